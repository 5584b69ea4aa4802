"""How a match of Connect ended: places by tiles, the finest take, the longest way (C7)."""

from collections.abc import Iterator, Sequence

from app.games.connect.events import CreatureMatched, Event, TilesTaken
from app.presenters.connect.log import winners_phrase
from app.presenters.connect.table_model import SeatModel
from app.presenters.match.ending import EndModel, EndSeat, Fact, with_places
from app.presenters.phrase import Field, counted
from app.session.match import Match


def ending(match: Match, seats: Sequence[SeatModel]) -> EndModel:
    """Of a match that is over."""
    shown = [
        EndSeat(
            *(1, seat.name, seat.pawn, counted("connect.tiles", seat.taken)),
            has_won=seat.has_won,
            is_brief=True,
        )
        for seat in seats
    ]
    names = tuple(seat.name for seat in seats)
    winners = tuple(number for number, seat in enumerate(seats) if seat.has_won)
    facts = (*_best_take(match, names), *_longest_way(match, names))
    placed = with_places(shown, [seat.taken for seat in seats])
    return EndModel(winners_phrase(winners, names), placed, facts)


def _events(match: Match) -> Iterator[Event]:
    for number in range(len(match.moves)):
        yield from match.events_of(number)


def _best_take(match: Match, names: Sequence[Field]) -> tuple[Fact, ...]:
    takes = [event for event in _events(match) if isinstance(event, TilesTaken)]
    best = max(takes, key=lambda take: len(take.tiles), default=None)
    if best is None:
        return ()
    return (
        Fact(
            "star-outline", (counted("connect.end.take", len(best.tiles), seat=names[best.seat]),)
        ),
    )


def _longest_way(match: Match, names: Sequence[Field]) -> tuple[Fact, ...]:
    """In tiles, both ends included."""
    ways = [event for event in _events(match) if isinstance(event, CreatureMatched)]
    longest = max(ways, key=lambda each: len(each.way), default=None)
    if longest is None:
        return ()
    words = counted("connect.end.way", len(longest.way), seat=names[longest.seat])
    return (Fact("map-marker-path", (words,)),)
