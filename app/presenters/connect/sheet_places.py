"""Where the parts of the sheet of a turn of Connect lie: its words, its keys, the hand.

Below the table it is a tray, with a key that looks nearer, the hand and the keys that turn it,
above a row of keys: in that stand words, too, as long as nobody chooses, and then the tray grows
upwards by them. Beside the table it is a column, with the hand on a shelf at its foot. Keys stay
where they are: nothing under a finger moves.
"""

from dataclasses import dataclass, fields

from app.presenters.match.places import NOWHERE, Area, Places, Shape

KEY, KEYS_ROW, EDGE, MOST = 48.0, 60.0, 16.0, 620.0
LINE, WORDS, NARROWER = 8.0, 44.0, 12.0
"""What is free around the words of a line, and these: they grow with the text, and where it is
narrow by so much more."""
WIDE_TILE, TALL_TILE, TILE, SMALL_TILE, NARROW, ROOMY = 132.0, 84.0, 72.0, 52.0, 340.0, 600.0
GAP, ABOVE, UNDER, BESIDE = 12.0, 10.0, 6.0, 8.0
"""Between the tiles of a hand, and what is free above, under and beside it."""
TURNING, CORNER = 100.0, 26.0
SHELF, LOW_SHELF, COLUMN_WORDS = 116.0, 80.0, 96.0


@dataclass(frozen=True, slots=True)
class SheetPlaces:
    """`turning` are the keys that turn a held tile, at the ends of this; `shelf` what lies under a
    hand beside the table; `looking` the key that looks nearer or shows all, where it is not in the
    bar.
    """

    paper: Area = NOWHERE
    words: Area = NOWHERE
    keys: Area = NOWHERE
    hand: Area = NOWHERE
    turning: Area = NOWHERE
    looking: Area = NOWHERE
    shelf: Area = NOWHERE

    def towards(self, other: "SheetPlaces", share: float) -> "SheetPlaces":
        return SheetPlaces(
            *(
                _between(getattr(self, field.name), getattr(other, field.name), share)
                for field in fields(self)
            )
        )

    def scaled(self, unit: float, left: float, bottom: float) -> "SheetPlaces":
        areas = (getattr(self, field.name) for field in fields(self))
        return SheetPlaces(*(area.scaled(unit, left, bottom) for area in areas))


NO_SHEET = SheetPlaces()


def sheet_places(
    found: Places, foot: float, is_choosing: bool, is_left_handed: bool, text: float
) -> SheetPlaces:
    """`foot` is what the system's bar covers below a line; all in dp."""
    if found.is_stacked:
        placed = _line(found, foot, is_choosing, text)
        return _mirrored(placed, found.bar) if is_left_handed else placed
    placed = _column(found, text)
    return _mirrored(placed, found.sheet) if is_left_handed else placed


def line_height(width: float, shape: Shape, text: float) -> float:
    """With its hand, while there is nothing to choose."""
    return _row(width, text) + _tile_side(shape, width) + ABOVE + UNDER


def _row(width: float, text: float) -> float:
    """Of the words while there is nothing to choose, and of the keys while there is."""
    return max(KEYS_ROW, LINE + _words_height(width, text))


def _words_height(width: float, text: float) -> float:
    return (WORDS + NARROWER * (width < NARROW)) * text


def _line(found: Places, foot: float, is_choosing: bool, text: float) -> SheetPlaces:
    """Hand and keys stay where they are: what is said while somebody chooses is above them."""
    width = found.bar.width
    edge = _edge(width)
    row, tile = _row(width, text), _tile_side(found.shape, width)
    top = row + tile + ABOVE + UNDER
    words = Area(edge, 4, width - 2 * edge, row - 4)
    if is_choosing:
        words = Area(edge, top - ABOVE / 2, width - 2 * edge, LINE + _words_height(width, text))
        top = words.y + words.height
    hand, y = 2 * tile + GAP, row + UNDER
    middle = y + (tile - KEY) / 2
    turning = Area(width - edge - TURNING, middle, TURNING, KEY)
    x = min((width - hand) / 2, turning.x - BESIDE - hand)
    return SheetPlaces(
        paper=Area(0, -foot - CORNER, width, foot + CORNER + top),
        words=words,
        keys=Area(edge, 8, width - 2 * edge, KEYS_ROW - 8),
        hand=Area(x, y - 5, hand, tile + 10),
        turning=turning,
        looking=Area(edge, middle, KEY, KEY),
    )


def _edge(width: float) -> float:
    return max(EDGE, (width - MOST) / 2)


def _tile_side(shape: Shape, width: float) -> float:
    """Two of them have room between the keys of the tray."""
    if width < NARROW:
        return SMALL_TILE
    if shape is not Shape.TALL:
        return TILE
    return WIDE_TILE if width >= ROOMY else TALL_TILE


def _column(found: Places, text: float) -> SheetPlaces:
    """It is no higher than it needs to be."""
    sheet, is_high = found.sheet, found.shape is Shape.AROUND
    shelf = SHELF if is_high else LOW_SHELF
    needed = shelf + KEYS_ROW + LINE + COLUMN_WORDS * text
    height = min(sheet.height, needed)
    x, y, width = sheet.x + EDGE, sheet.y, sheet.width - 2 * EDGE
    words = y + shelf + KEYS_ROW
    tile = min(TALL_TILE, shelf - 14)
    hand = 2 * tile + GAP
    return SheetPlaces(
        paper=Area(sheet.x, y, sheet.width, height),
        words=Area(x, words, width, y + height - words),
        keys=Area(x, y + shelf + 6, width, KEYS_ROW - 8),
        hand=Area(x + width - hand, y + (shelf - tile - 10) / 2, hand, tile + 10),
        turning=Area(x, y + (shelf - KEY) / 2, TURNING, KEY),
        shelf=Area(sheet.x, y, sheet.width, shelf),
    )


def _mirrored(placed: SheetPlaces, within: Area) -> SheetPlaces:
    """For the other thumb: hand and round keys change sides."""

    def flipped(area: Area) -> Area:
        return Area(2 * within.x + within.width - area.right, area.y, area.width, area.height)

    return SheetPlaces(
        placed.paper,
        flipped(placed.words),
        placed.keys,
        flipped(placed.hand),
        flipped(placed.turning),
        flipped(placed.looking),
        placed.shelf,
    )


def _between(one: Area, other: Area, share: float) -> Area:
    return Area(
        one.x + (other.x - one.x) * share,
        one.y + (other.y - one.y) * share,
        one.width + (other.width - one.width) * share,
        one.height + (other.height - one.height) * share,
    )
