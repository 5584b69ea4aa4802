"""The files of the repository, for the tests that read them."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
MADE = {".git", ".venv", "bin", ".mypy_cache", ".pytest_cache", ".ruff_cache", "__pycache__"}


def files_at(path: Path) -> Iterator[Path]:
    """The file itself, or all files below the folder but those that tools made."""
    if path.is_file():
        yield path
    elif path.is_dir() and path.name not in MADE:
        for inner in sorted(path.iterdir()):
            yield from files_at(inner)


def python_files(*names: str) -> list[Path]:
    """Paths relative to the root."""
    found = (path for name in names for path in files_at(ROOT / name))
    return [path.relative_to(ROOT) for path in found if path.suffix == ".py"]
