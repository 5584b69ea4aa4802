"""How many matches each at this table has won: a trophy, then pawns with their numbers."""

from kivy.metrics import dp
from kivy.properties import ColorProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label

from app.ui.kit.pawn import Pawn
from app.ui.kit.shown import Shown

PAWN = 26
MIDDLE = {"center_y": 0.5}


class WinsRow(Shown, BoxLayout):
    """`wins` are a presenter's; without any it is not there. It `lies` as words do."""

    wins = ListProperty()
    lies = StringProperty("center")
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))

    def on_kv_post(self, _: object) -> None:
        self.fbind("wins", self._show)
        self.fbind("ink", self._show)
        self._show()

    def _show(self, *_: object) -> None:
        self.is_there = bool(self.wins)
        place = self.ids.seats
        place.clear_widgets()
        for each in self.wins:
            size = dp(PAWN), dp(PAWN)
            place.add_widget(Pawn(color=each.pawn, size=size, pos_hint=MIDDLE))
            number = Label(
                text=f"{each.number} ",
                font_name="RobotoMedium",
                font_size="17sp",
                color=self.ink,
                size_hint=(None, None),
                pos_hint=MIDDLE,
            )
            number.bind(texture_size=number.setter("size"))
            place.add_widget(number)
