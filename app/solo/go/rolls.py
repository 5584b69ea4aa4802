"""Go puzzles: one roll, or a series of five that rises; how hard a roll is says its table."""

from dataclasses import replace

from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games import go
from app.games.go.moves import Claim, LayTile, Move, RollNext, StartBuilding
from app.games.go.notation import encode, treasure_text
from app.games.go.puzzle_table import PUZZLES
from app.games.go.puzzles import Difficulty, class_text, difficulty, fewest_tiles
from app.games.go.setup import rolled
from app.games.go.solver import outlook
from app.games.go.state import State
from app.solo.chance import rng_of
from app.solo.go.named import NAMED, Roll, roll_of
from app.solo.kinds import IN_A_SERIES, ROLL, SERIES, Kind
from app.solo.puzzle import ALL, GRADES, Puzzle

MANY = {Difficulty.EASY: 1246, Difficulty.MEDIUM: 886}
"""So many solutions have half of the rolls of this difficulty: the easier half."""
EASIEST = {Difficulty.EASY: 1, Difficulty.MEDIUM: 3, Difficulty.HARD: 5}


def grade(roll: Roll) -> int:
    """Of the 1,296 rolls 16, 15, 25, 20 and 25 of a hundred have the grades 1 to 5."""
    hardness = difficulty(roll)
    return EASIEST[hardness] + (solutions(roll) < MANY.get(hardness, 0))


def solutions(roll: Roll) -> int:
    return PUZZLES[class_text(roll)][1]


def made(kind: Kind, seed: int) -> Thinking[Puzzle]:
    rng = rng_of(kind, seed)
    count = IN_A_SERIES if kind == SERIES else 1
    is_named = kind == ROLL and seed in NAMED
    state = _showing(roll_of(seed), rng) if is_named else _rising(rng, count)
    rolls = _rolls(state, count)
    moves: list[Move] = []
    for roll in rolls:
        found = yield from outlook(roll)
        lays = [LayTile(0, laid) for laid in found.lay]
        moves += [RollNext()] * bool(moves) + [StartBuilding(), *lays, Claim(0, 0)]
    grades = [grade(roll) for roll in rolls]
    return Puzzle(
        kind=kind,
        seed=seed,
        options=go.options_of(state.setup),
        position=go.state_json(state),
        par=sum(map(fewest_tiles, rolls)),
        ease=_ease(sum(grades), count),
        grade=(sum(grades) + count // 2) // count,
        line=tuple(encode(move) for move in moves),
        openings=0,
        asked=_asked(rolls),
        rolling=state.seed,
    )


def _ease(grades: int, count: int) -> int:
    """Nobody plays for that: it is what the grade says."""
    return ALL * (GRADES.stop - 1 - grades // count) // len(GRADES)


def _asked(rolls: list[Roll]) -> dict[str, object]:
    texts = [[treasure_text(treasure) for treasure in roll] for roll in rolls]
    fewest = [fewest_tiles(roll) for roll in rolls]
    several = {"rolls": texts, "fewest_each": fewest} if len(rolls) > 1 else {}
    return {"roll": texts[0], "fewest": sum(fewest), "solutions": solutions(rolls[0])} | several


def _showing(roll: Roll, rng: Rng) -> State:
    return replace(go.new_game(go.parsed_setup(1, {"checked_claims": True}), rng.word()), roll=roll)


def _rising(rng: Rng, count: int) -> State:
    """The first match alone whose rolls get no easier."""
    setup = go.parsed_setup(1, {"checked_claims": True})
    while True:
        state: State = go.new_game(setup, rng.word())
        grades = [grade(roll) for roll in _rolls(state, count)]
        if grades == sorted(grades):
            return state


def _rolls(state: State, count: int) -> list[Roll]:
    """This roll and those that the match draws after it."""
    rng = Rng(state.seed)
    return [state.roll, *(rolled(rng) for _ in range(count - 1))]
