"""Something to tell of a match that is over, after its sign."""

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.ending import Fact

NO_FACT = Fact("", ())


class EndFact(BoxLayout):
    fact: Fact = ObjectProperty(NO_FACT, rebind=True)
    is_large = BooleanProperty(False)
