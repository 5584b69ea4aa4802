"""The committed atlases, read without any picture library."""

import json
import struct
from itertools import combinations
from typing import NamedTuple

from tests.ground.tree import ROOT

ASSETS = ROOT / "assets"
CELLS: dict[str, list[int]] = json.loads((ASSETS / "atlas" / "cells.json").read_text())
SHEETS = [(name, cell) for name, cells in CELLS.items() for cell in cells]
PNG_START = b"\x89PNG\r\n\x1a\n"


class Box(NamedTuple):
    x: int
    y: int
    width: int
    height: int

    def grown(self, margin: int) -> "Box":
        x, y, width, height = self
        return Box(x - margin, y - margin, width + 2 * margin, height + 2 * margin)


def boxes(name: str, cell: int) -> dict[str, Box]:
    listed = json.loads((ASSETS / "atlas" / f"{name}_{cell}.json").read_text())
    return {key: Box(*box) for key, box in listed.items()}


def png_size(path: str) -> tuple[int, int]:
    """Width and height as the header says."""
    header = (ASSETS / path).read_bytes()[:24]
    if not header.startswith(PNG_START):
        raise ValueError(path)
    width, height = struct.unpack(">II", header[16:])
    return width, height


def sheet_size(name: str, cell: int) -> tuple[int, int]:
    return png_size(f"atlas/{name}_{cell}.png")


def is_inside(box: Box, width: int, height: int) -> bool:
    fits = box.x + box.width <= width and box.y + box.height <= height
    return fits and min(box.x, box.y) >= 0 and min(box.width, box.height) > 0


def overlapping(found: set[Box]) -> list[tuple[Box, Box]]:
    return [
        (a, b)
        for a, b in combinations(sorted(found), 2)
        if a.x < b.x + b.width
        and b.x < a.x + a.width
        and a.y < b.y + b.height
        and b.y < a.y + a.height
    ]
