"""A kind of puzzle without end, as a picture: a tap begins any one of it."""

from kivy.properties import ObjectProperty

from app.presenters.solo.hub import KindCard
from app.ui.kit.picture_key import PictureKey


class KindKey(PictureKey):
    card: KindCard = ObjectProperty(rebind=True)
