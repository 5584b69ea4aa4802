"""The board in letters: what is in reach, and where the targets are."""

from app.games import shift
from app.games.shift.maze import CELLS, SIZE, target_at
from app.games.shift.rules import reach
from app.session.match import Match
from app.session.record import Start
from app.terminal.board import HERE, board_text

SEED, PUSH = 7, "n1:SW"
"""Together they bring cells with and without targets into reach."""


def cells_drawn(board: str) -> list[list[str]]:
    """The three lines of each cell."""
    lines = board.splitlines()[2:]
    return [
        [line[5 + 5 * column : 10 + 5 * column] for line in lines[3 * row : 3 * row + 3]]
        for row in range(SIZE)
        for column in range(SIZE)
    ]


def test_every_cell_in_reach_has_a_dot_and_every_target_its_name() -> None:
    match = Match(Start(shift.ID, shift.RULES_VERSION, 2, SEED))
    match.play(shift.decode(PUSH))
    reached, maze = reach(match.state), match.state.maze
    drawn = cells_drawn(board_text(match.view(0), reached))
    dotted = {cell for cell in CELLS if HERE in "".join(drawn[cell])}
    assert dotted == {cell for cell in CELLS if reached >> cell & 1}
    assert any(target_at(maze, cell) for cell in dotted)
    assert any(not target_at(maze, cell) for cell in dotted)
    for cell in CELLS:
        target = target_at(maze, cell)
        assert drawn[cell][1][1:4].strip() == (f"m{target}" if target else "")
