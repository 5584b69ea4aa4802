"""The ladder of verdicts at an end of Go."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.core.window import Window

from app.presenters.go.result import Rung
from app.services.settings import TextSize
from app.ui.go.go_rung import GoRung
from tests.ui.table import SteadyTable

WIDTHS = range(170, 320, 3)
LONG = Rung(words="Legende des Labyrinths", span="9+", icon="trophy")


@pytest.fixture
def large(tmp_path: Path) -> Iterator[SteadyTable]:
    table = SteadyTable(tmp_path, lambda: 7)
    table.app.shell.settings.change(text_size=TextSize.LARGEST)
    yield table
    table.close()


def test_a_rung_comes_to_rest_however_little_room_its_words_have(large: SteadyTable) -> None:
    """Its sign was as large as its words, which were as large as the sign left room for."""
    rung = GoRung(model=LONG, size_hint=(None, None))
    Window.add_widget(rung)
    restless = []
    for width in WIDTHS:
        rung.width = width
        large.frames(3)
        sizes: list[float] = []
        rung.ids.words.bind(font_size=lambda _, size, seen=sizes: seen.append(size))
        large.frames(3)
        if sizes:
            restless.append(width)
    assert restless == []
