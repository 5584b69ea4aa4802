"""A match and who sits around it: whose turn, who looks, what stays hidden between people.

The same for every game that is played in turns; what a game shows of itself it adds.
"""

from app.core.game import Turn
from app.presenters.phrase import Field
from app.presenters.seats import Seat, Side, parsed_table, seat_name
from app.session.match import Match


class AtTable:
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
