"""A shade from nothing to full, for words on pictures: one texture of two pixels."""

from functools import lru_cache

from kivy.graphics.texture import Texture

PIXELS = bytes([255] * 4 + [255] * 3 + [0])


@lru_cache(maxsize=2)
def shade(is_sideways: bool = False) -> Texture:
    """White, full at the bottom and clear at the top; sideways: full left and clear right."""
    texture = Texture.create(size=(2, 1) if is_sideways else (1, 2), colorfmt="rgba")
    texture.add_reload_observer(_fill)
    _fill(texture)
    return texture


def _fill(texture: Texture) -> None:
    """Again too when the system took the graphics away while the app rested."""
    texture.blit_buffer(PIXELS, colorfmt="rgba", bufferfmt="ubyte")
