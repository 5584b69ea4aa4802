"""What seats are called: by name, by colour, and the only person among bots in no colour at all."""

from app.bots.levels import Level
from app.presenters.match.seats import YOU, Seat, SeatColor, row_names
from app.presenters.phrase import phrase

RED, YELLOW = Seat(color=SeatColor.RED), Seat(color=SeatColor.YELLOW)
BOT = Seat(color=SeatColor.GREEN, level=Level.EASY)


def test_the_only_person_without_a_name_is_you() -> None:
    assert row_names([BOT, RED]) == (phrase("color.green"), YOU)
    assert row_names([RED]) == (YOU,)


def test_a_name_is_never_taken_away() -> None:
    assert row_names([Seat("Mia"), BOT])[0] == "Mia"


def test_several_persons_are_told_apart_by_colour() -> None:
    assert row_names([RED, YELLOW, BOT])[:2] == (phrase("color.red"), phrase("color.yellow"))
