"""Go at one board: shows it, and wires its keys to what they do.

Fingers belong to GoFingers, the time to GoClock, dice that fall to GoRoll, what comes next to
GoSolo and GoRelay; coming, going, covering and looking back to MatchPage.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty

from app.games.go.moves import Move
from app.games.go.puzzles import difficulty
from app.games.go.state import Phase, Seat
from app.presenters.go.board_model import board_after, board_model, joined_dice
from app.presenters.go.layout import places
from app.presenters.go.light import Way, ways
from app.presenters.go.offer import fitting_seed
from app.presenters.go.page_model import (
    NOTHING,
    Deed,
    Doing,
    GoPageModel,
    page_model,
    shared,
    usual_hint,
)
from app.presenters.go.relay import table_of
from app.presenters.go.result import Ending, ending
from app.presenters.go.rival import RivalModel
from app.presenters.go.table import GoTable
from app.presenters.phrase import phrase
from app.session.match import Match
from app.session.scores import rounds_of
from app.ui.go.go_board import GoBoard
from app.ui.go.go_cheer import GoCheer
from app.ui.go.go_dice import GoDice
from app.ui.go.go_fingers import GoFingers
from app.ui.go.go_match_page import GoMatchPage
from app.ui.go.go_nods import NO_ROOM, GoNods
from app.ui.go.go_pointing import GoPointing
from app.ui.go.go_praise import GoPraise
from app.ui.go.go_race import GoRace
from app.ui.go.go_relay import GoRelay
from app.ui.go.go_roll import GoRoll
from app.ui.go.go_rounds import Rounds, RoundsParts
from app.ui.go.go_sheet import GoSheet
from app.ui.go.go_shows import GoShows
from app.ui.go.go_solo import GoSolo
from app.ui.go.go_tally import jumping
from app.ui.kit.share import share
from app.ui.kit.words import said
from app.ui.match.match_hints import MatchHints
from app.ui.match.panel_paper import make_room

SAYS = 0.02
"""How much later something is said than seen, in seconds: a frame or two."""


class GoPage(GoMatchPage[GoTable]):
    """`model` is what stands around the board, `crown_height` how high it is above it at an end."""

    fingers: GoFingers
    solo: GoSolo
    relay: GoRelay
    rounds: Rounds
    model: GoPageModel = ObjectProperty(NOTHING, rebind=True)
    ending: Ending = ObjectProperty(Ending(), rebind=True)
    rival: RivalModel = ObjectProperty(RivalModel(), rebind=True)
    joined = NumericProperty(0)
    can_turn = BooleanProperty(False)
    can_undo = BooleanProperty(False)
    crown_height = 0.0
    _was_held = False

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.board: GoBoard = self.ids.board
        self.sheet: GoSheet = self.ids.turn.__self__
        self.dice: GoDice = self.ids.dice
        self.praise: GoPraise = self.ids.praise
        self.fingers = GoFingers(0, self.board, self.sheet.ids.tray, self.flyer, self.shell)
        self.fingers.play, self.fingers.changed = self.do, self.refresh
        self.fingers.own = lambda: self.table.own(self.rounds.seat)
        self.fingers.is_open = self.is_open
        self.fingers.shut = lambda touch: not self._is_on_key(touch) and self.roll.tap()
        self.fingers.refused = lambda: self.notices.nudge(NO_ROOM, is_warning=True)
        tray = self.sheet.ids.tray
        self.nods = GoNods(self.notices.nudge, tray, self.dice, self.is_open, lambda: self.speed)
        self.fingers.missed, self.fingers.elsewhere = self.nods.board, self.nods.slot
        for name in ("end", "score"):
            make_room(self, self._panels[name])
        self.pointing = GoPointing(self, self.fingers, self.board)
        self.hints = MatchHints(self, self.pointing)
        self.curtain.widget.bind(on_end=lambda _: self.solo.ask_to_end(self.curtain.remove))
        self.menu.show_solution = lambda: self.solo.ask_to_show(self.curtain.remove)
        self.shows = GoShows(self.board, self.dice, lambda: self.speed)
        self.roll = GoRoll(self, self.dice, self.shell, self.shows.aim)
        self._say_soon = Clock.create_trigger(lambda _: say_if_seen(self), SAYS)
        self._parts = RoundsParts(
            *(self.shell, self.clock, self.roll, self.fingers, self.board, self.praise),
            GoCheer(self.board, self.flyer, self.shell),
            *(
                jumping(self.ids.tally, self.ids.duel),
                self._panels["end"],
                self._panels["score"],
                self.notices,
            ),
        )

    def table_of(self, match: Match) -> GoTable:
        return table_of(match)

    def begin(self) -> None:
        self.solo = GoSolo(self, self.table, self._parts)
        self.relay = GoRelay(self, self.table, self._parts, self.now)
        self.rounds = self.relay if self.table.is_relay else self.solo
        self.fingers.begin(self.table.seat)
        self.clock.time_is_up = self.solo.end
        super().begin()
        self.hints.cost = self.table.kept.count_hint
        self.race = GoRace(
            *(self.table, self.shell, self.clock, partial(setattr, self, "rival")),
            self.ids.duel.setter("hop"),
        )

    def rest(self) -> None:
        self.fingers.rest()
        self.shows.motion.finish()
        self.roll.rest()
        self.praise.share = 0.0

    def acts_at_once(self, touch: Any) -> bool:
        """On the paper nothing waits for all boards to be looked at; no key waits until dice lie,
        nor for a bot."""
        if self.panel == "score":
            return bool(self.ids.panel.collide_point(*touch.pos))
        if not self.is_there or self.panel != "turn":
            return super().acts_at_once(touch)
        is_waiting = not self.table.is_rolled or not self.table.at_move.is_person
        return is_waiting and self._is_on_key(touch)

    def _is_on_key(self, touch: Any) -> bool:
        ids = self.ids
        sheet = self.sheet.ids
        bar = (ids.leave, ids.share, ids.aid, ids.menu, ids.aside)
        keys = (*bar, sheet.ask, sheet.bulb, sheet.act)
        return any(not key.disabled and key.collide_point(*touch.pos) for key in keys)

    def is_open(self) -> bool:
        """Tiles may move."""
        is_seen = self.listens and self.panel == "turn" and not self.is_looking_back
        return is_seen and self.table.phase is Phase.BUILD and self.table.at_move.is_person

    # Showing

    def show_panel(self, name: str) -> None:
        """Tiles need another place than how it went."""
        before = self.panel
        super().show_panel(name)
        if before != name:
            self.lay_out()

    def lay_out(self, *_: object) -> None:
        """Dice that fall go on falling: they depend on no size; and what celebrates goes on."""
        if not self.is_there or self.ground.width < 2:
            return
        is_told = self.panel in ("end", "score")
        if self.table.phase is not Phase.LOOK and not is_told:
            self.motion.finish()
        was_held = self.fingers.held is not None
        self.fingers.rest()
        left, top, right, bottom = self.ids.turned.insets_inside(self.shell.app.insets)
        width, height = self.ground.width - left - right, self.ground.height - top - bottom
        is_left_handed = self.shell.settings.current.left_handed
        told = self._panels[self.panel].needed / dp(1) if is_told else 0
        is_turn = self.panel == "turn"
        room = width / dp(1), height / dp(1)
        least = self.back_through.least_sheet(room[0])
        crown = self.crown_height / dp(1)
        found = places(*room, is_left_handed, told, is_turn, least, crown)
        self.form = found.shape.value
        self.sheet.is_mirrored = is_left_handed
        self.places = found.scaled(dp(1), left, bottom)
        self.refresh()
        self.nods.put_back(was_held)

    def refresh(self, *_: object, says_later: bool = False) -> None:
        """`says_later`: as something begins to move, lest one frame has to do it all."""
        if not self.is_there:
            return
        if self.is_looking_back:
            self.back_through.show()
            self.say()
            return
        if self.fingers.held is not None:
            self.notices.forget_refusal()
        table, is_open = self.table, self.is_open()
        self.dice.roll = list(table.roll)
        self.dice.opacity = 0 if self.is_covered else 1
        if self.rounds.shown_solution:
            self.board.model = board_model(table.roll, Seat(0, self.rounds.shown_solution))
            own = board_model(table.roll, self.fingers.own())
        else:
            guide = self.hints.guide
            self.fingers.look = guide.cells or self.rounds.asked_at
            own = self.fingers.show(table.roll if table.is_rolled else (), table.tells)
            self.pointing.light(guide)
        self.dice.joined = joined = joined_dice(own)
        self.joined = len(joined)
        self.can_turn = is_open and self.fingers.tray.chosen is not None
        self.can_undo = is_open and table.can_undo
        if says_later:
            self._say_soon()
        else:
            self.say()

    def say(self) -> None:
        table = self.table
        results = rounds_of(self.shell.people, table.match, table.kept.mode.value)
        is_roomy = self.form in ("tall", "around")
        is_open, guide = self.is_open(), self.hints.guide
        doing = Doing(
            waits=self.roll.waits,
            hint=self.fingers.hint if is_open else "",
            guide=guide,
            claim=self.rounds.claim(is_open),
            shows_solution=bool(self.rounds.shown_solution),
        )
        self.model = page_model(table, results, self.panel, is_roomy, doing)
        own, told = self.fingers.own(), self.notices.now or guide.words
        usual = usual_hint(table, own, self.board.model)
        self.hint = said(self.shell.words.catalogue, told or usual)
        has_tile = bool(own.laid) or self.fingers.reach.is_in_tray(self.fingers.tray)
        self.sheet.asks_how = has_tile and table.at_move.is_person and not told
        self.sheet.why = said(self.shell.words.catalogue, guide.words)
        if table.is_over and table.is_solo:
            self.ending = ending(table, results)

    def show_after(self, moves: int) -> None:
        self.board.model = model = board_after(self.table.match, moves)
        self.dice.roll = [rolled.treasure for rolled in model.roll]
        self.dice.joined = joined_dice(model)

    # Playing

    def next(self) -> None:
        """On with what is due."""
        if self.listens and not self.is_looking_back:
            self.rounds.next()

    def do(self, moves: Sequence[Move]) -> None:
        """Moves of the seat."""
        before = self._ways()
        self.clock.keep(moves)
        if self.rounds.moved():
            return
        self.refresh()
        if self.table.tells:
            self.shows.join(before, self._ways())

    def _ways(self) -> tuple[Way, ...]:
        return ways(self.table.roll, self.table.own(self.table.seat).laid)

    def cover(self) -> None:
        """Whoever held a tile is told so once the curtain is away."""
        self._was_held |= self.fingers.held is not None
        super().cover()

    def uncovered(self) -> None:
        self.clock.look()
        super().uncovered()
        self.nods.put_back(self._was_held)
        self._was_held = False

    def press(self, deed: Deed) -> None:
        """What a key does."""
        deeds: dict[Deed, Callable[[], object]] = {
            Deed.SHARE: self.share,
            Deed.HELP: self.hints.next,
            Deed.PAUSE: self.pause,
            Deed.STATS: lambda: self.shell.navigator.go("records"),
            Deed.SKIP: self.solo.ask_to_skip,
            Deed.SOLUTION: self.solo.toggle_solution,
            Deed.ROLL: self.roll.throw,
            Deed.CLAIM: self.relay.done,
            Deed.FOLLOW: self.fingers.follow,
            Deed.BUY: self.relay.help,
            Deed.FASTER: self.relay.hurry.hurry,
        }
        deeds[deed]()

    def share(self) -> None:
        told = said(self.shell.words.catalogue, shared(self.table))
        share(self.shell, told, phrase("go.share_roll"))

    def fresh_seed(self) -> int:
        """After a puzzle another one that is as hard."""
        seed = super().fresh_seed()
        return (
            fitting_seed(difficulty(self.table.roll), seed) if self.table.kept.is_puzzle else seed
        )


def say_if_seen(page: GoPage) -> None:
    if page.is_there and not page.is_looking_back:
        page.say()
