"""The place of a seat's panel on a device that lies, turned towards its side of the table."""

from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from app.ui.shift.seat_panel import SeatPanel


class SeatPlace(Widget):
    quarters = NumericProperty(0)

    @property
    def panel(self) -> SeatPanel:
        panel: SeatPanel = self.ids.panel
        return panel
