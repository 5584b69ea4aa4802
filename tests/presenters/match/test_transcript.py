"""A transcript suffices: from its text alone the beginning and every move are had again."""

from collections.abc import Callable
from typing import Any

import pytest

from app.core.sides import SIDES
from app.games import connect, shift
from app.games.connect.tiles import EQUAL_TURN, FORMS
from app.games.registry import GAMES
from app.games.shift.maze import CELL_NAMED, Maze
from app.games.shift.setup import laid_maze
from app.presenters.match.transcript import transcript
from app.services.i18n import Catalogue, catalogue, languages
from app.session.match import Match
from app.session.record import Start
from tests.presenters.match.words import first_read, items, read, said
from tests.teacher.matches import Played, match

NAMES = ("Ada", "Ben", "Cleo", "Dan K.")
COLUMNS_AND_ROWS = "abcdefg1234567"
MATCHES = range(4)
Board = dict[str, Any]


class Read:
    """What somebody has noted who only listened."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words
        self.moves: list[str] = []
        self.board: Board = {}

    def sides(self, text: str) -> int:
        named = {self.words.text(f"told.side.{n}"): s for n, s in zip("nesw", SIDES, strict=True)}
        named[self.words.text("told.side.none")] = 0
        return sum(named[item] for item in items(self.words, text))

    def line(self, text: str) -> None:
        """Notes one line; one that is not understood is an error."""
        raise NotImplementedError


class ShiftRead(Read):
    KEYS = (
        *("told.shift.target", "told.shift.tile", "told.shift.pilot_stands", "told.shift.stands"),
        *("told.shift.pushed", "shift.log.walked", "shift.log.pilot", "shift.log.stayed"),
        *("shift.log.found", "shift.log.won", "edition.crew", "edition.galaxy", "edition.magic"),
    )

    def line(self, text: str) -> None:
        found = first_read(self.words, self.KEYS, text)
        assert found, text
        key, fields = found
        match key.rpartition(".")[2]:
            case "crew" | "galaxy" | "magic" as edition:
                self.board["edition"] = edition
            case "target" | "tile":
                tile = self.sides(fields["sides"]), self.target(fields.get("target"))
                self.board[fields["cell"]] = tile
            case "stands":
                self.board.setdefault("pawns", []).append(CELL_NAMED[fields["cell"]])
            case "pilot_stands":
                self.board["pilot"] = CELL_NAMED[fields["cell"]]
            case "pushed":
                self.moves.append(f"{self.arrow(fields['line'])}:{self.letters(fields['sides'])}")
            case "walked" | "pilot" | "stayed":
                self.moves.append("*" * (key == "shift.log.pilot") + fields["cell"])

    def target(self, name: str | None) -> int:
        named = {
            self.words.text(f"target.{self.board['edition']}.m{number}"): number
            for number in range(1, 25)
        }
        return named[name] if name else 0

    def arrow(self, text: str) -> str:
        for side in "nesw":
            if found := read(self.words, f"shift.line.{side}", text):
                return f"{side}{COLUMNS_AND_ROWS.index(found['name']) % 7 // 2 + 1}"
        raise AssertionError(text)

    def letters(self, text: str) -> str:
        openings = self.sides(text)
        return "".join(
            letter for letter, side in zip("NESW", SIDES, strict=True) if openings & side
        )

    def maze(self) -> Maze:
        outside = self.board.pop(self.words.text("told.shift.outside"))
        loose = {CELL_NAMED[cell]: tile for cell, tile in self.board.items() if cell in CELL_NAMED}
        return laid_maze(loose, outside)


class ConnectRead(Read):
    KEYS = (
        *("told.connect.lies", "told.connect.laid", "told.connect.took"),
        *("told.connect.took_none", "connect.log.won", "connect.log.shared", "connect.log.ended"),
    )

    def line(self, text: str) -> None:
        keys = self.KEYS[1:] if self.moves or text.startswith(NAMES) else self.KEYS
        found = first_read(self.words, keys, text)
        assert found, text
        key, fields = found
        match key.rpartition(".")[2]:
            case "lies":
                self.board[fields["cell"]] = self.tile(fields["paths"])
            case "laid":
                tile, turn = self.tile(fields["paths"])
                self.moves.append(f"lay {tile} {turn} {fields['cell']}")
            case "took":
                self.moves.append("take " + " ".join(items(self.words, fields["cells"])))
            case "took_none":
                self.moves.append("take -")

    def tile(self, text: str) -> tuple[int, int]:
        both = read(self.words, "told.two_paths", text)
        paths = frozenset(map(self.path, both.values() if both else [text]))
        return LOOKS[paths]

    def path(self, text: str) -> tuple[int, frozenset[str]]:
        fields = read(self.words, "told.connect.path", text)
        assert fields, text
        named = {self.words.text(f"creature.{c}"): c for c in CREATURES}
        creatures = frozenset(named[name] for name in items(self.words, fields["creatures"]))
        return self.sides(fields["sides"]), creatures


CREATURES = sorted(
    {c.value for forms in FORMS.values() for p in forms[0].paths for c in p.creatures}
)
LOOKS = {
    frozenset((path.sides, frozenset(map(str, path.creatures))) for path in form.paths): (
        tile,
        EQUAL_TURN[tile][turn],
    )
    for tile, forms in FORMS.items()
    for turn, form in enumerate(forms)
}


class GoRead(Read):
    KEYS = (
        *("told.go.tile_hole", "told.go.tile", "told.go.rolled", "told.go.begun"),
        *("told.go.laid", "told.go.laid_joker", "told.go.lifted", "told.go.lifted_joker"),
        *("told.go.claimed", "told.go.time_up", "go.log.claimed", "go.log.solved"),
        *("go.log.unsolved", "go.log.won"),
    )

    def line(self, text: str) -> None:
        found = first_read(self.words, self.KEYS, text)
        assert found, text
        key, fields = found
        seat = NAMES.index(fields["seat"]) if "seat" in fields else None
        match key.removeprefix("told.go."):
            case "rolled":
                self.rolled(fields)
            case "begun":
                self.moves.append("go")
            case "laid":
                way = "nesw"[SIDES.index(self.sides(fields["side"]))]
                self.moves.append(f"{seat} lay {fields['tile']} {way} {fields['cell']}")
            case "laid_joker":
                self.moves.append(f"{seat} lay J {fields['cell']}")
            case "lifted":
                self.moves.append(f"{seat} lift {fields['tile']}")
            case "lifted_joker":
                self.moves.append(f"{seat} lift J")
            case "claimed":
                minutes, seconds = fields["time"].split(":")
                time = 60_000 * int(minutes) + int(seconds.replace(".", ""))
                self.moves.append(f"{seat} claim {time}")

    def rolled(self, fields: dict[str, str]) -> None:
        """All rolls but the first are moves."""
        rolls = self.board.setdefault("rolls", [])
        rolls.append(tuple(items(self.words, fields["cells"])))
        if len(rolls) > 1:
            self.moves.append("next")


READERS: dict[str, Callable[[Catalogue], Read]] = {
    "shift": ShiftRead,
    "connect": ConnectRead,
    "go": GoRead,
}


def match_of(played: Played, number: int) -> Match:
    """The same match as the session keeps it."""
    game = played.game
    start = Start(game.ID, game.RULES_VERSION, game.seats_in(played.first), number, played.options)
    kept = Match(start)
    for move in played.moves:
        kept.play(move)
    return kept


def heard(game_id: str, number: int, language: str) -> tuple[Match, Read]:
    """The match, and what somebody noted who was told it."""
    words = catalogue(language)
    kept = match_of(match(game_id, number), number)
    reader = READERS[game_id](words)
    cells, *lines = transcript(kept, NAMES[: kept.start.seats])
    assert said(words, cells).strip()
    for told in lines:
        reader.line(said(words, told))
    return kept, reader


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", MATCHES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_move_is_had_again_from_the_text(game_id: str, number: int, language: str) -> None:
    kept, reader = heard(game_id, number, language)
    assert reader.moves == [kept.game.encode(move) for move in kept.moves]
    assert len(reader.moves) > 5


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", MATCHES)
def test_shifts_board_is_had_again_from_the_text_and_played_to_the_same_end(
    number: int, language: str
) -> None:
    kept, reader = heard("shift", number, language)
    assert isinstance(reader, ShiftRead)
    first = kept.state_after(0)
    assert reader.board["pawns"] == list(first.pawns)
    assert reader.board.get("pilot") == first.pilot
    maze = reader.maze()
    assert maze == first.maze
    for text in reader.moves:
        move = shift.decode(text)
        if isinstance(move, shift.moves.PushIn):
            maze = shift.maze.pushed(maze, move.arrow, move.openings)
    assert maze == kept.state.maze


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", MATCHES)
def test_connects_table_is_had_again_from_the_text(number: int, language: str) -> None:
    kept, reader = heard("connect", number, language)
    lain = {
        connect.table.cell_text(laid.cell): (laid.tile, EQUAL_TURN[laid.tile][laid.turn])
        for laid in kept.state_after(0).table
    }
    assert reader.board == lain


@pytest.mark.parametrize("language", languages())
def test_gos_rolls_are_had_again_from_the_text(language: str) -> None:
    for number in MATCHES:
        kept, reader = heard("go", number, language)
        rolls = {kept.state_after(n).roll for n in range(len(kept.moves) + 1)}
        assert len(reader.board["rolls"]) >= len(rolls)
