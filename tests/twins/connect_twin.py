"""Connect, played slowly and plainly on its JSON state (T4) with moves as text (T1).

The state has one key more than T4: `laid`, the cell of the tile just laid while its
seat decides what to take, else null. `play` takes an allowed move and leaves the state
it is given alone.
"""

from __future__ import annotations

import copy
import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

State = dict[str, Any]
Options = dict[str, Any]
Cell = tuple[int, int]  # column and row, y growing downwards
Trail = dict[str, Any]  # one path of a tile: its open sides and its creatures

COMPONENTS = json.loads(Path(__file__).with_name("components").joinpath("connect.json").read_text())
PRINTED: dict[int, list[Trail]] = {tile["id"]: tile["paths"] for tile in COMPONENTS["tiles"]}  # C1
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def cell_of(text: str) -> Cell:
    numbers = re.findall(r"-?[0-9]+", text)
    return int(numbers[0]), int(numbers[1])


def text_of(cell: Cell) -> str:
    return f"x{cell[0]}y{cell[1]}"


def beyond(cell: Cell, side: str) -> Cell:
    step = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[side]
    return cell[0] + step[0], cell[1] + step[1]


def trails(tile: int, turn: int) -> list[Trail]:
    """The paths of a tile after that many quarter turns clockwise."""
    found = []
    for path in PRINTED[tile]:
        sides = ["NESW"[("NESW".index(side) + turn) % 4] for side in path["sides"]]
        found.append({"sides": sides, "creatures": path["creatures"]})
    return found


def open_sides(paths: list[Trail]) -> list[str]:
    return [side for path in paths for side in path["sides"]]


def distinct_turns(tile: int) -> list[int]:
    """The smallest of the turns that show the same picture."""
    pictures: list[Any] = []
    turns = []
    for turn in range(4):
        paths = trails(tile, turn)
        picture = sorted((sorted(path["sides"]), sorted(path["creatures"])) for path in paths)
        if picture not in pictures:
            pictures.append(picture)
            turns.append(turn)
    return turns


def table_of(state: State) -> dict[Cell, list[Trail]]:
    """The paths of the tile on every cell of the table."""
    return {cell_of(tile["at"]): trails(tile["tile"], tile["turn"]) for tile in state["table"]}


def free_neighbours(table: dict[Cell, list[Trail]]) -> list[Cell]:
    """C3, C8: every free cell that touches a tile edge to edge."""
    found = []
    for cell in table:
        for side in "NESW":
            neighbour = beyond(cell, side)
            if neighbour not in table and neighbour not in found:
                found.append(neighbour)
    return found


def meets_path(table: dict[Cell, list[Trail]], cell: Cell, paths: list[Trail]) -> bool:
    """C3: does an open side of the tile meet an open side of a neighbour?"""
    for side in open_sides(paths):
        neighbour = beyond(cell, side)
        if neighbour in table and OPPOSITE[side] in open_sides(table[neighbour]):
            return True
    return False


def moves(state: State, options: Options) -> list[str]:
    if state["phase"] == "lay":
        return lays(state)
    if state["phase"] == "take":
        return takes(state, options)
    return []


def lays(state: State) -> list[str]:
    table = table_of(state)
    joining = []
    touching = []
    for tile in state["hands"][state["turn"]]:
        for turn in distinct_turns(tile):
            for cell in free_neighbours(table):
                move = f"lay {tile} {turn} {text_of(cell)}"
                touching.append(move)
                if meets_path(table, cell, trails(tile, turn)):
                    joining.append(move)
    return sorted(joining or touching)  # C3, else C4


