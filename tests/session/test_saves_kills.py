"""Kills: the short form of `make torture`, and proof that its witness would notice a loss."""

from pathlib import Path

import pytest

from app.core.rng import Rng
from tools.torture import Witness, tortured


def test_killed_players_lose_nothing(tmp_path: Path) -> None:
    *_, witness = tortured(tmp_path, Rng(1), kills=10, rate=20)
    assert witness.faults == []
    assert witness.kills == 10
    assert witness.stored > 0


PLAYED = ["loaded go nothing", "storing go a/0", "stored go a/0", "storing go b/1", "stored go b/1"]


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (PLAYED, "b/1"),
        ([*PLAYED, "storing go c/2"], "b/1"),
        ([*PLAYED, "storing go c/2"], "c/2"),
        ([*PLAYED, "storing shift x/9"], "b/1"),
        (PLAYED[:1], "nothing"),
        (PLAYED[:2], "nothing"),
        ([*PLAYED, "storing go nothing"], "nothing"),
        ([*PLAYED, "storing go nothing"], "b/1"),
        ([], "nothing"),
    ],
)
def test_the_last_step_stored_or_the_next_may_be_found(said: list[str], found: str) -> None:
    witness = Witness()
    witness.hear_killed([*said, f"loaded go {found}"])
    witness.hear_killed([f"loaded go {found}"])
    assert witness.faults == []


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (PLAYED, "loaded go a/0"),
        (PLAYED, "loaded go nothing"),
        (PLAYED, "loaded go b/2"),
        (PLAYED, "recovered go b/1"),
        ([*PLAYED, "storing go c/2", "stored go c/2"], "loaded go b/1"),
        ([*PLAYED, "storing shift c/2"], "loaded go c/2"),
        ([*PLAYED, "storing go c/2", "loaded go b/1"], "loaded go c/2"),
        ([], "loaded go a/0"),
        (PLAYED, "all"),
        ([*PLAYED, "storing go nothing", "stored go nothing"], "loaded go b/1"),
    ],
)
def test_anything_else_is_a_fault(said: list[str], found: str) -> None:
    witness = Witness()
    witness.hear_killed(said)
    witness.hear_killed([found])
    assert len(witness.faults) == 1


def test_what_is_not_named_must_not_be_there() -> None:
    witness = Witness()
    witness.hear_killed([*PLAYED, "storing go nothing", "stored go nothing"])
    witness.hear_killed(["all"])
    assert witness.faults == []
