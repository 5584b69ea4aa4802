"""What happened in Go, in words: for looking back and for the table."""

from collections.abc import Iterable, Sequence

from app.games.go.board import STEPS, TREASURE_CELLS, Laid
from app.games.go.events import (
    DiceRolled,
    Event,
    GameWon,
    SeatScored,
    TileClaimed,
    TileLaid,
    TileLifted,
    TimeUp,
)
from app.games.go.tiles import HOLE_TILES, JOKER
from app.presenters.match.seats import by_seat
from app.presenters.match.telling import listed
from app.presenters.phrase import Field, Phrase, counted, phrase

CALLED = "magic"


def turn_phrases(events: Iterable[Event], names: Sequence[Field]) -> tuple[Phrase, ...]:
    phrases = (_phrase(event, names) for event in events)
    return tuple(found for found in phrases if found is not None)


def _phrase(event: Event, names: Sequence[Field]) -> Phrase | None:
    match event:
        case DiceRolled(round=number):
            return phrase("go.log.rolled", number=number)
        case TileLaid(seat, laid, hidden):
            if hidden or laid.tile == JOKER:
                return by_seat("go.log.laid", names[seat])
            return by_seat("go.log.laid_on", names[seat], where=_where(laid))
        case TileLifted(seat, laid, hidden):
            if hidden or laid.tile == JOKER:
                return by_seat("go.log.lifted", names[seat])
            return by_seat("go.log.lifted_on", names[seat], where=_where(laid))
        case TileClaimed(seat=seat, value=value) if value:
            return by_seat("go.log.claimed", names[seat], value=value)
        case SeatScored(seat=seat, solved=solved):
            return by_seat("go.log.solved" if solved else "go.log.unsolved", names[seat])
        case GameWon(seats=seats):
            return by_seat("go.log.won", names[seats[0]])
        case TimeUp(solved_rolls=solved_rolls):
            return counted("go.solved_rolls", solved_rolls)
        case _:
            return None


def _where(laid: Laid) -> Phrase:
    """By what its hole shows, or else by what it covers: so one is told from the next."""
    if laid.tile in HOLE_TILES:
        return phrase("go.in_hole", target=_at(laid.at))
    cells = sorted((laid.at, laid.at + STEPS[laid.direction]))
    return phrase("go.over_treasures", targets=listed(map(_at, cells)))


def treasure_name(treasure: int) -> Phrase:
    """They are those of Shift's edition."""
    return phrase(f"target.{CALLED}.m{treasure}")


def _at(cell: int) -> Phrase:
    return treasure_name(TREASURE_CELLS.index(cell) + 1)
