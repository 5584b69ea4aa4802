"""A puzzle on Connect's own page: its aim for the seats, its result for the standings."""

from typing import Any

from app.presenters.connect.table import ConnectTable
from app.presenters.solo.connect_puzzle import ConnectPuzzleTable
from app.session.match import Match
from app.ui.connect.connect_motions import ConnectMotions
from app.ui.connect.connect_page import ConnectPage
from app.ui.connect.fit_end import fit_end
from app.ui.kit.words import said
from app.ui.solo.puzzle_page import PuzzlePage
from app.ui.solo.puzzle_play import PuzzlePlay


class ConnectPuzzlePage(PuzzlePage[ConnectTable], ConnectPage):
    table: ConnectPuzzleTable
    motions: ConnectMotions

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.seats.opacity, self.seats.disabled = 0, True  # tiles that are taken still fly there
        fit_end(self, self.end)
        self.table_top.lie_below(self.strip)
        self.puzzle = PuzzlePlay(self, self.shell, self.end)

    @property
    def has_hint_key(self) -> bool:
        return bool(self.model.has_hint_key)

    def table_of(self, match: Match) -> ConnectPuzzleTable:
        return ConnectPuzzleTable(match)

    def say(self) -> None:
        """What is asked stands in the sheet where the strip has no room for words."""
        super().say()
        self.tray.deals = self.table.aim.par
        if self.strip.is_tight and not self.model.is_reason:
            words, aim = self.shell.words.catalogue, self.table.aim
            brief = f"{said(words, aim.brief)} \u00b7 {self.title}"
            self.title = brief if self.model.is_choosing else said(words, aim.words)

    def lay_out(self, *_: object) -> None:
        """At the end the key to send it stands for undo."""
        self.ids.undo.is_there = self.panel != "end"
        super().lay_out()

    def show_panel(self, name: str) -> None:
        super().show_panel(name)
        self.ids.look.is_seen = name == "back"
