"""Where the seats of Go have their places when all build at once at one device (LOOK 8), in dp.

The table is seen from the first seat: its side is at the bottom, the other side at the top, the
spine between them. Two seats sit at the short sides of the screen, more at the long ones. Each
seat has a region of its own, laid out upright in `region_parts` and turned to its side. Where all
people sit at one side, that one is at the bottom, and the bots' regions face it too: nobody sits
there. Somebody alone with bots, or who watches a table of them, has the screen upright.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace

from app.games.go.tiles import SIZE
from app.presenters.match.places import Area

SPINE, GAP = 48.0, 8.0
EDGE = 2.0
"""Between a region and its neighbours."""
KEY = 48.0
LEAST_BAR, MOST_BAR, BAR_SHARE = 52.0, 74.0, 0.13
LEAST_COLUMN, ROOMY_COLUMN, MOST_COLUMN, COLUMN_SHARE = 108.0, 200.0, 300.0, 0.36
MUCH = 1.2
"""How much larger a board is worth that what is beside it has less room."""
CLOSE, SEAM = 4.0, 3.0
"""Where room is scarce: at the edges of a region, and between its parts."""
LEAST_BESIDE, MOST_BESIDE, BESIDE_SHARE = 122.0, 150.0, 0.365
"""How wide the tray is there, beside the board."""
DIE, BETWEEN_DICE = 58.0, 8.0
ROAD, HIGHER, LEAST_DICE, DICE_SHARE = 22.0, 12.0, 44.0, 0.48
"""How high a road is that lies by itself, and how much higher it may be; dice above a board at
least, and how much of its width they have beside the bar."""
LEAST_STRIP, MOST_STRIP = 52.0, 72.0
PLACE_SHARE, LEAST_PLACE, MOST_PLACE = 0.12, 32.0, 48.0
LEAST_SIDE = 100.0
"""However small the window: what is drawn has a size."""
LOW_TRAY = 172.0
"""A tray below the board: when boards are checked, a row of each of four seats fits in."""
PANEL, LOW_PANEL, LOW_SHARE = 300.0, (230.0, 300.0), 0.235
"""For looking back: what moves through time beside the boards; below them it has this share, but
a step with its line at least, and no more than all parts of a review."""
LABEL, ASIDE, LARGER = 54.0, (116.0, 220.0), 1.1
"""A seat's name, how high it is, and beside its board how wide at least and at most, where that is
so much larger."""
RAILS = 0.34
"""Both rails of a board's frame, in cells."""
NOWHERE = Area(0, 0, 0, 0)
FAR_OF_FOUR = {1, 2}
LEAST_CELL, LEAST_TRAY = 34.0, 88.0
"""Of a board that fingers can play on (LOOK 8), and of a tray with two rows of tiles."""


@dataclass(frozen=True, slots=True)
class Region:
    """`half_turns` is 1 for a seat at the far side."""

    area: Area
    half_turns: int


@dataclass(frozen=True, slots=True)
class Faces:
    """`quarters` turns the table so that the first seat's side is at the bottom of it.

    `panel` is where one looks back with; without it there is none.
    """

    quarters: int
    regions: tuple[Region, ...]
    spine: Area
    panel: Area

    @property
    def has_far_side(self) -> bool:
        """Somebody reads from there."""
        return any(region.half_turns for region in self.regions)


@dataclass(frozen=True, slots=True)
class Parts:
    """Of one region. `place` is where its seat stands; `back` leads back once all is over."""

    board: Area
    tray: Area
    dice: Area
    place: Area
    claim: Area
    turn: Area
    flip: Area
    back: Area

    @property
    def has_keys(self) -> bool:
        """That turn and flip: else the dice have their place, until the end."""
        return self.turn.width > 0


def faces(width: float, height: float, seats: int, people: Collection[int] = range(4)) -> Faces:
    """For a space without insets, with people on these seats and bots on the others."""
    is_alone = len(people) < 2
    is_level = width > height
    if is_alone and is_level and seats == 2:
        return _side_by_side(width, height, first=max(people, default=0))
    quarters = int(not is_alone and is_level == (seats == 2))
    across, along = (height, width) if quarters else (width, height)
    row = (along - SPINE) / 2
    places = _regions(across, along, row, seats)
    first = max(people, default=0) if is_alone else 2 * (set(people) == FAR_OF_FOUR)
    regions = tuple(places[(seat - first) % seats] for seat in range(seats))
    if not any(regions[seat].half_turns for seat in people if seat < seats):
        regions = tuple(replace(region, half_turns=0) for region in regions)
    return Faces(quarters, regions, Area(0, row, across, SPINE), NOWHERE)


