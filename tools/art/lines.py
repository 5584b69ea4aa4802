"""Lines along a path: strokes with round ends and dashes that close evenly."""

from itertools import pairwise

import numpy as np
from scipy.spatial import cKDTree

from tools.art.field import Array

SPACING = 0.002  # between the points that stand for a path


def sampled(corners: list[tuple[float, float]]) -> Array:
    """Points close together along straight lines from corner to corner."""
    pieces = []
    for start, end in pairwise(corners):
        length = float(np.hypot(end[0] - start[0], end[1] - start[1]))
        share = np.linspace(0, 1, max(2, round(length / SPACING)))[:, None]
        pieces.append(np.array(start) * (1 - share) + np.array(end) * share)
    return np.concatenate(pieces)


def curve(start: Array, first: Array, second: Array, end: Array) -> list[tuple[float, float]]:
    """Corners along a Bezier curve, as drawn by two handles."""
    t = np.linspace(0, 1, 40)[:, None]
    s = 1 - t
    points = s**3 * start + 3 * s**2 * t * first + 3 * s * t**2 * second + t**3 * end
    return [(float(x), float(y)) for x, y in points]


def circle(radius: float) -> Array:
    angle = np.linspace(0, 2 * np.pi, round(2 * np.pi * radius / SPACING))
    return np.stack([np.cos(angle), np.sin(angle)], axis=1) * radius


def box(half_width: float, half_height: float, radius: float) -> Array:
    """The closed outline of a rounded box, clockwise."""
    inner_x, inner_y = half_width - radius, half_height - radius
    outline = []
    for quarter, (sx, sy) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        angle = np.linspace(quarter - 1, quarter, 30) * np.pi / 2
        outline += [
            (sx * inner_x + radius * float(np.cos(a)), sy * inner_y + radius * float(np.sin(a)))
            for a in angle
        ]
    return sampled([*outline, outline[0]])


def along(x: Array, y: Array, path: Array) -> tuple[Array, Array]:
    """For each pixel the distance to the path, and how far along the path that is."""
    steps = np.hypot(*np.diff(path, axis=0).T)
    travelled = np.concatenate([[0], np.cumsum(steps)])
    points = np.stack([x.ravel(), y.ravel()], axis=1)
    away, nearest = cKDTree(path).query(points)
    return away.reshape(x.shape), travelled[nearest].reshape(x.shape)


def dashes(x: Array, y: Array, closed: Array, width: float, dash: float, gap: float) -> Array:
    """Distance to a dashed line of that width; the dashes are stretched to close evenly."""
    away, travelled = along(x, y, closed)
    length = float(travelled.max())
    pitch = length / round(length / (dash + gap))
    place = np.abs(travelled / pitch % 1 - 0.5) * pitch
    beyond = np.maximum(place - pitch * dash / (dash + gap) / 2 + width / 2, 0)
    return np.hypot(away, beyond) - width / 2
