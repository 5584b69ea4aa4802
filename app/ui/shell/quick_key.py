"""A key on a game's card that begins a match of one person without another question."""

from kivy.properties import StringProperty

from app.ui.kit.pill import Pill


class QuickKey(Pill):
    """`key` is that of its words in the catalogue."""

    key = StringProperty()
