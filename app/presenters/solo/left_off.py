"""Puzzles that were begun and left off: to go on with them is the next thing one wants."""

from collections.abc import Iterable, Iterator

from app.presenters.phrase import phrase
from app.presenters.solo.naming import line_of, title_of
from app.presenters.solo.today import PuzzleCard, State
from app.session.alone import alone
from app.session.match import Match
from app.session.tasks import grade_in
from app.session.unplayed import goes_on
from app.solo.kinds import DAILY

SHOWN = 2


def left_off(matches: Iterable[Match | None]) -> tuple[PuzzleCard, ...]:
    """Of these matches, the one played last first; the daily ones have their own place."""
    found = (card for match in matches if match is not None for card in _cards(match))
    return tuple(card for card, _ in zip(found, range(SHOWN), strict=False))


def _cards(match: Match) -> Iterator[PuzzleCard]:
    asked = alone(match)
    if asked is None or asked.code.kind in DAILY or not goes_on(asked):
        return
    kind, seed = asked.code.kind, asked.code.seed
    picture = str(match.start.options.get("edition", kind.game))
    title, line = title_of(kind, seed), line_of(kind, seed, grade_in(match.table))
    line = phrase("solo.line.game", game=phrase(f"game.{kind.game}"), line=line)
    yield PuzzleCard(kind, seed, picture, State.BEGUN, title, line)
