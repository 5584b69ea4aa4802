"""How a match of any game ended: who won, the places, and what else there is to tell of it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter

from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.phrase import Field, Phrase, phrase

HEIGHTS = {1: 1.0, 2: 0.62, 3: 0.36, 4: 0.2}
"""Of the steps of a podium by their place, of the highest."""
ON_PODIUM, MEDALS = 4, 3
"""Where so many play, all stand on a podium; of more those with a medal."""


@dataclass(frozen=True, slots=True)
class EndSeat:
    """`place` counts from 1, and equal ones share it; `result` says how far it came. Where that is
    a `heap` of things, this and their `count` are seen beside the name; on a podium its `score`
    stands below the pawn. Who `is_faint` was not there, but is remembered.
    """

    place: int = 1
    name: Field = ""
    pawn: str = "red"
    result: Field = ""
    has_won: bool = False
    heap: Figure = NO_FIGURE
    count: str = ""
    is_faint: bool = False
    score: str = ""


NO_END_SEAT = EndSeat()


@dataclass(frozen=True, slots=True)
class Step:
    """One of a podium, shared by who share its place; `rises` says when, of all its steps: the
    highest one last."""

    seats: tuple[EndSeat, ...]
    height: float
    rises: int


@dataclass(frozen=True, slots=True)
class Stair:
    """One of those that lead up to the best, from the left: what it takes (`told`), its `height` of
    the highest, when it `rises`, and the `pawn` that came so far, or that it passed."""

    told: str = ""
    height: float = 1.0
    rises: int = 1
    pawn: str = ""
    is_passed: bool = False


@dataclass(frozen=True, slots=True)
class Fact:
    """A sign, or a `pawn` in its place, and what it means, in one or more parts."""

    icon: str
    words: tuple[Field, ...]
    pawn: str = ""


@dataclass(frozen=True, slots=True)
class Find:
    """What was found on the way, what that took, and the sign of what is to be said of that."""

    figure: Figure = NO_FIGURE
    words: Field = ""
    icon: str = ""


NO_FIND = Find()
BEST = "check-decagram"
"""The sign of what could not be done better."""


@dataclass(frozen=True, slots=True)
class Wins:
    """How many matches of the family's history a seat has won."""

    name: Field
    number: int
    pawn: str = "red"


@dataclass(frozen=True, slots=True)
class Banner:
    """What crowns every end: its words, and in the light beside them the `steps` of a podium, or
    `stairs`; else stars, `won` of three, or in their place a `count` or a `sign`, dull where there
    is no joy. `facts` are short lines; `streak` and `tally` what goes on from end to end; `unit` is
    the sign of what scores count.
    """

    headline: Field = ""
    facts: tuple[Field, ...] = ()
    steps: tuple[Step, ...] = ()
    won: int = 0
    count: str = ""
    sign: str = ""
    is_joyful: bool = True
    streak: Field = ""
    tally: tuple[Wins, ...] = ()
    stairs: tuple[Stair, ...] = ()
    unit: str = ""

    @property
    def is_scored(self) -> bool:
        """What each came to stands below the steps."""
        return any(seat.score for step in self.steps for seat in step.seats)

    @property
    def has_stars(self) -> bool:
        """Or what stands in their place."""
        return not self.steps and not self.stairs


NO_BANNER = Banner()


@dataclass(frozen=True, slots=True)
class EndModel:
    """`seats` in the order of their places. `tally` counts the matches of all that sat here;
    `following` says who begins the next one, whose pawn is `first`. Whoever was alone may have
    `stars`; `short` lines stand below the headline, and `finds` tell each part of the way. `unit`
    is the sign of what is counted.
    """

    headline: Field = ""
    seats: tuple[EndSeat, ...] = ()
    facts: tuple[Fact, ...] = ()
    tally: tuple[Wins, ...] = ()
    following: Field = ""
    first: str = ""
    stars: int = 0
    short: tuple[Field, ...] = ()
    finds: tuple[Find, ...] = ()
    unit: str = ""

    @property
    def banner(self) -> Banner:
        steps = () if self.stars else self.steps
        unit = self.unit * bool(steps)
        return Banner(self.headline, self.short, steps, self.stars, tally=self.tally, unit=unit)

    @property
    def steps(self) -> tuple[Step, ...]:
        """From left to right, the winner's in the middle or first of two."""
        lowest = ON_PODIUM if len(self.seats) <= ON_PODIUM else MEDALS
        places = [
            (place, tuple(seats)) for place, seats in groupby(self.seats, attrgetter("place"))
        ]
        on_it = [(place, seats) for place, seats in places if place <= lowest]
        steps = [
            Step(seats, HEIGHTS[place], len(on_it) - number)
            for number, (place, seats) in enumerate(on_it)
        ]
        return (*steps[1:2], *steps[:1], *steps[2:])

    @property
    def rows(self) -> tuple[EndSeat, ...]:
        """Alone there is nobody to be compared with."""
        return self.seats if len(self.seats) > 1 else ()

    @property
    def told(self) -> tuple[Fact, ...]:
        """Below the places, from what is soonest of use: who begins the next one."""
        following = Fact("", (self.following,), self.first)
        return (*(following,) * bool(self.following), *self.facts)

    @property
    def soonest(self) -> tuple[Fact, ...]:
        """Where places leave little room: looking back finds the rest."""
        return self.told[: bool(self.following)] if self.rows else self.told


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
