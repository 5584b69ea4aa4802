"""The tray where the spare tile rests between two keys that turn it."""

from collections.abc import Mapping

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.shift.board_model import NO_TILE, TileModel
from app.presenters.shift.table_model import Deed
from app.ui.shift.shift_geometry import Point
from app.ui.shift.spare_tile import SpareTile

SLIM_EDGE, EDGES = 2, (8, 10)


class SpareTray(BoxLayout):
    """`is_out` as in SpareTile; `is_active`: the keys turn it; `is_slim`: there are none;
    `is_low`: they stand below the tile; `is_narrow`: there is room for one. `is_named`: it says
    what lies there.
    """

    tile: TileModel = ObjectProperty(NO_TILE)
    edition = StringProperty("crew")
    is_out = BooleanProperty(False)
    is_wanted = BooleanProperty(False)
    is_active = BooleanProperty(False)
    is_slim = BooleanProperty(False)
    is_low = BooleanProperty(False)
    is_narrow = BooleanProperty(False)
    is_named = BooleanProperty(True)
    __events__ = ("on_deed", "on_nudge")

    def on_kv_post(self, _: object) -> None:
        self._place: SpareTile = self.ids.place.__self__

    def on_deed(self, deed: Deed) -> None:
        """One of the keys was tapped."""

    def on_nudge(self) -> None:
        """One of them was touched while it does nothing."""

    def turn(self, quarter_turns: int, speed: float) -> None:
        self._place.turn(quarter_turns, speed)

    def press(self, is_pressed: bool) -> None:
        """A finger lies on the tile, or no more."""
        self._place.is_pressed = is_pressed

    def wiggle(self, speed: float) -> None:
        self._place.wiggle(speed)

    @property
    def cell(self) -> float:
        return self._place.cell

    @property
    def is_in_sight(self) -> bool:
        return self._place.is_in_sight

    @property
    def spot(self) -> Point:
        return self._place.spot

    def holds(self, x: float, y: float) -> bool:
        return self._place.holds(x, y)

    def _edges(self) -> tuple[float, ...]:
        return tuple(map(dp, (SLIM_EDGE,) * 2 if self.is_slim else EDGES))

    edges = AliasProperty(_edges, bind=("is_slim",), cache=True)

    def _tile_place(self) -> Mapping[str, float]:
        """Beside one key, or between two."""
        return {"x": 0} if self.is_narrow else {"center_x": 0.5}

    tile_place = AliasProperty(_tile_place, bind=("is_narrow",), cache=True)

    def _key_height(self) -> Mapping[str, float]:
        """Where the keys stand."""
        return {"y": 0} if self.is_low else {"center_y": 0.5}

    key_height = AliasProperty(_key_height, bind=("is_low",), cache=True)
