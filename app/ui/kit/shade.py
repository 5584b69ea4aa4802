"""A shade that grows towards the bottom, for words on pictures: one texture of a few pixels."""

from functools import lru_cache

from kivy.graphics.texture import Texture

STEPS = (255, 230, 190, 140, 90, 45, 15, 0)
"""How dark from the bottom to the top, as a Rectangle lays a texture."""


@lru_cache(maxsize=1)
def shade() -> Texture:
    texture = Texture.create(size=(1, len(STEPS)), colorfmt="rgba")
    texture.add_reload_observer(_fill)
    _fill(texture)
    return texture


def _fill(texture: Texture) -> None:
    """Again too when the system took the graphics away while the app rested."""
    pixels = bytes(part for step in STEPS for part in (255, 255, 255, step))
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
