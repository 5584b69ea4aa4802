"""What those who played may practise: matches and puzzles that ended are looked at once, in slices.

The teacher's review of a match goes, theme by theme, to the persons who sat there.
"""

from app.core.game import Json
from app.core.thinking import Thinking
from app.session.alone import Alone
from app.session.match import Match
from app.session.people import People
from app.session.scores import BOT, NOBODY, called, key_of, note_matches
from app.session.shelf import Shelf
from app.solo.codes import code_text
from app.teacher.review import Review, is_reviewed
from app.teacher.themes import GAMES, tallies

RECENT = 4
"""Matches that ended last: older ones say less."""


def study(people: People, shelf: Shelf, puzzles: list[Alone]) -> Thinking[None]:
    """The puzzles, which are taken from their list; then the matches that ended last and were not
    looked at yet, the newest first."""
    while puzzles:
        asked = puzzles.pop()
        yield from study_match(people, asked.match, code_text(asked.code))
    past = shelf.past()
    note_matches(people, past)
    for kept in past[:RECENT]:
        key = key_of(kept)
        is_due = _is_due(people, kept.table, kept.start.seats, key)
        match = shelf.match(kept.slot) if is_due else None
        yield
        if match is not None:
            yield from study_match(people, match, key)


def study_match(people: People, match: Match, key: str) -> Thinking[None]:
    """Told again, nothing changes; that it was looked at is known also if nothing was seen.

    Whoever was erased meanwhile stays so.
    """
    game = match.start.game
    if game not in GAMES or not is_reviewed(game):
        return
    states = [match.state_after(number) for number in range(len(match.moves) + 1)]
    review = Review(game, states[0], match.moves, states)
    turns = yield from review.think()
    for seat, name in _names(match.table, match.start.seats):
        own = [(states[turn.span.moves[0]], turn) for turn in turns if turn.seat == seat]
        found = {theme: (each.met, each.lost) for theme, each in tallies(game, own).items()}
        person = people.find(name)
        if person is not None:
            people.keep(person, people.records(person).reviewed(_studied(key), found))


def _is_due(people: People, table: Json, seats: int, key: str) -> bool:
    """Somebody who is known sat there, and nobody who did has it in the records."""
    persons = [people.find(name) for _, name in _names(table, seats)]
    known = [people.records(person) for person in persons if person is not None]
    return bool(known) and not any(_studied(key) in records.keys for records in known)


def _names(table: Json, seats: int) -> list[tuple[int, str]]:
    """Seat by seat who sits there; without a name one is known only where nobody else plays."""
    told = enumerate(called(table, seats))
    persons = [(seat, name) for seat, name in told if not name.startswith(BOT)]
    if len(persons) == 1:
        return [(seat, "" if name == NOBODY else name) for seat, name in persons]
    return [(seat, name) for seat, name in persons if name != NOBODY]


def _studied(key: str) -> str:
    return f"{key}:seen"
