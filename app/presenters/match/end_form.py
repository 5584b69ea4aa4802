"""Which form the banner of an end takes in the room that it is given."""

from typing import NamedTuple

from app.presenters.match.ending import Banner

MANY = 9
"""Of facts: all that there are."""


class Form(NamedTuple):
    """In dp: how high a podium and stars are at least, and what is free above and below words; and
    how many facts have room."""

    podium: int
    stars: int
    margin: int
    head_role: str
    facts_role: str
    facts: int


GRAND = Form(204, 84, 16, "display", "body_l", MANY)
LARGE = Form(132, 84, 16, "display", "body_l", MANY)
ROOMY = Form(132, 62, 12, "headline", "body_m", MANY)
COMPACT = Form(104, 46, 8, "headline", "small", MANY)
LOW = Form(84, 38, 6, "title", "small", 2)
FLAT = Form(62, 46, 6, "title", "small", 0)
FLIGHT = Form(84, 46, 8, "title", "small", MANY)
SLIM = Form(84, 46, 6, "title_m", "small", 2)

FEW, NARROW = 2, 440
"""So many steps have room beside words; more of them from this width, in sp."""
BROAD, HIGH = 560, 360
"""In sp and dp: on large paper so wide and no higher, words lie beside a podium that is grand."""
SLENDER = 250
"""In sp: in less width words beside are low as well."""
LITTLE, CHIP, LEAST, MUCH = 112, 28, 90, 160
"""In dp: in less height than the first a banner is low, with a chip in less than so much more; in
less than the third the names of who has won are all it says; and with the last one words above
stairs may be large."""
PLINTH = 16
"""In dp: so much higher is a podium whose steps stand on scores, where there is more than little
room for it."""


class Room(NamedTuple):
    """`wide` in sp, for it is words that must fit in, and `high` in dp. `is_free`: the height does
    not follow from what is told."""

    wide: float
    high: float
    is_free: bool = False
    is_roomy: bool = False
    is_large: bool = False


def form_of(banner: Banner, room: Room) -> Form:
    if room.is_large:
        is_broad = room.wide >= BROAD and room.high < HIGH
        return GRAND if banner.steps and is_broad else LARGE
    if room.is_roomy:
        return ROOMY
    if banner.stairs:
        return SLIM if room.wide < SLENDER and room.high < MUCH else FLIGHT
    if has_many(banner, room.wide):
        return LOW
    if not room.is_free:
        return COMPACT
    more = PLINTH * banner.is_scored
    if banner.steps and room.high < LEAST:
        return FLAT
    is_scant = room.high < LITTLE + more + CHIP * bool(banner.streak) or room.wide < SLENDER
    return LOW if is_scant else COMPACT


def has_many(banner: Banner, wide: float) -> bool:
    """More steps than have room beside words."""
    return len(banner.steps) > FEW and wide < NARROW
