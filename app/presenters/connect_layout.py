"""Where the parts of Connect lie on a screen of so many dp (LOOK 8).

The table reaches from edge to edge under everything; `board` is the part of it that nothing
covers. `tall` and `compact`: the sheet below; `beside` and `around`: a column on the right, whose
seats lie in one row or one below the other.
"""

from dataclasses import replace

from app.presenters.shift_layout import Area, Places, Shape

BAR, SEATS, GAP = 56.0, 52.0, 8.0
TALL_SHEET, COMPACT_SHEET = 284.0, 204.0
COLUMN, WIDE_COLUMN = 328.0, 360.0
ROOM_FOR_NAME = 104.0
"""A seat narrower than this shows its shape and its count alone."""


def places(width: float, height: float, seats: int, is_left_handed: bool = False) -> Places:
    """For a space without insets. Left-handed mirrors the column, never the table."""
    if width <= height:
        return _stacked(width, height)
    found = _beside(width, height, seats)
    return _mirrored(found, width) if is_left_handed else found


def has_names(area: Area, seats: int, shape: Shape) -> bool:
    return shape is Shape.AROUND or area.width / seats >= ROOM_FOR_NAME


def _stacked(width: float, height: float) -> Places:
    is_tall = height >= 700
    sheet = TALL_SHEET if is_tall else COMPACT_SHEET
    top = height - BAR - (SEATS if is_tall else 0)
    in_bar = Area(52, height - BAR + 4, width - 52 - 100, BAR - GAP)
    return Places(
        Shape.TALL if is_tall else Shape.COMPACT,
        Area(0, height - BAR, width, BAR),
        Area(GAP, top + 2, width - 2 * GAP, SEATS - 4) if is_tall else in_bar,
        Area(0, sheet, width, top - sheet),
        Area(0, 0, width, sheet),
    )


def _beside(width: float, height: float, seats: int) -> Places:
    is_high = height >= 600
    column = WIDE_COLUMN if is_high else COLUMN
    x = width - column - GAP
    under_bar = height - BAR - GAP
    rows = seats if is_high else 1
    seats_height = rows * SEATS
    return Places(
        Shape.AROUND if is_high else Shape.BESIDE,
        Area(x, under_bar, column, BAR),
        Area(x, under_bar - seats_height, column, seats_height - 4),
        Area(0, 0, x, height),
        Area(x, GAP, column, under_bar - seats_height - 2 * GAP),
    )


def _mirrored(found: Places, width: float) -> Places:
    def mirror(area: Area) -> Area:
        return replace(area, x=width - area.x - area.width)

    return Places(
        found.shape,
        *(mirror(area) for area in (found.bar, found.seats, found.board, found.sheet)),
    )
