"""Size limits: a function fits one screen, a file is read in one go."""

import ast
from pathlib import Path

import pytest

from tests.ground.tree import ROOT, python_files

FUNCTION_LINES = 40
FILE_LINES = 400


def long_functions(source: str) -> list[str]:
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= FUNCTION_LINES
    ]


@pytest.mark.parametrize("path", python_files("app", "main.py", "tools", "tests"), ids=str)
def test_no_function_is_too_long(path: Path) -> None:
    assert long_functions((ROOT / path).read_text()) == []


@pytest.mark.parametrize("path", python_files("app", "main.py", "tools"), ids=str)
def test_no_file_is_too_long(path: Path) -> None:
    assert len((ROOT / path).read_text().splitlines()) <= FILE_LINES


def test_a_function_of_one_line_too_many_is_found() -> None:
    function = "def {}():\n" + "    pass\n" * (FUNCTION_LINES - 1)
    source = function.format("fits") + function.format("too_long") + "    pass\n"
    assert long_functions(source) == ["too_long"]
