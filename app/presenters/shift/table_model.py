"""What the screen shows of Shift's table besides the board: seats, cards looked for, keys, words.

Each model has an empty value, for a page that has no match yet.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from app.games.shift.events import PILOT
from app.games.shift.moves import WalkTo
from app.games.shift.state import Phase
from app.presenters.match.ending import NO_END, EndModel
from app.presenters.match.guide import BULB, NO_GUIDE, Guide, Step
from app.presenters.match.seats import by_seat
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.shift.board_model import NO_TILE, NOWHERE, TileModel


class Deed(StrEnum):
    """What a key does."""

    PUSH_IN = "push_in"
    STAY = "stay"
    OTHER_PAWN = "other_pawn"
    TURN_LEFT = "turn_left"
    TURN_RIGHT = "turn_right"
    PUT_BACK = "put_back"
    WALK = "walk"
    UNDO = "undo"
    HINT = "hint"
    LOOK_ON = "look_on"
    FASTER = "faster"


@dataclass(frozen=True, slots=True)
class Key:
    """One of a turn's: while it can do nothing even a strong one is as quiet as the others."""

    deed: Deed
    words: Field
    icon: str
    is_on: bool
    is_strong: bool = False

    @property
    def kind(self) -> str:
        return "strong" if self.is_strong and self.is_on else "tonal"

    @property
    def is_there(self) -> bool:
        return bool(self.words)


NO_KEY = Key(Deed.STAY, "", "", False)


@dataclass(frozen=True, slots=True)
class WantedModel:
    """What a seat looks for; without targets `words` say what else there is to do, or nothing.

    `is_secret`: others sit around the table, so it is shown only on demand. `dark_targets` are
    those that only the dark pilot finds (S16); `pawn` is the seat's. With all cards found `home`
    is the cell to go to, if there is but one.
    """

    targets: tuple[int, ...] = ()
    words: Field = ""
    is_secret: bool = False
    is_on_spare: bool = False
    dark_targets: tuple[int, ...] = ()
    pawn: str = "red"
    home: int = NOWHERE

    @property
    def is_there(self) -> bool:
        return bool(self.words)

    @property
    def is_choice(self) -> bool:
        return len(self.targets) > 1


NOTHING_WANTED = WantedModel()


@dataclass(frozen=True, slots=True)
class SeatModel:
    """`open_cards` are those still to find where all lie face up, else empty; `face` is a bot's."""

    name: Field = ""
    pawn: str = "red"
    face: str = ""
    found: tuple[int, ...] = ()
    left: int = 0
    open_cards: tuple[int, ...] = ()
    is_at_move: bool = False
    is_person: bool = False
    has_won: bool = False

    def with_find(self, target: int, left: int) -> "SeatModel":
        """Before the rest of the table is told."""
        if target in self.found:
            return self
        kept = tuple(card for card in self.open_cards if card != target)
        return replace(self, found=(*self.found, target), left=left, open_cards=kept)

    @property
    def has_keys(self) -> bool:
        """A person is to move."""
        return self.is_at_move and self.is_person

    @property
    def to_find(self) -> Phrase:
        return counted("shift.left", self.left)


NO_SEAT = SeatModel()


STAYS, WALKS, SHIFTS = "hand-back-right-outline", "foot-print", "swap-horizontal"


@lru_cache
def _stay_key(is_on: bool, is_strong: bool) -> Key:
    return Key(Deed.STAY, phrase("shift.stay"), STAYS, is_on, is_strong)


@lru_cache
def _push_key(is_on: bool) -> Key:
    return Key(Deed.PUSH_IN, phrase("shift.push_in"), "check-bold", is_on, True)


@lru_cache
def _put_back_key(is_on: bool) -> Key:
    return Key(Deed.PUT_BACK, phrase("shift.put_back"), "tray-arrow-down", is_on)


@lru_cache
def _walk_key(words: Field) -> Key:
    return Key(Deed.WALK, words or phrase("shift.walk_here"), WALKS, bool(words), True)


@lru_cache
def _sure_key(is_on: bool) -> Key:
    """To stay where walking is what is wise."""
    return Key(Deed.STAY, phrase("shift.stay_sure"), STAYS, is_on)


