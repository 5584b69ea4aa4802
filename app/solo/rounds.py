"""How a person's rounds of Go against the clock went, and puzzles of one roll: the last ones, the
best ever."""

from dataclasses import asdict, dataclass

from app.core.game import Json

KEPT = 24
"""Rounds in the chart."""
COUNTS = range(10**6)
TIMES = range(10**9)


@dataclass(frozen=True, slots=True)
class Rounds:
    """`counts` are the rolls solved in the last rounds, `solved` those of all rounds together.

    `fastest` is in milliseconds, or None.
    """

    counts: tuple[int, ...] = ()
    best: int = 0
    fastest: int | None = None
    rounds: int = 0
    solved: int = 0

    def with_round(self, count: int, fastest: int | None) -> "Rounds":
        return self.joined(Rounds((count,), count, fastest, 1, count))

    def joined(self, other: "Rounds") -> "Rounds":
        """Both together, the other's after these."""
        times = [time for time in (self.fastest, other.fastest) if time is not None]
        return Rounds(
            (*self.counts, *other.counts)[-KEPT:],
            max(self.best, other.best),
            min(times, default=None),
            self.rounds + other.rounds,
            self.solved + other.solved,
        )


def rounds_json(rounds: Rounds) -> Json:
    return {**asdict(rounds), "counts": list(rounds.counts)}


def parsed_rounds(kept: object) -> Rounds:
    """Of what is there, a number that cannot be read counts as nothing played."""
    form = kept if isinstance(kept, dict) else {}
    counts, fastest = form.get("counts"), form.get("fastest")
    return Rounds(
        tuple(_whole(count) for count in counts[-KEPT:]) if isinstance(counts, list) else (),
        _whole(form.get("best")),
        fastest if type(fastest) is int and fastest in TIMES else None,
        _whole(form.get("rounds")),
        _whole(form.get("solved")),
    )


def _whole(value: object) -> int:
    return value if type(value) is int and value in COUNTS else 0
