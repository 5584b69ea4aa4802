"""`python -m tests.games.hash_table`: the hash of games played by chance, for this interpreter.

The same numbers must come out of every Python and every PYTHONHASHSEED (X2).
`--write` pins them in tests/data/hash_table.json; only a new rules version may change them.
"""

import hashlib
import json
import sys
from pathlib import Path

from app.games.registry import game_named, games
from app.session.record import Record, record_text
from tests.games.playout import plies, start_of

PINNED = Path(__file__).parents[1] / "data" / "hash_table.json"
GAMES_EACH = 24
MOST_MOVES = 120


def game_hash(game_id: str, number: int) -> str:
    """Of the record and the last state: it tells deals, moves listed, bots and rules apart."""
    game, trail = game_named(game_id), plies(game_id, number, MOST_MOVES)
    record = Record(start_of(game_id, number), tuple(game.encode(ply.move) for ply in trail))
    state = json.dumps(game.state_json(trail[-1].step.state), sort_keys=True)
    return hashlib.sha256((record_text(record) + state).encode()).hexdigest()[:16]


def hash_table(one_in: int = 1) -> dict[str, list[str]]:
    numbers = range(0, GAMES_EACH, one_in)
    return {game.ID: [game_hash(game.ID, n) for n in numbers] for game in games()}


if __name__ == "__main__":
    table = json.dumps(hash_table(), indent=1) + "\n"
    if sys.argv[1:] == ["--write"]:
        PINNED.write_text(table)
    else:
        sys.stdout.write(table)
