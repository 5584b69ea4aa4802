"""The one light of LOOK.md section 1: from the top left, 38 degrees above the table, for ever."""

import numpy as np

from tools.art.field import Array, blurred

DIRECTION: Array = np.array([-0.42, -0.68, 0.62]) / np.linalg.norm([-0.42, -0.68, 0.62])
HALFWAY: Array = (DIRECTION + [0, 0, 1]) / np.linalg.norm(DIRECTION + [0, 0, 1])
SHADOW_STEPS = 14


def _slopes(height: Array, size: int) -> tuple[Array, Array, Array]:
    down, right = np.gradient(height * size)
    return right, down, np.sqrt(right**2 + down**2 + 1)


def shade(height: Array, size: int, ambient: float) -> Array:
    """Brightness of a height field; 1 where it lies flat."""
    right, down, length = _slopes(height, size)
    facing = (DIRECTION[2] - right * DIRECTION[0] - down * DIRECTION[1]) / length
    return ambient + (1 - ambient) * np.clip(facing, 0, None) / DIRECTION[2]


def gloss(height: Array, size: int, sharpness: float) -> Array:
    """Highlights from 0 to 1."""
    right, down, length = _slopes(height, size)
    facing = (HALFWAY[2] - right * HALFWAY[0] - down * HALFWAY[1]) / length
    return np.clip(facing, 0, 1) ** sharpness


def sheen(x: Array, y: Array, radius: float) -> Array:
    """Brightness across a polished disc round (0, 0): 1 where it faces the light, 0 opposite."""
    return np.clip(0.5 - (x * 0.42 + y * 0.68) / radius * 0.8, 0, 1)


def _moved(field: Array, down: int, right: int) -> Array:
    """The field moved towards the shadow, its first row and column repeated."""
    padded = np.pad(field, ((down, 0), (right, 0)), mode="edge")
    return padded[: field.shape[0], : field.shape[1]]


def cast_shadow(height: Array, size: int, reach: float, slope: float, softness: float) -> Array:
    """Shadow from 0 to 1 that higher parts throw on lower ones, at most `reach` cells long."""
    shadow = np.zeros_like(height)
    for step in range(1, SHADOW_STEPS + 1):
        away = reach * step / SHADOW_STEPS
        down, right = round(-DIRECTION[1] * away * size), round(-DIRECTION[0] * away * size)
        above = _moved(height, down, right) - height - away * slope
        shadow = np.maximum(shadow, np.clip(above * 14, 0, 1))
    return blurred(shadow, softness * size)
