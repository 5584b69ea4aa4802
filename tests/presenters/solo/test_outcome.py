"""P2 as people see it: what is asked, stars as it goes, the result against par and others."""

from dataclasses import replace
from datetime import date

import pytest

from app.games.shift.moves import WalkTo
from app.presenters.match.ending import EndSeat
from app.presenters.phrase import Phrase, counted, phrase
from app.presenters.solo.aim import aim_of
from app.presenters.solo.days import Days
from app.presenters.solo.naming import result_words
from app.presenters.solo.outcome import (
    Mark,
    Way,
    late,
    marked,
    missed_outcome,
    outcome_of,
)
from app.session.alone import KEY, Alone
from app.session.match import Match
from app.session.record import Start
from app.solo.codes import Code
from app.solo.kinds import CLOCK, ONE_LAY, REACH, ROLL, SERIES, Kind

CODE, TILES = Code(REACH[1], 5), "connect.tiles"


@pytest.mark.parametrize(
    ("moves", "is_over", "hints", "used", "stars", "pips"),
    [
        (0, False, 0, 0, 3, "oo"),
        (1, False, 0, 0, 3, "oo"),
        (2, False, 0, 1, 3, "xo"),
        (4, False, 0, 2, 2, "xxo"),
        (6, False, 0, 3, 1, "xxxo"),
        (4, True, 0, 2, 3, "xx"),
        (3, True, 0, 2, 3, "xx"),
        (2, False, 1, 1, 2, "xo"),
        (8, True, 2, 4, 1, "xxxx"),
    ],
)
def test_p2_stars_still_to_be_had(
    moves: int, is_over: bool, hints: int, used: int, stars: int, pips: str
) -> None:
    aim = aim_of(2, hints, "Find the bell", "Bell", moves, is_over)
    assert (aim.used, aim.stars) == (used, stars)
    assert aim.pips == tuple(pip == "x" for pip in pips)
    if max(used + (not is_over), 2) == 2:
        assert aim.words == "Find the bell"
        assert aim.brief == counted("solo.aim", 2, target="Bell")
    else:  # "in 2 turns" would not be true any more
        turn = used + (not is_over)
        assert aim.words == aim.brief == phrase("solo.aim.over", target="Bell", turn=turn, par=2)


def solved(code: Code, turns: int, hints: int = 0) -> Alone:
    """Of par 2, in so many turns."""
    asked = Alone(Match(Start("shift", 1, 1, 5)), code, 2)
    asked.match.table[KEY] = {"hints": hints}
    for _ in range(turns):
        asked.match.play(next(iter(asked.match.game.legal_moves(asked.match.state))))
        asked.match.play(WalkTo(asked.match.state.pawns[0]))
    return asked


def test_the_result_is_told_against_par() -> None:
    assert outcome_of(solved(CODE, 2), None, ()).facts[0] == counted("solo.result.par", 2)
    assert outcome_of(solved(CODE, 4), None, ()).facts[0] == counted("solo.result.over", 4, par=2)
    assert not outcome_of(solved(CODE, 2), None, ()).can_do_better
    assert outcome_of(solved(CODE, 3), None, ()).can_do_better
    assert outcome_of(solved(CODE, 2, hints=1), None, ()).won == 2


@pytest.mark.parametrize(("turns", "key"), [(2, "won"), (3, "same"), (4, "lost")])
def test_the_result_is_told_against_whoever_sent_it(turns: int, key: str) -> None:
    rival = Code(REACH[1], 5, 3, "Mia")
    facts = outcome_of(solved(rival, turns), None, ()).facts
    assert phrase(f"solo.beat.{key}", name="Mia", result=counted("solo.turns", 3)) in facts


def test_days_in_a_row_are_told_where_they_count() -> None:
    asked = solved(CODE, 2)
    assert not outcome_of(asked, None, ()).streak
    assert outcome_of(asked, Days(4, 4), ()).streak == counted("solo.streak", 4)
    best = outcome_of(asked, Days(4, 9), ()).streak
    assert best == phrase("solo.streak.best", now=counted("solo.streak", 4), best=9)


