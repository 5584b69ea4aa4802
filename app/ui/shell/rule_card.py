"""A section of the rules: what it is about, a picture, some sentences."""

from kivy.metrics import sp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty

from app.presenters.match.book import Section
from app.ui.kit.paper import Paper

WIDE, HEAD = 520, 0.55
"""From this width, in sp, the words stand beside their head, which takes so much of it."""


class RuleCard(Paper):
    """`can_speak`: a key asks for it to be read aloud."""

    section: Section = ObjectProperty(rebind=True)
    can_speak = BooleanProperty(False)
    head_share = NumericProperty(1)
    __events__ = ("on_speak",)

    def _is_wide(self) -> bool:
        return bool(self.width >= sp(WIDE))

    is_wide = AliasProperty(_is_wide, bind=("width",), cache=True)

    def on_kv_post(self, _: object) -> None:
        self.fbind("is_wide", self._turn)
        self._turn()

    def _turn(self, *_: object) -> None:
        self.orientation = "horizontal" if self.is_wide else "vertical"
        self.head_share = HEAD if self.is_wide else 1

    def on_speak(self) -> None:
        """Its words are wanted aloud."""
