"""How a match of Connect ended: places by tiles, equal ones shared, and what can be done next."""

from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.presenters.connect.table_model import SeatModel
from app.ui.connect.place_row import PlaceRow


class CountStandings(BoxLayout):
    """`places` are pairs of place and seat, the first ones first."""

    headline = StringProperty()
    places: list[tuple[int, SeatModel]] = ListProperty()
    __events__ = ("on_again", "on_look_back")

    def on_kv_post(self, _: object) -> None:
        self.on_places()

    def on_places(self, *_: object) -> None:
        rows: Widget | None = self.ids.get("rows")
        if rows is not None:
            rows.clear_widgets()
            for place, seat in self.places:
                rows.add_widget(PlaceRow(place=place, seat=seat))

    def on_again(self) -> None:
        """The same table once more."""

    def on_look_back(self) -> None:
        """Through the match, move by move."""
