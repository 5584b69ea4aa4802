"""A line of a person's records: what it is, in numbers, and as a share or as bars."""

from kivy.properties import ObjectProperty

from app.presenters.shell.records import Row
from app.ui.kit.pile import Pile


class RecordRow(Pile):
    row: Row = ObjectProperty(rebind=True)
