"""How the four strengths of Connect differ, and what the strongest knows of what it leaves."""

import pytest

from app.bots.connect_paths import webs_on
from app.bots.levels import Level, chosen_move
from app.core.thinking import finished
from app.games import connect
from app.games.connect.moves import Lay, Take
from app.games.connect.rules import choice_now
from app.games.connect.state import Phase, State
from app.games.connect.tiles import FORMS
from tests.games.playout import plies

GAMES_EACH = range(6)


def states_before_a_lay(number: int) -> list[State]:
    states = [ply.before for ply in plies("connect", number)]
    return [state for state in states if state.phase is Phase.LAY][::5]


def lays_in(state: State) -> list[Lay]:
    return [move for move in connect.legal_moves(state) if isinstance(move, Lay)]


def taken_by(state: State, lay: Lay) -> Take:
    return choice_now(connect.apply(state, lay).state).largest()


@pytest.mark.parametrize("number", GAMES_EACH)
def test_no_lay_matches_more_than_the_webs_tell(number: int) -> None:
    exact = lays = 0
    for state in states_before_a_lay(number):
        webs = webs_on(state.table)
        for lay in lays_in(state):
            matched = len(choice_now(connect.apply(state, lay).state).matched)
            told = webs.matched(FORMS[lay.tile][lay.turn], lay.cell)
            assert matched <= told <= webs.most(lay.tile)
            exact += matched == told
            lays += 1
    assert exact > 0.95 * lays


@pytest.mark.parametrize("number", GAMES_EACH)
def test_the_most_of_a_tile_is_that_of_its_best_lay(number: int) -> None:
    for state in states_before_a_lay(number):
        webs = webs_on(state.table)
        for tile, forms in FORMS.items():
            told = [
                webs.matched(form, cell)
                for form in forms
                for cell, sides in webs.places.items()
                if form.openings & sides
            ]
            assert webs.most(tile) == max(told, default=0)


@pytest.mark.parametrize("number", GAMES_EACH)
def test_hard_takes_as_much_as_there_is_and_master_hardly_less(number: int) -> None:
    for state in states_before_a_lay(number):
        if state.setup.one_kind:
            continue
        most = max(len(taken_by(state, lay).cells) for lay in lays_in(state))
        view = connect.observe(state, state.turn)
        for level, slack in ((Level.HARD, 0), (Level.MASTER, 2)):
            lay = finished(chosen_move("connect", view, level, 3))
            assert len(taken_by(state, lay).cells) >= most - slack


def test_master_leaves_the_next_seat_less_than_hard_does() -> None:
    left = {Level.HARD: 0, Level.MASTER: 0}
    for number in GAMES_EACH:
        for state in states_before_a_lay(number):
            view = connect.observe(state, state.turn)
            for level in left:
                lay = finished(chosen_move("connect", view, level, 3))
                after = connect.apply(state, lay).state
                webs = webs_on(connect.apply(after, choice_now(after).largest()).state.table)
                left[level] += sum(webs.most(tile) for tile in FORMS)
    assert left[Level.MASTER] < left[Level.HARD]
