"""`python -m tools.playthrough --write`: whole games, written out to be read and compared.

A playthrough is a text in tests/data/playthroughs: the record's header, then for every move what
happened and what became different for each seat, with a digest of the whole state. A rule, an
event or a view that changes shows there as a difference of a few lines. Without `--write` it says
which texts are not as the games are now.

The moves are those in the file, so bots may get better and no text changes; bots play only where
there is no file yet (delete one to have it played anew).
"""

import hashlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from app.bots.levels import Level, chosen_move
from app.core.game import Json, Turn
from app.core.rng import Rng
from app.core.thinking import finished
from app.games.registry import games
from app.session.match import Match
from app.session.record import Record, Start, record_text
from tests.data.trials import trials_of

FOLDER = Path(__file__).parents[1] / "tests" / "data" / "playthroughs"


class Playthrough(NamedTuple):
    """A game between bots; `game` and `name` make the name of its file."""

    game: str
    name: str
    seats: int
    options: Json
    seed: int = 1


def playthroughs() -> list[Playthrough]:
    """As the games' trials name them."""
    return [
        Playthrough(game.ID, *golden)
        for game in games()
        for golden in trials_of(game.ID).playthroughs
    ]


def path_of(chosen: Playthrough) -> Path:
    return FOLDER / f"{chosen.game}-{chosen.name}.txt"


def text_of(chosen: Playthrough) -> str:
    """The whole playthrough; the game is played for it, by the moves of its file if it has one."""
    game = next(game for game in games() if chosen.game == game.ID)
    options = game.options_of(game.parsed_setup(chosen.seats, chosen.options))
    start = Start(chosen.game, game.RULES_VERSION, chosen.seats, chosen.seed, options)
    match = Match(start)
    path = path_of(chosen)
    moves = _written_moves(match, path.read_text()) if path.exists() else _bots_moves(match)
    return "\n".join(_lines(match, moves)) + "\n"


def _written_moves(match: Match, text: str) -> Iterator[Any]:
    for written in re.findall(r"(?m)^[0-9]+\. (.+)$", text):
        yield match.game.decode(written)


def _bots_moves(match: Match) -> Iterator[Any]:
    rng = Rng(match.start.seed)
    while isinstance(match.status, Turn):
        yield _chosen_move(match, match.status.seats, rng)


def _lines(match: Match, moves: Iterator[Any]) -> Iterator[str]:
    yield record_text(Record(match.start)).rstrip()
    shown: list[dict[str, str]] = [{} for _ in range(match.start.seats)]
    yield from _state_lines(match, shown)
    for move in moves:
        events = match.play(move)
        yield f"\n{len(match.moves)}. {match.game.encode(move)}"
        yield from _event_lines(match, events)
        yield from _state_lines(match, shown)


def _chosen_move(match: Match, seats: tuple[int, ...], rng: Rng) -> Any:
    """A bot's; one move in five by chance, or some sorts of move would never be seen."""
    if rng.below(5) == 0:
        return rng.shuffled(match.game.legal_moves(match.state))[0]
    view = match.view(seats[rng.below(len(seats))])
    return finished(chosen_move(match.game.ID, view, Level.MEDIUM, rng.word()))


def _event_lines(match: Match, events: tuple[Any, ...]) -> Iterator[str]:
    for event in events:
        seen = (match.game.see(event, seat) for seat in range(match.start.seats))
        yield from _told([None if view is None else _event_text(match, view) for view in seen])


def _event_text(match: Match, event: Any) -> str:
    form = match.game.event_json(event)
    name = form.pop("event")
    return " ".join([name, *(f"{key}={_short(value)}" for key, value in form.items())])


def _state_lines(match: Match, shown: list[dict[str, str]]) -> Iterator[str]:
    """The digest of the whole state, then what each seat's view says otherwise than before."""
    whole = json.dumps(match.game.state_json(match.state), sort_keys=True)
    yield f"state {hashlib.sha256(whole.encode()).hexdigest()[:12]}"
    views = [match.game.view_json(match.view(seat)) for seat in range(match.start.seats)]
    leaves = [dict(_leaves("", view)) for view in views]
    for path in dict.fromkeys(path for view in (*leaves, *shown) for path in view):
        news = [_news(path, before, now) for before, now in zip(shown, leaves, strict=True)]
        yield from _told(news)
    shown[:] = leaves


def _news(path: str, before: dict[str, str], now: dict[str, str]) -> str | None:
    if before.get(path) == now.get(path):
        return None
    return f"{path} = {now[path]}" if path in now else f"{path} gone"


def _leaves(prefix: str, form: Any) -> Iterator[tuple[str, str]]:
    """The parts of a view by their path; lists and objects of plain values are not divided."""
    for key, part in form.items() if isinstance(form, dict) else enumerate(form):
        if _has_parts(part):
            yield from _leaves(f"{prefix}{key}.", part)
        else:
            yield f"{prefix}{key}", _short(part)


def _has_parts(form: Any) -> bool:
    inner = form.values() if isinstance(form, dict) else form if isinstance(form, list) else ()
    return any(isinstance(part, dict | list) for part in inner)


def _told(told: list[str | None]) -> Iterator[str]:
    """A line for all seats together where they are told the same, else one for each."""
    if len(set(told)) == 1:
        yield from (f"  all: {text}" for text in told[:1] if text is not None)
    else:
        yield from (f"    {seat}: {text}" for seat, text in enumerate(told) if text is not None)


def _short(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def differing() -> list[Path]:
    """The files that are missing, differ from the games as they are now, or are nobody's."""
    texts = {path_of(chosen): text_of(chosen) for chosen in playthroughs()}
    changed = [path for path, text in texts.items() if not has_text(path, text)]
    return changed + sorted(set(FOLDER.glob("*")) - texts.keys())


def has_text(path: Path, text: str) -> bool:
    return path.exists() and path.read_text() == text


def main(arguments: list[str]) -> int:
    if arguments == ["--write"]:
        FOLDER.mkdir(exist_ok=True)
        for chosen in playthroughs():
            path_of(chosen).write_text(text_of(chosen))
    changed = differing()
    for path in changed:
        print(f"{path.name} differs")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
