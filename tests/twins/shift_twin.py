"""Shift, played slowly and plainly on its JSON state (T3) with moves as text (T1).

Options are the dict of T2; a missing key means the default. `play` takes an allowed
move and leaves the state it is given alone.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

State = dict[str, Any]
Options = dict[str, Any]

COMPONENTS = json.loads(Path(__file__).with_name("components").joinpath("shift.json").read_text())
DARK_CARDS: list[str] = COMPONENTS["dark_cards"]  # S16
STARTS: dict[str, str] = COMPONENTS["starts"]  # S3
CLOCKWISE = ["red", "yellow", "green", "blue"]  # S3: a1, g1, g7, a7
COLUMNS = "abcdefg"
ROWS = "1234567"
ARROWS = ["n1", "n2", "n3", "e1", "e2", "e3", "s1", "s2", "s3", "w1", "w2", "w3"]  # S5
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
DEFAULTS = {
    "edition": "crew",
    "open_cards": False,  # S14
    "private_open_cards": False,  # S14
    "ending": "home",  # S15
    "exit": "c3",  # S15
    "peek": "at_once",  # S13
    "dark_pilot": False,  # S16
}
EDITIONS: dict[str, Options] = {  # S13
    "crew": {},
    "galaxy": {"dark_pilot": True},
    "magic": {"peek": "on_turn"},
}


def option(options: Options, name: str) -> Any:
    """The value in force: what was asked for, else the edition's, else the default."""
    preset = EDITIONS[options.get("edition", "crew")]
    return options.get(name, preset.get(name, DEFAULTS[name]))


def are_cards_open(options: Options) -> bool:
    """S14: cards open to all or to their owner only are found in the same way."""
    return bool(option(options, "open_cards") or option(options, "private_open_cards"))


def tile_at(state: State, cell: str) -> dict[str, Any]:
    tile: dict[str, Any] = state["board"][ROWS.index(cell[1])][COLUMNS.index(cell[0])]
    return tile


def beyond(cell: str, side: str) -> str | None:
    """The neighbour on that side, or None outside the board."""
    column = COLUMNS.index(cell[0]) + {"N": 0, "E": 1, "S": 0, "W": -1}[side]
    row = ROWS.index(cell[1]) + {"N": -1, "E": 0, "S": 1, "W": 0}[side]
    if column not in range(7) or row not in range(7):
        return None
    return COLUMNS[column] + ROWS[row]


def turned(sides: str) -> str:
    """The open sides after a quarter turn clockwise, in the order N E S W."""
    came_from = {"N": "W", "E": "N", "S": "E", "W": "S"}
    return "".join(side for side in "NESW" if came_from[side] in sides)


def line(arrow: str) -> list[str]:
    """S5: the seven cells of an arrow's line, the cell it pushes into first."""
    number = int(arrow[1]) - 1
    if arrow[0] in "ns":
        cells = ["bdf"[number] + row for row in ROWS]
    else:
        cells = [column + "246"[number] for column in COLUMNS]
    return cells if arrow[0] in "nw" else cells[::-1]


def opposite_arrow(arrow: str) -> str:
    return {"n": "s", "e": "w", "s": "n", "w": "e"}[arrow[0]] + arrow[1]


def reachable(state: State, start: str) -> list[str]:
    """S8: every cell joined to `start` by open paths, `start` among them."""
    reached = [start]
    for cell in reached:
        for side in tile_at(state, cell)["open"]:
            neighbour = beyond(cell, side)
            if neighbour is None or neighbour in reached:
                continue
            if OPPOSITE[side] in tile_at(state, neighbour)["open"]:
                reached.append(neighbour)
    return reached


def walkers(state: State, options: Options) -> dict[str, str]:
    """S16: the pawns that the seat to move may walk, by the prefix of their moves."""
    seat = state["seats"][state["turn"]]
    if not option(options, "dark_pilot"):
        return {"": seat["color"]}
    if are_cards_open(options):
        return {"": seat["color"], "*": "dark"}
    if seat["current"] in DARK_CARDS:
        return {"*": "dark"}
    return {"": seat["color"]}


def moves(state: State, options: Options) -> list[str]:
    if state["phase"] == "shift":
        return shifts(state)
    if state["phase"] == "walk":
        return walks(state, options)
    return []