SURE_KEY = Key(Deed.STAY, phrase("shift.stay_sure"), STAYS, True, True)
LOOK_ON_KEY = Key(Deed.LOOK_ON, phrase("shift.stay_not"), "close", True)
STRONG_LOOK_ON_KEY = replace(LOOK_ON_KEY, is_strong=True)
FASTER_KEY = Key(Deed.FASTER, phrase("match.faster"), "fast-forward", True)


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands around a turn: it changes from turn to turn, and not with every touch.

    `name` and `line` say what is played, where that is more than an edition.
    """

    edition: str = "crew"
    round: int = 0
    can_undo: bool = False
    end: EndModel = NO_END
    name: Field = ""
    line: Field = ""

    @property
    def title(self) -> Field:
        return self.name or phrase(f"edition.{self.edition}")

    @property
    def turn(self) -> Field:
        return self.line or phrase("shift.turn", number=self.round)


@dataclass(frozen=True, slots=True)
class TableModel:
    """`other_pawn` is the one that its key would take in hand instead (S16), "" for none.

    `walk` is what walking as it is shown would be called; `asks`: whether to stay, by the move
    `staying`; `is_near`: what is looked for is in reach, or would be; `is_stuck`: there is but
    staying, whose key is strong at its usual place; `rests`: a turn is over, and its result is
    seen; `waits`: a bot moves; `is_moving`: what was done is under way, and keys do nothing.
    """

    edition: str = "crew"
    round: int = 0
    seats: tuple[SeatModel, ...] = ()
    phase: Phase = Phase.SHIFT
    is_in_hand: bool = False
    wanted: WantedModel = NOTHING_WANTED
    spare: TileModel = NO_TILE
    is_spare_out: bool = False
    barred: int | None = None
    hint: Field = ""
    goes_in: bool = False
    can_push: bool = False
    can_stay: bool = False
    walk: Field = ""
    asks: bool = False
    staying: WalkTo | None = None
    is_stuck: bool = False
    is_near: bool = False
    can_undo: bool = False
    rests: bool = False
    waits: bool = False
    is_moving: bool = False
    other_pawn: str = ""
    end: EndModel = NO_END
    guide: Guide = NO_GUIDE

    @property
    def is_walk(self) -> bool:
        return self.phase is Phase.WALK

    @property
    def can_turn(self) -> bool:
        return self.is_in_hand and not self.is_walk

    @property
    def heading(self) -> Heading:
        return Heading(self.edition, self.round, self.can_undo, self.end)

    @property
    def plays(self) -> Field:
        """Whose turn it is, to the others."""
        mover = next((seat.name for seat in self.seats if seat.is_at_move), "")
        return by_seat("match.plays", mover) if mover else ""

    @property
    def step_sign(self) -> str:
        """What is to be done now, as a picture."""
        return WALKS if self.is_walk else SHIFTS

    @property
    def step(self) -> Phrase:
        return phrase("shift.step.walk" if self.is_walk else "shift.step.shift")

    @property
    def is_advised(self) -> bool:
        """To stay is what a hint means: nobody is asked about it."""
        is_shown = self.guide.step >= Step.MOVE
        return self.asks and is_shown and self.guide.hint.moves == (self.staying,)

    @property
    def warns(self) -> bool:
        """Who stays leaves what is looked for."""
        return self.asks and self.is_near and not self.is_advised

    @property
    def said(self) -> Field:
        """What stands above the keys."""
        return self.guide.words or (self.guide.why if self.is_advised else self.hint)

    @property
    def main_key(self) -> Key:
        if self.waits and not self.rests:
            return FASTER_KEY
        key = self._walking_key if self.is_walk else _push_key(self.can_push)
        return replace(key, is_on=False) if self.is_moving else key

    @property
    def _walking_key(self) -> Key:
        if self.warns and not self.walk:
            return STRONG_LOOK_ON_KEY
        is_asking = self.asks and not (self.warns or self.is_advised)
        return SURE_KEY if is_asking else _walk_key(self.walk)

    @property
    def side_key(self) -> Key:
        """Beside the main one, which never stands in its place."""
        if self.rests:
            return Key(Deed.UNDO, phrase("match.undo"), "undo-variant", self.can_undo)
        if not self.is_in_hand:
            return NO_KEY
        if self._leads_to_hint:
            return Key(Deed.HINT, self.guide.key, BULB, not self.is_moving)
        if self.warns:
            return _sure_key(self.can_stay and not self.is_moving)
        if self.asks and not self.is_advised:
            return LOOK_ON_KEY
        if self.is_walk:
            return _stay_key(self.can_stay and not self.is_moving, self.is_stuck or self.is_advised)
        if self.other_pawn:
            return Key(Deed.OTHER_PAWN, self.other_words, "swap-horizontal", not self.is_moving)
        return _put_back_key(self.is_spare_out and not self.is_moving)

    @property
    def _leads_to_hint(self) -> bool:
        """While one is under way, and before the turn's first touch."""
        if not self.guide.leads_on or self.has_bulb:
            return False
        is_free = not (self.is_walk or self.is_spare_out or self.other_pawn)
        return self.guide.is_under_way or is_free

    @property
    def has_small_side(self) -> bool:
        """Where a row has no room for all keys, that at the side is there for these alone: undo
        has a place of its own."""
        is_meant = self.is_walk or self.side_key.deed is Deed.HINT
        return not self.rests and is_meant and self.side_key.is_there

    @property
    def has_bulb(self) -> bool:
        """A sign of its own for hints: while walking the key at the side is there to stay. Another
        pawn's key needs its room, and what costs a star is said by a key with words."""
        is_free = self.guide.is_offered and not (self.guide.costs or self.other_pawn)
        return self.is_walk and self.is_in_hand and is_free

    @property
    def bulb_words(self) -> Field:
        return self.guide.key or phrase("hint.ask")

    @property
    def has_hint_key(self) -> bool:
        return self.side_key.deed is Deed.HINT

    def resting(self, wanted: WantedModel, can_undo: bool) -> "TableModel":
        """The turn is over: nothing is to be done but to take it back, if that is allowed."""
        return replace(
            self,
            wanted=wanted,
            can_undo=can_undo,
            rests=True,
            is_in_hand=False,
            is_moving=False,
            guide=NO_GUIDE,
            walk="",
            asks=False,
            is_stuck=False,
            other_pawn="",
            hint="",
        )

    @property
    def has_swap(self) -> bool:
        """Another pawn may be taken, and the key beside is not for that."""
        return bool(self.other_pawn) and self.is_walk

    @property
    def other_words(self) -> Field:
        """What the key for the other pawn says, if there is one."""
        if not self.other_pawn:
            return ""
        return phrase("shift.take_pilot" if self.other_pawn == PILOT else "shift.take_own")


NO_TABLE = TableModel()
