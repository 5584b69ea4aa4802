"""Who sits around a match: whose turn it is, who looks, and at which side."""

from app.presenters.match.seats import Seat, Seating, Side, parsed_seating, row_names, seat_name
from app.presenters.phrase import Field
from app.session.match import Match


class Seated:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.sit(parsed_seating(match.table, match.start.seats))

    def sit(self, seating: Seating) -> None:
        """Asked many times in every frame of a drag, so it is made once."""
        self.seating, self.seats, self.people = seating, seating.seats, seating.people
        self.names: tuple[Field, ...] = tuple(map(seat_name, seating.seats))
        self.row_names = row_names(seating.seats)
        persons = [number for number, seat in enumerate(seating.seats) if seat.is_person]
        self._only_person = persons[0] if len(persons) == 1 else None

    @property
    def seat(self) -> int:
        """The seat at move; the last one when the game is over."""
        turn: int = self.match.state.turn
        return turn

    @property
    def at_move(self) -> Seat:
        return self.seats[self.seat]

    @property
    def looker(self) -> int:
        """Whose knowledge is on the screen: the only person's, else that of the seat at move."""
        return self.seat if self._only_person is None else self._only_person

    @property
    def side(self) -> Side:
        """The side of the person who looks; bots turn no table."""
        return self.seats[self.looker].side

    def side_below(self, is_fixed: bool) -> Side | None:
        """Where the bottom of the screen is to lie; None: where it lies, while a bot moves between
        several people. `is_fixed`: always before the first seat."""
        if is_fixed:
            return self.seats[0].side
        return self.side if self.at_move.is_person or self.people == 1 else None
