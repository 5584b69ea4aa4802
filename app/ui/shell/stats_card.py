"""How something went so far: numbers, and the last counts as bars."""

from kivy.properties import ObjectProperty

from app.presenters.numbers import Stats
from app.ui.kit.pile import Pile


class StatsCard(Pile):
    model: Stats = ObjectProperty(Stats(), rebind=True)
