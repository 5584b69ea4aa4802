"""One version everywhere."""

import tomllib

from app.core.version import VERSION
from tests.ground.tree import ROOT


def test_the_project_says_the_same_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["version"] == VERSION
