"""What was worked out for an object is kept for that very object: whether another one is equal is
not asked, for that takes longer."""

from typing import Generic, TypeVar

T = TypeVar("T")


class Same(Generic[T]):
    """A key of a cache; while the cache has it, nobody else gets the place of the object."""

    __slots__ = ("it",)

    def __init__(self, it: T) -> None:
        self.it = it

    def __hash__(self) -> int:
        return id(self.it)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.it is self.it
