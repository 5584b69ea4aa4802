"""Texts of licences: one file for each that a part has, and not a word lost by cutting them."""

import pytest

from app.presenters.shell.licences import PARTS
from app.services.licence_texts import FOLDER, LONGEST, licence_text

KINDS = sorted({part.licence for part in PARTS})


def test_there_is_a_text_for_each_licence_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == KINDS


@pytest.mark.parametrize("licence", KINDS)
def test_pieces_are_short_and_hold_every_word(licence: str) -> None:
    pieces = licence_text(licence)
    assert max(map(len, pieces)) <= LONGEST
    assert " ".join(pieces).split() == (FOLDER / f"{licence}.txt").read_text().split()


def test_every_part_names_its_owner() -> None:
    assert [part.name for part in PARTS if not part.copyright] == []
    assert len({part.name for part in PARTS}) == len(PARTS)
