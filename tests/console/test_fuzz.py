"""Lines that mean harm: each is answered, and one that is refused changes nothing.

Of 100,000 lines, here of one in five. Everything runs as in the process: lines are read from a
stream, answers written to one. How deep perft counts is bounded by work and tested in
test_perft.py; here the bound is small.
"""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from app.console import Console, run
from app.core.game import Json, Turn
from app.core.rng import Rng
from app.games.registry import games
from app.session.record import Record, record_text
from tests.console.test_process import spoken
from tests.data.mutations import ODD_LETTERS, mutated_json, mutated_text, one_of
from tests.data.samples import part_of
from tests.games.playout import plies, start_of

LOTS = 20
LINES = len(part_of(5_000, 5))
LARGEST_ANSWER = 400_000
HUGE = 1 << 21


class Fuzzer:
    """Makes the next line by chance, knowing what would be good sense now."""

    def __init__(self, lot: int, console: Console) -> None:
        self.rng = Rng(lot)
        self.game = games()[lot % len(games())]
        self.number = lot
        self.console = console
        self.trail = plies(self.game.ID, lot)

    def line(self) -> bytes:
        kinds: list[Callable[[], bytes]] = [
            *([self.changed_value] * 300),
            *([self.changed_text] * 300),
            *([self.sense] * 200),
            *([self.noise] * 150),
            *([self.extreme] * 49),
            self.huge,
        ]
        return one_of(self.rng, kinds)().replace(b"\n", b"") + b"\n"

    def sense(self) -> bytes:
        return json.dumps(self.request()).encode()

    def changed_value(self) -> bytes:
        return json.dumps(mutated_json(self.request(), self.rng)).encode()

    def changed_text(self) -> bytes:
        text = mutated_text(json.dumps(self.request()), self.rng)
        return text.encode(errors="surrogatepass")

    def noise(self) -> bytes:
        if self.rng.below(2):
            return bytes(self.rng.below(256) for _ in range(self.rng.below(30)))
        return "".join(one_of(self.rng, ODD_LETTERS) for _ in range(self.rng.below(30))).encode()

    def extreme(self) -> bytes:
        """Too deep, too many digits, no number at all, or an unusual spelling of a good line."""
        depth, many = 1 + self.rng.below(3000), 1 + self.rng.below(5000)
        value = one_of(
            self.rng,
            [
                "[" * depth,
                "[" * depth + "]" * depth,
                '{"a":' * depth + "1" + "}" * depth,
                "9" * many,
                "-" + "9" * many,
                "0." + "3" * many,
                *("NaN", "-Infinity", "1e999", "1E-9", "-0", "01", "0x1", "+1", "1.", "'a'"),
                *('"\\ud800"', '"\\u0000"', '"\\x"', "[1,]", "{,}", "tru", "// a", "1 2"),
            ],
        )
        key = one_of(self.rng, ["do", "seat", "depth", "move", "seed", "seats", "position"])
        return f'{{"do":"{one_of(self.rng, DOES)}","{key}":{value}}}'.encode()

    def huge(self) -> bytes:
        filling = one_of(self.rng, [b" ", b"[", b'"', b"9", b"\\", b"\xff"])
        return b'{"do":"state","odd":' + filling * (HUGE // 2 + self.rng.below(HUGE))

    def request(self) -> Json:
        return one_of(self.rng, [self.plain, self.play, self.play, self.begin])()

    def plain(self) -> Json:
        rng, seat = self.rng, self.rng.below(4)
        return one_of(
            rng,
            [
                *({"do": do} for do in ("state", "record", "undo", "redo", "bot", "moves")),
                *({"do": do, "seat": seat} for do in ("view", "moves", "bot")),
                {"do": "perft", "depth": rng.below(3)},
                {"do": "bot", "level": one_of(rng, ["easy", "medium", "hard"])},
                {"do": "solve"},
                {"do": one_of(rng, ["hint", "review"])},
                {"do": "solve", "target": one_of(rng, ["m7", "d4"]), "depth": 1 + rng.below(3)},
                {"do": "solve", "roll": [1 + rng.below(6) for _ in range(4)]},
            ],
        )

    def play(self) -> Json:
        """A move allowed now, or one of another time and maybe of another game."""
        match = self.console.match
        if self.rng.below(3) and isinstance(match.status, Turn):
            move = one_of(self.rng, list(match.game.legal_moves(match.state)))
            return {"do": "play", "move": match.game.encode(move)}
        game = one_of(self.rng, [self.game, self.game, *games()])
        ply = one_of(self.rng, plies(game.ID, self.number))
        return {"do": "play", "move": game.encode(ply.move)}

    def begin(self) -> Json:
        start = start_of(self.game.ID, self.number + self.rng.below(3))
        new: dict[str, Any] = {"do": "new", "game": start.game, "options": start.options}
        match self.rng.below(4):
            case 0:
                return new | {"seats": start.seats, "seed": self.rng.below(1000)}
            case 1:
                moves = tuple(self.game.encode(ply.move) for ply in self.trail[:12])
                text = record_text(Record(start_of(self.game.ID, self.number), moves))
                return {"do": "load", "record": mutated_text(text, self.rng)}
        form = self.game.state_json(one_of(self.rng, self.trail).before)
        return new | {"position": mutated_json(form, self.rng)}


DOES = "new load record moves play undo redo state view perft bot solve".split()


class Talk:
    """Both ends of the console's pipes: hands out a line, looks at the answer, and so on."""

    def __init__(self, fuzzer: Fuzzer, lines: int) -> None:
        self.fuzzer, self.left = fuzzer, lines
        self.rest = b""
        self.answers: Counter[str] = Counter()

    def readline(self, limit: int) -> bytes:
        if not self.rest and self.left:
            self.left -= 1
            self.rest = self.fuzzer.line()
            self.before = self.now()
        line, self.rest = self.rest[:limit], self.rest[limit:]
        return line

    def now(self) -> tuple[Any, ...]:
        """What an error may not touch. States are frozen; now and then they are written out."""
        match = self.fuzzer.console.match
        form = None if self.left % 8 else match.game.state_json(match.state)
        return match, match.state, match.moves, match.can_redo, form

    def write(self, text: str) -> None:
        assert text.endswith("\n")
        assert text.count("\n") == 1
        assert len(text) < LARGEST_ANSWER
        answer = json.loads(text)
        assert type(answer) is dict
        if "error" in answer:
            assert set(answer) == {"error", "detail"}
            assert answer["error"].isidentifier()
            assert len(answer["detail"]) < 250
            assert self.now() == self.before
        self.answers[answer.get("error", "")] += 1

    def flush(self) -> None:
        """Nothing waits in between."""


def fuzzed(lot: int) -> Fuzzer:
    console = Console()
    fuzzer = Fuzzer(lot, console)
    start = start_of(fuzzer.game.ID, lot)
    new = {"do": "new", "game": start.game, "seats": start.seats, "seed": 1}
    assert "state" in console.answer(json.dumps(new | {"options": start.options}))
    return fuzzer


@pytest.mark.parametrize("lot", range(LOTS))
def test_every_line_is_answered_and_errors_change_nothing(
    lot: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.core.perft.MOST_WORK", 400)
    fuzzer = fuzzed(lot)
    monkeypatch.setattr("app.console.Console", lambda: fuzzer.console)
    talk: Any = Talk(fuzzer, LINES)
    run(talk, talk)
    assert talk.answers.total() == LINES
    assert LINES // 25 < talk.answers[""] < LINES // 2
    assert len(talk.answers) > 15


def test_a_process_with_little_memory_lives_through_it() -> None:
    """Without perft, whose bound in the process is the real one: seconds."""
    fuzzer = fuzzed(2)
    lines = [line for line in (fuzzer.line() for _ in range(2000)) if b"perft" not in line]
    answers, errors, code = spoken(b"".join(lines))
    assert len(answers) == len(lines)
    assert (errors, code) == (b"", 0)
