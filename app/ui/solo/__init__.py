"""Puzzles for one: their pages, how they end, today's on the first page, and who makes them."""

WIDGETS = (
    *(
        "sign_row",
        "star_row",
        "race_track",
        "turn_bar",
        "aim_strip",
        "push_picture",
        "way_key",
        "way_row",
        "roll_chip",
        "turn_chip",
        "station_mark",
        "station_row",
        "race_ready",
    ),
    *(
        "puzzle_end",
        "today_card",
        "today_strip",
        "week_row",
        "week_cell",
        "step_key",
        "grade_key",
        "kind_key",
        "kind_grid",
    ),
    *("kinds_paper", "kind_row", "practice_card", "code_line", "share_form", "way_map", "pack_key"),
    *("voyage_card", "day_stamp", "row_sign", "day_cell", "day_legend", "days_key", "day_form"),
    *("calendar_card", "month_keys", "stamp_row"),
)
