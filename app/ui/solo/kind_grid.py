"""Kinds of puzzles side by side, a picture each: as many in a row as have room for their names."""

from kivy.metrics import sp
from kivy.properties import AliasProperty, ListProperty, NumericProperty
from kivy.uix.gridlayout import GridLayout

from app.presenters.solo.hub import KindCard
from app.ui.solo.kind_key import KindKey

NARROWEST, USUAL = 86, 102
"""How wide a picture is at least, and how high usually, in sp."""


class KindGrid(GridLayout):
    """`room` is how high its pictures are, and `longest` how many letters a name has at most."""

    cards: list[KindCard] = ListProperty()
    room, longest = NumericProperty(f"{USUAL}sp"), NumericProperty(0)
    __events__ = ("on_kind",)

    def _columns(self) -> int:
        return max(1, min(len(self.cards), int(self.width / sp(NARROWEST))))

    columns = AliasProperty(_columns, bind=("cards", "width"), cache=True)

    def on_cards(self, *_: object) -> None:
        self.clear_widgets()
        for card in self.cards:
            key = KindKey(card=card, room=self.room)
            key.bind(on_release=lambda key: self.dispatch("on_kind", key.card))
            self.add_widget(key)
        self.longest = max((len(key.name) for key in self.children), default=0)
        for key in self.children:
            key.longest = self.longest

    def on_room(self, *_: object) -> None:
        for key in self.children:
            key.room = self.room

    @property
    def rows_shown(self) -> int:
        return -(-len(self.cards) // self.columns)

    def on_kind(self, card: KindCard) -> None:
        """One of this kind is wanted."""
