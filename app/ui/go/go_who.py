"""Whose board it is in relay: a pawn, and the name below it."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.page_model import Who
from app.ui.kit.shown import Shown


class GoWho(Shown, BoxLayout):
    model: Who = ObjectProperty(Who(), rebind=True)
