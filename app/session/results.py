"""How rounds played alone went: each kind in a slot of its own, the last ones and the best ever."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass

from app.core.errors import WanderwallError
from app.core.forms import parsed_object
from app.session.saves import Saves

SLOT = "go-results"
TIMED = "timed"
"""The kind whose slot has no other name."""
KEPT = 24
"""Rounds in the chart."""
COUNTS = range(10**6)
TIMES = range(10**9)


@dataclass(frozen=True, slots=True)
class Results:
    """`counts` are the rolls solved in the last rounds, `solved` those of all rounds together.

    `fastest` is in milliseconds, or None.
    """

    counts: tuple[int, ...] = ()
    best: int = 0
    fastest: int | None = None
    rounds: int = 0
    solved: int = 0

    def with_round(self, count: int, fastest: int | None) -> "Results":
        times = [time for time in (self.fastest, fastest) if time is not None]
        return Results(
            (*self.counts, count)[-KEPT:],
            max(self.best, count),
            min(times, default=None),
            self.rounds + 1,
            self.solved + count,
        )


def parsed_results(body: bytes) -> Results:
    """Of what is there, a number that cannot be read counts as nothing played."""
    kept = parsed_object(body)
    counts = kept.get("counts")
    fastest = kept.get("fastest")
    return Results(
        tuple(_whole(count) for count in counts[-KEPT:]) if isinstance(counts, list) else (),
        _whole(kept.get("best")),
        fastest if type(fastest) is int and fastest in TIMES else None,
        _whole(kept.get("rounds")),
        _whole(kept.get("solved")),
    )


def _whole(value: object) -> int:
    return value if type(value) is int and value in COUNTS else 0


class ResultsBook:
    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self._known: dict[str, Results] = {}

    def of(self, kind: str) -> Results:
        """Read when they are first asked for."""
        if kind not in self._known:
            self._known[kind] = self._loaded(kind)
        return self._known[kind]

    def _loaded(self, kind: str) -> Results:
        try:
            loaded = self._saves.load_as(_slot(kind), parsed_results)
        except WanderwallError:
            return Results()
        return loaded.body if loaded else Results()

    def add(self, kind: str, count: int, fastest: int | None) -> None:
        self.put(kind, self.of(kind).with_round(count, fastest))

    def put(self, kind: str, results: Results) -> None:
        """On a full disk they are only not remembered."""
        self._known[kind] = results
        with suppress(WanderwallError):
            self._saves.store(_slot(kind), json.dumps(asdict(results)).encode())


def _slot(kind: str) -> str:
    return SLOT if kind == TIMED else f"{SLOT}-{kind}"
