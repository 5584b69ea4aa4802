"""How a match of Shift ended: places, turns a card, the longest walk; alone the fewest turns."""

from collections.abc import Iterator
from typing import NamedTuple

from app.core.thinking import finished
from app.games.shift.events import PawnWalked, TargetFound
from app.games.shift.solving import DEEPEST, nearest, quests
from app.games.shift.state import Ending, State
from app.presenters.match.ending import BEST, EndModel, EndSeat, Fact, Find, with_places
from app.presenters.match.seats import by_seat
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.shift.board_model import home_figure, medallion
from app.presenters.shift.table_model import SeatModel
from app.session.helped import helped
from app.session.match import Match
from app.solo.stars import MOST

Names = tuple[Field, ...]
WON = {Ending.HOME: "home", Ending.LAST_CARD: "last"}
"""Else the way led out."""
PACED, SLOW = 2, 20
"""So many cards have a pace worth telling, and from so many turns a card on none has."""


class Leg(NamedTuple):
    """On the way from card to card, and home with 0: the turns it took, and the fewest there could
    have been from where it was begun; None where that is too deep to be searched. `is_helped`: a
    hint showed some of it."""

    target: int
    used: int
    fewest: int | None
    is_helped: bool = False


def ending(match: Match, seats: tuple[SeatModel, ...]) -> EndModel:
    """Of a match that is over."""
    walks = list(_walks(match))
    if len(seats) == 1:
        return _alone(match, seats[0])
    shown = [
        EndSeat(1, seat.name, seat.pawn, _result(match, seat, number, walks), seat.has_won)
        for number, seat in enumerate(seats)
    ]
    placed = with_places(shown, [1 if seat.has_won else -1 - seat.left for seat in seats])
    return EndModel(by_seat("shift.won", placed[0].name), placed, _longest(walks, seats))


def _alone(match: Match, seat: SeatModel) -> EndModel:
    """By the turns for each card; beside a celebration the longest walk says nothing."""
    legs, headline = legs_of(match), phrase("shift.end.alone")
    used, fewest = turns_alone(legs)
    own = EndSeat(1, seat.name, seat.pawn, has_won=True)
    finds = tuple(_find(leg, match.state.setup.edition.value, seat) for leg in legs)
    if fewest is None:
        told = counted("shift.end.turns", used)
        return EndModel(headline, (own,), short=(told,), finds=finds)
    told = counted("solo.result.over", used, par=fewest)
    if used <= fewest:
        told = counted("solo.result.par", used)
    hints = len(helped(match))
    short = (told, *(counted("solo.result.hints", hints),) * bool(hints))
    stars = stars_alone(fewest, used, hints)
    return EndModel(headline, (own,), stars=stars, short=short, finds=finds)


def _find(leg: Leg, edition: str, seat: SeatModel) -> Find:
    figure = home_figure(edition, seat.pawn)
    if leg.target:
        figure = medallion(edition, leg.target)
    is_best = leg.used == leg.fewest and not leg.is_helped
    return Find(figure, counted("solo.turns", leg.used), BEST * is_best)


def stars_alone(fewest: int, used: int, hints: int = 0) -> int:
    """A whole deal is long: a turn in ten may be lost for all stars, and one in two for two. A hint
    takes one, never the last (P2)."""
    lost = used - fewest
    won = MOST if lost * 10 <= fewest else MOST - 1 if lost * 2 <= fewest else 1
    return max(1, won - hints)


def legs_of(match: Match) -> tuple[Leg, ...]:
    """Of a match alone that is over."""
    found, begun, shown = [], 0, helped(match)
    for number in range(len(match.moves)):
        target = _found(match, number)
        ended = number + 1
        if target or ended == len(match.moves):
            turns = (ended + 1) // 2 - (begun + 1) // 2
            is_helped = not shown.isdisjoint(range(begun, ended))
            found.append(Leg(target, turns, _fewest(match.state_after(begun)), is_helped))
            begun = ended
    return tuple(found)


def turns_alone(legs: tuple[Leg, ...]) -> tuple[int, int | None]:
    """Those used, and the fewest there could have been."""
    fewest = [leg.fewest for leg in legs]
    used = sum(leg.used for leg in legs)
    return used, None if None in fewest else sum(each or 0 for each in fewest)


def _fewest(state: State) -> int | None:
    """Turns to what the seat at move looks for; None where that is too deep to be searched."""
    found = finished(nearest(state, quests(state), DEEPEST))
    return found[1] if found else None


def _found(match: Match, number: int) -> int:
    events = match.events_of(number)
    return next((event.target for event in events if isinstance(event, TargetFound)), 0)


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
