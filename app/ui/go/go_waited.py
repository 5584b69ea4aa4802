"""A seat on the plaque of a pause: its pawn, how far it has come, and whether its bar is held."""

from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.faces import Waited


class GoWaited(BoxLayout):
    """`much` larger than on a small phone."""

    seat: Waited = ObjectProperty(Waited(), rebind=True)
    much = NumericProperty(1)
