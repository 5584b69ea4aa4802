"""The treat for who solved all puzzles of a day: its golden stamp, and what is on it."""

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.stamps import NO_STAMP, Stamp
from app.ui.kit.shown import Shown


class StampRow(Shown, BoxLayout):
    """`share` is how far the stamp has come down; without movements it lies there. It is at
    `least` so high."""

    stamp: Stamp = ObjectProperty(NO_STAMP, rebind=True)
    share = NumericProperty(1)
    least = NumericProperty(0)
    is_large = BooleanProperty(False)
