"""Relay on Go's page: seat after seat behind the curtain, then the claims by their times (G11).

What comes next the presenter says; the page shows and keeps.
"""

from functools import partial

from kivy.clock import Clock

from app.bots.go_building import Act
from app.games.go.board import Laid
from app.games.go.moves import LayTile, LiftTile, RollNext
from app.games.go.solver import Outlook, outlook
from app.games.go.state import Phase
from app.presenters.go.bots import Acts, plan_of
from app.presenters.go.light import ways
from app.presenters.go.page_model import HELP_SECONDS, Claiming
from app.presenters.go.rounds import Due, begin_building, due
from app.presenters.go.scores import checked_order, round_scores
from app.presenters.go.stakes import missing
from app.presenters.go.table import GoTable
from app.presenters.match.tally import tally_of
from app.session.clock import Seconds
from app.ui.go.go_bots import draw_luck
from app.ui.go.go_rounds import RoundsParts, RoundsPlace
from app.ui.go.go_solo import LIGHT_SECONDS
from app.ui.kit.motion import Movement, resting
from app.ui.match.hurry import Hurry
from app.ui.match.turn_end import RESTS

GUARD = 0.7
"""For so long a press on a key that has just become one does nothing, in seconds."""
HURRY, LEAST_WAIT = 12_000, 0.15
"""Milliseconds of a bot's time that are seen in a second, and the shortest wait, in seconds."""
LOOKS = 0.9
"""How long each board is shown when the round is over, in seconds."""


