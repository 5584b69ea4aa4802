"""How Connect is offered: every choice is one the rules take, for every number of seats."""

import pytest

from app.games import connect
from app.presenters.connect.glance import connect_glance
from app.presenters.connect.offer import OFFER as CONNECT
from app.presenters.match.seats import seating_json
from app.presenters.setup.draft import parsed_draft, with_count
from app.presenters.setup.new_game import chosen, shown, start_of
from app.session.match import Match


@pytest.mark.parametrize("count", connect.SEATS)
def test_every_choice_starts_a_match(count: int) -> None:
    draft = with_count(parsed_draft(CONNECT, {}), count)
    choices = (*CONNECT.simple, *CONNECT.more(draft))
    for choice, option in zip(choices, shown(draft, choices), strict=True):
        for value in option.values:
            picked = chosen(draft, choices, choice.key, value)
            start, table = start_of(CONNECT, picked, 7)
            match = Match(start, people=table.people, table=seating_json(table))
            assert connect.seats_in(match.state) == count
            assert next(o for o in shown(picked, choices) if o.key == option.key).value == value


def test_a_glance_shows_every_tile_of_the_table_and_no_hand() -> None:
    start, table = start_of(CONNECT, parsed_draft(CONNECT, {}), 7)
    match = Match(start, people=table.people, table=seating_json(table))
    seen = connect_glance(match)
    floors = [sprite for sprite in seen.figure.sprites if sprite.name.startswith("path/")]
    assert len(floors) == len(match.state.table) == 4
    assert (seen.figure.columns, seen.figure.rows) == (2, 2)
    assert 0 < seen.focus[0] < 2
    assert 0 < seen.focus[1] < 2
