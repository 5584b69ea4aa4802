"""Go as JSON (T4): states out and in, views and events out.

What comes in is checked wholly: a position that passes can be played to its end.
"""

from collections.abc import Mapping
from dataclasses import fields, replace

from app.core.forms import Form
from app.core.game import Json
from app.games.go import scoring
from app.games.go.board import CELL_NAMED, Laid, is_solved
from app.games.go.events import Event
from app.games.go.notation import (
    DIRECTIONS,
    JOKER_TEXT,
    TREASURE_NAMED,
    laid_json,
    treasure_text,
)
from app.games.go.observe import Observation, SeatView
from app.games.go.rules import claim_refusal, lay_refusal
from app.games.go.setup import SEATS, parsed_setup
from app.games.go.state import Phase, Seat, State
from app.games.go.tiles import DICE, FACES, FINISH, JOKER, JOKER_TILE, PRINTED, SCORE_TILES, TILES

CODE = "bad_position"
ROUNDS = range(1, 1_000_000)
VALUES = range(max(SCORE_TILES[4]) + 1)
SPACES = range(FINISH + max(SCORE_TILES[4]))


def state_json(state: State) -> Json:
    return _table_json(state)


def view_json(view: Observation) -> Json:
    """As the state, with null for a hidden board."""
    return _table_json(view) | {"seat": view.seat}


def _table_json(table: State | Observation) -> Json:
    form: Json = {
        "game": "go",
        "round": table.round,
        "roll": [treasure_text(treasure) for treasure in table.roll],
        "seats": [_seat_json(seat) for seat in table.seats],
        "solved": list(table.solved),
        "phase": table.phase.value,
        "winners": list(table.winners),
    }
    return form | ({"solved_rolls": table.solved_rolls} if len(table.seats) == 1 else {})


def _seat_json(seat: Seat | SeatView) -> Json:
    return {
        "space": seat.space,
        "laid": None if seat.laid is None else [laid_json(laid) for laid in seat.laid],
        "claimed": seat.claimed,
        "joker": seat.joker,
    }


def event_json(event: Event) -> Json:
    form: Json = {"event": type(event).__name__}
    for field in fields(event):
        value = getattr(event, field.name)
        match field.name:
            case "laid":
                form["laid"] = laid_json(value)
            case "roll":
                form["roll"] = [treasure_text(treasure) for treasure in value]
            case "seats":
                form["seats"] = list(value)
            case name:
                form[name] = value
    return form


def state_from_json(form: Json, options: Mapping[str, object], seed: int) -> State:
    """The state of a T4 form; the seed is for the rolls to come."""
    table = Form(form, CODE)
    if table.text("game", "go") != "go":
        table.refuse("game", "another game")
    seats = table.forms("seats", SEATS)
    is_solo = len(seats) == 1
    round_ = table.whole("round", ROUNDS)
    state = State(
        setup=parsed_setup(len(seats), options),
        seed=seed,
        roll=_parsed_roll(table),
        seats=tuple(_parsed_seat(seat) for seat in seats),
        solved=_parsed_solved(table, len(seats)),
        round=round_,
        phase=table.choice("phase", Phase),
        winners=_parsed_winners(table),
        solved_rolls=table.whole("solved_rolls", range(round_ + 1), 0) if is_solo else 0,
    )
    table.close()
    _check_whole(state, table)
    return state


