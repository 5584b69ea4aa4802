"""Masks of icons and letters from the fonts that KivyMD ships. KivyMD itself is never run."""

import ast
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy.ndimage import distance_transform_edt

from tools.art.field import Array

OVERSAMPLING = 4


@cache
def _kivymd() -> Path:
    spec = find_spec("kivymd")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("kivymd")
    return Path(spec.origin).parent


@cache
def _code_points() -> dict[str, str]:
    tree = ast.parse((_kivymd() / "icon_definitions.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "md_icons":
            return dict(ast.literal_eval(node.value))
    raise LookupError("md_icons")


@cache
def _font(file: str, pixels: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(_kivymd() / "fonts" / file), pixels)


def _ink(text: str, file: str, shape: tuple[int, int], em: float, x: float, y: float) -> Array:
    """Coverage of the text, its inked box centred at (x, y) pixels from the middle."""
    rows, columns = shape
    sheet = Image.new("L", (columns * OVERSAMPLING, rows * OVERSAMPLING))
    font = _font(file, round(em * OVERSAMPLING))
    left, top, right, bottom = font.getbbox(text)
    corner = (
        sheet.width / 2 + x * OVERSAMPLING - (left + right) / 2,
        sheet.height / 2 + y * OVERSAMPLING - (top + bottom) / 2,
    )
    ImageDraw.Draw(sheet).text((round(corner[0]), round(corner[1])), text, fill=255, font=font)
    return np.asarray(sheet.reduce(OVERSAMPLING), dtype=float) / 255


def glyph(name: str, shape: tuple[int, int], em: float, x: float = 0.0, y: float = 0.0) -> Array:
    """Coverage of an icon of that em size in pixels, centred at (x, y) from the middle."""
    return _ink(_code_points()[name], "materialdesignicons-webfont.ttf", shape, em, x, y)


def lettering(
    text: str, shape: tuple[int, int], em: float, x: float = 0.0, y: float = 0.0
) -> Array:
    """Coverage of a word or number in the heaviest Roboto."""
    return _ink(text, "Roboto-Black.ttf", shape, em, x, y)


def distance_to(mask: Array) -> Array:
    """Signed distance to the edge of a mask, in pixels; right between pixels near the edge."""
    inside = mask > 0.5
    rough = distance_transform_edt(~inside) - distance_transform_edt(inside)
    exact = 0.5 - mask
    return np.where((mask > 0) & (mask < 1), exact, rough + np.where(inside, 0.5, -0.5))
