"""Go on the screen: alone, in relay, face to face."""

WIDGETS = (
    *("go_key", "model_key", "go_board", "go_dice", "go_tray_view", "go_ring"),
    *("go_tally", "go_who", "aside_key", "go_racer", "go_duel", "go_edge", "go_sheet", "go_praise"),
    *("go_rung", "go_ladder", "go_end"),
    *("score_row", "go_scores", "go_reward", "go_stone", "check_row", "claim_bar"),
    *("go_stake", "go_road", "go_place", "go_aim", "go_aims", "go_waited", "go_pause"),
    "go_faces_region",
)
