"""A table of Connect laid out from its atlas: creatures, a match and a lawful cell."""

from pathlib import Path

from app.core.sides import sides_text
from app.games.connect.rules import apply, legal_moves
from app.games.connect.setup import new_game, parsed_setup
from app.games.connect.state import State
from app.games.connect.table import Laid, column_row
from app.games.connect.tiles import FORMS
from app.games.connect.tiles import Path as Way
from tools.art.field import STEP
from tools.art.scene import Scene

# Where creatures sit: how far from the middle, and how wide they are, in cells.
ON_BEND, ON_BRIDGE, OF_TWO = 0.146, 0.30, 0.23
WIDTHS = {"twin": 0.45, "bend": 0.52, "bridge": 0.40, "pair": 0.47, "alone": 0.54}


def connect_table(folder: Path, cell: int, seed: int, laid: int, wide: int, high: int) -> Scene:
    scene = Scene(folder, "connect", 128 if cell <= 138 else 256, cell, wide, high)
    table = _grown(seed, laid).table
    places = {tile: column_row(tile.cell) for tile in table}
    left = wide / 2 - (min(x for x, _ in places.values()) + max(x for x, _ in places.values())) / 2
    top = high / 2 - (min(y for _, y in places.values()) + max(y for _, y in places.values())) / 2
    for x, y in places.values():
        scene.put("shadow", left + x + 0.012, top + y + 0.03, 1.24, opacity=0.75)
    for tile, (x, y) in places.items():
        _put_tile(scene, tile, left + x, top + y)
    return scene


def _grown(seed: int, laid: int) -> State:
    """A table after some placements, each picked from all lawful ones by a plain count."""
    state = new_game(parsed_setup(2, {}), seed)
    count = 0
    while len(state.table) < laid:
        moves = list(legal_moves(state))
        count += 1
        state = apply(state, moves[count * 389 % len(moves)]).state
    return state


def _put_tile(scene: Scene, laid: Laid, x: float, y: float) -> None:
    ways = FORMS[laid.tile][laid.turn].paths
    sides = [sides_text(way.sides) for way in ways]
    scene.put("/".join(("path", *sides)), x, y, 1.0)
    for way, open_sides in zip(ways, sides, strict=True):
        for name, dx, dy, width in _seated(way, open_sides, len(ways)):
            scene.put(f"creature/{name}", x + dx, y + dy, width)


def _seated(way: Way, sides: str, ways: int) -> list[tuple[str, float, float, float]]:
    names = [creature.value for creature in way.creatures]
    dx, dy = (sum(STEP[side][axis] for side in sides) for axis in (0, 1))
    if len(sides) == 2 and dx and dy:
        width = WIDTHS["twin" if ways == 2 else "bend"]
        return [(names[0], dx * ON_BEND, dy * ON_BEND, width)]
    if ways == 2:
        away = (0.0, -ON_BRIDGE) if sides == "NS" else (ON_BRIDGE, 0.0)
        return [(names[0], *away, WIDTHS["bridge"])]
    if len(names) == 1:
        return [(names[0], 0.0, 0.0, WIDTHS["alone"])]
    across = {"E", "W"} <= set(sides)
    steps = ((name, way * OF_TWO) for name, way in zip(names, (-1, 1), strict=True))
    return [(n, s if across else 0.0, 0.0 if across else s, WIDTHS["pair"]) for n, s in steps]
