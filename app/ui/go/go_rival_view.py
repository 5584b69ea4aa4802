"""The bot that somebody races: its board, small, and how many rolls it has solved."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.rival import NOBODY, RivalModel
from app.ui.kit.shown import Shown


class GoRivalView(Shown, BoxLayout):
    model: RivalModel = ObjectProperty(NOBODY, rebind=True)
