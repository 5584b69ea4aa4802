"""Looking back through a match on its own board: steps, playing on, and what each step did."""

from typing import Protocol

from app.presenters.match.at_table import AtTable
from app.presenters.match.look_back import LookBack
from app.ui.kit.motion import After, Movement
from app.ui.match.look_back_bar import LookBackBar
from app.ui.match.step_list import no_step


class LookedThrough(Protocol):
    """A page draws what was after so many moves, and moves what happened."""

    is_looking_back: bool

    @property
    def table(self) -> AtTable: ...
    def show_panel(self, name: str) -> None: ...
    def show_after(self, moves: int) -> None: ...
    def movements(self, _number: int) -> list[Movement]: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...
    def refresh(self) -> None: ...
    def next(self) -> None: ...


def _nothing() -> None:
    """Follows."""


class MatchLookBack:
    """The bar shows the step that is under way; the board comes to it."""

    def __init__(self, page: LookedThrough, bar: LookBackBar) -> None:
        self._page, self._bar = page, bar
        self._ends: tuple[int, ...] = (0,)

    @property
    def at(self) -> LookBack:
        return self._bar.model

    def open(self) -> None:
        table = self._page.table
        self._ends = (0, *table.step_ends)
        count = len(self._ends) - 1
        self._page.is_looking_back = True
        self._bar.begin(LookBack(count, count), table.step)
        self._page.show_panel("back")
        self.show()

    def close(self) -> None:
        """The match as it is, and on with it."""
        self._stop()
        page = self._page
        page.is_looking_back = False
        self._bar.begin(LookBack(), no_step)
        page.show_panel("end" if page.table.is_over else "turn")
        page.refresh()
        page.next()

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
        self._page.show_after(self._ends[self.at.at])

    def _stop(self) -> None:
        """What is under way is finished; it does not play on by itself."""
        self._bar.model = self.at.moved_to(self.at.at)
        self._page.play_out([], _nothing)

    def _step(self) -> None:
        before, was_playing = self._ends[self.at.at], self.at.is_playing
        self._bar.model = self.at.stepped()
        moves = range(before, self._ends[self.at.at])
        movements = [each for move in moves for each in self._page.movements(move)]
        self._page.play_out(movements, lambda: self._stepped(was_playing))

    def _stepped(self, was_playing: bool) -> None:
        if self._page.is_looking_back:
            self.show()
            if was_playing and self.at.is_playing:
                self._step()
