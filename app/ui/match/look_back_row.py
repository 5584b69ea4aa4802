"""A step of a match that is looked back at: whose it was, what it was, and with which tiles."""

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.look_back import LookBackStep


class LookBackRow(BoxLayout):
    """`is_now`: the match stands after it."""

    step: LookBackStep = ObjectProperty(LookBackStep(), rebind=True)
    is_now = BooleanProperty(False)
