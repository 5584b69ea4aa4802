"""How a game is offered: its colours, its usual table, what there is to choose and what is chosen.

An offer is data. Some choices are the table's alone and no rule of the game reads them: `undo`,
whether the device is handed `round`, and what else an offer names as its `table`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from app.games.registry import game_named
from app.presenters.match.seats import Seat, SeatColor
from app.presenters.match.turns_at_table import ALWAYS, FITTING, HINTING, NEVER
from app.presenters.options import Value
from app.presenters.phrase import Phrase
from app.solo.codes import Code

Options = Mapping[str, Any]
Values = Mapping[str, tuple[Value, ...]]
ANY_TABLE: Values = {"undo": (True, False), "round": (True, False)}
"""What any table chooses, the usual value first."""
ROOM_FOR_ALL = (4096.0, 4096.0)


class Kind(StrEnum):
    """Whether one person plays, maybe against bots, or several: each keeps a draft of its own."""

    ALONE = "alone"
    TOGETHER = "together"


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose: each value sets some options; None: back to what is usual.

    `applies` says whether there is a choice at all beside what else is chosen. What a value
    `brings` is set along with it, and may be chosen otherwise afterwards. Its `signs` stand for the
    values.
    """

    key: str
    sets: Mapping[Value, Options]
    names: tuple[str, ...] = ()
    has_hint: bool = False
    signs: tuple[str, ...] = ()
    applies: Callable[["Draft"], bool] = lambda _: True
    brings: Mapping[Value, Options] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Draft:
    """What is chosen so far. Seats that do not play now keep their names for another time.

    `window` is how much room there is, in dp; it is not kept.
    """

    offer: "Offer"
    count: int
    seats: tuple[Seat, ...]
    options: Options = field(default_factory=dict)
    window: tuple[float, float] = ROOM_FOR_ALL

    @property
    def game(self) -> str:
        return self.offer.game

    @property
    def playing(self) -> tuple[Seat, ...]:
        return self.seats[: self.count]

    @property
    def kind(self) -> Kind:
        people = sum(seat.is_person for seat in self.playing)
        return Kind.ALONE if people < 2 else Kind.TOGETHER

    @property
    def is_round(self) -> bool:
        """The device is handed round, or held by one person: everybody sees it from below."""
        return self.kind is Kind.ALONE or bool(effective(self)["round"])

    @property
    def can_start(self) -> bool:
        """Somebody has to be there, or bots can be watched."""
        return self.offer.is_watchable or any(seat.is_person for seat in self.playing)

    @property
    def can_grow(self) -> bool:
        return self.count < self.offer.counts[-1]

    @property
    def can_shrink(self) -> bool:
        return self.count > self.offer.counts[0]


@dataclass(frozen=True, slots=True)
class Quick:
    """A match of one person that begins with one touch: its key's words, and what is chosen.

    `has_bot`: as alone the last time, against a bot.
    """

    key: str
    options: Options = field(default_factory=dict)
    has_bot: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """Its choices stand with the simple ones first.

    The values of `edition` are names of atlases, those of `together` ways in which several play,
    told beside playing alone where it applies. `has_corners`: the colours have places on the
    board, and seats sit in their order. `has_round`: the device can be handed round. `bots_join`:
    also one who plays alone, who otherwise `races` one of them, where that can be. `table` are
    further choices of the table alone, the usual value first, and `kept` those that the match
    keeps; `seed` may look for another deal than the one drawn; `forced` are options that follow
    from the others; `on_tablet` is usual where a device is large enough to lie between people;
    `results` names the page of what was reached so far; `quick` begin from the first page; `usual`
    is chosen until somebody chooses otherwise. `note` is what is to be known before the start;
    `handicap` names an option that may be one number a seat, `most_shares` in all; `is_watchable`:
    bots play it by themselves.
    """

    game: str
    colors: tuple[SeatColor, ...]
    usual_count: int
    simple: tuple[Choice, ...]
    more: Callable[[Draft], tuple[Choice, ...]]
    edition: Choice | None = None
    together: Choice | None = None
    has_corners: bool = False
    has_round: bool = True
    has_bots: bool = True
    bots_join: bool = True
    races: Callable[[Draft], bool] = lambda _: False
    is_watchable: bool = False
    table: Values = field(default_factory=dict)
    kept: tuple[str, ...] = ()
    seed: Callable[[Draft, int], int] = lambda _, seed: seed
    forced: Callable[[Draft], Options] = lambda _: {}
    on_tablet: Options = field(default_factory=lambda: {"round": False})
    reads_code: Callable[[str], Code] | None = None
    results: str = ""
    quick: tuple[Quick, ...] = ()
    usual: Options = field(default_factory=dict)
    note: Callable[[Draft], Phrase | None] = lambda _: None
    handicap: str = ""
    most_shares: int = 0

    @property
    def counts(self) -> range:
        counts: range = game_named(self.game).SEATS
        return counts

    @property
    def usual_kind(self) -> Kind:
        return Kind.ALONE if self.usual_count == 1 else Kind.TOGETHER

    @property
    def table_values(self) -> Values:
        """All that the table alone chooses."""
        return {**ANY_TABLE, **self.table}

    @property
    def editions(self) -> tuple[Choice, ...]:
        return (self.edition,) if self.edition else ()


def plain(key: str, option: str, values: tuple[Value, ...], has_hint: bool = False) -> Choice:
    """A choice that is one option."""
    return Choice(key, {value: {option: value} for value in values}, has_hint=has_hint)


def flag(key: str, option: str, has_hint: bool = True) -> Choice:
    return plain(key, option, (False, True), has_hint)


ROUND = flag("new.round", "round")
UNDO = flag("new.undo", "undo")
HINTS = plain("new.hints", HINTING, (FITTING, ALWAYS, NEVER), has_hint=True)
HINT_TABLE: Values = {HINTING: (FITTING, ALWAYS, NEVER)}
"""Choices of the table that any game may offer."""


def first_choice(seats: Sequence[Seat]) -> Choice:
    """Who begins: drawn by lot, or one of these seats (X1)."""
    sets: dict[Value, Options] = {"drawn": {"first": None}}
    sets |= {seat.color.value: {"first": number} for number, seat in enumerate(seats)}
    return Choice("new.first", sets, names=("", *(seat.name for seat in seats)))


def effective(draft: Draft) -> Options:
    """Every option as it is now, the usual ones written out."""
    game = game_named(draft.game)
    rules, table = split(draft.offer, draft.options)
    usual = {key: values[0] for key, values in draft.offer.table_values.items()}
    setup = game.parsed_setup(draft.count, rules)
    return {**usual, **table, **game.options_of(setup)}


def split(offer: Offer, options: Options) -> tuple[dict[str, Any], dict[str, Any]]:
    """The options of the rules and those of the table."""
    table = {key: value for key, value in options.items() if key in offer.table_values}
    return {key: value for key, value in options.items() if key not in table}, table