def matches(state: State) -> dict[Cell, list[str]]:
    """C5: the tiles that the laid one matches, each with the kinds that match."""
    table = table_of(state)
    laid = cell_of(state["laid"])
    found: dict[Cell, list[str]] = {}
    for number, path in enumerate(table[laid]):
        for cell, other in reached_trails(table, laid, number):
            if cell == laid:  # only another tile can match
                continue
            for creature in table[cell][other]["creatures"]:
                kinds = found.setdefault(cell, [])
                if creature in path["creatures"] and creature not in kinds:
                    kinds.append(creature)
    return {cell: kinds for cell, kinds in found.items() if kinds}


def reached_trails(
    table: dict[Cell, list[Trail]], cell: Cell, number: int
) -> list[tuple[Cell, int]]:
    """Every path (cell, which of its paths) in unbroken join with this one."""
    reached = [(cell, number)]
    for here, mine in reached:
        for side in table[here][mine]["sides"]:
            neighbour = beyond(here, side)
            for other, path in enumerate(table.get(neighbour, [])):
                if OPPOSITE[side] in path["sides"] and (neighbour, other) not in reached:
                    reached.append((neighbour, other))
    return reached


def takes(state: State, options: Options) -> list[str]:
    """C6: every set of matched tiles that may be taken, and taking nothing."""
    matched = matches(state)
    cells = sorted(matched, key=lambda cell: (cell[1], cell[0]))
    table = [cell_of(tile["at"]) for tile in state["table"]]
    found = ["take -"]
    for size in range(1, len(cells) + 1):
        for chosen in combinations(cells, size):
            if options.get("one_kind", False) and not share_kind(matched, chosen):
                continue
            if hang_together([cell for cell in table if cell not in chosen]):
                found.append("take " + " ".join(text_of(cell) for cell in chosen))
    return sorted(found)


def share_kind(matched: dict[Cell, list[str]], chosen: tuple[Cell, ...]) -> bool:
    """C5, one_kind: is there a kind through which all of them are matched?"""
    return any(all(kind in matched[cell] for cell in chosen) for kind in COMPONENTS["creatures"])


def hang_together(cells: list[Cell]) -> bool:
    """C6: edge to edge; corners do not count."""
    reached = [cells[0]]
    for cell in reached:
        for side in "NESW":
            neighbour = beyond(cell, side)
            if neighbour in cells and neighbour not in reached:
                reached.append(neighbour)
    return len(reached) == len(cells)


def refuses(state: State, move: str, options: Options) -> bool:
    return move not in moves(state, options)


def play(state: State, move: str, options: Options) -> State:
    after = copy.deepcopy(state)
    words = move.split(" ")
    if words[0] == "lay":
        lay(after, int(words[1]), int(words[2]), words[3])
    else:
        take(after, [] if words[1] == "-" else words[1:])
        draw(after)
        pass_turn(after)
    return after


def lay(state: State, tile: int, turn: int, at: str) -> None:
    state["hands"][state["turn"]].remove(tile)
    state["table"].append({"tile": tile, "turn": turn, "at": at})
    state["laid"] = at
    state["phase"] = "take"


def take(state: State, cells: list[str]) -> None:
    """C6: each tile is a point; the laid one stays."""
    for cell in cells:
        for tile in [tile for tile in state["table"] if tile["at"] == cell]:
            state["table"].remove(tile)
            state["taken"][state["turn"]].append(tile["tile"])
    state["laid"] = None


def draw(state: State) -> None:
    """C7: one, while there are any."""
    if state["pile"]:
        state["hands"][state["turn"]].append(state["pile"].pop(0))


def pass_turn(state: State) -> None:
    if not state["pile"] and not any(state["hands"]):
        state["phase"] = "over"
        most = max(len(taken) for taken in state["taken"])
        state["winners"] = [
            seat for seat, taken in enumerate(state["taken"]) if len(taken) == most
        ]  # C7: equal is shared
        return
    state["phase"] = "lay"
    state["turn"] = (state["turn"] + 1) % len(state["hands"])
    while not state["hands"][state["turn"]]:  # passed over, only ever at the end
        state["turn"] = (state["turn"] + 1) % len(state["hands"])
