"""A kind of puzzle without end, as a picture: a tap begins any one of it."""

from kivy.properties import ObjectProperty, StringProperty

from app.presenters.solo.hub import KindCard
from app.ui.kit.picture_key import PictureKey
from app.ui.kit.words import Words, said


class KindKey(PictureKey):
    card: KindCard = ObjectProperty(rebind=True)
    words: Words = ObjectProperty()
    icon = StringProperty("home")

    def on_kv_post(self, _: object) -> None:
        self.key = self.card.title.key
        self.line = said(self.words.catalogue, self.card.line)
        self.icon = self.card.icon
