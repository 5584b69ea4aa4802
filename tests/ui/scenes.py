"""Every state of the app that people see, by name, and how to bring the app there.

Generic over the games that can be begun: which phases a game has is found by playing it, so a new
page is walked through, photographed and shaken without a word here.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from tempfile import mkdtemp
from types import ModuleType
from typing import Any

from app.bots.levels import Level, chosen_move
from app.core.game import Turn
from app.core.rng import Rng
from app.core.thinking import finished
from app.games.go.moves import Claim, EndSolo
from app.games.registry import game_named
from app.presenters.faces import FACES, face_of
from app.presenters.match.seats import seating_json
from app.presenters.match.turns_at_table import ALWAYS, HINTING
from app.presenters.setup.draft import parsed_draft, with_count, with_options
from app.presenters.setup.new_game import start_of
from app.presenters.setup.offer import Draft
from app.session.kept import kept_of
from app.session.match import Match
from app.session.saves import Saves
from app.session.shelf import PLACES, Shelf
from app.ui.kit.navigator import Page
from tests.games.playout import Ply, bot_move, played
from tests.ui.shell.records_scenes import SCENES as RECORDS
from tests.ui.table import Table

NAMES = ("Mia", "Maximiliana-Charlotte W.", "Noor", "Opa Friedrich", "Ben", "Ada")
"""One as long as a name may be."""
SEED = 7
PLIES, MOST_MOVES = 80, 400
GO_MOVES = 50
"""Of a round alone, which nobody ends before its time."""
CLAIMED = 9_000
"""In milliseconds: what a board takes in the shortest case."""
ENOUGH = 8
"""Moves before a phase is shown, where it comes again so late."""


def own_scenes(game: str) -> Mapping[str, Callable[[Table], Any]]:
    """What a game has to show beside what all have."""
    found: Mapping[str, Callable[[Table], Any]] = _scenes_of(game).SCENES
    return found


def short(game: str) -> dict[str, Any]:
    """Options that end it soon, for the states after its end."""
    found: dict[str, Any] = getattr(_scenes_of(game), "SHORT", {})
    return found


def _scenes_of(game: str) -> ModuleType:
    return import_module(f"tests.ui.{game}.scenes")


@dataclass(frozen=True)
class Scene:
    """`bring` leads from any page to the state; all that moves is at rest after it."""

    name: str
    bring: Callable[[Table], None]


def playable() -> list[str]:
    return [face.game for face in FACES]


def scenes() -> tuple[Scene, ...]:
    found = [Scene("home", partial(_home, running=0))]
    for game in playable():
        found += _match_scenes(game)
    for game in playable():
        found += [Scene(name, bring) for name, bring in own_scenes(game).items()]
    for folder in ("solo", "lessons"):
        found += [Scene(name, bring) for name, bring in _scenes_of(folder).SCENES.items()]
    return (*found, Scene("home_running", partial(_home, running=3)), *_shell_scenes())


def _shell_scenes() -> Iterator[Scene]:
    yield Scene("home_two", partial(_home, running=2))
    yield Scene("home_many", partial(_home, running=5))
    yield Scene("matches", _matches)
    yield Scene("matches_none", _matches_none)
    yield Scene("matches_tidied", _tidied)
    yield Scene("matches_erase", _erase)
    for name, bring in RECORDS.items():
        yield Scene(name, bring)
    yield Scene("shelf_full", _full)
    yield Scene("settings", lambda table: _page(table, "settings"))
    yield Scene("about", _about)
    yield Scene("colors", lambda table: _page(table, "colors"))
    yield Scene("licences", lambda table: _page(table, "licences"))
    yield Scene("licence", _licence)
    for game in playable():
        yield Scene(f"new_{game}", partial(_new, game=game))
        yield Scene(f"new_{game}_all", partial(_new_with_all, game=game))
        yield Scene(f"rules_{game}", partial(_page, name="rules", game=game))
    yield Scene("seat_sheet", _seat_sheet)


def _match_scenes(game: str) -> Iterator[Scene]:
    for phase in phases(game):
        yield Scene(f"{game}_{phase}", partial(_at_phase, game=game, phase=phase))
    yield Scene(f"{game}_curtain", lambda table: _covered(table, game))
    yield Scene(f"{game}_many", lambda table: _many(table, game))
    yield Scene(f"{game}_turned", lambda table: _turned(table, game))
    yield Scene(f"{game}_back", lambda table: _looking_back(table, game))
    yield Scene(f"{game}_over", lambda table: _over(table, game))
    if game != "go":
        for step in (1, 2, 3):
            bring = partial(_hinted, game=game, step=step)
            yield Scene(f"{game}_hint_{step}", bring)
    yield Scene(f"{game}_cards", lambda table: _review_begun(table, game))
    yield Scene(f"{game}_curve", lambda table: _curve(table, game))
    yield Scene(f"{game}_review", lambda table: _reviewed(table, game))
    yield Scene(f"{game}_better", lambda table: _better(table, game))


# The pages of the shell


def at_home(table: Table) -> None:
    """From wherever the app is; a match that was open stays on the shelf, which has room."""
    table.app.shell.navigator.close_sheet()
    table.app.shell.navigator.home()
    shelf = table.app.shell.shelf
    for kept in shelf.running()[PLACES // 2 :]:
        shelf.erase(kept.slot)
    table.frames()


def _page(table: Table, name: str, **params: Any) -> None:
    at_home(table)
    table.app.shell.navigator.go(name, **params)
    table.frames(3)


def _home(table: Table, running: int) -> None:
    at_home(table)
    table.app.shell.shelf = Shelf(Saves(Path(mkdtemp())))
    for number in range(running):
        begun_with(table, draft_of(playable()[number % len(playable())]), ENOUGH)
    at_home(table)
    table.frames(2)


def _matches(table: Table) -> None:
    """Several that go on, and some of every game that ended."""
    at_home(table)
    for game in playable():
        play_to_end(begun(table, draft_of(game, **short(game))))
        begun_with(table, draft_of(game), ENOUGH)
    _page(table, "matches")
    while table.app.shell.thinker.is_busy or table.app.shell.navigator.page.has_to_look:
        table.frames()


def _matches_none(table: Table) -> None:
    _home(table, running=0)
    _page(table, "matches")
    table.frames(2)


def _tidied(table: Table) -> None:
    _matches(table)
    table.app.shell.navigator.page.tidy(True)
    table.frames(3)


def _erase(table: Table) -> None:
    _tidied(table)
    table.app.shell.navigator.page._ask_of_all()
    table.frames(3)


def _full(table: Table) -> None:
    at_home(table)
    while table.app.shell.shelf.has_room:
        begun_with(table, draft_of(playable()[0]), 1)
    table.app.shell.navigator.go("new_game", game=playable()[0])
    table.frames(3)
    page = table.app.shell.navigator.page
    page.start(page.draft)
    table.frames(3)


def _about(table: Table) -> None:
    _page(table, "settings")
    table.app.shell.navigator.page.show_about()
    table.frames(3)


def _licence(table: Table) -> None:
    """The longest."""
    _page(table, "licences")
    page = table.app.shell.navigator.page
    [row] = [row for row in page.ids.parts.children if row.name == "Python"]
    row.dispatch("on_release")
    table.frames(3)


def _new(table: Table, game: str) -> None:
    _page(table, "new_game", game=game)


def _new_with_all(table: Table, game: str) -> None:
    """As many as can play, and every option in sight."""
    _new(table, game)
    page = table.app.shell.navigator.page
    page.draft = draft_of(game, max(face_of(game).offer.counts))
    page.has_more = True
    table.frames(4)


def _seat_sheet(table: Table) -> None:
    game = playable()[0]
    _new(table, game)
    page = table.app.shell.navigator.page
    page.draft = replace(with_count(draft_of(game), 3), options={"round": False})
    table.frames(2)
    page.ids.seats.keys[-1].dispatch("on_release")
    table.frames(3)


# Matches


def draft_of(game: str, count: int = 0, **options: Any) -> Draft:
    """The usual table of a game, with names."""
    offer = face_of(game).offer
    draft = parsed_draft(offer, {})
    seats = tuple(replace(seat, name=name) for seat, name in zip(draft.seats, NAMES, strict=False))
    draft = with_count(replace(draft, seats=seats), count or offer.usual_count)
    return with_options(draft, options)


def begun(table: Table, draft: Draft, seed: int = SEED) -> Match:
    """A new match on the shelf, its page not yet shown."""
    start, people = start_of(face_of(draft.game).offer, draft, seed)
    return table.shelf.begin(start, seating_json(people), people.people)


def moved(match: Match) -> Match:
    """With somebody's first move, so that there is something to go on with."""
    while not kept_of("", match).is_played:
        match.play(next(iter(match.game.legal_moves(match.state))))
    return match


