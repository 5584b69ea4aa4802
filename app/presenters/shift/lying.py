"""Where the parts of Shift's page lie on a device between its seats (LOOK 8). Sizes in dp.

The board is in the middle, a panel before each seat along its side. The spare lies where it fell
out: beside the frame where there is room, else at the corner of the board that is next, and on the
frame where panels leave none of them free.
"""

from collections.abc import Sequence
from dataclasses import replace

from app.presenters.match.places import Area, Shape
from app.presenters.match.seats import Side
from app.presenters.shift.layout import Fallen, ShiftPlaces

LEAST_SIDE = 600.0
BOARD_SHARE = 0.76
FRAME = 0.62
"""Its width, in cells."""
ACROSS = 7 + 2 * FRAME
"""The board with it, in cells."""
AT_CORNER, ON_FRAME, BESIDE = 0.0, 1.14, 1.72
"""How many cells before its line the spare lies: over the edge of the frame, so that it touches no
tile of the board, or beyond the frame."""
CORNER_SPOT = 0.65, BESIDE
"""How many cells beyond the tile at the corner it lies there: up or down, and aside."""
GAP = 6.0
BAR = (152.0, 56.0)
LEAST_DEPTH, MOST_DEPTH, ROOMY_DEPTH, FLAT = 64.0, 264.0, 180.0, 150.0
"""Of panels: less deep than the last one they have all in one row."""
LONGEST = 952.0
"""Of a panel with all in one row: so long it leaves a corner of a large tablet to the keys."""
CORNER = 164.0
"""What the keys in a corner need of the longer sides, where they cannot lie within a panel."""
LEAST_FLAT, LEAST_DEEP, ROOMY_DEEP = 600.0, 270.0, 370.0
"""How long a panel must be: with all in one row, with its keys below; and how long it may be."""

_NOTHING = Area(0, 0, 0, 0)
_UPRIGHT, _SIDEWAYS = (Side.TOP, Side.BOTTOM), (Side.LEFT, Side.RIGHT)


def lying(width: float, height: float, sides: Sequence[Side]) -> ShiftPlaces | None:
    """None where the device or the panels would be too small."""
    if min(width, height) < LEAST_SIDE:
        return None
    corner = CORNER_SPOT if width >= height else CORNER_SPOT[::-1]
    found = _laid_out(width, height, sides, corner)
    with_corners = found and _with_corners(found, width, height)
    return with_corners or _laid_out(width, height, sides, None)


def _laid_out(
    width: float, height: float, sides: Sequence[Side], corner: tuple[float, float] | None
) -> ShiftPlaces | None:
    """With the spare at a corner, if there is one, where it has no room beside the frame."""
    board = _board_side(min(width, height), corner is not None)
    cell = board / ACROSS
    strips = {side: (height if side in _UPRIGHT else width) / 2 - board / 2 for side in Side}
    near = ON_FRAME if corner is None else AT_CORNER
    fallen = {side: _fallen(strips[side], cell, side in sides, near) for side in Side}
    upright, sideways = (min(fallen[side] for side in pair) for pair in (_UPRIGHT, _SIDEWAYS))
    rooms = [_room(strips[side], cell, fallen[side]) for side in sides]
    for edge in (GAP, CORNER):
        shares = zip(sides, rooms, _shares(sides), strict=True)
        panels = tuple(
            _panel(width, height, board, side, room, edge, *share) for side, room, share in shares
        )
        bar = _bar(width, height, panels)
        if not any(_touch(bar, panel) for panel in panels):
            break
    if not all(_is_enough(panel, side) for panel, side in zip(panels, sides, strict=True)):
        return None
    return ShiftPlaces(
        Shape.LYING,
        bar,
        _NOTHING,
        Area((width - board) / 2, (height - board) / 2, board, board),
        _NOTHING,
        panels,
        Fallen(upright, sideways, corner or (0.0, 0.0)),
        tuple(min(panel.width, panel.height) < FLAT for panel in panels),
    )


