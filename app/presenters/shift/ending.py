"""How a match of Shift ended: places, turns a card, the longest walk; alone the fewest turns."""

from collections.abc import Iterator

from app.core.thinking import finished
from app.games.shift.events import PawnWalked, TargetFound
from app.games.shift.solving import DEEPEST, nearest, quests
from app.games.shift.state import Ending, State
from app.presenters.match.ending import EndModel, EndSeat, Fact, with_places
from app.presenters.match.seats import by_seat
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.shift.table_model import SeatModel
from app.session.match import Match
from app.solo.stars import MOST

Names = tuple[Field, ...]
WON = {Ending.HOME: "home", Ending.LAST_CARD: "last"}
"""Else the way led out."""
PACED, SLOW = 2, 20
"""So many cards have a pace worth telling, and from so many turns a card on none has."""


def ending(match: Match, seats: tuple[SeatModel, ...]) -> EndModel:
    """Of a match that is over."""
    walks = list(_walks(match))
    if len(seats) == 1:
        alone = EndSeat(1, seats[0].name, seats[0].pawn, has_won=True)
        headline, facts = phrase("shift.end.alone"), _longest(walks, seats)
        used, fewest = turns_alone(match)
        if fewest is None:
            return EndModel(headline, (alone,), facts, short=(counted("shift.end.turns", used),))
        told = counted("solo.result.over", used, par=fewest)
        if used <= fewest:
            told = counted("solo.result.par", used)
        return EndModel(headline, (alone,), facts, stars=stars_alone(fewest, used), short=(told,))
    shown = [
        EndSeat(1, seat.name, seat.pawn, _result(match, seat, number, walks), seat.has_won)
        for number, seat in enumerate(seats)
    ]
    placed = with_places(shown, [1 if seat.has_won else -1 - seat.left for seat in seats])
    return EndModel(by_seat("shift.won", placed[0].name), placed, _longest(walks, seats))


def stars_alone(fewest: int, used: int) -> int:
    """A whole deal is long: a turn in ten may be lost for all stars, and one in two for two."""
    lost = used - fewest
    return MOST if lost * 10 <= fewest else MOST - 1 if lost * 2 <= fewest else 1


def turns_alone(match: Match) -> tuple[int, int | None]:
    """Those used, and the fewest there could have been from where each card was begun; none where
    that is too deep to be searched."""
    begun = [0, *(number + 1 for number in range(len(match.moves) - 1) if _finds(match, number))]
    fewest = [_fewest(match.state_after(moves)) for moves in begun]
    used = (len(match.moves) + 1) // 2
    return used, None if None in fewest else sum(each or 0 for each in fewest)


def _fewest(state: State) -> int | None:
    """Turns to what the seat at move looks for; None where that is too deep to be searched."""
    found = finished(nearest(state, quests(state), DEEPEST))
    return found[1] if found else None


def _finds(match: Match, number: int) -> bool:
    return any(isinstance(event, TargetFound) for event in match.events_of(number))


def _walks(match: Match) -> Iterator[PawnWalked]:
    for number in range(len(match.moves)):
        yield from (each for each in match.events_of(number) if isinstance(each, PawnWalked))


def reason(seat: SeatModel, ending: Ending) -> Phrase:
    """Why it has its place."""
    if seat.has_won:
        return counted(f"shift.end.won.{WON.get(ending, 'out')}", len(seat.found))
    return seat.to_find if seat.left else phrase("shift.all_found")


def _result(match: Match, seat: SeatModel, number: int, walks: list[PawnWalked]) -> Field:
    turns = sum(walk.seat == number for walk in walks)
    return paced(reason(seat, match.state.setup.ending), turns, len(seat.found))


def paced(told: Phrase, turns: int, found: int) -> Phrase:
    """With how many turns a card took, where that says something."""
    if found < PACED or turns >= SLOW * found:
        return told
    whole, tenth = divmod(round(10 * turns / found), 10)
    pace = phrase("number.tenths", whole=whole, tenth=tenth)
    return phrase("shift.end.result", result=told, pace=pace)


def _longest(walks: list[PawnWalked], seats: tuple[SeatModel, ...]) -> tuple[Fact, ...]:
    longest = max(walks, key=lambda walk: len(walk.path), default=None)
    if longest is None or len(longest.path) < 2:
        return ()
    words = counted("shift.end.longest", len(longest.path) - 1, seat=seats[longest.seat].name)
    return (Fact("foot-print", (words,)),)
