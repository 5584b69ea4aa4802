"""Where to look: some cells stay as they are, a soft light lies around them, the rest in the shade.

One quad with a small texture of its own, made for the shape of the cells: its light and its shade
fade into each other without an edge.
"""

from array import array
from collections.abc import Iterable
from functools import lru_cache, partial
from itertools import product

from kivy.graphics import Color, Mesh
from kivy.graphics.texture import Texture

from app.ui.kit.part import Part

Cell = tuple[int, int]
"""Column and row; rows grow downwards."""
Box = tuple[float, float, float, float]
"""Left, bottom, right, top."""

PER_CELL, MARGIN = 8, 2
"""Pixels of a cell in the texture, and how many cells it is larger than what it is about."""
SHADE, LIGHT = (10, 6, 14, 0.5), (255, 206, 92, 0.95)
SOFT, SHINES, INWARD = 0.5, 0.28, 0.1
"""In cells: how far off the shade is full, and the light is gone, outwards and inwards."""
CORNERS = (0, 1, 2, 0, 2, 3)


class Spotlight(Part):
    """In the colours of its canvas; without cells it is not there at all."""

    def __init__(self) -> None:
        super().__init__()
        with self:
            Color(1, 1, 1, 1)
            self._mesh = Mesh(mode="triangles", indices=CORNERS)
        self.is_shown = False

    def show(self, cells: Iterable[Cell], left: float, top: float, cell: float, box: Box) -> None:
        """Cell (0, 0) has its top left corner there and is so wide; nothing is drawn beyond the
        box."""
        found = sorted(cells)
        self.is_shown = bool(found)
        if not found:
            return
        first_column, first_row = (min(each) for each in zip(*found, strict=True))
        shape = tuple((column - first_column, row - first_row) for column, row in found)
        columns, rows = _room(shape)
        self._mesh.texture = _light(shape)
        west, north = left + (first_column - MARGIN) * cell, top - (first_row - MARGIN) * cell
        x1, y1, x2, y2 = box
        u1, u2 = ((x - west) / (columns * cell) for x in (x1, x2))
        v1, v2 = ((north - y) / (rows * cell) for y in (y1, y2))
        self._mesh.vertices = array(
            "f", (x1, y1, u1, v1, x2, y1, u2, v1, x2, y2, u2, v2, x1, y2, u1, v2)
        )


def _room(shape: tuple[Cell, ...]) -> tuple[int, int]:
    """Columns and rows of the texture."""
    return tuple(max(each) + 1 + 2 * MARGIN for each in zip(*shape, strict=True))


@lru_cache(maxsize=8)
def _light(shape: tuple[Cell, ...]) -> Texture:
    """As wide as a power of two, so that beyond its edge it goes on as it is there."""
    columns, rows = _room(shape)
    wide, high = _power(columns * PER_CELL), _power(rows * PER_CELL)
    texture = Texture.create(size=(wide, high), colorfmt="rgba")
    fill_in = partial(_fill, shape)
    texture.add_reload_observer(fill_in)
    fill_in(texture)
    return texture


def _power(least: int) -> int:
    return 1 << (least - 1).bit_length()


def _fill(shape: tuple[Cell, ...], texture: Texture) -> None:
    """Again too when the system took the graphics away while the app rested."""
    texture.blit_buffer(pixels(shape, *texture.size), colorfmt="rgba", bufferfmt="ubyte")


def pixels(shape: tuple[Cell, ...], wide: int, high: int) -> bytes:
    """From the top row down, as its corners are laid out."""
    columns, rows = _room(shape)
    across = _squares([(each + 0.5) * columns / wide - MARGIN for each in range(wide)])
    down = _squares([(each + 0.5) * rows / high - MARGIN for each in range(high)])
    around = _around(shape)
    found = bytearray()
    for y in range(high):
        for x in range(wide):
            far = min(across[column][x] + down[row][y] for column, row in shape)
            if not far:
                far = -min(across[column][x] + down[row][y] for column, row in around)
            found += _pixel(round(far, 3))
    return bytes(found)


def _squares(places: list[float]) -> dict[int, list[float]]:
    """Of how far each of these is from each cell of a line."""
    cells = range(-MARGIN, round(places[-1]) + 1)
    return {cell: [max(cell - at, 0, at - cell - 1) ** 2 for at in places] for cell in cells}


def _around(shape: tuple[Cell, ...]) -> set[Cell]:
    """The cells that touch these."""
    beside = product((-1, 0, 1), repeat=2)
    near = {(column + x, row + y) for x, y in beside for column, row in shape}
    return near - set(shape)


@lru_cache(maxsize=1024)
def _pixel(square: float) -> bytes:
    """So many cells away, squared, or as far within: light over shade."""
    far = abs(square) ** 0.5
    shade = SHADE[3] * _smooth(far / SOFT) if square > 0 else 0.0
    light = LIGHT[3] * (1 - _smooth(far / (SHINES if square > 0 else INWARD)))
    alpha = light + shade * (1 - light)
    if not alpha:
        return bytes((*LIGHT[:3], 0))
    mixed = (
        (a * light + b * shade * (1 - light)) / alpha
        for a, b in zip(LIGHT[:3], SHADE[:3], strict=True)
    )
    return bytes((*map(round, mixed), round(255 * alpha)))


def _smooth(share: float) -> float:
    share = max(0.0, min(1.0, share))
    return share * share * (3 - 2 * share)
