"""What any page uses: text, keys, papers, sheets, pictures, movements, focus, the way about."""

WIDGETS = (
    *("sign", "pile", "strip", "gap", "abreast"),
    *("text", "icon_key", "pill", "paper", "column", "scroller", "top_bar", "bar_key", "sheet"),
    *("pawn", "badge", "emblem", "figure_view", "scene_view", "picture"),
    *("picture_key", "choice_key"),
    *("chip", "option_words", "option_row", "switch_row", "chip_row", "step_row"),
    *("sign_key", "sign_switch", "choice_row", "option_card"),
    *("line_field", "name_field", "big_number", "number_row", "chart", "meter"),
    *("flyer", "full_shelf", "question", "rim", "link_row"),
)
"""In rules by name; `rounded` stands apart, for its shapes are no widgets."""
