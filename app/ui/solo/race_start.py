"""Before a race: the board is seen, nothing runs, until whoever looks begins."""

from collections.abc import Callable
from typing import Protocol

from kivy.uix.widget import Widget

from app.presenters.phrase import phrase
from app.presenters.solo.standing import ready_of
from app.session.alone import Alone
from app.session.racing import Race
from app.solo.kinds import RACES
from app.ui.kit.motion import After, Movement
from app.ui.kit.shell import Shell
from app.ui.kit.words import said
from app.ui.solo.race_ready import RaceReady


class StartScreen(Protocol):
    def show_panel(self, name: str) -> None: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...
    def next(self) -> None: ...


class RaceStart:
    """`waits`: the race is not begun."""

    def __init__(
        self, page: StartScreen, shell: Shell, place: Widget, proclaimed: Callable[[str], Movement]
    ) -> None:
        self._page, self._shell, self._place, self._proclaimed = page, shell, place, proclaimed
        self.panel = RaceReady()
        self.panel.bind(on_start=lambda _: self.start())
        self.waits = False

    def begin(self, asked: Alone | None, pawn: str) -> None:
        """Only one that is new waits."""
        self.waits = False
        if asked is not None and asked.code.kind in RACES:
            self.waits = not asked.match.moves and not asked.clock
            self.panel.ready = ready_of(Race(asked), self._shell.desk.records, pawn)

    def show(self) -> None:
        """Where the keys of the turn will lie."""
        if self.waits:
            self._place.clear_widgets()
            self._place.add_widget(self.panel)

    def start(self) -> None:
        """It is proclaimed before the time runs."""
        self.waits = False
        self._page.show_panel("turn")
        words = said(self._shell.words.catalogue, phrase("race.go"))
        self._page.play_out([self._proclaimed(words)], self._page.next)
