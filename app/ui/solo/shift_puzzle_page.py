"""A puzzle or a race on Shift's own page: its aim for the seats, its result for the standings."""

from typing import Any

from app.presenters.shift.table import ShiftTable
from app.presenters.solo.shift_puzzle import ShiftPuzzleTable
from app.presenters.solo.shift_race import table_of
from app.session.match import Match
from app.ui.match.panel_paper import make_room
from app.ui.shift.shift_motions import ShiftMotions
from app.ui.shift.shift_page import ShiftPage
from app.ui.solo.aim_upright import AimUpright
from app.ui.solo.puzzle_page import PuzzlePage
from app.ui.solo.puzzle_play import PuzzlePlay


class ShiftPuzzlePage(PuzzlePage[ShiftTable], ShiftPage):
    table: ShiftPuzzleTable
    motions: ShiftMotions

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        seats = self.ids.seats.__self__
        seats.parent.remove_widget(seats)
        self.around.upright = AimUpright(self.strip, self.sheet)
        self.sheet.undoes = True
        make_room(self, self.end)
        self.puzzle = PuzzlePlay(self, self.shell, self.end)

    @property
    def has_hint_key(self) -> bool:
        return bool(self.model.has_hint_key)

    def table_of(self, match: Match) -> ShiftPuzzleTable:
        return table_of(match)
