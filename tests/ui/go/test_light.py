"""The light over a solved board, as its mesh has it from frame to frame."""

import pytest

from app.ui.go.go_light import GoLight
from tests.ui.table import Table

WAYS = (((2.5, 2.5), (3.5, 2.5), (3.5, 1.5)), ((2.5, 2.5), (2.5, 4.5)))
WHOLE = 3 + 3
"""Strokes, and round ends."""


@pytest.mark.parametrize("frames", [1, 3, 40])
def test_however_few_frames_there_are_all_of_it_is_lit_at_the_end(
    table: Table, frames: int
) -> None:
    light = GoLight()
    light.lay(WAYS, 0, 0, 60)
    for frame in range(frames):
        light.show((frame + 1) / frames)
    assert light.lit == WHOLE


def test_laid_again_nothing_is_lit(table: Table) -> None:
    light = GoLight()
    light.lay(WAYS, 0, 0, 60)
    light.show(1.0)
    light.lay(WAYS, 10, 10, 40)
    assert light.lit == 0
    light.show(0.25)
    assert 0 < light.lit < WHOLE


def test_its_heads_are_as_far_as_the_light(table: Table) -> None:
    light = GoLight()
    light.lay(WAYS, 0, 300, 60)
    light.show(0.5)
    across = [light._mesh.vertices[place] for place in range(0, 16 * light.lit, 4)]
    upright = [light._mesh.vertices[place + 1] for place in range(0, 16 * light.lit, 4)]
    assert max(across) == pytest.approx(3.5 * 60, abs=60 * 0.25)
    assert min(upright) == pytest.approx(300 - 3.5 * 60, abs=60 * 0.25)
