"""A solved board of Go laid out from its atlas, with dice, score tiles and tiles to lay."""

from pathlib import Path

from app.core.sides import sides_text
from app.core.thinking import finished
from app.games.go.board import TREASURE_CELLS, Laid
from app.games.go.solver import outlook
from app.games.go.tiles import CENTRE, HOLE_TILES, SIZE
from tools.art.scene import Scene

RAIL, CORNER = 0.17, 0.31  # of the frame, in cells
STEP = {"e": (0.5, 0.0), "s": (0.0, 0.5), "w": (-0.5, 0.0), "n": (0.0, -0.5)}


def go_board(folder: Path, cell: int, roll: tuple[int, ...], laid_tiles: int = 6) -> Scene:
    """As many tiles of a solution as wanted lie on the board; a strip below shows the rest."""
    side = SIZE + 2 * RAIL
    scene = Scene(folder, "go", 112 if cell <= 120 else 168, cell, side, side + 2.4)
    scene.put_frame("frame", side, side, CORNER)
    for treasure, at in enumerate(TREASURE_CELLS, start=1):
        scene.put(f"cell/m{treasure}", *_middle(at), 1.0)
        scene.put(f"mark/m{treasure}", *_middle(at), 0.74)
        if treasure in roll:
            scene.put("ring/rolled", *_middle(at), 0.96)
    scene.put("centre", *_middle(CENTRE), 1.0)
    board = finished(outlook(roll)).lay[:laid_tiles]
    for laid in board:
        _put_tile(scene, laid)
    for laid in board:
        if laid.tile in HOLE_TILES:
            x, y = _middle(laid.at)
            scene.put("badge/joined", x + 0.36, y - 0.36, 0.34)
    _put_strip(scene, roll, side)
    return scene


def _middle(at: int) -> tuple[float, float]:
    row, column = divmod(at, SIZE)
    return RAIL + column + 0.5, RAIL + row + 0.5


def _put_tile(scene: Scene, laid: Laid) -> None:
    direction = sides_text(laid.direction).lower()
    (x, y), (dx, dy) = _middle(laid.at), STEP[direction]
    wide = 2.0 if direction in "ew" else 1.0
    scene.put(f"shadow/{laid.tile}/{direction}", x + dx + 0.01, y + dy + 0.04, wide + 0.24)
    scene.put(f"tile/{laid.tile}{laid.side}/{direction}", x + dx, y + dy, wide)


def _put_strip(scene: Scene, roll: tuple[int, ...], top: float) -> None:
    for place, treasure in enumerate(roll):
        scene.put(f"die/m{treasure}", 0.60 + place * 0.90, top + 0.60, 0.80)
    for place, points in enumerate((6, 4, 2, 1)):
        scene.put(f"score/{points}", 0.60 + place * 0.80, top + 1.75, 0.72)
    scene.put("outline/ew", 4.60, top + 0.60, 1.70)
    scene.put("tile/4a/e", 4.60, top + 1.75, 1.70)
