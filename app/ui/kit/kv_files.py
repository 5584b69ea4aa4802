"""The kv files, one a class of the same name, and where Kivy finds the classes they name."""

from collections.abc import Mapping
from pathlib import Path

from kivy.factory import Factory
from kivy.lang import Builder

FOLDER = Path(__file__).parents[2] / "kv"

WIDGETS = {
    "text": "Text",
    "icon_key": "IconKey",
    "pill": "Pill",
    "paper": "Paper",
    "column": "Column",
    "scroller": "Scroller",
    "top_bar": "TopBar",
    "bar_key": "BarKey",
    "sheet": "Sheet",
    "pawn": "Pawn",
    "emblem": "Emblem",
    "figure_view": "FigureView",
    "picture": "Picture",
    "picture_key": "PictureKey",
    "notice": "Notice",
    "continue_card": "ContinueCard",
    "continue_small": "ContinueSmall",
    "game_card": "GameCard",
    "chip": "Chip",
    "option_words": "OptionWords",
    "option_row": "OptionRow",
    "switch_row": "SwitchRow",
    "chip_row": "ChipRow",
    "step_row": "StepRow",
    "option_card": "OptionCard",
    "line_field": "LineField",
    "name_field": "NameField",
    "code_form": "CodeForm",
    "big_number": "BigNumber",
    "number_row": "NumberRow",
    "go_chart": "GoChart",
    "color_key": "ColorKey",
    "seat_row": "SeatRow",
    "seat_form": "SeatForm",
    "sight_card": "SightCard",
    "rule_card": "RuleCard",
    "about": "About",
    "licence_row": "LicenceRow",
    "licence_words": "LicenceWords",
}
"""Module and kv file to class; a class is imported when a kv rule first uses it."""


MATCH_WIDGETS = {
    "check_row": "CheckRow",
    "claim_bar": "ClaimBar",
    "collected_tiles": "CollectedTiles",
    "connect_sheet": "ConnectSheet",
    "count_chip": "CountChip",
    "count_standings": "CountStandings",
    "curtain": "Curtain",
    "end_keys": "EndKeys",
    "found_row": "FoundRow",
    "go_ring": "GoRing",
    "go_sheet": "GoSheet",
    "go_end": "GoEnd",
    "go_scores": "GoScores",
    "score_row": "ScoreRow",
    "look_back_bar": "LookBackBar",
    "match_ground": "MatchGround",
    "panel_paper": "PanelPaper",
    "place_row": "PlaceRow",
    "scrub": "Scrub",
    "seat_chip": "SeatChip",
    "seat_tiles_card": "SeatTilesCard",
    "seats_key": "SeatsKey",
    "shift_sheet": "ShiftSheet",
    "seat_panel": "SeatPanel",
    "seat_place": "SeatPlace",
    "spare_tile": "SpareTile",
    "spare_tray": "SpareTray",
    "standing_row": "StandingRow",
    "standings": "Standings",
    "target_card": "TargetCard",
    "turn_step": "TurnStep",
    "turned": "Turned",
    "zoom_key": "ZoomKey",
}
"""What only matches use: read when the first match is shown."""

BOARDS = {
    "connect_board": "ConnectBoard",
    "flyer": "Flyer",
    "go_board": "GoBoard",
    "go_dice": "GoDice",
    "go_score_tiles": "GoScoreTiles",
    "go_tray_view": "GoTrayView",
    "hand_tray": "HandTray",
    "shift_board": "ShiftBoard",
    "wall": "Wall",
    "tile_rows": "TileRows",
}


def load_kv_files() -> None:
    for shape in ("Rounded", "Fill"):
        Factory.register(shape, module="app.ui.rounded")
    _load_widgets(WIDGETS)


def load_match_widgets() -> None:
    for module, board in BOARDS.items():
        Factory.register(board, module=f"app.ui.boards.{module}")
    _load_widgets(MATCH_WIDGETS)
    load_kv("screens", "match_page")


def _load_widgets(widgets: Mapping[str, str]) -> None:
    for module, widget in widgets.items():
        Factory.register(widget, module=f"app.ui.widgets.{module}")
        load_kv("widgets", module)


def load_kv(folder: str, name: str) -> None:
    """Load a file that is not loaded yet: pages bring theirs when they are first shown."""
    path = str(FOLDER / folder / f"{name}.kv")
    if path not in Builder.files:
        Builder.load_file(path, rulesonly=True)
