"""Each test in a process of its own, a copy of the one that has everything imported and an app
begun, into which a test moves.

What a test leaves behind (pages, bound windows, time that was let pass) ends with it: no test sees
another's, and nobody has to look for garbage, which was half of the time of all.
Where that cannot be, garbage is looked for between tests.
"""

import atexit
import faulthandler
import gc
import json
import os
import signal
import warnings
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest
from _pytest.runner import runtestprotocol

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.ui.table import SteadyTable

LONGEST = int(os.environ.get("TEST_SECONDS", "300"))
"""A copy that takes longer is ended and tells where it was; 0 lets it be."""
REPORT = "{"
"""A line that begins so is a report; others say where a copy was when it was ended."""
LOOKED_FOR = 6
"""Tests from one look for garbage to the next."""
TABLE, FRAME, FIRST_SEED = "table", 1 / 60, 1000
"""The fixture that is an app which has begun; its seconds from frame to frame, and its chance."""
_turn = count()


def look_for_garbage() -> None:
    """Before a test of those that share a process: closed apps are freed here, and not by chance
    within a frame. Text sizes belong to the process: a closed app that still lives follows them,
    and may be freed half-way through that, which Kivy does not survive."""
    if next(_turn) % LOOKED_FOR == 0:
        _look()


def _look() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def run_apart(item: pytest.Item) -> None:
    """Runs it in a copy and tells pytest what that reports."""
    _warm()
    hook = item.ihook
    hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for report in _reports_of(item):
        hook.pytest_runtest_logreport(report=report)
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)


@cache
def _warm() -> None:
    """What every app reads at its start has been read, before there are sounds, and one began."""
    from tests.ui.table import SteadyTable

    with TemporaryDirectory() as folder:
        SteadyTable(Path(folder), lambda: 7).close()
    _look()
    _begun_table()
    must_be_mute()


@cache
def _begun_table() -> "SteadyTable":
    """Each copy moves elsewhere before it goes on; what it has kept so far goes along."""
    from tests.ui.table import SteadyTable

    folder = TemporaryDirectory()
    atexit.register(folder.cleanup)
    return SteadyTable(Path(folder.name), count(FIRST_SEED).__next__, FRAME)


def _end_begun_table() -> None:
    """For a test that begins apps itself."""
    _begun_table().close()
    _begun_table.cache_clear()
    _look()


def table_in(folder: Path) -> "SteadyTable":
    """One that has just begun; a copy has it already."""
    from tests.ui.table import SteadyTable

    if not _warm.cache_info().currsize:
        return SteadyTable(folder, count(FIRST_SEED).__next__, FRAME)
    table = _begun_table()
    table.move(folder)
    return table


def must_be_mute() -> None:
    """A copy has no thread but the one that copies: what SDL's held then, a copy waits for."""
    names = [task.read_text() for task in Path("/proc/self/task").glob("*/comm")]
    if any("SDLAudio" in name for name in names):
        raise RuntimeError(f"sounds are open before a copy is made: {names}")


def _reports_of(item: pytest.Item) -> "Iterator[pytest.TestReport]":
    heard, told = os.pipe()
    with warnings.catch_warnings():  # of threads, which only pytest-xdist has
        warnings.simplefilter("ignore", DeprecationWarning)
        copy = os.fork()
    if not copy:
        os.close(heard)
        _run(item, told)
    os.close(told)
    with open(heard, encoding="utf-8") as lines:
        told_lines = lines.readlines()
    _, status = os.waitpid(copy, 0)
    yield from (_from_text(item, line) for line in told_lines if line.startswith(REPORT))
    if status:
        where = [line for line in told_lines if not line.startswith(REPORT)]
        yield _ended(item, status, "".join(where))


def _run(item: pytest.Item, told: int) -> None:
    """In the copy, which ends here."""
    try:
        with open(told, "w", encoding="utf-8") as lines:
            if TABLE not in getattr(item, "fixturenames", ()):
                _end_begun_table()
            if LONGEST:
                faulthandler.dump_traceback_later(LONGEST, exit=True, file=lines)
            for report in runtestprotocol(item, log=False, nextitem=None):
                lines.write(_to_text(item, report) + "\n")
                lines.flush()
        os._exit(0)
    finally:
        os._exit(1)


def _to_text(item: pytest.Item, report: pytest.TestReport) -> str:
    data: dict[str, Any] = item.config.hook.pytest_report_to_serializable(
        config=item.config, report=report
    )
    return json.dumps(data)


def _from_text(item: pytest.Item, text: str) -> pytest.TestReport:
    report: pytest.TestReport = item.config.hook.pytest_report_from_serializable(
        config=item.config, data=json.loads(text)
    )
    return report


def _ended(item: pytest.Item, status: int, where: str) -> pytest.TestReport:
    """What the copy could not say."""
    number = os.waitstatus_to_exitcode(status)
    how = f"signal {signal.Signals(-number).name}" if number < 0 else f"code {number}"
    said = f"its process ended with {how}\n{where}"
    return pytest.TestReport(item.nodeid, item.location, {}, "failed", said, "call")
