"""The walker finds each fault that is planted before it, and none in the app.

Here it walks at a phone's and a tablet's size; `make walk` goes through all sizes and looks.
"""

import os
from collections.abc import Callable
from typing import Any

import pytest
from kivy.clock import Clock
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.button import Button
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from app.services.ports import Insets
from app.services.settings import Motion, TextSize, ThemeChoice
from app.ui.kit.navigator import Page
from app.ui.match.scrub import Scrub
from tests.ui import walker
from tests.ui.scenes import scenes
from tests.ui.shift.scenes import SCENES
from tests.ui.table import Table

ALL_SIZES = (
    (320, 480),
    (360, 640),
    (412, 915),
    (600, 960),
    (800, 1280),
    (1280, 800),
    (1024, 1366),
    (360, 360),
    (640, 360),
    (915, 412),
    (1920, 1200),
    (480, 1280),
)
LEAST_SPARE = 32
"""Pixels of the spare tile that a finger takes, at the least."""
SIZES = ALL_SIZES if "WALK" in os.environ else ()
LOOKS = ((ThemeChoice.LIGHT, "de"), (ThemeChoice.DARK, "en"))
TEXTS = (TextSize.LARGEST, TextSize.NORMAL)
ALL = tuple((size, *look, text) for size in ALL_SIZES for look in LOOKS for text in TEXTS)
SOME = (
    ((412, 915), *LOOKS[0], TextSize.LARGEST),
    ((1280, 800), *LOOKS[1], TextSize.NORMAL),
)


@pytest.mark.parametrize(
    ("size", "theme", "language", "text_size"), ALL if SIZES else SOME, ids=str
)
def test_everything_can_be_read_and_reached(
    table: Table, size: tuple[int, int], theme: ThemeChoice, language: str, text_size: TextSize
) -> None:
    dress(table, theme, language, text_size)
    table.resize(*size)
    found = {scene.name: walked(table, scene.bring) for scene in scenes()}
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize(
    ("size", "language"), [((320, 640), "de"), ((640, 320), "en")] if SIZES else [], ids=str
)
def test_everything_can_be_read_at_twice_the_text_of_the_system(
    table: Table, size: tuple[int, int], language: str
) -> None:
    """Android's largest, on the narrowest phone; what the app adds to it stays as it is."""
    dress(table, ThemeChoice.LIGHT, language, TextSize.NORMAL)
    walker.with_text_scale(table, 2.0)
    table.resize(*size)
    found = {scene.name: walked(table, scene.bring, has_pixels=False) for scene in scenes()}
    walker.with_text_scale(table, 1.0)
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("size", [size for size in SIZES if 412 in size], ids=str)
def test_nothing_to_touch_lies_under_bars_and_cut_outs(table: Table, size: tuple[int, int]) -> None:
    dress(table, ThemeChoice.LIGHT, "de", TextSize.NORMAL)
    table.resize(*size)
    found = {}
    for scene in scenes():
        for insets in walker.INSETS:
            walker.with_insets(table, insets)
            if faults := walked(table, scene.bring, has_pixels=False):
                found[scene.name, insets] = faults
    assert found == {}


@pytest.mark.parametrize("size", [(568, 320), (640, 360), (360, 360), (320, 480)], ids=str)
@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_two_keys_of_shift_have_room_below_the_hint_of_a_low_window(
    table: Table, size: tuple[int, int], language: str
) -> None:
    """Younger children play with open cards, so the pilot's key is there from the start (S16)."""
    dress(table, ThemeChoice.DARK, language, TextSize.LARGEST)
    table.resize(*size)
    page = SCENES["shift_pilot_open"](table)
    assert walker.faults(table) == []
    sheet = page.sheet
    side = sheet.ids.small_side if sheet.is_slim else sheet.ids.side
    assert side.name
    for key in (side, sheet.ids.main):
        assert walker.box_of(key).is_in(walker.box_of(sheet))
    assert min(sheet.ids.tray.ids.place.size) > LEAST_SPARE


