"""What the table does together where Go is played face to face: the roll, holding to begin,
claims, the next round (G4-G9, G11).

Each seat's fingers belong to its GoFacesRegion, checking to GoFacesCheck. There is no curtain: in
a pause each board has a wall of its own, and all hold to go on.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from app.bots.go_building import Act
from app.games.go.moves import LayTile, LiftTile, Move, RollNext, StartBuilding
from app.games.go.state import Phase
from app.presenters.go.faces import Bar, FacesTable, Stage, region
from app.presenters.go.stakes import missing
from app.presenters.match.seats import by_seat
from app.presenters.phrase import phrase
from app.session.clock import Seconds
from app.ui.go.go_bots import GoBots
from app.ui.go.go_clock import GoClock
from app.ui.go.go_dice import SECONDS
from app.ui.go.go_faces_check import GoFacesCheck
from app.ui.go.go_faces_region import GUARD, GoFacesRegion
from app.ui.kit.motion import After, Motion, Movement
from app.ui.kit.shell import Shell

GO_SECONDS, LOOKS = 0.9, 0.8
"""How long all are told to begin; how long the dice lie before."""
WATCHED_SECONDS = 2.0
"""Before a table of bots begins, and how long its scores stand."""


class FacesPlace(Protocol):
    """The page around the regions."""

    is_there: bool
    is_looking_back: bool
    motion: Motion

    def rest(self) -> None: ...
    def refresh(self, *_: object) -> None: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...
    def again(self) -> None: ...
    def tell_of_save(self) -> None: ...


class GoFacesRound:
    """`stage` is what the moves do not say: who holds, a pause, how far the checking is."""

    def __init__(
        self,
        page: FacesPlace,
        table: FacesTable,
        shell: Shell,
        clock: GoClock,
        now: Seconds,
        look_back: After,
    ) -> None:
        self._page, self._table, self._shell = page, table, shell
        self._clock, self._now, self.look_back = clock, now, look_back
        self._changed_at = now()
        self.stage = Stage()
        self.flash = Motion()
        self.regions = [
            GoFacesRegion(around=self, number=seat, table=table, shell=shell, now=now)
            for seat in range(len(table.seats))
        ]
        self._people = frozenset(n for n, seat in enumerate(table.seats) if seat.is_person)
        self._bots = GoBots(table, shell, self._bot_acts)
        clock.ticked = self._bots.look
        self.check = GoFacesCheck(table, self.regions, shell, self.stand)

    def rest(self) -> None:
        self.stage = self.stage.at_rest()
        for one in self.regions:
            one.rest()

    def stand(self, stage: Stage) -> bool:
        """On a page that was left nothing is shown any more."""
        if self._page.is_there:
            self.stage = stage
            self._page.refresh()
        return self._page.is_there

    def show_seat(self, one: GoFacesRegion) -> None:
        if self._page.is_there:
            one.show(region(self._table, one.number, self.stage, one.asked_for))

    # From round to round

    def next(self) -> None:
        if self._table.phase is Phase.LOOK:
            self._wait()
        elif self._table.phase is Phase.BUILD and not self.stage.is_paused:
            self._clock.run()
            self._bots.begin()
        self._page.refresh()

    def _wait(self) -> None:
        """The dice are blank until all hold."""
        for one in self.regions:
            one.dice.tumble = 1.0
        if not self._people:
            self._throw()

    def _throw(self) -> None:
        """They fall, and everybody looks (G4); a tap lets them lie at once."""

        def tumble(share: float) -> None:
            for one in self.regions:
                one.dice.tumble = share

        def begin() -> None:
            self._shell.sounds.play("dice")

        self.stand(self.stage.thrown(has_fallen=False))
        self._page.play_out([Movement(SECONDS, tumble, "linear", begin)], self._look)

    def _look(self) -> None:
        self.stand(self.stage.thrown(has_fallen=True))
        seconds = LOOKS if self._people else WATCHED_SECONDS
        self._page.play_out([Movement(seconds, lambda _: None)], self._go)

    def press(self, one: GoFacesRegion) -> None:
        """The bar is held: once all hold theirs, it goes on; to play again as they let go."""
        bar = one.model.bar
        if not self._page.is_there or not bar.is_shared:
            return
        if bar is Bar.AGAIN and self._is_early(one, self._now()):
            return
        self._hold(self.stage.holding(one.number))
        if bar is Bar.AGAIN or self.stage.held < self._people or self.stage.is_thrown:
            return
        if self._table.phase is Phase.LOOK:
            self._throw()
        else:
            self._go()

    def let_go(self, one: GoFacesRegion) -> None:
        """Nothing holds this bar any more."""
        if one.number in self.stage.held:
            self._hold(self.stage.letting_go(one.number))

    def _hold(self, stage: Stage) -> None:
        self.stage = stage
        self._shell.sounds.play("tick")
        for one in self.regions:
            self.show_seat(one)

    def _go(self) -> None:
        """All hold: everybody may touch tiles now (G4)."""
        self._page.motion.finish()
        self._changed_at = self._now()
        self._page.rest()
        self.stage = Stage(is_begun=True)
        if self._table.phase is Phase.LOOK:
            self._table.kept.begin_board(self._table.seat)
            self._clock.keep([StartBuilding()])
        self._shell.sounds.play("claim")
        self._shell.haptics.double()
        self._shell.aloud.say(phrase("go.faces.go"))
        self._clock.run()
        self._bots.begin()
        self._page.refresh()
        self._page.tell_of_save()
        told = Movement(GO_SECONDS, lambda _: None, "linear")
        self.flash.play([told], self._shell.app.speed, self._begun)

    def _begun(self) -> None:
        self.stand(replace(self.stage, is_begun=False))

    def tap(self, one: GoFacesRegion, pressed_at: float) -> None:
        """A bar was tapped; what was meant for what it said before does nothing."""
        if not self._page.is_there or self._is_early(one, pressed_at):
            return
        if one.model.bar is Bar.DONE and not self._asks(one):
            self.claim(one)
        elif one.model.bar is Bar.NEXT:
            self.next_round()
        elif one.model.bar is Bar.AGAIN and self.stage.held >= self._people:
            self._page.again()

    def _is_early(self, one: GoFacesRegion, pressed_at: float) -> bool:
        """It was meant for what the bar said before."""
        return pressed_at - max(self._changed_at, one.changed_at) < GUARD

    def _asks(self, one: GoFacesRegion) -> bool:
        """A slip costs many steps: where a treasure is seen to be missing, it takes two taps."""
        table, laid = self._table, self._table.own(one.number).laid
        is_meant = laid == one.asked_for or not table.may_claim(one.number)
        if is_meant or not missing(table, one.number):
            return False
        one.ask_for(laid)
        self._shell.sounds.play("no")
        self.show_seat(one)
        return True

    def hurries(self) -> bool:
        """What moves for all is finished by a tap; a late claim hurries nothing."""
        if not self._page.motion.is_running or not self._page.is_there:
            return False
        if self._now() - self._changed_at >= GUARD:
            self._page.motion.finish()
        return self._table.phase is not Phase.LOOK

    def claim(self, one: GoFacesRegion) -> None:
        """The highest score tile left; the last but one claim ends the building (G5)."""
        if not self._table.may_claim(one.number):
            self._shell.sounds.play("no")
            one.notify(phrase("go.faces.not_yet"))
            return
        one.rest()
        value = self._table.score_tiles_left[0]
        self._clock.keep([self._table.claim(one.number)])
        name = self._table.row_names[one.number]
        self._shell.aloud.say(by_seat("go.log.claimed", name, value=value))
        self._shell.sounds.play("claim")
        self._shell.haptics.tick()
        if self._table.is_checked:
            self._begin_checking()
        else:
            self._page.refresh()
        one.take(value)

    def _begin_checking(self) -> None:
        self._changed_at = self._now()
        self._clock.stop()
        self._page.rest()
        self.check.begin()
        self._page.play_out(self.check.movements(), self._checked)

    def _checked(self) -> None:
        """A table of bots goes on by itself."""
        self.check.end()
        if self._table.is_over:
            self._page.play_out([self.check.cheering()], self._cheered)
        elif not self._people:
            self._page.play_out([Movement(WATCHED_SECONDS, lambda _: None)], self.next_round)

    def _cheered(self) -> None:
        self._page.rest()
        self._page.refresh()

    def next_round(self) -> None:
        """What is still looked at ends first: the next round has no boards to look at."""
        if self._table.phase is not Phase.SCORED:
            return
        self._page.motion.finish()
        self._changed_at = self._now()
        self._table.kept.next_round()
        self._clock.keep([RollNext()])
        for one in self.regions:
            one.fingers.begin_roll()
        self._clock.look()
        self.next()

    # One seat

    def _bot_acts(self, seat: int, act: Act) -> None:
        one = self.regions[seat]
        if isinstance(act.move, LayTile | LiftTile):
            one.fingers.watch(act.move)
        else:
            self.claim(one)

    def do(self, moves: Sequence[Move], one: GoFacesRegion) -> None:
        """Moves of one seat: nobody else's region changes."""
        self._clock.keep(moves)
        self.show_seat(one)

    def is_open(self, one: GoFacesRegion) -> bool:
        """This seat's tiles may move."""
        is_seen = self._page.is_there and not self._page.is_looking_back
        is_seen = is_seen and one.number in self._people
        return is_seen and not self.stage.is_paused and self._table.may_build(one.number)
