"""The targets of a race in their order, side by side."""

from kivy.properties import ListProperty

from app.ui.kit.strip import Strip
from app.ui.solo.station_mark import StationMark


class StationRow(Strip):
    stations = ListProperty()

    def on_kv_post(self, _: object) -> None:
        self.fbind("stations", self._show)
        self._show()

    def _show(self, *_: object) -> None:
        self.clear_widgets()
        for station in self.stations:
            self.add_widget(StationMark(station=station, pos_hint={"top": 1}))
