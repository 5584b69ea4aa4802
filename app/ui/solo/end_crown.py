"""What crowns the end of a puzzle: above the board where its paper lies below that, else on it."""

from typing import Protocol

from kivy.uix.widget import Widget

from app.presenters.match.places import Places
from app.ui.solo.puzzle_end import PuzzleEnd


class Crowned(Protocol):
    panel: str
    places: Places
    crown_height: float

    def lay_out(self, *_: object) -> None: ...


class EndCrown:
    """`place` lies above the board. `hidden` is what gives way to it."""

    def __init__(self, page: Crowned, place: Widget, end: PuzzleEnd, *hidden: Widget) -> None:
        self._page, self._place, self._end, self._hidden = page, place, end, hidden
        end.banner.bind(least=self._grown)

    def _grown(self, *_: object) -> None:
        if self._place.children:
            self._page.crown_height = float(self._end.banner.least)
            self._page.lay_out()

    def follow(self) -> bool:
        """Where it belongs now; whether it was elsewhere."""
        is_above = self._page.panel == "end" and self._page.places.is_stacked
        for widget in self._hidden:
            widget.opacity, widget.disabled = 1.0 - is_above, is_above
        if is_above is self._end.is_crowned:
            return False
        self._end.crown(self._place if is_above else None)
        self._page.crown_height = float(self._end.banner.least) * is_above
        return True
