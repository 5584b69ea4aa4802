"""How Shift is won: home, any exit, the agreed exit, the last card (S10, S15)."""

from dataclasses import replace
from typing import Any

import pytest

from app.core.game import Outcome, Turn
from app.games import shift
from app.games.shift.events import GameWon, PawnWalked, TargetFound, TurnPassed
from app.games.shift.maze import CELL_NAMED
from app.games.shift.state import Ending, Phase, State
from tests.games.shift.boards import game_on, listed, maze_of, played, step, walking_on, why_not

ROOM = ("╷┌─┐┌┴┐", "└┘ └┘ │", "      ╵")
"""A way from a1 to g3, with d1 and f1 on it; of the border cells only f1 is open outwards."""
ENDINGS = [ending.value for ending in Ending]
CORNERS = {"red": "a1", "yellow": "g1", "green": "g7", "blue": "a7"}
WINNING_CELL = {"home": "a1", "any_exit": "f1", "agreed_exit": "g3"}


def seeker(ending: str, **fields: Any) -> State:
    """Red has found all its cards and stands on e2, blue has not."""
    usual: dict[str, Any] = {
        "pawns": {"red": "e2", "blue": "a7"},
        "cards": {"red": []},
        "found": {"red": [1]},
    }
    options = {"ending": ending, "exit": "g3"} | fields.pop("options", {})
    return walking_on(maze_of(*ROOM), options=options, **usual | fields)


@pytest.mark.parametrize(("ending", "cell"), WINNING_CELL.items())
def test_s10_s15_a_walk_there_with_all_cards_found_wins_at_once(ending: str, cell: str) -> None:
    done = step(seeker(ending), cell)
    assert shift.status(done.state) == Outcome((0,))
    assert done.state.phase is Phase.OVER
    assert [type(event) for event in done.events] == [PawnWalked, GameWon]
    assert done.events[-1] == GameWon(0)


@pytest.mark.parametrize(("ending", "cell"), WINNING_CELL.items())
def test_s10_s15_a_walk_elsewhere_does_not(ending: str, cell: str) -> None:
    for other in listed(seeker(ending)):
        expected = Outcome((0,)) if other == cell else Turn((1,), "shift")
        assert shift.status(played(seeker(ending), other)) == expected


@pytest.mark.parametrize("ending", ENDINGS)
def test_s10_the_others_get_no_further_turn(ending: str) -> None:
    state = seeker(ending)
    if ending == "last_card":
        state = walking_on(maze_of(*ROOM, m1="d1"), options={"ending": ending}, cards={"red": [1]})
    after = played(state, WINNING_CELL.get(ending, "d1"))
    assert after.turn == 0
    assert listed(after) == listed(after, 0) == listed(after, 1) == []
    for move in ("n1:NE", "a1", "a7", "*a1"):
        assert why_not(after, move) == "game_over"


@pytest.mark.parametrize(("ending", "cell"), WINNING_CELL.items())
def test_s10_s15_staying_there_is_a_walk_that_wins(ending: str, cell: str) -> None:
    state = seeker(ending, pawns={"red": cell, "blue": "a7"})
    assert played(state, cell).winners == (0,)


@pytest.mark.parametrize(("ending", "cell"), WINNING_CELL.items())
def test_s10_s15_only_with_all_cards_found(ending: str, cell: str) -> None:
    state = seeker(ending, cards={"red": [3]})
    assert shift.status(played(state, cell)) == Turn((1,), "shift")


@pytest.mark.parametrize(("ending", "cell"), WINNING_CELL.items())
def test_s10_s15_only_in_a_later_turn_than_the_last_find(ending: str, cell: str) -> None:
    """The last card's target on the very cell: found now, won when the seat's turn comes again."""
    room = maze_of(*ROOM, m1=cell)
    options = {"ending": ending, "exit": "g3"}
    state = walking_on(room, options=options, cards={"red": [1]}, pawns={"red": "e2", "blue": "a7"})
    done = step(state, cell)
    assert done.events[1:] == (TargetFound(0, 1, 0), TurnPassed(1))
    assert shift.status(done.state) == Turn((1,), "shift")
    back_again = replace(done.state, phase=Phase.WALK, turn=0)
    assert played(back_again, cell).winners == (0,)


@pytest.mark.parametrize("color", CORNERS)
def test_s10_home_is_the_start_corner_of_the_own_colour(color: str) -> None:
    for cell in CORNERS.values():
        pawns = CORNERS | {color: cell}
        state = walking_on(maze_of(), turn=color, pawns=pawns, cards={color: []})
        assert (played(state, cell).winners != ()) == (cell == CORNERS[color])


