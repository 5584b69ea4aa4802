"""Light that runs over a solved board, from the centre to each treasure."""

from collections.abc import Sequence
from functools import lru_cache
from math import hypot

from kivy.graphics import Mesh
from kivy.graphics.texture import Texture

from app.presenters.go.light import Way
from app.presenters.go.light_band import Rim, Stroke, strokes
from app.ui.kit.part import Part
from app.ui.kit.quads import PACKED, fill

WIDE, HEAD = 0.14, 0.24
"""In cells: half a band, and half the disc that runs ahead of it."""
SIDE = 32
"""Pixels of the texture: a disc, whose middle column is what the band has across."""
CORE, GLOW = (255, 250, 219), (255, 199, 64)
CORE_ENDS, GLOW_BEGINS, GLOW_ENDS, STRENGTH = 0.3, 0.42, 0.72, 0.82
"""How far from the middle each colour ends or begins, and how strong the glow is."""


class GoLight(Part):
    """One mesh, white where its colours are in the texture. Its strokes are packed once; in a frame
    only those are anew through which the light runs just then."""

    def __init__(self) -> None:
        super().__init__()
        self._strokes: list[Stroke] = []
        self._whole: list[bytes] = []
        self._begins = b""
        self._end = self._head = 0.0
        self._count = 0
        with self:
            self._mesh = Mesh(mode="triangles", texture=_disc())
        self.is_shown = False

    @property
    def lit(self) -> int:
        """How many quads are shown."""
        return self._count

    def lay(self, ways: Sequence[Way], left: float, top: float, cell: float) -> None:
        """Along these ways, in cells from this corner of the screen."""

        def placed(rim: Rim) -> Rim:
            x1, y1, x2, y2 = rim
            return left + cell * x1, top - cell * y1, left + cell * x2, top - cell * y2

        self._end, self._head = WIDE * cell, HEAD * cell
        self._strokes, self._whole = [], []
        for begins, ends, here, there, is_end in strokes(ways, WIDE):
            here, there = placed(here), placed(there)
            self._strokes.append(Stroke(begins, ends, here, there, is_end))
            whole = _band(here, there)
            self._whole.append(whole + _round(there, self._end) if is_end else whole)
        self._begins = _round(self._strokes[0].here, self._end) if self._strokes else b""
        self._count = fill(self._mesh, b"", self._count)

    def show(self, share: float) -> None:
        """So much of its ways; of nothing it is not there."""
        self.is_shown = share > 0 and bool(self._strokes)
        if not self.is_shown:
            return
        packed, heads = [self._begins], []
        for (begins, ends, here, there, _), whole in zip(self._strokes, self._whole, strict=True):
            if share >= ends:
                packed.append(whole)
            elif share > begins:
                head = _between(here, there, (share - begins) / (ends - begins))
                packed.append(_band(here, head))
                heads.append(_round(head, self._head))
            else:
                break
        self._count = fill(self._mesh, b"".join(packed + heads), self._count)


def _round(rim: Rim, far: float) -> bytes:
    x1, y1, x2, y2 = rim
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    left, bottom, right, top = x - far, y - far, x + far, y + far
    return PACKED.pack(left, bottom, 0, 0, right, bottom, 1, 0, right, top, 1, 1, left, top, 0, 1)


def _between(here: Rim, there: Rim, part: float) -> Rim:
    x1, y1, x2, y2 = here
    return (
        x1 + part * (there[0] - x1),
        y1 + part * (there[1] - y1),
        x2 + part * (there[2] - x2),
        y2 + part * (there[3] - y2),
    )


def _band(here: Rim, there: Rim) -> bytes:
    (x1, y1, x2, y2), (x3, y3, x4, y4) = here, there
    return PACKED.pack(x1, y1, 0.5, 0, x2, y2, 0.5, 1, x4, y4, 0.5, 1, x3, y3, 0.5, 0)


@lru_cache(maxsize=1)
def _disc() -> Texture:
    texture = Texture.create(size=(SIDE, SIDE), colorfmt="rgba")
    texture.add_reload_observer(_fill_in)
    _fill_in(texture)
    return texture


def _fill_in(texture: Texture) -> None:
    """Again too when the system took the graphics away while the app rested."""
    middle = (SIDE - 1) / 2
    far = [hypot(n % SIDE - middle, n // SIDE - middle) / middle for n in range(SIDE * SIDE)]
    pixels = bytes(part for each in far for part in _pixel(each))
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")


def _pixel(far: float) -> tuple[int, int, int, int]:
    core = _fades(far, CORE_ENDS, GLOW_BEGINS)
    red, green, blue = (round(g + core * (c - g)) for c, g in zip(CORE, GLOW, strict=True))
    strength = _fades(far, GLOW_ENDS, 1.0) * (STRENGTH + core * (1 - STRENGTH))
    return red, green, blue, round(255 * strength)


def _fades(far: float, from_here: float, to_there: float) -> float:
    return min(1.0, max(0.0, (to_there - far) / (to_there - from_here)))
