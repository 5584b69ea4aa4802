"""The pages around the matches: home, a new game, rules, settings, and how pages are found."""

WIDGETS = (
    *(
        "notice",
        "continue_card",
        "continue_brief",
        "continue_small",
        "continue_more",
        "quick_key",
        "alone_key",
        "game_card",
        "games",
    ),
    *("color_key", "editions", "leave_key", "seat_key", "add_seat_key", "seat_table", "seat_form"),
    *("bot_key", "bot_bench", "match_options"),
    *("sticker", "stats_card", "record_row", "record_group", "portrait_key"),
    *("gate_key", "gate_form", "name_form"),
    *("row_seat", "match_row", "sight_card", "rule_card", "about", "licence_row", "licence_words"),
)
