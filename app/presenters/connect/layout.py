"""Where the parts of Connect lie on a screen of so many dp (LOOK 8).

The table reaches from edge to edge under everything; `board` is the part of it that nothing
covers. `tall` and `compact`: the sheet below; `beside` and `around`: a column on the right, whose
seats lie in one row or one below the other.
"""

from dataclasses import dataclass, replace

from app.presenters.connect.sheet_places import (
    NO_SHEET,
    SheetPlaces,
    line_height,
    sheet_places,
)
from app.presenters.match.look_back import LEAST_REVIEWED
from app.presenters.match.places import NOWHERE, Area, Places, Shape

BAR, SEATS, GAP = 56.0, 52.0, 8.0
PANEL, LOW_PANEL, SLIM_PANEL, SLIM_HEIGHT = 324.0, 208.0, 152.0, 480.0
"""Below the table: how a match ended, or looking back; on lower screens, and on the lowest."""
TALL_HEIGHT = 700.0
COLUMN, WIDE_COLUMN, MOST_COLUMN = 328.0, 360.0, 0.56
ASIDE = 6.0
"""How far the paper below the bar reaches beyond the seats."""
LEAST_HEIGHT = 380.0
"""Of a column that has room for the seats below its bar."""
FEW = 3
"""So many seats have room in the bar of such a column."""
ROOM_FOR_NAME = 108.0
"""A seat narrower than this shows its shape and its count alone."""


@dataclass(frozen=True, slots=True)
class Room:
    """A screen in pixels: what the system covers of it at its left, top, right and bottom, how many
    pixels a dp has, and how much larger than usual text is."""

    width: float
    height: float
    insets: tuple[float, float, float, float] = (0, 0, 0, 0)
    unit: float = 1.0
    text: float = 1.0


UNPLACED = Places()


@dataclass(frozen=True, slots=True)
class Arranged:
    """`bar_paper` is the paper below the bar; `foot` is what the system's bar covers of the sheet.
    Seats have names, and the bar a title, where there is room for them. `resting` is the sheet of a
    turn while there is nothing to choose, `choosing` while there is."""

    places: Places = UNPLACED
    resting: SheetPlaces = NO_SHEET
    choosing: SheetPlaces = NO_SHEET
    bar_paper: Area = NOWHERE
    foot: float = 0.0
    has_title: bool = True
    has_names: bool = True


def arranged(
    room: Room,
    seats: int,
    is_left_handed: bool,
    is_turn: bool = True,
    least_sheet: float = 0.0,
    crown: float = 0.0,
) -> Arranged:
    """`is_turn`: the sheet holds that, and not how it ended or what was; `least_sheet` is what a
    review needs, `crown`, in pixels, what stands above the table when all is over."""
    left, top, right, bottom = room.insets
    width, height = (
        (room.width - left - right) / room.unit,
        (room.height - top - bottom) / room.unit,
    )
    found = places(width, height, seats, is_left_handed, room.text, is_turn, least_sheet)
    is_crowned = crown > 0
    if is_crowned and found.is_stacked:
        found = replace(found, board=_below(found.board, found.bar.y, crown / room.unit))
    foot = bottom if found.is_stacked else 0.0
    scaled = found.scaled(room.unit, left, bottom).with_foot(foot)
    resting, choosing = (
        sheet_places(found, foot / room.unit, is_choosing, is_left_handed, room.text)
        for is_choosing in (False, True)
    )
    return Arranged(
        scaled,
        resting.scaled(room.unit, left, bottom),
        choosing.scaled(room.unit, left, bottom),
        _bar_paper(scaled, room),
        foot,
        has_title(found) or is_crowned,
        has_names(found.seats, seats, found.shape, room.text),
    )


def _below(board: Area, bar: float, crown: float) -> Area:
    """What a banner below the bar leaves of the table."""
    return replace(board, height=bar - GAP - crown - board.y)


def _bar_paper(found: Places, room: Room) -> Area:
    """Up to the edges of the screen where the sheet lies below, and behind the seats too, where
    these lie below the bar."""
    if not found.is_stacked:
        return found.bar
    is_tall = found.shape is Shape.TALL
    y = found.seats.y - ASIDE * room.unit if is_tall else found.bar.y
    return Area(0, y, room.width, room.height - y)


def places(
    width: float,
    height: float,
    seats: int,
    is_left_handed: bool = False,
    text: float = 1.0,
    is_turn: bool = True,
    least_sheet: float = 0.0,
) -> Places:
    """For a space without insets. Left-handed mirrors the column, never the table."""
    if width <= height:
        return _stacked(width, height, text, is_turn, least_sheet)
    found = _beside(width, height, seats, is_turn)
    return _mirrored(found, width) if is_left_handed else found


def has_title(found: Places) -> bool:
    """The bar has room for a title where the seats are not in it."""
    return found.seats.y + found.seats.height <= found.bar.y


def has_names(area: Area, seats: int, shape: Shape, text: float = 1.0) -> bool:
    return shape is Shape.AROUND or area.width / seats >= ROOM_FOR_NAME * text


def _stacked(width: float, height: float, text: float, is_turn: bool, least_sheet: float) -> Places:
    is_tall = height >= TALL_HEIGHT
    top = height - BAR - (SEATS if is_tall else 0)
    least = min(least_sheet, top - LEAST_REVIEWED * width)
    shape = Shape.TALL if is_tall else Shape.COMPACT
    sheet = line_height(width, shape, text) if is_turn else max(_panel_height(height), least)
    return Places(
        shape,
        Area(0, height - BAR, width, BAR),
        Area(GAP, top + 2, width - 2 * GAP, SEATS - 4)
        if is_tall
        else _in_bar(0, height - BAR, width),
        Area(0, sheet, width, top - sheet),
        Area(0, 0, width, sheet),
    )


def _panel_height(height: float) -> float:
    if height < SLIM_HEIGHT:
        return SLIM_PANEL
    return PANEL if height >= TALL_HEIGHT else LOW_PANEL


def _beside(width: float, height: float, seats: int, is_turn: bool) -> Places:
    """On a low screen the seats lie in the bar, and a few of them also where more is told."""
    is_high = height >= 600
    column = min(WIDE_COLUMN if is_high else COLUMN, MOST_COLUMN * width)
    x = width - column - GAP
    under_bar = height - BAR - GAP
    has_row = height >= LEAST_HEIGHT and (is_turn or seats > FEW)
    rows = seats if is_high else int(has_row)
    seats_height = rows * SEATS
    below = Area(x, under_bar - seats_height, column, seats_height - 4)
    return Places(
        Shape.AROUND if is_high else Shape.BESIDE,
        Area(x, under_bar, column, BAR),
        below if rows else _in_bar(x, under_bar, column, keys=3),
        Area(0, 0, x, height),
        Area(x, GAP, column, under_bar - seats_height - 2 * GAP),
    )


def _in_bar(x: float, y: float, width: float, keys: int = 2) -> Area:
    """Between the keys of the bar, of which so many are on its right."""
    return Area(x + 52, y + 4, width - 52 - 48 * keys - 4, BAR - GAP)


def _mirrored(found: Places, width: float) -> Places:
    """Seats in the bar stay between its keys."""
    mirrored = found.mirrored(width)
    if has_title(found):
        return mirrored
    return replace(mirrored, seats=_in_bar(mirrored.bar.x, mirrored.bar.y, mirrored.bar.width, 3))
