"""Where to look: cells that stay as they are, light around them that fades into the shade."""

from itertools import pairwise

from app.ui.kit.spotlight import MARGIN, PER_CELL, SHADE, pixels

ROW = tuple((column, 0) for column in range(3))
WIDE, HIGH = (3 + 2 * MARGIN) * PER_CELL, (1 + 2 * MARGIN) * PER_CELL


def alphas(row: int) -> list[int]:
    found = pixels(ROW, WIDE, HIGH)
    return [found[4 * (row * WIDE + column) + 3] for column in range(WIDE)]


def test_what_is_to_be_looked_at_stays_as_it_is_but_for_its_edge() -> None:
    middle = alphas(HIGH // 2)
    begins, ends = MARGIN * PER_CELL, (MARGIN + 3) * PER_CELL
    assert set(middle[begins + PER_CELL : ends - PER_CELL]) == {0}
    assert all(middle[:begins])
    assert all(middle[ends:])


def test_far_off_lies_the_shade_alone_without_a_step_on_the_way() -> None:
    found = pixels(ROW, WIDE, HIGH)
    shade = bytes((*SHADE[:3], round(255 * SHADE[3])))
    assert found[:4] == found[-4:] == shade
    outwards = alphas(HIGH // 2)[(MARGIN + 3) * PER_CELL :]
    assert max(abs(b - a) for a, b in pairwise(outwards)) < 0.6 * max(outwards)