def _side_by_side(width: float, height: float, first: int) -> Faces:
    """One person and one bot before a level screen, the spine above both."""
    wide, high = width / 2, height - SPINE
    places = [Region(_inside(Area(x, 0, wide, high)), 0) for x in (0.0, wide)]
    regions = (places[first], places[1 - first])
    return Faces(0, regions, Area(0, high, width, SPINE), NOWHERE)


def _regions(across: float, along: float, row: float, seats: int) -> tuple[Region, ...]:
    """Clockwise from the left of the first side."""
    wide = across if seats == 2 else across / 2
    far = {2: (0.0,), 3: (across / 4,), 4: (0.0, across / 2)}[seats]
    near = (0.0,) if seats == 2 else (0.0, across / 2)
    first, *rest = (Region(_inside(Area(x, 0, wide, row)), 0) for x in near)
    others = (Region(_inside(Area(x, along - row, wide, row)), 1) for x in far)
    return (first, *others, *rest)


def _inside(area: Area) -> Area:
    return Area(area.x + EDGE, area.y + EDGE, area.width - 2 * EDGE, area.height - 2 * EDGE)


def region_parts(width: float, height: float, is_left_handed: bool = False) -> Parts:
    """Bar along the own edge, board and beside it a column; left-handed mirrors all of it."""
    parts = _parts(width, height)
    return _mirrored(parts, width) if is_left_handed else parts


def _parts(width: float, height: float) -> Parts:
    bar = _between(LEAST_BAR, BAR_SHARE * height, MOST_BAR)
    low = bar + 2 * GAP
    wide, high = width - 2 * GAP, height - low - GAP
    column = max(LEAST_COLUMN, COLUMN_SHARE * wide)
    side = max(LEAST_SIDE, min(high, wide - GAP - column))
    lower_side = min(wide, high - LOW_TRAY - LEAST_STRIP - 2 * GAP)
    close_side = _close_side(width, height)
    if lower_side > max(side, close_side):
        found = _with_low_tray(width, low, lower_side, high)
    elif column >= ROOMY_COLUMN and close_side < MUCH * side:
        found = _with_column(width, low, side, high)
    else:
        return _close(width, height, close_side)
    keys = width - GAP - 2 * KEY
    key_y = GAP + (bar - KEY) / 2
    return replace(
        found,
        claim=Area(GAP, GAP, keys - 2 * GAP, bar),
        turn=Area(keys, key_y, KEY, KEY),
        flip=Area(keys + KEY, key_y, KEY, KEY),
        back=Area(keys + KEY, key_y, KEY, KEY),
    )


def _close_bar(height: float) -> float:
    return _between(KEY, BAR_SHARE * height, MOST_BAR)


def _close_side(width: float, height: float) -> float:
    """Of the board where room is scarce: the road lies between it and the bar."""
    high = height - 2 * CLOSE - _close_bar(height) - ROAD - 2 * SEAM
    beside = _between(LEAST_BESIDE, BESIDE_SHARE * width, MOST_BESIDE)
    return max(LEAST_SIDE, min(high, width - 2 * CLOSE - SEAM - beside))


def _close(width: float, height: float, side: float) -> Parts:
    """Dice above the board where there is height for that, else beside the bar: there they take
    the place of the keys, for tiles are turned and flipped in the tray."""
    bar, wide = _close_bar(height), width - 2 * CLOSE
    road = CLOSE + bar + SEAM
    free = height - road - ROAD - SEAM - side - CLOSE
    is_high = free >= LEAST_DICE + SEAM
    more = _between(0, free - (DIE + SEAM) * is_high, HIGHER)
    strip = min(free - more - SEAM, MOST_STRIP) if is_high else 0.0
    y = road + ROAD + more + SEAM + (free - more - strip) / (2 + is_high)
    keys = width - CLOSE - 2 * KEY
    if is_high:
        long = min(wide, 4 * min(DIE, strip) + 3 * BETWEEN_DICE)
        above = (height - CLOSE - y - side - strip) / 2
        dice = Area((width - long) / 2, y + side + above, long, strip)
        claim = Area(CLOSE, CLOSE, keys - SEAM - CLOSE, bar)
    else:
        long = min(4 * bar, DICE_SHARE * wide)
        dice = Area(width - CLOSE - long, CLOSE, long, bar)
        claim = Area(CLOSE, CLOSE, dice.x - 2 * SEAM - CLOSE, bar)
    end = Area(keys + KEY, CLOSE, KEY, bar)
    return Parts(
        board=Area(CLOSE, y, side, side),
        tray=Area(CLOSE + side + SEAM, y, wide - side - SEAM, side),
        dice=dice,
        place=Area(CLOSE, road, wide, ROAD + more),
        claim=claim,
        turn=Area(keys, CLOSE, KEY, bar) if is_high else NOWHERE,
        flip=end if is_high else NOWHERE,
        back=end,
    )


