"""A puzzle on Shift's own page: its aim for the seats, its result for the standings."""

from typing import Any

from app.presenters.solo.shift_puzzle import ShiftPuzzleTable
from app.session.match import Match
from app.ui.kit.kv_files import load_rules, load_widgets
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
        self.puzzle = PuzzlePlay(self, self.shell, end)
        self.strip.bind(on_hint=lambda _: self.hints.next())

    @classmethod
    def load_rules(cls) -> None:
        """Those of the page that it is a kind of, before its own."""
        super().load_rules()
        load_widgets("app.ui.shift")
        load_rules("app.ui.shift.shift_page")

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
