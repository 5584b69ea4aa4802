"""The pictures of a game before a match: of its editions to choose from, else its own."""

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from app.presenters.phrase import phrase
from app.ui.kit.choice_key import ChoiceKey
from app.ui.kit.picture import Picture
from app.ui.kit.strip import Strip

FLAT, UPRIGHT, LEAST = 0.1, 0.64, 76
"""How high a picture is at least, by its width; and in dp."""
SHARP = 590
"""In dp: as wide as a game's one picture has pixels, wider it would be soft."""


class Editions(Strip):
    """`room` is the height that the pictures may fill; those that are `is_flat` become broad."""

    game = StringProperty()
    editions = ListProperty()
    chosen = StringProperty()
    room = NumericProperty(0)
    is_flat = BooleanProperty(False)
    __events__ = ("on_choose",)

    def on_game(self, *_: object) -> None:
        self.clear_widgets()
        beside = [phrase(f"edition.{edition}") for edition in self.editions]
        for edition, told in zip(self.editions, beside, strict=True):
            shown = ChoiceKey(picture=edition, told=told, beside=beside, tallest=2.5)
            shown.is_bare = True
            shown.bind(on_release=lambda key: self.dispatch("on_choose", key.picture))
            self.add_widget(shown)
        if not self.editions:
            self.add_widget(Picture(picture=self.game, tallest=0.8, is_bare=True))
        self.on_room()
        self.on_chosen()

    def on_room(self, *_: object) -> None:
        for picture in self.children:
            picture.room, picture.least = self.room, dp(LEAST)
            picture.flattest = FLAT if self.is_flat or not self.editions else UPRIGHT

    def on_is_flat(self, *_: object) -> None:
        self.on_room()

    def on_chosen(self, *_: object) -> None:
        for key in self.children if self.editions else ():
            key.is_chosen = key.picture == self.chosen

    def on_choose(self, edition: str) -> None:
        """This edition is wanted."""
