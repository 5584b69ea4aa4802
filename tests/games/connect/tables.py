"""Positions of Connect for the tests, written the way moves are: `17 1 x3y-2`."""

from typing import Any

from app.core.game import Json
from app.games import connect
from app.games.connect.state import State
from app.games.connect.tiles import TILES


def position(table: str, *hands: list[int], **fields: Any) -> Json:
    """A position in T4 form; tiles named nowhere else are the pile, or taken by the first seat
    where a pile is given."""
    form: Json = {
        "game": "connect",
        "table": [_laid(text) for text in table.split(", ")],
        "hands": [*hands],
        "taken": [[] for _ in hands],
        "turn": 0,
        "phase": "lay",
        "laid": None,
        "winners": [],
    } | fields
    used = {laid["tile"] for laid in form["table"]}
    used.update(tile for tiles in (*hands, *form["taken"]) for tile in tiles)
    rest = [tile for tile in TILES if tile not in used | set(form.get("pile", ()))]
    if "pile" in form:
        form["taken"] = [form["taken"][0] + rest, *form["taken"][1:]]
    return {"pile": rest} | form


def _laid(text: str) -> Json:
    tile, turn, cell = text.split()
    return {"tile": int(tile), "turn": int(turn), "at": cell}


def state_of(table: str, *hands: list[int], **fields: Any) -> State:
    options = fields.pop("options", {})
    state: State = connect.state_from_json(position(table, *hands, **fields), options, 0)
    return state


def played(state: State, *moves: str) -> State:
    for move in moves:
        state = connect.apply(state, connect.decode(move)).state
    return state


def listed(state: State) -> list[str]:
    return [connect.encode(move) for move in connect.legal_moves(state)]


def why_not(state: State, move: str) -> str | None:
    """The code of the refusal."""
    return connect.refusal(state, connect.decode(move))
