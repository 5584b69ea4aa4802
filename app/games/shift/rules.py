"""The rules of Shift: what may be done now, and what follows from it (S4-S16)."""

from collections.abc import Iterator
from dataclasses import replace

from app.core.errors import Refused
from app.core.game import Outcome, Step, Turn
from app.core.sides import turns_of
from app.games.shift.events import (
    PILOT,
    CardTurned,
    Event,
    GameWon,
    LineShifted,
    PawnRodeOut,
    PawnWalked,
    TargetFound,
    TurnPassed,
)
from app.games.shift.maze import (
    ARROWS,
    CELL_NAMED,
    cells_of,
    is_exit,
    path,
    pushed,
    pushed_cell,
    reachable,
    target_at,
)
from app.games.shift.moves import Move, PushIn, Refusal, WalkTo
from app.games.shift.state import Ending, Hand, Peek, Phase, State, current_card
from app.games.shift.tiles import DARK_CARDS, START_CELLS, Color


def seats_in(state: State) -> int:
    return len(state.hands)


def status(state: State) -> Turn | Outcome:
    if state.phase is Phase.OVER:
        return Outcome(state.winners)
    return Turn((state.turn,), state.phase.value)


def legal_moves(state: State, seat: int | None = None) -> Iterator[Move]:
    if seat is not None and seat != state.turn:
        return
    if state.phase is Phase.SHIFT:
        for arrow in range(len(ARROWS)):
            if arrow != state.barred:
                for openings in turns_of(state.maze.spare):
                    yield PushIn(arrow, openings)
    elif state.phase is Phase.WALK:
        for with_pilot in walkers(state):
            for cell in cells_of(reach(state, with_pilot)):
                yield WalkTo(cell, with_pilot)


def refusal(state: State, move: Move) -> Refusal | None:
    if state.phase is Phase.OVER:
        return Refusal.GAME_OVER
    if isinstance(move, PushIn):
        return _push_refusal(state, move)
    if state.phase is not Phase.WALK:
        return Refusal.WRONG_PHASE
    if move.with_pilot not in walkers(state):
        return Refusal.NOT_YOUR_PAWN
    if not reach(state, move.with_pilot) >> move.cell & 1:
        return Refusal.NOT_REACHABLE
    return None


def _push_refusal(state: State, move: PushIn) -> Refusal | None:
    if state.phase is not Phase.SHIFT:
        return Refusal.WRONG_PHASE
    if move.arrow == state.barred:
        return Refusal.BARRED_ARROW
    if move.openings not in turns_of(state.maze.spare):
        return Refusal.NOT_THE_SPARE
    return None


def apply(state: State, move: Move) -> Step:
    why_not = refusal(state, move)
    if why_not is not None:
        raise Refused(why_not)
    return _push_step(state, move) if isinstance(move, PushIn) else _walk_step(state, move)


def walkers(state: State) -> tuple[bool, ...]:
    """The pawns the seat may walk now: False its own, True the dark pilot (S16)."""
    if state.pilot is None:
        return (False,)
    if state.setup.has_free_choice:
        return (False, True)
    return (current_card(state, state.turn) in DARK_CARDS,)


def pawn_cell(state: State, with_pilot: bool) -> int:
    if with_pilot and state.pilot is not None:
        return state.pilot
    return state.pawns[state.turn]


def reach(state: State, with_pilot: bool = False) -> int:
    """The set of cells the pawn may walk to (S8)."""
    return reachable(state.maze.planes, 1 << pawn_cell(state, with_pilot))


def reach_after(state: State, push: PushIn, with_pilot: bool = False) -> int:
    """What the pawn could walk to after a push that is only thought of (the preview)."""
    start = pushed_cell(pawn_cell(state, with_pilot), push.arrow)
    return reachable(pushed(state.maze, push.arrow, push.openings).planes, 1 << start)


def way_to(state: State, walk: WalkTo) -> tuple[int, ...]:
    """The cells the pawn passes on an allowed walk, a shortest one."""
    return path(state.maze.planes, pawn_cell(state, walk.with_pilot), walk.cell)


def findable(state: State, with_pilot: bool) -> frozenset[int]:
    """The targets this pawn would find for the seat to move (S9, S14, S16)."""
    if not state.setup.has_free_choice:
        return frozenset({current_card(state, state.turn)} - {0})
    cards = frozenset(state.hands[state.turn].cards)
    if state.pilot is None:
        return cards
    return cards & DARK_CARDS if with_pilot else cards - DARK_CARDS


