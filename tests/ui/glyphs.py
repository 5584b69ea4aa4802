"""Which letters of a label its font cannot draw."""

from functools import cache
from typing import Any

from kivy.uix.label import Label
from PIL import ImageFont

NOTHING = "\uffff"
SIZE = 24


def missing_letters(label: Label) -> str:
    path = label._label.options["font_name_r"]
    return "".join(sorted({letter for letter in label.text if _is_missing(path, letter)}))


@cache
def _is_missing(path: str, letter: str) -> bool:
    """It looks like the box that stands for no letter at all."""
    return not letter.isspace() and _drawn(path, letter) == _drawn(path, NOTHING)


@cache
def _drawn(path: str, letter: str) -> bytes:
    font: Any = ImageFont.truetype(path, SIZE)
    return bytes(font.getmask(letter))
