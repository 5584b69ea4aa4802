"""What this is and whose work it stands on."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.core.version import VERSION
from app.presenters.licences import licence_lines


class About(BoxLayout):
    version = StringProperty(VERSION)
    parts = StringProperty(licence_lines())
