"""What the page before a match shows of a draft, and the match that comes of it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from app.games.registry import game_named
from app.presenters.match.seats import Seat, Seating, Side
from app.presenters.options import Option, Value
from app.presenters.phrase import Field, Phrase, phrase
from app.presenters.setup.bench import BenchBot, bench
from app.presenters.setup.draft import just_me, with_options
from app.presenters.setup.handicap import has_handicap, shares
from app.presenters.setup.offer import (
    ROUND,
    Choice,
    Draft,
    Kind,
    Offer,
    Options,
    effective,
    split,
)
from app.session.record import Start
from app.session.shelf import PLACES

KIND = "new.kind"
WHO = {Kind.ALONE: "account", Kind.TOGETHER: "account-multiple"}


@dataclass(frozen=True, slots=True)
class NewGame:
    """`has_more`: the further options are unfolded. `is_full`: the shelf has no place for it.
    `is_small`: the page is a phone's, which has room for so many options (`most`)."""

    draft: Draft
    has_more: bool = False
    is_full: bool = False
    is_small: bool = False
    most: int = 9

    @property
    def title(self) -> Phrase:
        return phrase(f"game.{self.draft.game}")

    @property
    def kind(self) -> Option:
        """Alone or together, or in which way together: each kind has choices of its own."""
        kinds = tuple(kind.value for kind in WHO)
        signs = tuple(WHO.values())
        if (ways := _ways(self.draft)) is None:
            return Option(KIND, self.draft.kind.value, kinds, signs=signs, has_title=False)
        values = (Kind.ALONE.value, *map(str, ways.sets))
        is_alone = kind_shown(self.draft) is Kind.ALONE
        now = Kind.ALONE.value if is_alone else _chosen(ways, effective(self.draft))
        drawn = Option(KIND, now, values, signs=values, has_title=False)
        return replace(drawn, is_terse=True, is_drawn=True)

    @property
    def begins_alone(self) -> bool:
        """Who came for one of the editions has keys to begin it alone at once."""
        return self.draft.kind is Kind.TOGETHER and bool(self.draft.offer.editions)

    @property
    def results(self) -> str:
        """The page of what was reached so far, or empty."""
        return self.draft.offer.results

    @property
    def can_add(self) -> bool:
        """One more person; who plays alone has bots to ask."""
        return self.draft.can_grow and self.draft.kind is Kind.TOGETHER

    def can_leave(self, number: int) -> bool:
        """Whoever was added to those that play at least goes again with one touch."""
        least = 1 if self.draft.kind is Kind.ALONE else 2
        return self.draft.can_shrink and number >= least

    @property
    def bench(self) -> tuple[BenchBot, ...]:
        return bench(self.draft)

    @property
    def bench_words(self) -> Field:
        """What bots do here, where they do not sit at the table."""
        return phrase("new.race") if self.draft.offer.races(self.draft) else ""

    @property
    def can_start(self) -> bool:
        return self.draft.can_start

    @property
    def is_folded(self) -> bool:
        """All that can be chosen lies behind one key, which says what is."""
        return self.is_small and (self.offers_more or len(self._simple) > self.most)

    @property
    def simple(self) -> tuple[Option, ...]:
        return () if self.is_folded else self._simple

    @property
    def folded(self) -> tuple[Option, ...]:
        """All there is behind that key."""
        return (*self._simple, *shown(self.draft, self.draft.offer.more(self.draft)))

    @property
    def told(self) -> tuple[Option, ...]:
        """What that key says of it."""
        return self._simple

    @property
    def _simple(self) -> tuple[Option, ...]:
        return shown(self.draft, simple_choices(self.draft.offer, self.draft))

    @property
    def offers_more(self) -> bool:
        return bool(self.draft.offer.more(self.draft))

    @property
    def unfolds(self) -> bool:
        return self.offers_more and not self.is_folded

    @property
    def more(self) -> tuple[Option, ...]:
        is_open = self.has_more and not self.is_folded
        return shown(self.draft, self.draft.offer.more(self.draft)) if is_open else ()

    @property
    def fold_icon(self) -> str:
        return "chevron-up" if self.has_more else "chevron-down"

    @property
    def fold_words(self) -> Phrase:
        """Of the key that unfolds the further options, or folds them."""
        return phrase("new.less_options") if self.has_more else phrase("new.more_options")

    @property
    def has_code(self) -> bool:
        """There is a key for a code that somebody shared: what it opens is for one."""
        return self.draft.offer.reads_code is not None and self.draft.kind is Kind.ALONE

    @property
    def note(self) -> Field:
        """What is to be known before the start."""
        if not self.can_start:
            return phrase("new.needs_person")
        if self.is_full:
            return phrase("new.full", number=PLACES)
        return self.draft.offer.note(self.draft) or ""


