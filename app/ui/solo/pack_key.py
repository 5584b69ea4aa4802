"""A pack of the voyage by its sign and its name: children find theirs without reading."""

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.way import NO_PACK, Pack
from app.ui.kit.words import Words, said


class PackKey(ButtonBehavior, BoxLayout):
    """Not `is_named`, its name is only said by ear."""

    pack: Pack = ObjectProperty(NO_PACK, rebind=True)
    packs = 1
    is_named = BooleanProperty(True)
    words: Words = ObjectProperty()
    side = NumericProperty("44dp")
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))

    @property
    def name(self) -> str:
        """In words."""
        return said(self.words.catalogue, self.pack.told(self.packs))
