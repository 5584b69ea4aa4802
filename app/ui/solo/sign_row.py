"""Glyphs of the icon font side by side: circles of turns, stars."""

from kivy.properties import ColorProperty, ListProperty
from kivy.uix.label import Label

from app.ui.kit.shown import Shown


class SignRow(Shown, Label):
    icons = ListProperty()
    ink = ColorProperty((0, 0, 0, 1))
