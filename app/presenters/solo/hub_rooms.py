"""How high the pictures on the page of puzzles are, where it has two columns: so that both end at
the same height, and little stays empty below."""

from typing import NamedTuple

MOST, TOP = 2.8, 0.7
"""So much higher than usual a picture is at most; what the columns get of the room to spare."""


class Places(NamedTuple):
    """What pictures lie in: the column with the way, the one with so many `rows` of kinds, and a
    last row below both. The first three are without their pictures."""

    left: float
    right: float
    last: float
    rows: int


class HubRooms(NamedTuple):
    """Of the way, of a row of kinds, of the last row."""

    way: float
    row: float
    last: float


def hub_rooms(space: float, places: Places, usual: HubRooms) -> HubRooms:
    rows = max(1, places.rows)
    least = max(places.left + usual.way, places.right + rows * usual.row)
    most = min(places.left + MOST * usual.way, places.right + MOST * rows * usual.row)
    spare = max(0.0, space - least - places.last - usual.last)
    top = max(least, min(most, least + TOP * spare))
    last = min(MOST * usual.last, usual.last + spare - (top - least))
    return HubRooms(round(top - places.left), round((top - places.right) / rows), round(last))
