"""The console as a process of its own, spoken to over pipes as another program would."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "app.console"]
EXAMPLE = re.compile(r"\$ echo '(.*?)' \| python3 -m app\.console\n.*?\n(\{.*?\})\n", re.DOTALL)
NEW = b'{"do":"new","game":"connect","seats":2,"seed":1}\n'
MEMORY = 128 << 20


def spoken(data: bytes, *options: str) -> tuple[list[dict[str, object]], bytes, int]:
    """The answers of a console with little memory, its standard error, and how it ended."""
    limited = ["sh", "-c", f'ulimit -v {MEMORY >> 10} && exec "$@"', "sh"]
    command = [*limited, sys.executable, *options, "-m", "app.console"]
    run = subprocess.run(command, cwd=ROOT, input=data, capture_output=True)
    return [json.loads(line) for line in run.stdout.splitlines()], run.stderr, run.returncode


def test_one_answer_a_line_and_nothing_else() -> None:
    lines = [NEW, b"\n", b"\xff\n", b'{"do":"state"}\r\n', b'{"do":"moves"}\n', b"[\n", b"\0\n"]
    answers, errors, code = spoken(b"".join(lines))
    assert [next(iter(answer)) for answer in answers] == [
        *("state", "error", "error", "state", "moves", "error", "error")
    ]
    assert answers[0] == answers[3]
    assert (errors, code) == (b"", 0)


def test_readme_shows_what_is_answered_and_names_every_request() -> None:
    """It told of a solution that is no longer found."""
    readme = (ROOT / "README.md").read_text()
    example = EXAMPLE.search(readme)
    assert example
    answers, _, _ = spoken(example[1].encode() + b'\n{"do":"?"}\n')
    assert answers[1] == json.loads(example[2])
    known = str(answers[2]["detail"]).partition("one of ")[2].split(", ")
    assert {*re.findall(r'"do":"(\w+)"', readme)} == {*known}


def test_the_last_line_needs_no_end_and_no_line_no_answer() -> None:
    assert len(spoken(NEW + b'{"do":"state"}')[0]) == 2
    assert spoken(b"") == ([], b"", 0)


def test_the_same_without_asserts_and_docstrings_as_on_the_phone() -> None:
    lines = NEW + b'{"do":"bot","level":"easy"}\n{"do":"view","seat":1}\n{"do":"perft","depth":1}\n'
    answers, errors, code = spoken(lines, "-OO")
    assert [next(iter(answer)) for answer in answers] == ["state", "move", "view", "nodes"]
    assert (errors, code) == (b"", 0)


def test_a_line_larger_than_the_memory_is_answered_and_forgotten() -> None:
    huge = b"[" * MEMORY + b"\n"
    answers, errors, code = spoken(NEW + huge + b'{"do":"state"}\n')
    assert answers[1]["error"] == "bad_json"
    assert answers[0] == answers[2]
    assert (errors, code) == (b"", 0)


def test_lines_about_as_long_as_may_be() -> None:
    limit = 1 << 20
    sizes = range(limit - 2, limit + 3)
    data = b"".join(b" " * (size - 14) + b'{"do":"state"}\n' for size in sizes)
    answers, errors, code = spoken(NEW + data + b'{"do":"state"}\n')
    assert len(answers) == len(sizes) + 2
    assert {next(iter(answer)) for answer in answers[1:-1]} == {"state", "error"}
    assert answers[0] == answers[-1]
    assert (errors, code) == (b"", 0)


def interruptible() -> None:
    """What a shell runs in the background is deaf to it, and so is all that this runs."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_answers_come_at_once_not_at_the_end() -> None:
    with subprocess.Popen(
        COMMAND, cwd=ROOT, stdin=-1, stdout=-1, stderr=-1, preexec_fn=interruptible
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(NEW)
        process.stdin.flush()
        assert b'"state"' in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.communicate()[1] == b""
        assert process.returncode == 130


def test_a_reader_that_goes_away_gets_no_traceback() -> None:
    with subprocess.Popen(COMMAND, cwd=ROOT, stdin=-1, stdout=-1, stderr=-1) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.close()
        process.stdin.write(NEW * 10)
        process.stdin.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait() == 0


def shell(line: str) -> tuple[str, str, int]:
    """What a console started by this line said, and what it said of troubles; then how it ended."""
    command = f"echo '{NEW.decode().strip()}' | {sys.executable} -m app.console {line}"
    run = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True)
    return run.stdout, run.stderr, run.returncode


def test_a_full_disk_is_told_in_one_line() -> None:
    assert shell(">/dev/full") == ("", "app.console: No space left on device\n", 1)


@pytest.mark.parametrize("line", [">&-", "<&-", "<&- >&-"])
def test_closed_streams_are_nobody_who_asks(line: str) -> None:
    assert shell(line) == ("", "", 0)
