"""A picture that is a key: rounded, filled to its edges, its name below on a shade.

Its corners are cut by a stencil: a RoundedRectangle shows all of a texture, whatever part is asked.
"""

from pathlib import Path
from typing import Any

from kivy.core.image import Image
from kivy.graphics.texture import Texture
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from app.ui.shade import shade

FOLDER = Path(__file__).parents[3] / "assets" / "pictures"


class PictureKey(ButtonBehavior, FloatLayout):
    """`key` is that of its words in the catalogue.

    It fills `room` as long as it stays between `flattest` and `tallest` for its width; without
    any it is `ratio` times as high as wide.
    """

    picture = StringProperty()
    key = StringProperty()
    is_chosen = BooleanProperty(False)
    corner = NumericProperty("16dp")
    ratio = NumericProperty(0.86)
    flattest = NumericProperty(0.5)
    tallest = NumericProperty(2)
    room = NumericProperty(0)
    texture = ObjectProperty(None, allownone=True)
    shade = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(shade=shade(), **kwargs)
        for name in ("picture", "size"):
            self.fbind(name, self._crop)
        self._crop()

    @property
    def name(self) -> str:
        """What it leads to, in words."""
        return str(self.ids.words.text)

    def _crop(self, *_: Any) -> None:
        if self.picture:
            whole = Image.load(str(FOLDER / f"{self.picture}.png"), keep_data=False).texture
            self.texture = filling(whole, self.width / max(self.height, 1))


def filling(whole: Texture, ratio: float) -> Texture:
    """The largest middle part of the picture with these proportions."""
    wide, high = whole.size
    width, height = min(wide, high * ratio), min(high, wide / max(ratio, 0.01))
    return whole.get_region((wide - width) / 2, (high - height) / 2, width, height)
