"""Whether a live key lies at a point of the screen, as it is placed in its part."""

from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget


def has_key_at(part: Widget, x: float, y: float) -> bool:
    keys = (each for each in part.walk(restrict=True) if isinstance(each, ButtonBehavior))
    return any(key.collide_point(x, y) and not key.disabled and key.opacity for key in keys)
