"""Shift's answer to `solve` (T2): lines that the rules play to the target in just so many turns."""

from dataclasses import replace
from typing import Any

import pytest

from app.core.errors import BadRequest
from app.core.rng import Rng
from app.core.sides import turns_of
from app.core.thinking import finished
from app.games import shift
from app.games.shift.maze import ARROW_NAMED, cell_text, cells_of, target_at
from app.games.shift.moves import PushIn, WalkTo
from app.games.shift.rules import walkers
from app.games.shift.search import fewest_turns
from app.games.shift.sketch import AT_ONE, AT_SIDE
from app.games.shift.solving import nearest, quests, shortest_line
from app.games.shift.state import Hand, Phase, State, current_card
from app.games.shift.tiles import DARK_CARDS
from tests.games.shift.boards import dealt, game_on, maze_of, played, walking_on

Json = dict[str, Any]


def solved(state: State, **wanted: Any) -> Json:
    answer: Json = finished(shift.solved(state, wanted))
    return answer


def is_done(before: State, after: State) -> bool:
    """A card was found or the game won."""
    return after.phase is Phase.OVER or len(after.hands[0].found) > len(before.hands[0].found)


def check_line(state: State, answer: Json) -> None:
    """Alone at the table: the line is allowed, ends with the find or win, and not before."""
    assert answer["turns"] is not None
    begun = state.phase is Phase.WALK
    assert len(answer["moves"]) == 2 * answer["turns"] - begun
    for number, move in enumerate(answer["moves"], start=1):
        state_before, state = state, played(state, move)
        assert is_done(state_before, state) == (number == len(answer["moves"]))


def states(count: int, **options: object) -> list[State]:
    """Practice for one, some turns after the deal, half of them before a walk."""
    found = []
    for seed in range(count):
        rng, state = Rng(seed), dealt(seed, 1, **options)
        for _ in range(rng.below(8)):
            moves = list(shift.legal_moves(state))
            if not moves:
                break
            state = shift.apply(state, moves[rng.below(len(moves))]).state
        found.append(state)
    return [state for state in found if state.phase is not Phase.OVER]


OPTIONS: list[dict[str, object]] = [
    {},
    {"open_cards": True},
    {"private_open_cards": True, "dark_pilot": True},
    {"edition": "galaxy", "cards": 24},
    {"edition": "magic"},
    {"ending": "last_card", "cards": 1},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_line_finds_the_card_in_exactly_its_turns(options: dict[str, object]) -> None:
    for state in states(60, **options):
        check_line(state, solved(state))


@pytest.mark.parametrize("ending", ["home", "any_exit", "agreed_exit"])
def test_a_line_wins_the_game_in_exactly_its_turns(ending: str) -> None:
    for state in states(60, ending=ending, exit="e5"):
        done = Hand((), state.hands[0].cards)
        check_line(replace(state, hands=(done,)), solved(replace(state, hands=(done,))))


@pytest.mark.parametrize("phase", [Phase.SHIFT, Phase.WALK])
def test_no_line_is_shorter(phase: Phase) -> None:
    """Where two turns are needed, no turn by the rules finds the card; where one, one does."""
    seen = set()
    for state in states(40):
        if state.phase is not phase:
            continue
        turns = solved(state)["turns"]
        ends = [state]
        for _ in range(2 if phase is Phase.SHIFT else 1):
            ends = [shift.apply(s, move).state for s in ends for move in shift.legal_moves(s)]
        assert (turns == 1) == any(is_done(state, end) for end in ends)
        seen.add(turns)
    assert seen >= {1, 2}


def test_the_current_card_is_sought_if_nothing_else_is_said() -> None:
    for state in states(20):
        current = f"m{current_card(state, 0)}"
        assert solved(state) == solved(state, target=current) == solved(state, target=None)


def test_with_open_cards_the_nearest_one_is_sought() -> None:
    for state in states(20, open_cards=True):
        every = [solved(state, target=f"m{card}")["turns"] for card in state.hands[0].cards]
        assert solved(state)["turns"] == min(every)


def test_a_target_or_a_cell_can_be_named() -> None:
    for seed, state in enumerate(states(30)):
        rng = Rng(seed)
        target, cell = 1 + rng.below(24), cell_text(rng.below(49))
        to_target, to_place = solved(state, target=f"m{target}"), solved(state, target=cell)
        after = played(state, *to_target["moves"])
        assert target_at(after.maze, after.pawns[0]) == target
        assert cell_text(played(state, *to_place["moves"]).pawns[0]) == cell


def test_s11_a_target_on_the_spare_is_pushed_in_first() -> None:
    state = game_on(maze_of("╷", spare="┌", m1="spare"), pawns={"red": "a1"})
    answer = solved(state)
    assert answer["turns"] == 1
    assert answer["moves"] in (["w1:NE", "a2"], ["w1:NW", "a2"])


def test_s6_the_barred_arrow_is_not_used() -> None:
    free = game_on(maze_of("╷", spare="─", m1="spare"), pawns={"red": "a1"})
    assert solved(free)["moves"] == ["w1:NS", "a2"]
    barred = replace(free, barred=ARROW_NAMED["w1"])
    assert solved(barred, depth=1) == {"turns": None, "moves": None}


def test_in_the_middle_of_a_turn_the_walk_is_the_first_turn() -> None:
    state = walking_on(maze_of("╶─┐", m1="c1", m3="b1"), pawns={"red": "a1"})
    assert solved(state) == {"turns": 1, "moves": ["c1"]}
    assert solved(state, target="m3") == {"turns": 1, "moves": ["b1"]}
    assert solved(state, target="a1") == {"turns": 1, "moves": ["a1"]}


def test_in_the_middle_of_a_turn_the_walk_goes_where_the_next_turn_begins() -> None:
    """Only from b1 the next push carries the pawn beside a2."""
    state = walking_on(maze_of("╶┐", "╶", spare="─", m1="a2"), pawns={"red": "a1"})
    answer = solved(state)
    assert answer["turns"] == 2
    assert answer["moves"] in (["b1", "n1:EW", "a2"], ["b1", "n1:NS", "a2"])
    check_line(state, answer)


def test_s16_the_pilot_walks_for_dark_cards() -> None:
    for state in states(40, edition="galaxy", cards=24):
        answer = solved(state)
        walks = [move for move in answer["moves"] if ":" not in move]
        is_dark = current_card(state, 0) in DARK_CARDS
        assert {move.startswith("*") for move in walks} == {is_dark}


def test_s16_a_named_target_is_walked_to_by_a_pawn_that_may_walk_now() -> None:
    found = 0
    for state in states(20, edition="galaxy", cards=24):
        for target in range(1, 25):
            moves = solved(state, target=f"m{target}", depth=1)["moves"] or []
            after = played(state, *moves)
            walker = after.pilot if walkers(state) == (True,) else after.pawns[0]
            assert not moves or walker == after.maze.targets[target - 1]
            found += bool(moves)
    assert found > 100


def test_s16_open_cards_each_pawn_is_sent_for_its_own_kind() -> None:
    state = dealt(1, 1, edition="galaxy", open_cards=True, cards=24)
    assert sorted((quest.target, quest.with_pilot) for quest in quests(state)) == [
        (card, card in DARK_CARDS) for card in range(1, 25)
    ]


def test_beyond_its_depth_there_is_no_answer() -> None:
    for state in states(30):
        turns = solved(state)["turns"]
        if turns > 1:
            assert solved(state, depth=turns - 1) == {"turns": None, "moves": None}
        assert solved(state, depth=turns)["turns"] == turns


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"target": "m25"}, "bad_cell"),
        ({"target": ""}, "bad_cell"),
        ({"target": "*a1"}, "bad_cell"),
        ({"target": 7}, "bad_request"),
        ({"target": ["m1"]}, "bad_request"),
        ({"depth": 0}, "bad_request"),
        ({"depth": 7}, "bad_request"),
        ({"depth": True}, "bad_request"),
        ({"depth": "2"}, "bad_request"),
        ({"strange": 1}, "bad_request"),
    ],
)
def test_other_requests_are_refused(wanted: Json, code: str) -> None:
    with pytest.raises(BadRequest) as refused:
        solved(dealt(1), **wanted)
    assert refused.value.code == code


