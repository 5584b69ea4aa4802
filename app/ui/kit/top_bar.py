"""The bar of a page below home: what the page is, and the way back."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout


class TopBar(BoxLayout):
    """Other keys of the page are put behind the title."""

    title = StringProperty()
    __events__ = ("on_back",)

    def on_back(self) -> None:
        """The page goes back."""
