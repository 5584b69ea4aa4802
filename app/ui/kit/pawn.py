"""A seat's pawn as a picture: its colour and its shape."""

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from app.ui.kit.atlas import atlas_for

ATLAS = "seats"


class Pawn(Widget):
    color = StringProperty("red")
    texture = ObjectProperty(None, allownone=True)

    def on_kv_post(self, _: object) -> None:
        self.fbind("color", self._show)
        self.fbind("height", self._show)
        self._show()

    def _show(self, *_: object) -> None:
        """From the atlas for the size that it has now: a layout may come after."""
        self.texture = atlas_for(ATLAS, self.height).region(f"pawn/{self.color}")
