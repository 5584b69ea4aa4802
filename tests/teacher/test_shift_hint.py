"""The reasons of Shift's hints, each judged by a predicate of its own on the JSON state.

The predicates use the slow twins only: plain floods of one board after another.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from app.core.thinking import finished
from app.games import shift
from app.games.shift.gathering import tour
from app.games.shift.state import Phase, State
from app.teacher.shift_hint import Why
from tests.data.samples import part_of
from tests.teacher.worlds import Asked, asked
from tests.twins import shift_search_twin as twin

DEPTH = 4
GAMES = part_of(110, 3)


def positions() -> tuple[Asked, ...]:
    return asked("shift", GAMES, 9)


class Told:
    """A hint with the state before it as JSON, and what the twin makes of that."""

    def __init__(self, each: Asked) -> None:
        self.hint, self.values = each.hint, each.hint.values
        self.state, self.after_state = each.state, each.after
        self.form, self.after = shift.state_json(each.state), shift.state_json(each.after)
        self.texts = [shift.encode(move) for move in each.hint.moves]
        self.seat = each.state.turn
        is_dark = self.texts[-1].startswith("*")
        color = self.form["seats"][self.seat]["color"]
        self.pawn = "dark" if is_dark else color
        self.end = self.texts[-1].removeprefix("*")

    @property
    def goal(self) -> str:
        """A target's mark, or the cell where the game ends."""
        if "target" in self.values:
            return str(self.values["target"])
        setup = self.state.setup
        if self.values["ending"] == "agreed_exit":
            return twin.cell_name(setup.exit)
        homes = {"red": "a1", "yellow": "g1", "green": "g7", "blue": "a7"}
        return homes[self.form["seats"][self.seat]["color"]]

    @property
    def goal_cell(self) -> str | None:
        return cell_of(self.form, self.goal)

    def turns(self, form: dict[str, Any], depth: int = DEPTH, goal: str = "") -> int | None:
        """Fewest turns of the hint's pawn, all of them still to begin."""
        start = form["pawns"][self.pawn]
        question = (form["board"], form["spare"], start, goal or self.goal, form["barred"])
        return twin.fewest_turns_quick(*question, depth)

    def reached(self, form: dict[str, Any]) -> set[str]:
        """Where the hint's pawn could walk on this board."""
        return flooded(form, form["pawns"][self.pawn])

    def pushed(self) -> dict[str, Any]:
        form: dict[str, Any] = shift.state_json(shift.apply(self.state, self.hint.moves[0]).state)
        return form

    @property
    def line(self) -> list[str]:
        """The cells of the line that is pushed, in its direction."""
        return [twin.cell_name(cell) for cell in twin.LINES[self.texts[0].partition(":")[0]].cells]


def cell_of(form: dict[str, Any], goal: str) -> str | None:
    if goal[0] != "m":
        return goal
    marks = [tile["mark"] for row in form["board"] for tile in row]
    return twin.cell_name(marks.index(goal)) if goal in marks else None


def flooded(form: dict[str, Any], start: str) -> set[str]:
    masks = [twin.mask_of(tile) for row in form["board"] for tile in row]
    return {twin.cell_name(cell) for cell in twin.flood(masks, twin.cell_number(start))}


def found(told: Told) -> bool:
    seat = told.seat
    goal = told.values.get("target")
    return goal in told.after["seats"][seat]["found"]


def in_reach(told: Told) -> bool:
    is_there = told.goal_cell == told.end and told.end in told.reached(told.form)
    return told.form["phase"] == "walk" and is_there and found(told)


def wins(told: Told) -> bool:
    is_won: bool = told.after["winners"] == [told.seat]
    return is_won


def opens(told: Told) -> bool:
    shut = told.goal_cell not in told.reached(told.form)
    return shut and told.goal_cell in told.reached(told.pushed()) and found(told)


def stays_open(told: Told) -> bool:
    is_open = told.goal_cell in told.reached(told.form)
    return is_open and told.goal_cell in told.reached(told.pushed()) and found(told)


def carries(told: Told) -> bool:
    rides = told.form["pawns"][told.pawn] == told.line[-1]
    return rides and told.pushed()["pawns"][told.pawn] == told.line[0] and found(told)


def brings_in(told: Told) -> bool:
    return told.form["spare"]["mark"] == told.goal and found(told)


def moves_target(told: Told) -> bool:
    before, after = told.goal_cell, cell_of(told.pushed(), told.goal)
    return before in told.line and before != after and found(told)


