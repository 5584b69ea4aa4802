"""Walks over what is on the screen and finds what people could not read, reach or hear.

A fault is a sentence. Only what a finger can get at is walked: the sheet, else the curtain, else
the page. Sizes are in dp; what a board draws by itself is told by the page (`drags`).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from types import UnionType
from typing import Any

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from app.services.ports import Insets
from app.ui.kit.rounded import Fill
from app.ui.match.scrub import Scrub
from tests.ui.contrast import contrast_faults
from tests.ui.endless import ENDLESS
from tests.ui.glyphs import missing_letters
from tests.ui.scenes import NAMES
from tests.ui.table import Table

TARGET = 48
STRIP = 32
SLACK = 1.0
"""Of a pixel: what rounding may take."""
FAINT = 0.05
TOUCHABLE = ButtonBehavior | TextInput | Scrub
INSETS = (
    Insets(),
    Insets(top=24),
    Insets(top=24, bottom=48),
    Insets(left=32),
    Insets(left=32, right=32),
)
"""Nothing, a status bar, with a navigation bar, a cut-out at one side, at both (QUALITY 1)."""


@dataclass(frozen=True)
class Box:
    left: float
    bottom: float
    right: float
    top: float

    @property
    def size(self) -> tuple[float, float]:
        return self.right - self.left, self.top - self.bottom

    def cut(self, other: "Box") -> "Box":
        return Box(
            max(self.left, other.left),
            max(self.bottom, other.bottom),
            min(self.right, other.right),
            min(self.top, other.top),
        )

    @property
    def is_empty(self) -> bool:
        return min(self.size) <= SLACK

    def is_in(self, other: "Box") -> bool:
        out = (other.left - self.left, other.bottom - self.bottom)
        return max(*out, self.right - other.right, self.top - other.top) <= SLACK


@dataclass(frozen=True)
class Seen:
    """A widget in sight: its box in the window, and the part of it that no scroller cuts off."""

    widget: Widget
    box: Box
    visible: Box
    opacity: float
    above: tuple[Widget, ...]

    def lies_in(self, other: "Seen") -> bool:
        return other.widget in self.above

    @property
    def is_off(self) -> bool:
        return any(widget.disabled for widget in (self.widget, *self.above))


class Insetted:
    """The device with bars and cut-outs."""

    def __init__(self, device: Any, insets: Insets) -> None:
        self._device, self._insets = device, insets

    def insets(self) -> Insets:
        return self._insets

    def __getattr__(self, name: str) -> Any:
        return getattr(self._device, name)


def with_insets(table: Table, insets: Insets) -> None:
    device = table.app.shell.device
    device = device._device if isinstance(device, Insetted) else device
    table.app.shell.device = Insetted(device, insets)
    table.app._on_resize()
    table.frames(3)


class Enlarged:
    """The device with another size of text in the system's settings."""

    def __init__(self, device: Any, scale: float) -> None:
        self._device, self._scale = device, scale

    def font_scale(self) -> float:
        return self._scale

    def __getattr__(self, name: str) -> Any:
        return getattr(self._device, name)


def with_text_scale(table: Table, scale: float) -> None:
    shell = table.app.shell
    device = shell.device._device if isinstance(shell.device, Enlarged) else shell.device
    shell.device = Enlarged(device, scale)
    table.app.apply_settings(shell.settings.current)
    table.frames(3)


def window_box() -> Box:
    return Box(0, 0, Window.width, Window.height)


def layer(table: Table) -> Widget:
    """What a finger can get at."""
    navigator = table.app.shell.navigator
    return navigator.sheet or navigator.page.layer


def seen(root: Widget, kinds: type | UnionType = Widget) -> list[Seen]:
    """All of these kinds. Where others lie is not worked out: that is most of what it costs."""
    return list(_seen(root, kinds, window_box(), 1.0, ()))


def _seen(
    widget: Widget, kinds: type | UnionType, clip: Box, opacity: float, above: tuple[Widget, ...]
) -> Iterator[Seen]:
    opacity *= widget.opacity
    if opacity <= FAINT:
        return
    if isinstance(widget, kinds):
        box = box_of(widget)
        yield Seen(widget, box, box.cut(clip), opacity, above)
    if isinstance(widget, ScrollView):
        clip = box_of(widget).cut(clip)
    for child in widget.children:
        yield from _seen(child, kinds, clip, opacity, (*above, widget))


