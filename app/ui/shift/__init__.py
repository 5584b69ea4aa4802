"""Shift on the screen."""

WIDGETS = (
    *("shift_board", "found_row", "target_card", "spare_tile", "spare_tray", "seat_chip"),
    *("turn_step", "shift_sheet", "seat_panel", "seat_place", "standing_row", "standings"),
)
