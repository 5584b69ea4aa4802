"""What one seat of Shift may know, and games that fit it (S12, S14, X4)."""

from dataclasses import dataclass, replace

from app.core.rng import Rng
from app.games.shift.events import CardTurned, Event
from app.games.shift.maze import Maze
from app.games.shift.state import Hand, Phase, Setup, State, current_card
from app.games.shift.tiles import TARGETS


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand as another sees it: `current` is 0 and `cards` None where they are hidden."""

    left: int
    found: tuple[int, ...]
    has_looked: bool
    current: int
    cards: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Observation:
    seat: int
    setup: Setup
    maze: Maze
    pawns: tuple[int, ...]
    pilot: int | None
    hands: tuple[HandView, ...]
    turn: int
    phase: Phase
    barred: int | None
    winners: tuple[int, ...]


def observe(state: State, seat: int) -> Observation:
    return Observation(
        seat=seat,
        setup=state.setup,
        maze=state.maze,
        pawns=state.pawns,
        pilot=state.pilot,
        hands=tuple(_hand_view(state, other, seat) for other in range(len(state.hands))),
        turn=state.turn,
        phase=state.phase,
        barred=state.barred,
        winners=state.winners,
    )


def _hand_view(state: State, owner: int, viewer: int) -> HandView:
    hand, setup = state.hands[owner], state.setup
    is_own = owner == viewer
    is_open = setup.shows_all_cards or (setup.private_open_cards and is_own)
    return HandView(
        left=len(hand.cards),
        found=hand.found,
        has_looked=hand.has_looked,
        current=current_card(state, owner) if is_own else 0,
        cards=hand.cards if is_open else None,
    )


def see(event: Event, seat: int) -> Event:
    """Only its owner sees the card it turns."""
    if isinstance(event, CardTurned) and event.seat != seat:
        return replace(event, target=0)
    return event


def sample(observation: Observation, seed: int) -> State:
    """A game with the same view: the cards this seat does not know are dealt anew."""
    views = observation.hands
    seen = {card for view in views for card in (*view.found, view.current, *(view.cards or ()))}
    pool = Rng(seed).shuffled(target for target in TARGETS if target not in seen)
    hands = []
    for view in views:
        known = view.cards if view.cards is not None else (view.current,) * bool(view.current)
        drawn = view.left - len(known)
        hands.append(Hand((*known, *pool[:drawn]), view.found, view.has_looked))
        pool = pool[drawn:]
    return State(
        setup=observation.setup,
        maze=observation.maze,
        pawns=observation.pawns,
        pilot=observation.pilot,
        hands=tuple(hands),
        turn=observation.turn,
        phase=observation.phase,
        barred=observation.barred,
        winners=observation.winners,
    )
