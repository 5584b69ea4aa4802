"""A better line is played whole, though others would have moved between its turns."""

from app.core.thinking import finished
from app.games.registry import game_named
from app.games.shift.moves import WalkTo
from app.presenters.setup.again import better
from app.session.match import Match
from app.session.record import Start
from app.teacher.review import Review
from tests.teacher.matches import match as played


def test_a_plan_of_several_turns_is_played_to_its_end_and_others_stand_still() -> None:
    whole, game = played("shift", 0, 3), game_named("shift")
    seats = len(whole.first.hands)
    start = Start(
        *("shift", game.RULES_VERSION, seats, 0, whole.options), game.state_json(whole.first)
    )
    match = Match(start)
    for move in whole.moves:
        match.play(move)
    turns = finished(Review("shift", match.state_after(0), match.moves).think())
    plans = [turn for turn in turns if sum(isinstance(move, WalkTo) for move in turn.best) > 1]
    assert plans
    for turn in plans:
        line = better(match, turn)
        assert tuple(move for each in line for move in each.moves) == turn.best
        assert len(line) == sum(isinstance(move, WalkTo) for move in turn.best)
        for each in line:
            assert {each.state_after(n).turn for n in range(len(each.moves))} == {turn.seat}
        last = line[-1]
        found = last.state.hands[turn.seat].found
        is_there = len(found) > len(match.state_after(turn.span.moves[0]).hands[turn.seat].found)
        assert is_there or last.state.winners
