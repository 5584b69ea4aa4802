"""The targets of a race that asks for all of them in order, as pictures: what was found, what is
due, what comes after it."""

from dataclasses import dataclass, replace

from app.games.shift.state import State
from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.phrase import Field
from app.presenters.shift.board_model import medallion
from app.presenters.shift.log import target_phrase
from app.session.racing import Race

FOUND = "check-bold"


@dataclass(frozen=True, slots=True)
class Station:
    """`name` says it to whoever has it read aloud."""

    number: int = 0
    figure: Figure = NO_FIGURE
    name: Field = ""
    is_found: bool = False
    is_due: bool = False

    @property
    def icon(self) -> str:
        return FOUND if self.is_found else ""

    @property
    def text(self) -> str:
        return "" if self.is_found else str(self.number)


def stations_of(race: Race) -> tuple[Station, ...]:
    """Against the clock nobody knows what comes next: there is none."""
    edition, found = _edition(race), race.found
    return tuple(
        Station(
            *(number + 1, medallion(edition, target), target_phrase(edition, target)),
            is_found=number < found,
            is_due=number == found,
        )
        for number, target in enumerate(_asked(race))
    )


def line_of(race: Race) -> Figure:
    """All of them as one picture."""
    edition, targets = _edition(race), _asked(race)
    marks = (medallion(edition, target).sprites[0] for target in targets)
    abreast = (replace(mark, x=place + 0.5) for place, mark in enumerate(marks))
    return Figure(edition, len(targets), 1, tuple(abreast)) if targets else NO_FIGURE


def _edition(race: Race) -> str:
    first: State = race.alone.match.state_after(0)
    return first.setup.edition.value


def _asked(race: Race) -> tuple[int, ...]:
    first: State = race.alone.match.state_after(0)
    return () if race.is_timed else first.hands[0].cards
