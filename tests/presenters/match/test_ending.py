"""How a match is said to have ended: to a family by names, to one person among bots as to them."""

from dataclasses import replace

import pytest

from app.presenters.match.ending import EndModel, EndSeat, told_to
from app.presenters.phrase import Phrase, phrase

MIA, PIM = EndSeat(1, "Mia", "red"), EndSeat(2, "Pim", "yellow")
WON = phrase("shift.won", seat="Red")


def won(*winners: EndSeat) -> EndModel:
    seats = (MIA, PIM)
    placed = (EndSeat(s.place, s.name, s.pawn, has_won=s in winners) for s in seats)
    return EndModel(WON, tuple(placed))


@pytest.mark.parametrize(
    ("winners", "headline"),
    [
        ((MIA,), phrase("match.end.you")),
        ((PIM,), phrase("match.end.this_time", seat="Pim")),
        ((MIA, PIM), WON),
    ],
)
def test_one_person_among_bots_is_spoken_to(winners: tuple[EndSeat, ...], headline: Phrase) -> None:
    assert told_to("red", won(*winners)).headline == headline


def test_alone_nobody_was_beaten() -> None:
    end = EndModel(WON, (EndSeat(1, "Mia", "red", has_won=True),))
    assert told_to("red", end) is end


def seats_at(*places: int) -> EndModel:
    return EndModel(WON, tuple(EndSeat(place, f"{number}") for number, place in enumerate(places)))


@pytest.mark.parametrize(
    ("places", "steps"),
    [
        ((1, 2, 2, 2), [3, 1]),
        ((1, 1, 3, 4), [1, 2, 1]),
        ((1, 2, 3, 4), [1, 1, 1, 1]),
        ((1, 2), [1, 1]),
        ((1, 1, 1), [3]),
        ((1, 2, 3, 3, 5, 6), [1, 1, 2]),
    ],
)
def test_who_share_a_place_share_a_step_and_of_four_nobody_is_missing(
    places: tuple[int, ...], steps: list[int]
) -> None:
    """Of three in the second place two stood on the podium, the third one nowhere."""
    assert [len(step.seats) for step in seats_at(*places).steps] == steps


def test_what_each_came_to_stands_below_a_podium_in_its_unit() -> None:
    """Of face to face nobody saw it near who had won."""
    assert not won(MIA).banner.is_scored
    seats = tuple(replace(seat, score="6") for seat in (MIA, PIM))
    banner = EndModel(WON, seats, unit="flag-variant").banner
    assert banner.is_scored
    assert banner.unit == "flag-variant"
