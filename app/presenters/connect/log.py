"""The last turn of Connect in sentences, of public facts only (X4): for curtain and voice."""

from collections.abc import Iterable

from app.games.connect.events import (
    CreatureMatched,
    Event,
    GameEnded,
    TileLaid,
    TilesTaken,
    TurnPassed,
)
from app.games.connect.tiles import FORMS
from app.presenters.match.seats import YOU, by_seat
from app.presenters.match.telling import listed
from app.presenters.phrase import Field, Phrase, counted, phrase

Names = tuple[Field, ...]
"""What each seat is called, in the order of the seats."""


def event_phrase(event: Event, names: Names) -> Phrase | None:
    """None for what goes without saying."""
    match event:
        case TileLaid(seat):
            return by_seat("connect.log.laid", names[seat])
        case TilesTaken(seat, tiles):
            return by_seat("connect.log.took", names[seat], len(tiles))
        case GameEnded(winners):
            return winners_phrase(winners, names)
        case _:
            return None


def laid_phrase(event: TileLaid, names: Names) -> Phrase:
    """By the creatures on it, where each lay is to be told from the next."""
    creatures = [each for path in FORMS[event.tile][event.turn].paths for each in path.creatures]
    if not creatures:
        return by_seat("connect.log.laid", names[event.seat])
    told = listed(phrase(f"creature.{creature.value}") for creature in creatures)
    return by_seat("connect.log.laid_with", names[event.seat], creatures=told)


def turn_phrases(events: Iterable[Event], names: Names, stays: bool = False) -> tuple[Phrase, ...]:
    """Where nothing else happened, that nothing was taken (C6).

    What a lay has matched is told as long as none of it is taken; `stays`: none of it can be.
    """
    events = tuple(events)
    found = {event.way[-1] for event in events if isinstance(event, CreatureMatched)}
    said = [words for event in events if (words := event_phrase(event, names)) is not None]
    if not said and any(isinstance(event, TurnPassed) for event in events):
        said = [phrase("connect.log.none")]
    if found and isinstance(events[-1], CreatureMatched):
        said.append(counted("connect.title.stays" if stays else "connect.log.found", len(found)))
    return tuple(said)


def winners_phrase(winners: tuple[int, ...], names: Names) -> Phrase:
    """Equal ones share (C7)."""
    if len(names) == 1:
        return phrase("connect.log.ended")
    if len(winners) == 1:
        return by_seat("connect.log.won", names[winners[0]])
    sharing = [names[seat] for seat in winners]
    others = [name for name in sharing if name != YOU]
    key = "connect.log.shared" if others == sharing else "connect.log.shared.you"
    return phrase(key, seats=list_phrase(others))


def list_phrase(names: list[Field]) -> Field:
    """`A`, `A and B`, `A, B and C`."""
    *before, last = names
    if not before:
        return last
    said = before[0]
    for name in before[1:]:
        said = phrase("connect.log.list", first=said, next=name)
    return phrase("connect.log.and", first=said, last=last)
