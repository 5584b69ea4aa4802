"""A picture as a stack of coloured masks. Colours inside are premultiplied: they mix rightly."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from tools.art.colours import rgb
from tools.art.field import Array, Mask, grid

BLED_PIXELS = 3
HAMMING = Image.Resampling.HAMMING


class Picture:
    """Red, green, blue and alpha for `wide` x `high` cells of `size` pixels, empty at first."""

    def __init__(self, size: int, wide: float = 1.0, high: float = 1.0) -> None:
        self.size = size
        self.x, self.y = grid(size, wide, high)
        self.pixels: Array = np.zeros((*self.x.shape, 4))

    def coverage(self, distance: Array) -> Array:
        """Mask of a shape with a smooth edge one pixel wide."""
        return np.clip(0.5 - distance * self.size, 0, 1)

    def lay(self, mask: Array, colour: str | Array, opacity: float = 1.0) -> None:
        """Paint over what is there, with a colour code, three numbers or a whole picture."""
        alpha = (mask * opacity)[..., None]
        over = np.broadcast_to(rgb(colour) if isinstance(colour, str) else colour, (*mask.shape, 3))
        self.pixels[..., :3] = over * alpha + self.pixels[..., :3] * (1 - alpha)
        self.pixels[..., 3:] = alpha + self.pixels[..., 3:] * (1 - alpha)

    def fill(self, distance: Array, colour: str | Array, opacity: float = 1.0) -> None:
        self.lay(self.coverage(distance), colour, opacity)

    def stroke(
        self, distance: Array, width: float, colour: str | Array, opacity: float = 1.0
    ) -> None:
        """A line along the edge of a shape, half of it on each side."""
        self.fill(np.abs(distance) - width / 2, colour, opacity)

    def place(self, art: Array, x: float = 0.0, y: float = 0.0) -> None:
        """Paint another picture over this one, its middle at (x, y)."""
        height, width = art.shape[:2]
        rows, columns = self.x.shape
        top = round(rows / 2 + y * self.size - height / 2)
        left = round(columns / 2 + x * self.size - width / 2)
        under = self.pixels[top : top + height, left : left + width]
        under[...] = art + under * (1 - art[..., 3:])


def opaque(colours: Array, alpha: Array) -> Array:
    """Premultiplied pixels of a picture whose colours were painted without alpha."""
    clipped = np.clip(alpha, 0, 1)[..., None]
    return np.concatenate([np.clip(colours, 0, 1) * clipped, clipped], axis=-1)


def resized(art: Array, width: int, height: int) -> Array:
    """Each channel for itself, still premultiplied."""
    pixels = np.empty((height, width, 4))
    for i in range(4):
        channel = Image.fromarray(art[..., i].astype(np.float32))
        pixels[..., i] = np.asarray(channel.resize((width, height), HAMMING))
    pixels = np.clip(pixels, 0, 1)
    pixels[..., :3] = np.minimum(pixels[..., :3], pixels[..., 3:])
    return pixels


def straight(art: Array, step: int = 1) -> NDArray[np.uint8]:
    """Pixels as PNG and Kivy want them: bytes, colours (in steps) not multiplied by alpha.

    Clear pixels next to visible ones take over their colour, for a texture is read between pixels.
    """
    colours, alpha = art[..., :3], art[..., 3:]
    known = alpha[..., 0] > 0.5 / 255
    plain = np.where(known[..., None], colours / np.maximum(alpha, 1e-6), 0)
    for _ in range(BLED_PIXELS):
        plain, known = _bled(plain, known)
    plain = np.minimum(np.round(plain * 255 / step) * step, 255)
    return np.concatenate([plain, np.round(alpha * 255)], axis=-1).astype(np.uint8)


def _bled(plain: Array, known: Mask) -> tuple[Array, Mask]:
    """One pixel further out: the mean of the known neighbours."""
    padded = np.pad(plain * known[..., None], ((1, 1), (1, 1), (0, 0)))
    weight = np.pad(known.astype(float), 1)
    rows, columns = known.shape
    windows = [(slice(i, i + rows), slice(j, j + columns)) for i in range(3) for j in range(3)]
    colours = np.sum([padded[window] for window in windows], axis=0)
    count = np.sum([weight[window] for window in windows], axis=0)
    mean = colours / np.maximum(count, 1)[..., None]
    return np.where(known[..., None], plain, mean), known | (count > 0)


def image(art: Array, step: int = 1) -> Image.Image:
    return Image.fromarray(straight(art, step))


def save_in_few_colours(colours: Array, path: Path) -> None:
    """An opaque picture as a small PNG: 256 colours, dithered."""
    picture = Image.fromarray((np.clip(colours, 0, 1) * 255).round().astype(np.uint8))
    few = picture.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.FLOYDSTEINBERG)
    few.save(path, optimize=True)
