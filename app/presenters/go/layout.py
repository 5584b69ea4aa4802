"""Where the parts of Go's page lie on a screen of so many dp (LOOK 8), one board to the screen.

`seats` holds dice and clock. `tall`: bar, dice, board, sheet below each other. `compact`: the
dice move into the bar. `beside` and `around`: the board left, all else in a column beside it.
Here too how the slots of the tray are spread over the place there is.
"""

from functools import lru_cache
from itertools import pairwise

from app.presenters.go.tray_slot import slot_cells
from app.presenters.match.look_back import LEAST_REVIEWED
from app.presenters.match.places import Area, Places, Shape

BAR, HEAD, GAP = 56.0, 84.0, 8.0
COMPACT_BAR = 64.0
LEAST_SHEET = 208.0
SLIM_SHEET, SLIM_WIDTH, SLIM_HEIGHT = 138.0, 360.0, 480.0
"""With all tiles in one row, where six are wide enough, on screens less high."""
LEAST_TOLD, LEAST_BOARD = 0.4, 0.46
"""How much of a tall screen the sheet has at least that tells how it went, so that on tablets its
words are large, unless a banner above the board has them; and of the width the board."""
MOST_BOARD = 0.54
"""Of the height, so that the tiles in the tray stay large on tablets."""
LEAST_COLUMN, MOST_COLUMN = 304.0, 480.0
ROOMY = 600.0
BESIDE = 0.75
"""Of what a board above its sheet would be: one beside it that is smaller is none."""
WIDEST_SLOT, HIGHEST_SLOT, LEAST_SLOT = 1.6, 1.0, 48.0
"""Beside its other side: a slot holds its tile lying and standing."""


def places(
    width: float,
    height: float,
    is_left_handed: bool = False,
    told: float = 0,
    is_turn: bool = True,
    least_sheet: float = 0.0,
    crown: float = 0.0,
) -> Places:
    """For a space without insets. Left-handed mirrors the column, never the board.

    `is_turn`: the sheet holds tray and keys; `told` is how high all is that it tells of an end,
    `least_sheet` what a review needs, and `crown` how high a banner above the board is.
    """
    if _is_high(width, height):
        return _stacked(width, height, told, is_turn, least_sheet, crown)
    found = _beside(width, height)
    return found.mirrored(width) if is_left_handed else found


def _is_high(width: float, height: float) -> bool:
    """By the window alone, so that no words turn the page; a column beside the board may take much
    of it, but not most, in a window hardly wider than high."""
    below = _stacked(width, height, 0, True, 0, 0)
    return width <= height or _beside(width, height).board.width < BESIDE * below.board.width


def _stacked(
    width: float, height: float, told: float, is_turn: bool, least_sheet: float, crown: float
) -> Places:
    is_tall = height >= 700
    is_slim = is_turn and height < SLIM_HEIGHT and width >= SLIM_WIDTH
    bar = BAR if is_tall else COMPACT_BAR
    under_head = height - bar - (HEAD if is_tall else 0)
    top = under_head - crown - (GAP if crown else 0)
    least = SLIM_SHEET if is_slim else LEAST_SHEET
    most = min(width - 2 * GAP, MOST_BOARD * height)
    side = min(most, top - least - GAP)
    # as wide as without a banner, whose own size depends on how wide its paper is
    sheet = max(min(most, under_head - least - GAP) + 2 * GAP, min(width, MOST_COLUMN))
    if told:
        is_free = is_tall and not crown
        beside_told = top - max(told, LEAST_TOLD * height * is_free) - GAP
        side = min(most, max(LEAST_BOARD * width, beside_told))
    if least_sheet:
        side = min(side, max(LEAST_REVIEWED * width, top - least_sheet - GAP))
    x = (width - side) / 2
    return Places(
        Shape.TALL if is_tall else Shape.COMPACT,
        Area(0, height - bar, width, bar),
        Area(x + GAP, under_head, side - 2 * GAP, HEAD) if is_tall else _in_bar(0, width, height),
        Area(x, top - side, side, side),
        Area((width - sheet) / 2, 0, sheet, top - side - GAP),
    )


def _in_bar(x: float, width: float, height: float) -> Area:
    """Between the arrow and the pause key."""
    return Area(x + 52, height - COMPACT_BAR, width - 104, COMPACT_BAR)


def _beside(width: float, height: float) -> Places:
    side = min(height - 2 * GAP, width - LEAST_COLUMN - 3 * GAP)
    column = min(width - side - 3 * GAP, MOST_COLUMN)
    x = (width - side - column - GAP) / 2
    y = (height - side) / 2
    right = x + side + GAP
    if height < ROOMY:
        head = _in_bar(right, column, height)
        bar, sheet = COMPACT_BAR, height - COMPACT_BAR - y
        return Places(
            Shape.BESIDE,
            Area(right, height - bar, column, bar),
            head,
            Area(x, y, side, side),
            Area(right, y, column, sheet),
        )
    top = y + side - BAR
    return Places(
        Shape.AROUND,
        Area(right, top, column, BAR),
        Area(right + GAP, top - HEAD, column - 2 * GAP, HEAD),
        Area(x, y, side, side),
        Area(right, y, column, top - HEAD - GAP - y),
    )


@lru_cache(maxsize=32)
def tray_columns(width: float, height: float, count: int) -> int:
    """In how many columns so many tiles are largest, of those that fingers can touch."""

    def largest(columns: int) -> tuple[bool, float, float]:
        slot = slot_size(width, height, columns, _rows(count, columns))
        return min(slot) >= LEAST_SLOT, slot_cells(*slot).lying, min(slot)

    return max(range(1, count + 1), key=largest)


def _rows(count: int, columns: int) -> int:
    return -(-count // columns)


def slot_size(width: float, height: float, columns: int, rows: int) -> tuple[float, float]:
    """Of one slot of so many that share this place with gaps between them."""
    wide = max(2.0, (width - GAP * (columns - 1)) / columns)
    high = max(2.0, (height - GAP * (rows - 1)) / rows)
    return min(wide, WIDEST_SLOT * high), min(high, HIGHEST_SLOT * wide)


def frame_line(x: float, y: float, side: float, share: float) -> list[float]:
    """So much of the frame of a board, from the middle of its top on the way clocks go: a line."""
    half = side / 2
    corners = [(half, side), (side, side), (side, 0.0), (0.0, 0.0), (0.0, side), (half, side)]
    left = share * 4 * side
    points = [x + half, y + side]
    for (from_x, from_y), (to_x, to_y) in pairwise(corners):
        long = abs(to_x - from_x) + abs(to_y - from_y)
        part = min(1.0, left / long)
        points += [x + from_x + part * (to_x - from_x), y + from_y + part * (to_y - from_y)]
        left -= long
        if left <= 0:
            break
    return points
