"""The ladder of verdicts at an end of Go."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from kivy.core.window import Window

from app.presenters.go.result import Ending, Ladder, Rung
from app.presenters.numbers import Number
from app.presenters.phrase import phrase
from app.services.settings import TextSize
from app.ui.go.go_end import GoEnd
from app.ui.go.go_rung import GoRung
from tests.ui.table import SteadyTable

WIDTHS = range(170, 320, 3)
SPANS = ("0-2", "3-4", "5-6", "7-8", "9+")
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


@pytest.fixture
def end(tmp_path: Path) -> Iterator[tuple[SteadyTable, GoEnd]]:
    table = SteadyTable(tmp_path, lambda: 7)
    rungs = tuple(Rung("Path seeker", span, "foot-print") for span in SPANS)
    numbers = tuple(Number("4", phrase("go.number.solved")) for _ in range(3))
    shown = GoEnd(size_hint=(None, None))
    shown.model = Ending("New personal best!", "Path seeker", numbers=numbers)
    shown.model = replace(shown.model, ladder=Ladder(rungs, 1))
    Window.add_widget(shown)
    yield table, shown
    table.close()


def verdicts(end: GoEnd) -> list[str]:
    """From the lowest up."""
    rungs = [rung.model.span for rung in end.ids.ladder.children if not end.are_stairs]
    return rungs + [stair.step.told for stair in end.ids.banner.ids.podium.children[::-1]]


@pytest.mark.parametrize(
    ("form", "size", "are_stairs"),
    [("beside", (304, 270), True), ("compact", (320, 356), True), ("tall", (412, 420), False)],
)
def test_all_five_verdicts_are_seen_on_every_paper(
    end: tuple[SteadyTable, GoEnd], form: str, size: tuple[int, int], are_stairs: bool
) -> None:
    """Of 640 x 360 there was the own rung alone, of 320 x 568 three."""
    table, shown = end
    shown.form, shown.size = form, size
    table.frames(4)
    assert verdicts(shown) == list(SPANS)
    assert shown.are_stairs is are_stairs
    assert shown.ids.scroller.viewport_size[1] <= shown.ids.scroller.height + 1


def test_stairs_become_a_ladder_again_where_there_is_room(end: tuple[SteadyTable, GoEnd]) -> None:
    table, shown = end
    for form, height in (("beside", 270), ("tall", 420), ("beside", 270), ("tall", 420)):
        shown.form, shown.size = form, (412, height)
        table.frames(4)
        assert shown.are_stairs is (form == "beside")
        assert verdicts(shown) == list(SPANS)


def test_the_pawn_comes_up_on_its_own_stair(end: tuple[SteadyTable, GoEnd]) -> None:
    table, shown = end
    shown.form, shown.size = "beside", (304, 270)
    table.frames(4)
    own = next(stair for stair in shown.ids.banner.ids.podium.children if stair.is_first)
    assert own.step.told == SPANS[1]
    shown.rise(0)
    assert own.rise == 0
    shown.rise(1)
    assert 0 < own.rise <= own.height - own.pawn_side
