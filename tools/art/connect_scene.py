"""A table of Connect laid out from its atlas: creatures, a match and a lawful cell."""

from pathlib import Path

from app.games.connect.rules import apply, legal_moves
from app.games.connect.setup import new_game, parsed_setup
from app.games.connect.state import State
from app.games.connect.table import Laid, column_row
from app.presenters.connect.tiles import tile_model
from tools.art.scene import Scene


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
    tile = tile_model(laid.tile, laid.turn)
    scene.put(tile.picture, x, y, 1.0)
    for each in tile.creatures:
        scene.put(f"creature/{each.creature}", x + each.x, y + each.y, each.width)
