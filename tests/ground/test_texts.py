"""What no text of the repository may hold, whatever its kind."""

import re
from pathlib import Path

from tests.ground.tree import ROOT, files_at

# Classes of one letter keep this file from finding itself.
REGISTRY = re.compile(r"[p]ypi\.|[p]ythonhosted|[i]ndex-url|[r]egistry\.npmjs")
UNFINISHED = re.compile(r"[T]ODO|[F]IXME|[C]oming soon|[c]oming soon")


def found_in_tree(pattern: re.Pattern[str]) -> list[Path]:
    return [path for path in files_at(ROOT) if pattern.search(text_of(path))]


def text_of(path: Path) -> str:
    """Pictures and sounds hold none, whatever letters their bytes may look like."""
    try:
        return path.read_bytes().decode()
    except UnicodeDecodeError:
        return ""


def test_no_file_names_the_address_of_a_package_registry() -> None:
    assert found_in_tree(REGISTRY) == []


def test_nothing_is_left_to_do() -> None:
    assert found_in_tree(UNFINISHED) == []


def test_the_patterns_find_what_they_look_for() -> None:
    assert REGISTRY.search("https://files.python{}/a.whl".format("hosted.org"))
    assert REGISTRY.search("--extra-index-{} x".format("url"))
    assert UNFINISHED.search("# TO{} later".format("DO"))
