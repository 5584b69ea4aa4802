"""What a table has come to over its matches: who won how many, and who begins the next one."""

from collections.abc import Iterable
from dataclasses import dataclass

from app.presenters.match.ending import Wins
from app.presenters.match.seats import Seat, parsed_seating, row_names
from app.session.kept import Kept
from app.session.match import Match

TURN_ABOUT = "turn_about"
"""Kept beside a match whose first seat follows from the match before."""


@dataclass(frozen=True, slots=True)
class Tally:
    """`wins` are in the order of the seats; a match that was shared counts for all its winners."""

    seats: tuple[Seat, ...] = ()
    wins: tuple[int, ...] = ()
    matches: int = 0

    @property
    def told(self) -> tuple[Wins, ...]:
        """Nothing before the second match."""
        if self.matches < 2:
            return ()
        told = zip(row_names(self.seats), self.wins, self.seats, strict=True)
        return tuple(Wins(name, wins, seat.color.value) for name, wins, seat in told)


def tally_of(match: Match, past: Iterable[Kept]) -> Tally:
    """Of all matches of this game between the same, wherever each of them sat."""
    seats = parsed_seating(match.table, match.start.seats).seats
    who = [_known_by(seat) for seat in seats]
    won = dict.fromkeys(who, 0)
    matches = 0
    for kept in past if len(seats) > 1 else ():
        others = _who(kept) if kept.start.game == match.start.game else []
        if sorted(others) == sorted(who):
            matches += 1
            for winner in kept.winners or ():
                won[others[winner]] += 1
    return Tally(seats, tuple(won[one] for one in who), matches)


def _who(kept: Kept) -> list[str]:
    return list(map(_known_by, parsed_seating(kept.table, kept.start.seats).seats))


def _known_by(seat: Seat) -> str:
    """By name where there is one, else by colour; a bot by its level, too."""
    called = seat.name.casefold() or seat.color.value
    return called if seat.level is None else f"{called} {seat.level.value}"


def begins_next(match: Match, following: int) -> int | None:
    """Of the match after this: `following`; None where lots or people decide otherwise."""
    start = match.start
    setup = match.game.parsed_setup(start.seats, start.options)
    if start.seats == 1 or "first" not in match.game.options_of(setup):
        return None
    is_chosen = start.options.get("first") is not None and not match.table.get(TURN_ABOUT)
    return None if is_chosen else following
