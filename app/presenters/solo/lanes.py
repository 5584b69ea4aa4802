"""A race before it begins, and as it was run: a lane for each who ran it, with what was found."""

from collections.abc import Iterator
from dataclasses import dataclass

from app.presenters.phrase import Field, Phrase, counted, phrase
from app.session.racing import Race
from app.solo.ghosts import Ghost
from app.solo.kinds import LIMIT_MS
from app.solo.records import Moments, Records

MINUTES = 3


@dataclass(frozen=True, slots=True)
class Lane:
    """`result` counts targets or turns; `found` are shares of the way, which has so many `marks`
    between its ends. Of the `is_own` one all dots are strong."""

    name: Field = ""
    result: str = ""
    found: tuple[float, ...] = ()
    marks: int = 0
    is_own: bool = True


def lanes_of(race: Race, ghost: Ghost | None) -> tuple[Lane, ...]:
    """The own one, and that of whoever was raced; beside one's best there is no other."""
    own, other = race.moments, ghost.moments if ghost else ()
    ends = [LIMIT_MS] if race.is_timed else [*own[-1:], *other[-1:], race.now]
    lanes = [_lane(race, phrase("race.you"), own, max(ends))]
    if ghost is not None and other != own:
        lanes.append(_lane(race, _called(race, ghost), other, max(ends), is_own=False))
    return tuple(lanes)


def _lane(race: Race, name: Field, moments: Moments, end: int, is_own: bool = True) -> Lane:
    turns = max(moments, default=0) if not is_own else race.now
    result = str(len(moments) if race.is_timed else turns)
    marks = MINUTES - 1 if race.is_timed else max(0, end - 1)
    return Lane(name, result, tuple(each / max(1, end) for each in moments), marks, is_own)


def _called(race: Race, ghost: Ghost) -> Field:
    """Of a result that was sent nobody knows how it came about: that is said."""
    if race.alone.code.result is None:
        return phrase("race.lane.own")
    return phrase("race.lane.even", name=ghost.name or phrase("solo.somebody"))


@dataclass(frozen=True, slots=True)
class Ready:
    """Before a race begins: what it is about, and who runs along, if anybody does."""

    icon: str = ""
    line: Field = ""
    rival: Field = ""


NO_READY = Ready()


def ready_of(race: Race, records: Records) -> Ready:
    icon = "timer-outline" if race.is_timed else "flag-checkered"
    line = phrase("race.ready.clock" if race.is_timed else "race.ready.deal")
    return Ready(icon, line, next(_rivals(race, records), ""))


def _rivals(race: Race, records: Records) -> Iterator[Phrase]:
    code, best = race.alone.code, race.best(records)
    if code.result is not None:
        key = "race.sent.targets" if race.is_timed else "race.sent.turns"
        yield counted(key, code.result, name=code.name or phrase("solo.somebody"))
    elif best and race.is_timed:
        yield counted("race.your_best", len(best))
    elif best:
        yield counted("race.your_turns", max(best))
