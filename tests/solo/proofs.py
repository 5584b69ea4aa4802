"""Ways to check a puzzle that know nothing of how it was made: the rules, and the slow twins."""

from typing import Any

from app.core.thinking import finished
from app.games.registry import game_named
from app.solo.kinds import COLLECT, DEAL, EXIT, Kind
from app.solo.making import made
from app.solo.puzzle import Puzzle
from tests.twins import shift_search_twin as twin
from tools.failing import begun

State = Any


def puzzle(kind: Kind, seed: int) -> Puzzle:
    return finished(made(kind, seed))


def played(puzzle: Puzzle) -> State:
    """The state after the stored line, by the rules."""
    game, state = game_named(puzzle.kind.game), begun(puzzle)
    for text in puzzle.line:
        state = game.apply(state, game.decode(text)).state
    return state


def is_solved_in_par(puzzle: Puzzle) -> bool:
    """The stored line solves it in as many turns, tiles or tiles taken as par says."""
    before, after = begun(puzzle), played(puzzle)
    match puzzle.kind.game:
        case "shift":
            return after.winners == (0,) and len(puzzle.line) == 2 * puzzle.par
        case "go":
            lays = sum(" lay " in move for move in puzzle.line)
            claims = sum(" claim " in move for move in puzzle.line)
            return after.solved_rolls == claims > 0 and lays == puzzle.par
        case _:
            taken = len(after.taken[0]) - len(before.taken[0])
            return after.winners == (0,) and taken == puzzle.par


def twin_says_no_sooner(puzzle: Puzzle) -> bool:
    """The slow search finds no way in fewer turns."""
    position = puzzle.position
    pawns = position["pawns"]
    start = pawns.get("dark") or next(iter(pawns.values()))
    if puzzle.kind == COLLECT:
        marks = frozenset(puzzle.asked["targets"])
        return not collects(position, start, marks, puzzle.par - 1)
    if puzzle.kind == DEAL:
        return not finds_in_order(position, start, puzzle.asked["targets"], puzzle.par - 1)
    if puzzle.kind == EXIT:
        return puzzle.par == 1 or not has_exit(position, start)
    found = twin.fewest_turns_quick(
        position["board"],
        position["spare"],
        start,
        puzzle.asked["target"],
        position["barred"],
        puzzle.par - 1,
    )
    return found is None


def finds_in_order(position: dict[str, Any], start: str, marks: list[str], turns: int) -> bool:
    """Whether the marks can be found one after another in so few turns that at most one of them
    finds nothing."""
    assert turns - len(marks) <= 1
    boards = [twin.read_board(position["board"], position["spare"], mark, None) for mark in marks]
    return _finds(boards, frozenset({twin.cell_number(start)}), turns)


def _finds(boards: list[twin.Board], cells: frozenset[int], turns: int) -> bool:
    """From any of these cells; each board knows of one mark, the first of the one due."""
    if not boards:
        return True
    if turns < len(boards):
        return False
    for afters in zip(*map(twin.pushes, boards), strict=True):
        arrow, moved = afters[0][0], [after for _, _, after in afters]
        reached = frozenset().union(
            *(
                twin.flood(moved[0].masks, twin.LINES[arrow].next_cell.get(cell, cell))
                for cell in cells
            )
        )
        target = moved[0].target
        if target in reached and _finds(moved[1:], frozenset({target}), turns - 1):
            return True
        if turns > len(boards) and _finds(moved, reached, turns - 1):
            return True
    return False


def has_exit(position: dict[str, Any], start: str) -> bool:
    """Whether some push and walk lead to a border cell that is open outwards (S15)."""
    board = twin.read_board(position["board"], position["spare"], "a1", None)
    for arrow, _, after in twin.pushes(board):
        cell = twin.cell_number(start)
        reached = twin.flood(after.masks, twin.LINES[arrow].next_cell.get(cell, cell))
        if any(is_open_outwards(after.masks[cell], cell) for cell in reached):
            return True
    return False


def is_open_outwards(mask: int, cell: int) -> bool:
    row, column = divmod(cell, 7)
    edges = {"N": row == 0, "E": column == 6, "S": row == 6, "W": column == 0}
    return any(is_edge and mask & twin.BITS[side] for side, is_edge in edges.items())


def collects(position: dict[str, Any], start: str, marks: frozenset[str], turns: int) -> bool:
    """Whether all marks can be had in so few turns that every one of them has to find one."""
    assert turns <= len(marks)
    if turns < len(marks):
        return False
    boards = {
        mark: twin.read_board(position["board"], position["spare"], mark, None) for mark in marks
    }
    return _collects(boards, twin.cell_number(start), marks)


def _collects(boards: dict[str, twin.Board], cell: int, left: frozenset[str]) -> bool:
    if not left:
        return True
    after_each = {mark: list(twin.pushes(boards[mark])) for mark in left}
    first = next(iter(sorted(left)))
    for number, (arrow, _, after) in enumerate(after_each[first]):
        reached = twin.flood(after.masks, twin.LINES[arrow].next_cell.get(cell, cell))
        moved = {mark: pushed[number][2] for mark, pushed in after_each.items()}
        for mark in sorted(left):
            if moved[mark].target in reached:
                onward = {other: moved[other] for other in left - {mark}}
                if _collects(onward, moved[mark].target, left - {mark}):
                    return True
    return False
