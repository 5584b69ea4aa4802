"""The game's own sign, a path that is a letter."""

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.ui.kit.atlas import atlas_for
from app.ui.kit.pawn import ATLAS


class Emblem(Widget):
    is_dark = BooleanProperty(False)
    texture = ObjectProperty(None, allownone=True)

    def on_kv_post(self, _: object) -> None:
        self.fbind("is_dark", self._show)
        self.fbind("height", self._show)
        self._show()

    def _show(self, *_: object) -> None:
        """From the atlas for the size that it has now: a layout may come after."""
        name = "logo/dark" if self.is_dark else "logo"
        self.texture = atlas_for(ATLAS, self.height).region(name)
