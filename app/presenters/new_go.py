"""How a new match of Go is offered (RULES G5, G10, G11)."""

from dataclasses import replace

from app.games.go.puzzles import Difficulty, difficulty
from app.games.go.setup import new_game, parsed_setup
from app.presenters.go_table import Mode
from app.presenters.new_game import Draft, Offer, effective, plain
from app.presenters.seats import SeatColor

MODE = plain("new.go.mode", "mode", tuple(mode.value for mode in Mode), has_hint=True)
DIFFICULTY = replace(
    plain("new.go.difficulty", "difficulty", tuple(each.value for each in Difficulty)),
    applies=lambda draft: effective(draft)["mode"] == Mode.PUZZLE,
)


def fitting_seed(draft: Draft, seed: int) -> int:
    """For a puzzle the first seed from this on whose roll is as hard as wanted."""
    chosen = effective(draft)
    if chosen["mode"] != Mode.PUZZLE:
        return seed
    setup = parsed_setup(1, {})
    while difficulty(new_game(setup, seed).roll).value != chosen["difficulty"]:
        seed = (seed + 1) % (1 << 64)
    return seed


GO = Offer(
    game="go",
    colors=tuple(SeatColor)[:4],
    usual_count=1,
    simple=(MODE, DIFFICULTY),
    more=lambda _: (),
    has_round=False,
    has_bots=False,
    most=1,
    kept=("mode",),
    seed=fitting_seed,
)
