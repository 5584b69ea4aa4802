"""The light over a solved board, as its meshes have it from frame to frame."""

import pytest

from app.presenters.go.light_band import CORNERS, band
from app.ui.go.go_light import GoLight
from tests.ui.table import Table

WAYS = (((2.5, 2.5), (3.5, 2.5), (3.5, 1.5)), ((2.5, 2.5), (2.5, 4.5)))


def shown(light: GoLight) -> list[int]:
    """How many pieces of glow and core are lit, and lie somewhere."""
    return [
        sum(len(mesh.indices) for mesh in cut._meshes if len(mesh.vertices)) // CORNERS
        for cut in (light._glow, light._core)
    ]


@pytest.mark.parametrize("frames", [1, 3, 40])
def test_however_few_frames_there_are_all_of_it_is_lit_at_the_end(
    table: Table, frames: int
) -> None:
    light, whole = GoLight(), len(band(WAYS).shares)
    light.lay(WAYS, 0, 0, 60)
    for frame in range(frames):
        light.show((frame + 1) / frames)
    assert shown(light) == [whole, whole]


def test_laid_again_nothing_is_lit(table: Table) -> None:
    light = GoLight()
    light.lay(WAYS, 0, 0, 60)
    light.show(1.0)
    light.lay(WAYS, 10, 10, 40)
    assert shown(light) == [0, 0]
    light.show(0.5)
    assert 0 < shown(light)[1] < len(band(WAYS).shares)
