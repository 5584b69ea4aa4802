"""The form that an end's banner takes: as grand as the room allows, and never more than fits."""

import pytest

from app.presenters.match import end_form
from app.presenters.match.end_form import Form, Room, form_of
from app.presenters.match.ending import Banner, EndSeat, Stair, Step

STARS = Banner(won=3)
STREAK = Banner(won=3, streak="5 days")
STAIRS = Banner(stairs=(Stair(), Stair()))


def podium(steps: int, score: str = "") -> Banner:
    seats = (EndSeat(place, score=score) for place in range(1, steps + 1))
    return Banner(steps=tuple(Step((seat,), 1.0, 1) for seat in seats))


@pytest.mark.parametrize(
    ("banner", "room", "form"),
    [
        (podium(2), Room(200, 50, is_large=True, is_roomy=True), end_form.LARGE),
        (podium(2), Room(560, 220, is_large=True, is_roomy=True), end_form.GRAND),
        (podium(2), Room(560, 360, is_large=True, is_roomy=True), end_form.LARGE),
        (STARS, Room(560, 220, is_large=True, is_roomy=True), end_form.LARGE),
        (podium(2), Room(200, 50, is_roomy=True), end_form.ROOMY),
        (STAIRS, Room(360, 80), end_form.FLIGHT),
        (STAIRS, Room(249, 159), end_form.SLIM),
        (STAIRS, Room(249, 160), end_form.FLIGHT),
        (podium(3), Room(439, 500, is_free=True), end_form.LOW),
        (podium(3), Room(440, 500, is_free=True), end_form.COMPACT),
        (podium(2), Room(200, 50), end_form.COMPACT),
        (podium(2), Room(360, 89, is_free=True), end_form.FLAT),
        (STARS, Room(360, 89, is_free=True), end_form.LOW),
        (podium(2), Room(360, 111, is_free=True), end_form.LOW),
        (podium(2), Room(360, 112, is_free=True), end_form.COMPACT),
        (STREAK, Room(360, 139, is_free=True), end_form.LOW),
        (STREAK, Room(360, 140, is_free=True), end_form.COMPACT),
        (podium(2), Room(249, 300, is_free=True), end_form.LOW),
        (podium(2, "6"), Room(360, 127, is_free=True), end_form.LOW),
        (podium(2, "6"), Room(360, 128, is_free=True), end_form.COMPACT),
    ],
)
def test_a_banner_is_as_grand_as_its_room_allows(banner: Banner, room: Room, form: Form) -> None:
    assert form_of(banner, room) == form


@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_more_room_never_makes_it_less(steps: int) -> None:
    heights = [
        form_of(podium(steps), Room(wide, high, is_free=True)).podium
        for wide in (200, 300, 500)
        for high in range(40, 400, 4)
    ]
    for wide in range(3):
        of_width = heights[wide * 90 : (wide + 1) * 90]
        assert of_width == sorted(of_width)
