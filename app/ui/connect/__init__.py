"""Connect on the screen."""

WIDGETS = (
    *("connect_board", "hand_tray", "tile_rows", "zoom_key", "connect_sheet", "count_chip"),
    *("collected_tiles", "seat_tiles_card", "place_row", "count_standings"),
)