def shuts_home(told: Told) -> bool:
    """The way home of that colour, which some push leaves open, is shut by this one."""
    color = str(told.values["color"])
    (rival,) = [seat for seat in told.form["seats"] if seat["color"] == color]
    return not rival["cards"] and not gets_home(told.pushed(), told.state, color)


def gets_home(form: dict[str, Any], state: State, color: str) -> bool:
    """Whether this seat may end the game in a turn of its own from here."""
    setup = state.setup
    homes = {"red": "a1", "yellow": "g1", "green": "g7", "blue": "a7"}
    board = twin.read_board(form["board"], form["spare"], homes[color], form["barred"])
    start = twin.cell_number(form["pawns"][color])
    for arrow, _, after in twin.pushes(board):
        cells = twin.flood(after.masks, twin.LINES[arrow].next_cell.get(start, start))
        match setup.ending.value:
            case "home":
                ends = {twin.cell_number(homes[color])}
            case "agreed_exit":
                ends = {setup.exit}
            case _:
                ends = {cell for cell in range(49) if is_outside(after.masks[cell], cell)}
        if cells & ends:
            return True
    return False


def is_outside(mask: int, cell: int) -> bool:
    row, column = divmod(cell, 7)
    edges = {"N": row == 0, "E": column == 6, "S": row == 6, "W": column == 0}
    return any(is_edge and mask & twin.BITS[side] for side, is_edge in edges.items())


def is_par(told: Told) -> bool:
    """One turn less to go than before, and nothing else was nearer."""
    turns = int(told.values["turns"])
    if told.values.get("ending") == "any_exit":
        return turns > 1
    if told.form["phase"] == "shift":
        goals = own_goals(told)
        if told.turns(told.form) != turns or any(
            told.turns(told.form, turns - 1, g) for g in goals
        ):
            return False
    return told.turns(told.after) == turns - 1


def own_goals(told: Told) -> list[str]:
    """What else the same pawn may find now."""
    setup, hand = told.state.setup, told.form["seats"][told.seat]
    if not setup.has_free_choice or setup.dark_pilot:
        return []
    return [card for card in hand["cards"] if card != told.goal]


def is_on_tour(told: Told) -> bool:
    """All can be found in so many turns, in one less after this one; and no target in this one."""
    turns = int(told.values["turns"])
    cards = [state.hands[told.seat].cards for state in (told.state, told.after_state)]
    tours = [_tour(told.state), _tour(told.after_state)]
    return cards[0] == cards[1] and tours == [turns, turns - 1]


def _tour(state: State) -> int:
    return (len(finished(tour(state)) or ()) + 1) // 2


def safe(told: Told) -> bool:
    """After any push of the next seat a single turn is enough."""
    pushes = shift.legal_moves(told.after_state)
    forms = [shift.state_json(shift.apply(told.after_state, push).state) for push in pushes]
    return is_par(told) and all(is_one_turn_away(told, form) for form in forms)


def is_one_turn_away(told: Told, form: dict[str, Any]) -> bool:
    if told.values.get("ending") == "any_exit":
        return gets_home(form, told.state, told.pawn)
    return told.turns(form, 1) == 1


def far(told: Told) -> bool:
    return told.turns(told.form, 2) is None


PREDICATES: dict[Why, Callable[[Told], bool]] = {
    Why.IN_REACH: in_reach,
    Why.WINS: wins,
    Why.OPENS: opens,
    Why.STAYS_OPEN: stays_open,
    Why.CARRIES: carries,
    Why.BRINGS_IN: brings_in,
    Why.MOVES_TARGET: moves_target,
    Why.SHUTS_HOME: shuts_home,
    Why.SAFE: safe,
    Why.PREPARES: is_par,
    Why.TOUR: is_on_tour,
    Why.FAR: far,
}


def test_every_reason_has_its_predicate_and_is_given() -> None:
    assert set(PREDICATES) == set(Why)
    given = Counter(each.hint.why for each in positions())
    assert set(given) >= set(Why) - {Why.FAR}
    assert sum(given.values()) > 11 * len(GAMES)


@pytest.mark.parametrize("why", Why)
def test_the_reason_is_true(why: Why) -> None:
    for each in positions():
        if each.hint.why == why:
            told = Told(each)
            assert PREDICATES[why](told), (told.texts, dict(told.values))


def test_s9_what_can_be_found_in_this_turn_is_found() -> None:
    """The hint keeps par where par is one turn, whatever its reason."""
    for each in positions():
        if each.state.phase is Phase.SHIFT and each.hint.values.get("turns") == 1:
            told = Told(each)
            assert found(told) or wins(told)
