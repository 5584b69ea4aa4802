"""Quiet names along the rim of a board, where people switched them on."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, ListProperty, ObjectProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from app.services.settings import Settings
from app.ui.kit.shell import Shell

SMALLEST, LARGEST, SHARE = 11, 18, 0.22
"""Of its letters, in dp, and by the cell."""
LEAST = 17
"""In dp, of a cell: on smaller ones they would cross each other."""
HIGH, LINE = 1.5, 1.2
"""A line by its letters; in dp, what sets them off from any ground."""


class Mark(NamedTuple):
    text: str
    x: float
    y: float
    cell: float


class Rim(Widget):
    """Only then the `board` is asked, by `names`, and again when what it `follows` has changed, and
    all else that follows it lies in its place. They are there where they `is_wanted`, too.
    """

    shell: Shell = ObjectProperty()
    board: Widget = ObjectProperty()
    follows: Sequence[str] = ListProperty()
    names: Callable[[Widget], Sequence[Mark]] = ObjectProperty()
    is_set = BooleanProperty(False)
    is_wanted = BooleanProperty(False)
    ink = ColorProperty((1, 1, 1, 1))
    edge = ColorProperty((0.05, 0.04, 0.03, 1))

    def __init__(self, **kwargs: Any) -> None:
        self._is_bound = False
        self._show_later = Clock.create_trigger(self._show, -1)
        super().__init__(**kwargs)

    def on_kv_post(self, _: object) -> None:
        self._bind()

    def on_shell(self, _: object, shell: Shell) -> None:
        shell.settings.watch(self._follow)
        self._follow(shell.settings.current)

    def _follow(self, settings: Settings) -> None:
        self.is_set = settings.coordinates

    def on_is_set(self, *_: object) -> None:
        self._bind()

    def on_is_wanted(self, *_: object) -> None:
        self._bind()

    def on_ink(self, *_: object) -> None:
        self._bind()

    def _bind(self) -> None:
        is_shown = (self.is_set or self.is_wanted) and self.names is not None
        if is_shown is not self._is_bound:
            self._is_bound = is_shown
            bind = self.board.fbind if is_shown else self.board.funbind
            for name in self.follows:
                bind(name, self._show_later)
        self._show()

    def _show(self, *_: object) -> None:
        """Letters stay while their number does."""
        marks = self.names(self.board) if self._is_bound else ()
        if marks and not self.is_set and marks[0].cell < dp(LEAST):
            marks = ()
        while len(self.children) > len(marks):
            self.remove_widget(self.children[0])
        while len(self.children) < len(marks):
            self.add_widget(_letter())
        for label, mark in zip(self.children, marks, strict=True):
            label.text = mark.text
            label.font_size = max(dp(SMALLEST), min(dp(LARGEST), SHARE * mark.cell))
            label.color, label.outline_color = self.ink, self.edge
            label.size = label.font_size * len(mark.text), label.font_size * HIGH
            label.center = mark.x, mark.y


def _letter() -> Label:
    return Label(font_name="RobotoBold", size_hint=(None, None), outline_width=dp(LINE))
