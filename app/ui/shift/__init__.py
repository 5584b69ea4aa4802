"""Shift on the screen."""

WIDGETS = (
    *("shift_board", "found_row", "pips", "target_card", "spare_tile", "spare_tray"),
    *("seat_chip", "wide_chip", "small_chip", "narrow_chip", "full_chip"),
    *("turn_step", "shift_sheet", "panel_words", "panel_keys"),
    *("seat_panel", "flat_panel", "deep_panel"),
)
