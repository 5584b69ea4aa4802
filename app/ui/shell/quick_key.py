"""A key on a game's card that begins a match of one person without another question."""

from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.phrase import Field
from app.ui.kit.abreast import Abreast


class QuickKey(ButtonBehavior, Abreast):
    """`key` says which one it is, `told` is what it says below its signs, or beside them where it
    is wide, `call` what it calls out above that; one `is_strong` on the page. One that
    `is_small` leaves the room to those beside it."""

    key = StringProperty()
    told: Field = ObjectProperty("")
    call: Field = ObjectProperty("")
    icon = StringProperty()
    is_strong = BooleanProperty(False)
    is_small = BooleanProperty(False)
    fill = ColorProperty((1, 1, 1, 1))
    ink = ColorProperty((0, 0, 0, 1))

    @property
    def name(self) -> str:
        """What it does, in words."""
        return str(self.ids.words.text)
