"""Pictures put together from a finished atlas, as the app will do it."""

import json
from pathlib import Path

from PIL import Image

BORDER = 0.45  # of a nine-patch: all but its middle tenth
Tint = tuple[int, int, int]
WHITE: Tint = (255, 255, 255)


class Scene:
    """A canvas of `wide` x `high` cells of `cell` pixels, and an atlas to take pictures from."""

    def __init__(
        self, folder: Path, atlas: str, density: int, cell: int, wide: float, high: float
    ) -> None:
        stem = folder / f"{atlas}_{density}"
        self.sheet = Image.open(stem.with_suffix(".png")).convert("RGBA")
        self.boxes = json.loads(stem.with_suffix(".json").read_text("utf-8"))
        self.cell = cell
        self.image = Image.new("RGBA", (round(wide * cell), round(high * cell)))

    def sprite(self, name: str) -> Image.Image:
        x, y, width, height = self.boxes[name]
        return self.sheet.crop((x, y, x + width, y + height))

    def put(
        self,
        name: str,
        x: float,
        y: float,
        wide: float,
        high: float | None = None,
        tint: Tint = WHITE,
        opacity: float = 1.0,
    ) -> None:
        """The middle at (x, y); sizes in cells, as high as it must be unless told."""
        sprite = self.sprite(name)
        tall = wide * sprite.height / sprite.width if high is None else high
        size = (max(1, round(wide * self.cell)), max(1, round(tall * self.cell)))
        self._lay(_tinted(sprite.resize(size, Image.Resampling.HAMMING), tint, opacity), x, y)

    def put_frame(self, name: str, wide: float, high: float, corner: float) -> None:
        """A nine-patch from the top left; `corner` is the size of its border in cells."""
        sprite = self.sprite(name)
        edge, border = round(corner * self.cell), round(sprite.width * BORDER)
        xs, ys = _thirds(sprite.width, border), _thirds(sprite.height, border)
        width, height = round(wide * self.cell), round(high * self.cell)
        to_x, to_y = _thirds(width, edge), _thirds(height, edge)
        for i in range(3):
            for j in range(3):
                part = sprite.crop((xs[i], ys[j], xs[i + 1], ys[j + 1]))
                size = (to_x[i + 1] - to_x[i], to_y[j + 1] - to_y[j])
                part = part.resize(size, Image.Resampling.BILINEAR)
                self.image.alpha_composite(part, (to_x[i], to_y[j]))

    def _lay(self, part: Image.Image, x: float, y: float) -> None:
        left, top = x * self.cell - part.width / 2, y * self.cell - part.height / 2
        layer = Image.new("RGBA", self.image.size)
        layer.paste(part, (round(left), round(top)))
        self.image.alpha_composite(layer)


def _thirds(side: int, border: int) -> tuple[int, int, int, int]:
    return 0, border, side - border, side


def _tinted(sprite: Image.Image, tint: Tint, opacity: float) -> Image.Image:
    if tint == WHITE and opacity == 1.0:
        return sprite
    factors = (*(channel / 255 for channel in tint), opacity)
    channels = (
        channel.point(lambda value, factor=factor: round(value * factor))
        for channel, factor in zip(sprite.split(), factors, strict=True)
    )
    return Image.merge("RGBA", tuple(channels))
