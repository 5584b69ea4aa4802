"""Looking back through a match on its own board: steps, playing on, and what each move did."""

from typing import Protocol

from app.presenters.match.at_table import AtTable
from app.presenters.match.look_back import LookBack, look_back_on
from app.ui.kit.motion import After, Motion, Movement
from app.ui.kit.words import Words, said
from app.ui.match.look_back_bar import LookBackBar


class LookedThrough(Protocol):
    """A page draws what was after so many moves, and moves what happened."""

    is_looking_back: bool
    motion: Motion

    @property
    def table(self) -> AtTable: ...
    def show_panel(self, name: str) -> None: ...
    def show_after(self, moves: int) -> None: ...
    def movements(self, _number: int) -> list[Movement]: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...
    def looked_back(self) -> None: ...


class MatchLookBack:
    def __init__(self, page: LookedThrough, bar: LookBackBar, words: Words) -> None:
        self._page, self._bar, self._words = page, bar, words

    @property
    def at(self) -> LookBack:
        return self._bar.model

    def open(self) -> None:
        self._bar.model = look_back_on(self._page.table.match)
        self._page.is_looking_back = True
        self._page.show_panel("back")
        self.show()

    def close(self) -> None:
        self._stop()
        self._page.is_looking_back = False
        self._page.looked_back()

    def move_to(self, at: int) -> None:
        """One step forward is shown as it happened, everything else at once."""
        self._stop()
        if at == self.at.at + 1 and at <= self.at.count:
            self._step()
        else:
            self._bar.model = self.at.moved_to(at)
            self.show()

    def toggle(self) -> None:
        was_playing = self.at.is_playing
        self._stop()
        if not was_playing:
            self._bar.model = self.at.with_playing(True)
            self.show()
            self._step()

    def show(self) -> None:
        at = self.at.at
        self._page.show_after(at)
        told = self._page.table.phrases_of(at - 1) if at else ()
        self._bar.words = " ".join(said(self._words.catalogue, part) for part in told)

    def _stop(self) -> None:
        """What is under way is finished; it does not play on by itself."""
        self._bar.model = self.at.moved_to(self.at.at)
        self._page.motion.finish()

    def _step(self) -> None:
        self._page.play_out(self._page.movements(self.at.at), self._stepped)

    def _stepped(self) -> None:
        if self._page.is_looking_back:
            self._bar.model = self.at.stepped()
            self.show()
            if self.at.is_playing:
                self._step()
