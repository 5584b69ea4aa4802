"""The tray where the spare tile rests between two keys that turn it."""

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.shift.board_model import TileModel


class SpareTray(BoxLayout):
    """`is_out` as in SpareTile; `is_active`: the keys turn it; `is_slim`: there are none."""

    tile: TileModel = ObjectProperty(None, allownone=True)
    edition = StringProperty("crew")
    is_out = BooleanProperty(False)
    is_active = BooleanProperty(False)
    is_slim = BooleanProperty(False)
    __events__ = ("on_turn",)

    def on_turn(self, quarter_turns: int) -> None:
        """One of the keys was tapped."""

    def turn(self, quarter_turns: int, speed: float) -> None:
        self.ids.place.turn(quarter_turns, speed)

    @property
    def spot(self) -> tuple[float, float]:
        return tuple(self.ids.place.center)

    def holds(self, x: float, y: float) -> bool:
        return bool(self.ids.place.collide_point(x, y))
