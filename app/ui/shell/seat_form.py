"""Changes one seat: its name, its colour and shape, who plays, where they sit."""

from dataclasses import replace

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.seats import Seat, SeatColor, clean_name
from app.presenters.options import Option, Value
from app.presenters.setup.seat_form import seat_after, seat_options
from app.ui.shell.color_key import ColorKey


class SeatForm(BoxLayout):
    """`seat` is the seat as it is now; whoever opened the form follows it.

    `share` is how much it has to do, as its number of cards, where that can be chosen.
    """

    seat: Seat = ObjectProperty()
    colors = ListProperty()
    has_sides = BooleanProperty(False)
    can_leave = BooleanProperty(True)
    has_bots = BooleanProperty(True)
    share: Option | None = ObjectProperty(None, allownone=True)
    __events__ = ("on_leave", "on_take_share")

    def on_kv_post(self, _: object) -> None:
        for color in self.colors:
            key = ColorKey(color=color.value)
            key.bind(on_release=self._take_color)
            self.ids.colors.add_widget(key)
        self.ids.name.text = self.seat.name
        self.fbind("seat", self._show)
        self.fbind("share", self._show)
        self._show()

    def _show(self, *_: object) -> None:
        options = seat_options(self.seat, self.has_sides, self.has_bots)
        self.ids.options.options = (*options, *filter(None, (self.share,)))
        for key in self.ids.colors.children:
            key.is_chosen = key.color == self.seat.color.value

    def _take_color(self, key: ColorKey) -> None:
        self.seat = replace(self.seat, color=SeatColor(key.color))

    def take_name(self, text: str) -> None:
        self.seat = replace(self.seat, name=clean_name(text))

    def choose(self, option: Option, value: Value) -> None:
        if option == self.share:
            self.dispatch("on_take_share", value)
            return
        self.seat = seat_after(self.seat, option.key, value)
        self.ids.name.text = self.seat.name

    def on_take_share(self, share: Value) -> None:
        """This many for this seat."""

    def on_leave(self) -> None:
        """This seat does not play."""
