"""A transcript suffices: from its text alone the beginning and every move are had again."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from app.core.sides import EAST, SIDES, turned
from app.games import connect, shift
from app.games.connect.tiles import EQUAL_TURN, FORMS
from app.games.go.board import CELL_NAMED as CELL_NAMED_IN_GO
from app.games.go.board import STEPS
from app.games.go.tiles import PRINTED
from app.games.registry import GAMES
from app.games.shift.maze import CELL_NAMED, Maze
from app.games.shift.setup import laid_maze
from app.presenters.match.transcript import line_of, opening, places, turns
from app.presenters.times import time_text
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

    def __init__(self, words: Catalogue, seats: int) -> None:
        self.words, self.is_alone = words, seats == 1
        self.seat = 0
        self.moves: list[str] = []
        self.board: Board = {}

    def sides(self, text: str) -> int:
        named = {self.words.text(f"told.side.{n}"): s for n, s in zip("nesw", SIDES, strict=True)}
        named[self.words.text("told.side.none")] = 0
        return sum(named[item] for item in items(self.words, text))

    def places(self, text: str) -> None:
        """From where cells are counted."""

    def turn(self, text: str, deeds: list[str]) -> None:
        """A line of a turn, and its sentences."""
        keys = ("told.turn", "told.aside", "told.alone")[self.is_alone * 2 :]
        found = first_read(self.words, keys, text) if [text] != deeds else None
        told = found[1]["deeds"] if found else text
        assert told == " ".join(deeds)
        self.seat = NAMES.index(found[1].get("seat", NAMES[0])) if found else 0
        for deed in deeds:
            self.line(deed)

    def line(self, text: str) -> None:
        """Notes one sentence; one that is not understood is an error."""
        raise NotImplementedError


class ShiftRead(Read):
    KEYS = (
        *("told.shift.target", "told.shift.tile", "told.shift.pilot_stands", "told.shift.stands"),
        *("told.shift.pushed", "told.shift.walked", "told.shift.pilot", "told.shift.stayed"),
        *("told.found", "told.won", "told.round"),
        *("edition.crew", "edition.galaxy", "edition.magic"),
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
                self.moves.append("*" * (key == "told.shift.pilot") + fields["cell"])

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
        *("told.connect.laid", "told.connect.took", "told.round", "told.won", "told.shared"),
        *("connect.log.ended", "told.connect.lies"),
    )

    def places(self, text: str) -> None:
        """The first four tiles lie on x0y0 to x1y1 (T1)."""
        if fields := read(self.words, "told.connect.first", text):
            self.origin = self.counted(next(items(self.words, fields["cells"])))

    def counted(self, name: str) -> tuple[int, int]:
        letters = name.rstrip("0123456789")
        assert len(letters) == 1
        row = int(name.removeprefix(letters))
        assert row > 0
        return ord(letters) - ord("a"), row

    def cell(self, name: str) -> str:
        (column, row), (left, top) = self.counted(name), self.origin
        return f"x{column - left}y{row - top}"

    def turn(self, text: str, deeds: list[str]) -> None:
        """Where nothing is said to be taken, nothing was."""
        lays = len(self.moves)
        super().turn(text, deeds)
        if len(self.moves) == lays + 1:
            self.moves.append("take -")

    def line(self, text: str) -> None:
        found = first_read(self.words, self.KEYS, text)
        assert found, text
        key, fields = found
        match key.rpartition(".")[2]:
            case "lies":
                self.board[self.cell(fields["cell"])] = self.tile(fields["paths"])
            case "laid":
                tile, turn = self.tile(fields["paths"])
                self.moves.append(f"lay {tile} {turn} {self.cell(fields['cell'])}")
            case "took":
                cells = map(self.cell, items(self.words, fields["cells"]))
                self.moves.append(take_text(cells))

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


def take_text(cells: Iterable[str]) -> str:
    """They may come in any order."""
    return " ".join(["take", *sorted(cells)])


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
        *("told.go.tile_hole", "told.go.tile", "told.go.rolled", "told.go.laid_joker"),
        *("told.go.moved_joker", "told.go.lifted_joker", "told.go.lifted", "told.go.moved"),
        *("told.go.claimed", "told.go.took", "told.go.solved", "told.go.unsolved"),
        *("told.go.space", "told.won", "told.shared", "told.go.time_up", "told.go.laid"),
    )
    CELLS = ("told.go.hole_open", "told.go.hole", "told.go.cell_open", "told.go.cell")
    has_begun = False

    def line(self, text: str) -> None:
        found = first_read(self.words, self.KEYS, text)
        if found is None:
            assert read(self.words, "go.solved_rolls", text), text
            return
        key, fields = found
        kind = key.removeprefix("told.go.")
        if kind in ("laid", "laid_joker", "claimed"):
            self.begin()
        match kind:
            case "rolled":
                self.rolled(fields)
            case "lifted" | "moved":
                self.moves.append(f"{self.seat} lift {fields['tile'][0]}")
            case "lifted_joker" | "moved_joker":
                self.moves.append(f"{self.seat} lift J")
            case "claimed":
                self.moves.append(f"{self.seat} claim {fields['time']}")
        if kind in ("laid", "moved"):
            self.laid(fields)
        if kind in ("laid_joker", "moved_joker"):
            self.moves.append(f"{self.seat} lay J {fields['cell']}")

    def begin(self) -> None:
        if not self.has_begun:
            self.has_begun = True
            self.moves.append("go")

    def laid(self, fields: dict[str, str]) -> None:
        """Its cells say how it lies, and what they show which tile that is."""
        cells, shown = list[str](), list[int]()
        for part in (fields["first"], fields["next"]):
            found = first_read(self.words, self.CELLS, part)
            assert found, part
            cells.append(found[1]["cell"])
            shown.append(self.sides(found[1]["sides"]) if "sides" in found[1] else 0)
        one, other = map(CELL_NAMED_IN_GO.__getitem__, cells)
        way = next(side for side, step in STEPS.items() if step == other - one)
        tile, side = int(fields["tile"][0]), fields["tile"][1]
        turns = SIDES.index(way) - SIDES.index(EAST)
        assert [turned(sides, turns) for sides in PRINTED[tile, side]] == shown
        name = "nesw"[SIDES.index(way)]
        self.moves.append(f"{self.seat} lay {tile}{side} {name} {cells[0]}")

    def rolled(self, fields: dict[str, str]) -> None:
        """All rolls but the first are moves."""
        rolls = self.board.setdefault("rolls", [])
        found = [
            read(self.words, "told.go.treasure", item)
            for item in items(self.words, fields["treasures"])
        ]
        rolls.append(tuple(each["cell"] for each in found if each))
        self.has_begun = False
        if len(rolls) > 1:
            self.moves.append("next")


READERS: dict[str, Callable[[Catalogue, int], Read]] = {
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
    names = NAMES[: kept.start.seats]
    reader = READERS[game_id](words, kept.start.seats)
    for place in places(kept):
        reader.places(said(words, place))
    for told in opening(kept, names):
        reader.line(said(words, told))
    for turn in turns(kept):
        reader.turn(said(words, line_of(turn, names)), [said(words, each) for each in turn.words])
    return kept, reader


def plain(text: str) -> str:
    """A move as far as it matters on a real board: times in seconds, cells in any order."""
    if text.startswith("take"):
        return take_text(text.split()[1:])
    if " claim " in text:
        seat, _, time = text.split()
        return f"{seat} claim {time_text(int(time))}"
    return text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", MATCHES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_move_is_had_again_from_the_text(game_id: str, number: int, language: str) -> None:
    kept, reader = heard(game_id, number, language)
    assert reader.moves == [plain(kept.game.encode(move)) for move in kept.moves]
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
