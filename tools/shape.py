"""`python -m tools.shape`: what the screen half is made of, counted beside what it may come to.

Tests hold the bars (tests/ground/test_shape.py); nothing is imported, so no Kivy is needed.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
UNTYPED = {"touch", "args"}
"""Parameters for which Kivy has no types, as all those by name that are only passed on."""
PAGE = "Page"

Definition = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Count:
    """`worst` says where the most is found."""

    name: str
    found: int
    bar: int
    worst: str = ""

    @property
    def holds(self) -> bool:
        return self.found <= self.bar

    def __str__(self) -> str:
        where = f"  ({self.worst})" if self.worst else ""
        return f"{self.found:5} of {self.bar:4}  {self.name}{where}"


@cache
def sources(folder: str, ending: str) -> Mapping[Path, str]:
    paths = sorted((ROOT / folder).rglob(f"*.{ending}"))
    return {path.relative_to(ROOT): path.read_text(encoding="utf-8") for path in paths}


@cache
def trees(folder: str = "app") -> Mapping[Path, ast.Module]:
    return {path: ast.parse(text) for path, text in sources(folder, "py").items()}


# Classes


@cache
def all_classes() -> Sequence[tuple[Path, ast.ClassDef]]:
    return [
        (path, node)
        for path, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    ]


@cache
def classes() -> Mapping[str, ast.ClassDef]:
    """Of app/ui, by name: Kivy asks for names that differ."""
    return {node.name: node for path, node in all_classes() if path.parts[1] == "ui"}


def methods(node: ast.ClassDef) -> set[str]:
    return {each.name for each in node.body if isinstance(each, Definition)}


def bases(node: ast.ClassDef) -> list[str]:
    plain = [each.value if isinstance(each, ast.Subscript) else each for each in node.bases]
    return [each.id for each in plain if isinstance(each, ast.Name)]


def all_methods(name: str) -> set[str]:
    """With what it inherits below Kivy."""
    node = classes().get(name)
    if node is None:
        return set()
    return methods(node).union(*map(all_methods, bases(node)))


def is_page(name: str) -> bool:
    node = classes().get(name)
    return node is not None and any(base == PAGE or is_page(base) for base in bases(node))


def most_methods() -> Count:
    """Of the whole app."""
    found = {f"{path}: {node.name}": len(methods(node)) for path, node in all_classes()}
    return _most("methods in a class", found, 30)


def most_of_a_page() -> Count:
    found = {name: len(all_methods(name)) for name in classes() if is_page(name)}
    return _most("methods of a page with what it inherits", found, 45)


def back_pointers() -> Count:
    """Names through which a helper uses what it was given of the page."""
    found: dict[str, set[str]] = {}
    for name, node in classes().items():
        for each in ast.walk(node):
            if isinstance(each, ast.Attribute) and _is_page_of(each.value):
                found.setdefault(name, set()).add(each.attr)
    return _most("names of a page that a helper uses", {k: len(v) for k, v in found.items()}, 8)


def _is_page_of(node: ast.expr) -> bool:
    if isinstance(node, ast.Attribute):
        return node.attr in {"page", "_page"} and isinstance(node.value, ast.Name)
    return isinstance(node, ast.Name) and node.id == "page"


def _most(name: str, found: Mapping[str, int], bar: int) -> Count:
    worst = max(found, key=lambda each: found[each], default="")
    return Count(name, found.get(worst, 0), bar, worst)


# What is imported and what has a type


def untyped() -> Count:
    """`Any` where Kivy is not to blame."""
    found = [
        f"{path}:{node.lineno}"
        for path, tree in trees().items()
        if path.parts[1] == "ui"
        for node in _annotations(tree)
        if any(isinstance(each, ast.Name) and each.id == "Any" for each in ast.walk(node))
    ]
    return Count("Any in app/ui that Kivy is not to blame for", len(found), 0, _first(found))


def _annotations(tree: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, Definition):
            spec = node.args
            given = (*spec.posonlyargs, *spec.args, *spec.kwonlyargs, spec.vararg)
            for each in given:
                if each is not None and each.annotation and each.arg.strip("_") not in UNTYPED:
                    yield each.annotation
            if node.returns:
                yield node.returns
        elif isinstance(node, ast.AnnAssign):
            yield node.annotation


@cache
def imports() -> Mapping[str, frozenset[str]]:
    """Modules of app and what they import of it, whenever that is."""
    names = {_module(path) for path in trees()}
    return {
        _module(path): frozenset(_imported(tree, names) & names - {_module(path)})
        for path, tree in trees().items()
    }


def _module(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def _imported(tree: ast.Module, names: set[str]) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{each.name}" for each in node.names}
            found |= inner if inner <= names else inner | {node.module}
        elif isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
    return found


def cycles() -> Count:
    """Modules from which imports lead back to them, hidden or not."""
    found = [name for name in imports() if name in _reached(name)]
    return Count("modules in a cycle of imports", len(found), 0, _first(found))


def _reached(name: str) -> set[str]:
    found: set[str] = set()
    waiting = [*imports()[name]]
    while waiting:
        each = waiting.pop()
        if each not in found:
            found.add(each)
            waiting += imports()[each]
    return found


def foreign() -> Count:
    """A game that imports another, or what all share that imports a game."""
    found = [
        f"{one} -> {other}"
        for one, others in imports().items()
        for other in others
        if is_foreign(one, other)
    ]
    return Count("imports of a game by another one, by kit or match", len(found), 0, _first(found))


@cache
def games() -> frozenset[str]:
    return frozenset(path.parent.name for path in (ROOT / "app/games").glob("*/rules.py"))


def is_foreign(importer: str, imported: str) -> bool:
    one, other = _folder(importer), _folder(imported)
    return other in games() and one in (games() - {other}) | {"kit", "match"}


def _folder(module: str) -> str:
    """What it belongs to in its layer."""
    return module.split(".")[2] if module.count(".") > 1 else ""


# kv


def kv_lines() -> Iterator[tuple[str, str]]:
    for path, text in sources("kv", "kv").items():
        for number, line in enumerate(text.splitlines(), start=1):
            yield f"{path}:{number}", line


def conditions(line: str) -> int:
    return len(re.findall(r"\bif\b", line.partition("#")[0]))


def kv_counts() -> Iterator[Count]:
    asked = {place: conditions(line) for place, line in kv_lines() if conditions(line)}
    by_folder = {each: sum(p.startswith(f"kv/{each}/") for p in asked) for each in _kv_folders()}
    told = ", ".join(f"{each} {count}" for each, count in by_folder.items())
    yield Count("lines of kv with a condition", len(asked), 150, told)
    nested = [place for place, count in asked.items() if count > 1]
    yield Count("lines of kv with a condition in another", len(nested), 0, _first(nested))
    long = [place for place, line in kv_lines() if len(line) > 120]
    yield Count("lines of kv above 120 characters", len(long), 0, _first(long))
    rules = [place for place, line in kv_lines() if re.search(r"#:import .*\bapp\.games\b", line)]
    yield Count("imports of a game's rules in kv", len(rules), 0, _first(rules))
    held = [place for place, line in kv_lines() if re.search(r"\b(self|root)\.ids\b", line)]
    yield Count("reads of ids in kv, which hold a page for ever", len(held), 0, _first(held))


def _kv_folders() -> list[str]:
    return sorted(path.name for path in (ROOT / "kv").iterdir() if path.is_dir())


def _first(found: Iterable[str]) -> str:
    return next(iter(found), "")


def counts() -> Iterator[Count]:
    yield most_methods()
    yield most_of_a_page()
    yield back_pointers()
    yield untyped()
    yield cycles()
    yield foreign()
    yield from kv_counts()


def main() -> int:
    found = list(counts())
    print(*found, sep="\n")
    return 0 if all(count.holds for count in found) else 1


if __name__ == "__main__":
    sys.exit(main())
