"""A long text, a label to each piece: one label holds no more than a texture may be high."""

from kivy.properties import ListProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.kit.text import Text


class LicenceWords(BoxLayout):
    pieces = ListProperty()

    def on_kv_post(self, _: object) -> None:
        for piece in self.pieces:
            self.add_widget(Text(role="body_m", text=piece))
