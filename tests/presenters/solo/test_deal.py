"""The race for the fewest turns: its targets are seen in order, and its hints keep par."""

import pytest

from app.core.rng import Rng
from app.core.thinking import finished
from app.games.registry import game_named
from app.games.shift.in_order import line_in_order, soon_in_order
from app.games.shift.state import Phase, State
from app.presenters.shift.hint_words import LAST
from app.presenters.solo.shift_race import ShiftRaceTable, table_of
from app.presenters.solo.stations import FOUND, stations_of
from app.session.alone import start_of
from app.session.alone import table_of as kept_of
from app.session.match import Match
from app.solo.kinds import CLOCK, DEAL, Kind
from app.solo.making import made
from app.teacher.shift_hint import Why, hint_in_order
from tests.data.samples import part_of

SHIFT = game_named("shift")


def racing(kind: Kind, seed: int) -> ShiftRaceTable:
    puzzle = finished(made(kind, seed))
    table = table_of(Match(start_of(puzzle), table=kept_of(puzzle)))
    assert isinstance(table, ShiftRaceTable)
    return table


@pytest.mark.parametrize("seed", range(16))
def test_who_follows_the_hints_of_a_deal_is_done_at_par(seed: int) -> None:
    """Also where each is asked for anew within the turn."""
    table, reasons = racing(DEAL, seed), set()
    while not table.is_over:
        hint = finished(table.thought_hint())
        assert hint is not None
        reasons.add(hint.why)
        table.match.play(hint.moves[0])
    assert LAST in reasons, "no game is won"
    assert Why.WINS not in reasons
    assert table.asked.result == table.asked.par


@pytest.mark.parametrize("seed", range(8))
def test_from_anywhere_a_turn_begun_counts_as_one(seed: int) -> None:
    """The way on after a push is the fewest that any walk leaves."""
    state: State = racing(DEAL, seed).match.state
    whole = finished(line_in_order(state))
    pushed: State = SHIFT.apply(state, whole[0]).state
    line = finished(soon_in_order(pushed))
    assert line is not None
    assert len(line) == len(whole) - 1
    for move in line:
        pushed = SHIFT.apply(pushed, move).state
    assert pushed.phase is Phase.OVER


def test_what_is_not_found_soon_leads_to_the_next_target() -> None:
    """So that nobody waits longer than a tenth of a second."""
    far = 0
    for seed in part_of(30, 7):
        rng, state = Rng(seed), racing(DEAL, seed).match.state
        for _ in range(16):
            if state.phase is Phase.OVER:
                break
            if finished(soon_in_order(state)) is None:
                far += 1
                hint = finished(hint_in_order(state))
                assert SHIFT.refusal(state, hint.moves[0]) is None
                assert hint.values["target"] == f"m{state.hands[0].cards[0]}"
            moves = list(SHIFT.legal_moves(state))
            state = SHIFT.apply(state, moves[rng.below(len(moves))]).state
    assert far


def test_all_targets_of_a_deal_are_seen_in_order_and_what_was_found() -> None:
    table = racing(DEAL, 3)
    first: State = table.match.state
    stations = stations_of(table.race)
    assert [station.number for station in stations] == [1, 2, 3, 4, 5, 6]
    assert [station.figure.sprites[0].name for station in stations] == [
        f"mark/m{card}" for card in first.hands[0].cards
    ]
    assert [station.is_due for station in stations] == [True] + [False] * 5
    while table.race.found < 2:
        table.match.play(finished(soon_in_order(table.match.state))[0])  # type: ignore[index]
    stations = stations_of(table.race)
    assert [station.icon for station in stations] == [FOUND] * 2 + [""] * 4
    assert [station.text for station in stations] == ["", "", "3", "4", "5", "6"]
    assert [station.is_due for station in stations] == [False] * 2 + [True] + [False] * 3


def test_against_the_clock_nobody_sees_what_comes_next() -> None:
    assert stations_of(racing(CLOCK, 3).race) == ()
    assert not racing(CLOCK, 3).aim.track.has_targets


def test_the_strip_of_a_deal_shows_all_targets_in_order_while_it_is_raced() -> None:
    table = racing(DEAL, 3)
    first: State = table.match.state
    shown = table.aim.track.targets
    cards = first.hands[0].cards
    assert [each.name for each in shown.sprites] == [f"mark/m{card}" for card in cards]
    assert [each.x for each in shown.sprites] == [0.5, 1.5, 2.5, 3.5, 4.5, 5.5]
    while table.race.found < 1:
        table.match.play(finished(soon_in_order(table.match.state))[0])  # type: ignore[index]
    assert table.aim.track.targets == shown, "what was found is ticked off in its place"
