"""Power cuts: whatever a disk may hold afterwards, a load gives the last save or the next."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from app.session.saves import Loaded, Saves, Trouble
from tests.session.saves_crashes import Disk, Tree, crash_states, found, put
from tests.session.saves_files import (
    LAST,
    PREVIOUS,
    SLOT,
    TEMPORARY,
    Body,
    files_in,
    outcome_of_load,
    sealed,
)
from tests.session.saves_system import Call, Recorder, running_on

FOLDER = Path("data", "saves")
OLDER, OLD, NEW, NEXT = (word * 40 for word in (b"older ", b"old ", b"new ", b"next "))
DAMAGED = sealed(NEXT)[:-1]

Step = Callable[[Saves], None]


def loaded_body(saves: Saves) -> Body:
    """None too where everything is damaged; any other trouble is a failure."""
    outcome = outcome_of_load(saves)
    assert outcome is None or outcome is Trouble.DAMAGED or isinstance(outcome, Loaded)
    return outcome.body if isinstance(outcome, Loaded) else None


def storing(body: bytes) -> Step:
    return lambda saves: saves.store(SLOT, body)


def removing(saves: Saves) -> None:
    saves.remove(SLOT)


def holding(**files: bytes) -> Tree:
    """A disk whose slot holds these files."""
    tree: Tree = {FOLDER.parent: None, FOLDER: None}
    return tree | {FOLDER / f"{SLOT}.{kind}": data for kind, data in files.items()}


@dataclass(frozen=True, slots=True)
class Trace:
    """The calls of some steps: after how many each had returned, and what the slot held then."""

    before: Tree
    after: Tree
    calls: tuple[Call, ...]
    returned: tuple[int, ...]
    held: tuple[Body, ...]

    def allowed(self, done: int) -> set[Body]:
        """What a load may give after so many calls: the last thing held, or the next."""
        step = sum(mark <= done for mark in self.returned) - 1
        is_under_way = done > self.returned[step]
        return set(self.held[step : step + 1 + is_under_way])


def traced(before: Tree, held: Body, *steps: tuple[Step, Body]) -> Trace:
    with put(before) as root:
        recorder = Recorder(root)
        returned = [0]
        with running_on(recorder):
            saves = Saves(root / FOLDER)
            for step, _ in steps:
                step(saves)
                returned.append(len(recorder.calls))
            saves.close()
        calls = tuple(recorder.calls[: returned[-1]])
        held_then = (held, *(body for _, body in steps))
        return Trace(before, found(root), calls, tuple(returned), held_then)


def wrong_states(trace: Trace) -> list[tuple[int, Tree]]:
    """The states from which a load gives something else than it may."""
    wrong = []
    for done, tree in crash_states(trace.before, trace.calls):
        with put(tree) as root:
            saves = Saves(root / FOLDER)
            if loaded_body(saves) not in trace.allowed(done):
                wrong.append((done, tree))
            saves.close()
    return wrong


BEFORE = {
    "no folder": ({}, None),
    "no slot": (holding(), None),
    "one save": (holding(save=sealed(OLD)), OLD),
    "two saves": (holding(save=sealed(OLD), prev=sealed(OLDER)), OLD),
    "cut between the renames": (holding(prev=sealed(OLD), tmp=sealed(NEXT)), OLD),
    "a stale temporary file": (holding(save=sealed(OLD), tmp=sealed(NEXT)[:9]), OLD),
    "a damaged save": (holding(save=DAMAGED, prev=sealed(OLD)), OLD),
    "only a damaged save": (holding(save=DAMAGED), None),
    "a damaged save, another before": (holding(save=DAMAGED, prev=sealed(OLD), bad=b"x"), OLD),
}


@pytest.mark.parametrize("name", BEFORE)
def test_the_model_of_the_disk_ends_as_the_disk(name: str) -> None:
    trace = traced(*BEFORE[name], (storing(NEW), NEW), (removing, None), (storing(NEXT), NEXT))
    disk = Disk(trace.before)
    for call in trace.calls:
        disk.follow(call)
    assert disk.tree() == trace.after


@pytest.mark.parametrize("name", BEFORE)
def test_a_power_cut_while_storing_loses_nothing(name: str) -> None:
    steps = ((storing(NEW), NEW), (storing(NEXT), NEXT))
    trace = traced(*BEFORE[name], *steps)
    assert wrong_states(trace) == []


@pytest.mark.parametrize("name", BEFORE)
def test_a_power_cut_while_removing_brings_back_no_older_save(name: str) -> None:
    trace = traced(*BEFORE[name], (removing, None))
    assert wrong_states(trace) == []


def test_a_slot_works_on_after_each_power_cut() -> None:
    trace = traced(*BEFORE["two saves"], (storing(NEW), NEW))
    for _, tree in crash_states(trace.before, trace.calls):
        with put(tree) as root:
            saves = Saves(root / FOLDER)
            held = loaded_body(saves)
            assert held is not None
            saves.store(SLOT, NEXT)
            assert loaded_body(saves) == NEXT
            saves.close()
            assert files_in(root / FOLDER) == {LAST: sealed(NEXT), PREVIOUS: sealed(held)}


def is_file_sync(call: Call) -> bool:
    return call.name == "fsync" and call.path.name == TEMPORARY


def is_folder_sync(call: Call) -> bool:
    return call.name == "fsync" and call.path == FOLDER


def is_parent_sync(call: Call) -> bool:
    return call.name == "fsync" and call.path in FOLDER.parents


@pytest.mark.parametrize(
    ("name", "is_left_out"),
    [
        ("one save", is_file_sync),
        ("one save", is_folder_sync),
        ("no folder", is_parent_sync),
    ],
)
def test_the_states_show_it_when_a_sync_is_left_out(
    name: str, is_left_out: Callable[[Call], bool]
) -> None:
    trace = traced(*BEFORE[name], (storing(NEW), NEW))
    calls = tuple(
        replace(call, name="nothing") if is_left_out(call) else call for call in trace.calls
    )
    assert calls != trace.calls
    assert wrong_states(replace(trace, calls=calls)) != []
