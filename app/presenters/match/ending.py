"""How a match of any game ended: who won, the places, and what else there is to tell of it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from app.presenters.phrase import Field, Phrase, phrase

HEIGHTS = {1: 1.0, 2: 0.62, 3: 0.36}
"""Of the steps of a podium, of the highest."""


@dataclass(frozen=True, slots=True)
class EndSeat:
    """`place` counts from 1, and equal ones share it; `result` says how far it came, and one that
    `is_brief` stands beside the name.
    """

    place: int = 1
    name: Field = ""
    pawn: str = "red"
    result: Field = ""
    has_won: bool = False
    is_brief: bool = False


NO_END_SEAT = EndSeat()


@dataclass(frozen=True, slots=True)
class Step:
    """One of a podium; `rises` says when, of all its steps: the highest one last."""

    seat: EndSeat
    height: float
    rises: int


@dataclass(frozen=True, slots=True)
class Fact:
    """A sign and what it means, in one or more parts."""

    icon: str
    words: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Wins:
    """How many matches of the family's history a seat has won."""

    name: Field
    number: int
    pawn: str = "red"


@dataclass(frozen=True, slots=True)
class EndModel:
    """`seats` in the order of their places. `tally` counts the matches of all that sat here;
    `following` says who begins the next one.
    """

    headline: Field = ""
    seats: tuple[EndSeat, ...] = ()
    facts: tuple[Fact, ...] = ()
    tally: tuple[Wins, ...] = ()
    following: Field = ""

    @property
    def steps(self) -> tuple[Step, ...]:
        """The first three from left to right, the winner in the middle."""
        on_it = [seat for seat in self.seats if seat.place in HEIGHTS][:3]
        rising = len(on_it)
        steps = [
            Step(seat, HEIGHTS[seat.place], rising - number) for number, seat in enumerate(on_it)
        ]
        return (*steps[1:2], *steps[:1], *steps[2:])

    @property
    def rows(self) -> tuple[EndSeat, ...]:
        """Alone there is nobody to be compared with."""
        return self.seats if len(self.seats) > 1 else ()

    @property
    def told(self) -> tuple[Fact, ...]:
        """All facts, the tally with its own words among them."""
        wins = tuple(phrase("match.end.wins", seat=w.name, number=w.number) for w in self.tally)
        return (*self.facts, Fact("trophy-outline", wins)) if wins else self.facts


NO_END = EndModel()


def with_places(seats: Iterable[EndSeat], worth: Iterable[float]) -> tuple[EndSeat, ...]:
    """In their order, the one worth most first; who is worth the same shares a place."""
    pairs = sorted(zip(seats, worth, strict=True), key=lambda pair: -pair[1])
    return tuple(
        replace(seat, place=1 + sum(other > value for _, other in pairs)) for seat, value in pairs
    )


def won_by(winner: Field, is_own: bool) -> Phrase:
    """To the only person at a table of bots."""
    return phrase("match.end.you") if is_own else phrase("match.end.this_time", seat=winner)


def told_to(person: str, end: EndModel) -> EndModel:
    """To the only person at a table of bots, by the colour of the pawn; shared as to anybody."""
    winners = [seat for seat in end.seats if seat.has_won]
    if len(end.seats) < 2 or len(winners) != 1:
        return end
    return replace(end, headline=won_by(winners[0].name, winners[0].pawn == person))
