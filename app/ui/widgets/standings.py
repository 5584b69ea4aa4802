"""How a match ended: who won, the others by what they had left, and what can be done next."""

from collections.abc import Sequence
from typing import Any

from kivy.core.text import Label as Measure
from kivy.metrics import sp
from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.shift_table import SeatModel
from app.ui.theme import ROLES
from app.ui.widgets.standing_row import StandingRow

HEADLINES = ("headline", "title", "title_m")
"""The largest that breaks no word is taken."""


class Standings(BoxLayout):
    """Seats in the order of their places."""

    headline = StringProperty()
    is_roomy = BooleanProperty(True)
    seats: Sequence[SeatModel] = ListProperty()
    __events__ = ("on_again", "on_look_back")

    def on_kv_post(self, _: object) -> None:
        self.on_seats(self, self.seats)
        for name in ("text", "width", "font_size"):
            self.ids.words.fbind(name, self._fit_headline)

    def _fit_headline(self, words: Any, *_: object) -> None:
        fitting = (role for role in HEADLINES if _longest(words.text, role) <= words.width)
        words.role = next(fitting, HEADLINES[-1])

    def on_seats(self, _: object, seats: Sequence[SeatModel]) -> None:
        rows: Any = self.ids.get("rows")
        if rows is not None:
            rows.clear_widgets()
            for place, seat in enumerate(seats, start=1):
                rows.add_widget(StandingRow(place=place, seat=seat))

    def on_again(self) -> None:
        """The same table once more."""

    def on_look_back(self) -> None:
        """Through the match, move by move."""


def _longest(text: str, role: str) -> float:
    """The width of its longest word."""
    font, size = ROLES[role]
    measure = Measure(font_name=font, font_size=sp(size[: -len("sp")]))
    return float(max((measure.get_extents(word)[0] for word in text.split()), default=0))
