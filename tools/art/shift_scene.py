"""One board of each game, dealt by the rules and laid out from its atlas: for the eye to judge."""

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

from app.core.sides import sides_text
from app.games.shift.maze import (
    CELL_NAMED,
    CELLS,
    SIZE,
    cell_text,
    cells_of,
    openings_at,
    path,
    reachable,
    target_at,
)
from app.games.shift.setup import new_game, parsed_setup
from app.games.shift.state import State
from app.games.shift.tiles import FIXED, START_CELLS
from tools.art.scene import Scene, Tint
from tools.art.shift_tiles import LOOSE_SIZE

GUTTER = 0.62  # of a Shift cell, round the board
DIM: Tint = (18, 10, 24)
TINTS: dict[str, Tint] = {
    "red": (216, 67, 31),
    "yellow": (240, 228, 66),
    "green": (0, 158, 115),
    "blue": (30, 143, 224),
}
PAWNS_AT = {"red": "c1", "yellow": "f2", "green": "e7", "blue": "b6"}
BARRED = "n3"


def shift_board(
    folder: Path,
    theme: str,
    cell: int,
    seed: int,
    pawns: Mapping[str, str] = PAWNS_AT,
    walker: str = "",
) -> Scene:
    """All that can lie on a Shift board, in the order of LOOK.md section 6.

    With a seat that walks, what it can reach and the way to the farthest cell.
    """
    state = new_game(parsed_setup(4, {"edition": theme, "dark_pilot": False}), seed)
    side = SIZE + 2 * GUTTER
    scene = Scene(folder, theme, 96 if cell <= 104 else 160, cell, side, side)
    scene.put_frame("frame", side, side, 0.65)
    _add_tiles(scene, state)
    start = CELL_NAMED[pawns[walker]] if walker else 0
    reached = _add_reach(scene, state, start, walker) if walker else 0
    _add_marks(scene, state)
    if walker:
        _add_trail(scene, state, reached, start, walker)
    for seat, at in pawns.items():
        x, y = _middle(CELL_NAMED[at])
        if seat == walker:
            scene.put("ring/turn", x, y + 0.02, 1.10)
        scene.put(f"pawn/{seat}", x, y - 0.08, 0.86)
    _add_arrows(scene)
    return scene


def _middle(cell: int) -> tuple[float, float]:
    row, column = divmod(cell, SIZE)
    return GUTTER + column + 0.5, GUTTER + row + 0.5


def _sides(state: State, cell: int) -> str:
    return sides_text(openings_at(state.maze.planes, cell))


def _add_tiles(scene: Scene, state: State) -> None:
    for cell in CELLS:
        x, y = _middle(cell)
        if cell_text(cell) not in FIXED:
            scene.put("shadow", x + 0.012, y + 0.03, 1.24)
    for cell in CELLS:
        if cell_text(cell) in FIXED:
            scene.put(f"fixed/{_sides(state, cell)}", *_middle(cell), 1.0)
        else:
            name = f"tile/{_sides(state, cell)}/{cell * 7 % 5 % 2}"
            scene.put(name, *_middle(cell), LOOSE_SIZE)


def _add_reach(scene: Scene, state: State, start: int, seat: str) -> int:
    reached = reachable(state.maze.planes, 1 << start)
    for cell in CELLS:
        x, y = _middle(cell)
        if reached >> cell & 1:
            scene.put(f"reach/{_sides(state, cell)}/tint", x, y, 1.0, tint=TINTS[seat])
            scene.put(f"reach/{_sides(state, cell)}/dots", x, y, 1.0)
        else:
            scene.put("white", x, y, LOOSE_SIZE, tint=DIM, opacity=0.24)
    return reached


def _add_marks(scene: Scene, state: State) -> None:
    for color, start in START_CELLS.items():
        scene.put(f"start/{color}", *_middle(CELL_NAMED[start]), 0.60)
    for cell in CELLS:
        if target := target_at(state.maze, cell):
            scene.put(f"mark/m{target}", *_middle(cell), 0.68)


def _add_trail(scene: Scene, state: State, reached: int, start: int, seat: str) -> None:
    """To the farthest cell in reach: beads at thirds of a cell, none on medallions."""
    planes = state.maze.planes
    walk = max((path(planes, start, end) for end in cells_of(reached)), key=len)
    for first, second in pairwise(walk):
        (ax, ay), (bx, by) = _middle(first), _middle(second)
        for third in range(3):
            is_covered = third == 0 and (first == start or target_at(state.maze, first))
            if not is_covered:
                x, y = ax + (bx - ax) * third / 3, ay + (by - ay) * third / 3
                scene.put(f"bead/{seat}", x, y, 0.20)
    x, y = _middle(walk[-1])
    scene.put("ring/goal", x, y, 1.10)
    scene.put(f"pawn/{seat}", x, y - 0.08, 0.86, opacity=0.6)


def _add_arrows(scene: Scene) -> None:
    far = SIZE + 1.5 * GUTTER + 0.01
    near = GUTTER / 2 - 0.01
    for number in (1, 2, 3):
        along = GUTTER + 2 * number - 0.5
        places = {"n": (along, near), "e": (far, along), "s": (along, far), "w": (near, along)}
        for side, (x, y) in places.items():
            is_barred = f"{side}{number}" == BARRED
            state = "barred" if is_barred else "pressed" if f"{side}{number}" == "w2" else "ready"
            scene.put(f"arrow/{state}/{side}", x, y, 0.48 if side in "ew" else 0.78)
