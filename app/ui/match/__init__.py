"""A match of any game on the screen: coming and going, the curtain, looking back, its end."""

WIDGETS = (
    *("wall", "turned", "lanterns", "curtain", "panel_paper"),
    *(
        "end_keys",
        "seats_key",
        "seat_face",
        "menu_key",
        "menu_rows",
        "offer_card",
        "offer_shade",
        "told_heading",
        "told_picture",
        "told_piece",
        "told_row",
        "told_words",
    ),
    *(
        "scrub",
        "turn_sign",
        "legend_part",
        "sign_legend",
        "look_back_row",
        "step_list",
        "look_back_bar",
    ),
    *("match_ground", "front", "moment_picture", "dots", "review_moments"),
    *("curve_view", "turn_card", "race_view", "time_row", "time_rows", "review_curve"),
    *("praise", "podium_step", "end_stair", "end_row", "end_fact", "find_chip"),
    *("wins_row", "end_chip", "step_track"),
    *("radiance", "end_banner", "match_end"),
)
