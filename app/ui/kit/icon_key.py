"""A round key with a glyph of the icon font, at least 48 dp; `name` says in words what it does."""

from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivymd.icon_definitions import md_icons

from app.ui.kit.shown import Shown


def glyph(icon: str) -> str:
    """Of this name, or of several with blanks between; of none, nothing."""
    return "".join(md_icons[name] for name in icon.split())


class IconKey(Shown, ButtonBehavior, Label):
    """`side` is its height and width.

    `ink` is its colour where that is not the theme's: `color` would be lost with the theme.
    """

    ink = ColorProperty(None, allownone=True)
    icon = StringProperty("home")
    name = StringProperty()
    side = NumericProperty("48dp")
    fill = ColorProperty((0, 0, 0, 0))