def entered(table: Table, game: str, is_open: bool = True) -> Page:
    """The page of the match on the shelf, its curtain away if it is to be open."""
    navigator = table.app.shell.navigator
    if navigator.page_name == game:
        at_home(table)
    navigator.go(game)
    table.frames(3)
    if is_open:
        open_curtain(table)
    return navigator.page


def open_curtain(table: Table) -> None:
    page = table.app.shell.navigator.page
    if getattr(page, "is_covered", False):
        page.curtain.widget.dispatch("on_open")
    settled(table)


def settled(table: Table) -> None:
    """All that moves at its end, all that thinks done."""
    page = table.app.shell.navigator.page
    for _ in range(300):
        table.frames()
        if hasattr(page, "motion"):
            page.motion.finish()
        moves = hasattr(page, "motion") and page.motion.is_running
        if not moves and not table.app.shell.thinker.is_busy:
            break
    table.frames(2)


@cache
def plies_of(game: str, count: int) -> tuple[Ply, ...]:
    """A game played by chance."""
    start, _ = start_of(face_of(game).offer, draft_of(game, count), SEED)
    return tuple(played(start, PLIES))


def moves_of(game: str, count: int) -> list[Any]:
    return [ply.move for ply in plies_of(game, count)]


def phases(game: str) -> tuple[str, ...]:
    """All that a game comes through, in the order of their first time."""
    plies = plies_of(game, draft_of(game).count)
    return tuple(dict.fromkeys(_phase(game, ply.before) for ply in plies))


