"""A round sign that lies on a picture: what it is, or how it stands."""

from kivy.properties import ColorProperty, StringProperty
from kivy.uix.label import Label


class Badge(Label):
    icon = StringProperty()
    fill = ColorProperty((1, 1, 1, 1))
    ink = ColorProperty((0, 0, 0, 1))
