"""What the tests of the shell share: pressing keys by name, and looking over a page for flaws."""

import re
import time
from collections.abc import Callable, Iterator

from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from tests.ui.table import Table

PATIENCE = 10.0
LEAST = 48
STILL = 6
KEY = re.compile(r"[a-z_]+(\.[a-z0-9_]+)+")


def shown(table: Table) -> Iterator[Widget]:
    """Everything on the screen, the sheet too."""
    yield from table.app.shell.navigator.walk()


def keys(table: Table) -> list[Widget]:
    return [widget for widget in shown(table) if isinstance(widget, ButtonBehavior | TextInput)]


def named(table: Table, name: str) -> Widget:
    """The key that says so; the last one if there are several, for a sheet lies above."""
    found = [key for key in keys(table) if getattr(key, "name", "") == name]
    assert found, f"{name!r} is not among {[getattr(key, 'name', '') for key in keys(table)]}"
    return found[-1]


def press(table: Table, name: str, until: Callable[[], object] = lambda: True) -> None:
    """Scroll to the key, tap it, and let frames pass until it has worked."""
    key = named(table, name)
    settle(table, key)
    for parent in ancestors(key):
        if isinstance(parent, ScrollView) and parent.children[0].height > parent.height:
            parent.scroll_to(key, animate=False)
            settle(table, key)
    table.tap_on(key)
    wait(table, until)


def settle(table: Table, key: Widget) -> None:
    """Layouts follow each other over some frames: wait until the key stays where it is."""
    places: list[object] = []

    def is_still() -> bool:
        places.append((*key.to_window(*key.pos), *(parent.height for parent in ancestors(key))))
        return len(places) > STILL and len(set(places[-STILL:])) == 1

    wait(table, is_still)


def wait(table: Table, until: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end, "nothing happened"
        table.frames()
    table.frames(3)


def ancestors(widget: Widget) -> Iterator[Widget]:
    parent = widget.parent
    while isinstance(parent, Widget):
        yield parent
        parent = parent.parent


def texts(table: Table) -> list[str]:
    return [label.text for label in labels(table)]


def flaws(table: Table) -> list[str]:
    """Clipped or unsaid words, keys that are small or without a name."""
    found = [f"clipped: {label.text!r}" for label in labels(table) if is_clipped(label)]
    found += [f"unsaid: {label.text}" for label in labels(table) if KEY.fullmatch(label.text)]
    for key in keys(table):
        if min(key.size) < dp(LEAST) - 0.5 and key.opacity:
            found.append(f"small: {key} {key.size}")
        if key.opacity and not isinstance(key, TextInput) and not key.name:
            found.append(f"nameless: {key}")
    return found


def labels(table: Table) -> list[Label]:
    """With words, and not hidden by themselves or with what holds them."""
    written = [widget for widget in shown(table) if isinstance(widget, Label) and widget.text]
    return [
        label for label in written if label.opacity and all(w.opacity for w in ancestors(label))
    ]


def is_clipped(label: Label) -> bool:
    """Larger than its place, beyond the window, or broken within a word."""
    wide, high = label.texture_size
    left = label.to_window(label.center_x, 0)[0] - wide / 2
    is_beyond = left < -1 or left + wide > table_width(label) + 1
    return wide > label.width + 1.5 or high > label.height + 1.5 or is_beyond or is_broken(label)


def table_width(label: Label) -> float:
    return float(label.get_parent_window().width)


def is_broken(label: Label) -> bool:
    """A line that ends within a word: Kivy breaks what is wider than its place."""
    if not label.text_size[0]:
        return False
    lines = getattr(label._label, "_cached_lines", [])
    drawn = [" ".join(word.text for word in line.words).strip() for line in lines]
    return " ".join(" ".join(drawn).split()) != " ".join(label.text.split())
