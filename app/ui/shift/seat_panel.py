"""The panel of a seat at a device that lies between the seats: who it is, its card, its keys.

How its parts lie is said by the rules of FlatPanel and DeepPanel, how large they are by these.
"""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.utils import get_color_from_hex

from app.presenters.match.seats import SeatColor
from app.presenters.phrase import Field
from app.presenters.shift.nudges import Touched
from app.presenters.shift.table_model import (
    NO_SEAT,
    NO_TABLE,
    NOTHING_WANTED,
    Deed,
    SeatModel,
    TableModel,
    WantedModel,
)
from app.ui.kit.seat_colors import SEATS
from app.ui.shift.target_card import TargetCard

WAITING_LINE = (1, 1, 1, 0.16)


class SeatPanel(BoxLayout):
    """Keys and `hint` are the active seat's. `told` stands below its name; several Fields are one
    line.
    """

    seat: SeatModel = ObjectProperty(NO_SEAT, rebind=True)
    wanted: WantedModel = ObjectProperty(NOTHING_WANTED, rebind=True)
    model: TableModel = ObjectProperty(NO_TABLE, rebind=True)
    hint = StringProperty()
    is_refused = BooleanProperty(False)
    ink = ColorProperty("#FFFFFF")
    __events__ = ("on_deed", "on_nudge")

    @property
    def card(self) -> TargetCard:
        card: TargetCard = self.ids.card
        return card

    def show(self, model: TableModel, seat: SeatModel, wanted: WantedModel) -> None:
        self.model, self.seat, self.wanted = model, seat, wanted

    def say(self, hint: str, is_refused: bool) -> None:
        self.hint, self.is_refused = hint, is_refused

    def on_deed(self, deed: Deed) -> None:
        """One of the keys was tapped."""

    def on_nudge(self, touched: Touched) -> None:
        """One was touched that does nothing now."""

    def _line(self) -> Sequence[float]:
        """The colour around its paper."""
        if not self.seat.is_at_move:
            return WAITING_LINE
        line: Sequence[float] = get_color_from_hex(SEATS[SeatColor(self.seat.pawn)].fill)
        return line

    line = AliasProperty(_line, bind=("seat",), cache=True)

    def _line_width(self) -> float:
        return float(dp(4 if self.seat.is_at_move else 1))

    line_width = AliasProperty(_line_width, bind=("seat",), cache=True)

    def _mood(self) -> str:
        if not self.seat.is_at_move:
            return "waiting"
        return "refused" if self.is_refused else "active"

    def _sign(self) -> str:
        """What is to be done now."""
        is_asked = self.seat.has_keys and not self.model.rests
        return self.model.step_sign if is_asked else ""

    sign = AliasProperty(_sign, bind=("seat", "model"), cache=True)

    mood = AliasProperty(_mood, bind=("seat", "is_refused"), cache=True)

    def _told(self) -> tuple[Field, ...]:
        if not self.seat.is_at_move:
            return (self.model.plays, self.seat.to_find) if self.model.plays else self.brief()
        return (self.hint,) if self.hint and self.has_room() else self.brief()

    def has_room(self) -> bool:
        """For the hint."""
        return True

    def brief(self) -> tuple[Field, ...]:
        """Instead of the hint."""
        return (self.seat.to_find,) if self.model.rests else (self.model.step, self.seat.to_find)

    told = AliasProperty(_told, bind=("seat", "model", "hint", "is_refused", "size"), cache=True)
