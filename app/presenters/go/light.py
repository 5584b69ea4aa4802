"""The ways from the centre to the treasures of a solved board, along which light runs."""

from collections.abc import Iterable

from app.games.go.board import CENTRE_FAR, CENTRE_NEAR, TREASURE_CELLS, Laid, footprint
from app.games.go.tiles import CENTRE, SIZE

Point = tuple[float, float]
Way = tuple[Point, ...]


def ways(roll: Iterable[int], laid: Iterable[Laid]) -> tuple[Way, ...]:
    """From middle to middle, in cells from the top left; none to a treasure that is not joined."""
    before = _steps_from_centre(tuple(laid))
    cells = (TREASURE_CELLS[treasure - 1] for treasure in roll)
    return tuple(_way(before, cell) for cell in cells if cell in before)


def way_through(roll: Iterable[int], laid: Iterable[Laid], tile: Laid) -> tuple[Way, ...]:
    """From the centre to the treasures that this tile joins; else as far as it leads."""
    others = tuple(each for each in laid if each != tile)
    joined, without = _steps_from_centre((*others, tile)), _steps_from_centre(others)
    cells = {TREASURE_CELLS[treasure - 1] for treasure in roll}
    found = [cell for cell in joined if cell in cells and cell not in without]
    ends = found or [cell for cell in joined if cell not in without][-1:]
    return tuple(_way(joined, cell) for cell in ends)


def _way(before: dict[int, int], cell: int) -> Way:
    found = [cell]
    while found[-1] != CENTRE:
        found.append(before[found[-1]])
    return tuple((cell % SIZE + 0.5, cell // SIZE + 0.5) for cell in reversed(found))


def _steps_from_centre(laid: tuple[Laid, ...]) -> dict[int, int]:
    """Of every cell that path joins to the centre, the one before it on the shortest way."""
    near, far = CENTRE_NEAR, CENTRE_FAR
    for each in laid:
        near |= footprint(each).near
        far |= footprint(each).far
    before, rim = {CENTRE: CENTRE}, [CENTRE]
    for cell in rim:
        for other in _joined(near & far, cell):
            if other not in before:
                before[other] = cell
                rim.append(other)
    return before


def _joined(joints: int, cell: int) -> Iterable[int]:
    """A joint is kept with the cell at its west or north."""
    pairs = (
        (cell, cell + 1),
        (25 + cell, cell + SIZE),
        (cell - 1, cell - 1),
        (20 + cell, cell - SIZE),
    )
    return (other for joint, other in pairs if joint >= 0 and joints >> joint & 1)
