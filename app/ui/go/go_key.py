"""A key of Go's pages: faint while it does nothing."""

from kivy.properties import NumericProperty

from app.presenters.go.page_model import FAINT
from app.ui.kit.icon_key import IconKey


class GoKey(IconKey):
    faint = NumericProperty(FAINT)
