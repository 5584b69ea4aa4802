"""What crowns the end of a puzzle: above the board where its paper lies below that, else on it."""

from typing import Protocol

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.presenters.match.places import Places, Shape
from app.ui.solo.puzzle_end import PuzzleEnd

HEAD = 68.0
"""In dp: a bar, and what is free around board and banner."""


class Crowned(Protocol):
    panel: str
    places: Places
    crown_height: float

    def lay_out(self, *_: object) -> None: ...


class EndCrown:
    """`place` lies above the board. `hidden` is what gives way to it, or to the name in the bar;
    so many dp at the `head` of the page stay what they are, and its board is at most so much of its
    height."""

    def __init__(
        self,
        page: Crowned,
        place: Widget,
        end: PuzzleEnd,
        *hidden: Widget,
        head: float = HEAD,
        board: float = 1.0,
    ) -> None:
        self._page, self._place, self._end, self._hidden = page, place, end, hidden
        self._head, self._board = head, board
        self._follow = Clock.create_trigger(self._grown, -1)
        end.banner.bind(natural=self._follow)

    def _grown(self, *_: object) -> None:
        """Once all of a change is known: amid one the page would be laid out by half of it."""
        if self._place.children:
            self._page.crown_height = float(self._end.banner.natural)
            self._page.lay_out()

    def _share(self) -> None:
        """What a board as large as can be leaves, banner and paper have between them."""
        places = self._page.places
        height = places.bar.top - places.sheet.y
        board = min(places.bar.width, self._board * height)
        self._end.shared = (height - board - dp(self._head)) * (places.shape is Shape.TALL)

    def follow(self) -> bool:
        """Where it belongs now; whether it was elsewhere."""
        page, is_over = self._page, self._page.panel == "end"
        is_above = is_over and page.places.is_stacked
        if is_over:
            self._share()
        is_named = is_above or (is_over and page.places.shape is Shape.BESIDE)
        for widget in self._hidden:
            widget.opacity, widget.disabled = 1.0 - is_named, is_named
        if is_above is self._end.is_crowned and is_named is bool(page.crown_height):
            return False
        if is_above is not self._end.is_crowned:
            self._end.crown(self._place if is_above else None)
        page.crown_height = float(self._end.banner.natural) * is_named
        return True
