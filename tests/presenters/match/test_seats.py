"""The table kept beside a match: read back as written, and unharmed by anything else."""

import pytest

from app.bots.levels import Level
from app.presenters.match.seats import (
    Seat,
    SeatColor,
    Seating,
    Side,
    clean_name,
    parsed_seating,
    seating_json,
)

NOOR = Seat("Noor", SeatColor.GREEN, Side.TOP)
BOT = Seat("", SeatColor.BLUE, Side.LEFT, Level.HARD)


def test_a_table_is_read_back_as_it_was_kept() -> None:
    table = Seating((NOOR, BOT), has_undo=False)
    assert parsed_seating(seating_json(table), 2) == table


def test_bots_are_no_people() -> None:
    assert seating_json(Seating((NOOR, BOT)))["people"] == 1


@pytest.mark.parametrize(
    "kept",
    [
        {},
        {"seats": None},
        {"seats": "Noor"},
        {"seats": [None, 3, []]},
        {"seats": [{"name": 1, "color": [], "side": {}, "player": True}] * 2},
        {"seats": [{"color": "gold", "side": "above", "player": "genius"}]},
        {"undo": 1, "seats": {"0": {}}},
    ],
)
def test_what_cannot_be_read_is_plain(kept: dict[str, object]) -> None:
    assert parsed_seating(kept, 2) == Seating((Seat(), Seat(color=SeatColor.YELLOW)))


def test_no_two_seats_have_one_colour() -> None:
    kept = seating_json(Seating((NOOR, NOOR, BOT)))
    assert len({seat.color for seat in parsed_seating(kept, 3).seats}) == 3


def test_missing_seats_are_added_and_surplus_ones_left_out() -> None:
    kept = seating_json(Seating((NOOR, BOT)))
    assert [len(parsed_seating(kept, count).seats) for count in (1, 2, 6)] == [1, 2, 6]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Mia \n Lou ", "Mia Lou"),
        ("a\u202eb\u2066c\u200fd", "abcd"),
        ("x\x00\x07y\u200b\ud800", "xy"),
        ("[b]Ben[/b]", "[b]Ben[/b]"),
        ("w" * 10_000, "w" * 24),
        ("../../etc", "../../etc"),
        ("Zoë Ğ", "Zoë Ğ"),
        ("\u2028\u200e", ""),
        ("Mia \U0001f600\u2764", "Mia"),
        ("\U0001f469\u200d\U0001f680 Ada", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz Žižka", "Łukasz Žižka"),
        ("Ёлка Ωμέγα", "Ёлка Ωμέγα"),
        ("\u540d\u524d", ""),
    ],
)
def test_names_are_one_short_plain_line(typed: str, name: str) -> None:
    assert clean_name(typed) == name
