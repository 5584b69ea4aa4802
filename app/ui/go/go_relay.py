"""Relay on Go's page: seat after seat behind the curtain, then the claims by their times (G11).

The page shows and keeps; here is only what comes next.
"""

from functools import partial
from typing import TYPE_CHECKING

from app.games.go.moves import RollNext, StartBuilding
from app.games.go.state import Phase
from app.presenters.go.scores import headline, scores
from app.ui.kit.motion import Movement
from app.ui.kit.words import said

if TYPE_CHECKING:
    from app.ui.go.go_page import GoPage

GUARD = 0.7
"""For so long a press on a key that has just become one does nothing, in seconds."""
LOOKS = 1.3
"""How long each board is shown when the round is over, in seconds."""


class GoRelay:
    def __init__(self, page: "GoPage") -> None:
        self._page = page
        self.changed_at = 0.0

    def next(self) -> None:
        """On with what is due for several seats."""
        page, table = self._page, self._page.table
        if table.claims and table.phase is Phase.BUILD:
            page.keep_moves(table.claims)
            self._check()
        elif table.phase in {Phase.SCORED, Phase.OVER}:
            self.show_scores()
        elif table.has_begun:
            page.clock.run()
        else:
            page.fingers.number = table.seat
            page.fingers.begin()
            page.roll.begin()

    def build(self) -> None:
        """The dice lie: the time of this seat begins, and for the first one the round."""
        page, table = self._page, self._page.table
        table.begin_board()
        page.keep_moves([StartBuilding()] if table.phase is Phase.LOOK else [])
        table.match.keep()
        page.refresh()
        page.clock.run()

    def done(self) -> None:
        """The seat thinks it is done; the next one gets the device."""
        page, table = self._page, self._page.table
        if not page.can_claim or page.now() - self.changed_at < GUARD:
            return
        page.clock.stop()
        page.keep_moves([])
        table.keep_time()
        table.match.keep()
        page.shell.sounds.play("claim")
        page.fingers.rest()
        if table.claims:
            self.next()
        else:
            page.cover()
            page.refresh()

    def _check(self) -> None:
        """Board by board, the quickest first."""
        page = self._page
        looks = [
            Movement(LOOKS, lambda _: None, start=partial(self._look_at, score.seat))
            for score in scores(page.table)
        ]
        self._show(scores(page.table)[0].seat)
        page.play_out(looks, self.show_scores)

    def _look_at(self, seat: int) -> None:
        page = self._page
        self._show(seat)
        is_solved = bool(page.table.view().solved[seat])
        page.shell.sounds.play("find" if is_solved else "no")

    def _show(self, seat: int) -> None:
        self._page.shown_seat = seat
        self.show_scores()

    def show_scores(self) -> None:
        page = self._page
        if not page.is_there:
            return
        if page.panel != "score":
            page.show_panel("score")
        if page.shown_seat is None:
            page.shown_seat = scores(page.table)[0].seat
        page.ids.scores.headline = said(page.shell.words.catalogue, headline(page.table))
        page.ids.scores.scores = list(scores(page.table))
        page.ids.scores.shown = page.shown_seat
        page.ids.scores.is_over = page.table.is_over
        page.refresh()

    def choose(self, seat: int) -> None:
        """Another board is to be looked at."""
        self._page.motion.finish()
        self._show(seat)

    def next_round(self) -> None:
        page = self._page
        page.motion.finish()
        if not page.is_there or page.table.phase is not Phase.SCORED:
            return
        page.table.next_round()
        page.keep_moves([RollNext()])
        page.shown_seat = None
        page.show_panel("turn")
        page.cover()
        page.refresh()