def test_a_day_that_brings_no_row_on_is_told_by_its_stamp() -> None:
    assert not outcome_of(solved(CODE, 2), Days(0, 3), ()).streak
    day = date(2026, 11, 5)
    found = late(outcome_of(solved(CODE, 2), Days(2, 3), ()), day)
    assert not found.streak
    assert found.facts[0] == phrase("solo.stamp.day", day=5, month=phrase("solo.month.11"))


def test_each_turn_gets_its_mark() -> None:
    outcome = outcome_of(solved(CODE, 3), None, (Way(1), Way(2)))
    found = marked(outcome, (Mark.NONE, Mark.BEST)).ways
    assert [way.mark for way in found] == [Mark.NONE, Mark.BEST]
    assert outcome.won == 2


def test_how_long_it_took_stands_beside_the_hints() -> None:
    asked = solved(CODE, 2)
    asked.keep_clock(72_000)
    told = outcome_of(asked, None, ()).facts[-1]
    assert isinstance(told, Phrase)
    assert dict(told.fields)["time"] == "1:12"


def test_the_only_way_is_more_than_a_best_turn() -> None:
    assert Mark.ONLY.icon != Mark.BEST.icon
    assert Mark.ONLY.words == phrase("solo.mark.only")


def test_pictures_are_judged_in_words_only_where_turns_differ() -> None:
    """Beside each other, the same words thrice say nothing."""
    outcome = outcome_of(solved(CODE, 3), None, (Way(1, side="n"), Way(2, side="w")))
    alike = marked(outcome, (Mark.BEST, Mark.BEST)).ways
    assert [way.judged for way in alike] == ["", ""]
    differ = marked(outcome, (Mark.NONE, Mark.BEST)).ways
    assert [way.judged for way in differ] == ["", phrase("solo.mark.best")]


def test_a_narrow_row_says_it_all_in_its_second_line() -> None:
    ahead = phrase("solo.mark.ahead")
    assert Way(1, "Rocket", "0:14").then_marked == "0:14"
    assert Way(1, "Rocket", "", Mark.AHEAD).then_marked == ahead
    told = phrase("solo.way.marked", then="0:14", mark=ahead)
    assert Way(1, "Rocket", "0:14", Mark.AHEAD).then_marked == told


def test_a_roll_given_up_is_told_in_words_and_a_series_counts() -> None:
    """A bare 0/1 says nothing."""
    roll, series = missed_outcome(ROLL, ()), missed_outcome(SERIES, (Way(1), Way(2)))
    assert (roll.count, roll.won, roll.headline) == ("", 0, phrase("go.puzzle.missed"))
    assert series.count == "2/5"
    assert series.headline == counted("go.puzzle.some", 2, of=5)
    assert roll.facts == series.facts == (phrase("go.puzzle.shown.line"),)


def test_a_series_is_told_roll_by_roll() -> None:
    assert missed_outcome(SERIES, ()).has_rolls
    assert not outcome_of(solved(CODE, 2), None, ()).has_rolls


def test_what_the_sign_of_a_find_means_stands_below_them_if_any_has_it() -> None:
    ran = (EndSeat(1, "You", "red", ""), EndSeat(2, "Mia", "red", ""))
    race = replace(outcome_of(solved(CODE, 2), None, (Way(1), Way(2))), ran=ran)
    assert race.legend == ("", "")
    ahead = marked(race, (Mark.NONE, Mark.AHEAD))
    assert ahead.legend == (Mark.AHEAD.icon, phrase("solo.mark.sooner"))
    assert marked(replace(race, ran=()), (Mark.NONE, Mark.AHEAD)).legend == ("", "")


@pytest.mark.parametrize(
    ("kind", "counts"),
    [(REACH[1], "solo.turns"), (ROLL, TILES), (ONE_LAY, TILES), (CLOCK, "race.result")],
)
def test_a_result_is_told_in_what_the_kind_counts(kind: Kind, counts: str) -> None:
    assert result_words(kind, 3) == counted(counts, 3)
