"""Checking where all play face to face: board by board, then along the track (G7)."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain

from app.presenters.go.faces import Check, FacesTable, Stage, check_line
from app.presenters.go.scores import headline
from app.presenters.match.tally import tally_of
from app.presenters.phrase import Field
from app.ui.go.go_cheer import GoCheer
from app.ui.go.go_faces_region import GoFacesRegion
from app.ui.kit.motion import Movement
from app.ui.kit.shell import Shell

SETTLES, LOOKS = 1.2, 1.1
"""From the last claim to the first board, and how long each board is looked at, in seconds."""


class GoFacesCheck:
    """`stand` shows a stage of it; it answers False once the page was left."""

    def __init__(
        self,
        table: FacesTable,
        regions: Sequence[GoFacesRegion],
        shell: Shell,
        stand: Callable[[Stage], bool],
    ) -> None:
        self._table, self._regions, self._shell = table, regions, shell
        self._stand = stand
        self._looked_at: Check | None = None

    def movements(self) -> list[Movement]:
        """Whoever took the highest score tile is looked at first."""
        self._looked_at = None
        looks = [
            Movement(LOOKS, self._travel, "linear", partial(self._look_at, count))
            for count in range(1, len(self._regions) + 1)
        ]
        return [Movement(SETTLES, lambda _: None), *looks]

    def begin(self) -> None:
        """All stop; whoever claimed nothing sees which score tile is left for them (G5)."""
        self.show(0)
        last = self._table.unclaimed
        if last is not None:
            self._regions[last].take(self._table.own(last).claimed or 0)

    def show(self, count: int) -> bool:
        """So many boards are told, and the last of them is looked at."""
        return self._stand(Stage(checked=count))

    def _look_at(self, count: int) -> None:
        if not self.show(count):
            return
        self._looked_at = check = self._table.checks[count - 1]
        self._shell.sounds.play("find" if check.is_solved else "no")
        if self._shell.app.speed:
            self._shell.aloud.say(*_words(check))

    def _travel(self, share: float) -> None:
        """First the board is looked at, then its seat moves along the track."""
        check = self._looked_at
        if check is not None:
            gone = max(0.0, 2 * share - 1)
            space = check.before + gone * (check.after - check.before)
            self._regions[check.seat].space = space

    def end(self) -> None:
        table = self._table
        told = () if self._shell.app.speed else tuple(map(_words, table.checks))
        last: tuple[Field, ...] = (headline(table),) if table.is_over else ()
        self._shell.aloud.say(*chain(*told), *last)
        if table.is_over:
            self.tell_wins()
        self._stand(Stage())

    def cheering(self) -> Movement:
        """Over the board of each seat that has won."""
        winners = [self._regions[seat] for seat in self._table.view().winners]
        cheers = [GoCheer(one.board, one.ids.flyer, self._shell) for one in winners]

        def others(share: float) -> None:
            for one in self._regions:
                one.rise(share)
            for cheer in cheers[1:]:
                cheer.update(share)

        return cheers[0].movement(others)

    def tell_wins(self) -> None:
        """The history knows of this match, too."""
        table = self._table
        table.tally = tally_of(table.match, self._shell.shelf.past()).told


def _words(check: Check) -> tuple[Field, ...]:
    return check.name, check_line(check)
