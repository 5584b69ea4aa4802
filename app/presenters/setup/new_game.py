"""What is chosen before a match of any game, and the match that comes of it.

How a game is offered is data (`Offer`); the rules of its options stay in the game: what is
chosen goes through its `parsed_setup`, and what that refuses is left out. Some choices are the
table's alone and no rule reads them: `undo`, and whether the device is handed `round`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from app.core.errors import BadRequest
from app.games.registry import game_named
from app.presenters.match.seats import (
    Seat,
    SeatColor,
    Seating,
    Side,
    parsed_seats,
    recolored,
    seat_json,
    told_apart,
)
from app.presenters.options import Option, Value
from app.session.record import Start

Options = Mapping[str, Any]
TABLE_VALUES: Mapping[str, tuple[Value, ...]] = {
    "undo": (True, False),
    "round": (True, False),
    "mode": ("timed", "practice", "puzzle"),
    "difficulty": ("easy", "medium", "hard"),
    "together": ("relay", "faces"),
}
"""What the table alone chooses, the usual value first."""
TABLE_DEFAULTS: dict[str, Any] = {key: values[0] for key, values in TABLE_VALUES.items()}
ROOM_FOR_ALL = (4096.0, 4096.0)
SIDES = {
    SeatColor.RED: Side.TOP,
    SeatColor.YELLOW: Side.RIGHT,
    SeatColor.GREEN: Side.BOTTOM,
    SeatColor.BLUE: Side.LEFT,
}
"""Where the colours sit around a device on the table (LOOK 8)."""
AROUND = (Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT)
"""Where seats without corners sit: clockwise from whoever sets up."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose: each value sets some options; None: back to what is usual.

    `applies` says whether there is a choice at all beside what else is chosen.
    """

    key: str
    sets: Mapping[Value, Options]
    names: tuple[str, ...] = ()
    has_hint: bool = False
    applies: Callable[["Draft"], bool] = lambda _: True


@dataclass(frozen=True, slots=True)
class Draft:
    """What is chosen so far. Seats that do not play now keep their names for another time.

    `window` is how much room there is, in dp; it is not kept.
    """

    game: str
    count: int
    seats: tuple[Seat, ...]
    options: Options = field(default_factory=dict)
    window: tuple[float, float] = ROOM_FOR_ALL

    @property
    def playing(self) -> tuple[Seat, ...]:
        return self.seats[: self.count]

    @property
    def is_round(self) -> bool:
        """The device is handed round: everybody sees it from below."""
        return bool(effective(self)["round"])

    @property
    def can_start(self) -> bool:
        """Somebody has to be there."""
        return any(seat.is_person for seat in self.playing)


@dataclass(frozen=True, slots=True)
class Offer:
    """How a game is offered: its colours, its usual table, its choices, simple ones first.

    The values of `edition` are names of atlases. `has_corners`: the colours have places on the
    board, and seats sit in their order. `has_round`: the device can be handed round. `kept` are
    the table's options that the match keeps; `seed` may look for another deal than the one drawn;
    `forced` are options that follow from the others; `on_tablet` is usual where a device is large
    enough to lie between people; `coded` makes a draft and a seed of a text that somebody shared;
    `results` names the page of what was reached so far.
    """

    game: str
    colors: tuple[SeatColor, ...]
    usual_count: int
    simple: tuple[Choice, ...]
    more: Callable[[Draft], tuple[Choice, ...]]
    edition: Choice | None = None
    has_corners: bool = False
    has_round: bool = True
    has_bots: bool = True
    kept: tuple[str, ...] = ()
    seed: Callable[[Draft, int], int] = lambda _, seed: seed
    forced: Callable[[Draft], Options] = lambda _: {}
    on_tablet: Options = field(default_factory=lambda: {"round": False})
    coded: Callable[[Draft, str], tuple[Draft, int]] | None = None
    results: str = ""

    @property
    def counts(self) -> range:
        counts: range = game_named(self.game).SEATS
        return counts


def plain(key: str, option: str, values: tuple[Value, ...], has_hint: bool = False) -> Choice:
    """A choice that is one option."""
    return Choice(key, {value: {option: value} for value in values}, has_hint=has_hint)


def flag(key: str, option: str, has_hint: bool = True) -> Choice:
    return plain(key, option, (False, True), has_hint)


ROUND = flag("new.round", "round")
UNDO = flag("new.undo", "undo")
"""Choices of the table that any game may offer."""


def parsed_draft(offer: Offer, kept: Options) -> Draft:
    """The last choices, or the usual ones where they cannot be read."""
    count = kept.get("count")
    if type(count) is not int or count not in offer.counts:
        count = offer.usual_count
    seats = parsed_seats(kept.get("seats"), max(offer.counts))
    if not {seat.color for seat in seats} <= set(offer.colors):
        seats = recolored(seats, offer.colors)
    if not isinstance(kept.get("seats"), list):
        seats = _usual_seats(offer)
    options = kept.get("options")
    return _sound(Draft(offer.game, count, seats, options if isinstance(options, dict) else {}))


def _usual_seats(offer: Offer) -> tuple[Seat, ...]:
    """Two sit across the corner from each other, so the third colour comes second."""
    if not offer.has_corners:
        sides = (*AROUND, *(Side.BOTTOM for _ in offer.colors))
        pairs = zip(offer.colors, sides, strict=False)
        return tuple(Seat(color=color, side=side) for color, side in pairs)
    first, second, third, *rest = offer.colors
    return tuple(Seat(color=color, side=SIDES[color]) for color in (first, third, second, *rest))


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
    seats = list(draft.seats)
    for number in range(count):
        seats[number] = told_apart(seats[number], seats[:number])
    return _sound(_reseated(replace(draft, count=count, seats=tuple(seats))))


def _reseated(draft: Draft) -> Draft:
    """Who begins is drawn again once others sit there."""
    return with_options(draft, {"first": None})


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
    """The seat leaves, and waits behind the others."""
    seats = (*draft.seats[:number], *draft.seats[number + 1 :], draft.seats[number])
    return with_count(replace(draft, seats=seats), draft.count - 1)


def _sound(draft: Draft) -> Draft:
    """Without options that the game refuses for so many seats."""
    options = {
        key: value for key, value in draft.options.items() if _is_accepted(draft, key, value)
    }
    return replace(draft, options=options)


def _is_accepted(draft: Draft, key: str, value: object) -> bool:
    if key in TABLE_VALUES:
        usual = TABLE_VALUES[key][0]
        return type(value) is type(usual) and value in TABLE_VALUES[key]
    try:
        game_named(draft.game).parsed_setup(draft.count, {key: value})
    except BadRequest:
        return False
    return True


def effective(draft: Draft) -> Options:
    """Every option as it is now, the usual ones written out."""
    game = game_named(draft.game)
    rules, table = _split(draft.options)
    setup = game.parsed_setup(draft.count, rules)
    return {**TABLE_DEFAULTS, **table, **game.options_of(setup)}


def _split(options: Options) -> tuple[dict[str, Any], dict[str, Any]]:
    """The options of the rules and those of the table."""
    table = {key: value for key, value in options.items() if key in TABLE_DEFAULTS}
    return {key: value for key, value in options.items() if key not in table}, table


def simple_choices(offer: Offer, draft: Draft) -> tuple[Choice, ...]:
    """Alone there is nobody to hand the device to."""
    choices = tuple(choice for choice in offer.simple if choice.applies(draft))
    return (ROUND, *choices) if offer.has_round and draft.count > 1 else choices


def first_choice(seats: Sequence[Seat]) -> Choice:
    """Who begins: drawn by lot, or one of these seats (X1)."""
    sets: dict[Value, Options] = {"drawn": {"first": None}}
    sets |= {seat.color.value: {"first": number} for number, seat in enumerate(seats)}
    return Choice("new.first", sets, names=("", *(seat.name for seat in seats)))


def shown(draft: Draft, choices: Iterable[Choice]) -> tuple[Option, ...]:
    """These choices with what is chosen now."""
    now = effective(draft)
    return tuple(
        Option(choice.key, _chosen(choice, now), tuple(choice.sets), choice.names, choice.has_hint)
        for choice in choices
    )


def _chosen(choice: Choice, now: Options) -> Value:
    """The value whose options all hold; where none does, the first."""

    def holds(options: Options) -> bool:
        wanted = {key: value for key, value in options.items() if value is not None}
        return bool(wanted) and all(now[key] == value for key, value in wanted.items())

    held = (value for value, sets in choice.sets.items() if holds(sets))
    return next(held, next(iter(choice.sets)))


def chosen(draft: Draft, choices: Iterable[Choice], key: str, value: Value) -> Draft:
    """After choosing this value."""
    sets = next(choice.sets for choice in choices if choice.key == key)
    return with_options(draft, sets[value])


def seats_in_order(offer: Offer, draft: Draft) -> tuple[Seat, ...]:
    """As they take turns: by their corners where the board has some (S3), else as listed."""
    seats = draft.playing
    if offer.has_corners:
        seats = tuple(sorted(seats, key=lambda seat: offer.colors.index(seat.color)))
    if draft.is_round:
        return tuple(replace(seat, side=Side.BOTTOM) for seat in seats)
    return seats


def start_of(offer: Offer, draft: Draft, seed: int) -> tuple[Start, Seating]:
    """The match that was chosen, and who sits at it."""
    seats = seats_in_order(offer, draft)
    options, _ = _split({**draft.options, **offer.forced(draft)})
    if offer.has_corners:
        options["colors"] = [seat.color.value for seat in seats]
    game = game_named(draft.game)
    seed = offer.seed(draft, seed)
    start = Start(draft.game, game.RULES_VERSION, draft.count, seed, options)
    return start, Seating(seats, bool(effective(draft)["undo"]))


def kept_options(offer: Offer, draft: Draft) -> dict[str, Any]:
    """What the match keeps beside its seats."""
    now = effective(draft)
    return {key: now[key] for key in offer.kept}