def dress(table: Table, theme: ThemeChoice, language: str, text_size: TextSize) -> None:
    table.app.shell.settings.change(
        motion=Motion.STILL, theme=theme, language=language, text_size=text_size
    )


def walked(table: Table, bring: Callable[[Table], None], has_pixels: bool = True) -> list[str]:
    bring(table)
    return [*walker.faults(table, has_pixels), *walker.unheard(table)]


# Planted faults


def planted(table: Table, *widgets: Widget) -> list[str]:
    dress(table, ThemeChoice.LIGHT, "en", TextSize.NORMAL)
    page = Page()
    for widget in widgets:
        page.add_widget(widget)
    table.app.shell.navigator._pages["planted"] = page
    table.app.shell.navigator.go("planted")
    table.frames(3)
    return walker.faults(table)


class Key(Button):
    """A key with a name, large enough, on plain ground."""

    def __init__(self, name: str = "key", **kwargs: Any) -> None:
        self.name = name
        sizes = {"size_hint": (None, None), "size": (60, 60), "pos": (100, 100)}
        super().__init__(**(sizes | kwargs))


def text(words: str, **kwargs: Any) -> Label:
    sizes = {"size_hint": (None, None), "size": (200, 40), "pos": (100, 300), "color": "#2B2018"}
    return Label(text=words, **(sizes | kwargs))


def test_a_sound_page_has_no_faults(table: Table) -> None:
    assert planted(table, Key(), text("Words")) == []


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (lambda: Key(size=(46, 60)), "small target"),
        (lambda: Key(name=" "), "no name"),
        (lambda: Key(pos=(400, 100)), "target off the window"),
        (lambda: text("Words", size=(200, 8)), "text larger than its box"),
        (lambda: text("Words", pos=(320, 300), size=(300, 40)), "text out of its Page"),
        (lambda: text("Wide words", text_size=(30, None)), "word broken"),
        (lambda: text("Wide words", text_size=(40, 20), shorten=True), "cut short"),
        (lambda: text("Wide words", text_size=(50, 20), valign="top"), "words lost"),
        (lambda: text("Words \u2659"), "no glyph for"),
        (lambda: text("Words", color="#C9BFAF"), "contrast"),
        (lambda: Scrub(size_hint=(None, None), size=(300, 48), pos=(20, 300)), "side strip"),
    ],
)
def test_a_planted_fault_is_found(table: Table, make: Callable[[], Widget], fault: str) -> None:
    assert any(found.startswith(fault) or fault in found for found in planted(table, make()))


def test_keys_that_overlap_are_found(table: Table) -> None:
    found = planted(table, Key(), Key("other", pos=(130, 100)))
    assert any(fault.startswith("targets overlap") for fault in found)


def test_texts_that_cross_are_found(table: Table) -> None:
    found = planted(table, text("Words"), text("Other words", pos=(110, 305)))
    assert any(fault.startswith("texts cross") for fault in found)


def test_a_key_under_a_bar_is_found(table: Table) -> None:
    walker.with_insets(table, Insets(bottom=48))
    found = planted(table, Key(pos=(100, 10)))
    assert any("under an inset" in fault for fault in found)


def test_text_that_reaches_into_a_key_is_found(table: Table) -> None:
    found = planted(table, Key(), text("Words", pos=(40, 140)))
    assert any(fault.startswith("text on a key") for fault in found)


def test_text_out_of_its_card_is_found(table: Table) -> None:
    card = BoxLayout(size_hint=(None, None), size=(60, 40), pos=(100, 300))
    card.fill = (1, 1, 1, 1)
    card.add_widget(text("Many wide words", size_hint=(None, None)))
    assert any("text out of its BoxLayout" in fault for fault in planted(table, card))


def test_a_layout_without_end_is_found(table: Table) -> None:
    def again(_: float) -> None:
        if restless.parent:
            turn()

    restless, turn = text("Words"), Clock.create_trigger(again, -1)
    restless.bind(parent=lambda *_: turn())
    assert any(fault.startswith("layouts without end") for fault in planted(table, restless))
