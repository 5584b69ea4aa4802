"""A puzzle that is there: what it is, how it stands, and one touch to its board."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.today import PuzzleCard

ROW = 210
"""In dp: from this width on words stand beside the picture."""


class TodayCard(ButtonBehavior, BoxLayout):
    """`is_brief`: its words alone, where there is no room for its picture."""

    card: PuzzleCard = ObjectProperty(rebind=True)
    is_brief = BooleanProperty(False)

    def on_kv_post(self, _: object) -> None:
        if self.is_brief:
            self.remove_widget(self.ids.picture)

    def _is_row(self) -> bool:
        return bool(self.width >= dp(ROW))

    is_row = AliasProperty(_is_row, bind=("width",), cache=True)

    @property
    def name(self) -> str:
        """What it is and how it stands, in words."""
        return f"{self.ids.title.text}, {self.ids.line.text}"
