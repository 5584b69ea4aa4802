"""A turn of the way as a picture alone, where several have no room with words."""

from app.ui.solo.way_key import WayKey

WITH_FIND = 104
"""In dp: from this width it has what was found beside the push."""


class TurnChip(WayKey):
    pass
