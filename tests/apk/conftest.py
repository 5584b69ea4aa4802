"""One staging and one rendering for all tests here, in a home folder of their own."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.apk.staging import Builder, rendered


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """buildozer leaves files open."""
    for item in items:
        item.add_marker(pytest.mark.filterwarnings("ignore::ResourceWarning"))
        item.add_marker(
            pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
        )


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """buildozer makes folders in the home folder."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(home))
        yield home


@pytest.fixture(scope="session")
def builder(home: Path, tmp_path_factory: pytest.TempPathFactory) -> Builder:
    return Builder(tmp_path_factory.mktemp("builder"))


@pytest.fixture(scope="session")
def staged(builder: Builder) -> Path:
    return builder.staged()


@pytest.fixture(scope="session")
def project(builder: Builder, staged: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What Gradle would be started in."""
    return rendered(builder, tmp_path_factory.mktemp("project"))


@pytest.fixture(scope="session")
def manifest(project: Path) -> ElementTree.Element:
    return ElementTree.parse(project / "src/main/AndroidManifest.xml").getroot()
