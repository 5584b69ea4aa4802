"""What was won by a pack of the voyage: its sign, in colour once all of it is solved."""

from kivy.properties import BooleanProperty

from app.ui.kit.badge import Badge


class Sticker(Badge):
    is_won, is_large = BooleanProperty(False), BooleanProperty(False)
