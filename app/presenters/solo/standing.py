"""A race before it begins, and as it was run: who ran, and what each came to."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.presenters.match.ending import EndSeat, with_places
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.solo.aim import NO_TRACK, Track
from app.presenters.solo.race_line import rival_name
from app.presenters.solo.stations import Station, stations_of
from app.presenters.times import clock_text
from app.session.racing import Race
from app.solo.ghosts import Ghost, is_better
from app.solo.kinds import LIMIT_MS
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
class Stake:
    """What there is to win or to beat: its sign, how much of it, and what that is."""

    icon: str = ""
    value: Field = ""
    label: Field = ""


@dataclass(frozen=True, slots=True)
class Ready:
    """Before a race begins: what it is about, what is to be found in order, if that is known, else
    the `way` of whoever runs along, and what is at stake, that one first."""

    icon: str = ""
    line: Field = ""
    stations: tuple[Station, ...] = ()
    way: Track = NO_TRACK
    stakes: tuple[Stake, ...] = ()
    has_ghost: bool = False


NO_READY = Ready()


def ready_of(race: Race, records: Records, pawn: str) -> Ready:
    """`pawn` is one's own."""
    icon = "timer-outline" if race.is_timed else "flag-checkered"
    line = phrase("race.ready.clock" if race.is_timed else "race.ready.deal")
    ghost = race.ghost(records)
    way = NO_TRACK
    if race.is_timed and ghost is not None:
        way = Track(0, len(ghost.moments), len(ghost.moments) + 1, pawn)
    stakes = tuple(_stakes(race, ghost, records))
    return Ready(icon, line, stations_of(race), way, stakes, ghost is not None)


def _stakes(race: Race, ghost: Ghost | None, records: Records) -> Iterator[Stake]:
    best, is_sent = race.best(records), race.alone.code.result is not None
    if ghost is not None:
        along = phrase("race.along", name=rival_name(race.alone.code))
        yield Stake("ghost", _result(race, ghost.moments), along)
    if best and is_sent:
        yield Stake("trophy", _result(race, best), phrase("race.own"))
    if race.is_timed:
        yield Stake("timer-outline", clock_text(LIMIT_MS // 1000), phrase("race.time"))
    else:
        par = counted("solo.turns", race.alone.par)
        yield Stake("star", par, phrase("race.for_stars"))
