"""A puzzle on Shift's own page: its aim for the seats, its result for the standings."""

from functools import partial
from typing import Any

from app.games.shift.moves import Move
from app.presenters.phrase import phrase
from app.presenters.solo.shift_puzzle import ShiftPuzzleTable, finger_for
from app.session.match import Match
from app.ui.kit.motion import Movement
from app.ui.shift.shift_page import ShiftPage
from app.ui.solo.aim_upright import AimUpright
from app.ui.solo.puzzle_end import PuzzleEnd
from app.ui.solo.puzzle_play import PuzzlePlay


class ShiftPuzzlePage(ShiftPage):
    table: ShiftPuzzleTable

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        seats = self.ids.seats.__self__
        seats.parent.remove_widget(seats)
        end = PuzzleEnd()
        self._panels["end"] = end
        self.bind(form=end.setter("form"), foot=end.setter("foot"))
        end.bind(on_look_back=lambda _: self.look_back())
        self.strip = self.ids.strip.__self__
        self.around.upright = AimUpright(self.strip, self.sheet)
        self.puzzle = PuzzlePlay(self, self.shell, end, partial(pointed, self))
        self.strip.bind(on_hint=lambda _: self.puzzle.hint())

    def table_of(self, match: Match) -> ShiftPuzzleTable:
        return ShiftPuzzleTable(match)

    def begin(self) -> None:
        super().begin()
        self.puzzle.begin()
        self.puzzle.keep()

    def left(self) -> None:
        super().left()
        self.shell.desk.rest()

    def refresh(self, *_: object) -> None:
        super().refresh()
        if self.is_there and not self.is_looking_back:
            self.strip.aim = self.table.aim

    def play(self, move: object) -> None:
        """What came of it is written down before it is seen."""
        super().play(move)
        self.puzzle.keep()

    def show_panel(self, name: str) -> None:
        super().show_panel(name)
        if name == "end":
            self.puzzle.show()

    def celebration(self) -> list[Movement]:
        self.puzzle.rise(0)
        return [self.motions.celebration(self.puzzle.rise)]


def pointed(page: ShiftPuzzlePage, move: Move) -> None:
    """As if a finger were about to do it."""
    page.deeds.take(finger_for(page.table.match.state, move))
    page.notices.tell(phrase("solo.hint.here"), is_warning=False)
