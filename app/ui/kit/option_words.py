"""What an option is called and, smaller, what it means."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout


class OptionWords(BoxLayout):
    title = StringProperty()
    hint = StringProperty()
