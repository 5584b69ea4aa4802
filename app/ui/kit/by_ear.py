"""A page by ear, while all is read aloud: a touch says what lies there, a swipe to the side leads
on to the next thing or back, two taps press it. Android's own reader cannot see what Kivy draws.

Fingers on a board play as ever: what happens there is told by the match. So they do on what a hand
points at: that was just said.
"""

from collections.abc import Iterator
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior, FocusBehavior
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from app.presenters.phrase import Field, phrase
from app.ui.kit.key_focus import KeyFocus, reading_order
from app.ui.kit.shell import Shell

SWIPE = 40
"""How far, in dp, and more to the side than up or down."""
SETTLED = 0.1
"""Seconds until all lies where it belongs."""
TWICE = 0.4
"""Seconds between two taps."""


class ByEar:
    def __init__(self, focus: KeyFocus, shell: Shell) -> None:
        self._focus, self._shell = focus, shell
        self._begun: dict[int, tuple[float, float]] = {}
        self._tapped = -TWICE
        self._greets = Clock.create_trigger(self._greet, SETTLED)
        shell.navigator.bind(children=self._changed)
        Window.bind(on_touch_down=self._down, on_touch_move=self._move, on_touch_up=self._up)

    def end(self) -> None:
        self._greets.cancel()
        self._shell.navigator.unbind(children=self._changed)
        Window.unbind(on_touch_down=self._down, on_touch_move=self._move, on_touch_up=self._up)

    def _changed(self, *_: object) -> None:
        """Another page, or a sheet came or went: it says its title."""
        if self._shell.aloud.is_on:
            self._greets()

    def _greet(self, _: float) -> None:
        texts = [each for each in self._readables() if not _is_key(each)]
        if texts:
            self._shell.aloud.say(texts[0].text)

    # Fingers

    def _down(self, _window: object, touch: Any) -> bool:
        """True: it is meant for nobody else."""
        is_wheel = touch.device == "mouse" and "scroll" in str(getattr(touch, "button", ""))
        if not self._shell.aloud.is_on or is_wheel or self._is_on_board(touch):
            return False
        self._begun[touch.uid] = touch.pos
        return True

    def _move(self, _window: object, touch: Any) -> bool:
        return touch.uid in self._begun

    def _up(self, _window: object, touch: Any) -> bool:
        if touch.uid not in self._begun:
            return False
        x, y = self._begun.pop(touch.uid)
        across, up = touch.x - x, touch.y - y
        if abs(across) > max(dp(SWIPE), abs(up)):
            self._step(1 if across > 0 else -1)
        elif abs(up) < dp(SWIPE):
            self._tap(touch)
        return True

    def _is_on_board(self, touch: Any) -> bool:
        """Or on a tray, beside keys and texts: there fingers play."""
        layer = self._focus.layer
        if any(each.awaits(*touch.pos) for each in layer.children if hasattr(each, "awaits")):
            return True
        return self._under(touch) is None and bool(_played_on(layer, touch.pos))

    def _tap(self, touch: Any) -> None:
        now = Clock.get_time()
        is_second, self._tapped = now - self._tapped < TWICE, now
        target = self._focus.target
        if is_second and target is not None:
            self._tapped = -TWICE
            self._focus.press()
        else:
            self._lead_to(self._under(touch))

    # What is there

    def _step(self, step: int) -> None:
        there = self._readables()
        now = self._focus.target
        if not there:
            return
        at = there.index(now) + step if now in there else (0 if step > 0 else -1)
        self._lead_to(there[at % len(there)])

    def _lead_to(self, target: Widget | None) -> None:
        if target is not None:
            self._focus.lead_to(target)
            self._shell.aloud.say(*self._told(target))

    def _under(self, touch: Any) -> Widget | None:
        """The smallest thing under the finger: what holds others is larger than these."""
        found = [each for each in self._readables() if _holds(each, touch.pos)]
        return min(found, key=lambda each: each.width * each.height, default=None)

    def _readables(self) -> list[Widget]:
        return list(_readable(self._focus.layer, False))

    def _told(self, target: Widget) -> Iterator[Field]:
        """Its words, and what state it is in. What is one seat's alone is for its eyes."""
        table = getattr(self._shell.navigator.page, "table", None)
        if getattr(target, "is_private", False) and getattr(table, "is_handed_on", False):
            yield phrase("aloud.private")
            return
        yield str(getattr(target, "name", "") or target.text)
        yield from filter(None, (getattr(target, "about", ""),))
        if hasattr(target, "is_on"):
            yield phrase("aloud.on" if target.is_on else "aloud.off")
        if getattr(target, "is_chosen", False):
            yield phrase("aloud.chosen")
        if target.disabled:
            yield phrase("aloud.dead")


def _is_key(widget: Widget) -> bool:
    return isinstance(widget, ButtonBehavior | FocusBehavior)


def _readable(widget: Widget, is_in_key: bool) -> Iterator[Widget]:
    """Keys, and texts that stand for themselves: those on a key are its name. What is in one thing
    is read before what is beside it."""
    if not widget.opacity:
        return
    is_key = _is_key(widget) and min(widget.size) > 1
    is_text = isinstance(widget, Label) and _has_words(widget)
    if is_key or ((is_text or _is_spoken(widget)) and not is_in_key):
        yield widget
    for child in sorted(widget.children, key=reading_order):
        yield from _readable(child, is_in_key or is_key)


def _is_spoken(widget: Widget) -> bool:
    """A picture that has words."""
    return bool(getattr(widget, "is_spoken", False) and widget.text)


def _has_words(label: Label) -> bool:
    return bool(label.text.strip()) and "Icons" not in str(label.font_name)


def _played_on(widget: Widget, pos: tuple[float, float]) -> bool | None:
    """Whether fingers play on what lies there on top; None: it says nothing about that."""
    if not widget.opacity:
        return None
    for child in widget.children:
        found = _played_on(child, pos)
        if found is not None:
            return found
    is_played_on: bool | None = getattr(widget, "is_played_on", None)
    return is_played_on if is_played_on is not None and _holds(widget, pos) else None


def _holds(widget: Widget, pos: tuple[float, float]) -> bool:
    ax, ay = widget.to_window(widget.x, widget.y)
    bx, by = widget.to_window(widget.right, widget.top)
    x, y = pos
    return bool(min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by))
