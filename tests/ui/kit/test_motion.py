"""Movements in a row: each has its end, whatever begins or finishes another one."""

from app.ui.kit.motion import Motion, Movement
from tests.ui.table import Table


def still(_: float) -> None:
    """Time passes."""


def test_the_end_of_what_a_finishing_movement_begins_is_not_lost(table: Table) -> None:
    """Play finishes what runs; that begins another movement, whose end has to come, too."""
    motion, ended = Motion(), list[str]()

    def first_ends() -> None:
        ended.append("first")
        motion.play([Movement(1.0, still)], 1.0, lambda: ended.append("begun by the first"))

    motion.play([Movement(1.0, still)], 1.0, first_ends)
    motion.play([Movement(1.0, still)], 1.0, lambda: ended.append("second"))
    assert ended == ["first", "begun by the first"]
    motion.finish()
    assert ended == ["first", "begun by the first", "second"]
    assert not motion.is_running


def test_a_tap_finishes_one_movement_and_lets_the_next_be_seen(table: Table) -> None:
    motion, ended = Motion(), list[str]()

    def first_ends() -> None:
        ended.append("first")
        motion.play([Movement(1.0, still)], 1.0, lambda: ended.append("next"))

    motion.play([Movement(1.0, still)], 1.0, first_ends)
    motion.finish()
    assert ended == ["first"]
    assert motion.is_running
    motion.finish()
    assert ended == ["first", "next"]


def test_without_time_each_is_at_its_end_at_once(table: Table) -> None:
    motion, shares, ended = Motion(), list[float](), list[bool]()
    motion.play([Movement(1.0, shares.append)], 0.0, lambda: ended.append(motion.is_running))
    assert shares == [1.0]
    assert ended == [False]
