"""Where the parts of the sheet of a turn of Connect lie: its words, its keys, the hand.

Below the table it is a line that grows by its keys only while somebody chooses; the hand lies over
its edge, on the table. Beside the table it is a column, with the hand on a shelf at its foot.
"""

from dataclasses import dataclass, fields

from app.presenters.match.places import NOWHERE, Area, Places, Shape

STRIP = 56.0
"""Above a line: there lie the hand and round keys, and no cell that matters."""
KEY, KEYS_ROW, EDGE, MOST = 48.0, 60.0, 16.0, 620.0
LINE, LINE_WORDS, CHOICE_WORDS, NARROWER = 14.0, 50.0, 72.0, 12.0
"""What is free around the words of a line, and these: they grow with the text, and where it is
narrow by so much more."""
TALL_TILE, TILE, SMALL_TILE, NARROW = 84.0, 72.0, 60.0, 340.0
GAP, OVER = 12.0, 0.52
"""Between the tiles of a hand, and how much of one lies over the edge."""
TURNING, CORNER = 104.0, 26.0
SHELF, LOW_SHELF, COLUMN_WORDS = 116.0, 80.0, 96.0


@dataclass(frozen=True, slots=True)
class SheetPlaces:
    """`turning` are the keys that turn a held tile, `shelf` what lies under a hand that does not
    lie on the table; `looking` the key that looks nearer or shows all, where it is not in the bar.
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
    placed = _column(found, is_choosing, text)
    return _mirrored(placed, found.sheet) if is_left_handed else placed


def line_height(width: float, text: float, is_choosing: bool = False) -> float:
    words = CHOICE_WORDS if is_choosing else LINE_WORDS
    words += NARROWER * (width < NARROW)
    return LINE + words * text + KEYS_ROW * is_choosing


def _line(found: Places, foot: float, is_choosing: bool, text: float) -> SheetPlaces:
    width = found.bar.width
    edge = max(EDGE, (width - MOST) / 2)
    top = line_height(width, text, is_choosing)
    keys = KEYS_ROW * is_choosing
    tile = _tile_side(found.shape, width)
    hand = 2 * (tile + GAP)
    x = width - edge - hand + GAP
    return SheetPlaces(
        paper=Area(0, -foot - CORNER, width, foot + CORNER + top),
        words=Area(edge, keys, x - edge - 8, top - keys),
        keys=Area(edge, 8, width - 2 * edge, KEYS_ROW - 8),
        hand=Area(x, top - (1 - OVER) * tile - 5, hand - GAP, tile + 10),
        turning=Area(x - 6 - TURNING, top + 4, TURNING, KEY),
        looking=Area(edge - 4, top + 4, KEY, KEY),
    )


def _tile_side(shape: Shape, width: float) -> float:
    if width < NARROW:
        return SMALL_TILE
    return TALL_TILE if shape is Shape.TALL else TILE


def _column(found: Places, is_choosing: bool, text: float) -> SheetPlaces:
    """On a high screen it is no higher than it needs to be."""
    sheet, is_high = found.sheet, found.shape is Shape.AROUND
    shelf = SHELF if is_high else LOW_SHELF
    needed = shelf + KEYS_ROW + LINE + COLUMN_WORDS * text
    height = min(sheet.height, needed) if is_high else sheet.height
    x, y, width = sheet.x + EDGE, sheet.y, sheet.width - 2 * EDGE
    words = y + shelf + KEYS_ROW * is_choosing
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
        flipped(placed.keys),
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
