"""Quiet names along the rim of a board, where people switched them on or read what happened."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, ListProperty, ObjectProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from app.services.settings import Settings, SettingsBook

SMALLEST, LARGEST, SHARE = 11, 18, 0.22
"""Of its letters, in dp, and by the cell."""
HIGH, LINE = 1.5, 1.2
"""A line by its letters; in dp, what sets them off from any ground."""


class Mark(NamedTuple):
    text: str
    x: float
    y: float
    cell: float


class Rim(Widget):
    """`is_wanted`: they are shown whatever is set. Hidden it holds no letter."""

    settings: SettingsBook = ObjectProperty()
    is_wanted = BooleanProperty(False)
    is_set = BooleanProperty(False)
    marks: Sequence[Mark] = ListProperty()
    ink = ColorProperty((1, 1, 1, 1))
    edge = ColorProperty((0.05, 0.04, 0.03, 1))

    def on_settings(self, _: object, settings: SettingsBook) -> None:
        settings.watch(self._follow)
        self._follow(settings.current)

    def _follow(self, settings: Settings) -> None:
        self.is_set = settings.coordinates

    def on_is_set(self, *_: object) -> None:
        self.on_marks()

    def on_is_wanted(self, *_: object) -> None:
        self.on_marks()

    def on_ink(self, *_: object) -> None:
        self.on_marks()

    def on_marks(self, *_: object) -> None:
        """Letters stay while their number does."""
        shown = self.marks if self.is_set or self.is_wanted else ()
        while len(self.children) > len(shown):
            self.remove_widget(self.children[0])
        while len(self.children) < len(shown):
            self.add_widget(_letter())
        for label, mark in zip(self.children, shown, strict=True):
            label.text = mark.text
            label.font_size = max(dp(SMALLEST), min(dp(LARGEST), SHARE * mark.cell))
            label.color, label.outline_color = self.ink, self.edge
            label.size = label.font_size * len(mark.text), label.font_size * HIGH
            label.center = mark.x, mark.y


def _letter() -> Label:
    return Label(font_name="RobotoBold", size_hint=(None, None), outline_width=dp(LINE))
