"""The requests about puzzles (RULES T5): `puzzle`, `daily`, `open`. None of them needs a match."""

from app.core.forms import Form
from app.core.game import Json
from app.core.rng import checked_seed
from app.core.thinking import finished
from app.games.registry import game_named
from app.solo.codes import parsed_code
from app.solo.daily import of_day
from app.solo.days import parsed_date
from app.solo.kinds import DEFAULT, REACH, kind_named
from app.solo.puzzle import Puzzle
from app.solo.puzzles import opened, puzzle_of

TURNS = range(1, len(REACH) + 1)


def puzzle(form: Form) -> Json:
    game = game_named(form.text("game")).ID
    name = form.text("kind", DEFAULT[game])
    turns = form.whole("turns", TURNS) if form.has("turns") else None
    kind = kind_named(game, name, turns)
    seed, is_told = checked_seed(form.value("seed")), _is_told(form)
    return _answer(finished(puzzle_of(kind, seed)), is_told)


def daily(form: Form) -> Json:
    game, day = game_named(form.text("game")).ID, parsed_date(form.text("date"))
    is_told = _is_told(form)
    return _answer(finished(of_day(game, day)), is_told)


def open_code(form: Form) -> Json:
    """Also tells whose result is to be beaten, where the code says so."""
    code, is_told = parsed_code(form.text("code")), _is_told(form)
    answer = _answer(finished(opened(code)), is_told)
    if code.result is not None:
        answer |= {"result": code.result}
    return answer | ({"name": code.name} if code.name else {})


def _is_told(form: Form) -> bool:
    """Whether a line that makes par is asked for; the last thing read of a request."""
    is_told = form.flag("solution", False)
    form.close()
    return is_told


def _answer(puzzle: Puzzle, is_told: bool) -> Json:
    told = {"moves": list(puzzle.line)} if is_told else {}
    rolling = {"seed": puzzle.rolling} if puzzle.rolling else {}
    return {
        "game": puzzle.kind.game,
        "kind": puzzle.kind.name,
        "position": puzzle.position,
        "options": puzzle.options,
        "par": puzzle.par,
        "grade": puzzle.grade,
        "openings": puzzle.openings,
        "code": puzzle.code,
        **rolling,
        **puzzle.asked,
        **told,
    }