def box_of(widget: Widget, rectangle: Box | None = None) -> Box:
    """The widget, or a rectangle in its coordinates, in the window."""
    inner = rectangle or Box(widget.x, widget.y, widget.right, widget.top)
    ax, ay = widget.to_window(inner.left, inner.bottom)
    bx, by = widget.to_window(inner.right, inner.top)
    return Box(min(ax, bx), min(ay, by), max(ax, bx), max(ay, by))


def touchables(root: Widget) -> list[Seen]:
    """Drawn by widgets of their own and big enough to be meant to be seen."""
    return [one for one in seen(root, TOUCHABLE) if not one.box.is_empty]


def faults(table: Table, has_pixels: bool = True) -> list[str]:
    """All of the present state, with the insets in force, once it has been drawn."""
    table.frames()
    root = layer(table)
    targets, texts = touchables(root), written(root)
    found = [*_target_faults(table, targets), *_text_faults(texts)]
    found += _overlap_faults(targets)
    found += _crossed_texts(texts)
    found += _texts_on_keys(texts, targets)
    found += _strip_faults(table, targets)
    found += ENDLESS.faults()
    if has_pixels:
        found += contrast_faults(texts)
    return sorted(set(found))


# Targets


def _target_faults(table: Table, targets: list[Seen]) -> Iterator[str]:
    left, top, right, bottom = table.app.insets
    free = Box(left, bottom, Window.width - right, Window.height - top)
    for target in targets:
        name = called(target.widget)
        width, height = target.box.size
        if min(width, height) < dp(TARGET) - SLACK:
            yield f"small target {width / dp(1):.0f} x {height / dp(1):.0f} dp: {name}"
        if not str(getattr(target.widget, "name", "")).strip():
            yield f"no name: {name}"
        if not target.visible.is_empty and not target.visible.is_in(free):
            yield f"target under an inset or off the window: {name}"
        if not _scrollers(target) and not target.box.is_in(window_box()):
            yield f"target off the window: {name}"


def _overlap_faults(targets: list[Seen]) -> Iterator[str]:
    for one, other in combinations(targets, 2):
        if one.lies_in(other) or other.lies_in(one) or one.is_off or other.is_off:
            continue
        if not one.visible.cut(other.visible).is_empty:
            yield f"targets overlap: {called(one.widget)} and {called(other.widget)}"


def _strip_faults(table: Table, targets: list[Seen]) -> Iterator[str]:
    """No drag begins where the system's back swipe does."""
    page = table.app.shell.navigator.page
    drags = [(called(one.widget), one.visible) for one in targets if isinstance(one.widget, Scrub)]
    drags += [("a tile at rest", Box(x, y, x, y)) for x, y in _resting_tiles(page)]
    for name, box in drags:
        if box.left < dp(STRIP) - SLACK or box.right > Window.width - dp(STRIP) + SLACK:
            yield f"drag begins in the side strip: {name}"


def _resting_tiles(page: Any) -> Iterator[tuple[float, float]]:
    """The middles of what a page lets be dragged from its tray, if it has one in sight."""
    tray = getattr(page, "tray", None)
    if tray is None or tray.get_parent_window() is None or page.is_covered:
        return
    spots = [tray.spot] if isinstance(tray.spot, tuple) else []
    yield from (tray.to_window(*spot) for spot in spots)


# Texts


def written(root: Widget) -> list[Seen]:
    """Labels with words or a glyph in sight."""
    return [one for one in seen(root, Label) if one.widget.text.strip()]


def ink_box(label: Label) -> Box:
    """Where the letters are: the texture in the middle of the label, or aligned in its box."""
    width, height = label.texture_size
    x, y = label.center_x - width / 2, label.center_y - height / 2
    return box_of(label, Box(x, y, x + width, y + height))


