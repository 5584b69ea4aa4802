"""Go, played slowly and plainly on its JSON state (T4) with moves as text (T1).

`moves` lists one claim, "S claim 0", for any time (G12). `play` takes an allowed move,
for `next` with the new roll as four marks, and leaves the state it is given alone.
"""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

State = dict[str, Any]
Options = dict[str, Any]
Laid = dict[str, Any]

COMPONENTS = json.loads(Path(__file__).with_name("components").joinpath("go.json").read_text())
DICE: list[list[str]] = COMPONENTS["dice"]  # G1
TILES: dict[int, dict[str, Any]] = {tile["tile"]: tile for tile in COMPONENTS["tiles"]}  # G2
CENTRE: str = COMPONENTS["centre"]  # G1
CELLS = [column + row for column in "abcde" for row in "12345"]  # G1
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
QUARTERS = {"e": 0, "s": 1, "w": 2, "n": 3}  # tiles are listed with B east of A
RED = {6: 6, 4: 4, 2: 2}  # G7; the 1 has no red side
FINISH = 20  # G9


def beyond(cell: str, side: str) -> str:
    """The neighbour on that side; outside the board it is no cell of CELLS."""
    column = chr(ord(cell[0]) + {"N": 0, "E": 1, "S": 0, "W": -1}[side])
    row = int(cell[1]) + {"N": -1, "E": 0, "S": 1, "W": 0}[side]
    return column + str(row)


def turned(sides: str, quarters: int) -> str:
    """The sides after that many quarter turns clockwise."""
    return "".join("NESW"[("NESW".index(side) + quarters) % 4] for side in sides)


def covered(laid: Laid) -> dict[str, dict[str, Any]]:
    """The cells a tile lies on; of each its open sides and whether it has a hole."""
    if laid["tile"] == "J":
        return {laid["at"]: {"open": COMPONENTS["joker"], "hole": False}}  # G8
    tile = TILES[laid["tile"]]
    side = tile[laid["side"]]
    quarters = QUARTERS[laid["dir"]]
    towards_b = laid["dir"].upper()
    first = turned(side["A"], quarters) + towards_b  # A and B are always joined
    second = turned(side["B"], quarters) + OPPOSITE[towards_b]
    return {
        laid["at"]: {"open": first, "hole": tile["hole"]},
        beyond(laid["at"], towards_b): {"open": second, "hole": False},
    }


def fits(seat: State, laid: Laid) -> bool:
    """G2: inside the board, over nothing laid, not over the centre."""
    taken = [CENTRE]
    for other in seat["laid"]:
        taken.extend(covered(other))
    return all(cell in CELLS and cell not in taken for cell in covered(laid))


