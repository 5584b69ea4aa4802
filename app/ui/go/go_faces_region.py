"""One seat's part of the table in Go face to face: its board, tray, dice, score and bar.

It is laid out upright and turned to its side. Each touch belongs to the region that it began in,
so everybody drags at once. What the table does together is asked of `around`.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout

from app.games.go.board import Laid
from app.games.go.moves import Move
from app.presenters.go.board_model import joined_dice
from app.presenters.go.faces import Check, FacesTable, RegionModel
from app.presenters.go.faces_layout import Region, bare_parts, region_parts
from app.presenters.match.end_form import FEW
from app.presenters.match.ending import NO_BANNER, Banner
from app.presenters.phrase import Field
from app.session.clock import Seconds
from app.ui.go.check_row import CheckRow
from app.ui.go.go_board import GoBoard
from app.ui.go.go_dice import GoDice
from app.ui.go.go_fingers import GoFingers
from app.ui.go.go_nods import NO_ROOM, GoNods
from app.ui.go.go_pause import GoPause
from app.ui.go.go_press import LONGEST_TAP
from app.ui.kit.motion import Motion, Movement
from app.ui.kit.quads import centred
from app.ui.kit.shell import Shell
from app.ui.kit.vanish import vanish_when_clear
from app.ui.kit.words import said
from app.ui.match.end_banner import EndBanner
from app.ui.match.notices import PUT_BACK
from app.ui.match.turned import Turned

GUARD = 0.7
"""For so long after all has changed a press still means what was there before, in seconds."""
NOTICE_SECONDS, HOLD_SECONDS = 1.6, 3.0
"""How long something is told to one seat, and how long a tap counts as holding the bar."""
TAKE_SECONDS, TAKEN, TILE = 0.9, 1.1, 34
"""A score tile that is taken: how long that is seen, how large it becomes, and in dp how wide it is
where it comes out of the bar."""
EDGE = 3
"""Around a wall, in dp."""
PARTS = ("board", "tray", "dice", "place", "claim", "turn", "flip", "back")
ROOMY, LARGE = 240, 400
"""How high a board is, in dp, over which the end is told in large words, and in the largest."""
SHORT, LONG = 16, 40
"""Letters of what is told over a board in the largest type, and in the large one."""


class Around(Protocol):
    """What the table does with what one seat does."""

    def press(self, one: "GoFacesRegion") -> None: ...
    def let_go(self, one: "GoFacesRegion") -> None: ...
    def tap(self, one: "GoFacesRegion", pressed_at: float) -> None: ...
    def hurries(self) -> bool: ...
    def do(self, moves: Sequence[Move], one: "GoFacesRegion") -> None: ...
    def is_open(self, one: "GoFacesRegion") -> bool: ...
    def show_seat(self, one: "GoFacesRegion") -> None: ...
    def look_back(self) -> None: ...


class GoFacesRegion(FloatLayout):
    """`slot` is its place at the table."""

    is_played_on = True
    model: RegionModel = ObjectProperty(RegionModel(), rebind=True)
    title = StringProperty()
    line = StringProperty()
    banner = StringProperty()
    space = NumericProperty(0)
    can_turn = BooleanProperty(False)
    is_bare = BooleanProperty(False)
    has_keys = BooleanProperty(True)
    is_ripe = BooleanProperty(True)
    has_checks = AliasProperty(lambda self: bool(self.model.checks), bind=["model"])
    shows_aims = AliasProperty(
        lambda self: not self.is_bare and bool(self.model.aims), bind=["is_bare", "model"]
    )
    shows_tray = AliasProperty(
        lambda self: not (self.is_bare or self.has_checks or self.model.aims),
        bind=["is_bare", "has_checks", "model"],
    )
    shows_dice = AliasProperty(
        lambda self: (
            not (
                (self.is_bare or self.model.is_covered)
                or (self.model.is_over and not self.has_keys)
            )
        ),
        bind=["is_bare", "has_keys", "model"],
    )
    shows_checks = AliasProperty(
        lambda self: not self.is_bare and self.has_checks, bind=["is_bare", "has_checks"]
    )
    has_turning = AliasProperty(
        lambda self: (
            self.has_keys and self.model.is_person and not (self.is_bare or self.model.is_over)
        ),
        bind=["has_keys", "is_bare", "model"],
    )

    banner_role = AliasProperty(lambda self: _role_of(self.banner), bind=["banner"])

    def __init__(
        self, around: Around, number: int, table: FacesTable, shell: Shell, now: Seconds
    ) -> None:
        self.around, self.number = around, number
        self._shell, self._now = shell, now
        super().__init__(size_hint=(None, None))
        self.slot, self.turned = FloatLayout(size_hint=(None, None)), Turned()
        self.slot.add_widget(self.turned)
        self.turned.add_widget(self)
        self.turned.bind(size=self.setter("size"))
        vanish_when_clear(self)
        self.board: GoBoard = self.ids.board
        self.dice: GoDice = self.ids.dice
        self.fingers = GoFingers(number, self.board, self.ids.tray, self.ids.flyer, shell)
        self.fingers.play = self._play
        self.fingers.own = lambda: table.own(number)
        self.fingers.is_open = lambda: around.is_open(self)
        self.fingers.changed = lambda: around.show_seat(self)
        self.fingers.refused = lambda: self.notify(NO_ROOM)
        is_open, tray = self.fingers.is_open, self.ids.tray
        self.nods = GoNods(self.notify, tray, self.dice, is_open, lambda: shell.app.speed)
        self.fingers.missed, self.fingers.elsewhere = self.nods.board, self.nods.slot
        self._pressed: dict[int, float] = {}
        self.changed_at, self._moved_at = now(), 0.0
        self.asked_for: tuple[Laid, ...] = ()
        self._notice: Field = ""
        self._for_all: Field = ""
        self._was_held = False
        self._race = Motion()
        self._end: EndBanner | None = None
        self.pause: GoPause | None = None

    def rest(self) -> None:
        """No finger, nothing in the air."""
        self._race.finish()
        self._was_held |= self.fingers.held is not None
        self.fingers.rest()
        self._pressed.clear()
        Clock.unschedule(self._let_go)

    def lay_out(
        self, place: Region, corner: tuple[float, float], is_left_handed: bool, is_bare: bool
    ) -> None:
        area = place.area
        self.slot.pos = corner[0] + dp(area.x), corner[1] + dp(area.y)
        self.slot.size = dp(area.width), dp(area.height)
        self.turned.quarters = 2 * place.half_turns
        if is_bare:
            parts = bare_parts(area.width, area.height)
        else:
            parts = region_parts(area.width, area.height, is_left_handed)
        self.is_bare = is_bare
        self.has_keys = parts.has_keys
        for name in PARTS:
            part, widget = getattr(parts, name), self.ids[name]
            widget.pos = dp(part.x), dp(part.y)
            widget.size = dp(part.width), dp(part.height)
        self._lay_out_pause()

    # Showing

    def show(self, model: RegionModel) -> None:
        if model.bar is not self.model.bar:
            self._let_ripen()
        self._was_held &= model.roll == self.model.roll
        self.model = model
        self.space = model.space
        self._show_checks(model.checks)
        self._show_end(model.end)
        self._show_pause(model)
        self.dice.roll, self.dice.waits = list(model.roll), model.waits
        self.fingers.look = model.missing
        self.dice.joined = joined_dice(self.fingers.show(model.marked, model.tells))
        self.can_turn = self.fingers.is_open() and self.fingers.tray.chosen is not None
        if self.fingers.held is not None:
            self._notice = ""
        self.say(self._for_all)
        self._tell_put_back()

    def ask_for(self, laid: tuple[Laid, ...]) -> None:
        """Whether this board is meant."""
        self.asked_for = laid
        self._let_ripen()

    def _let_ripen(self) -> None:
        """What was meant for what the bar said before does nothing, and is seen to."""
        self.changed_at, self.is_ripe = self._now(), False
        Clock.unschedule(self.ripen)
        Clock.schedule_once(self.ripen, GUARD)

    def ripen(self, *_: object) -> None:
        self.is_ripe = True

    def _tell_put_back(self) -> None:
        """A pause took a tile out of the hand: that is said as it goes on."""
        if self._was_held and self.fingers.is_open():
            self._was_held = False
            self.notify(PUT_BACK)

    def _show_checks(self, checks: tuple[Check, ...]) -> None:
        place = self.ids.checks
        if len(place.children) != len(checks):
            place.clear_widgets()
            for check in checks:
                place.add_widget(CheckRow(check=check))
        for row, check in zip(reversed(place.children), checks, strict=True):
            row.check = check
            row.seat_name = self._said(check.name)

    def _show_end(self, end: Banner) -> None:
        """Over the board, as the end of any match is told; it comes with the end."""
        if end == NO_BANNER and self._end is None:
            return
        if self._end is None:
            self._end = EndBanner(is_free=True, most=3, size_hint=(None, None))
            self.add_widget(self._end, self.children.index(self.ids.proclaimed.__self__))
            self.board.fbind("size", self._lay_out_end)
            self._end.fbind("natural", self._lay_out_end)
        self._end.model = end
        self._end.opacity = float(end != NO_BANNER)
        self._lay_out_end()

    def _show_pause(self, model: RegionModel) -> None:
        """A wall over all but the bar, while there is a pause."""
        if not model.is_covered:
            if self.pause is not None:
                self.remove_widget(self.pause)
                self.pause = None
            return
        if self.pause is None:
            self.pause = GoPause(pawn=model.pawn)
            self.add_widget(self.pause, self.children.index(self.ids.proclaimed.__self__) + 1)
        self.pause.seats = list(model.waited)
        self._lay_out_pause()

    def _lay_out_pause(self, *_: object) -> None:
        if self.pause is not None:
            low = self.ids.claim.top + dp(EDGE)
            self.pause.pos = dp(EDGE), low
            self.pause.size = self.width - 2 * dp(EDGE), self.height - low - dp(EDGE)

    def _lay_out_end(self, *_: object) -> None:
        board, end = self.board, self._end
        if end is not None:
            is_few = len(end.model.steps) <= FEW
            end.is_roomy = is_few and board.height >= dp(ROOMY)
            end.is_large = board.height >= dp(LARGE)
            end.room = end.fills = board.height
            end.width = board.width
            end.center = board.center

    def rise(self, share: float) -> None:
        if self._end is not None:
            self._end.share = share

    def say(self, notice: Field) -> None:
        """A notice is for all: it stands over each board."""
        self._for_all = notice
        self.banner = self._said(notice)
        self._say_bar()

    def _say_bar(self) -> None:
        self.title = self._said(self.model.title)
        self.line = self._said(self._notice or self.model.line)

    def _said(self, words: Field) -> str:
        return said(self._shell.words.catalogue, words)

    def notify(self, words: Field) -> None:
        """To this seat alone, for a moment."""
        self._notice = words
        self._say_bar()
        Clock.unschedule(self._forget_notice)
        Clock.schedule_once(self._forget_notice, NOTICE_SECONDS)

    def _forget_notice(self, *_: object) -> None:
        self._notice = ""
        self._say_bar()

    def take(self, value: int) -> None:
        """The score tile that this seat was quick enough for goes to its road: over the board it
        would lie on what is built there."""
        flyer, atlas, (x, y) = self.ids.flyer, self.board.atlas, self.ids.claim.center
        flyer.carry(atlas, [centred(atlas, f"score/{value}", 0, 0, dp(TILE))])

        def rise(share: float) -> None:
            to_x, to_y = self.ids.place.center
            size = 1 + (TAKEN - 1) * share
            flyer.move(x + (to_x - x) * share, y + (to_y - y) * share, size)

        rest = Movement(TAKE_SECONDS / 2, lambda _: None)
        rising = Movement(TAKE_SECONDS / 2, rise, "out_cubic")
        self._race.play([rising, rest], self._shell.app.speed, flyer.drop)

    # Fingers

    def on_touch_down(self, touch: Any) -> bool:
        """Whatever begins here stays here."""
        if not self.collide_point(*touch.pos):
            return False
        if self.around.hurries():
            return True
        if self.fingers.down(touch):
            touch.grab(self)
        else:
            super().on_touch_down(touch)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is self:
            self.fingers.move(touch)
            return True
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            self.fingers.up(touch)
            return True
        return bool(super().on_touch_up(touch))

    def _play(self, moves: Sequence[Move]) -> None:
        self._moved_at = self._now()
        self.around.do(moves, self)

    # The bar

    def press_bar(self, touch: Any) -> None:
        Clock.unschedule(self._let_go)
        self._pressed[touch.uid] = self._now()
        self.around.press(self)

    def release_bar(self, touch: Any, is_inside: bool) -> None:
        """Several fingers may lie there: the last one lets go. A tap holds on for a while, for
        one hand or a mouse cannot be at every bar. One that is long is meant as well, unless its
        seat laid tiles meanwhile: then it is a hand that rests."""
        pressed_at = self._pressed.pop(touch.uid, None)
        if pressed_at is None:
            return
        is_tap = self._now() - pressed_at <= LONGEST_TAP
        if not self._pressed:
            Clock.schedule_once(self._let_go, HOLD_SECONDS if is_tap else 0)
        if is_inside and (is_tap or self._moved_at < pressed_at):
            self.around.tap(self, pressed_at)

    def strike_bar(self) -> None:
        """By the keyboard, which has one Enter for all: struck once it holds, until again."""
        if self.model.bar.is_shared and self.model.is_held:
            self.around.let_go(self)
            return
        self.around.press(self)
        self.around.tap(self, self._now())

    def _let_go(self, *_: object) -> None:
        self.around.let_go(self)


def _role_of(words: str) -> str:
    if len(words) < SHORT:
        return "headline"
    return "title" if len(words) < LONG else "body"
