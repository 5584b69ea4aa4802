"""What this is and whose work it stands on."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.core.version import VERSION


class About(BoxLayout):
    version = StringProperty(VERSION)
