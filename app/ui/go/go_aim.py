"""One of the places in the race for a solved board, and what is at stake there."""

from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.stakes import NO_STAKE, Stake


class GoAim(BoxLayout):
    """Letters are as high as `em`."""

    place = NumericProperty(1)
    stake: Stake = ObjectProperty(NO_STAKE, rebind=True)
    em = NumericProperty(16)
