"""What a stamp of the calendar means: one of them beside some words."""

from kivy.properties import ObjectProperty, StringProperty

from app.presenters.solo.stamps import NO_STAMP, Stamp
from app.ui.kit.strip import Strip


class DayLegend(Strip):
    """Without a stamp it has a sign, or looks like a day without one; `key` names the words."""

    stamp: Stamp = ObjectProperty(NO_STAMP, rebind=True)
    icon = StringProperty()
    key = StringProperty()
