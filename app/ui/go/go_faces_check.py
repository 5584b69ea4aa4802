"""Checking on the page where all play face to face: board by board, then along the track (G7)."""

from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from app.presenters.go.faces import Check, Stage, check_line
from app.presenters.go.scores import headline
from app.presenters.phrase import Field
from app.ui.kit.motion import Movement

if TYPE_CHECKING:
    from app.ui.go.go_faces_page import GoFacesPage

SETTLES, LOOKS = 0.9, 1.8
"""From the last claim to the first board, and how long each board is looked at, in seconds."""


class GoFacesCheck:
    def __init__(self, page: "GoFacesPage") -> None:
        self._page = page

    def begin(self) -> None:
        """Whoever took the highest score tile is looked at first."""
        page = self._page
        self.show(0)
        looks = [
            Movement(LOOKS, self._travel, "linear", partial(self._look_at, count))
            for count in range(1, len(page.regions) + 1)
        ]
        page.play_out([Movement(SETTLES, lambda _: None), *looks], self._end)

    def show(self, count: int) -> None:
        """So many boards are told, and the last of them is looked at."""
        self._page.stage = Stage(checked=count)
        self._page.refresh()

    def _look_at(self, count: int) -> None:
        if not self._page.is_there:
            return
        check = self._page.table.checks[count - 1]
        self._page.shell.sounds.play("find" if check.is_solved else "no")
        if self._page.speed:
            self._page.shell.aloud.say(*self._words(check))
        self.show(count)

    def _words(self, check: Check) -> tuple[Field, ...]:
        return self._page.table.names[check.seat], check_line(check)

    def _travel(self, share: float) -> None:
        """First the board is looked at, then its seat moves along the track."""
        page = self._page
        if not page.is_there or not page.stage.checked:
            return
        check = page.table.checks[page.stage.checked - 1]
        gone = max(0.0, 2 * share - 1)
        page.regions[check.seat].space = check.before + gone * (check.after - check.before)

    def _end(self) -> None:
        page = self._page
        if not page.is_there:
            return
        page.stage = Stage()
        told = () if page.speed else tuple(map(self._words, page.table.checks))
        end: tuple[Field, ...] = (headline(page.table),) if page.table.is_over else ()
        page.shell.aloud.say(*chain(*told), *end)
        if page.table.is_over:
            page.shell.sounds.play("win")
        page.refresh()