def test_a_game_that_is_over_has_no_line() -> None:
    state = replace(dealt(1), phase=Phase.OVER, winners=(0,))
    with pytest.raises(BadRequest) as refused:
        solved(state)
    assert refused.value.code == "game_over"


def test_a_line_for_the_seat_to_move_among_others() -> None:
    """Two seats: the other pawns play no part, and a line of one turn is played as it stands."""
    for seed in range(40):
        state = dealt(seed, 3)
        (quest,) = quests(state)
        line = finished(shortest_line(state, quest, 4))
        assert line is not None
        assert isinstance(line[0], PushIn)
        after = shift.apply(state, line[0]).state
        assert shift.refusal(after, line[1]) is None
        if len(line) == 2:
            found = shift.apply(after, line[1]).state.hands[state.turn].found
            assert found == (current_card(state, state.turn),)


def test_p3_each_turn_of_a_line_is_the_least_of_all_that_keep_it_shortest() -> None:
    """The tile is turned as little as may be; then the first arrow counts, then the first cell."""
    for state in states(40):
        if state.phase is not Phase.SHIFT:
            continue
        (quest,) = quests(state)
        start, at = 1 << state.pawns[0], quest.lies_at(state.maze)
        found = finished(fewest_turns(state.maze, start, quest.goal, at, state.barred, 4))
        assert found is not None
        turns = turns_of(state.maze.spare)
        least = min(
            (turns.index(first.push.openings), first.push.arrow, cell)
            for first in found.first_turns
            for cell in cells_of(first.cells)
        )
        line = finished(shortest_line(state, quest, 4))
        assert line is not None
        push, walk = line[:2]
        assert isinstance(push, PushIn)
        assert isinstance(walk, WalkTo)
        assert (turns.index(push.openings), push.arrow, walk.cell) == least


def test_p3_a_line_does_not_depend_on_the_order_in_which_pushes_are_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = states(40)
    lines = [solved(state)["moves"] for state in begun]
    monkeypatch.setattr("app.games.shift.search.AT_SIDE", AT_SIDE[::-1])
    monkeypatch.setattr("app.games.shift.search.AT_ONE", AT_ONE[::-1])
    assert [solved(state)["moves"] for state in begun] == lines


def test_the_nearest_quest_and_its_turns_are_those_of_the_shortest_line() -> None:
    for state in states(40, open_cards=True):
        lines = {quest: finished(shortest_line(state, quest, 4)) for quest in quests(state)}
        turns = {quest: (len(line) + 1) // 2 for quest, line in lines.items() if line}
        fewest = min(turns.values())
        found = finished(nearest(state, quests(state), 4))
        assert found == (next(quest for quest, n in turns.items() if n == fewest), fewest)
        assert finished(nearest(state, quests(state), fewest - 1)) is None
