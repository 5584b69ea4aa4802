"""Boards of Shift as pictures, and games on them, for the tests.

A picture has a letter for every tile, drawn as it is open: `├` to the north, east and south. A
blank is a wall, and so is what a short picture leaves out below. Rows 1, 3, 5, 7 and columns
a, c, e, g do not have to be the printed tiles: no rule asks for them.
"""

from typing import Any

import pytest

from app.core.errors import Refused
from app.core.game import Step
from app.core.sides import SIDES, parsed_sides
from app.games import shift
from app.games.shift.maze import ARROW_NAMED, CELL_NAMED, ON_SPARE, Maze, cell_text, cells_of
from app.games.shift.moves import Move
from app.games.shift.state import Hand, Phase, State
from app.games.shift.tiles import TARGETS

OPEN = {
    " ": "", "╵": "N", "╶": "E", "╷": "S", "╴": "W", "│": "NS", "─": "EW", "└": "NE", "┌": "ES",
    "┐": "SW", "┘": "NW", "├": "NES", "┬": "ESW", "┤": "NSW", "┴": "NEW", "┼": "NESW",
}  # fmt: skip
ELSEWHERE = "g7"
"""The cell of all targets that a test says nothing of."""


def maze_of(*rows: str, spare: str = "┌", **targets: str) -> Maze:
    """The maze of a picture; `m7="c1"` puts target 7 there, `m7="spare"` outside."""
    tiles = "".join(row.ljust(7) for row in rows).ljust(49)
    north, east, south, west = (
        sum(1 << cell for cell, tile in enumerate(tiles) if parsed_sides(OPEN[tile]) & side)
        for side in SIDES
    )
    cells = CELL_NAMED | {"spare": ON_SPARE}
    return Maze(
        (north, east, south, west),
        parsed_sides(OPEN[spare]),
        tuple(cells[targets.get(f"m{target}", ELSEWHERE)] for target in TARGETS),
    )


def game_on(maze: Maze, turn: str = "red", **fields: Any) -> State:
    """A game before the shift of one colour: red from a1 looks for m1, blue from a7 for m2.

    `pawns`, `cards` and `found` are by colour, in the order of the seats; `options` as in T2.
    """
    pawns: dict[str, str] = fields.pop("pawns", {"red": "a1", "blue": "a7"})
    cards: dict[str, list[int]] = {"red": [1, 3], "blue": [2]} | fields.pop("cards", {})
    found: dict[str, list[int]] = fields.pop("found", {})
    colors = [color for color in pawns if color != "dark"]
    options = {"dark_pilot": "dark" in pawns} | fields.pop("options", {}) | {"colors": colors}
    hands = (Hand(tuple(cards.get(c, [4])), tuple(found.get(c, []))) for c in colors)
    barred = fields.pop("barred", None)
    return State(
        setup=shift.parsed_setup(len(colors), options),
        maze=maze,
        pawns=tuple(CELL_NAMED[pawns[color]] for color in colors),
        pilot=CELL_NAMED[pawns["dark"]] if "dark" in pawns else None,
        hands=tuple(hands),
        turn=colors.index(turn),
        barred=None if barred is None else ARROW_NAMED[barred],
        **fields,
    )


def walking_on(maze: Maze, turn: str = "red", **fields: Any) -> State:
    """As `game_on`, with the shift done, out at s3."""
    return game_on(maze, turn, **{"barred": "s3", "phase": Phase.WALK} | fields)


def step(state: State, move: str) -> Step:
    found: Step = shift.apply(state, shift.decode(move))
    return found


def played(state: State, *moves: str) -> State:
    for move in moves:
        state = step(state, move).state
    return state


def texts(moves: Any) -> list[str]:
    return [shift.encode(move) for move in moves]


def listed(state: State, seat: int | None = None) -> list[str]:
    return texts(shift.legal_moves(state, seat))


def why_not(state: State, move: str) -> str | None:
    """The code of the refusal; `apply` must agree with it."""
    decoded: Move = shift.decode(move)
    refusal = shift.refusal(state, decoded)
    if refusal is None:
        return None
    with pytest.raises(Refused) as refused:
        shift.apply(state, decoded)
    assert refused.value.code == refusal.value
    return refusal.value


def pawns_of(state: State) -> dict[str, str]:
    """Where everybody stands, by colour."""
    standing = {str(c): cell_text(p) for c, p in zip(state.setup.colors, state.pawns, strict=True)}
    return standing if state.pilot is None else standing | {"dark": cell_text(state.pilot)}


def names(cells: int) -> set[str]:
    """The cells of a set, by name."""
    return {cell_text(cell) for cell in cells_of(cells)}


def dealt(seed: int, seats: int = 1, **options: object) -> State:
    """A real deal."""
    state: State = shift.new_game(shift.parsed_setup(seats, options), seed)
    return state
