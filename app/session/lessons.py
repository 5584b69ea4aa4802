"""Lessons as matches: each begins on the shelf from its position, and what was done is kept.

A lesson lies in a slot of its own, one for each game, so whoever is killed within it finds it
where it was. Beside the moves `match.table` keeps which lesson it is, and whether a match waits
below it.
"""

import json
from contextlib import suppress

from app.core.errors import WanderwallError
from app.core.forms import parsed_object
from app.core.game import Json
from app.games.registry import game_named
from app.session.match import Match
from app.session.record import Start
from app.session.saves import Saves
from app.session.shelf import APART, Shelf
from app.teacher.lessons import LESSONS, Lesson, first_state, lessons_of

KEY, WAITS = "lesson", "match_waits"
SLOT = "lessons"
PRACTICE = {"mode": "practice"}
"""No clock runs."""


def slot_of(game: str) -> str:
    return f"{APART}{game}-lesson"


def begun(shelf: Shelf, lesson: Lesson, seating: Json, match_waits: bool) -> Match:
    """From its start; `match_waits`: one of this game is to go on after the lessons."""
    game = game_named(lesson.game)
    position = game.state_json(first_state(lesson))
    rules, options = game.RULES_VERSION, dict(lesson.options)
    start = Start(game.ID, rules, lesson.seats, lesson.seed, options, position)
    table = seating | PRACTICE | {KEY: lesson.key, WAITS: match_waits}
    return shelf.begin_in(slot_of(lesson.game), start, table, people=1)


def is_lesson(match: Match) -> bool:
    return match.table.get(KEY) in {each.key for each in lessons_of(match.start.game)}


def lesson_of(match: Match) -> Lesson:
    """The one that this match is; of one that is none the game's first."""
    lessons, key = lessons_of(match.start.game), match.table.get(KEY)
    return next((each for each in lessons if each.key == key), lessons[0])


class LessonsBook:
    """Which lessons were done on this device, and to which games they were offered.

    `_asked`: by the seed of its match, where nobody has answered yet.
    """

    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self._done, self._offered, self._asked = self._loaded()

    def _loaded(self) -> tuple[frozenset[str], frozenset[str], dict[str, int]]:
        kept: Json = {}
        with suppress(WanderwallError):  # a damaged one was set aside: all may be done again
            loaded = self._saves.load_as(SLOT, parsed_object)
            kept = loaded.body if loaded else {}
        keys = {lesson.key for lesson in LESSONS}
        games = {lesson.game for lesson in LESSONS}
        asked = kept.get("asked")
        seeds = asked if isinstance(asked, dict) else {}
        known = {game: seed for game, seed in seeds.items() if isinstance(seed, int)}
        return _known(kept.get("done"), keys), _known(kept.get("offered"), games), known

    def is_done(self, lesson: Lesson) -> bool:
        return lesson.key in self._done

    def due(self, game: str) -> Lesson:
        """The first that is not done; of all done the first."""
        lessons = lessons_of(game)
        return next((each for each in lessons if not self.is_done(each)), lessons[0])

    def offers(self, game: str) -> bool:
        """Nobody has been asked yet, nor begun by themselves."""
        lessons = lessons_of(game)
        is_begun = any(self.is_done(lesson) for lesson in lessons)
        return bool(lessons) and game not in self._offered and not is_begun

    def is_asked(self, game: str, seed: int) -> bool:
        """In the match of this seed, and it was not answered there."""
        return self._asked.get(game) == seed

    def note_asked(self, game: str, seed: int) -> None:
        if not self.is_asked(game, seed):
            self._asked = {**self._asked, game: seed}
            self._store()

    def note_done(self, lesson: Lesson) -> None:
        self._keep(self._done | {lesson.key}, self._offered)

    def note_offered(self, game: str) -> None:
        self._keep(self._done, self._offered | {game})

    def _keep(self, done: frozenset[str], offered: frozenset[str]) -> None:
        if (done, offered) != (self._done, self._offered):
            self._done, self._offered = done, offered
            self._store()

    def _store(self) -> None:
        """On a full disk it is only not remembered."""
        done, offered = sorted(self._done), sorted(self._offered)
        asked = {game: seed for game, seed in self._asked.items() if game not in offered}
        kept = {"done": done, "offered": offered, "asked": asked}
        with suppress(WanderwallError):
            self._saves.store(SLOT, json.dumps(kept).encode())


def _known(kept: object, known: set[str]) -> frozenset[str]:
    names = kept if isinstance(kept, list) else []
    return frozenset(known.intersection(name for name in names if isinstance(name, str)))
