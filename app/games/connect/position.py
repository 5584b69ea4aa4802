"""Connect as JSON (T4): states out and in, views and events out.

What comes in is checked wholly: a position that passes can be played to its end.
"""

from collections.abc import Mapping
from dataclasses import asdict, replace

from app.core.errors import BadRequest
from app.core.forms import Form
from app.core.game import Json
from app.games.connect.events import Event
from app.games.connect.moves import Lay
from app.games.connect.observe import Observation
from app.games.connect.rules import leaders, refusal
from app.games.connect.setup import HAND, SEATS, parsed_setup
from app.games.connect.state import Phase, State
from app.games.connect.table import Laid, cell_text, column_row, hangs_together, parsed_cell
from app.games.connect.tiles import TILES

CODE = "bad_position"
EDGE = 99
"""How far a table from outside may lie from the start: what it grows by still has a name."""


def state_json(state: State) -> Json:
    return _open_json(state) | {
        "hands": [list(hand) for hand in state.hands],
        "pile": list(state.pile),
    }


def view_json(view: Observation) -> Json:
    """As the state, with null for a hidden hand and numbers of tiles in place of the pile."""
    return _open_json(view) | {
        "seat": view.seat,
        "hands": [None if hand.tiles is None else list(hand.tiles) for hand in view.hands],
        "held": [hand.held for hand in view.hands],
        "left": view.left,
    }


def _open_json(table: State | Observation) -> Json:
    """What lies open to all."""
    return {
        "game": "connect",
        "table": [
            {"tile": laid.tile, "turn": laid.turn, "at": cell_text(laid.cell)}
            for laid in table.table
        ],
        "taken": [list(tiles) for tiles in table.taken],
        "turn": table.turn,
        "phase": table.phase.value,
        "laid": None if table.laid is None else cell_text(table.laid),
        "winners": list(table.winners),
    }


def event_json(event: Event) -> Json:
    form: Json = {"event": type(event).__name__}
    for key, value in asdict(event).items():
        match key:
            case "cell":
                form[key] = cell_text(value)
            case "way" | "cells":
                form[key] = [cell_text(cell) for cell in value]
            case "tile":
                form[key] = value or None
            case "tiles" | "winners":
                form[key] = list(value)
            case _:
                form[key] = value
    return form


def state_from_json(form: Json, options: Mapping[str, object], _seed: int) -> State:
    """The state of a T4 form; without `laid` the last tile of the table is the one just laid.

    The seed is not needed: after the deal Connect leaves nothing to chance.
    """
    fields = Form(form, CODE)
    if fields.text("game", "connect") != "connect":
        fields.refuse("game", "another game")
    hands = _tile_lists(fields, "hands")
    if len(hands) not in SEATS:
        fields.refuse("hands", "one to six")
    state = State(
        setup=parsed_setup(len(hands), options),
        table=tuple(map(_parsed_laid, fields.forms("table", TILES))),
        hands=hands,
        pile=_tiles(fields, "pile", fields.items("pile")),
        taken=_tile_lists(fields, "taken"),
        turn=fields.whole("turn", range(len(hands))),
        phase=fields.choice("phase", Phase),
        laid=fields.optional("laid", lambda key: _cell(fields, key)),
        winners=_parsed_winners(fields),
    )
    fields.close()
    if state.phase is Phase.TAKE and state.laid is None:
        state = replace(state, laid=state.table[-1].cell)
    _check_tiles(state, fields)
    _check_phase(state, fields)
    return state


def _tile_lists(fields: Form, key: str) -> tuple[tuple[int, ...], ...]:
    return tuple(_tiles(fields, key, tiles) for tiles in fields.items(key))


def _tiles(fields: Form, key: str, tiles: object) -> tuple[int, ...]:
    if type(tiles) is not list or not all(type(tile) is int for tile in tiles):
        fields.refuse(key, "numbers of tiles are needed")
    return tuple(tiles)


def _parsed_laid(form: Form) -> Laid:
    laid = Laid(form.whole("tile", TILES), form.whole("turn", range(4)), _cell(form, "at"))
    form.close()
    return laid


def _cell(form: Form, key: str) -> int:
    try:
        cell = parsed_cell(form.text(key))
    except BadRequest:
        form.refuse(key, "a cell like x0y-1")
    if any(abs(number) > EDGE for number in column_row(cell)):
        form.refuse(key, "too far away")
    return cell


def _parsed_winners(fields: Form) -> tuple[int, ...]:
    winners = fields.items("winners", [])
    if not all(type(seat) is int for seat in winners):
        fields.refuse("winners", "seats are needed")
    return tuple(winners)


def _check_tiles(state: State, fields: Form) -> None:
    """Every tile is in one place, no hand too large, the table in one piece (C1, C2, C6)."""
    lists = (*state.hands, state.pile, *state.taken, [laid.tile for laid in state.table])
    if sorted(tile for tiles in lists for tile in tiles) != list(TILES):
        fields.refuse("table", "each of the 50 tiles once, here or in hands, pile, taken")
    if len(state.taken) != len(state.hands):
        fields.refuse("taken", "one list a seat")
    if any(len(hand) > HAND for hand in state.hands):
        fields.refuse("hands", "two tiles at most")
    cells = [laid.cell for laid in state.table]
    if len(set(cells)) != len(cells) or not hangs_together(cells):
        fields.refuse("table", "tiles lie edge to edge, one on a cell")


def _check_phase(state: State, fields: Form) -> None:
    """Before a lay the seat has a tile, after it the lay was a good one, at the end none is left.

    While the pile lasts a seat draws after every lay; so the game goes on to its end (C7).
    """
    is_over = state.phase is Phase.OVER
    if state.winners != (leaders(state.taken) if is_over else ()):
        fields.refuse("winners", "those with the most tiles, when the game is over")
    if state.phase is Phase.TAKE:
        _check_lay(state, fields)
    elif state.laid is not None:
        fields.refuse("laid", "only while its seat may take")
    elif is_over and (state.pile or any(state.hands)):
        fields.refuse("phase", "there are tiles left")
    elif not is_over and not state.hands[state.turn]:
        fields.refuse("turn", "this seat has no tile to lay")


def _check_lay(state: State, fields: Form) -> None:
    """The tile taken back into the hand can be laid again (C3, C4)."""
    laid = next((laid for laid in state.table if laid.cell == state.laid), None)
    if laid is None:
        fields.refuse("laid", "no tile lies there")
    hand = (*state.hands[state.turn], laid.tile)
    before = replace(
        state,
        table=tuple(other for other in state.table if other is not laid),
        hands=(*state.hands[: state.turn], hand, *state.hands[state.turn + 1 :]),
        phase=Phase.LAY,
        laid=None,
    )
    is_whole = hangs_together(other.cell for other in before.table)
    if len(hand) > HAND or not is_whole or refusal(before, Lay(laid.tile, laid.turn, laid.cell)):
        fields.refuse("laid", "it could not be laid there")
