"""Golden playthroughs: whole games as text, made by tools/playthrough.py, equal for ever.

If one differs, read the difference: a rule, an event or a view has changed.
"""

import re

import pytest

from app.games.registry import games
from tools import playthrough
from tools.playthrough import Playthrough, path_of, playthroughs, text_of


@pytest.mark.parametrize("chosen", playthroughs(), ids=lambda chosen: path_of(chosen).stem)
def test_the_game_is_played_as_it_is_written(chosen: Playthrough) -> None:
    assert text_of(chosen).splitlines() == path_of(chosen).read_text().splitlines()


def test_no_game_is_without_a_playthrough_and_no_file_without_a_game() -> None:
    assert {chosen.game for chosen in playthroughs()} == {game.ID for game in games()}
    assert set(playthrough.FOLDER.iterdir()) == {path_of(chosen) for chosen in playthroughs()}


@pytest.mark.parametrize("chosen", playthroughs(), ids=lambda chosen: path_of(chosen).stem)
def test_a_playthrough_shows_every_move_to_the_end(chosen: Playthrough) -> None:
    text = path_of(chosen).read_text()
    numbers = [int(number) for number in re.findall(r"(?m)^([0-9]+)\. ", text)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(re.findall(r"(?m)^state [0-9a-f]{12}$", text)) == len(numbers) + 1
    assert '  all: phase = "over"' in text
