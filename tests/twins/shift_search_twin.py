"""The fewest turns to a target in Shift, by plain breadth-first search, board by board.

The honest yardstick for the fast search: a board is a list of 49 opening masks, cells
are numbered row by row, and every board carries the set of cells the pawn may stand on.
Other pawns and cards play no part.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

Tile = dict[str, Any]
Origins = frozenset[int]  # the cells of the first turn from which a cell can be had

BITS = {"N": 1, "E": 2, "S": 4, "W": 8}
SPARE = -1  # where a target is while its tile is the spare


class Board(NamedTuple):
    masks: list[int]
    spare: int
    target: int
    moves_with_tile: bool
    barred: str | None


class Line(NamedTuple):
    cells: list[int]  # the one pushed into first
    next_cell: dict[int, int]  # where a pawn on the line rides to
    opposite: str


def cell_name(cell: int) -> str:
    return "abcdefg"[cell % 7] + "1234567"[cell // 7]


def cell_number(name: str) -> int:
    return "1234567".index(name[1]) * 7 + "abcdefg".index(name[0])


def lines() -> dict[str, Line]:
    """S5: the twelve arrows."""
    found = {}
    for number, at in enumerate([1, 3, 5], start=1):
        down = [row * 7 + at for row in range(7)]
        right = [at * 7 + column for column in range(7)]
        ways = {"ns": down, "sn": down[::-1], "we": right, "ew": right[::-1]}
        for sides, cells in ways.items():
            rides = dict(zip(cells, cells[1:] + cells[:1], strict=True))  # S7: last to first
            found[f"{sides[0]}{number}"] = Line(cells, rides, f"{sides[1]}{number}")
    return found


def steps() -> list[list[tuple[int, int, int]]]:
    """For every cell: the opening towards a neighbour, the neighbour, its opening back."""
    found = []
    for cell in range(49):
        row, column = divmod(cell, 7)
        around = []
        if row > 0:
            around.append((BITS["N"], cell - 7, BITS["S"]))
        if column < 6:
            around.append((BITS["E"], cell + 1, BITS["W"]))
        if row < 6:
            around.append((BITS["S"], cell + 7, BITS["N"]))
        if column > 0:
            around.append((BITS["W"], cell - 1, BITS["E"]))
        found.append(around)
    return found


def distinct_turns(mask: int) -> list[int]:
    """S5: the spare in each turn that looks different."""
    found = []
    for _ in range(4):
        if mask not in found:
            found.append(mask)
        mask = mask << 1 & 15 | mask >> 3  # N to E, E to S, S to W, W to N
    return found


LINES = lines()
STEPS = steps()
TURNS = [distinct_turns(mask) for mask in range(16)]


def mask_of(tile: Tile) -> int:
    return sum(BITS[side] for side in tile["open"])


def read_board(rows: list[list[Tile]], spare: Tile, target: str, barred: str | None) -> Board:
    tiles = [tile for row in rows for tile in row]
    marks = [tile["mark"] for tile in tiles]
    if target[0] != "m":
        at = cell_number(target)
    elif target == spare["mark"]:
        at = SPARE
    else:
        at = marks.index(target)
    masks = [mask_of(tile) for tile in tiles]
    return Board(masks, mask_of(spare), at, target[0] == "m", barred)


def flood(masks: list[int], start: int) -> set[int]:
    """S8: the cells joined to `start`."""
    reached = {start}
    stack = [start]
    while stack:
        cell = stack.pop()
        mask = masks[cell]
        for towards, neighbour, back in STEPS[cell]:
            if mask & towards and masks[neighbour] & back and neighbour not in reached:
                reached.add(neighbour)
                stack.append(neighbour)
    return reached


def target_after(board: Board, line: Line) -> int:
    if not board.moves_with_tile:
        return board.target
    if board.target == SPARE:
        return line.cells[0]  # S11: pushed in
    if board.target == line.cells[6]:
        return SPARE
    return line.next_cell.get(board.target, board.target)


def pushes(board: Board) -> Iterator[tuple[str, int, Board]]:
    """Every shift as its arrow, the turn of the spare and the board after it."""
    for arrow, line in LINES.items():
        if arrow == board.barred:  # S6
            continue
        masks = board.masks[:]
        for cell, source in zip(line.cells[:0:-1], line.cells[-2::-1], strict=True):
            masks[cell] = masks[source]
        fallen = board.masks[line.cells[6]]
        target = target_after(board, line)
        for pushed in TURNS[board.spare]:
            after = masks[:]
            after[line.cells[0]] = pushed
            yield arrow, pushed, Board(after, fallen, target, board.moves_with_tile, line.opposite)


def push_text(arrow: str, mask: int) -> str:
    return arrow + ":" + "".join(side for side in "NESW" if mask & BITS[side])


def walked(masks: list[int], standing: dict[int, Origins]) -> dict[int, Origins]:
    """Where a pawn can walk to from the cells it may stand on, and where each began."""
    places: dict[int, Origins] = {}
    for start in standing:
        if start not in places:
            joined = flood(masks, start)
            origins = frozenset(first for cell in joined for first in standing.get(cell, ()))
            places.update((cell, origins) for cell in joined)
    return places


def fewest_turns(
    rows: list[list[Tile]], spare: Tile, start: str, target: str, barred: str | None, depth: int
) -> tuple[int | None, list[tuple[str, str]]]:
    """The fewest turns, None beyond `depth`, and every first turn that achieves them."""
    wins: set[tuple[str, str]] = set()
    board = read_board(rows, spare, target, barred)
    level: list[tuple[Board, str, dict[int, Origins]]] = []
    for arrow, pushed, after in pushes(board) if depth > 0 else ():
        at = LINES[arrow].next_cell.get(cell_number(start), cell_number(start))
        places = {cell: frozenset([cell]) for cell in flood(after.masks, at)}
        first = push_text(arrow, pushed)
        wins.update((first, cell_name(cell)) for cell in places.get(after.target, ()))
        level.append((after, first, places))
    turns = 1
    while not wins and turns < depth:
        level = list(next_level(level, wins, turns + 1 < depth))
        turns += 1
    return (turns, sorted(wins)) if wins else (None, [])


def next_level(
    level: list[tuple[Board, str, dict[int, Origins]]], wins: set[tuple[str, str]], is_kept: bool
) -> Iterator[tuple[Board, str, dict[int, Origins]]]:
    """One turn more from every board; first turns that arrive are added to `wins`."""
    for board, first, places in level:
        for arrow, _, after in pushes(board):
            rides = LINES[arrow].next_cell
            standing = {rides.get(cell, cell): origins for cell, origins in places.items()}
            reached = walked(after.masks, standing)
            wins.update((first, cell_name(cell)) for cell in reached.get(after.target, ()))
            if is_kept and not wins:
                yield after, first, reached


def fewest_turns_quick(
    rows: list[list[Tile]], spare: Tile, start: str, target: str, barred: str | None, depth: int
) -> int | None:
    """The fewest turns only, stopping at the first way that arrives."""
    level = [(read_board(rows, spare, target, barred), {cell_number(start)})]
    for turns in range(1, depth + 1):
        following = []
        for board, places in level:
            for arrow, _, after in pushes(board):
                reached = reached_cells(after.masks, places, LINES[arrow])
                if after.target in reached:
                    return turns
                if turns < depth:
                    following.append((after, reached))
        level = following
    return None


def reached_cells(masks: list[int], places: set[int], line: Line) -> set[int]:
    reached: set[int] = set()
    for cell in places:
        start = line.next_cell.get(cell, cell)
        if start not in reached:
            reached |= flood(masks, start)
    return reached
