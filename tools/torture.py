"""Kills a playing process at random times and sees to it that no acknowledged move is lost.

    python -m tools.torture [kills [moves a second]]

The player is a process of its own. It plays several matches of all games at once on a real shelf,
by chance, and says before and after each store what it stores. Whatever it is doing when it is
killed, the next one must find what was stored last, or what was being stored.
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
from app.session.kept import kept_of
from app.session.match import Match
from app.session.record import Start, parsed_record, record_text
from app.session.saves import Saves
from app.session.shelf import Shelf, game_of

ROOT = Path(__file__).parents[1]
KILLS = 1_000
RATE = 20
LONGEST_MATCH, ERASED_EVERY = 150, 60
PLAYING_SECONDS = 1.0
AT_ONCE = 8
"""Matches that are played by turns."""
NOTHING, ALL = "nothing", "all"


def mark(text: str, moves: int) -> str:
    """What a match is known by: its record, and how many moves it has come to."""
    return f"{zlib.crc32(text.encode()):08x}/{moves}"


class TellingSaves(Saves):
    """Says what it stores of matches, before and after, and which of them it erases."""

    def store(self, slot: str, body: bytes) -> None:
        if not game_of(slot):
            super().store(slot, body)
            return
        text = body.decode()
        record = parsed_record(text)
        stored = mark(text, len(record.moves) - record.undone)
        print("storing", slot, stored, flush=True)
        super().store(slot, body)
        print("stored", slot, stored, flush=True)

    def remove(self, slot: str) -> None:
        print("storing", slot, NOTHING, flush=True)
        super().remove(slot)
        print("stored", slot, NOTHING, flush=True)


class Player:
    """Goes on with the matches on the shelf, and begins others; those that are over or long go."""

    def __init__(self, saves: Saves, seed: int) -> None:
        self._rng = Rng(seed)
        self._shelf = Shelf(saves)
        self._matches: dict[str, Match] = {}

    def found(self) -> Iterator[str]:
        """Takes up the matches, and says in what state they are; those not named are not there."""
        for kept in (*self._shelf.running(), *self._shelf.past()):
            shelved = self._shelf.taken(kept.slot)
            if shelved is None:
                continue
            match = shelved.match
            if isinstance(match.status, Turn):
                self._matches[kept.slot] = match
            word = "recovered" if shelved.is_recovered else "loaded"
            word = word if kept == kept_of(kept.slot, match) else "mistaken"
            yield f"{word} {kept.slot} {mark(record_text(match.record()), len(match.moves))}"
        yield ALL

    def act(self) -> None:
        """One step in one of the matches, and thereby one store; at times the index is written."""
        if self._rng.below(10) == 0:
            self._shelf.note_down()
        slots = [*self._matches]
        place = self._rng.below(AT_ONCE)
        if place >= len(slots):
            self._begin()
            return
        match = self._matches[slots[place]]
        is_long = len(match.moves) >= LONGEST_MATCH or self._rng.below(ERASED_EVERY) == 0
        if is_long or not isinstance(match.status, Turn):
            del self._matches[slots[place]]
            self._shelf.erase(slots[place])
        else:
            self._step(match)

    def _begin(self) -> None:
        game = games()[self._rng.below(len(games()))]
        seats = game.SEATS[self._rng.below(len(game.SEATS))]
        start = Start(game.ID, game.RULES_VERSION, seats, self._rng.word())
        match = self._shelf.begin(start, {}, people=seats)
        self._matches[self._shelf.slot_of(match)] = match

    def _step(self, match: Match) -> None:
        if match.can_undo and self._rng.below(8) == 0:
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
    _named: set[str] = field(default_factory=set)
    """By the player who speaks."""

    def hear(self, line: str) -> None:
        if line.strip() == ALL:
            self._hear_of_the_rest()
            return
        word, slot, found = line.split()
        self._named.add(slot)
        allowed = self.kept.setdefault(slot, {NOTHING})
        if word == "storing":
            allowed.add(found)
            return
        if word == "stored":
            self.stored += 1
        elif word != "loaded" or found not in allowed:
            self.faults.append(f"{line}, not one of {sorted(allowed)}")
        self.kept[slot] = {found}

    def _hear_of_the_rest(self) -> None:
        for slot in set(self.kept) - self._named:
            self.hear(f"loaded {slot} {NOTHING}")

    def hear_killed(self, lines: Iterable[str]) -> None:
        self.hear_last(lines)
        self.kills += 1
        self.kills_in_a_store += any(len(allowed) > 1 for allowed in self.kept.values())

    def hear_last(self, lines: Iterable[str]) -> None:
        """All that one player said."""
        self._named.clear()
        for line in lines:
            self.hear(line)

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
    witness.hear_last(Player(saves, seed=0).found())
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
