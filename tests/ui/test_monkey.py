"""A few hundred random events; `make monkey` plays 20,000. A seed does the same again.

A failure tells its seed: `MONKEY_SEEDS=seed MONKEY_EVENTS=events make monkey` does it again.
"""

import os

import pytest

from app.ui.match.match_page import MatchPage
from app.ui.shell.pages import modules, page_class
from tests.ui.monkey import ACTS, played

EVENTS = int(os.environ.get("MONKEY_EVENTS", "120"))
SEEDS = os.environ.get("MONKEY_SEEDS", "13 14 15").split()
WHOLE = 4000
KINDS = {act.__name__ for act in ACTS}
MATCH_PAGES = [n for n, module in modules().items() if issubclass(page_class(module), MatchPage)]
STATES = ("covered", "played", "looked back at", "over")
EVERYWHERE = {*modules(), *(f"{page} {state}" for page in MATCH_PAGES for state in STATES)}


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_breaks_under_a_monkey(seed: str) -> None:
    monkey = played(int(seed), range(EVENTS))
    assert (EVERYWHERE if EVENTS >= WHOLE else {"home"}) <= monkey.visited


def test_the_same_seed_does_the_same() -> None:
    assert played(4, range(25)).done == played(4, range(25)).done


def test_an_event_is_of_the_same_kind_with_others_left_out() -> None:
    alone = [played(4, [number]).done[0].split()[0] for number in range(3, 6)]
    together = played(4, range(6)).done
    assert alone == [each.split()[0] for each in together if each.split()[0] in KINDS][3:6]
