"""What this is, and the way to whose work it stands on."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.core.version import VERSION


class About(BoxLayout):
    version = StringProperty(VERSION)
    __events__ = ("on_licences",)

    def on_licences(self) -> None:
        """Asks for the page of licences."""
