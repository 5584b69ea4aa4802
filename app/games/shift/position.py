"""Shift as JSON (T3): states out and in, views and events out.

What comes in is checked wholly: a position that passes can be played to its end.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from app.core.forms import Form
from app.core.sides import parsed_sides, sides_text, turns_of
from app.games.shift.events import Event
from app.games.shift.maze import (
    ARROW_NAMED,
    ARROWS,
    CELL_NAMED,
    CELLS,
    ON_SPARE,
    SIZE,
    Maze,
    cell_text,
    openings_at,
    parsed_cell,
    target_at,
)
from app.games.shift.notation import parsed_target, target_text
from app.games.shift.observe import HandView, Observation
from app.games.shift.setup import Tile, laid_maze, parsed_setup
from app.games.shift.state import Ending, Hand, Peek, Phase, Setup, State, current_card
from app.games.shift.tiles import DARK_TILE, FIXED, LOOSE

Json = dict[str, Any]
CODE = "bad_position"


def state_json(state: State) -> Json:
    seats = [
        {
            "color": color.value,
            "cards": [target_text(card) for card in hand.cards],
            "found": [target_text(card) for card in hand.found],
            "current": target_text(current_card(state, seat)),
        }
        for seat, (color, hand) in enumerate(zip(state.setup.colors, state.hands, strict=True))
    ]
    return _table_json(state) | {"seats": seats}


def view_json(view: Observation) -> Json:
    """As the state, with null for what is hidden and the number of cards left."""
    seats = [
        _hand_json(hand) | {"color": color.value}
        for color, hand in zip(view.setup.colors, view.hands, strict=True)
    ]
    return _table_json(view) | {"seat": view.seat, "seats": seats}


def _hand_json(hand: HandView) -> Json:
    return {
        "left": hand.left,
        "found": [target_text(card) for card in hand.found],
        "current": target_text(hand.current),
        "cards": None if hand.cards is None else [target_text(card) for card in hand.cards],
    }


def _table_json(table: State | Observation) -> Json:
    """What lies open to all."""
    maze = table.maze
    colors = (color.value for color in table.setup.colors)
    pawns = dict(zip(colors, map(cell_text, table.pawns), strict=True))
    if table.pilot is not None:
        pawns |= {"dark": cell_text(table.pilot)}
    return {
        "game": "shift",
        "board": [[_tile_json(maze, cell) for cell in _row(row)] for row in range(SIZE)],
        "spare": {
            "open": sides_text(maze.spare),
            "mark": target_text(target_at(maze, ON_SPARE)),
        },
        "pawns": pawns,
        "turn": table.turn,
        "phase": table.phase.value,
        "barred": None if table.barred is None else ARROWS[table.barred].name,
        "winners": list(table.winners),
    }


def _row(row: int) -> range:
    return CELLS[row * SIZE : (row + 1) * SIZE]


def _tile_json(maze: Maze, cell: int) -> Json:
    return {
        "open": sides_text(openings_at(maze.planes, cell)),
        "mark": target_text(target_at(maze, cell)),
        "fixed": cell_text(cell) in FIXED,
    }


def event_json(event: Event) -> Json:
    form: Json = {"event": type(event).__name__}
    for key, value in asdict(event).items():
        match key:
            case "left" | "entered" if hasattr(event, "pawn"):
                form[key] = cell_text(value)
            case "path":
                form[key] = [cell_text(cell) for cell in value]
            case "target":
                form[key] = target_text(value)
            case "openings" | "fallen":
                form[key] = sides_text(value)
            case "arrow":
                form[key] = ARROWS[value].name
            case _:
                form[key] = value
    return form


def state_from_json(form: Json, options: Mapping[str, object], _seed: int) -> State:
    """The state of a T3 form; colours and dark pilot come from it, other options as given.

    The seed is not needed: after the deal Shift leaves nothing to chance.
    """
    fields = Form(form, CODE)
    if fields.text("game", "shift") != "shift":
        fields.refuse("game", "another game")
    seats = fields.forms("seats", range(1, 5))
    pawns = fields.form("pawns")
    colors = [seat.text("color") for seat in seats]
    setup = parsed_setup(
        len(seats), {"dark_pilot": pawns.has("dark")} | dict(options) | {"colors": colors}
    )
    state = State(
        setup=setup,
        maze=_parsed_maze(fields),
        pawns=tuple(parsed_cell(pawns.text(color)) for color in colors),
        pilot=parsed_cell(pawns.text("dark")) if setup.dark_pilot else None,
        hands=tuple(_parsed_hand(seat, setup) for seat in seats),
        turn=fields.whole("turn", range(len(seats))),
        phase=fields.choice("phase", Phase),
        barred=fields.optional("barred", lambda key: _parsed_arrow(fields, key)),
        winners=_parsed_winners(fields),
    )
    for part in (*seats, pawns, fields):
        part.close()
    _check_whole(state, seats, fields)
    return state


def _parsed_maze(fields: Form) -> Maze:
    rows = fields.items("board")
    if len(rows) != SIZE or any(type(row) is not list or len(row) != SIZE for row in rows):
        fields.refuse("board", "seven rows of seven tiles")
    forms = [Form(tile, CODE) for row in rows for tile in row]
    tiles = [_parsed_tile(form, cell) for cell, form in enumerate(forms)]
    loose = {cell: tile for cell, tile in enumerate(tiles) if cell_text(cell) not in FIXED}
    spare = _parsed_tile(fields.form("spare"), ON_SPARE)
    if Counter(map(_shape, [*loose.values(), spare])) != Counter(map(_shape, (DARK_TILE, *LOOSE))):
        fields.refuse("board", "not the 34 loose tiles")
    for cell, (openings, target) in FIXED.items():
        if tiles[CELL_NAMED[cell]] != (parsed_sides(openings), target):
            fields.refuse(cell, "this tile never moves")
    return laid_maze(loose, spare)


def _shape(tile: Tile) -> Tile:
    """A loose tile whichever way it is turned."""
    return min(turns_of(tile[0])), tile[1]


def _parsed_tile(form: Form, cell: int) -> Tile:
    is_fixed = cell != ON_SPARE and cell_text(cell) in FIXED
    if form.flag("fixed", is_fixed) is not is_fixed:
        form.refuse("fixed", "not so on this cell")
    target = form.optional("mark", lambda key: parsed_target(form.text(key))) or 0
    openings = parsed_sides(form.text("open"))
    form.close()
    return openings, target


def _parsed_arrow(fields: Form, key: str) -> int:
    name = fields.text(key)
    if name not in ARROW_NAMED:
        fields.refuse(key, "no such arrow")
    return ARROW_NAMED[name]


def _parsed_winners(fields: Form) -> tuple[int, ...]:
    winners = fields.items("winners", [])
    if not all(type(seat) is int for seat in winners):
        fields.refuse("winners", "seats are needed")
    return tuple(winners)


def _parsed_hand(seat: Form, setup: Setup) -> Hand:
    """`current` may be hidden only where a card waits for its seat's next turn (S13)."""
    cards = tuple(parsed_target(card) for card in seat.texts("cards"))
    found = tuple(parsed_target(card) for card in seat.texts("found"))
    current = seat.optional("current", lambda key: parsed_target(seat.text(key)))
    if setup.has_free_choice or not cards:
        if current is not None:
            seat.refuse("current", "there is no single one")
        return Hand(cards, found)
    if current is None and setup.peek is Peek.AT_ONCE:
        seat.refuse("current", "missing")
    if current not in (None, cards[0]):
        seat.refuse("current", "it is the first of the cards")
    return Hand(cards, found, has_looked=current is not None)


def _check_whole(state: State, seats: list[Form], fields: Form) -> None:
    """What only shows when all is read: cards dealt once, phases that can be."""
    dealt = [card for hand in state.hands for card in (*hand.cards, *hand.found)]
    if len(dealt) != len(set(dealt)):
        fields.refuse("seats", "a card twice")
    if state.winners != ((state.turn,) if state.phase is Phase.OVER else ()):
        fields.refuse("winners", "the seat at move when the game is over, else nobody")
    if state.phase is Phase.WALK and state.barred is None:
        fields.refuse("barred", "the spare just fell out somewhere")
    if state.phase is Phase.OVER:
        if state.hands[state.turn].cards:
            seats[state.turn].refuse("cards", "the winner has found all")
        return
    is_last_find = state.setup.ending is Ending.LAST_CARD
    if is_last_find and not all(hand.cards for hand in state.hands):
        fields.refuse("seats", "the last find has ended the game")
    if not state.hands[state.turn].has_looked:
        seats[state.turn].refuse("current", "the seat at move has looked")
