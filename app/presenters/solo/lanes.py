"""A race before it begins, and as it was run: a lane for each who ran it, and how far each came."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.presenters.figures import Figure
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.session.racing import Race
from app.solo.ghosts import Ghost
from app.solo.records import Moments, Records


@dataclass(frozen=True, slots=True)
class Lane:
    """`result` counts targets or turns. The pawn stands after `at` of so many `steps`; what it has
    found on its way are pictures of the `atlas`, known of the own one alone."""

    name: Field = ""
    result: str = ""
    pawn: str = "red"
    steps: int = 1
    at: float = 0.0
    found: tuple[str, ...] = ()
    atlas: str = "crew"
    is_own: bool = True


def lanes_of(
    race: Race, ghost: Ghost | None, pictures: Sequence[Figure], pawn: str
) -> tuple[Lane, ...]:
    """The own one, and that of whoever was raced; beside one's best there is no other."""
    own, other = race.moments, ghost.moments if ghost else ()
    found = tuple(sprite.name for picture in pictures for sprite in picture.sprites)
    atlas = next((picture.atlas for picture in pictures), "crew")
    result = str(len(own) if race.is_timed else race.now)
    places = _places(race, own, other)
    lanes = [Lane(phrase("race.you"), result, pawn, *places[0], found, atlas)]
    if ghost is not None and other != own:
        result = str(len(other) if race.is_timed else max(other, default=0))
        lanes.append(Lane(_called(race, ghost), result, pawn, *places[1], is_own=False))
    return tuple(lanes)


def _places(race: Race, *runs: Moments) -> list[tuple[int, float]]:
    """Of each so many steps, and after how many its pawn stands. Who has found most stands at the
    end; in a race for the fewest turns the others where they were when the first one was there."""
    most = max(map(len, runs))
    steps = most + 1
    if race.is_timed:
        return [(steps, len(run) + (len(run) > 0)) for run in runs]
    first = min((max(run) for run in runs if run and len(run) == most), default=0)
    ends = (max(run, default=0) for run in runs)
    shares = (
        (len(run) / most * first / end if end else 0.0) for run, end in zip(runs, ends, strict=True)
    )
    return [(steps, steps * share) for share in shares]


def _called(race: Race, ghost: Ghost) -> Field:
    if race.alone.code.result is None:
        return phrase("race.lane.own")
    return ghost.name or phrase("solo.somebody")


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