def is_won_at(state: State, cell: int) -> bool:
    """Whether the own pawn's walk to this cell wins, the cards being found (S10, S15)."""
    match state.setup.ending:
        case Ending.HOME:
            return cell == CELL_NAMED[START_CELLS[state.setup.colors[state.turn]]]
        case Ending.ANY_EXIT:
            return is_exit(state.maze, cell)
        case Ending.AGREED_EXIT:
            return cell == state.setup.exit
        case Ending.LAST_CARD:
            return False


def next_seat(state: State) -> int:
    """Clockwise around the board by the corners, whoever sits where (S3)."""
    order = list(Color)
    ring = sorted(range(len(state.hands)), key=lambda seat: order.index(state.setup.colors[seat]))
    return ring[(ring.index(state.turn) + 1) % len(ring)]


def _push_step(state: State, move: PushIn) -> Step:
    push = ARROWS[move.arrow]
    maze = pushed(state.maze, move.arrow, move.openings)
    standing = dict(zip(state.setup.colors, state.pawns, strict=True)) | (
        {} if state.pilot is None else {PILOT: state.pilot}
    )
    events: list[Event] = [LineShifted(state.turn, move.arrow, move.openings, maze.spare)]
    events += [
        PawnRodeOut(str(pawn), push.exit, push.entry)
        for pawn, cell in standing.items()
        if cell == push.exit
    ]
    pilot = None if state.pilot is None else pushed_cell(state.pilot, move.arrow)
    after = replace(
        state,
        maze=maze,
        pawns=tuple(pushed_cell(cell, move.arrow) for cell in state.pawns),
        pilot=pilot,
        phase=Phase.WALK,
        barred=push.opposite,
    )
    return Step(after, tuple(events))


def _walk_step(state: State, move: WalkTo) -> Step:
    seat = state.turn
    pawn = PILOT if move.with_pilot else str(state.setup.colors[seat])
    walked = PawnWalked(seat, pawn, way_to(state, move))
    moved = _with_pawn_at(state, move)
    target = target_at(state.maze, move.cell)
    if target and target in findable(state, move.with_pilot):
        found, happened = _found(moved, target)
    else:
        found, happened = moved, ()
    if _has_won(state, found, move):
        won = replace(found, phase=Phase.OVER, winners=(seat,))
        return Step(won, (walked, *happened, GameWon(seat)), reveals=_is_secret(happened, state))
    after, passing = _passed(found)
    happened += passing
    return Step(after, (walked, *happened), reveals=_is_secret(happened, state))


def _with_pawn_at(state: State, move: WalkTo) -> State:
    if move.with_pilot:
        return replace(state, pilot=move.cell)
    pawns = list(state.pawns)
    pawns[state.turn] = move.cell
    return replace(state, pawns=tuple(pawns))


def _found(state: State, target: int) -> tuple[State, tuple[Event, ...]]:
    """The card goes to those found; the next one is looked at now or on the next turn (S9, S13)."""
    seat = state.turn
    hand = state.hands[seat]
    cards = tuple(card for card in hand.cards if card != target)
    waits = bool(cards) and state.setup.peek is Peek.ON_TURN and not state.setup.has_free_choice
    after = _with_hand(
        state, replace(hand, cards=cards, found=(*hand.found, target), has_looked=not waits)
    )
    shown: tuple[Event, ...] = (TargetFound(seat, target, len(cards)),)
    return after, shown + (() if waits else _looked(after))


def _with_hand(state: State, hand: Hand) -> State:
    hands = list(state.hands)
    hands[state.turn] = hand
    return replace(state, hands=tuple(hands))


def _looked(state: State) -> tuple[Event, ...]:
    current = current_card(state, state.turn)
    return (CardTurned(state.turn, current),) if current else ()


def _passed(state: State) -> tuple[State, tuple[Event, ...]]:
    """The next seat's turn begins, with a look at its card if it has not had one (S13)."""
    after = replace(state, turn=next_seat(state), phase=Phase.SHIFT)
    hand = after.hands[after.turn]
    passing: tuple[Event, ...] = (TurnPassed(after.turn),)
    if hand.has_looked:
        return after, passing
    after = _with_hand(after, replace(hand, has_looked=True))
    return after, passing + _looked(after)


def _has_won(before: State, after: State, move: WalkTo) -> bool:
    """S10: the last card was found in an earlier turn; S15 `last_card`: with the find itself."""
    had, has = before.hands[before.turn].cards, after.hands[before.turn].cards
    if had:
        return not has and before.setup.ending is Ending.LAST_CARD
    return not move.with_pilot and is_won_at(before, move.cell)


def _is_secret(happened: tuple[Event, ...], state: State) -> bool:
    """Whether somebody learned of a card: then there is no way back."""
    return not state.setup.shows_all_cards and any(
        isinstance(event, TargetFound | CardTurned) for event in happened
    )
