"""A match on the shelf: its game, how it stands or ended, and who sits there."""

from collections.abc import Iterable

from kivy.animation import Animation
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.match.seats import Seat, seat_name
from app.presenters.shell.shelf_rows import ShelfRow
from app.services.i18n import Catalogue
from app.ui.kit.paper import Paper
from app.ui.kit.words import said
from app.ui.shell.row_seat import RowSeat

FEW, NARROW = 2, 440
"""Seats that have a line each; of more, up to this width in sp, only pawns are seen."""
APPEARS = 0.2
"""Seconds."""


def names(catalogue: Catalogue, seats: Iterable[Seat]) -> str:
    return ", ".join(said(catalogue, seat_name(seat)) for seat in seats)


class MatchRow(ButtonBehavior, Paper):
    """A tap opens it; where it `can_erase`, its key asks to.

    `side` is that of its picture; `has_looked`: its board is seen as it is; `is_wide`: there is
    room for the time beside the title; `is_drawn`: its picture is known; `plays_on`:
    a tap goes on with it; `drawn` is how much is seen of its board.
    """

    row: ShelfRow = ObjectProperty(rebind=True)
    side = NumericProperty("84dp")
    is_wide = BooleanProperty(True)
    is_drawn = BooleanProperty(False)
    is_narrow = BooleanProperty(True)
    can_erase = BooleanProperty(False)
    plays_on = BooleanProperty(False)
    drawn = NumericProperty(1)
    is_large = BooleanProperty(False)
    has_looked = False
    __events__ = ("on_erase",)

    def appear(self, speed: float) -> None:
        """Its board comes over the picture of its game, which lay there meanwhile."""
        if speed:
            self.drawn = 0
            Animation(drawn=1, duration=APPEARS * speed).start(self)

    @property
    def name(self) -> str:
        """Which match it is, in words."""
        return f"{self.ids.title.text}, {self.ids.line.text}"

    def names_of_seats(self, catalogue: Catalogue) -> str:
        return names(catalogue, self.row.seats)

    def on_kv_post(self, _: object) -> None:
        for name in ("row", "is_narrow"):
            self.fbind(name, self._show_seats)
        self._show_seats()

    def _show_seats(self, *_: object) -> None:
        persons = self.row.persons
        place = self.ids.seats
        place.clear_widgets()
        are_many = len(persons) > FEW
        place.cols = 1 + are_many + (are_many and self.is_narrow)
        for person in persons:
            place.add_widget(RowSeat(person=person, is_brief=are_many and self.is_narrow))

    def on_erase(self) -> None:
        """It shall go."""