def _ways(draft: Draft) -> Choice | None:
    """In which several can play, where there are any to choose from."""
    ways = draft.offer.together
    return ways if ways and ways.applies(draft) else None


def kind_shown(draft: Draft) -> Kind:
    """One person and bots play in one of the ways of several, too."""
    return Kind.TOGETHER if _ways(draft) and draft.count > 1 else draft.kind


def kind_of(value: Value) -> Kind:
    """Of what was chosen there: each way is one of playing together."""
    return Kind.ALONE if value == Kind.ALONE else Kind.TOGETHER


def in_way(draft: Draft, value: Value) -> Draft:
    """It is played like this, where that is a way that can be chosen."""
    ways = _ways(draft)
    if ways is None:
        return draft
    return chosen(draft, (ways,), ways.key, value) if value in ways.sets else just_me(draft)


def all_choices(draft: Draft) -> tuple[Choice, ...]:
    offer = draft.offer
    return (*offer.editions, *simple_choices(offer, draft), *offer.more(draft))


def simple_choices(offer: Offer, draft: Draft) -> tuple[Choice, ...]:
    """Alone, or among bots, there is nobody to hand the device to."""
    choices = tuple(choice for choice in offer.simple if choice.applies(draft))
    is_handed = offer.has_round and draft.kind is Kind.TOGETHER
    return (ROUND, *choices) if is_handed else choices


def shown(draft: Draft, choices: Iterable[Choice]) -> tuple[Option, ...]:
    """These choices with what is chosen now."""
    now = effective(draft)
    return tuple(
        Option(
            choice.key,
            _chosen(choice, now),
            tuple(choice.sets),
            choice.names,
            choice.has_hint,
            signs=choice.signs,
            is_terse=bool(choice.signs),
        )
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
    """After choosing this value; what another finger has just made impossible changes nothing."""
    choice = next((each for each in choices if each.key == key and value in each.sets), None)
    if choice is None:
        return draft
    return with_options(draft, {**choice.sets[value], **choice.brings.get(value, {})})


def _order(offer: Offer, draft: Draft) -> list[int]:
    """Of the seats as they take turns: by their corners where the board has some (S3)."""
    numbers = list(range(draft.count))
    if offer.has_corners:
        numbers.sort(key=lambda number: offer.colors.index(draft.playing[number].color))
    return numbers


def seats_in_order(offer: Offer, draft: Draft) -> tuple[Seat, ...]:
    """As they take turns."""
    seats = tuple(draft.playing[number] for number in _order(offer, draft))
    if draft.is_round:
        return tuple(replace(seat, side=Side.BOTTOM) for seat in seats)
    return seats


def start_of(offer: Offer, draft: Draft, seed: int) -> tuple[Start, Seating]:
    """The match that was chosen, and who sits at it."""
    seats = seats_in_order(offer, draft)
    options, _ = split(offer, {**draft.options, **offer.forced(draft)})
    if offer.has_corners:
        options["colors"] = [seat.color.value for seat in seats]
    if has_handicap(draft):
        options[offer.handicap] = [shares(draft)[number] for number in _order(offer, draft)]
    game = game_named(draft.game)
    seed = offer.seed(draft, seed)
    start = Start(draft.game, game.RULES_VERSION, draft.count, seed, options)
    return start, Seating(seats, bool(effective(draft)["undo"]))


def person_first(draft: Draft) -> Draft:
    """Whoever never played it before begins against bots, unless something else was chosen."""
    people = [seat.is_person for seat in seats_in_order(draft.offer, draft)]
    if draft.count < 2 or sum(people) != 1 or "first" in draft.options:
        return draft
    return with_options(draft, {"first": people.index(True)})


def kept_options(offer: Offer, draft: Draft) -> dict[str, Any]:
    """What the match keeps beside its seats."""
    now = effective(draft)
    return {key: now[key] for key in offer.kept}
