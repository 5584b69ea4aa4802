"""What a finger of Connect holds next: a tile chosen, turned, hung over a cell, taken or left.

Pure: from how the match stands and a finger to another finger, the same one where nothing changes.
"""

from dataclasses import replace

from app.games.connect.moves import Lay
from app.games.connect.rules import choice_now, refusal
from app.games.connect.state import State
from app.presenters.connect.board_model import (
    TURNS_ALL,
    Finger,
    chosen_take,
    held_by,
    turn_that_fits,
)
from app.presenters.connect.tiles import FACE_DOWN, TileModel, tile_model


def holding(finger: Finger, slot: int) -> Finger:
    """This tile of the hand is chosen."""
    return replace(finger, slot=slot, cell=None)


def carried(finger: Finger, slot: int) -> Finger:
    """This tile of the hand is in the air."""
    return replace(holding(finger, slot), is_carried=True)


def put_down(finger: Finger) -> Finger:
    """No tile is held any more; each stays as it was turned."""
    return replace(finger, slot=None, cell=None, is_carried=False)


def held_tile(known: State, finger: Finger) -> TileModel:
    """As it is turned now; face down where the finger holds none."""
    held = held_by(finger, known)
    return FACE_DOWN if held is None else tile_model(held.tile, held.turn)


def turned(known: State, finger: Finger, quarter_turns: int) -> Finger:
    """The held tile turned; over a spot to the next turn that may lie there."""
    cell, held = finger.cell, held_by(finger, known)
    if held is None:
        return finger
    steps = range(1, TURNS_ALL + 1)
    turns = [(held.turn + step * quarter_turns) % TURNS_ALL for step in steps]
    if cell is not None:
        turns = [each for each in turns if refusal(known, Lay(held.tile, each, cell)) is None]
    return _with_turn(finger, held.slot, turns[0]) if turns else finger


def hung(known: State, finger: Finger, cell: int) -> Finger:
    """The held tile over this cell, turned so that it fits; as before where it cannot."""
    held = held_by(finger, known)
    fitting = None if held is None else turn_that_fits(known, held, cell)
    if held is None or fitting is None:
        return finger
    return replace(_with_turn(finger, held.slot, fitting), cell=cell)


def toggled(known: State, finger: Finger, cell: int) -> Finger:
    """A matched tile is taken or left; other cells change nothing. Where none can be taken, it is
    wanted again each time."""
    choice = choice_now(known)
    chosen = set(chosen_take(choice, finger).cells)
    if cell not in choice.matched:
        return finger
    taken = chosen ^ {cell} if choice.largest().cells else {cell}
    return replace(finger, chosen=tuple(sorted(taken)))


def _with_turn(finger: Finger, slot: int, turn: int) -> Finger:
    turns = list(finger.turns)
    turns[slot] = turn
    return replace(finger, turns=tuple(turns))
