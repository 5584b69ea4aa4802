"""Plays matches between players: `python -m tools.arena shift master hard --games 400 --seats 2`.

Each deal is played twice, with the sides changed: one player has the even seats, the other the
odd ones. Everything but the thinking time of `tools.alpha_beta` follows from the seed. The share
of games won comes with its Wilson interval of 95 %; a shared win counts half.
"""

import argparse
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import Pool
from typing import Any

from app.bots.go_pace import look, pause
from app.bots.levels import STRENGTH, Level, chosen_move
from app.core.game import Game, Outcome
from app.core.rng import Rng
from app.core.thinking import finished
from app.games.go.solver import outlook
from app.games.registry import game_named
from tools import alpha_beta, race, stepper

MOST_MOVES = 6000
Player = Callable[[Any, int], Any]
"""The move for an observation and a seed."""
OTHERS: dict[str, Player] = {"stepper": stepper.chosen_move, "alpha-beta": alpha_beta.chosen_move}


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game: the players of the even and of the odd seats."""

    game: str
    players: tuple[str, str]
    seats: int
    options: tuple[tuple[str, object], ...]
    seed: int


def player_named(game: str, name: str) -> Player:
    if name in OTHERS:
        return OTHERS[name]
    game = "shift" if game == "race" else game
    return lambda observation, seed: finished(chosen_move(game, observation, Level(name), seed))


def fixtures(
    game: str, players: tuple[str, str], seats: int, options: dict[str, object], games: int
) -> Iterator[Fixture]:
    """In pairs: the same deal, the players changed round."""
    for number in range(games):
        pair = players if number % 2 == 0 else (players[1], players[0])
        yield Fixture(game, pair, seats, tuple(options.items()), number // 2)


def first_players_share(fixture: Fixture, player: str) -> float:
    """What this player has of the win: 1, 0, or a part where it is shared or nobody got there."""
    players = [player_named(fixture.game, name) for name in fixture.players]
    if fixture.game == "race":
        winner = race.winner(players, fixture.seed)
        return 0.5 if winner is None else float(fixture.players[winner] == player)
    game = game_named(fixture.game)
    winners = played(game, players, fixture)
    won = [fixture.players[seat % 2] == player for seat in winners]
    return sum(won) / len(won) if won else 0.5


def played(game: Game, players: list[Player], fixture: Fixture) -> tuple[int, ...]:
    """The winners; none if the game goes on for ever."""
    setup = game.parsed_setup(fixture.seats, dict(fixture.options))
    state, rng = game.new_game(setup, fixture.seed), Rng(fixture.seed)
    due, phase = [0] * fixture.seats, ""
    for _ in range(MOST_MOVES):
        status = game.status(state)
        if isinstance(status, Outcome):
            return status.winners
        seat = min(status.seats, key=lambda seat: due[seat])
        move = players[seat % 2](game.observe(state, seat), rng.word())
        state = game.apply(state, move).state
        if game.SIMULTANEOUS:
            due[seat] += pause(strength_of(fixture, seat), rng.word())
            if phase != status.phase:
                due = looked(fixture, state.roll, max(due), rng)
            phase = status.phase
    return ()


def looked(fixture: Fixture, roll: tuple[int, ...], start: int, rng: Rng) -> list[int]:
    """When each seat is ready to build, where all do at once and a clock says who moves next."""
    fewest = len(finished(outlook(roll)).lay)
    strengths = (strength_of(fixture, seat) for seat in range(fixture.seats))
    return [start + look(strength, fewest, rng.word()) for strength in strengths]


def strength_of(fixture: Fixture, seat: int) -> int:
    return STRENGTH[Level(fixture.players[seat % 2])]


def wilson(won: float, games: int) -> tuple[float, float]:
    z = 1.96
    share, spread = won / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return middle - half, middle + half


def report(players: tuple[str, str], listed: list[Fixture], jobs: int) -> str:
    game, seats, games = listed[0].game, listed[0].seats, len(listed)
    share = partial(first_players_share, player=players[0])
    with Pool(jobs) as pool:
        won = sum(pool.imap_unordered(share, listed, chunksize=2))
    low, high = wilson(won, games)
    return (
        f"{game}, {seats} seats: {players[0]} wins {100 * won / games:.1f} % "
        f"[{100 * low:.0f}, {100 * high:.0f}] of {games} against {players[1]}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["shift", "go", "connect", "race"])
    parser.add_argument("players", nargs=2)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--options", type=json.loads, default={})
    asked = parser.parse_args()
    one, other = asked.players
    listed = fixtures(asked.game, (one, other), asked.seats, asked.options, asked.games)
    print(report((one, other), list(listed), asked.jobs))


if __name__ == "__main__":
    main()
