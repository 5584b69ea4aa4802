"""A match and who sits around it: whose turn, who looks, what stays hidden between people.

The same for every game that is played in turns; what a game shows of itself it adds.
"""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from app.core.game import Turn
from app.presenters.phrase import Field, Phrase, phrase
from app.presenters.seats import Seat, Side, parsed_table, seat_name
from app.session.match import Match

State = TypeVar("State")


class AtTable:
    _seen: tuple[Any, dict[int, Any]] | None = None

    def __init__(self, match: Match) -> None:
        self.match = match
        self.table = parsed_table(match.table, match.start.seats)

    @property
    def seat(self) -> int:
        """The seat at move; the last one when the game is over."""
        turn: int = self.match.state.turn
        return turn

    @property
    def at_move(self) -> Seat:
        return self.table.seats[self.seat]

    @property
    def looker(self) -> int:
        """Whose knowledge is on the screen: the only person's, else that of the seat at move."""
        people = [n for n, seat in enumerate(self.table.seats) if seat.is_person]
        return people[0] if len(people) == 1 else self.seat

    @property
    def is_over(self) -> bool:
        return not isinstance(self.match.status, Turn)

    @property
    def is_in_hand(self) -> bool:
        """A person is to move."""
        return self.at_move.is_person and not self.is_over

    @property
    def side(self) -> Side:
        """The side of the person who looks; bots turn no table."""
        return self.table.seats[self.looker].side

    @property
    def names(self) -> tuple[Field, ...]:
        return tuple(map(seat_name, self.table.seats))

    def seen_by(self, seat: int) -> Any:
        """What this seat may know: asked in every frame of a drag, made once a state."""
        if self._seen is None or self._seen[0] is not self.match.state:
            self._seen = self.match.state, {}
        views = self._seen[1]
        if seat not in views:
            views[seat] = self.match.view(seat)
        return views[seat]


class TurnsAtTable(AtTable, ABC, Generic[State]):
    """Seats move one after another, and may have secrets. A turn has several moves."""

    turn_end: type
    """The event that passes the turn on."""

    _known: tuple[Any, State] | None = None

    @property
    @abstractmethod
    def has_secrets(self) -> bool:
        """Some seat knows what the others do not."""

    @property
    def shows_secrets(self) -> bool:
        """A person's are on the screen. While a bot moves between several people, nobody's are."""
        return self.has_secrets and not self.is_over and self.table.seats[self.looker].is_person

    @property
    @abstractmethod
    def is_within_turn(self) -> bool:
        """The seat at move has begun its turn, and nothing secret came out by that."""

    @abstractmethod
    def turn_phrases(self, events: tuple[Any, ...]) -> tuple[Phrase, ...]:
        """What happened, of public facts only."""

    @property
    def view(self) -> Any:
        """What the seat that looks may know."""
        return self.seen_by(self.looker)

    @property
    def known(self) -> State:
        """A game that looks the same to the seat that looks: its secrets are not those of this."""
        view = self.view
        if self._known is None or self._known[0] is not view:
            self._known = view, self.match.game.sample(view, 0)
        return self._known[1]

    @property
    def hands_over(self) -> bool:
        """A curtain stands between the turns of several people (S12, C2)."""
        return self.has_secrets and self.table.people > 1

    @property
    def can_undo(self) -> bool:
        """Alone all the way back; else within the turn, where the table takes moves back."""
        if not self.table.has_undo or not self.match.can_undo or not self.is_in_hand:
            return False
        return len(self.table.seats) == 1 or self.is_within_turn

    def why_not(self, move: Any) -> Phrase | None:
        why = self.match.game.refusal(self.known, move)
        return None if why is None else phrase(f"{self.match.start.game}.refusal.{why}")

    def last_turn(self) -> tuple[Phrase, ...]:
        """What the seat before did in its turn (S12, X4)."""
        events: list[Any] = []
        for number in reversed(range(len(self.match.moves))):
            happened = self.match.events_of(number)
            if events and any(isinstance(event, self.turn_end) for event in happened):
                break
            events[:0] = happened
        return self.turn_phrases(tuple(events))
