"""The texts of the licences, cut so that each piece is no larger than a label may be."""

import re
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "assets" / "licences"
LONGEST = 280
"""Characters: in the largest letters on a narrow phone, a piece is below 2,048 pixels high."""


def licence_text(licence: str) -> tuple[str, ...]:
    """Its paragraphs, in pieces."""
    text = (FOLDER / f"{licence}.txt").read_text(encoding="utf-8").strip()
    return tuple(piece for paragraph in text.split("\n\n") for piece in pieces(paragraph))


def pieces(paragraph: str) -> Iterator[str]:
    """As many sentences as one may hold."""
    piece = ""
    for part in _parts(paragraph):
        if len(piece) + len(part) > LONGEST:
            yield piece.strip()
            piece = ""
        piece += part
    yield piece.strip()


def _parts(paragraph: str) -> Iterator[str]:
    """Sentences and lines; one that is too long is cut at its commas."""
    for sentence in re.findall(r".+?(?:[.;] |\n|$)", paragraph, re.DOTALL):
        is_long = len(sentence) > LONGEST
        yield from re.findall(r".+?(?:[,:] |$)", sentence, re.DOTALL) if is_long else (sentence,)
