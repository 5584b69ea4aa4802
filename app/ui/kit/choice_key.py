"""A picture among others of which one is chosen: that has a frame and a check."""

from kivy.properties import BooleanProperty

from app.ui.kit.picture_key import PictureKey


class ChoiceKey(PictureKey):
    is_chosen = BooleanProperty(False)
