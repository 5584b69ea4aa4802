"""What a table has come to over its matches: who won how many, and who begins the next one."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any

from app.core.game import Turn
from app.presenters.match.seats import Seat, parsed_seating, seat_name
from app.presenters.phrase import Field, phrase
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
    def line(self) -> Field:
        """Red 3 : Yellow 2; nothing before the second match."""
        if self.matches < 2:
            return ""
        told = zip(self.seats, self.wins, strict=True)
        return reduce(
            lambda left, right: phrase("tally.pair", left=left, right=right),
            (phrase("tally.seat", seat=seat_name(seat), wins=str(wins)) for seat, wins in told),
        )


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


def begins_next(match: Match) -> int | None:
    """The seat after the one that began; None where lots or people decide otherwise."""
    start = match.start
    setup = match.game.parsed_setup(start.seats, start.options)
    if start.seats == 1 or "first" not in match.game.options_of(setup):
        return None
    is_chosen = start.options.get("first") is not None and not match.table.get(TURN_ABOUT)
    status = match.game.status(match.state_after(0))
    if is_chosen or not isinstance(status, Turn):
        return None
    return (status.seats[0] + 1) % start.seats


def begins_line(match: Match) -> Field:
    """Who begins the next one, where that is known."""
    following = begins_next(match)
    if following is None:
        return ""
    seats = parsed_seating(match.table, match.start.seats).seats
    return phrase("tally.begins", seat=seat_name(seats[following]))


def turn_about(match: Match) -> tuple[Mapping[str, Any], bool]:
    """The options of the next match at this table, and whether its first seat follows from them."""
    following = begins_next(match)
    options = match.start.options
    return (options, False) if following is None else ({**options, "first": following}, True)
