"""What the screen shows of a match of Connect: seats, hand, words and keys, at a moment.

The table makes one for each change; what lies on the table is a BoardModel.
"""

from dataclasses import dataclass, replace

from app.games.connect.state import Phase
from app.presenters.connect.tiles import FACE_DOWN, TileModel
from app.presenters.match.ending import NO_END, EndModel
from app.presenters.match.guide import NO_GUIDE, Guide
from app.presenters.phrase import Field, Phrase, counted, phrase

GAME = phrase("game.connect")


@dataclass(frozen=True, slots=True)
class SeatModel:
    """`open_hand` lies there for all to see, where hands are open (C2); `face` is a bot's."""

    name: Field = ""
    pawn: str = "red"
    face: str = ""
    taken: int = 0
    is_at_move: bool = False
    has_won: bool = False
    open_hand: tuple[TileModel, ...] = ()

    @property
    def told(self) -> Phrase:
        """It and its count, for the ear and above its tiles."""
        return counted("connect.seat", self.taken, seat=self.name)


@dataclass(frozen=True, slots=True)
class SeatTiles:
    seat: SeatModel = SeatModel()
    collected: tuple[TileModel, ...] = ()

    @property
    def open_words(self) -> Field:
        """Above an open hand."""
        return phrase("connect.open_hand") if self.seat.open_hand else ""


@dataclass(frozen=True, slots=True)
class HandTile:
    """A tile of the hand; `is_out` while it hangs over the table, `is_held` while it is chosen."""

    tile: TileModel
    is_held: bool = False
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class Deed:
    """What the strong button does now, named by its result."""

    words: Field = ""
    can_do: bool = False


@dataclass(frozen=True, slots=True)
class TableModel:
    """`told` stands for how many tiles are left. `creature` is the kind just matched, "" for none;
    `is_warning`: the hint says why not; `is_reason`: why there is nothing to choose.
    `leave` names the key that takes nothing, where that is one of two.
    `is_choosing`: a tile hangs over the table, or matched ones may be taken; `waits`: a bot is at
    move.
    """

    name: Field = GAME
    told: Field = ""
    left: int = 0
    seats: tuple[SeatModel, ...] = ()
    phase: Phase = Phase.LAY
    is_in_hand: bool = False
    hand: tuple[HandTile, ...] = ()
    will_draw: bool = False
    title: Field = ""
    hint: Field = ""
    is_warning: bool = False
    is_reason: bool = False
    creature: str = ""
    deed: Deed = Deed()
    leave: Field = ""
    can_turn: bool = False
    can_undo: bool = False
    is_choosing: bool = False
    waits: bool = False
    end: EndModel = NO_END
    guide: Guide = NO_GUIDE

    @property
    def can_leave(self) -> bool:
        return bool(self.leave)

    @property
    def help_key(self) -> Field:
        """What the key for a hint does next; empty where there is none."""
        return self.guide.key if self.is_in_hand else ""

    @property
    def has_hint_key(self) -> bool:
        return bool(self.help_key)

    @property
    def counts_pile(self) -> bool:
        """On the table itself, which needs its corners while there is something to choose."""
        return not (self.told or self.is_choosing or self.phase is Phase.OVER)

    @property
    def line(self) -> Field:
        """Below the name of what is played."""
        return self.told or counted("connect.pile", self.left)


def face_down(model: TableModel) -> TableModel:
    """While the curtain is up no tile of a hand is anywhere on the screen."""
    return replace(model, hand=(HandTile(FACE_DOWN),) * len(model.hand))
