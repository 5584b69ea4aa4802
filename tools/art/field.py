"""Shapes as fields: grids, signed distances (below zero is inside), noise and cell patterns.

The unit of length is one board cell; y grows downwards. What a field looks like is for others.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.ndimage import gaussian_filter, zoom
from scipy.spatial import cKDTree

Array: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]
Rng: TypeAlias = np.random.Generator

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FAR = 9.0


def grid(size: int, wide: float = 1.0, high: float = 1.0) -> tuple[Array, Array]:
    """Coordinates of all pixel centres, (0, 0) in the middle; `size` pixels to a cell."""
    columns, rows = round(size * wide), round(size * high)
    x = (np.arange(columns) + 0.5 - columns / 2) / size
    y = (np.arange(rows) + 0.5 - rows / 2) / size
    across, down = np.meshgrid(x, y)
    return across, down


def smooth(start: float, end: float, value: Array) -> Array:
    """0 at start, 1 at end, without a corner in between."""
    t = np.clip((value - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def lerp(low: Array, high: Array, share: Array) -> Array:
    """Colours between two colours (or two pictures)."""
    return low + (high - low) * share[..., None]


def blurred(field: Array, radius: float) -> Array:
    return gaussian_filter(field, radius)


def segment(x: Array, y: Array, start: tuple[float, float], end: tuple[float, float]) -> Array:
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    t = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
    return np.hypot(x - ax - t * dx, y - ay - t * dy)


def rounded_box(x: Array, y: Array, half_width: float, half_height: float, radius: float) -> Array:
    qx, qy = np.abs(x) - half_width + radius, np.abs(y) - half_height + radius
    outside = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0))
    return outside + np.minimum(np.maximum(qx, qy), 0) - radius


def hexagon(x: Array, y: Array, apothem: float, radius: float) -> Array:
    """Standing on a corner, with rounded corners."""
    flat = apothem - radius
    px, py = np.abs(x), np.abs(y)
    beyond = 2 * np.maximum(np.sqrt(0.75) * py - 0.5 * px, 0)
    across = px + 0.5 * beyond - flat
    along = py - np.sqrt(0.75) * beyond
    along = along - np.clip(along, -flat / np.sqrt(3), flat / np.sqrt(3))
    return np.hypot(across, along) * np.sign(across) - radius


def soft_min(a: Array, b: Array, rounding: float) -> Array:
    share = np.clip(0.5 + 0.5 * (b - a) / rounding, 0, 1)
    return b * (1 - share) + a * share - rounding * share * (1 - share)


def corridor(
    x: Array, y: Array, sides: str, half_width: float, rounding: float, middle: float = 0.0
) -> Array:
    """Paths from (middle, 0) out to the open sides; inner corners are rounded."""
    across, upright = np.full_like(x, FAR), np.full_like(x, FAR)
    for side in sides:
        dx, dy = STEP[side]
        arm = segment(x, y, (middle, 0), (middle + dx * 0.7, dy * 0.7)) - half_width
        if dx:
            across = np.minimum(across, arm)
        else:
            upright = np.minimum(upright, arm)
    distance = np.minimum(across, upright)
    rounded = soft_min(across, upright, rounding)
    for v in set(sides) & set("NS"):
        for h in set(sides) & set("EW"):
            quarter = (y * STEP[v][1] > 0) & ((x - middle) * STEP[h][0] > 0)
            distance = np.where(quarter, rounded, distance)
    return distance


def noise(shape: tuple[int, int], rng: Rng, scales: tuple[int, ...]) -> Array:
    """Clouds from 0 to 1; each scale is half as strong as the one before."""
    total, strength = np.zeros(shape), 1.0
    for scale in scales:
        knots = rng.random((scale + 3, scale + 3))
        cloud = zoom(knots, (shape[0] / scale, shape[1] / scale), order=3)
        total += strength * cloud[: shape[0], : shape[1]]
        strength /= 2
    return (total - total.min()) / np.ptp(total)


def streaks(shape: tuple[int, int], rng: Rng, rows: int, columns: int) -> Array:
    """Fibres from 0 to 1: long where there are few knots, thin where there are many."""
    knots = rng.random((rows + 1, columns + 1))
    fibres = zoom(knots, ((shape[0] + 1) / (rows + 1), (shape[1] + 1) / (columns + 1)), order=1)
    return np.pad(fibres, 2, mode="edge")[2 : shape[0] + 2, 2 : shape[1] + 2]


class Cells(NamedTuple):
    """A pattern of stones, leaves or ripples: distance to the nearest two centres, and whose."""

    nearest: Array
    second: Array
    owner: NDArray[np.intp]
    centres: Array

    @property
    def total(self) -> int:
        return len(self.centres)

    @property
    def border(self) -> Array:
        """Distance to the joint between two cells, about twice."""
        return self.second - self.nearest


def cells(
    x: Array, y: Array, spacing: float, rng: Rng, jitter: float, stretch: float = 1.0
) -> Cells:
    """Jittered hexagonal lattice over the grid and a margin around it."""
    rows = np.arange(y.min() - 0.2, y.max() + 0.2, spacing * 0.87)
    columns = np.arange(x.min() - 0.2, x.max() + 0.2, spacing * stretch)
    cx, cy = np.meshgrid(columns, rows)
    cx = cx + (np.arange(len(rows)) % 2 * spacing * stretch / 2)[:, None]
    centres = np.stack([cx.ravel(), cy.ravel()], axis=1)
    centres += (rng.random(centres.shape) - 0.5) * 2 * jitter * spacing
    points = np.stack([x.ravel(), y.ravel()], axis=1)
    distance, index = cKDTree(centres).query(points, k=2)
    near, far = distance[:, 0].reshape(x.shape), distance[:, 1].reshape(x.shape)
    return Cells(near, far, index[:, 0].reshape(x.shape), centres)
