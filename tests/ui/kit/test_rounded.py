"""Round corners from one texture: full inside, nothing outside, smooth between; any size."""

from pathlib import Path

import pytest
from kivy.graphics import Color
from kivy.uix.widget import Widget
from PIL import Image

from app.services.settings import Motion
from app.ui.kit.navigator import Page
from app.ui.kit.rounded import Fill, Rounded, RoundedLayer, disc
from app.ui.kit.theme import over
from tests.ui.kit.test_lost_graphics import drop, resumed
from tests.ui.table import Table

BOX = (100, 200, 200, 80)


@pytest.fixture
def ground(table: Table) -> Widget:
    """A page of nothing to draw on."""
    table.app.shell.settings.change(motion=Motion.STILL)
    page = Page()
    table.app.shell.navigator._pages["ground"] = page
    table.app.shell.navigator.go("ground")
    table.frames(3)
    return page


def seen(table: Table, folder: Path, x: float, y: float) -> tuple[int, ...]:
    with Image.open(table.picture(folder / "seen.png")) as image:
        return image.convert("RGB").getpixel((int(x), image.height - 1 - int(y)))


def is_red(color: tuple[int, ...]) -> bool:
    return color[0] > 250 and max(color[1:]) < 5


def ways_to_draw(ground: Widget, radius: float) -> None:
    with ground.canvas:
        Color(1, 0, 0, 1)
        Rounded(pos=BOX[:2], size=BOX[2:], radius=radius)
        layer = RoundedLayer()
    x, y, width, height = BOX
    layer.show([(x, y + 300, width, height), (x, y + 500, width, height)], radius)


@pytest.mark.parametrize("up", [0, 300, 500])
def test_corners_are_round_and_all_else_is_full(
    table: Table, ground: Widget, tmp_path: Path, up: int
) -> None:
    ways_to_draw(ground, 30)
    left, bottom = BOX[0], BOX[1] + up
    for x, y in ((1, 40), (100, 1), (100, 78), (198, 40), (10, 12)):
        assert is_red(seen(table, tmp_path, left + x, bottom + y))
    for x, y in ((1, 1), (1, 78), (198, 1), (198, 78), (5, 5), (-2, 40), (100, 82)):
        assert not is_red(seen(table, tmp_path, left + x, bottom + y))


def test_a_radius_is_at_most_half_of_the_shorter_side(
    table: Table, ground: Widget, tmp_path: Path
) -> None:
    with ground.canvas:
        Color(1, 0, 0, 1)
        dot = Rounded(pos=(100, 200), radius=500)
    dot.size = 40, 40
    assert list(dot.display_border) == [20] * 4
    assert is_red(seen(table, tmp_path, 120, 203))
    assert not is_red(seen(table, tmp_path, 104, 204))


def test_corners_are_there_again_after_the_graphics_were_lost(
    table: Table, ground: Widget, tmp_path: Path
) -> None:
    ways_to_draw(ground, 30)
    drop(table.app._graphics._mark, disc())
    resumed(table)
    assert is_red(seen(table, tmp_path, 200, 240))
    assert not is_red(seen(table, tmp_path, 102, 202))


def test_a_clear_fill_is_not_drawn(table: Table, ground: Widget, tmp_path: Path) -> None:
    with ground.canvas:
        fill = Fill()
    fill.pos, fill.size, fill.radius = BOX[:2], BOX[2:], 30
    fill.rgba = 1, 0, 0, 1
    assert is_red(seen(table, tmp_path, 200, 240))
    assert not is_red(seen(table, tmp_path, 102, 202))
    fill.rgba = 0, 0, 1, 0
    assert not is_red(seen(table, tmp_path, 200, 240))
    assert fill.children == []
    fill.rgba = 1, 0, 0, 1
    assert is_red(seen(table, tmp_path, 200, 240))


def test_a_pressed_key_has_the_colour_of_two_layers() -> None:
    assert over((1, 1, 1, 1), (0, 0, 0, 1), 0.25) == pytest.approx([0.75, 0.75, 0.75, 1])
    assert over((1, 1, 1, 0), (0, 0, 0, 1), 0.25) == pytest.approx([0, 0, 0, 0.25])
    assert over((1, 1, 1, 0.5), (0, 0, 0, 1), 0) == pytest.approx([1, 1, 1, 0.5])
    assert over((1, 1, 1, 0), (0, 0, 0, 1), 0) == [0, 0, 0, 0]
