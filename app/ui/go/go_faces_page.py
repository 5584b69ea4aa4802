"""Go face to face: every seat builds at once in a region of its own, turned to its side (G11).

Fingers of a seat belong to its GoFacesRegion; coming, going and looking back to MatchPage. Here is
what the table does together: the roll, holding to begin, claims, checking, the next round. There
is no curtain: in a pause each board has a cover of its own, and all hold to go on.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty

from app.games.go.moves import Move, RollNext, StartBuilding
from app.games.go.state import Phase
from app.presenters.go.board_model import BoardModel, board_model
from app.presenters.go.faces import Bar, FacesTable, Stage, region
from app.presenters.go.faces_layout import Faces, faces, faces_back
from app.presenters.go.tray import own_seat
from app.presenters.match.look_back import seen_after
from app.presenters.match.places import Places
from app.presenters.phrase import phrase
from app.session.match import Match
from app.ui.go.go_dice import SECONDS
from app.ui.go.go_faces_check import GoFacesCheck
from app.ui.go.go_faces_region import GoFacesRegion
from app.ui.go.go_match_page import GoMatchPage
from app.ui.kit.let_go import let_go
from app.ui.kit.motion import Motion, Movement
from app.ui.kit.words import said
from app.ui.match.match_ground import NoFingers

GUARD = 0.7
"""For so long after all has changed a press still means what was there before, in seconds."""
GO_SECONDS, STEP_SECONDS = 0.9, 0.45


class GoFacesPage(GoMatchPage[FacesTable]):
    """`stage` is what the moves do not say: who holds, a pause, how far the checking is.

    While `is_rolling` nobody is shown on the board what the dice will say.
    """

    round_words = StringProperty()
    can_pause = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        self.regions: list[GoFacesRegion] = []
        self.stage, self.is_rolling = Stage(), False
        super().__init__(**kwargs)
        self.check = GoFacesCheck(self)
        self.board = self.ids.board
        self.fingers = NoFingers()
        self.flash = Motion()
        self._changed_at = 0.0

    def table_of(self, match: Match) -> FacesTable:
        return FacesTable(match)

    def begin(self) -> None:
        self.stage = Stage()
        self._changed_at = self.now()
        super().begin()
        for one in self.regions:
            self.board.remove_widget(one.slot)
        seats = range(len(self.table.seats))
        self.regions = [GoFacesRegion(page=self, number=seat) for seat in seats]
        for one in self.regions:
            self.board.add_widget(one.slot)

    def rest(self) -> None:
        self.stage = replace(self.stage, held=frozenset())
        for one in self.regions:
            one.rest()

    def left(self) -> None:
        self.flash.finish()
        super().left()

    @property
    def is_covered(self) -> bool:
        """By the covers that the boards have of their own."""
        return self.stage.is_paused

    def acts_at_once(self, _: Any) -> bool:
        """What hurries is for the regions to say."""
        return True

    def turn_to_seat(self) -> None:
        """Every seat has its side."""

    # Showing

    def lay_out(self, *_: object) -> None:
        if not self.is_there or not self.regions or min(self.size) < 2:
            return
        self.rest()
        left, top, right, bottom = self.shell.app.insets
        size = (self.width - left - right) / dp(1), (self.height - top - bottom) / dp(1)
        seats = len(self.regions)
        found = faces(*size, seats) if not self.is_looking_back else faces_back(*size, seats)
        self.ids.turned.quarters = found.quarters
        self.form = "around" if self.width > self.height else "tall"
        self._place(found)
        self.refresh()

    def _place(self, found: Faces) -> None:
        left, _, _, bottom = self.ids.turned.insets_inside(self.shell.app.insets)
        is_left_handed = self.shell.settings.current.left_handed
        for one, place in zip(self.regions, found.regions, strict=True):
            one.lay_out(place, (left, bottom), is_left_handed, is_bare=self.is_looking_back)
        self.places = Places(
            seats=found.spine.scaled(dp(1), left, bottom),
            sheet=found.panel.scaled(dp(1), left, bottom),
        )

    def refresh(self, *_: object) -> None:
        if not self.is_there:
            return
        if self.is_looking_back:
            for one in self.regions:
                self.show_seat(one)
            self.back_through.show()
            return
        self.model = self.table.roll
        self.can_pause = self.table.is_secret and not self.stage.is_paused
        for one in self.regions:
            self.show_seat(one)
        self.say()

    def show_seat(self, one: GoFacesRegion) -> None:
        if self.is_there:
            one.show(region(self.table, one.number, self.stage))

    def say(self) -> None:
        words = self.shell.words.catalogue
        self.round_words = said(words, phrase("go.round", number=self.table.round))
        for one in self.regions:
            one.say(self.notices.now)

    def board_after(self, moves: int) -> tuple[BoardModel, ...]:
        views = [seen_after(self.table.match, moves, one.number) for one in self.regions]
        return tuple(
            board_model(view.roll, own_seat(view.seats[seat]), tells=view.solved[seat] is not None)
            for seat, view in enumerate(views)
        )

    def show_after(self, moves: int) -> None:
        for one, board in zip(self.regions, self.board_after(moves), strict=True):
            one.ids.board.model = board

    def show_panel(self, name: str) -> None:
        """Looking back takes the place of bars and trays."""
        self.stage = Stage(is_back=name == "back")
        super().show_panel(name)
        self.lay_out()

    # From round to round

    def next(self) -> None:
        if not self.is_there or self.is_looking_back:
            return
        if self.table.phase is Phase.LOOK:
            self._roll_dice()
        elif self.table.phase is Phase.BUILD and not self.stage.is_paused:
            self.clock.run()
        self.refresh()

    def _roll_dice(self) -> None:
        """The dice fall; a tap lets them lie at once."""

        def tumble(share: float) -> None:
            for one in self.regions:
                one.ids.dice.tumble = share

        def begin() -> None:
            self.shell.sounds.play("dice")

        self.is_rolling = True
        self.refresh()
        self.play_out([Movement(SECONDS, tumble, "linear", begin)], self._rolled)

    def _rolled(self) -> None:
        self.is_rolling = False
        self.refresh()

    def press(self, one: GoFacesRegion) -> None:
        """A finger lies on a bar: once all hold theirs, it goes on."""
        if not self.is_there or one.model.bar is not Bar.HOLD:
            return
        self._hold(self.stage.held | {one.number})
        if len(self.stage.held) == len(self.regions):
            self._go()

    def let_go(self, one: GoFacesRegion) -> None:
        """No finger holds this bar any more."""
        if one.number in self.stage.held:
            self._hold(self.stage.held - {one.number})

    def _hold(self, held: frozenset[int]) -> None:
        self.stage = replace(self.stage, held=held)
        self.shell.sounds.play("tick")
        for one in self.regions:
            self.show_seat(one)

    def _go(self) -> None:
        """All hold: everybody may touch tiles now (G4)."""
        self.motion.finish()
        self._changed_at = self.now()
        self.rest()
        self.stage = Stage()
        if self.table.phase is Phase.LOOK:
            self.table.begin_board()
            self.clock.keep([StartBuilding()])
        self.shell.sounds.play("claim")
        self.shell.haptics.double()
        self.shell.aloud.say(phrase("go.faces.go"))
        self.flash.play([Movement(GO_SECONDS, self._shout, "linear")], self.speed, self._shouted)
        self.clock.run()
        self.refresh()
        self.notices.tell_of_save(self.table.match.keeping_error)

    def _shout(self, share: float) -> None:
        for one in self.regions:
            one.shout(share)

    def _shouted(self) -> None:
        self._shout(1.0)

    def tap(self, one: GoFacesRegion, pressed_at: float) -> None:
        """A bar was tapped; what was meant for what it said before does nothing."""
        changed_at = max(self._changed_at, one.changed_at)
        if not self.is_there or pressed_at - changed_at < GUARD:
            return
        if one.model.bar is Bar.DONE:
            self.claim(one)
        elif one.model.bar is Bar.NEXT:
            self.next_round()
        elif one.model.bar is Bar.AGAIN:
            self.again()

    def hurries(self) -> bool:
        """What moves for all is finished by a tap; a late claim hurries nothing."""
        if not self.motion.is_running or not self.is_there:
            return False
        if self.now() - self._changed_at >= GUARD:
            self.motion.finish()
        return bool(self.table.phase is not Phase.LOOK)

    def claim(self, one: GoFacesRegion) -> None:
        """The highest score tile left; the last but one claim ends the building (G5)."""
        if not self.table.may_claim(one.number):
            self.shell.sounds.play("no")
            one.notify(phrase("go.faces.not_yet"))
            return
        one.rest()
        value = self.table.score_tiles_left[0]
        one.take(value)
        self.clock.keep([self.table.claim(one.number)])
        name = self.table.names[one.number]
        self.shell.aloud.say(phrase("go.log.claimed", seat=name, value=value))
        self.shell.sounds.play("claim")
        self.shell.haptics.tick()
        if self.table.is_checked:
            self._changed_at = self.now()
            self.clock.stop()
            self.rest()
            self.check.begin()
        else:
            self.refresh()

    def next_round(self) -> None:
        if self.table.phase is not Phase.SCORED:
            return
        self._changed_at = self.now()
        self.table.next_round()
        self.clock.keep([RollNext()])
        for one in self.regions:
            one.fingers.begin_roll()
        self.clock.look()
        self.next()

    def do(self, moves: Sequence[Move], one: GoFacesRegion) -> None:
        """Moves of one seat: nobody else's region changes."""
        self.clock.keep(moves)
        self.show_seat(one)

    def is_open(self, one: GoFacesRegion) -> bool:
        """This seat's tiles may move."""
        is_seen = self.is_there and not self.is_looking_back and not self.stage.is_paused
        return is_seen and self.table.may_build(one.number)

    # Pause

    def paused(self) -> None:
        """The system takes the fingers away without a word: nobody holds a bar any more."""
        super().paused()
        if self.is_there:
            self.rest()
            self.refresh()

    def cover(self) -> None:
        """The clock stands still, and nobody sees a board until all hold."""
        self.clock.halt()
        self.stage = Stage(is_paused=True)
        let_go()
        self.rest()
        self.shell.sounds.play("curtain")
        self.refresh()
