"""The targets of a race in their order, side by side, or so many `abreast`."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, ListProperty, NumericProperty
from kivy.uix.gridlayout import GridLayout

from app.ui.kit.shown import Shown
from app.ui.solo.station_mark import StationMark


class StationRow(Shown, GridLayout):
    """`most` is how large a picture is at most."""

    stations = ListProperty()
    abreast, most = NumericProperty(0), NumericProperty(dp(60))
    columns = AliasProperty(
        lambda self: self.abreast or max(1, len(self.stations)),
        bind=("abreast", "stations"),
        cache=True,
    )

    def on_kv_post(self, _: object) -> None:
        self.fbind("stations", self._show)
        self.fbind("most", self._size)
        self._show()

    def _show(self, *_: object) -> None:
        self.clear_widgets()
        for station in self.stations:
            self.add_widget(StationMark(station=station))
        self._size()

    def _size(self, *_: object) -> None:
        for mark in self.children:
            mark.most = self.most
