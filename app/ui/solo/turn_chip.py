"""A turn of the way as a picture alone, where several have no room with words."""

from app.ui.solo.way_key import WayKey

WITH_MARK, WITH_FIND = 84, 128
"""In dp: from these widths it has its mark, and what was found, beside the push."""


class TurnChip(WayKey):
    pass
