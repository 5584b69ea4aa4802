"""A draft of a match: as it was kept, and after each thing that is chosen.

The rules of options stay in the game: what is chosen goes through its `parsed_setup`, and what
that refuses is left out.
"""

from dataclasses import replace
from itertools import chain, repeat
from typing import Any

from app.bots.levels import Level
from app.core.errors import BadRequest
from app.games.registry import game_named
from app.presenters.match.seats import (
    Seat,
    SeatColor,
    Side,
    parsed_seats,
    recolored,
    seat_json,
    told_apart,
)
from app.presenters.setup.offer import Draft, Kind, Offer, Options, Quick
from app.presenters.setup.seat_form import as_bot, as_person

SIDES = {
    SeatColor.RED: Side.TOP,
    SeatColor.YELLOW: Side.RIGHT,
    SeatColor.GREEN: Side.BOTTOM,
    SeatColor.BLUE: Side.LEFT,
}
"""Where the colours sit around a device on the table (LOOK 8)."""
FIRST_LEVEL = Level.EASY
"""Of a bot that nobody has chosen: a child can beat it."""
AROUND = (Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT)
"""Where seats without corners sit: clockwise from whoever sets up."""
FEW_AROUND = {2: (Side.BOTTOM, Side.TOP), 3: (Side.BOTTOM, Side.LEFT, Side.RIGHT)}
"""Two sit opposite each other, so the table never lies sideways; a third sits between two."""


def parsed_draft(offer: Offer, kept: Options) -> Draft:
    """The last choices, or the usual ones where they cannot be read."""
    count = kept.get("count")
    if type(count) is not int or count not in offer.counts:
        count = offer.usual_count
    seats = parsed_seats(kept.get("seats"), max(offer.counts))
    if not {seat.color for seat in seats} <= set(offer.colors):
        seats = recolored(seats, offer.colors)
    if not isinstance(kept.get("seats"), list):
        seats = _usual_seats(offer, count)
    options = kept.get("options")
    return _sound(Draft(offer, count, seats, options if isinstance(options, dict) else offer.usual))


def draft_of_kind(offer: Offer, kept: Options, kind: Kind) -> Draft:
    """The last choices of this kind; where those kept are of the other, at least their names."""
    draft = parsed_draft(offer, kept)
    return draft if draft.kind is kind else of_kind(draft, kind)


def of_kind(draft: Draft, kind: Kind) -> Draft:
    """The same seats as usual for this kind: together all are people, alone a bot sits opposite."""
    has_rival = kind is Kind.ALONE and draft.offer.has_bots and draft.offer.usual_count > 1
    count = 1 + has_rival if kind is Kind.ALONE else max(2, draft.count, draft.offer.usual_count)
    seats = [as_person(seat) for seat in draft.seats]
    if has_rival:
        seats[1] = as_bot(replace(seats[1], name=""), FIRST_LEVEL)
    return with_count(replace(draft, seats=tuple(seats)), count)


def _usual_seats(offer: Offer, count: int) -> tuple[Seat, ...]:
    """Two sit across the corner from each other, so the third colour comes second."""
    if not offer.has_corners:
        return _around(tuple(Seat(color=color) for color in offer.colors), count)
    first, second, third, *rest = offer.colors
    return tuple(Seat(color=color, side=SIDES[color]) for color in (first, third, second, *rest))


def _around(seats: tuple[Seat, ...], count: int) -> tuple[Seat, ...]:
    """So many of them as they usually sit; whoever comes later takes a side that is free."""
    sides = FEW_AROUND.get(count, AROUND)
    free = (side for side in AROUND if side not in sides)
    usual = chain(sides, free, repeat(Side.BOTTOM))
    return tuple(replace(seat, side=side) for seat, side in zip(seats, usual, strict=False))


def _sit_as_usual(draft: Draft) -> bool:
    """Nobody has chosen another side, so sides follow how many there are."""
    has_sides = not draft.offer.has_corners
    return has_sides and draft.playing == _around(draft.playing, draft.count)


def lying_draft(offer: Offer, draft: Draft) -> Draft:
    """The usual choices on a device that can lie between people: who sets up sits below."""
    seats = tuple(sorted(draft.seats, key=lambda seat: seat.side is not Side.BOTTOM))
    if offer.has_corners:
        draft = replace(draft, seats=seats)
    return with_options(draft, offer.on_tablet)


def draft_json(draft: Draft) -> dict[str, Any]:
    seats = [seat_json(seat) for seat in draft.seats]
    return {"count": draft.count, "seats": seats, "options": dict(draft.options)}


def with_options(draft: Draft, options: Options) -> Draft:
    """Set these options; None takes one back to what is usual."""
    kept = {**draft.options, **options}
    chosen = {key: value for key, value in kept.items() if value is not None}
    return _sound(replace(draft, options=chosen))


def with_count(draft: Draft, count: int) -> Draft:
    seats = list(_around(draft.seats, count) if _sit_as_usual(draft) else draft.seats)
    for number in range(count):
        seats[number] = told_apart(seats[number], seats[:number])
    return _sound(_reseated(replace(draft, count=count, seats=tuple(seats))))


def with_another(draft: Draft) -> Draft:
    """One person more, if there is a place: two fingers may ask for the last one at once."""
    if draft.count == len(draft.seats):
        return draft
    seats = list(draft.seats)
    seats[draft.count] = as_person(seats[draft.count])
    return with_count(replace(draft, seats=tuple(seats)), draft.count + 1)


def _reseated(draft: Draft) -> Draft:
    """Who begins is drawn again once others sit there."""
    return with_options(draft, {"first": None})


def quick_draft(draft: Draft, quick: Quick) -> Draft:
    """The first person alone, whoever played last; against a bot, as it was the last time, where
    somebody chose how."""
    if quick.has_bot:
        draft = draft if draft.count > 1 else of_kind(draft, Kind.ALONE)
        return with_options(draft, {**quick.options, **draft.options})
    return with_options(just_me(draft), quick.options)


def just_me(draft: Draft) -> Draft:
    """The first person, and nobody else."""
    seats = (as_person(draft.seats[0]), *draft.seats[1:])
    return with_count(replace(draft, seats=seats), 1)


def with_seat(draft: Draft, number: int, seat: Seat) -> Draft:
    """Change a seat; whoever had its colour takes the one it had."""
    before = draft.seats[number].color
    seats = [
        replace(other, color=before) if other.color is seat.color else other
        for other in draft.seats
    ]
    seats[number] = told_apart(seat, (*seats[:number], *seats[number + 1 : draft.count]))
    changed = replace(draft, seats=tuple(seats))
    return changed if seat.color is before else _reseated(changed)


def without_seat(draft: Draft, number: int) -> Draft:
    """The seat leaves, and waits behind the others; if two fingers ask for it, one of those that
    have to be there stays."""
    if not draft.can_shrink:
        return draft
    seats = (*draft.seats[:number], *draft.seats[number + 1 :], draft.seats[number])
    if _sit_as_usual(draft):
        seats = _around(seats, draft.count)
    return with_count(replace(draft, seats=seats), draft.count - 1)


def _sound(draft: Draft) -> Draft:
    """Without options that the game refuses for so many seats."""
    options = {
        key: value for key, value in draft.options.items() if _is_accepted(draft, key, value)
    }
    return replace(draft, options=options)


def _is_accepted(draft: Draft, key: str, value: object) -> bool:
    values = draft.offer.table_values.get(key)
    if values:
        return type(value) is type(values[0]) and value in values
    try:
        game_named(draft.game).parsed_setup(draft.count, {key: value})
    except BadRequest:
        return False
    return True