def _with_corners(found: ShiftPlaces, width: float, height: float) -> ShiftPlaces | None:
    """Where the spare may come to lie at them: keys may lie at the first one."""
    if AT_CORNER not in (found.fallen.upright, found.fallen.sideways):
        return found
    cell, (down, across) = found.board.width / ACROSS, found.fallen.corner
    x, y = cell * (3 + across), cell * (3 + down)
    first, *others = (
        Area(width / 2 + right * x - cell / 2, height / 2 + up * y - cell / 2, cell, cell)
        for up in (1, -1)
        for right in (-1, 1)
    )
    if any(_touch(spot, each) for spot in others for each in (*found.panels, found.bar)):
        return None
    is_first_taken = any(_touch(first, each) for each in (*found.panels, found.bar))
    return replace(found, fallen=replace(found.fallen, is_first_taken=is_first_taken))


def _bar(width: float, height: float, panels: Sequence[Area]) -> Area:
    """Along the longer sides in the corner; where a panel reaches it, within that."""
    wide, high = BAR if width >= height else BAR[::-1]
    corner = Area(GAP, height - high - GAP, wide, high)
    reaching = [each for each in panels if each.x < corner.right + GAP and each.top > corner.y]
    for panel in reaching:
        if width >= height:
            corner = replace(corner, y=panel.y - GAP - high)
        else:
            corner = replace(corner, x=panel.right + GAP)
    return corner


def _board_side(short: float, has_corners: bool) -> float:
    """So large that the least panel has room, before the spare on the frame if it lies there."""
    room = short - 2 * (LEAST_DEPTH + 2 * GAP)
    if not has_corners:
        room *= ACROSS / (ACROSS + 2 * (ON_FRAME - FRAME))
    return min(BOARD_SHARE * short, room)


def _room(strip: float, cell: float, fallen: float) -> float:
    """What the spare leaves of the strip between board and edge."""
    return strip - max(0.0, fallen - FRAME) * cell - 2 * GAP


def _fallen(strip: float, cell: float, has_panel: bool, near: float) -> float:
    least = ROOMY_DEPTH if has_panel else 0.0
    return BESIDE if _room(strip, cell, BESIDE) >= least else near


def _shares(sides: Sequence[Side]) -> list[tuple[int, int]]:
    """For each seat the how manieth it is at its side, clockwise, and of how many."""
    return [(sides[:n].count(side), sides.count(side)) for n, side in enumerate(sides)]


def _touch(one: Area, other: Area) -> bool:
    is_beside = one.right <= other.x or other.right <= one.x
    return not (is_beside or one.top <= other.y or other.top <= one.y)


def _panel(
    width: float,
    height: float,
    board: float,
    side: Side,
    room: float,
    edge: float,
    number: int,
    count: int,
) -> Area:
    """In the middle of its side, or its share of it; `edge` is free at the ends of a long one."""
    along = width if side in _UPRIGHT else height
    is_long = along > min(width, height)
    length = min(along - 2 * edge, LONGEST * count) if is_long else board
    depth = min(room, MOST_DEPTH)
    if count == 1 and depth >= ROOMY_DEPTH:
        length = min(length, max(1.7 * depth, ROOMY_DEEP))
    part = (length - (count - 1) * GAP) / count
    begin = (along - length) / 2 + number * (part + GAP)
    match side:
        case Side.TOP:
            return Area(begin, height - GAP - depth, part, depth)
        case Side.BOTTOM:
            return Area(width - begin - part, GAP, part, depth)
        case Side.LEFT:
            return Area(GAP, begin, depth, part)
        case Side.RIGHT:
            return Area(width - GAP - depth, height - begin - part, depth, part)


def _is_enough(panel: Area, side: Side) -> bool:
    length, depth = (panel.width, panel.height)[:: 1 if side in _UPRIGHT else -1]
    return depth > LEAST_DEPTH - 1 and length >= (
        LEAST_DEEP if depth >= ROOMY_DEPTH else LEAST_FLAT
    )
