"""Plays the events of a monkey that are named on standard input: the seed, then their numbers."""

import sys

import tests.ui.conftest  # noqa: F401 - sets Kivy up
from tests.ui.monkey import played

if __name__ == "__main__":
    seed, *numbers = map(int, sys.stdin.read().split())
    played(seed, numbers)