class GoRelay:
    """`shown` is the seat whose board is looked at once the round is over."""

    shown_solution: tuple[Laid, ...] = ()

    def __init__(self, page: RoundsPlace, table: GoTable, parts: RoundsParts, now: Seconds) -> None:
        self._page, self._table, self._parts, self._now = page, table, parts, now
        self.hurry = Hurry(page.motion, lambda: table.at_move.is_person)
        self.shown: int | None = None
        self.changed_at, self._can_claim = 0.0, False
        self._asked_for: tuple[Laid, ...] = ()

    @property
    def seat(self) -> int:
        return self._table.seat if self.shown is None else self.shown

    def next(self) -> None:
        """On with what is due for several seats."""
        wanted = due(self._table)
        if self._table.at_move.is_person:
            self.hurry.is_hurried = False
        if wanted in {Due.DICE, Due.BUILDING} and not self._table.at_move.is_person:
            self._watch_bot()
        elif wanted is Due.CHECKING:
            self._parts.clock.keep(self._table.kept.claims)
            self._check()
        elif wanted is Due.SCORES:
            self.show_scores()
        elif wanted is Due.BUILDING:
            self._parts.clock.run()
        else:
            self._parts.roll.begin(self.build)

    def build(self) -> None:
        """The dice lie."""
        self._parts.clock.keep(begin_building(self._table))
        self._table.match.keep()
        self._page.refresh()
        self._parts.clock.run()

    def moved(self) -> bool:
        """Whether a board is solved comes out when all have built, or at once (G5)."""
        table = self._table
        if not (table.sells_help and table.at_move.is_person and table.is_solved(table.seat)):
            return False
        self._parts.clock.stop()
        self._parts.clock.keep()
        self._parts.fingers.rest()
        self._page.refresh()
        self._page.play_out([self._light()], self._is_done)
        return True

    def _light(self) -> Movement:
        table, board = self._table, self._parts.board
        found = ways(table.roll, table.own(table.seat).laid)

        def run(share: float) -> None:
            board.shine(found if share < 1 else (), share)

        return Movement(LIGHT_SECONDS, run, "in_out_sine")

    def help(self) -> None:
        """The next tile of a solution is laid for whoever is stuck; it costs time."""
        if self._page.is_open() and self._table.sells_help:
            own = self._table.own(self._table.seat)
            thought = outlook(self._table.roll, own.laid, has_joker=own.joker)
            self._parts.shell.thinker.think(thought, self._lay_for)

    def _lay_for(self, found: Outlook) -> None:
        if not self._page.is_open() or not found.lay:
            return
        seat, fingers = self._table.seat, self._parts.fingers
        self._parts.clock.stop()
        self._parts.clock.jump(self._table.kept.on_board + 1000 * HELP_SECONDS)
        self._parts.clock.run()
        for laid in found.lift:
            fingers.watch(LiftTile(seat, laid.tile))
        fingers.watch(LayTile(seat, found.lay[0]))

    def claim(self, is_open: bool) -> Claiming:
        """The seat has laid something. A moment later it may say that it is done."""
        laid = self._table.own(self._table.seat).laid
        can_claim = is_open and not self._table.sells_help and bool(laid)
        if can_claim is not self._can_claim:
            self._can_claim = can_claim
            self._let_ripen()
        return Claiming(can_claim, self._is_ripe, len(self.asked_at) if can_claim else 0)

    @property
    def asked_at(self) -> tuple[int, ...]:
        """Where treasures are missing of a board of which it is asked whether it is meant."""
        laid = self._table.own(self._table.seat).laid
        is_asked = bool(laid) and laid == self._asked_for
        return missing(self._table, self._table.seat) if is_asked else ()

    @property
    def _is_ripe(self) -> bool:
        return self._now() - self.changed_at >= GUARD

    def _let_ripen(self) -> None:
        """What was meant for another key at this place does nothing, and is seen to."""
        self.changed_at = self._now()
        Clock.unschedule(self._page.refresh)
        Clock.schedule_once(self._page.refresh, GUARD)

    def done(self) -> None:
        """The seat thinks it is done; the next one gets the device. A slip costs many steps: where
        a treasure is seen to be missing, it takes a second tap."""
        if not self._can_claim or not self._is_ripe:
            return
        laid = self._table.own(self._table.seat).laid
        if laid != self._asked_for and missing(self._table, self._table.seat):
            self._asked_for = laid
            self._let_ripen()
            self._parts.shell.sounds.play("no")
            self._page.refresh()
            return
        self._parts.clock.stop()
        self._parts.clock.keep()
        self._is_done()

    def _is_done(self) -> None:
        self._table.kept.keep_time(self._table.seat)
        self._table.match.keep()
        self._parts.shell.sounds.play("claim")
        self._parts.fingers.rest()
        if self._table.kept.claims:
            self.next()
        else:
            self._hand_on()

    def _hand_on(self) -> None:
        """Nothing of one seat is left for the eyes of the next, as the curtain opens."""
        self._asked_for = ()
        is_handed = self._table.is_handed_on and self._table.at_move.is_person
        if is_handed:
            self._page.cover()
        self._parts.fingers.begin(self._table.seat)
        self._parts.clock.look()
        self._page.refresh()
        if not is_handed:
            self.next()

    # Bots build when all people have: everybody looks on, and nobody waits as long as they take

    def _watch_bot(self) -> None:
        draw_luck(self._table, self._parts.shell)
        if not self._table.has_begun:
            self._parts.clock.keep(begin_building(self._table))
            self._table.match.keep()
        self._parts.fingers.begin(self._table.seat)
        self._page.refresh()
        self._parts.shell.thinker.think(plan_of(self._table, self._table.seat), self._show_bot)

    def _show_bot(self, rest: Acts) -> None:
        """Tile by tile: what hurries one of them leaves the next ones to be seen."""
        if not self._page.is_there:
            return
        if rest:
            step = self._bot_act(self._table.kept.on_board, rest[0])
            self._page.play_out([step], partial(self._show_bot, rest[1:]))
        else:
            self._page.play_out([resting(RESTS * self.hurry.pace)], self._is_done)

    def _bot_act(self, since: int, act: Act) -> Movement:
        def wait(share: float) -> None:
            if not self._page.is_there:
                return
            self._parts.clock.jump(round(since + share * (act.at - since)))
            if share == 1 and isinstance(act.move, LayTile | LiftTile):
                self._parts.fingers.watch(act.move)

        seconds = max(LEAST_WAIT, (act.at - since) / HURRY * self.hurry.pace)
        return Movement(seconds, wait, "linear")

    # The round is over

    def _check(self) -> None:
        """Board by board, the quickest first."""
        seats = checked_order(self._table)
        looks = [self._look(seat) for seat in seats]
        self._parts.scores.share = 0 if self._table.is_over else 1
        self._show(seats[0])
        self._parts.scores.stand_still()
        self._page.play_out(looks, self._checked)

    def _checked(self) -> None:
        """At the end of all somebody has won: that board is seen, and the podium comes up."""
        self.shown = None if self._table.is_over else self.shown
        self.show_scores()
        if self._table.is_over:
            rising = partial(setattr, self._parts.scores, "share")
            self._page.play_out([self._parts.cheer.movement(rising)], self._page.refresh)

    def _look(self, seat: int) -> Movement:
        """Light runs to what is joined where all four are; then its pawn walks."""
        table, board = self._table, self._parts.board
        solved = ways(table.roll, table.own(seat).laid) if table.view().solved[seat] else ()

        def run(share: float) -> None:
            board.shine(solved if share < 1 else (), min(1.0, share * LOOKS / LIGHT_SECONDS))
            self._parts.scores.go_along(seat, max(0.0, 2 * share - 1))

        return Movement(LOOKS, run, "linear", start=partial(self._look_at, seat))

    def _look_at(self, seat: int) -> None:
        if self._page.is_there:
            self._show(seat)
            is_solved = self._table.view().solved[seat]
            self._parts.shell.sounds.play("find" if is_solved else "no")

    def _show(self, seat: int) -> None:
        self.shown = seat
        self.show_scores()

    def show_scores(self) -> None:
        """At the end with what the history knows of all matches, this one among them."""
        if self._table.is_over:
            past = self._parts.shell.shelf.past()
            self._table.tally = tally_of(self._table.match, past).told
        if self._page.panel != "score":
            self._page.show_panel("score")
        scores = self._parts.scores
        scores.model = round_scores(self._table)
        if self.shown is None:
            self.shown = max(scores.model.seats, key=lambda one: one.has_won).seat
        scores.shown = self.shown
        self._page.refresh()

    def choose(self, seat: int) -> None:
        """Another board is to be looked at."""
        self._page.play_out([], partial(self._show, seat))

    def next_round(self) -> None:
        self._page.play_out([], self._next_round)

    def _next_round(self) -> None:
        if self._table.phase is not Phase.SCORED:
            return
        self._table.kept.next_round()
        self._parts.clock.keep([RollNext()])
        self.shown = None
        self._page.show_panel("turn")
        self._hand_on()
