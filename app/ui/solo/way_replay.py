"""A turn of a result, seen once more on the result's own board."""

from typing import Protocol

from app.presenters.match.at_table import AtTable
from app.presenters.solo.outcome import Way
from app.ui.kit.motion import After, Motion, Movement
from app.ui.solo.puzzle_end import PuzzleEnd


class Replayed(Protocol):
    motion: Motion
    panel: str
    table: AtTable

    @property
    def listens(self) -> bool: ...
    def movements(self, _number: int, _is_past: bool = False) -> list[Movement]: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...
    def show_after(self, moves: int) -> None: ...
    def refresh(self) -> None: ...


class WayReplay:
    """The board stays as that turn left it, until another one is chosen."""

    def __init__(self, page: Replayed, end: PuzzleEnd) -> None:
        self._page, self._end = page, end
        end.bind(on_way=lambda _, way: self.play(way))

    def play(self, way: Way) -> None:
        page = self._page
        page.motion.finish_all()
        if page.listens and any(way.moves):
            first, until = way.moves
            self._end.chosen = way.number
            page.show_after(first)
            self._step(first, until)

    def _step(self, moves: int, until: int) -> None:
        page = self._page
        if moves == until:
            page.refresh()
            return

        def stepped() -> None:
            page.show_after(moves + 1)
            self._step(moves + 1, until)

        page.play_out(page.movements(moves, True), stepped)

    def show(self) -> None:
        """In place of how it ended, if an earlier turn is chosen."""
        until, page = self._end.turn.moves[1], self._page
        if page.panel == "end" and 0 < until < len(page.table.match.moves):
            page.show_after(until)
