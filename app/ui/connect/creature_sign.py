"""The creature that was matched, before the words; without one it takes no room."""

from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.widget import Widget

from app.ui.connect.connect_board import THEME
from app.ui.kit.atlas import atlas_for
from app.ui.kit.part import Part

SIDE, GAP = 44, 12
"""In dp: the picture, and what is free behind it."""


class CreatureSign(Widget):
    creature = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), size=(0, 0), **kwargs)
        with self.canvas:
            self._part = Part()
        with self._part:
            Color(1, 1, 1, 1)
            self._picture = Rectangle()
        self.fbind("pos", self._place)
        self.fbind("creature", self._show)
        self._show()

    def _show(self, *_: object) -> None:
        self._part.is_shown = bool(self.creature)
        self.size = (dp(SIDE + GAP), dp(SIDE)) if self.creature else (0, 0)
        self._place()

    def _place(self, *_: object) -> None:
        self._picture.pos, self._picture.size = self.pos, (self.height, self.height)
        if self.creature:
            self._picture.texture = atlas_for(THEME, 96).region(f"creature/{self.creature}")
