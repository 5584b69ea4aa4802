"""Connect on the screen."""

WIDGETS = (
    *("connect_board", "hand_tray", "tile_rows", "pile_chip", "creature_sign"),
    *("connect_sheet", "count_chip", "count_chips", "collected_tiles", "seat_tiles_card"),
)
