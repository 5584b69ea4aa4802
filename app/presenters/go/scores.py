"""How a round of several seats went, seat by seat in the order of their score tiles (G5-G9)."""

from dataclasses import dataclass, replace

from app.games.go.moves import Claim
from app.games.go.scoring import gain
from app.games.go.tiles import FINISH, JOKER_TILE, START_SPACE
from app.presenters.figures import NO_FIGURE, Figure, Sprite
from app.presenters.go.table import GoTable
from app.presenters.match.ending import NO_END, Banner, EndModel, EndSeat, Wins, with_places, won_by
from app.presenters.match.look_back import seen_after
from app.presenters.match.seats import by_seat
from app.presenters.phrase import Field, Phrase, phrase
from app.presenters.times import time_text

FLAG = "flag-variant"
"""The sign of what is counted: steps towards it."""
JOKER_FIGURE = Figure("go", 1, 1, (Sprite("joker", 0.5, 0.5),))


@dataclass(frozen=True, slots=True)
class SeatScore:
    """`gain` moved the seat on or back from `before` to `space`; `time` is empty where none was
    taken. Whoever is ahead of others `leads`."""

    seat: int = 0
    name: Field = ""
    pawn: str = "red"
    time: str = ""
    is_solved: bool = False
    gain: int = 0
    space: int = 0
    before: int = 0
    steps: int = FINISH
    has_won: bool = False
    leads: bool = False
    has_joker: bool = False

    @property
    def note(self) -> Field:
        """Who has the joker in the next round (G8)."""
        return phrase("go.scores.joker") if self.has_joker else ""

    @property
    def figure(self) -> Figure:
        """The joker itself."""
        return JOKER_FIGURE if self.has_joker else NO_FIGURE

    @property
    def moved(self) -> int:
        """So far the pawn went: nobody goes back beyond the start, or on beyond the end."""
        return self.space - self.before

    @property
    def sign(self) -> str:
        """Whether its board was solved; a step that was gained all the same (G7) is no fault."""
        if self.is_solved:
            return "check-bold"
        return arrow(self.moved) if self.moved > 0 else "link-variant-off"

    @property
    def walked(self) -> str:
        """What the round brought."""
        return signed(self.moved) if self.moved else "0"


@dataclass(frozen=True, slots=True)
class Scores:
    """`icon` and `on` are of the key that goes on: to the next roll, or to another game. `wins`
    are of all matches between those who sit here; `line` is said once, after the first round."""

    headline: Field = ""
    seats: tuple[SeatScore, ...] = ()
    is_over: bool = False
    icon: str = "play"
    on: str = "go.next_roll"
    wins: tuple[Wins, ...] = ()
    line: Field = ""

    @property
    def banner(self) -> Banner:
        end = self.end
        return Banner(self.headline, steps=end.steps, tally=end.tally, unit=end.unit)

    @property
    def end(self) -> EndModel:
        """Whoever sits here on a podium, once it is over; and what there is to tell."""
        if not self.is_over:
            return NO_END
        seats = (
            EndSeat(name=seat.name, pawn=seat.pawn, score=str(seat.space)) for seat in self.seats
        )
        worth = ((seat.has_won, seat.space) for seat in self.seats)
        return EndModel(
            seats=with_places(seats, (won * 2 * FINISH + space for won, space in worth)),
            tally=self.wins,
            unit=FLAG,
        )


def round_scores(table: GoTable) -> Scores:
    if table.is_over:
        on = ("replay", "match.again")
        return Scores(headline(table), scores(table), True, *on, table.tally)
    return Scores(headline(table), scores(table), line=_line(table))


def _line(table: GoTable) -> Field:
    """Where all came from, without which the first sum is a riddle (G1)."""
    start = START_SPACE[len(table.seats)]
    return phrase("go.scores.start", number=start) if start and table.round == 1 else ""


def arrow(gain: int) -> str:
    """On, or back."""
    return "arrow-right-bold" if gain > 0 else "arrow-left-bold"


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}"


def scores(table: GoTable) -> tuple[SeatScore, ...]:
    """Of a round that is scored, the first places first."""
    view = table.view()
    before = seen_after(table.match, len(table.match.moves) - 1, 0).seats
    times = {move.seat: move.milliseconds for move in _round_claims(table)}
    found = [
        SeatScore(
            number,
            table.row_names[number],
            table.seats[number].color.value,
            time_text(times[number]) if times.get(number) else "",
            bool(view.solved[number]),
            gain(seat.claimed or 0, bool(view.solved[number])),
            seat.space,
            before[number].space,
            has_won=number in view.winners,
            has_joker=not table.is_over and len(view.seats) > 2 and seat.claimed == JOKER_TILE,
        )
        for number, seat in enumerate(view.seats)
    ]
    spaces = [score.space for score in found]
    first = max(spaces) if len(set(spaces)) > 1 else None
    found = [replace(score, leads=score.space == first) for score in found]
    told = (found[seat] for seat in checked_order(table))
    return tuple(sorted(told, key=lambda score: (not score.has_won, -score.space)))


def checked_order(table: GoTable) -> list[int]:
    """Boards are looked at from the highest score tile down (G7)."""
    seats = table.view().seats
    return sorted(range(len(seats)), key=lambda seat: -(seats[seat].claimed or 0))


def _round_claims(table: GoTable) -> list[Claim]:
    """The claims since the last roll, those of relay with every seat's time."""
    claims = [move for move in table.match.moves if isinstance(move, Claim)]
    taken = len(table.seats) - 1
    played = {claim.seat: claim for claim in claims[-taken:]}
    for seat, time in enumerate(table.kept.times):
        if time is not None:
            played.setdefault(seat, Claim(seat, time))
    return list(played.values())


def headline(table: GoTable) -> Phrase:
    if not table.is_over:
        return phrase("go.round", number=table.round)
    winners = [table.row_names[seat] for seat in table.view().winners]
    if len(winners) == 1 and table.people == 1:
        return won_by(winners[0], table.seats[table.view().winners[0]].is_person)
    if len(winners) == 1:
        return by_seat("go.log.won", winners[0])
    return phrase("go.shared")
