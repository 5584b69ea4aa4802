"""A small cross in the corner of a picture: what it shows goes. A finger finds 48 dp of it."""

from app.ui.kit.icon_key import IconKey


class LeaveKey(IconKey):
    pass
