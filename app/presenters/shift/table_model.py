"""What the screen shows of Shift's table besides the board: seats, cards looked for, keys, words.

Each model has an empty value, for a page that has no match yet.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from app.games.shift.events import PILOT
from app.games.shift.state import Phase
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.shift.board_model import NO_TILE, TileModel


class Deed(StrEnum):
    """What a key does."""

    PUSH_IN = "push_in"
    STAY = "stay"
    OTHER_PAWN = "other_pawn"
    TURN_LEFT = "turn_left"
    TURN_RIGHT = "turn_right"


@dataclass(frozen=True, slots=True)
class Key:
    """The main key of a turn; while it can do nothing it is as quiet as the others."""

    deed: Deed
    words: Phrase
    icon: str
    is_on: bool

    @property
    def kind(self) -> str:
        return "strong" if self.deed is Deed.PUSH_IN and self.is_on else "tonal"


@dataclass(frozen=True, slots=True)
class WantedModel:
    """What a seat looks for; without targets `words` say what else there is to do, or nothing.

    `is_secret`: others sit around the table, so it is shown only on demand. `dark_targets` are
    those that only the dark pilot finds (S16); `pawn` is the seat's.
    """

    targets: tuple[int, ...] = ()
    words: Field = ""
    is_secret: bool = False
    is_on_spare: bool = False
    dark_targets: tuple[int, ...] = ()
    pawn: str = "red"

    @property
    def is_there(self) -> bool:
        return bool(self.words)

    @property
    def is_choice(self) -> bool:
        return len(self.targets) > 1


NOTHING_WANTED = WantedModel()


@dataclass(frozen=True, slots=True)
class SeatModel:
    """`open_cards` are those still to find where all lie face up, else empty."""

    name: Field = ""
    pawn: str = "red"
    found: tuple[int, ...] = ()
    left: int = 0
    open_cards: tuple[int, ...] = ()
    is_at_move: bool = False
    is_person: bool = False
    has_won: bool = False

    @property
    def has_keys(self) -> bool:
        """A person is to move."""
        return self.is_at_move and self.is_person

    @property
    def to_find(self) -> Phrase:
        return counted("shift.left", self.left)

    @property
    def result(self) -> Phrase:
        """What the end says of it."""
        if self.has_won:
            return counted("shift.found", len(self.found))
        return self.to_find if self.left else phrase("shift.all_found")


NO_SEAT = SeatModel()


@lru_cache
def _stay_key(is_on: bool) -> Key:
    return Key(Deed.STAY, phrase("shift.stay"), "hand-back-right-outline", is_on)


@lru_cache
def _push_key(is_on: bool) -> Key:
    return Key(Deed.PUSH_IN, phrase("shift.push_in"), "check-bold", is_on)


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands around a turn: it changes from turn to turn, and not with every touch."""

    edition: str = "crew"
    round: int = 0
    can_undo: bool = False
    standings: tuple[SeatModel, ...] = ()
    asked: Field = ""

    @property
    def title(self) -> Field:
        """The edition, or what a puzzle asks for."""
        return self.asked or phrase(f"edition.{self.edition}")

    @property
    def turn(self) -> Phrase:
        return phrase("shift.turn", number=self.round)

    @property
    def headline(self) -> Field:
        if self.asked:
            return phrase("puzzles.solved")
        return phrase("shift.won", seat=self.standings[0].name) if self.standings else ""


@dataclass(frozen=True, slots=True)
class TableModel:
    """`other_pawn` is the one that its key would take in hand instead (S16), "" for none."""

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
    can_undo: bool = False
    other_pawn: str = ""
    standings: tuple[SeatModel, ...] = ()
    asked: Field = ""

    @property
    def is_walk(self) -> bool:
        return self.phase is Phase.WALK

    @property
    def can_turn(self) -> bool:
        return self.is_in_hand and not self.is_walk

    @property
    def heading(self) -> Heading:
        return Heading(self.edition, self.round, self.can_undo, self.standings, self.asked)

    @property
    def step(self) -> Phrase:
        return phrase("shift.step.walk" if self.is_walk else "shift.step.shift")

    @property
    def main_key(self) -> Key:
        return _stay_key(self.can_stay) if self.is_walk else _push_key(self.can_push)

    @property
    def other_words(self) -> Field:
        """What the key for the other pawn says, if there is one."""
        if not self.other_pawn:
            return ""
        return phrase("shift.take_pilot" if self.other_pawn == PILOT else "shift.take_own")


NO_TABLE = TableModel()
