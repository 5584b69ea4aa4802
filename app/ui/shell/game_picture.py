"""The picture of a game without editions: its name, what it is and for how many stand on it."""

from kivy.properties import StringProperty

from app.ui.kit.picture_key import PictureKey


class GamePicture(PictureKey):
    game = StringProperty()
    seats = StringProperty()
