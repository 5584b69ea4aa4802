"""One seat's part of the table in Go face to face: its board, tray, dice, score and bar.

It is laid out upright and turned to its side. Each touch belongs to the region that it began in,
so everybody drags at once.
"""

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from app.presenters.go.faces import Check, RegionModel
from app.presenters.go.faces_layout import Region, bare_parts, region_parts
from app.presenters.phrase import Phrase
from app.ui.go.check_row import CheckRow
from app.ui.go.go_fingers import LONGEST_TAP, GoFingers
from app.ui.kit.motion import Motion, Movement
from app.ui.kit.quads import centred
from app.ui.kit.vanish import vanish_when_clear
from app.ui.kit.words import said
from app.ui.match.turned import Turned

NOTICE_SECONDS, HOLD_SECONDS = 1.6, 3.0
"""How long something is told to one seat, and how long a tap counts as holding the bar."""
TAKE_SECONDS, TAKEN = 0.7, 2.2
"""A score tile that is taken: how long that is seen, and how large it becomes."""
PARTS = ("board", "tray", "dice", "status", "claim", "turn", "flip")


class GoFacesRegion(FloatLayout):
    """`slot` is its place at the table; `cry` is how far the shout has come that begins it all."""

    page = ObjectProperty()
    number = NumericProperty(0)
    model: RegionModel = ObjectProperty(None, allownone=True, rebind=True)
    title = StringProperty()
    line = StringProperty()
    banner = StringProperty()
    space = NumericProperty(0)
    cry = NumericProperty(1.0)
    can_turn = BooleanProperty(False)
    is_bare = BooleanProperty(False)
    is_over = BooleanProperty(False)
    has_checks = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.slot, self.turned = FloatLayout(size_hint=(None, None)), Turned()
        self.slot.add_widget(self.turned)
        self.turned.add_widget(self)
        self.turned.bind(size=self.setter("size"))
        vanish_when_clear(self)
        ids = self.ids
        self.fingers = GoFingers(self.number, ids.board, ids.tray, ids.flyer, self.page.shell)
        self.fingers.play = lambda moves: self.page.do(moves, self)
        self.fingers.own = lambda: self.page.table.own(self.number)
        self.fingers.is_open = lambda: self.page.is_open(self)
        self.fingers.changed = lambda: self.page.show_seat(self)
        self._pressed: dict[int, float] = {}
        self.changed_at = 0.0
        self._notice: Phrase | None = None
        self._race = Motion()

    def rest(self) -> None:
        """No finger, nothing in the air."""
        self._race.finish()
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
        for name in PARTS:
            part, widget = getattr(parts, name), self.ids[name]
            widget.pos = dp(part.x), dp(part.y)
            widget.size = dp(part.width), dp(part.height)

    # Showing

    def show(self, model: RegionModel) -> None:
        if self.model is None or model.bar is not self.model.bar:
            self.changed_at = self.page.now()
        self.model = model
        self.space = model.space
        self._show_checks(model.checks)
        roll = self.page.table.roll
        self.ids.dice.roll = list(roll)
        self.fingers.show(() if self.page.is_rolling else roll, model.tells)
        self.can_turn = self.fingers.is_open() and self.fingers.tray.chosen is not None
        self.say(self.page.notices.now)

    def _show_checks(self, checks: tuple[Check, ...]) -> None:
        place = self.ids.checks
        if len(place.children) != len(checks):
            place.clear_widgets()
            for check in checks:
                place.add_widget(CheckRow(check=check))
        table, words = self.page.table, self.page.shell.words.catalogue
        for row, check in zip(reversed(place.children), checks, strict=True):
            row.check, row.pawn = check, table.seats[check.seat].color.value
            row.seat_name = said(words, table.names[check.seat])

    def say(self, notice: Phrase | None) -> None:
        """A notice is for all: it stands over each board."""
        if self.model is None:
            return
        words = self.page.shell.words.catalogue
        self.title = said(words, self.model.title)
        line, banner = self._notice or self.model.line, notice or self.model.banner
        self.line = said(words, line) if line else ""
        self.banner = said(words, banner) if banner else ""

    def notify(self, words: Phrase) -> None:
        """To this seat alone, for a moment."""
        self._notice = words
        self.say(self.page.notices.now)
        Clock.unschedule(self._forget_notice)
        Clock.schedule_once(self._forget_notice, NOTICE_SECONDS)

    def _forget_notice(self, *_: object) -> None:
        self._notice = None
        self.say(self.page.notices.now)

    def shout(self, share: float) -> None:
        self.cry = share

    def take(self, value: int) -> None:
        """The score tile that this seat was quick enough for."""
        tiles, flyer, board = self.ids.tiles, self.ids.flyer, self.ids.board
        atlas, (x, y), wide = board.atlas, tiles.first, tiles.wide
        flyer.carry(atlas, [centred(atlas, f"score/{value}", 0, 0, wide)])

        def rise(share: float) -> None:
            to_x, to_y = board.center
            size = 1 + (TAKEN - 1) * share
            flyer.move(x + (to_x - x) * share, y + (to_y - y) * share, size)

        rest = Movement(TAKE_SECONDS / 2, lambda _: None)
        rising = Movement(TAKE_SECONDS / 2, rise, "out_cubic")
        self._race.play([rising, rest], self.page.speed, flyer.drop)

    # Fingers

    def on_touch_down(self, touch: Any) -> bool:
        """Whatever begins here stays here."""
        if not self.collide_point(*touch.pos):
            return False
        if self.page.hurries():
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

    # The bar

    def press_bar(self, touch: Any) -> None:
        Clock.unschedule(self._let_go)
        self._pressed[touch.uid] = self.page.now()
        self.page.press(self)

    def release_bar(self, touch: Any, is_inside: bool) -> None:
        """Several fingers may lie there: the last one lets go. A tap holds on for a while, for
        one hand or a mouse cannot be at every bar."""
        pressed_at = self._pressed.pop(touch.uid, None)
        if pressed_at is None:
            return
        is_tap = self.page.now() - pressed_at <= LONGEST_TAP
        if not self._pressed:
            Clock.schedule_once(self._let_go, HOLD_SECONDS if is_tap else 0)
        if is_inside and is_tap:
            self.page.tap(self, pressed_at)

    def _let_go(self, *_: object) -> None:
        self.page.let_go(self)
