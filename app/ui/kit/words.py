"""The catalogue in force as a property: kv that reads it changes language at once."""

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty

from app.presenters.phrase import Field, Phrase
from app.services.i18n import Catalogue


class Words(EventDispatcher):
    catalogue: Catalogue = ObjectProperty(rebind=True)


def said(catalogue: Catalogue, phrase: Field) -> str:
    """What a presenter has to say, in words."""
    if not isinstance(phrase, Phrase):
        return str(phrase)
    fields = {name: said(catalogue, field) for name, field in phrase.fields}
    if phrase.number is None:
        return catalogue.text(phrase.key, **fields)
    return catalogue.counted(phrase.key, phrase.number, **fields)
