"""A relay is told round by round: nothing of boards that are still being built (G11)."""

from app.bots.levels import Level, chosen_move
from app.core.game import Turn
from app.core.thinking import finished
from app.games.go.moves import LayTile, RollNext, StartBuilding
from app.games.go.state import Phase
from app.presenters.go.relay import table_of
from app.presenters.match.told import can_be_told, rows
from app.session.match import Match
from app.session.record import Start


def test_g11_a_relay_is_told_as_far_as_it_lies_open() -> None:
    match = Match(Start("go", 1, 2, 7, {"relay": True}))
    table = table_of(match)
    begun = told_at_begin = 0
    for _ in range(200):
        status = match.status
        if not isinstance(status, Turn) or begun == 3:
            break
        seat = status.seats[0]
        match.play(finished(chosen_move("go", match.view(seat), Level.HARD, 5)))
        begun += isinstance(match.moves[-1], StartBuilding)
        if match.state.phase is Phase.BUILD:
            before = [n for n, move in enumerate(match.moves) if isinstance(move, StartBuilding)][
                -1
            ]
            assert table.open_moves == before
            assert can_be_told(table) is (begun > 1)
            lines = len(list(rows(table)))
            if isinstance(match.moves[-1], StartBuilding):
                told_at_begin = lines
            assert lines == told_at_begin
        else:
            assert table.open_moves == len(match.moves)
    assert begun > 1
    assert any(isinstance(move, LayTile) for move in match.moves)
    assert any(isinstance(move, RollNext) for move in match.moves)