def _parsed_roll(table: Form) -> tuple[int, ...]:
    """A treasure of each die, in their order (G1)."""
    texts = table.texts("roll")
    roll = tuple(TREASURE_NAMED.get(text, 0) for text in texts)
    if [(treasure - 1) // len(FACES) for treasure in roll] != list(range(len(DICE))):
        table.refuse("roll", "one treasure of each die")
    return roll


def _parsed_seat(form: Form) -> Seat:
    """The tiles are laid one by one, by the rules."""
    tiles = form.forms("laid")
    seat = Seat(
        space=form.whole("space", SPACES),
        claimed=form.optional("claimed", lambda key: form.whole(key, VALUES)),
        joker=form.flag("joker", False),
    )
    form.close()
    for laid in map(_parsed_laid, tiles):
        why_not = lay_refusal(seat, laid)
        if why_not is not None:
            form.refuse("laid", why_not.value)
        seat = replace(seat, laid=(*seat.laid, laid))
    return seat


def _parsed_laid(form: Form) -> Laid:
    cell = CELL_NAMED.get(form.text("at"))
    if cell is None:
        form.refuse("at", "no such cell")
    if form.value("tile") == JOKER_TEXT:
        laid = Laid(JOKER, "", cell, 0)
    else:
        tile = form.whole("tile", TILES)
        side, direction = form.text("side"), form.text("dir")
        if (tile, side) not in PRINTED or direction not in DIRECTIONS:
            form.refuse("side", "sides are a and b, directions n, e, s and w")
        laid = Laid(tile, side, cell, DIRECTIONS[direction])
    form.close()
    return laid


def _parsed_solved(table: Form, seats: int) -> tuple[bool | None, ...]:
    solved = table.items("solved", [None] * seats)
    if not all(value is None or type(value) is bool for value in solved):
        table.refuse("solved", "true, false or null")
    return tuple(solved)


def _parsed_winners(table: Form) -> tuple[int, ...]:
    winners = table.items("winners", [])
    if not all(type(seat) is int for seat in winners):
        table.refuse("winners", "numbers of seats")
    return tuple(winners)


def _check_whole(state: State, table: Form) -> None:
    """What only shows when all is read."""
    seats = state.seats
    if sum(seat.joker for seat in seats) > (JOKER_TILE in SCORE_TILES[len(seats)]):
        table.refuse("joker", "for one seat of three or four")
    if state.phase is Phase.LOOK and any(seat.laid for seat in seats):
        table.refuse("laid", "nobody has touched a tile")
    is_scored = _check_claims(state, table)
    boards = tuple(is_solved(state.roll, seat.laid) for seat in seats)
    if state.solved != (boards if is_scored else (None,) * len(seats)):
        table.refuse("solved", "not what the boards are")
    if not is_scored and any(seat.space >= FINISH for seat in seats):
        table.refuse("space", "somebody has won")
    if state.winners != _winners(state, is_scored):
        table.refuse("winners", "not who has won")
    if (state.phase is Phase.OVER) != bool(state.winners):
        table.refuse("phase", "over when somebody has won")


def _check_claims(state: State, table: Form) -> bool:
    """Score tiles go from the top, and the round is scored with the last one (G5)."""
    values = SCORE_TILES[len(state.seats)] or (0,)
    claimed = [seat.claimed for seat in state.seats if seat.claimed is not None]
    most = len(values)
    counts = {
        Phase.LOOK: (0,),
        Phase.BUILD: range(max(1, most - 1)),
        Phase.SCORED: (most,),
        Phase.OVER: (0, most) if state.is_solo else (most,),
    }
    if len(claimed) not in counts[state.phase]:
        table.refuse("claimed", "not so many in this phase")
    if sorted(claimed, reverse=True) != list(values[: len(claimed)]):
        table.refuse("claimed", "the highest are taken first")
    for seat in state.seats:
        has_claimed = seat.claimed is not None and (state.is_solo or seat.claimed != values[-1])
        if has_claimed and claim_refusal(state, seat):
            table.refuse("claimed", "not solved")
    return len(claimed) == most


def _winners(state: State, is_scored: bool) -> tuple[int, ...]:
    if state.is_solo:
        return (0,) if state.phase is Phase.OVER else ()
    if not is_scored:
        return ()
    pairs = zip(state.seats, state.solved, strict=True)
    gains = tuple(scoring.gain(seat.claimed or 0, bool(solved)) for seat, solved in pairs)
    return scoring.winners(state.seats, gains)
