"""The place of a seat's panel on a device that lies, turned towards its side of the table."""

from kivy.uix.widget import Widget

from app.presenters.match.places import Area
from app.presenters.match.seats import Side
from app.ui.match.turned import QUARTERS, Turned
from app.ui.shift.seat_panel import SeatPanel


class SeatPlace(Widget):
    def __init__(self, side: Side, panel: SeatPanel) -> None:
        super().__init__(size_hint=(None, None))
        self.side, self.panel = side, panel
        turned = Turned(quarters=QUARTERS[side])
        turned.bind(size=panel.setter("size"))
        turned.add_widget(panel)
        self.add_widget(turned)

    def fit(self, area: Area) -> None:
        self.pos, self.size = area.pos, area.size
