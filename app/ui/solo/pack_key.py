"""A pack of the voyage by its sign: children find theirs without reading."""

from kivy.properties import ColorProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from app.presenters.solo.way import Pack
from app.ui.kit.words import Words


class PackKey(ButtonBehavior, FloatLayout):
    pack: Pack = ObjectProperty(rebind=True)
    packs = 1
    words: Words = ObjectProperty()
    side = NumericProperty("44dp")
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))

    @property
    def name(self) -> str:
        """In words."""
        number, packs = self.pack.number, self.packs
        return self.words.catalogue.text("puzzles.pack", number=number, packs=packs)
