"""Whose board it is in relay: a pawn, the name below it, and how far on the way to the end."""

from kivy.properties import NumericProperty, ObjectProperty

from app.presenters.go.page_model import Who
from app.ui.kit.abreast import Abreast
from app.ui.kit.shown import Shown


class GoWho(Shown, Abreast):
    """In a low bar the name stands beside the pawn. It wants to be `wide`."""

    model: Who = ObjectProperty(Who(), rebind=True)
    wide = NumericProperty(0)
