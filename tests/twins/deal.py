"""Random start states in T3/T4 form for the twins, and random options. Tests only.

The games' own set-up from a seed (X2) is theirs; nothing here tries to equal it.
"""

from __future__ import annotations

from random import Random
from typing import Any

from . import connect_twin, go_twin, shift_twin

State = dict[str, Any]
Options = dict[str, Any]


def shift_options(rng: Random, seats: int) -> Options:
    """Each key there or not, with any of its values."""
    choices: dict[str, list[Any]] = {
        "edition": ["crew", "galaxy", "magic"],
        "cards": list(range(1, 24 // seats + 1)),
        "open_cards": [False, True],
        "private_open_cards": [False, True],
        "ending": ["home", "any_exit", "agreed_exit", "last_card"],
        "exit": ["a3", "c3", "e5", "g5"],
        "peek": ["at_once", "on_turn"],
        "dark_pilot": [False, True],
        "colors": [rng.sample(shift_twin.CLOCKWISE, seats)],
        "first": list(range(seats)),
    }
    return {name: rng.choice(values) for name, values in choices.items() if rng.random() < 0.5}


def loose_tiles(rng: Random) -> list[dict[str, Any]]:
    """S2: the 34 loose tiles, shuffled, each with a random turn."""
    tiles = []
    for kind in shift_twin.COMPONENTS["loose"]:
        for _ in range(kind.get("count", 1)):
            sides = kind["open"]
            for _ in range(rng.randrange(4)):
                sides = shift_twin.turned(sides)
            tiles.append({"open": sides, "mark": kind.get("mark"), "sign": kind.get("sign")})
    rng.shuffle(tiles)
    return tiles


def shift_board(rng: Random, has_pilot: bool) -> tuple[list[Any], dict[str, Any], str]:
    """The board, the spare and the cell of the tile with the dark sign (S16)."""
    fixed = {tile["at"]: tile for tile in shift_twin.COMPONENTS["fixed"]}
    loose = loose_tiles(rng)
    if has_pilot and loose[33]["sign"]:
        other = rng.randrange(33)
        loose[33], loose[other] = loose[other], loose[33]
    free = iter(loose)
    rows = []
    signed = ""
    for row in shift_twin.ROWS:
        tiles = []
        for cell in [column + row for column in shift_twin.COLUMNS]:
            tile = fixed.get(cell) or next(free)
            signed = cell if tile.get("sign") else signed
            mark = tile.get("mark")
            tiles.append({"open": tile["open"], "mark": mark, "fixed": cell in fixed})
        rows.append(tiles)
    spare = next(free)
    return rows, {"open": spare["open"], "mark": spare["mark"]}, signed


def deal_shift(rng: Random, seats: int, options: Options) -> State:
    has_pilot = shift_twin.option(options, "dark_pilot")
    board, spare, signed = shift_board(rng, has_pilot)
    colors = options.get("colors", shift_twin.CLOCKWISE[:seats])
    pawns = {color: shift_twin.STARTS[color] for color in colors}
    if has_pilot:
        pawns["dark"] = signed
    marks = [f"m{number}" for number in range(1, 25)]
    rng.shuffle(marks)
    each = options.get("cards", 6 if seats == 1 else 24 // seats)  # S2
    numbers = each if isinstance(each, list) else [each] * seats  # S17
    players = []
    for number, color in enumerate(colors):
        cards = [marks.pop() for _ in range(numbers[number])]
        current = None if shift_twin.are_cards_open(options) else cards[0]
        players.append({"color": color, "cards": cards, "found": [], "current": current})
    return {
        "game": "shift",
        "board": board,
        "spare": spare,
        "pawns": pawns,
        "seats": players,
        "turn": options.get("first", rng.randrange(seats)),  # X1
        "phase": "shift",
        "barred": None,  # S6
        "winners": [],
    }


def roll_dice(rng: Random) -> list[str]:
    """G1: one face of every die, as marks."""
    return [f"m{6 * die + rng.randint(1, 6)}" for die in range(4)]


def deal_go(rng: Random, seats: int) -> State:
    start = go_twin.COMPONENTS["start"].get(str(seats), 0)  # G6
    players = [{"space": start, "laid": [], "claimed": None, "joker": False} for _ in range(seats)]
    state: State = {
        "game": "go",
        "round": 1,
        "roll": roll_dice(rng),
        "seats": players,
        "solved": [None] * seats,
        "phase": "look",
        "winners": [],
    }
    if seats == 1:
        state["solved_rolls"] = 0
    return state


def deal_connect(rng: Random, seats: int, options: Options) -> State:
    table, rest = connect_square(rng)
    hands = [rest[2 * seat : 2 * seat + 2] for seat in range(seats)]
    return {
        "game": "connect",
        "table": table,
        "hands": hands,
        "pile": rest[2 * seats :],
        "taken": [[] for _ in range(seats)],
        "turn": options.get("first", rng.randrange(seats)),
        "phase": "lay",
        "laid": None,
        "winners": [],
    }


def connect_square(rng: Random) -> tuple[list[dict[str, Any]], list[int]]:
    """C2: four tiles as a square, relaid until a path joins; and the other tiles."""
    while True:
        tiles = sorted(connect_twin.PRINTED)
        rng.shuffle(tiles)
        table = [
            {"tile": tile, "turn": rng.randrange(4), "at": at}
            for tile, at in zip(tiles, ["x0y0", "x1y0", "x0y1", "x1y1"], strict=False)
        ]
        laid = connect_twin.table_of({"table": table})
        if any(connect_twin.meets_path(laid, cell, laid[cell]) for cell in laid):
            return table, tiles[4:]
