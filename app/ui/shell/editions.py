"""The pictures of a game before a match: of its editions to choose from, else its own."""

from kivy.properties import ListProperty, NumericProperty, StringProperty

from app.presenters.phrase import phrase
from app.ui.kit.picture import Picture
from app.ui.kit.picture_key import PictureKey
from app.ui.kit.strip import Strip


class Editions(Strip):
    """`room` is the height that the pictures may fill."""

    game = StringProperty()
    editions = ListProperty()
    chosen = StringProperty()
    room = NumericProperty(0)
    __events__ = ("on_choose",)

    def on_game(self, *_: object) -> None:
        self.clear_widgets()
        for edition in self.editions:
            told = phrase(f"edition.{edition}")
            shown = PictureKey(picture=edition, told=told, flattest=0.8, tallest=2.5)
            shown.is_bare = True
            shown.bind(on_release=lambda key: self.dispatch("on_choose", key.picture))
            self.add_widget(shown)
        if not self.editions:
            self.add_widget(Picture(picture=self.game, flattest=0.2, tallest=0.8, is_bare=True))
        self.on_room()
        self.on_chosen()

    def on_room(self, *_: object) -> None:
        for picture in self.children:
            picture.room = self.room

    def on_chosen(self, *_: object) -> None:
        for key in self.children if self.editions else ():
            key.is_chosen = key.picture == self.chosen

    def on_choose(self, edition: str) -> None:
        """This edition is wanted."""
