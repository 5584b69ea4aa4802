"""A puzzle on Connect's own page: its aim for the seats, its result for the standings."""

from typing import Any

from app.presenters.solo.connect_puzzle import ConnectPuzzleTable
from app.session.match import Match
from app.ui.connect.connect_page import ConnectPage
from app.ui.kit.kv_files import load_rules, load_widgets
from app.ui.kit.motion import Movement
from app.ui.solo.puzzle_end import PuzzleEnd
from app.ui.solo.puzzle_play import PuzzlePlay


class ConnectPuzzlePage(ConnectPage):
    table: ConnectPuzzleTable

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.seats.opacity, self.seats.disabled = 0, True  # tiles that are taken still fly there
        end = PuzzleEnd()
        self._panels["end"] = end
        self.bind(form=end.setter("form"), foot=end.setter("foot"))
        end.bind(on_look_back=lambda _: self.look_back(), height=self._make_room)
        self.strip = self.ids.strip.__self__
        self.table_top.lie_below(self.strip)
        self.puzzle = PuzzlePlay(self, self.shell, end)
        self.strip.bind(on_hint=lambda _: self.hints.next())

    @classmethod
    def load_rules(cls) -> None:
        """Those of the page that it is a kind of, before its own."""
        super().load_rules()
        load_widgets("app.ui.connect")
        load_rules("app.ui.connect.connect_page")

    def table_of(self, match: Match) -> ConnectPuzzleTable:
        return ConnectPuzzleTable(match)

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
        self.ids.look.is_seen = name != "end"
        if name == "end":
            self.puzzle.show()

    def celebration(self) -> list[Movement]:
        self.puzzle.rise(0)
        return [self.motions.celebration(self.puzzle.rise)]
