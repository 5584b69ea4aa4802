"""How a match of Connect ended: places by tiles, the finest take, the longest way (C7)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from app.games.connect.events import CreatureMatched, Event, TilesTaken
from app.games.connect.state import State
from app.presenters.connect.log import winners_phrase
from app.presenters.connect.table_model import SeatModel
from app.presenters.connect.tiles import tile_model, tiles_figure
from app.presenters.figures import Figure
from app.presenters.match.ending import EndModel, EndSeat, Fact, with_places
from app.presenters.phrase import Field, counted
from app.session.match import Match

TILES = "cards-outline"
"""The sign of what is counted, as on the pile."""
STEP, WIDE = 0.5, 4.6
"""In tiles: from one to the next where there are few, and all of them together."""


def ending(match: Match, seats: Sequence[SeatModel]) -> EndModel:
    """Of a match that is over."""
    state: State = match.state
    shown = [
        EndSeat(
            *(1, seat.name, seat.pawn, counted("connect.tiles", seat.taken), seat.has_won),
            heap_of(taken, max(map(len, state.taken))),
            str(seat.taken),
            score=str(seat.taken),
        )
        for seat, taken in zip(seats, state.taken, strict=True)
    ]
    names = tuple(seat.name for seat in seats)
    winners = tuple(number for number, seat in enumerate(seats) if seat.has_won)
    facts = (*_best_take(match, names), *_longest_way(match, names))
    placed = with_places(shown, [seat.taken for seat in seats])
    return EndModel(winners_phrase(winners, names), placed, facts, unit=TILES)


def heap_of(taken: Sequence[int], most: int) -> Figure:
    """The tiles in a row, each over a part of the one before: as long as many are beside those of
    whoever has most."""
    step = min(STEP, (WIDE - 1) / max(1, most - 1))
    tiles = [tile_model(tile, 0) for tile in taken]
    return replace(tiles_figure(tiles, step), columns=WIDE)


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
