"""A shade that grows towards the bottom, for words on pictures: one texture of a few pixels."""

from functools import lru_cache, partial

from kivy.graphics.texture import Texture

STEPS = (255, 230, 190, 140, 90, 45, 15, 0)
"""How dark from the bottom to the top, as a Rectangle lays a texture."""
CALM = (255, 255, 255, 250, 215, 140, 60, 0)
"""So that what lies below the lower half of it hardly shows: words there want calm ground."""


@lru_cache(maxsize=2)
def shade(steps: tuple[int, ...] = STEPS) -> Texture:
    texture = Texture.create(size=(1, len(steps)), colorfmt="rgba")
    fill = partial(_fill, steps)
    texture.add_reload_observer(fill)
    fill(texture)
    return texture


def _fill(steps: tuple[int, ...], texture: Texture) -> None:
    """Again too when the system took the graphics away while the app rested."""
    pixels = bytes(part for step in steps for part in (255, 255, 255, step))
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
