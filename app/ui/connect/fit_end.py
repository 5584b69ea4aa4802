"""How high what tells how it went is, where it is another than the standings of a match."""

from collections.abc import Callable
from typing import Protocol

from app.ui.connect.connect_page import ConnectPage


class Told(Protocol):
    """A paper: `needed` is the height in which all of it is seen."""

    needed: float
    size_hint_y: float | None
    height: float

    def bind(self, **kwargs: Callable[..., None]) -> None: ...


def fit_end(page: ConnectPage, end: Told) -> None:
    """All that it tells is seen before much of the maze, and below a table no room is left over."""

    def fit(*_: object) -> None:
        sheet = page.places.sheet
        most = page.places.board.top - sheet.y - page.least_seen * page.height
        is_below = page.places.is_stacked and end.needed
        end.size_hint_y, end.height = None, min(end.needed, most) if is_below else sheet.height

    end.bind(height=page._make_room, needed=fit)
    page.bind(places=fit)
