"""A card of a review: a remarkable turn, and that it can be seen."""

from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.highlights import Highlight
from app.presenters.phrase import Field


class HighlightCard(ButtonBehavior, BoxLayout):
    """`is_row`: as wide as its sheet, with more words; `name` is what is read aloud."""

    model: Highlight = ObjectProperty(Highlight(), rebind=True)
    is_row = BooleanProperty(True)
    name = StringProperty()

    def _title(self) -> tuple[Field, ...]:
        return (self.model.headline, self.model.who)[: 1 + self.is_row]

    title = AliasProperty(_title, bind=("model", "is_row"), cache=True)
    tone = ColorProperty("#0B5F63")
    tone_ink = ColorProperty("#FFFFFF")