def treasure_cell(mark: str) -> str:
    """G1: treasure of die d, face f is m[6(d-1)+f]."""
    number = int(mark[1:]) - 1
    return DICE[number // 6][number % 6]


def is_solved(laid: list[Laid], roll: list[str]) -> bool:
    """G3: every rolled treasure shows through a hole and is joined to the centre."""
    paths: dict[str, dict[str, Any]] = {CENTRE: {"open": "NESW", "hole": False}}
    for tile in laid:
        paths.update(covered(tile))
    joined = [CENTRE]
    for cell in joined:
        for side in paths[cell]["open"]:
            neighbour = beyond(cell, side)
            if neighbour not in paths or neighbour in joined:
                continue
            if OPPOSITE[side] in paths[neighbour]["open"]:
                joined.append(neighbour)
    cells = [treasure_cell(mark) for mark in roll]
    return all(cell in joined and paths[cell]["hole"] for cell in cells)


def moves(state: State, options: Options, seat: int | None = None) -> list[str]:
    """What this seat may do, and what anybody may; without a seat only the latter."""
    found = seatless_moves(state)
    if seat is not None and can_build(state, seat):
        found += lays(state["seats"][seat], seat)
        found += [f"{seat} lift {laid['tile']}" for laid in state["seats"][seat]["laid"]]
        if may_claim(state, seat, options):
            found.append(f"{seat} claim 0")
    return sorted(found)


def seatless_moves(state: State) -> list[str]:
    found = []
    if state["phase"] == "look":
        found.append("go")  # G4
    if state["phase"] == "scored":
        found.append("next")
    if len(state["seats"]) == 1 and state["phase"] != "over":
        found.append("end")  # G10
    return found


def can_build(state: State, seat: int) -> bool:
    """G4: only after "Go!"; G5: nothing more after the claim."""
    return bool(state["phase"] == "build" and state["seats"][seat]["claimed"] is None)


def lays(seat: State, number: int) -> list[str]:
    """G2, G8: every tile not yet laid, on either side, any way round, where it fits."""
    used = [laid["tile"] for laid in seat["laid"]]
    found = []
    for tile in [tile for tile in TILES if tile not in used]:
        for side in "ab":
            for way in "nesw":
                for cell in CELLS:
                    if fits(seat, {"tile": tile, "side": side, "dir": way, "at": cell}):
                        found.append(f"{number} lay {tile}{side} {way} {cell}")
    if seat["joker"] and "J" not in used:
        for cell in CELLS:
            if fits(seat, {"tile": "J", "at": cell}):
                found.append(f"{number} lay J {cell}")
    return found


def may_claim(state: State, seat: int, options: Options) -> bool:
    """G5: any board may be claimed, unless claims are checked."""
    if not options.get("checked_claims", False):
        return True
    return is_solved(state["seats"][seat]["laid"], state["roll"])


def refuses(state: State, move: str, options: Options) -> bool:
    claim = re.fullmatch(r"([0-9]) claim (0|[1-9][0-9]*)", move, re.ASCII)
    if claim:
        move = f"{claim[1]} claim 0"  # G12: the time is never read
    seats = range(len(state["seats"]))
    return all(move not in moves(state, options, seat) for seat in seats)


def play(state: State, move: str, options: Options, roll: list[str] | None = None) -> State:
    after = copy.deepcopy(state)
    words = move.split(" ")
    if move == "go":
        after["phase"] = "build"
    elif move == "end":
        after["phase"] = "over"
        after["winners"] = [0]
    elif move == "next":
        begin_round(after, roll)
    elif words[1] == "lay":
        after["seats"][int(words[0])]["laid"].append(laid_tile(words[2:]))
    elif words[1] == "lift":
        lift(after["seats"][int(words[0])], words[2])
    else:
        claim(after, int(words[0]))
    return after


def laid_tile(words: list[str]) -> Laid:
    if words[0] == "J":
        return {"tile": "J", "at": words[1]}
    return {"tile": int(words[0][0]), "side": words[0][1], "dir": words[1], "at": words[2]}


def lift(seat: State, name: str) -> None:
    seat["laid"] = [laid for laid in seat["laid"] if str(laid["tile"]) != name]


def begin_round(state: State, roll: list[str] | None) -> None:
    if roll is None:
        raise ValueError("next needs a roll")
    state["round"] += 1
    state["roll"] = list(roll)
    state["solved"] = [None for _ in state["seats"]]
    state["phase"] = "look"
    for seat in state["seats"]:
        # G8: only who took the 1, and there is none with two seats nor solo
        seat["joker"] = seat["claimed"] == 1
        seat["laid"] = []
        seat["claimed"] = None


def score_tiles_left(state: State) -> list[int]:
    """G6: from the highest to the lowest."""
    tiles: list[int] = COMPONENTS["score_tiles"][str(len(state["seats"]))]
    taken = [seat["claimed"] for seat in state["seats"]]
    return [tile for tile in tiles if tile not in taken]


def claim(state: State, number: int) -> None:
    if len(state["seats"]) == 1:
        claim_alone(state)
        return
    state["seats"][number]["claimed"] = score_tiles_left(state)[0]  # G5: the highest left
    left = score_tiles_left(state)
    if len(left) == 1:
        for seat in state["seats"]:
            if seat["claimed"] is None:
                seat["claimed"] = left[0]  # G5: the last seat stops and gets it
        score(state)


def claim_alone(state: State) -> None:
    """G10: no score tiles; what is solved is counted."""
    seat = state["seats"][0]
    seat["claimed"] = 0
    state["solved"] = [is_solved(seat["laid"], state["roll"])]
    if state["solved"][0]:
        state["solved_rolls"] += 1
    state["phase"] = "scored"


def score(state: State) -> None:
    state["phase"] = "scored"
    state["solved"] = [is_solved(seat["laid"], state["roll"]) for seat in state["seats"]]
    gains = []
    for seat, solved in zip(state["seats"], state["solved"], strict=True):
        value = seat["claimed"]
        gain = value if solved or value == 1 else -RED[value]  # G7
        seat["space"] = max(0, seat["space"] + gain)  # G7: never below 0
        gains.append(gain)
    home = [number for number, seat in enumerate(state["seats"]) if seat["space"] >= FINISH]
    if home:
        most = max(gains[number] for number in home)
        state["winners"] = [number for number in home if gains[number] == most]  # G9
        state["phase"] = "over"
