"""Checking on the page where all play face to face: board by board, then along the track (G7)."""

from typing import TYPE_CHECKING

from app.presenters.go_faces import Stage
from app.ui.motion import Movement

if TYPE_CHECKING:
    from app.ui.screens.go_faces_page import GoFacesPage

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
            Movement(LOOKS, self._travel, "linear", lambda count=count: self._look_at(count))
            for count in range(1, len(page.regions) + 1)
        ]
        page.motion.play([Movement(SETTLES, lambda _: None), *looks], page.speed, self._end)

    def show(self, count: int) -> None:
        """So many boards are told, and the last of them is looked at."""
        self._page.stage = Stage(checked=count)
        self._page.refresh()

    def _look_at(self, count: int) -> None:
        if self._page.table is None:
            return
        check = self._page.table.checks[count - 1]
        self._page.shell.sounds.play("find" if check.is_solved else "no")
        self.show(count)

    def _travel(self, share: float) -> None:
        """First the board is looked at, then its seat moves along the track."""
        page = self._page
        if page.table is None:
            return
        check = page.table.checks[page.stage.checked - 1]
        gone = max(0.0, 2 * share - 1)
        page.regions[check.seat].space = check.before + gone * (check.after - check.before)

    def _end(self) -> None:
        page = self._page
        if page.table is None:
            return
        page.stage = Stage()
        if page.table.is_over:
            page.shell.sounds.play("win")
        page.refresh()