def shifts(state: State) -> list[str]:
    """S5, S6: every arrow but the barred one, with every turn of the spare."""
    found = set()
    for arrow in ARROWS:
        if arrow == state["barred"]:
            continue
        sides = state["spare"]["open"]
        for _ in range(4):
            found.add(arrow + ":" + sides)
            sides = turned(sides)
    return sorted(found)


def walks(state: State, options: Options) -> list[str]:
    """S8: staying is a walk too."""
    found = []
    for prefix, pawn in walkers(state, options).items():
        for cell in reachable(state, state["pawns"][pawn]):
            found.append(prefix + cell)
    return sorted(found)


def refuses(state: State, move: str, options: Options) -> bool:
    return move not in moves(state, options)


def play(state: State, move: str, options: Options) -> State:
    after = copy.deepcopy(state)
    if state["phase"] == "shift":
        push_in(after, move)
    else:
        walk(after, move, options)
    return after


def push_in(state: State, move: str) -> None:
    arrow, sides = move.split(":")
    cells = line(arrow)
    tiles = [tile_at(state, cell) for cell in cells]
    pushed = {"open": sides, "mark": state["spare"]["mark"], "fixed": False}
    for cell, tile in zip(cells, [pushed, *tiles[:6]], strict=True):
        state["board"][ROWS.index(cell[1])][COLUMNS.index(cell[0])] = tile
    for pawn, cell in state["pawns"].items():
        if cell == cells[6]:
            state["pawns"][pawn] = cells[0]  # S7
        elif cell in cells:
            state["pawns"][pawn] = cells[cells.index(cell) + 1]  # it rides on its tile
    state["spare"] = {"open": tiles[6]["open"], "mark": tiles[6]["mark"]}  # S5
    state["barred"] = opposite_arrow(arrow)  # S6
    state["phase"] = "walk"  # S4


def walk(state: State, move: str, options: Options) -> None:
    pawn = walkers(state, options)["*" if move[0] == "*" else ""]
    cell = move[-2:]
    seat = state["seats"][state["turn"]]
    had_found_all = seat["cards"] == []
    state["pawns"][pawn] = cell
    mark = tile_at(state, cell)["mark"]
    if is_found(seat, pawn, mark, options):
        find(seat, mark, options)
    if option(options, "ending") == "last_card":
        has_won = seat["cards"] == [] and not had_found_all  # S15
    else:
        has_won = had_found_all and pawn == seat["color"] and is_exit(state, cell, options)
    if has_won:
        state["phase"] = "over"
        state["winners"] = [state["turn"]]
    else:
        pass_turn(state, options)


def is_found(seat: State, pawn: str, mark: str | None, options: Options) -> bool:
    if not are_cards_open(options):
        return mark is not None and mark == seat["current"]  # S9
    if mark not in seat["cards"]:  # S14: any one of its own
        return False
    if option(options, "dark_pilot"):
        return (pawn == "dark") == (mark in DARK_CARDS)  # S16: each pawn its own kind
    return True


def find(seat: State, mark: str, options: Options) -> None:
    seat["cards"].remove(mark)
    seat["found"].append(mark)
    seat["current"] = None
    if option(options, "peek") == "at_once":
        turn_up_next_card(seat, options)  # S9; S13 else: when its next turn begins


def turn_up_next_card(seat: State, options: Options) -> None:
    if seat["cards"] and not are_cards_open(options):
        seat["current"] = seat["cards"][0]


def is_exit(state: State, cell: str, options: Options) -> bool:
    """S10, S15: does the own pawn, all cards found, win by a walk to this cell?"""
    ending = option(options, "ending")
    if ending == "any_exit":
        sides = tile_at(state, cell)["open"]
        return any(beyond(cell, side) is None for side in sides)
    if ending == "agreed_exit":
        return bool(cell == option(options, "exit"))
    return cell == STARTS[state["seats"][state["turn"]]["color"]]


def pass_turn(state: State, options: Options) -> None:
    """S3: clockwise around the board, whatever the order of the seats."""
    colors = [seat["color"] for seat in state["seats"]]
    around = [color for color in CLOCKWISE if color in colors]
    here = around.index(colors[state["turn"]])
    state["turn"] = colors.index(around[(here + 1) % len(around)])
    state["phase"] = "shift"
    turn_up_next_card(state["seats"][state["turn"]], options)  # S13
