"""The requirements of the package: python-for-android resolves them, and each can be had."""

import ast
import os
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from pythonforandroid.bootstrap import Bootstrap
from pythonforandroid.build import Context
from pythonforandroid.graph import get_recipe_order_and_bootstrap
from pythonforandroid.recipe import Recipe
from pythonforandroid.recipes.kivy import KivyRecipe

from app.presenters.shell.licences import PARTS
from tests.apk.staging import ROOT, Builder

WHEEL_FOR_RECIPE = "materialyoucolor"
"""Its recipe is of version 2; python-for-android takes the wheel of the version asked for."""

ONLY_FOR_BUILDING = {"hostpython3"}

BUNDLED = {
    *("wanderwall", "roboto", "material design icons", "dejavu"),
    *("expat", "hacl*", "libmpdec", "mimalloc"),  # with Python
    *("stb_image, stb_vorbis", "nanosvg", "libwebp", "dr_flac, dr_mp3", "freetype", "harfbuzz"),
    "jtar",  # with python-for-android's own Java
}
"""What is in the package without being asked for: our own, fonts, and what the recipes build in."""

Resolved = tuple[list[str], list[str]]


NETWORK = {"certifi", "chardet", "idna", "requests", "urllib3"}
"""What Kivy's own recipe brings."""


def context_of_the_build() -> Context:
    context = Context()
    context.local_recipes = str(ROOT / "android/recipes")
    return context


@pytest.fixture(scope="session")
def pins(builder: Builder) -> dict[str, str]:
    asked = builder.buildozer.config.getlist("app", "requirements")
    return {name: pin for name, _, pin in (line.partition("==") for line in asked)}


@pytest.fixture(scope="session")
def resolved(pins: dict[str, str]) -> Resolved:
    """Recipes in their order, and what is left to pip."""
    context = context_of_the_build()
    sdl2 = Bootstrap.get_bootstrap("sdl2", context)
    recipes, modules, _ = get_recipe_order_and_bootstrap(context, list(pins), sdl2)
    return recipes, modules


def locked() -> dict[str, str]:
    """Wheels that Android takes: `make lock` found one for each, or it would have failed."""
    text = (ROOT / "requirements/android.lock").read_text()
    return dict(re.findall(r"^([a-z0-9-]+)==([0-9.]+)", text, re.MULTILINE))


def test_the_requirements_resolve(resolved: Resolved) -> None:
    recipes, _ = resolved
    assert recipes.index("hostpython3") < recipes.index("python3") < recipes.index("kivy")
    assert {"sdl2", "sdl2_image", "sdl2_mixer", "sdl2_ttf", "pyjnius", "android"} <= set(recipes)


def test_each_requirement_is_a_recipe_or_a_wheel(resolved: Resolved) -> None:
    _, modules = resolved
    assert {*modules, WHEEL_FOR_RECIPE} == set(locked())


def test_what_pip_installs_is_pinned_like_the_wheels(
    pins: dict[str, str], resolved: Resolved
) -> None:
    """A module that a recipe brings in and we do not pin would come in any version."""
    _, modules = resolved
    assert {name: pins.get(name) for name in [*modules, WHEEL_FOR_RECIPE]} == locked()


@pytest.mark.parametrize("name", ["python3", "hostpython3", "kivy", "pyjnius"])
def test_recipes_are_pinned_to_the_version_they_were_made_for(
    pins: dict[str, str], name: str
) -> None:
    assert pins[name] == Recipe.get_recipe(name, context_of_the_build()).version


def test_nothing_that_needs_cairo_or_a_network_is_shipped(resolved: Resolved) -> None:
    unwanted = {"pycairo", "libcairo", "pillow", "numpy", "materialshapes", *NETWORK}
    assert not unwanted & {*resolved[0], *resolved[1]}


def test_kivy_is_built_by_our_recipe_with_the_patches_of_theirs() -> None:
    recipe = Recipe.get_recipe("kivy", context_of_the_build())
    assert type(recipe).__name__ == "OfflineKivyRecipe"
    assert set(KivyRecipe.python_depends) - set(recipe.python_depends) == NETWORK
    names = [patch if isinstance(patch, str) else patch[0] for patch in recipe.patches]
    assert len(names) >= 2
    assert all((Path(recipe.get_recipe_dir()) / name).is_file() for name in names)


def test_sdl_and_its_three_libraries_are_compiled_for_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in `create`, to which buildozer says nothing of release; an NDK that notes its words."""
    context = context_of_the_build()
    context._ndk_dir, context.build_as_debuggable = str(tmp_path), True
    context.bootstrap = SimpleNamespace(build_dir=str(tmp_path))
    (tmp_path / "jni").mkdir()
    (tmp_path / "ndk-build").write_text('#!/bin/sh\necho "$@" >said\n')
    (tmp_path / "ndk-build").chmod(0o755)
    recipe = Recipe.get_recipe("sdl2", context)
    monkeypatch.setattr(recipe, "ctx", context)
    monkeypatch.setattr(recipe, "get_recipe_env", lambda _: dict(os.environ))
    recipe.build_arch(SimpleNamespace(arch="arm64-v8a"))
    assert "NDK_DEBUG=0" in (tmp_path / "jni/said").read_text().split()
    assert {"sdl2_image", "sdl2_mixer", "sdl2_ttf"} <= set(recipe.depends)


def test_buildozer_hands_our_recipes_on(tmp_path: Path) -> None:
    words = Builder(tmp_path).words()
    assert words[words.index("--local-recipes") + 1] == str(ROOT / "android/recipes")


def test_pip_is_held_to_our_versions_while_it_builds() -> None:
    text = (ROOT / "android/pip_constraints.txt").read_text()
    [others] = re.findall("^-c (.+)$", text, re.MULTILINE)
    assert (ROOT / "android" / others).resolve() == ROOT / "requirements/android.in"


def test_nothing_needs_the_part_of_materialyoucolor_that_does_not_load() -> None:
    """celebi wants libc++_shared, which nothing brings along: see test_staged_app."""
    [site] = (ROOT / ".venv/app/lib").glob("python3*/site-packages")
    needs = {
        dotted(path.relative_to(top)): needed_by(path)
        for top, package in ((site, "kivymd"), (site, "materialyoucolor"), (ROOT, "app"))
        for path in (top / package).rglob("*.py")
    }
    assert ".celebi" in needs["materialyoucolor.quantize"]
    broken = {"materialyoucolor.quantize"}
    while more := {name for name, needed in needs.items() if needed & broken} - broken:
        broken |= more
    assert [name for name in broken if not name.startswith("materialyoucolor.")] == []


def dotted(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def needed_by(path: Path) -> set[str]:
    """Modules that this one imports, with those they lie in, but for what it tries to import."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tried = [node for one in ast.walk(tree) if isinstance(one, ast.Try) for node in one.body]
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and node not in tried:
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node not in tried:
            module = "." * node.level + (node.module or "")
            names += [f"{module}.{alias.name}" for alias in node.names]
    return {name[: dot.start()] for name in names for dot in re.finditer(r"\.|$", name)}


def test_the_licences_name_all_that_is_shipped(resolved: Resolved) -> None:
    named = {part.name.lower() for part in PARTS}
    shipped = {*resolved[0], *resolved[1]} - ONLY_FOR_BUILDING
    assert shipped - {"python3"} <= named
    assert {"python", *BUNDLED} == named - shipped
