"""Shift as JSON (T3): states out and in, views and events out.

What comes in is checked wholly: a position that passes can be played to its end.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from app.core.forms import Form
from app.core.sides import parsed_sides, sides_text, turns_of
from app.games.shift.events import Event, LineShifted
from app.games.shift.maze import (
    ARROW_NAMED,
    ARROWS,
    CELL_NAMED,
    CELLS,
    ON_SPARE,
    SIZE,
    Maze,
    cell_text,
    openings_at,
    parsed_cell,
    target_at,
)
from app.games.shift.notation import parsed_target, target_text
from app.games.shift.observe import HandView, Observation
from app.games.shift.setup import Tile, laid_maze, parsed_setup
from app.games.shift.state import Hand, Peek, Phase, Setup, State, current_card
from app.games.shift.tiles import DARK_TILE, FIXED, LOOSE

Json = dict[str, Any]
CODE = "bad_position"

PHASES_WITHOUT_BAR = (Phase.SHIFT, Phase.OVER)


def state_json(state: State) -> Json:
    seats = [
        {
            "color": color.value,
            "cards": [target_text(card) for card in hand.cards],
            "found": [target_text(card) for card in hand.found],
            "current": target_text(current_card(state, seat)),
        }
        for seat, (color, hand) in enumerate(zip(state.setup.colors, state.hands, strict=True))
    ]
    return _table_json(state) | {"seats": seats}


def view_json(view: Observation) -> Json:
    """As the state, with null for what is hidden and the number of cards left."""
    seats = [
        _hand_json(hand) | {"color": color.value}
        for color, hand in zip(view.setup.colors, view.hands, strict=True)
    ]
    return _table_json(view) | {"seat": view.seat, "seats": seats}


def _hand_json(hand: HandView) -> Json:
    return {
        "left": hand.left,
        "found": [target_text(card) for card in hand.found],
        "current": target_text(hand.current),
        "cards": None if hand.cards is None else [target_text(card) for card in hand.cards],
    }


def _table_json(table: State | Observation) -> Json:
    """What lies open to all."""
    maze = table.maze
    pawns = dict(zip(table.setup.colors, map(cell_text, table.pawns), strict=True))
    if table.pilot is not None:
        pawns |= {"dark": cell_text(table.pilot)}
    return {
        "game": "shift",
        "board": [[_tile_json(maze, cell) for cell in _row(row)] for row in range(SIZE)],
        "spare": {
            "open": sides_text(maze.spare),
            "mark": target_text(target_at(maze, ON_SPARE)),
        },
        "pawns": {str(name): cell for name, cell in pawns.items()},
        "turn": table.turn,
        "phase": table.phase.value,
        "barred": None if table.barred is None else ARROWS[table.barred].name,
        "winners": list(table.winners),
    }


def _row(row: int) -> range:
    return CELLS[row * SIZE : (row + 1) * SIZE]


def _tile_json(maze: Maze, cell: int) -> Json:
    return {
        "open": sides_text(openings_at(maze.planes, cell)),
        "mark": target_text(target_at(maze, cell)),
        "fixed": cell_text(cell) in FIXED,
    }


def event_json(event: Event) -> Json:
    form: Json = {"event": type(event).__name__}
    for key, value in asdict(event).items():
        match key:
            case "left" | "entered" if hasattr(event, "pawn"):
                form[key] = cell_text(value)
            case "path":
                form[key] = [cell_text(cell) for cell in value]
            case "target":
                form[key] = target_text(value)
            case "openings" | "fallen":
                form[key] = sides_text(value)
            case "arrow":
                form[key] = ARROWS[value].name
            case _:
                form[key] = value
    return form
