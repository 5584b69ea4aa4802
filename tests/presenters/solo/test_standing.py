"""Who ran a race: by places, and with what each came to."""

from dataclasses import dataclass

import pytest

from app.presenters.match.ending import EndSeat
from app.presenters.phrase import counted, phrase
from app.presenters.solo.standing import ready_of, standing_of
from app.session.alone import Alone
from app.session.match import Match
from app.session.racing import Race
from app.session.record import Start
from app.solo.codes import Code
from app.solo.ghosts import Ghost
from app.solo.kinds import CLOCK, DEAL, Kind
from app.solo.records import Records


@dataclass(frozen=True, slots=True)
class Ran(Race):
    """One whose finds are told."""

    told: tuple[int, ...] = ()

    @property
    def moments(self) -> tuple[int, ...]:
        return self.told

    @property
    def now(self) -> int:
        return max(self.told, default=0)


def standing(kind: Kind, own: tuple[int, ...], other: tuple[int, ...]) -> tuple[EndSeat, ...]:
    race = Ran(Alone(Match(Start("shift", 1, 1, 5)), Code(kind, 5, 3, "Mia"), 10), own)
    return standing_of(race, Ghost("Mia", other), "green")


@pytest.mark.parametrize(
    ("own", "other", "first"),
    [((9, 20), (5,), "You"), ((9,), (5, 8, 30), "Mia"), ((), (5, 8), "Mia")],
)
def test_against_the_clock_whoever_found_more_is_first(
    own: tuple[int, ...], other: tuple[int, ...], first: str
) -> None:
    found = standing(CLOCK, own, other)
    you = {"You": phrase("race.you")}
    assert found[0].name == you.get(first, first)
    assert [seat.place for seat in found] == [1, 2]
    assert [seat.has_won for seat in found] == [True, False]
    results = {seat.name: seat.result for seat in found}
    assert results[phrase("race.you")] == counted("race.result", len(own))
    assert results["Mia"] == counted("race.result", len(other))


def test_in_a_deal_fewer_turns_are_first() -> None:
    you, mia = standing(DEAL, (2, 5, 10), (4, 8, 20))
    assert (you.place, you.result) == (1, counted("solo.turns", 10))
    assert (mia.place, mia.result) == (2, counted("solo.turns", 20))


def test_as_many_in_as_many_turns_share_the_place() -> None:
    assert [seat.place for seat in standing(DEAL, (2, 5, 10), (4, 8, 10))] == [1, 1]


def test_whoever_was_raced_is_but_remembered() -> None:
    own, other = standing(CLOCK, (9, 20), (5,))
    assert (own.is_faint, other.is_faint) == (False, True)
    assert own.pawn == other.pawn == "green"


def test_beside_the_best_of_ones_own_there_is_no_other() -> None:
    assert len(standing(CLOCK, (9, 20), (9, 20))) == 1


def test_before_a_race_whoever_runs_along_is_told_first_then_the_own_best() -> None:
    alone = Alone(Match(Start("shift", 1, 1, 5)), Code(CLOCK, 5, 3, "Mia"), 10)
    best = Records().raced(alone.key, (9, 20, 30, 40))
    ready = ready_of(Race(alone), best, "green")
    assert [stake.icon for stake in ready.stakes] == ["ghost", "trophy", "timer-outline"]
    assert ready.stakes[0].value == counted("race.result", 3)
    assert ready.stakes[0].label == phrase("race.along", name="Mia")
    assert ready.stakes[1].value == counted("race.result", 4)
    assert (ready.way.own, ready.way.other, ready.has_ghost) == (0, 3, True)


def test_whoever_races_alone_for_the_first_time_sees_what_it_takes_for_three_stars() -> None:
    alone = Alone(Match(Start("shift", 1, 1, 5)), Code(DEAL, 5), 7)
    ready = ready_of(Race(alone), Records(), "red")
    assert [(stake.icon, stake.value) for stake in ready.stakes] == [
        ("star", counted("solo.turns", 7))
    ]
    assert not ready.has_ghost
    assert not ready.way.length
