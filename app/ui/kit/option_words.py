"""What an option is called and, smaller, what it means; with its sign, where it has one."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout


class OptionWords(BoxLayout):
    icon = StringProperty()
    title = StringProperty()
    hint = StringProperty()
