"""The catalogue in force as a property: kv that reads it changes language at once."""

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty

from app.services.i18n import Catalogue


class Words(EventDispatcher):
    catalogue: Catalogue = ObjectProperty(rebind=True)
