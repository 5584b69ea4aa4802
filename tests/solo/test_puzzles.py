"""P1-P3: every puzzle can be solved in par and no sooner; `make puzzles` proves 5,000 of them."""

import json
import os
from collections.abc import Iterator

import pytest

from app.core.thinking import finished
from app.games import connect
from app.games.connect.moves import Take
from app.games.connect.state import State
from app.games.registry import game_named
from app.session.match import Match
from app.session.record import Start
from app.solo.connect.most import most_taken, without_pile
from app.solo.kinds import (
    CLOCK,
    COLLECT,
    DEAL,
    EXIT,
    ONE_LAY,
    PILOT,
    REACH,
    ROLL,
    SERIES,
    TWO_LAYS,
    Kind,
)  # fmt: skip
from app.solo.making import made, makers
from app.solo.puzzle import GRADES
from app.solo.shift.races import line_through
from tests.solo.proofs import is_solved_in_par, puzzle, twin_says_no_sooner
from tools.failing import begun

HOW_MANY = int(os.environ.get("PUZZLES", "60"))
SHARES = {
    **dict.fromkeys((*REACH[:3], EXIT, PILOT, COLLECT, ROLL, ONE_LAY), 11),
    REACH[3]: 4,
    **dict.fromkeys((SERIES, DEAL), 3),
    **dict.fromkeys((TWO_LAYS, REACH[4]), 1),
}
"""Of every hundred puzzles so many are of this kind."""
LOT = 20
LOTS = [
    (kind, first, min(first + LOT, count))
    for kind, count in ((kind, -(-share * HOW_MANY // 100)) for kind, share in SHARES.items())
    for first in range(0, count, LOT)
]
SLOW = 40
"""Of so many puzzles one is asked of the slow twin too; of far ones, slow for it, of 8 times."""


def named(kind: Kind) -> str:
    return f"{kind.name}{kind.turns or ''}"


every_kind = pytest.mark.parametrize("kind", makers(), ids=named)


@pytest.mark.parametrize(("kind", "first", "end"), LOTS)
def test_p1_the_stored_line_makes_par_and_nothing_is_faster(
    kind: Kind, first: int, end: int
) -> None:
    for number in range(first, end):
        made_one = puzzle(kind, number)
        assert is_solved_in_par(made_one)
        assert made_one.grade in GRADES
        is_asked = number % (SLOW * (1 if made_one.par < 4 else 8)) == 0
        if kind.game == "shift" and is_asked and made_one.par < 5:
            assert twin_says_no_sooner(made_one)


@pytest.mark.parametrize("kind", [*REACH[:3], EXIT, PILOT, COLLECT, DEAL], ids=named)
def test_p1_par_is_that_of_the_slow_twin(kind: Kind) -> None:
    for seed in range(100, 103):
        made_one = puzzle(kind, seed)
        assert made_one.par == (kind.turns or made_one.par)
        assert twin_says_no_sooner(made_one)


@every_kind
def test_p3_a_puzzle_is_given_by_its_kind_and_seed(kind: Kind) -> None:
    one, again, other = puzzle(kind, 7), puzzle(kind, 7), puzzle(kind, 8)
    assert one == again
    assert one.position != other.position


@every_kind
def test_p3_all_of_a_seed_counts(kind: Kind) -> None:
    seeds = (3, 3 + (1 << 32), 3 + (1 << 63))
    assert len({json.dumps(puzzle(kind, seed).position) for seed in seeds}) == len(seeds)


@every_kind
def test_a_puzzle_is_a_start_of_a_match_and_its_position_is_whole(kind: Kind) -> None:
    made_one = puzzle(kind, 4)
    game = game_named(kind.game)
    start = Start(
        kind.game, game.RULES_VERSION, 1, made_one.rolling, made_one.options, made_one.position
    )
    match = Match(start)
    assert game.state_json(match.state) == made_one.position
    for text in made_one.line:
        match.play(game.decode(text))
    assert json.loads(json.dumps(made_one.position)) == made_one.position


@every_kind
def test_making_pauses_often(kind: Kind) -> None:
    assert sum(1 for _ in made(kind, 2)) >= (kind in (*REACH[1:], COLLECT, PILOT, TWO_LAYS))


@pytest.mark.parametrize("kind", [CLOCK, DEAL], ids=named)
def test_races_have_one_card_after_another(kind: Kind) -> None:
    made_one = puzzle(kind, 1)
    assert made_one.asked["targets"] == made_one.position["seats"][0]["cards"]
    assert made_one.asked["target"] == made_one.position["seats"][0]["current"]


def test_no_deal_takes_more_turns_than_going_from_target_to_target() -> None:
    """Whichever of the shortest ways to each is taken."""
    for seed in range(20):
        made_one = puzzle(DEAL, seed)
        one_by_one = finished(line_through(begun(made_one)))
        assert 6 <= made_one.par <= len(one_by_one) // 2
        assert (made_one.grade == 1) == (2 * made_one.par == len(one_by_one))


def test_three_minutes_are_told() -> None:
    assert puzzle(CLOCK, 1).asked["seconds"] == 180


def totals(state: State) -> Iterator[int]:
    """What every line of lays and takes brings, by the rules."""
    game = game_named("connect")
    if state.phase == "over":
        yield 0
    for move in game.legal_moves(state):
        taken = len(move.cells) if isinstance(move, Take) else 0
        yield from (taken + more for more in totals(game.apply(state, move).state))


@pytest.mark.parametrize("seed", range(3))
def test_the_most_of_one_lay_is_the_most_of_all_lines(seed: int) -> None:
    made_one = puzzle(ONE_LAY, seed)
    assert made_one.par == max(totals(begun(made_one)))


@pytest.mark.parametrize("seed", range(4))
def test_the_most_of_two_lays_is_the_most_of_all_lines(seed: int) -> None:
    dealt: State = connect.new_game(connect.parsed_setup(1, {}), seed)
    state = without_pile(dealt, dealt.hands[0])
    most = finished(most_taken(state))
    assert most.taken == max(totals(state))
    assert len({line[0] for line in most.lines}) == len(most.lines)


def test_a_series_gets_no_easier_and_is_what_the_match_rolls() -> None:
    made_one = puzzle(SERIES, 3)
    assert len(made_one.asked["rolls"]) == 5
    assert made_one.line.count("next") == 4
    assert made_one.par == sum(made_one.asked["fewest_each"])
