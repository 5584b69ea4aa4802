"""A key of Go's page that does what its presenter says, now this and now that."""

from kivy.properties import NumericProperty, ObjectProperty

from app.presenters.go.page_model import NOTHING, Key
from app.ui.go.go_key import GoKey


class ModelKey(GoKey):
    model: Key = ObjectProperty(NOTHING.aid, rebind=True)
    side = NumericProperty("48dp")
