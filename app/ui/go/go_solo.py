"""Go alone on Go's page: from roll to roll, a solved board seen at once, help, and the end (G10).

The page shows and keeps; here is only what comes next.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.games.go.board import Laid
from app.games.go.moves import EndSolo, RollNext, StartBuilding
from app.games.go.placing import placing_ready
from app.games.go.solver import Outlook, outlook
from app.games.go.state import Phase
from app.presenters.go.table import Mode
from app.presenters.phrase import Phrase, phrase
from app.ui.kit.motion import Movement
from app.ui.kit.words import said

if TYPE_CHECKING:
    from app.ui.go.go_page import GoPage

TAP_AGAIN = phrase("go.tap_again")
CHEER = 0.9
"""How long a solved board is celebrated, and the end proclaimed, in seconds."""


class GoSolo:
    """`solution` is one way for a roll that was missed, once it is found."""

    def __init__(self, page: "GoPage") -> None:
        self._page = page
        self.solution: tuple[Laid, ...] = ()

    def next(self) -> None:
        """On with what is due: the dice, building, the next roll, the end."""
        page, table = self._page, self._page.table
        if table.phase is Phase.OVER:
            self._ended()
        elif table.phase is Phase.SCORED and table.mode is Mode.PUZZLE:
            self.end()
        elif table.phase is Phase.SCORED:
            page.keep_moves([RollNext()])
            page.fingers.begin_roll()
            page.roll.begin()
        elif table.phase is Phase.LOOK:
            page.roll.begin()
        else:
            page.clock.run()
            page.shell.thinker.think(placing_ready(), lambda _: None)

    def build(self) -> None:
        """The dice lie."""
        self._page.table.begin_board()
        self._page.keep_moves([StartBuilding()])
        self._page.refresh()
        self._page.next()

    def look_for_solved(self) -> None:
        """A solved board is seen at once."""
        page = self._page
        if page.table.is_solved():
            page.clock.stop()
            page.keep_moves([page.table.claim()])
            page.fingers.rest()
            page.refresh()
            self._celebrate()

    def _celebrate(self) -> None:
        page = self._page

        def begin() -> None:
            page.shell.sounds.play("find")
            page.shell.haptics.double()

        self._proclaim(phrase("go.solved"), begin, self._cheered)

    def _proclaim(
        self, words: Phrase, begin: Callable[[], None], after: Callable[[], None]
    ) -> None:
        """Over the board, for a moment."""
        page = self._page
        page.praise = said(page.shell.words.catalogue, words)

        def swell(share: float) -> None:
            page.cheer = share
            page.board.cheer = 4 * share * (1 - share)

        page.play_out([Movement(CHEER, swell, "linear", begin)], after)

    def _cheered(self) -> None:
        self._page.cheer = self._page.board.cheer = 0.0
        self._page.next()

    def skip(self) -> None:
        """Another roll, where nothing is counted; a puzzle's end is asked for twice."""
        page = self._page
        page.roll.finish()
        if not page.is_open() or not page.helps:
            return
        if page.is_puzzle and page.notices.now != TAP_AGAIN:
            page.notices.tell(TAP_AGAIN)
            page.is_refused = False
            return
        page.notice = None
        page.keep_moves([page.table.claim()])
        page.next()

    # The end

    def end(self) -> None:
        """Time is up, or the player has had enough."""
        page, table = self._page, self._page.table
        if table is None or table.is_over:
            return
        page.clock.stop()
        page.motion.finish()
        page.fingers.rest()
        page.keep_moves([EndSolo()])
        if table.is_timed:
            page.shell.results.add(table.solved_rolls, table.fastest)
            page.refresh()
            self._proclaim(phrase("go.time_up"), self._tell_time_is_up, self._cheered)
        else:
            self._ended()

    def _tell_time_is_up(self) -> None:
        self._page.shell.haptics.long()
        self._page.shell.sounds.play("time_up")

    def _ended(self) -> None:
        """The end card, and one way to solve what was left."""
        page = self._page
        page.show_panel("end")
        page.refresh()
        if page.table.is_missed:
            page.shell.thinker.think(outlook(page.table.roll), self._show_solution)

    def _show_solution(self, found: Outlook) -> None:
        if self._page.is_there and self._page.table.is_over:
            self.solution = found.lay
            self._page.refresh()

    # Help

    def help(self) -> None:
        """The next tile of a solution, or one that is in its way."""
        page = self._page
        page.roll.finish()
        if page.is_open() and page.helps:
            own = page.table.own()
            thought = outlook(page.table.roll, own.laid, has_joker=own.joker)
            page.shell.thinker.think(thought, self._point)

    def _point(self, found: Outlook) -> None:
        page = self._page
        if not page.is_open() or found.is_solved:
            return
        page.fingers.point((*found.lift, *found.lay)[0])
        page.refresh()
        page.notices.tell(phrase("go.hint.lift" if found.lift else "go.hint.lay"))
        page.is_refused = False
