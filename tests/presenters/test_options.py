"""Options: of which kind they are, and what comes next."""

from dataclasses import replace

import pytest

from app.bots.levels import Level
from app.presenters.match.seats import Seat, Side
from app.presenters.options import Option, Value
from app.presenters.setup.seat_form import (
    PLAYER,
    as_bot,
    as_person,
    seat_after,
    seat_icon,
    seat_options,
    seat_summary,
)


@pytest.mark.parametrize(
    ("values", "is_flag", "is_number"),
    [
        ((False, True), True, False),
        ((1, 2, 3), False, True),
        ((0, 1), False, True),
        (("a", "b"), False, False),
    ],
)
def test_the_values_say_of_which_kind_it_is(
    values: tuple[Value, ...], is_flag: bool, is_number: bool
) -> None:
    option = Option("key", values[0], values)
    assert (option.is_flag, option.is_number) == (is_flag, is_number)


def test_steps_end_at_the_ends() -> None:
    option = Option("key", 2, (1, 2, 3))
    assert [option.next(step) for step in (-5, -1, 1, 5)] == [1, 1, 3, 3]


def test_a_seat_is_what_was_chosen_for_it() -> None:
    seat = Seat("Mia")
    for option in seat_options(seat, has_sides=True):
        for value in option.values:
            changed = seat_after(seat, option.key, value)
            shown = {o.key: o.value for o in seat_options(changed, has_sides=True)}
            assert shown[option.key] == value
            assert changed.name == "Mia"


def test_a_bot_brings_its_name_and_its_face_unless_the_seat_has_a_name() -> None:
    pim = seat_after(Seat(), PLAYER, "easy")
    assert pim.name == "Pim"
    assert seat_after(replace(pim, name="Pim 2"), PLAYER, "master").name == "Sibyl"
    assert seat_after(pim, PLAYER, "person").name == ""
    seats = [seat_after(Seat(), PLAYER, level) for level in ("person", *Level)]
    assert len({seat_icon(seat) for seat in seats}) == len(seats)
    hints = {seat_options(seat, has_sides=False)[0].hint_key for seat in seats}
    assert len(hints) == len(seats)


def test_a_person_does_not_keep_the_name_of_a_bot() -> None:
    assert as_person(as_bot(Seat(), Level.HARD)).name == ""
    assert as_person(as_bot(Seat("Mia"), Level.HARD)).name == "Mia"


def test_sides_are_told_only_where_they_count() -> None:
    seat = Seat(side=Side.LEFT)
    assert len(seat_options(seat, has_sides=False)) == 1
    assert seat_summary(seat, has_sides=True).key == "seat.summary"
    assert seat_summary(seat, has_sides=False).key == "seat.player.person"
