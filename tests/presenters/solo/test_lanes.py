"""How far each came in a race: on lanes with as many steps, whoever was first at their end."""

from dataclasses import dataclass

import pytest

from app.presenters.figures import Figure, Sprite
from app.presenters.solo.lanes import Lane, lanes_of
from app.session.alone import Alone
from app.session.match import Match
from app.session.racing import Race
from app.session.record import Start
from app.solo.codes import Code
from app.solo.ghosts import Ghost
from app.solo.kinds import CLOCK, DEAL, Kind

BELL = Figure("crew", 1, 1, (Sprite("mark/m23", 0.5, 0.5),))


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


def lanes(kind: Kind, own: tuple[int, ...], other: tuple[int, ...]) -> tuple[Lane, ...]:
    race = Ran(Alone(Match(Start("shift", 1, 1, 5)), Code(kind, 5, 3, "Mia"), 10), own)
    return lanes_of(race, Ghost("Mia", other), [BELL] * len(own), "green")


@pytest.mark.parametrize(
    ("own", "other", "places"),
    [
        ((9, 20), (5,), [(3, 3), (3, 2)]),
        ((9,), (5, 8, 30), [(4, 2), (4, 4)]),
        ((), (5, 8), [(3, 0), (3, 3)]),
    ],
)
def test_against_the_clock_whoever_found_more_stands_farther(
    own: tuple[int, ...], other: tuple[int, ...], places: list[tuple[int, float]]
) -> None:
    found = lanes(CLOCK, own, other)
    assert [(lane.steps, lane.at) for lane in found] == places
    assert [lane.result for lane in found] == [str(len(own)), str(len(other))]


def test_in_a_deal_others_stand_where_they_were_when_the_first_one_was_there() -> None:
    own, other = lanes(DEAL, (2, 5, 10), (4, 8, 20))
    assert (own.steps, own.at) == (4, 4)
    assert other.at == 2
    late, first = lanes(DEAL, (4, 8, 20), (2, 5, 10))
    assert (late.at, first.at) == (2, 4)


def test_only_what_one_found_oneself_is_known() -> None:
    own, other = lanes(CLOCK, (9, 20), (5,))
    assert own.found == ("mark/m23",) * 2
    assert (other.found, other.name) == ((), "Mia")
    assert own.pawn == other.pawn == "green"