def _at_phase(table: Table, game: str, phase: str) -> None:
    at_home(table)
    begun_with(table, draft_of(game), ply_of(game, phase))
    entered(table, game)


def begun_with(table: Table, draft: Draft, moves: int) -> Match:
    """A match after so many moves."""
    match = begun(table, draft)
    for move in moves_of(draft.game, draft.count)[:moves]:
        match.play(move)
    return match


@cache
def ply_of(game: str, phase: str) -> int:
    """How many moves until somebody chooses in this phase: late enough, else as late as can be."""
    found = [
        number
        for number, ply in enumerate(plies_of(game, draft_of(game).count))
        if _phase(game, ply.before) == phase
        and len(list(islice(game_named(game).legal_moves(ply.before), 2))) == 2
    ]
    return next((number for number in found if number >= ENOUGH), found[-1])


def _phase(game: str, state: Any) -> str:
    status = game_named(game).status(state)
    return str(status.phase) if isinstance(status, Turn) else ""


def _covered(table: Table, game: str) -> None:
    at_home(table)
    begun_with(table, draft_of(game), ENOUGH)
    entered(table, game, is_open=False)


def _many(table: Table, game: str) -> None:
    """Every seat taken, all sides of the table."""
    at_home(table)
    begun_with(table, draft_of(game, max(face_of(game).offer.counts)), ENOUGH)
    entered(table, game)


def _turned(table: Table, game: str) -> None:
    """The table turned towards a seat at its side; one that lies between its seats never turns."""
    at_home(table)
    begun(table, draft_of(game, round=False))
    page = entered(table, game)
    if not page.lies:
        page.ids.turned.quarters = 1
        table.frames(4)


def _looking_back(table: Table, game: str) -> None:
    at_home(table)
    begun_with(table, draft_of(game), ENOUGH)
    page = entered(table, game)
    page.look_back()
    table.frames(3)


def _over(table: Table, game: str) -> None:
    at_home(table)
    play_to_end(begun(table, draft_of(game, **short(game))))
    entered(table, game)


def _hinted(table: Table, game: str, step: int) -> None:
    """Where to look, the move, why: at a table that always wants hints."""
    at_home(table)
    match = begun_with(table, draft_of(game), ENOUGH)
    match.table[HINTING] = ALWAYS
    page = entered(table, game)
    for _ in range(step):
        page.hints.next()
        settled(table)


def _review_begun(table: Table, game: str) -> Any:
    """What is remarkable stands first."""
    at_home(table)
    match = begun(table, draft_of(game, **short(game)))
    for move in _moves_of_bots(game, match.start.seats):
        match.play(move)
    page: Any = entered(table, game)
    page.look_back()
    settled(table)
    return page


def _curve(table: Table, game: str) -> None:
    """How it went."""
    front = _review_begun(table, game).back_through.front
    front.open(front.curve)
    table.frames(3)


def _reviewed(table: Table, game: str) -> None:
    """In its midst, at a turn of which there is something to say."""
    page = _review_begun(table, game)
    notes = page.back_through.review.model.notes
    better = [step for step, note in notes.items() if note.is_better and note.icon]
    page.back_through.move_to((better or list(notes))[0])
    table.frames(3)


def _better(table: Table, game: str) -> None:
    """What would have been possible there."""
    _reviewed(table, game)
    page = table.app.shell.navigator.page
    page.back_through.toggle_better()
    settled(table)


def play_to_end(match: Match) -> None:
    for move in _moves_to_end(match.start.game, match.start.seats):
        match.play(move)


@cache
def _moves_of_bots(game: str, count: int) -> tuple[Any, ...]:
    """As people play who know the game: turns are missed now and then."""
    start, _ = start_of(face_of(game).offer, draft_of(game, count, **short(game)), SEED)
    match, rng = Match(start), Rng(SEED)
    while isinstance(status := match.status, Turn) and len(match.moves) < MOST_MOVES:
        seat = status.seats[rng.below(len(status.seats))]
        level = (Level.HARD, Level.EASY)[len(match.moves) // 3 % 2]
        view = match.view(seat)
        move = finished(chosen_move(game, view, level, rng.word()))
        if isinstance(move, Claim):  # bots have no clock
            move = replace(move, milliseconds=CLAIMED * (1 + rng.below(8)))
        match.play(move)
        if game == "go" and len(match.moves) > GO_MOVES:
            match.play(EndSolo())
    return match.moves


@cache
def _moves_to_end(game: str, count: int) -> tuple[Any, ...]:
    """By bots, each knowing what its seat may know."""
    start, _ = start_of(face_of(game).offer, draft_of(game, count, **short(game)), SEED)
    match, rng = Match(start), Rng(SEED)
    while isinstance(match.status, Turn) and len(match.moves) < MOST_MOVES:
        match.play(bot_move(match.game, match.state, rng))
    return match.moves
