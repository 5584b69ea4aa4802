"""A game's picture, rounded and filled to its edges: as much of its middle as there is room for.

Its corners are cut by a stencil: a RoundedRectangle shows all of a texture, whatever part is asked.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

from kivy.core.image import Image
from kivy.graphics.texture import Texture
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout

from app.ui.kit.atlas import Atlas, corners_of

FOLDER = Path(__file__).parents[3] / "assets" / "pictures"
TILE, ACROSS, DOWN, TOP = 144, 3, 4, 27
"""Pixels of a tile in a picture of Shift; so many are whole, from this row of pixels on."""


class Picture(FloatLayout):
    """It fills `room` as long as it stays between `flattest` and `tallest` for its width.

    Without any room it is `ratio` times as high as wide. It is never lower than `least`. A
    stencil cuts without half pixels: a fine line covers that, its `rim`, in the colour of the paper
    that it lies on, or of the page if it is `is_bare`.
    """

    picture = StringProperty()
    corner = NumericProperty("16dp")
    ratio = NumericProperty(0.86)
    least = NumericProperty("96dp")
    flattest = NumericProperty(0.5)
    tallest = NumericProperty(2)
    room = NumericProperty(0)
    rim = ColorProperty((0, 0, 0, 0))
    is_bare = BooleanProperty(False)
    texture = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("picture", "size"):
            self.fbind(name, self._crop)
        self._crop()

    def _natural_height(self) -> float:
        ratio = self.ratio
        if self.room:
            filled = self.room / max(self.width, 1)
            ratio = max(self.flattest, min(self.tallest, filled))
        return float(max(self.least, self.width * ratio))

    natural_height = AliasProperty(
        _natural_height, bind=("width", "room", "ratio", "flattest", "tallest", "least")
    )

    def _crop(self, *_: object) -> None:
        if self.picture:
            whole = loaded(self.picture)
            self.texture = filling(whole, self.width / max(self.height, 1))


def loaded(picture: str) -> Texture:
    return Image.load(str(FOLDER / f"{picture}.png"), keep_data=False).texture


@lru_cache(maxsize=3)
def tiles_of(picture: str) -> Atlas:
    """The whole tiles of a picture of Shift by their numbers: a ground of any size is laid from
    them, where loading an atlas would be a stutter."""
    texture = loaded(picture)
    boxes = {
        str(row * ACROSS + column): (TILE * column, TOP + TILE * row, TILE, TILE)
        for row in range(DOWN)
        for column in range(ACROSS)
    }
    corners = {name: corners_of(texture, *box) for name, box in boxes.items()}
    return Atlas(texture, picture, TILE, dict.fromkeys(boxes, (TILE, TILE)), boxes, corners)


def filling(whole: Texture, ratio: float) -> Texture:
    """The largest middle part of the picture with these proportions."""
    wide, high = whole.size
    width, height = min(wide, high * ratio), min(high, wide / max(ratio, 0.01))
    return whole.get_region((wide - width) / 2, (high - height) / 2, width, height)