def _with_low_tray(width: float, low: float, side: float, high: float) -> Parts:
    """Dice and status above the board, the tray below it: the region is high."""
    strip = min(high - side - LOW_TRAY - 2 * GAP, MOST_STRIP)
    y = low + (high - side - LOW_TRAY - strip - 2 * GAP) / 2
    board_y = y + LOW_TRAY + GAP
    top, half = board_y + side + GAP, (width - 3 * GAP) / 2
    return Parts(
        board=Area((width - side) / 2, board_y, side, side),
        tray=Area(GAP, y, width - 2 * GAP, LOW_TRAY),
        dice=Area(GAP, top, half, strip),
        place=Area(2 * GAP + half, top, half, strip),
        claim=NOWHERE,
        turn=NOWHERE,
        flip=NOWHERE,
        back=NOWHERE,
    )


def _with_column(width: float, low: float, side: float, high: float) -> Parts:
    """Dice above the tray, status below it, all beside the board."""
    column = min(width - side - 3 * GAP, MOST_COLUMN)
    left = (width - side - column - GAP) / 2
    x, y = left + side + GAP, low + (high - side) / 2
    dice = min(DIE, (column - 3 * GAP) / 4)
    status = _between(LEAST_PLACE, PLACE_SHARE * side, MOST_PLACE)
    tray = side - dice - status - 2 * GAP
    return Parts(
        board=Area(left, y, side, side),
        tray=Area(x, y + status + GAP, column, tray),
        dice=Area(x, y + side - dice, column, dice),
        place=Area(x, y, column, status),
        claim=NOWHERE,
        turn=NOWHERE,
        flip=NOWHERE,
        back=NOWHERE,
    )


def _mirrored(parts: Parts, width: float) -> Parts:
    def mirror(area: Area) -> Area:
        return replace(area, x=width - area.x - area.width)

    return Parts(
        mirror(parts.board),
        mirror(parts.tray),
        mirror(parts.dice),
        mirror(parts.place),
        mirror(parts.claim),
        mirror(parts.turn),
        mirror(parts.flip),
        mirror(parts.back),
    )


def _between(least: float, value: float, most: float) -> float:
    return max(least, min(value, most))


def faces_back(width: float, height: float, seats: int) -> Faces:
    """All boards upright, to look back at, and beside or below them what moves through time."""
    if width > height:
        panel = Area(width - PANEL, 0, PANEL, height)
        regions = _grid(0, width - PANEL, height, seats)
    else:
        low = _between(LOW_PANEL[0], LOW_SHARE * height, LOW_PANEL[1])
        panel = Area(0, 0, width, low)
        regions = _grid(low, width, height - low, seats)
    return Faces(0, regions, NOWHERE, panel)


def _grid(y: float, width: float, height: float, seats: int) -> tuple[Region, ...]:
    """In as many columns as make the boards largest."""

    def side(columns: int) -> float:
        return max(_bare_sides(width / columns, height / -(-seats // columns)))

    columns = max(range(1, seats + 1), key=side)
    wide, high = width / columns, height / -(-seats // columns)
    return tuple(
        Region(
            _inside(Area(n % columns * wide, y + height - (n // columns + 1) * high, wide, high)),
            0,
        )
        for n in range(seats)
    )


def _bare_sides(width: float, height: float) -> tuple[float, float]:
    """Of a board with a name below it, and with one beside it."""
    return min(width, height - LABEL), min(width - ASIDE[0], height)


def bare_parts(width: float, height: float) -> Parts:
    """A board and whose it is: below, or beside it, where names are short, if that makes the board
    much larger."""
    below, beside = _bare_sides(width, height)
    is_beside = beside > LARGER * below
    side, high = max(LEAST_SIDE, beside if is_beside else below), LABEL - 2 * EDGE
    if is_beside:
        name = min(width - side, ASIDE[1])
        left = (width - side - name) / 2
        board = Area(left, (height - side) / 2, side, side)
        claim = Area(left + side + GAP, (height - high) / 2, name - 2 * GAP, high)
    else:
        left, low = (width - side) / 2, (height - side - LABEL) / 2
        board = Area(left, low + LABEL, side, side)
        claim = Area(left, low + EDGE, side, high)
    return Parts(board, NOWHERE, NOWHERE, NOWHERE, claim, NOWHERE, NOWHERE, NOWHERE)


def is_roomy(width: float, height: float, seats: int) -> bool:
    """Whether each seat's board and tray are large enough for fingers, with bots as well."""
    found = (faces(width, height, seats, people) for people in (range(4), (0,)))
    areas = (each.regions[0].area for each in found)
    return all(_has_room(region_parts(area.width, area.height)) for area in areas)


def _has_room(parts: Parts) -> bool:
    return parts.board.width >= LEAST_CELL * (SIZE + RAILS) and parts.tray.height >= LEAST_TRAY
