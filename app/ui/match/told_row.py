"""A turn of a match in words: its number, whose it was, what was done, and with which tiles."""

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.told import ToldRowModel


class ToldRow(ButtonBehavior, BoxLayout):
    """A tap asks for its `name` aloud: all of it in words."""

    row: ToldRowModel = ObjectProperty(ToldRowModel(), rebind=True)
    name = StringProperty()