OUTWARD = {"d1": "╵", "g4": "╶", "d7": "╷", "a4": "╴"}


@pytest.mark.parametrize(("cell", "tile"), OUTWARD.items())
def test_s15_any_exit_on_each_border(cell: str, tile: str) -> None:
    for other in OUTWARD.values():
        column, row = "abcdefg".index(cell[0]), int(cell[1]) - 1
        rows = [" " * 7] * row + [" " * column + other]
        state = walking_on(
            maze_of(*rows),
            options={"ending": "any_exit"},
            cards={"red": []},
            pawns={"red": cell, "blue": "c5"},
        )
        assert (played(state, cell).winners == (0,)) == (other == tile)


@pytest.mark.parametrize(
    ("tile", "is_exit"),
    [("╵", True), ("╴", True), ("┘", True), ("└", True), ("┐", True), ("┌", False), ("╶", False)],
)
def test_s15_any_exit_in_a_corner_has_two_ways_out(tile: str, is_exit: bool) -> None:
    state = walking_on(maze_of(tile), options={"ending": "any_exit"}, cards={"red": []})
    assert (played(state, "a1").winners == (0,)) == is_exit


def test_s15_any_exit_inside_the_board_there_is_none() -> None:
    state = walking_on(
        maze_of("", " ┼", ""),
        options={"ending": "any_exit"},
        cards={"red": []},
        pawns={"red": "b2", "blue": "a7"},
    )
    assert played(state, "b2").winners == ()


def test_s15_any_exit_being_pushed_out_does_not_count() -> None:
    """Red rides out at b7 and in at b1, where its tile is open to the outside: it must walk."""
    state = game_on(
        maze_of("╷"),
        options={"ending": "any_exit"},
        cards={"red": []},
        pawns={"red": "b7", "blue": "a7"},
    )
    pushed = played(state, "n1:NE")
    assert (pushed.phase, pushed.winners) == (Phase.WALK, ())
    assert played(pushed, "b1").winners == (0,)
    turned_away = played(state, "n1:ES")
    assert played(turned_away, "b1").winners == ()


def test_s15_an_exit_of_the_moment_counts_not_the_one_before_the_push() -> None:
    maze = maze_of(" ╵", spare="─")
    fields: dict[str, Any] = {"options": {"ending": "any_exit"}, "cards": {"red": []}}
    state = game_on(maze, pawns={"red": "b1", "blue": "a7"}, **fields)
    assert played(state, "n1:NS", "b2").winners == ()


@pytest.mark.parametrize("cell", ["a1", "c3", "e5", "g7"])
def test_s15_the_agreed_exit_is_one_cell_default_c3(cell: str) -> None:
    for wanted in ("a1", "c3", "e5", "g7"):
        state = walking_on(
            maze_of(),
            options={"ending": "agreed_exit", "exit": wanted},
            cards={"red": []},
            pawns={"red": cell, "blue": "a7"},
        )
        assert (played(state, cell).winners == (0,)) == (cell == wanted)
    assert shift.parsed_setup(2, {"ending": "agreed_exit"}).exit == CELL_NAMED["c3"]


def test_s15_the_last_find_wins_and_nothing_else() -> None:
    options = {"ending": "last_card"}
    state = walking_on(maze_of(*ROOM, m1="d1"), options=options, cards={"red": [1]})
    done = step(state, "d1")
    assert done.events[1:] == (TargetFound(0, 1, 0), GameWon(0))
    assert done.state.winners == (0,)
    for cell in listed(state):
        assert (played(state, cell).winners == (0,)) == (cell == "d1")


def test_s15_a_find_that_is_not_the_last_does_not_win() -> None:
    state = walking_on(maze_of(*ROOM, m1="d1"), options={"ending": "last_card"})
    assert shift.status(played(state, "d1")) == Turn((1,), "shift")


def test_s15_with_the_last_card_no_place_wins() -> None:
    state = walking_on(maze_of(*ROOM), options={"ending": "last_card"}, cards={"red": []})
    for cell in listed(state):
        assert played(state, cell).winners == ()


@pytest.mark.parametrize("option", ["open_cards", "private_open_cards"])
def test_s15_the_last_find_wins_with_open_cards_too(option: str) -> None:
    options = {"ending": "last_card", option: True}
    state = walking_on(maze_of(*ROOM, m3="d1"), options=options, cards={"red": [3]})
    assert played(state, "d1").winners == (0,)
