"""Kills a playing process at random times and sees to it that no acknowledged move is lost.

    python -m tools.torture [kills [moves a second]]

The player is a process of its own. It plays all games at once on a real shelf, by chance, and says
before and after each store what it stores. Whatever it is doing when it is killed, the next one
must find what was stored last, or what was being stored.
"""

import select
import signal
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from app.core.game import Turn
from app.core.rng import Rng
from app.games.registry import games
from app.session.match import Match
from app.session.record import Start, parsed_record, record_text
from app.session.saves import Saves
from app.session.shelf import Shelf

ROOT = Path(__file__).parents[1]
KILLS = 1_000
RATE = 20
LONGEST_MATCH = 150
PLAYING_SECONDS = 1.0
NOTHING = "nothing"


def mark(text: str, moves: int) -> str:
    """What a match is known by: its record, and how many moves it has come to."""
    return f"{zlib.crc32(text.encode()):08x}/{moves}"


class TellingSaves(Saves):
    """Says what it stores, before and after."""

    def store(self, slot: str, body: bytes) -> None:
        text = body.decode()
        record = parsed_record(text)
        stored = mark(text, len(record.moves) - record.undone)
        print("storing", slot, stored, flush=True)
        super().store(slot, body)
        print("stored", slot, stored, flush=True)


class Player:
    """Goes on with the matches on the shelf, and begins others where one is over or long."""

    def __init__(self, saves: Saves, seed: int) -> None:
        self._rng = Rng(seed)
        self._shelf = Shelf(saves)
        self._matches: dict[str, Match] = {}

    def found(self) -> Iterator[str]:
        """Takes up the matches, and says in what state they are."""
        for game in games():
            shelved = self._shelf.taken(game.ID)
            if shelved is None:
                yield f"loaded {game.ID} {NOTHING}"
            else:
                match = self._matches[game.ID] = shelved.match
                word = "recovered" if shelved.is_recovered else "loaded"
                yield f"{word} {game.ID} {mark(record_text(match.record()), len(match.moves))}"

    def act(self) -> None:
        """One step in one of the matches, and thereby one store."""
        game = games()[self._rng.below(len(games()))]
        match = self._matches.get(game.ID)
        if match is None or len(match.moves) == LONGEST_MATCH or not isinstance(match.status, Turn):
            seats = game.SEATS[self._rng.below(len(game.SEATS))]
            start = Start(game.ID, game.RULES_VERSION, seats, self._rng.word())
            match = self._matches[game.ID] = self._shelf.begin(start, {}, people=seats)
        elif match.can_undo and self._rng.below(8) == 0:
            match.undo()
        elif match.can_redo and self._rng.below(2) == 0:
            match.redo()
        else:
            moves = list(match.game.legal_moves(match.state))
            match.play(moves[self._rng.below(len(moves))])
        if match.keeping_error:
            raise match.keeping_error


def play(folder: Path, seed: int, rate: int) -> None:
    """Plays until killed, or until the torturer is gone and standard input ends."""
    player = Player(TellingSaves(folder), seed)
    for line in player.found():
        print(line, flush=True)
    while not select.select([sys.stdin], [], [], 1 / rate)[0]:
        player.act()


@dataclass
class Witness:
    """Hears what the players say, and notes what a player finds that it should not."""

    kept: dict[str, set[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    kills: int = 0
    stored: int = 0
    kills_in_a_store: int = 0

    def hear(self, line: str) -> None:
        word, slot, found = line.split()
        allowed = self.kept.setdefault(slot, {NOTHING})
        if word == "storing":
            allowed.add(found)
            return
        if word == "stored":
            self.stored += 1
        elif word != "loaded" or found not in allowed:
            self.faults.append(f"{line}, not one of {sorted(allowed)}")
        self.kept[slot] = {found}

    def hear_killed(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.hear(line)
        self.kills += 1
        self.kills_in_a_store += any(len(allowed) > 1 for allowed in self.kept.values())

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.kills_in_a_store} of them within a store; "
            f"{self.stored} steps stored, {len(self.faults)} lost or damaged"
        )


def started(folder: Path, seed: int, rate: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tools.torture", "play", str(folder), str(seed), str(rate)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)


def killed(player: subprocess.Popen[str]) -> list[str]:
    """What the player has said, as far as nobody has read it yet."""
    player.kill()
    if player.wait() != -signal.SIGKILL or player.stdout is None:
        raise RuntimeError(f"the player stopped by itself: {player.returncode}")
    return player.stdout.readlines()


def killed_after(seconds: float, player: subprocess.Popen[str]) -> list[str]:
    with suppress(subprocess.TimeoutExpired):
        player.wait(seconds)
    return killed(player)


def killed_after_a_store(player: subprocess.Popen[str]) -> list[str]:
    said: list[str] = []
    for line in player.stdout or ():
        said.append(line)
        if line.startswith("stored"):
            break
    return said + killed(player)


def tortured(folder: Path, rng: Rng, kills: int, rate: int) -> Iterator[Witness]:
    """The witness after each kill, and once more after a last look at all matches.

    How long a player needs to get under way is measured at the first; the others are killed at
    any time from their start, with equal chance.
    """
    witness = Witness()
    start = time.monotonic()
    with started(folder, rng.word(), rate) as player:
        witness.hear_killed(killed_after_a_store(player))
    longest = time.monotonic() - start + PLAYING_SECONDS
    yield witness
    while witness.kills < kills:
        with started(folder, rng.word(), rate) as player:
            seconds = longest * rng.below(1_000_000) / 1_000_000
            witness.hear_killed(killed_after(seconds, player))
        yield witness
    saves = Saves(folder)
    for line in Player(saves, seed=0).found():
        witness.hear(line)
    saves.close()
    yield witness


def main(kills: int = KILLS, rate: int = RATE) -> int:
    witness = Witness()
    with tempfile.TemporaryDirectory() as folder:
        for witness in tortured(Path(folder), Rng(kills), kills, rate):
            if witness.kills % 50 == 0 and witness.kills < kills:
                print(witness, flush=True)
    print(*witness.faults, f"Done: {witness}", sep="\n")
    return 1 if witness.faults else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["play"]:
        play(Path(sys.argv[2]), *map(int, sys.argv[3:]))
    else:
        sys.exit(main(*map(int, sys.argv[1:])))
