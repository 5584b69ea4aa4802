"""The page of licences: every part with its text whole, and no piece too high for a texture."""

from collections.abc import Iterator

import pytest
from kivy.metrics import Metrics

from app.presenters.shell.licences import PARTS
from app.services.licence_texts import licence_text, pieces
from app.ui.shell.licence_words import LicenceWords
from tests.ui.shell.shell_walk import press, texts
from tests.ui.table import Table

SHARP, LARGEST = 2.625, 2.0 * 1.3
"""Pixels to a dp of a phone with a fine screen; letters of the system and of the app."""
WIDTH = 1080
HIGHEST = 2048


def test_each_part_shows_its_licence(table: Table) -> None:
    navigator = table.app.shell.navigator
    table.app.shell.settings.change(motion="still", language="en")
    navigator.go("settings")
    press(table, "About Wanderwall", lambda: navigator.sheet is not None)
    press(table, "Licences", lambda: navigator.page_name == "licences")
    rows = navigator.page.ids.parts.children
    assert sorted(row.name for row in rows) == sorted(part.name for part in PARTS)
    for row in rows:
        row.dispatch("on_release")
        table.frames(2)
        words = texts(table)
        owners = pieces(f"© {row.part.copyright}")
        assert {*owners, *licence_text(row.part.licence)} <= set(words)
    for left in ("licences", "settings"):
        navigator.back()
        assert navigator.page_name == left


@pytest.fixture
def sharp_phone(table: Table) -> Iterator[None]:
    usual = Metrics.density, Metrics.fontscale
    Metrics.density, Metrics.fontscale = SHARP, LARGEST
    yield
    Metrics.density, Metrics.fontscale = usual


@pytest.mark.usefixtures("sharp_phone")
def test_no_piece_is_higher_than_a_texture_may_be() -> None:
    owners = [piece for part in PARTS for piece in pieces(f"© {part.copyright}")]
    texts = [piece for part in PARTS for piece in licence_text(part.licence)]
    words = LicenceWords(pieces=sorted({*owners, *texts}), width=WIDTH - 40 * SHARP)
    words.do_layout()
    for label in words.children:
        label.texture_update()
    heights = [label.texture_size[1] for label in words.children]
    assert HIGHEST / 2 < max(heights) <= HIGHEST
