"""The sliding board: arrows, pushes, what is joined, shortest paths (S1, S5-S8)."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from app.core.errors import BadRequest
from app.core.rng import Rng
from app.core.sides import sides_text, turns_of
from app.games.shift.maze import (
    ALL,
    ARROW_NAMED,
    ARROWS,
    CELL_NAMED,
    CELLS,
    ON_SPARE,
    Maze,
    cell_text,
    cells_of,
    is_exit,
    openings_at,
    parsed_cell,
    path,
    pushed,
    pushed_cell,
    pushed_cells,
    reachable,
    target_at,
)
from app.games.shift.tiles import TARGETS
from tests.games.shift.boards import dealt, maze_of, names

STEPS = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}

Tiles = dict[int, tuple[str, int]]
"""By cell (ON_SPARE: outside) the open sides and the target: a plain board to compare with."""


def mazes(count: int) -> Iterator[tuple[Rng, Maze]]:
    """Real boards some pushes after the deal."""
    for seed in range(count):
        rng, maze = Rng(seed), dealt(seed).maze
        for _ in range(rng.below(12)):
            turns = turns_of(maze.spare)
            maze = pushed(maze, rng.below(12), turns[rng.below(len(turns))])
        yield rng, maze


def tiles_of(maze: Maze) -> Tiles:
    tiles = {cell: (sides_text(openings_at(maze.planes, cell)), 0) for cell in CELLS}
    tiles[ON_SPARE] = (sides_text(maze.spare), 0)
    for target in TARGETS:
        cell = maze.targets[target - 1]
        tiles[cell] = (tiles[cell][0], target)
    return tiles


def neighbours(tiles: Tiles, cell: int) -> list[int]:
    """S8: those open towards the cell to which it is open."""
    found = []
    for side in tiles[cell][0]:
        right, down, back = STEPS[side]
        row, column = cell // 7 + down, cell % 7 + right
        if row in range(7) and column in range(7) and back in tiles[row * 7 + column][0]:
            found.append(row * 7 + column)
    return found


def distances(tiles: Tiles, start: int) -> dict[int, int]:
    """Plain breadth-first search."""
    found = {start: 0}
    queue = [start]
    for cell in queue:
        for other in neighbours(tiles, cell):
            if other not in found:
                found[other] = found[cell] + 1
                queue.append(other)
    return found


def test_t1_cells_are_named_by_column_and_row() -> None:
    assert [cell_text(cell) for cell in (0, 6, 7, 24, 42, 48)] == [
        "a1",
        "g1",
        "a2",
        "d4",
        "a7",
        "g7",
    ]
    assert [parsed_cell(cell_text(cell)) for cell in CELLS] == list(CELLS)


@pytest.mark.parametrize("text", ["", "a", "a0", "a8", "h1", "1a", "A1", "a1 ", "a11", "*a1"])
def test_t1_other_cells_are_refused(text: str) -> None:
    with pytest.raises(BadRequest) as refused:
        parsed_cell(text)
    assert refused.value.code == "bad_cell"


LINES = {
    "n1": "b1 b2 b3 b4 b5 b6 b7",
    "n2": "d1 d2 d3 d4 d5 d6 d7",
    "n3": "f1 f2 f3 f4 f5 f6 f7",
    "e1": "g2 f2 e2 d2 c2 b2 a2",
    "e2": "g4 f4 e4 d4 c4 b4 a4",
    "e3": "g6 f6 e6 d6 c6 b6 a6",
    "s1": "b7 b6 b5 b4 b3 b2 b1",
    "s2": "d7 d6 d5 d4 d3 d2 d1",
    "s3": "f7 f6 f5 f4 f3 f2 f1",
    "w1": "a2 b2 c2 d2 e2 f2 g2",
    "w2": "a4 b4 c4 d4 e4 f4 g4",
    "w3": "a6 b6 c6 d6 e6 f6 g6",
}


def test_s5_twelve_arrows_and_their_lines() -> None:
    assert {arrow.name: " ".join(map(cell_text, arrow.line)) for arrow in ARROWS} == LINES


def test_s6_opposite_arrows_push_the_same_line_the_other_way() -> None:
    for arrow in ARROWS:
        other = ARROWS[arrow.opposite]
        assert other.line == arrow.line[::-1]
        assert (arrow.entry, arrow.exit) == (other.exit, other.entry)


@pytest.mark.parametrize("name", LINES)
def test_s5_a_push_moves_a_line_by_one_cell(name: str) -> None:
    """Every tile with its target, the one that falls out, and all those that stay."""
    arrow = ARROW_NAMED[name]
    cells = [CELL_NAMED[cell] for cell in LINES[name].split()]
    for _, maze in mazes(20):
        before = tiles_of(maze)
        for openings in turns_of(maze.spare):
            expected = before | {
                cells[0]: (sides_text(openings), before[ON_SPARE][1]),
                **{cell: before[source] for source, cell in pairwise(cells)},
                ON_SPARE: before[cells[-1]],
            }
            assert tiles_of(pushed(maze, arrow, openings)) == expected


def test_s5_pushing_back_brings_everything_back() -> None:
    for _, maze in mazes(20):
        for number, arrow in enumerate(ARROWS):
            there = pushed(maze, number, maze.spare)
            assert pushed(there, arrow.opposite, there.spare) == maze


@pytest.mark.parametrize("name", LINES)
def test_s7_pawns_ride_on_their_tile_and_come_in_again(name: str) -> None:
    arrow = ARROW_NAMED[name]
    line = LINES[name].split()
    rides = dict(zip(line, [*line[1:], line[0]], strict=True))
    for cell in CELLS:
        after = rides.get(cell_text(cell), cell_text(cell))
        assert cell_text(pushed_cell(cell, arrow)) == after


def test_s7_a_set_of_pawns_rides_as_each_of_them() -> None:
    rng = Rng(1)
    for _ in range(200):
        cells, arrow = rng.word() & ALL, rng.below(12)
        assert set(cells_of(pushed_cells(cells, arrow))) == {
            pushed_cell(cell, arrow) for cell in cells_of(cells)
        }


def test_s8_neighbours_are_joined_where_both_are_open() -> None:
    maze = maze_of(
        "╶─┐╶",
        "│ │ ",
        "  └╴",
    )
    assert names(reachable(maze.planes, 1 << CELL_NAMED["a1"])) == {
        "a1", "b1", "c1", "c2", "c3", "d3",
    }  # fmt: skip
    assert names(reachable(maze.planes, 1 << CELL_NAMED["d1"])) == {"d1"}
    assert names(reachable(maze.planes, 1 << CELL_NAMED["a2"])) == {"a2"}


def test_s8_the_board_does_not_go_round() -> None:
    everywhere_open_sideways = maze_of(*["───────"] * 7)
    everywhere_open_upright = maze_of(*["│││││││"] * 7)
    for cell in CELLS:
        row = {column + cell_text(cell)[1] for column in "abcdefg"}
        column = {cell_text(cell)[0] + row for row in "1234567"}
        assert names(reachable(everywhere_open_sideways.planes, 1 << cell)) == row
        assert names(reachable(everywhere_open_upright.planes, 1 << cell)) == column


def test_s8_reachable_is_what_a_plain_search_finds() -> None:
    for _, maze in mazes(60):
        tiles = tiles_of(maze)
        for cell in CELLS:
            assert set(cells_of(reachable(maze.planes, 1 << cell))) == set(distances(tiles, cell))


def test_s8_reachable_of_a_set_is_that_of_each_of_its_cells() -> None:
    for rng, maze in mazes(40):
        cells = rng.word() & rng.word() & ALL
        expected = 0
        for cell in cells_of(cells):
            expected |= reachable(maze.planes, 1 << cell)
        assert reachable(maze.planes, cells) == expected


def test_s8_a_path_is_a_shortest_one() -> None:
    """From cell to joined cell, both ends included, as short as a plain search finds it."""
    for rng, maze in mazes(60):
        tiles, start = tiles_of(maze), rng.below(49)
        for end, distance in distances(tiles, start).items():
            steps = path(maze.planes, start, end)
            assert (steps[0], steps[-1], len(steps)) == (start, end, distance + 1)
            assert all(b in neighbours(tiles, a) for a, b in pairwise(steps))


def test_s11_a_target_is_on_a_cell_or_on_the_spare() -> None:
    for _, maze in mazes(20):
        for place, (_, target) in tiles_of(maze).items():
            assert target_at(maze, place) == target


def test_s15_an_exit_is_a_border_cell_open_to_the_outside() -> None:
    for _, maze in mazes(20):
        for cell, (sides, _) in tiles_of(maze).items():
            if cell == ON_SPARE:
                continue
            row, column = divmod(cell, 7)
            outward = {"N": row == 0, "E": column == 6, "S": row == 6, "W": column == 0}
            assert is_exit(maze, cell) == any(outward[side] for side in sides)


def test_s15_corners_with_the_printed_tiles_are_no_exits() -> None:
    maze = dealt(0).maze
    assert not any(is_exit(maze, CELL_NAMED[corner]) for corner in ("a1", "g1", "g7", "a7"))
