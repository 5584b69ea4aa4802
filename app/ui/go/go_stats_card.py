"""How one way to play Go alone went so far: numbers, and the last rounds as bars."""

from kivy.properties import ObjectProperty

from app.presenters.go.stats import Stats
from app.ui.kit.pile import Pile


class GoStatsCard(Pile):
    model: Stats = ObjectProperty(Stats(), rebind=True)
