"""Things side by side where it is wide, else one below the other."""

from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout


class Abreast(BoxLayout):
    is_wide = BooleanProperty(False)

    def on_kv_post(self, _: object) -> None:
        self.on_is_wide()

    def on_is_wide(self, *_: object) -> None:
        self.orientation = "horizontal" if self.is_wide else "vertical"
