"""Where Connect's table, which lies under everything, is open to fingers."""

from collections.abc import Sequence

from kivy.uix.widget import Widget


class TableTop:
    """`covers` lie above it, and what `panel` holds just now."""

    def __init__(self, covers: Sequence[Widget], panel: Widget) -> None:
        self._covers, self._panel = covers, panel

    def lie_below(self, cover: Widget) -> None:
        """One more lies above it."""
        self._covers = (*self._covers, cover)

    def is_open(self, x: float, y: float) -> bool:
        """Asked for wherever a finger goes: a generator would cost a call for each of them."""
        for cover in (*self._covers, *self._panel.children):
            if cover.opacity and cover.collide_point(x, y):
                return False
        return True
