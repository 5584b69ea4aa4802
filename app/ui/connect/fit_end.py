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
    """All that it tells is seen before much of the maze."""

    def fit(*_: object) -> None:
        sheet = page.places.sheet
        most = page.places.board.top - sheet.y - page.least_seen * page.height
        needed = min(end.needed, most) * page.places.is_stacked
        end.size_hint_y, end.height = None, max(sheet.height, needed)

    end.bind(height=page._make_room, needed=fit)
    page.bind(places=fit)
