"""What one seat of Connect may know, and games that fit it (C2, X4)."""

from dataclasses import dataclass, replace

from app.core.rng import Rng
from app.games.connect.events import Event, TileDrawn
from app.games.connect.state import Phase, Setup, State
from app.games.connect.table import Laid
from app.games.connect.tiles import TILES


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand as another sees it: `tiles` is None where it is hidden."""

    held: int
    tiles: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Observation:
    seat: int
    setup: Setup
    table: tuple[Laid, ...]
    hands: tuple[HandView, ...]
    left: int
    taken: tuple[tuple[int, ...], ...]
    turn: int
    phase: Phase
    laid: int | None
    winners: tuple[int, ...]


def observe(state: State, seat: int) -> Observation:
    return Observation(
        seat=seat,
        setup=state.setup,
        table=state.table,
        hands=tuple(
            HandView(len(hand), hand if state.setup.open_hands or owner == seat else None)
            for owner, hand in enumerate(state.hands)
        ),
        left=len(state.pile),
        taken=state.taken,
        turn=state.turn,
        phase=state.phase,
        laid=state.laid,
        winners=state.winners,
    )


def see(event: Event, seat: int) -> Event:
    """Where hands are hidden only its owner sees the tile it draws."""
    if isinstance(event, TileDrawn) and event.seat != seat and not event.is_open:
        return replace(event, tile=0)
    return event


def sample(observation: Observation, seed: int) -> State:
    """A game with the same view: the tiles this seat does not see are dealt anew."""
    views = observation.hands
    seen = {laid.tile for laid in observation.table}
    seen.update(tile for tiles in observation.taken for tile in tiles)
    seen.update(tile for view in views for tile in view.tiles or ())
    unseen = Rng(seed).shuffled(tile for tile in TILES if tile not in seen)
    hands = []
    for view in views:
        drawn = 0 if view.tiles is not None else view.held
        hands.append(view.tiles if view.tiles is not None else tuple(unseen[:drawn]))
        unseen = unseen[drawn:]
    return State(
        setup=observation.setup,
        table=observation.table,
        hands=tuple(hands),
        pile=tuple(unseen),
        taken=observation.taken,
        turn=observation.turn,
        phase=observation.phase,
        laid=observation.laid,
        winners=observation.winners,
    )
