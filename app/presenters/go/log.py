"""What happened in Go, in words: for looking back and for the table."""

from collections.abc import Iterable, Sequence

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
from app.presenters.phrase import Field, Phrase, counted, phrase


def turn_phrases(events: Iterable[Event], names: Sequence[Field]) -> tuple[Phrase, ...]:
    phrases = (_phrase(event, names) for event in events)
    return tuple(found for found in phrases if found is not None)


def _phrase(event: Event, names: Sequence[Field]) -> Phrase | None:
    match event:
        case DiceRolled(round=number):
            return phrase("go.log.rolled", number=number)
        case TileLaid(seat=seat):
            return phrase("go.log.laid", seat=names[seat])
        case TileLifted(seat=seat):
            return phrase("go.log.lifted", seat=names[seat])
        case TileClaimed(seat=seat, value=value) if value:
            return phrase("go.log.claimed", seat=names[seat], value=value)
        case SeatScored(seat=seat, solved=solved):
            return phrase("go.log.solved" if solved else "go.log.unsolved", seat=names[seat])
        case GameWon(seats=seats):
            return phrase("go.log.won", seat=names[seats[0]])
        case TimeUp(solved_rolls=solved_rolls):
            return counted("go.solved_rolls", solved_rolls)
        case _:
            return None
