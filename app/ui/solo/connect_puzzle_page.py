"""A puzzle on Connect's own page: its aim for the seats, its result for the standings."""

from typing import Any

from app.presenters.connect.table import ConnectTable
from app.presenters.solo.connect_puzzle import ConnectPuzzleTable
from app.session.match import Match
from app.ui.connect.connect_motions import ConnectMotions
from app.ui.connect.connect_page import ConnectPage
from app.ui.solo.puzzle_page import PuzzlePage
from app.ui.solo.puzzle_play import PuzzlePlay


class ConnectPuzzlePage(PuzzlePage[ConnectTable], ConnectPage):
    table: ConnectPuzzleTable
    motions: ConnectMotions

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.seats.opacity, self.seats.disabled = 0, True  # tiles that are taken still fly there
        self.end.bind(height=self._make_room, needed=lambda *_: _fit_end(self))
        self.bind(arranged=lambda *_: _fit_end(self))
        self.table_top.lie_below(self.strip)
        self.puzzle = PuzzlePlay(self, self.shell, self.end)

    @property
    def has_hint_key(self) -> bool:
        return bool(self.model.has_hint_key)

    def table_of(self, match: Match) -> ConnectPuzzleTable:
        return ConnectPuzzleTable(match)

    def show_panel(self, name: str) -> None:
        super().show_panel(name)
        self.ids.look.is_seen = name == "back"


def _fit_end(page: ConnectPuzzlePage) -> None:
    """All that it tells is seen before much of the maze."""
    sheet, end = page.places.sheet, page.end
    most = page.places.board.top - sheet.y - page.least_seen * page.height
    needed = min(end.needed, most) * page.places.is_stacked
    end.size_hint_y, end.height = None, max(sheet.height, needed)
