"""What an option is called and, smaller, what is chosen and what it means; with its sign."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.kit.shown import Shown


class OptionWords(Shown, BoxLayout):
    icon = StringProperty()
    title = StringProperty()
    value = StringProperty()
    hint = StringProperty()