def _text_faults(texts: list[Seen]) -> Iterator[str]:
    for text in texts:
        label, ink = text.widget, ink_box(text.widget)
        words = shortened(label.text)
        if not _is_icon(label):
            if label.is_shortened and label.text not in NAMES:
                yield f"cut short: {words}"
            if lost := lost_words(label):
                yield f"words lost: {lost} in {words}"
            if broken := broken_word(label):
                yield f"word broken: {broken} in {words}"
        if not ink.is_in(text.box):
            yield f"text larger than its box: {words}"
        for holder in _holders(text):
            if not ink.is_in(box_of(holder)):
                yield f"text out of its {type(holder).__name__}: {words}"
                break
        if letters := missing_letters(label):
            yield f"no glyph for {letters!r}: {words}"


def _holders(text: Seen) -> Iterator[Widget]:
    """What must hold the text whole: keys, cards, sheets; the column that scrolls; the window."""
    for widget in reversed(text.above):
        if isinstance(widget, ScrollView):
            yield widget.children[0]
            return
        if hasattr(widget, "fill") or isinstance(widget, TOUCHABLE) or _has_ground(widget):
            yield widget
    yield text.above[0] if text.above else text.widget


def _has_ground(widget: Widget) -> bool:
    """A ground of its own is drawn below all of it."""
    drawn = widget.canvas.before.children if widget.canvas.has_before else ()
    fills = (each for each in drawn if isinstance(each, Fill) and each.is_shown)
    return any(fill.size == tuple(widget.size) for fill in fills)


def _crossed_texts(texts: list[Seen]) -> Iterator[str]:
    inks = [(text, ink_box(text.widget).cut(text.visible)) for text in texts]
    inks = [(text, ink) for text, ink in inks if not ink.is_empty]
    for (one, box), (other, other_box) in combinations(inks, 2):
        common = box.cut(other_box)
        if min(common.size) > dp(3):
            yield f"texts cross: {shortened(one.widget.text)} and {shortened(other.widget.text)}"


def _texts_on_keys(texts: list[Seen], targets: list[Seen]) -> Iterator[str]:
    """Words beside a key that reach into it; what a key holds lies within it."""
    for text in texts:
        ink = ink_box(text.widget).cut(text.visible)
        for target in targets:
            is_apart = not text.lies_in(target) and not target.lies_in(text)
            is_apart = is_apart and text.widget is not target.widget
            if is_apart and min(ink.cut(target.visible).size) > dp(3):
                yield f"text on a key: {shortened(text.widget.text)} on {called(target.widget)}"


def broken_word(label: Label) -> str:
    """The first word that is wider than the line; an address in a licence may be."""
    room = label.text_size[0]
    if room is None or room <= 0 or label.shorten:
        return ""
    words = (word for word in label.text.split() if "://" not in word)
    wide = (word for word in words if label._label.get_extents(word)[0] > room + SLACK)
    return next(wide, "")


def lost_words(label: Label) -> str:
    """What no line shows for want of room, with no dots to say so."""
    if label.markup or label.shorten:
        return ""
    lines = label._label._cached_lines
    shown = sum(len("".join(word.text.split())) for line in lines for word in line.words)
    return "".join(label.text.split())[shown:]


def unheard(table: Table) -> list[str]:
    """There is something to hear, and all that a swipe leads to has words."""
    there = table.app._by_ear._readables()
    words = [str(getattr(each, "name", "") or getattr(each, "text", "")) for each in there]
    if not words:
        return ["nothing is there to hear"]
    dumb = [each for each, said in zip(there, words, strict=True) if not said.strip()]
    return [f"{type(each).__name__} has no words to hear" for each in dumb]


def _scrollers(one: Seen) -> list[Widget]:
    return [widget for widget in one.above if isinstance(widget, ScrollView)]


def _is_icon(label: Label) -> bool:
    return "Icons" in str(label.font_name)


def called(widget: Widget) -> str:
    words = str(getattr(widget, "name", "") or getattr(widget, "text", ""))
    return f"{type(widget).__name__} {shortened(words)}".strip()


def shortened(words: str) -> str:
    line = " ".join(words.split())
    return repr(line if len(line) <= 40 else line[:39] + "…")


def unlike(found: Iterable[str], known: Iterable[str]) -> list[str]:
    """Those that are not known yet."""
    return [fault for fault in found if not any(part in fault for part in known)]
