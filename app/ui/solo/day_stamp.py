"""The stamp of a day: a picture, on a golden seal where all puzzles of the day are solved."""

from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from app.presenters.solo.stamps import NO_STAMP, Stamp
from app.ui.kit.shown import Shown


class DayStamp(Shown, FloatLayout):
    """As high as wide; `share` is how far it has come down. `side` is how large it is just now,
    `seal` each of the squares that the golden seal is made of."""

    stamp: Stamp = ObjectProperty(NO_STAMP, rebind=True)
    share = NumericProperty(1)
    side, seal = NumericProperty(0), NumericProperty(0)
