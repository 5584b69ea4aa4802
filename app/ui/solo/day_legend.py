"""What a stamp of the calendar means: one of them over some words."""

from kivy.properties import ObjectProperty, StringProperty

from app.presenters.solo.stamps import NO_STAMP, Stamp
from app.ui.kit.pile import Pile


class DayLegend(Pile):
    """Without a stamp it has the sign of a day that can be made up for; `key` names the words."""

    stamp: Stamp = ObjectProperty(NO_STAMP, rebind=True)
    icon = StringProperty()
    key = StringProperty()
