"""A day of a week: its first letter over the sign of how it went. By ear it is said whole."""

from kivy.properties import ObjectProperty

from app.presenters.solo.today import NO_DAY, WeekDay
from app.ui.kit.pile import Pile


class WeekCell(Pile):
    day: WeekDay = ObjectProperty(NO_DAY, rebind=True)
