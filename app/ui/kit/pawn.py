"""A seat's pawn as a picture: its colour and its shape."""

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from app.ui.kit.atlas import atlas_for

ATLAS = "seats"


class Pawn(Widget):
    """As sharp as its size asks for, which is known only once it has been laid out."""

    color = StringProperty("red")
    texture = ObjectProperty(None, allownone=True)

    def on_kv_post(self, _: object) -> None:
        self.on_color()
        self.bind(height=self.on_color)

    def on_color(self, *_: object) -> None:
        self.texture = atlas_for(ATLAS, self.height).region(f"pawn/{self.color}")
