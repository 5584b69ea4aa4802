"""Go alone on Go's page: from roll to roll, a solved board seen at once, help, and the end (G10).

What comes next the presenter says; the page shows and keeps.
"""

from app.games.go.board import Laid
from app.games.go.moves import EndSolo, RollNext
from app.games.go.placing import placing_ready
from app.games.go.solver import Outlook, outlook
from app.presenters.go.result import fastest
from app.presenters.go.rounds import Due, begin_building, due
from app.presenters.go.table import GoTable
from app.presenters.phrase import phrase
from app.ui.go.go_rounds import RoundsParts, RoundsPlace
from app.ui.kit.motion import After

TAP_AGAIN = phrase("go.tap_again")


class GoSolo:
    """`solution` is one way for a roll that was missed, once it is found."""

    def __init__(self, page: RoundsPlace, table: GoTable, parts: RoundsParts) -> None:
        self._page, self._table, self._parts = page, table, parts
        self._shell = parts.shell
        self.solution: tuple[Laid, ...] = ()
        self.seat = 0

    def next(self) -> None:
        """On with what is due."""
        if self._due(Due.NEXT_ROLL):
            self._parts.clock.keep([RollNext()])
            self._parts.fingers.begin_roll()
        if self._due(Due.DICE):
            self._parts.roll.begin(self.build)
        elif self._due(Due.BUILDING):
            self._parts.clock.run()
            self._shell.thinker.think(placing_ready(), lambda _: None)
        elif self._due(Due.GIVING_UP):
            self.end()
        else:
            self._ended()

    def _due(self, wanted: Due) -> bool:
        return due(self._table) is wanted

    def build(self) -> None:
        """The dice lie."""
        self._parts.clock.keep(begin_building(self._table))
        self._page.refresh()
        self.next()

    def may_claim(self, _is_open: bool) -> bool:
        """A solved board claims by itself."""
        return False

    def moved(self) -> None:
        """A solved board is seen at once."""
        if self._table.is_solved():
            self._parts.clock.stop()
            self._parts.clock.keep([self._table.claim()])
            self._parts.fingers.rest()
            self._page.refresh()
            self._proclaim("go.solved", self._tell_solved)

    def _tell_solved(self) -> None:
        self._shell.sounds.play("find")
        self._shell.haptics.double()

    def _tell_time_is_up(self) -> None:
        self._shell.haptics.long()
        self._shell.sounds.play("time_up")

    def _proclaim(self, key: str, begin: After) -> None:
        """Over the board, for a moment; then on."""
        words = self._shell.words.catalogue.text(key)
        praise = self._parts.praise.movement(words, self._parts.board, begin)
        self._page.play_out([praise], self.next)

    def skip(self) -> None:
        """Another roll, where nothing is counted; a puzzle's end is asked for twice."""
        self._parts.roll.finish()
        if not self._helps_now:
            return
        if self._table.is_puzzle and self._parts.notices.now != TAP_AGAIN:
            self._parts.notices.tell(TAP_AGAIN, is_warning=False)
            return
        self._parts.notices.forget()
        self._parts.clock.keep([self._table.claim()])
        self.next()

    # The end

    def end(self) -> None:
        """Time is up, or the player has had enough."""
        self._parts.roll.finish()
        if self._table.is_over:
            return
        self._parts.clock.stop()
        self._parts.fingers.rest()
        self._parts.clock.keep([EndSolo()])
        if self._table.is_timed:
            self._shell.results.add(
                self._table.kept.mode.value, self._table.solved_rolls, fastest(self._table)
            )
            self._page.refresh()
            self._proclaim("go.time_up", self._tell_time_is_up)
        else:
            self._ended()

    def _ended(self) -> None:
        """The end card, and one way to solve what was left."""
        self._page.show_panel("end")
        self._page.refresh()
        if self._table.is_missed:
            self._shell.thinker.think(outlook(self._table.roll), self._show_solution)

    def _show_solution(self, found: Outlook) -> None:
        self.solution = found.lay
        self._page.refresh()

    # Help

    @property
    def _helps_now(self) -> bool:
        return self._page.is_open() and self._table.helps

    def help(self) -> None:
        """The next tile of a solution, or one that is in its way."""
        self._parts.roll.finish()
        if self._helps_now:
            own = self._table.own()
            thought = outlook(self._table.roll, own.laid, has_joker=own.joker)
            self._shell.thinker.think(thought, self._point)

    def _point(self, found: Outlook) -> None:
        if not self._page.is_open() or found.is_solved:
            return
        self._parts.fingers.point((*found.lift, *found.lay)[0])
        self._page.refresh()
        told = phrase("go.hint.lift" if found.lift else "go.hint.lay")
        self._parts.notices.tell(told, is_warning=False)
