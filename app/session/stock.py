"""Puzzles made ahead, kept so that whoever opens the app finds them ready.

A puzzle is the same whenever it is made, so what cannot be read is simply made again.
"""

import json
from contextlib import suppress
from typing import Any

from app.core.errors import BadRequest, WanderwallError
from app.core.forms import Form, parsed_object
from app.core.rng import WORD
from app.session.saves import Saves
from app.solo.kinds import BY_LETTER, Kind
from app.solo.puzzle import Puzzle

SLOT = "puzzles-made"
MADE = 3
"""Of another number: how puzzles are made has changed since."""
MOST = 16
"""Puzzles kept, the last made."""
CODE = "bad_stock"
Named = tuple[Kind, int]


class Stock:
    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self._puzzles: dict[Named, Puzzle] | None = None

    def has(self, kind: Kind, seed: int) -> bool:
        return (kind, seed) in self._known()

    def puzzle(self, kind: Kind, seed: int) -> Puzzle | None:
        return self._known().get((kind, seed))

    def seeds(self, kind: Kind) -> tuple[int, ...]:
        """Of the puzzles of this kind that are ready."""
        return tuple(seed for each, seed in self._known() if each == kind)

    def put(self, puzzle: Puzzle) -> None:
        """On a full disk it lives as long as the app."""
        kept = self._known()
        kept[puzzle.kind, puzzle.seed] = puzzle
        for named in list(kept)[:-MOST]:
            del kept[named]
        self._store()

    def drop(self, kind: Kind, seed: int) -> None:
        """It was begun, and will not be asked for again."""
        if self._known().pop((kind, seed), None) is not None:
            self._store()

    def _known(self) -> dict[Named, Puzzle]:
        if self._puzzles is None:
            self._puzzles = {}
            with suppress(WanderwallError):
                loaded = self._saves.load_as(SLOT, parsed_stock)
                self._puzzles = loaded.body if loaded else {}
        return self._puzzles

    def _store(self) -> None:
        body = {"made": MADE, "puzzles": [puzzle_json(each) for each in self._known().values()]}
        with suppress(WanderwallError):
            self._saves.store(SLOT, json.dumps(body, separators=(",", ":")).encode())


def puzzle_json(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "kind": puzzle.kind.letter,
        "seed": puzzle.seed,
        "options": puzzle.options,
        "position": puzzle.position,
        "par": puzzle.par,
        "ease": puzzle.ease,
        "grade": puzzle.grade,
        "line": list(puzzle.line),
        "openings": puzzle.openings,
        "rolling": puzzle.rolling,
    }


def parsed_stock(body: bytes) -> dict[Named, Puzzle]:
    form = Form(parsed_object(body, CODE), CODE)
    if form.whole("made", range(1 << 30)) != MADE:
        return {}
    puzzles = [_parsed_puzzle(Form(each, CODE)) for each in form.items("puzzles")]
    return {(puzzle.kind, puzzle.seed): puzzle for puzzle in puzzles}


def _parsed_puzzle(form: Form) -> Puzzle:
    letter = form.whole("kind", range(32))
    if letter not in BY_LETTER:
        raise BadRequest(CODE, "kind")
    return Puzzle(
        kind=BY_LETTER[letter],
        seed=form.whole("seed", range(WORD + 1)),
        options=form.mapping("options"),
        position=form.mapping("position"),
        par=form.whole("par", range(1, 1000)),
        ease=form.whole("ease", range(1 << 20)),
        grade=form.whole("grade", range(1, 6)),
        line=tuple(str(move) for move in form.items("line")),
        openings=form.whole("openings", range(1 << 30)),
        rolling=form.whole("rolling", range(WORD + 1)),
    )
