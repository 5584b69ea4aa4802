"""Short scenes that move, drawn from an atlas like figures: what happens in a game, shown.

A scene is data: what lies still, and actors with the keys of their way. Its end says the most: it
is what stands there where nothing may move.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from app.presenters.figures import Figure, Sprite

POP, RESTS = 0.22, 0.6
"""Seconds in which something appears, and how long the end is looked at."""


@dataclass(frozen=True, slots=True)
class Key:
    """At this time, in seconds, it has come here and is so large; 0 is not there."""

    at: float
    x: float
    y: float
    scale: float = 1


@dataclass(frozen=True, slots=True)
class Actor:
    name: str
    keys: tuple[Key, ...]

    def seen(self, time: float) -> Sprite | None:
        before = next((key for key in reversed(self.keys) if key.at <= time), self.keys[0])
        after = next((key for key in self.keys if key.at > time), before)
        share = _eased((time - before.at) / (after.at - before.at)) if after.at > before.at else 0
        x, y, scale = (
            one + (other - one) * max(0.0, share)
            for one, other in ((before.x, after.x), (before.y, after.y), _scales(before, after))
        )
        return Sprite(self.name, x, y, scale) if scale > 0 else None


def _scales(before: Key, after: Key) -> tuple[float, float]:
    return before.scale, after.scale


def _eased(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3 - 2 * share)


@dataclass(frozen=True, slots=True)
class Scene:
    """`ground` lies still under the actors."""

    ground: Figure
    actors: tuple[Actor, ...] = ()

    @property
    def seconds(self) -> float:
        ends = [key.at for actor in self.actors for key in actor.keys]
        return max(ends) + RESTS if ends else 0.0

    def at(self, time: float) -> Figure:
        seen = (actor.seen(time) for actor in self.actors)
        shown = tuple(sprite for sprite in seen if sprite is not None)
        return replace(self.ground, sprites=(*self.ground.sprites, *shown))

    @property
    def end(self) -> Figure:
        return self.at(self.seconds)


NO_SCENE = Scene(Figure("", 0, 0, ()))


def rests(name: str, x: float, y: float) -> Actor:
    return Actor(name, (Key(0, x, y),))


def moves(name: str, begin: float, seconds: float, *way: tuple[float, float]) -> Actor:
    """Along these places, each leg as long as the next."""
    leg = seconds / (len(way) - 1)
    keys = (Key(begin + number * leg, x, y) for number, (x, y) in enumerate(way))
    return Actor(name, tuple(keys))


def appears(name: str, at: float, x: float, y: float, scale: float = 1) -> Actor:
    return Actor(name, (Key(at, x, y, 0), Key(at + POP, x, y, scale)))


def goes(name: str, at: float, x: float, y: float) -> Actor:
    """There until then."""
    return Actor(name, (Key(0, x, y), Key(at, x, y), Key(at + POP, x, y, 0)))


def swells(name: str, at: float, x: float, y: float) -> Actor:
    """It is found."""
    keys = (Key(0, x, y), Key(at, x, y), Key(at + POP, x, y, 1.4), Key(at + 2 * POP, x, y))
    return Actor(name, keys)


def changes(names: Iterable[str], begin: float, every: float, x: float, y: float) -> list[Actor]:
    """One picture after another in one place: what turns or flips."""
    found, times = list(names), begin
    actors = []
    for number, name in enumerate(found):
        since, until = times + (number - 1) * every, times + number * every
        keys = (
            [Key(0, x, y, 0), Key(since, x, y, 0), Key(since, x, y)] if number else [Key(0, x, y)]
        )
        if number < len(found) - 1:
            keys += [Key(until, x, y), Key(until, x, y, 0)]
        actors.append(Actor(name, tuple(keys)))
    return actors


def trail(name: str, begin: float, every: float, *places: tuple[float, float]) -> list[Actor]:
    """Beads that appear one after another."""
    return [appears(name, begin + n * every, x, y) for n, (x, y) in enumerate(places)]
