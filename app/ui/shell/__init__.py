"""The pages around the matches: home, a new game, rules, settings, and how pages are found."""

WIDGETS = (
    *("notice", "continue_card", "continue_small", "quick_key", "game_card"),
    *("code_form", "color_key", "seat_row", "seat_form"),
    *("sight_card", "rule_card", "about", "licence_row", "licence_words"),
)
