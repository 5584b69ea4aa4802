"""A key on a game's card that begins a match of one person without another question."""

from kivy.properties import ObjectProperty, StringProperty

from app.presenters.phrase import Field
from app.ui.kit.pill import Pill


class QuickKey(Pill):
    """`key` says which one it is, `told` is what it says."""

    key = StringProperty()
    told: Field = ObjectProperty("")
