"""The game's own sign, a path that is a letter."""

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.ui.kit.atlas import atlas_for
from app.ui.kit.pawn import ATLAS


class Emblem(Widget):
    """As sharp as its size asks for, which is known only once it has been laid out."""

    is_dark = BooleanProperty(False)
    texture = ObjectProperty(None, allownone=True)

    def on_kv_post(self, _: object) -> None:
        self.on_is_dark()
        self.bind(height=self.on_is_dark)

    def on_is_dark(self, *_: object) -> None:
        name = "logo/dark" if self.is_dark else "logo"
        self.texture = atlas_for(ATLAS, self.height).region(name)
