"""A roll of a series: its board as it was solved, how long that took, whether it was quickest."""

from kivy.properties import ColorProperty

from app.ui.solo.way_key import WayKey


class RollChip(WayKey):
    """A tap shows how it was built."""

    ink = ColorProperty()
