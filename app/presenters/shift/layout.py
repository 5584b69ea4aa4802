"""Where the parts of Shift's page lie, by the size of the window (LOOK 8). All sizes in dp.

`tall`: bar, seats, board, sheet below each other. `compact`: the same without the row of seats,
which move into the bar. `slim`: the sheet is but a row of keys. `beside`: the board left, all else
in a column beside it. `column`: the same with room for a row for each seat. `around`: the board in
the middle, many seats to its left, their turn to its right; what is read needs the column's width.
A device that lies between its seats is laid out by `lying`.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from app.presenters.match.look_back import LEAST_REVIEWED
from app.presenters.match.places import Area, Places, Shape

BAR, SEATS, GAP = 56.0, 50.0, 4.0
LEAST_SHEET, SLIM_SHEET, SLIM_HEIGHT = 216.0, 118.0, 560.0
"""What target, tray and buttons need below the board; in one row, on screens less high."""
LEAST_BOARD = 0.5
"""Of the width, however much is told below it."""
TALL_HEIGHT, LEAST_TALL, TALL_SHARE = 700.0, 292.0, 0.93
"""With the steps of a turn, and how large the board must remain for it."""
PANEL = 256.0
FULL_SEAT = 110.0
"""Height of a seat with its found cards."""
LEAST_COLUMN = 274.0
AROUND_SHARE = 0.8
"""How large the board must be with panels at both sides, of the one beside a column."""
FEW = 2
"""So many seats leave most of a panel of their own empty."""
ROOMY_COLUMN, ROW = 312.0, 56.0
"""On tablets; and the height of a seat in it."""
CHIP_GAP, NARROW = 6.0, 90.0
"""Between the seats of a row; and below which width their numbers stand under their pawns."""


class ChipForm(StrEnum):
    """How a seat is shown (LOOK 8): `wide` with name and pips, `small` with the number left,
    `narrow` with that below the pawn, `full` with the cards found."""

    WIDE = "wide"
    SMALL = "small"
    NARROW = "narrow"
    FULL = "full"


_PAPERS = {Shape.SLIM: Shape.COMPACT, Shape.COLUMN: Shape.AROUND, Shape.LYING: Shape.AROUND}
_CHIPS = {Shape.TALL: ChipForm.WIDE, Shape.COLUMN: ChipForm.WIDE, Shape.AROUND: ChipForm.FULL}
_ROOMY = {Shape.TALL, Shape.COLUMN, Shape.AROUND}


@dataclass(frozen=True, slots=True)
class Fallen:
    """How many cells before its line the spare lies, by the direction of the push: `upright` or
    `sideways`. 0: so many down and across beyond the board's tile at the `corner` that is next; not
    at the left one above where that `is_first_taken`."""

    upright: float = 1.0
    sideways: float = 1.0
    corner: tuple[float, float] = (0.0, 0.0)
    is_first_taken: bool = False


@dataclass(frozen=True, slots=True)
class ShiftPlaces(Places):
    """`panels` are those of the seats at a device that lies between them, in their order;
    `fallen` where the spare then lies. A flat panel has all in one row. `chips` is how seats are
    shown in their own. One that `is_crowned` tells how it ended above the board.
    """

    panels: tuple[Area, ...] = ()
    fallen: Fallen = Fallen()
    are_flat: tuple[bool, ...] = ()
    chips: ChipForm = ChipForm.WIDE
    is_crowned: bool = False

    @property
    def paper(self) -> Shape:
        """The shape whose paper the sheet has."""
        return _PAPERS.get(self.shape, self.shape)

    @property
    def is_roomy(self) -> bool:
        """The bar has words."""
        return self.shape in _ROOMY or self.is_crowned

    @property
    def is_slim(self) -> bool:
        return self.shape is Shape.SLIM

    @property
    def bar_way(self) -> str:
        return "vertical" if self.bar.height > self.bar.width else "horizontal"

    @property
    def seats_way(self) -> str:
        is_high = self.paper is Shape.AROUND and self.seats.height > ROW
        return "vertical" if is_high else "horizontal"

    def scaled(self, unit: float, left: float, bottom: float) -> "ShiftPlaces":
        found = super(ShiftPlaces, self).scaled(unit, left, bottom)
        return replace(found, panels=tuple(p.scaled(unit, left, bottom) for p in self.panels))


def places(
    width: float,
    height: float,
    seats: int,
    is_left_handed: bool = False,
    is_turn: bool = True,
    told: float = 0,
    least_sheet: float = 0.0,
    crown: float = 0.0,
) -> ShiftPlaces:
    """For a space without insets. Left-handed mirrors the sheet, never the board.

    `is_turn`: the sheet holds card, tray and keys, which fit in a row if need be; `told` is
    how high all is that the sheet tells, before a turn or of an end, where many seats share a
    row, and as that follows from the shape it decides none; `least_sheet` is what a review needs;
    `crown` is how high a banner above the board is, in place of seats.
    """
    if width > height >= 600:
        rows = 1 if told and seats > FEW else seats
        around, column = _around(width, height, seats), _column(width, height, rows)
        is_wide = around.board.width >= AROUND_SHARE * column.board.width
        found = around if is_wide and is_turn and seats > FEW else column
    else:
        found = _stacked(width, height, is_turn, 0, least_sheet, crown)
        beside = _beside(width, height)
        if width > height and beside.board.width > found.board.width:
            found = replace(beside, is_crowned=bool(crown))
        elif told:
            found = _stacked(width, height, is_turn, told, least_sheet, crown)
    found = replace(found, chips=_chips(found, seats))
    return found.mirrored(width) if is_left_handed else found


def _chips(found: ShiftPlaces, seats: int) -> ChipForm:
    in_row = found.seats_way == "horizontal" and found.paper is Shape.AROUND
    if found.shape in _CHIPS and (seats == 1 or not in_row):
        return _CHIPS[found.shape]
    width = (found.seats.width - CHIP_GAP * (seats - 1)) / seats
    return ChipForm.NARROW if width < NARROW else ChipForm.SMALL


def _stacked(
    width: float, height: float, is_turn: bool, told: float, least_sheet: float, crown: float
) -> ShiftPlaces:
    least = LEAST_TALL + BAR + SEATS + 2 * GAP
    is_tall = height >= TALL_HEIGHT and height - least >= TALL_SHARE * (width - GAP)
    shape = Shape.TALL if is_tall else Shape.COMPACT
    if height < SLIM_HEIGHT and is_turn:
        shape = Shape.SLIM
    seats = crown + GAP if crown else SEATS if is_tall else 0.0
    sheet = {Shape.TALL: LEAST_TALL, Shape.SLIM: SLIM_SHEET}.get(shape, LEAST_SHEET)
    room = height - BAR - seats - 2 * GAP
    side = min(width - GAP, room - sheet)
    if told and is_turn:
        side = max(min(side, LEAST_BOARD * width), min(side, room - told - GAP))
    elif told:
        side = min(width - GAP, max(min(side, LEAST_BOARD * width), room - told - GAP))
    if least_sheet:
        side = min(side, max(LEAST_REVIEWED * width, room - least_sheet - GAP))
    board_y = height - BAR - seats - GAP - side
    return ShiftPlaces(
        shape,
        Area(0, height - BAR, width, BAR),
        Area(8, height - BAR - seats, width - 16, seats) if seats else _in_bar(width, height),
        Area((width - side) / 2, board_y, side, side),
        Area(0, 0, width, board_y - 2 * GAP),
        is_crowned=bool(crown),
    )


def _in_bar(width: float, height: float) -> Area:
    return Area(52, height - BAR + 4, width - 52 - 100, BAR - 8)


def _beside(width: float, height: float) -> ShiftPlaces:
    side = min(height - 2 * GAP, width - LEAST_COLUMN)
    x = side + 3 * GAP
    column = width - x
    return ShiftPlaces(
        Shape.BESIDE,
        Area(x, height - BAR, column, BAR),
        Area(x + 52, height - BAR + 4, column - 52 - 100, BAR - 8),
        Area(GAP, (height - side) / 2, side, side),
        Area(x, 0, column, height - BAR - GAP),
    )


def _column(width: float, height: float, seats: int) -> ShiftPlaces:
    side = min(height - 2 * GAP, width - ROOMY_COLUMN)
    x = side + 3 * GAP
    column, rows = width - x - 2 * GAP, ROW * seats
    return ShiftPlaces(
        Shape.COLUMN,
        Area(x, height - BAR - GAP, column, BAR),
        Area(x, height - BAR - 2 * GAP - rows, column, rows),
        Area(GAP, (height - side) / 2, side, side),
        Area(x, 2 * GAP, column, height - BAR - rows - 7 * GAP),
    )


def _around(width: float, height: float, seats: int) -> ShiftPlaces:
    side = min(height - 6 * GAP, width - 2 * PANEL - 12 * GAP)
    x, y = (width - side) / 2, (height - side) / 2
    panel = min(PANEL + 48, x - 6 * GAP)
    row = min(FULL_SEAT * seats, side - BAR - 3 * GAP)
    return ShiftPlaces(
        Shape.AROUND,
        Area(3 * GAP, y + side - BAR, panel, BAR),
        Area(3 * GAP, y + side - BAR - 3 * GAP - row, panel, row),
        Area(x, y, side, side),
        Area(width - panel - 3 * GAP, y, panel, side),
    )
