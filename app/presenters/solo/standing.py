"""A race before it begins, and as it was run: who ran, and what each came to."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.presenters.match.ending import EndSeat, with_places
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.solo.stations import Station, stations_of
from app.session.racing import Race
from app.solo.ghosts import Ghost, is_better
from app.solo.records import Moments, Records


def standing_of(race: Race, ghost: Ghost | None, pawn: str) -> tuple[EndSeat, ...]:
    """Who ran, the first one first, and whoever was raced but faintly; beside one's best there is
    no other."""
    own, other = race.moments, ghost.moments if ghost else ()
    here = EndSeat(1, phrase("race.you"), pawn, _result(race, own))
    if ghost is None or other == own:
        return (here,)
    there = replace(here, name=_called(race, ghost), result=_result(race, other), is_faint=True)
    places = with_places((here, there), (is_better(own, other), is_better(other, own)))
    return tuple(replace(seat, has_won=seat.place == 1) for seat in places)


def _result(race: Race, run: Moments) -> Phrase:
    if race.is_timed:
        return counted("race.result", len(run))
    return counted("solo.turns", max(run, default=0))


def _called(race: Race, ghost: Ghost) -> Field:
    if race.alone.code.result is None:
        return phrase("race.lane.own")
    return ghost.name or phrase("solo.somebody")


@dataclass(frozen=True, slots=True)
class Ready:
    """Before a race begins: what it is about, who runs along, if anybody does, and what is to be
    found in order, if that is known."""

    icon: str = ""
    line: Field = ""
    rival: Field = ""
    stations: tuple[Station, ...] = ()


NO_READY = Ready()


def ready_of(race: Race, records: Records) -> Ready:
    icon = "timer-outline" if race.is_timed else "flag-checkered"
    line = phrase("race.ready.clock" if race.is_timed else "race.ready.deal")
    return Ready(icon, line, next(_rivals(race, records), ""), stations_of(race))


def _rivals(race: Race, records: Records) -> Iterator[Phrase]:
    code, best = race.alone.code, race.best(records)
    if code.result is not None:
        key = "race.sent.targets" if race.is_timed else "race.sent.turns"
        yield counted(key, code.result, name=code.name or phrase("solo.somebody"))
    elif best and race.is_timed:
        yield counted("race.your_best", len(best))
    elif best:
        yield counted("race.your_turns", max(best))
