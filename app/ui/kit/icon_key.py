"""A round key with a glyph of the icon font, at least 48 dp; `name` says in words what it does."""

from kivy.properties import ColorProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivymd.icon_definitions import md_icons


def glyph(icon: str) -> str:
    return md_icons[icon]


class IconKey(ButtonBehavior, Label):
    """`ink` is its colour where that is not the theme's: `color` would be lost with the theme."""

    ink = ColorProperty(None, allownone=True)
    icon = StringProperty("home")
    name = StringProperty()
    fill = ColorProperty((0, 0, 0, 0))
