"""A label in one of the roles of LOOK 4, wrapping in its width and as high as its lines."""

from kivy.properties import OptionProperty
from kivy.uix.label import Label

from app.ui.theme import ROLES


class Text(Label):
    role = OptionProperty("body", options=list(ROLES))
