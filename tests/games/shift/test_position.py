"""Positions of Shift as JSON (T3): out and in, and no nonsense gets in."""

import copy
import json
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest

from app.core.errors import BadRequest
from app.core.rng import Rng
from app.games import shift
from app.games.shift.maze import CELL_NAMED
from app.games.shift.state import Phase, State
from tests.data.mutations import mutated_json
from tests.data.samples import IS_WHOLE, part_of
from tests.data.trials import trials_of
from tests.games.shift.boards import dealt, game_on, listed, maze_of, played

Json = dict[str, Any]
MAGIC: Json = {"edition": "magic"}


def read_back(state: State) -> State:
    """Through text, as a save or another program would have it."""
    form = json.loads(json.dumps(shift.state_json(state)))
    found: State = shift.state_from_json(form, shift.options_of(state.setup), 0)
    return found


def lively_game(seats: int, options: Json, seed: int, moves: int) -> Iterator[State]:
    """A game by chance in which every walk that finds or wins is walked."""
    rng = Rng(seed)
    state = shift.new_game(shift.parsed_setup(seats, options), seed)
    yield state
    for _ in range(moves):
        steps = [shift.apply(state, move) for move in shift.legal_moves(state)]
        if not steps:
            return
        most = max(len(step.events) for step in steps)
        lively = [step for step in steps if len(step.events) == most]
        steps = lively if state.phase is Phase.WALK else steps
        state = steps[rng.below(len(steps))].state
        yield state


def test_t3_every_state_comes_back_as_it_was() -> None:
    """All option sets, here one in three, each at some points of a game."""
    sets = trials_of("shift").option_sets
    for number in part_of(len(sets), 3):
        seats, options = sets[number]
        for ply, state in enumerate(lively_game(seats, options, number, 24)):
            if ply % 8 == number % 8 or state.phase is Phase.OVER:
                assert read_back(state) == state


def test_t3_a_game_goes_on_from_a_position_as_from_the_start() -> None:
    state = dealt(4, 2, edition="galaxy")
    other = read_back(state)
    rng = Rng(4)
    for _ in range(60):
        moves = listed(state)
        assert listed(other) == moves
        move = moves[rng.below(len(moves))]
        state, other = played(state, move), played(other, move)
        assert state == other


def test_t3_the_form_of_a_game() -> None:
    form = shift.state_json(dealt(1, 2))
    assert list(form["board"][0][0]) == ["open", "mark", "fixed"]
    assert form["board"][0][0] == {"open": "ES", "mark": None, "fixed": True}
    assert form["board"][0][2] == {"open": "ESW", "mark": "m1", "fixed": True}
    assert form["board"][1][0]["fixed"] is False
    assert form["game"] == "shift"
    assert form["spare"].keys() == {"open", "mark"}
    assert form["pawns"] == {"red": "a1", "green": "g7"}
    assert [seat["color"] for seat in form["seats"]] == ["red", "green"]
    for seat in form["seats"]:
        assert seat.keys() == {"color", "cards", "found", "current"}
        assert (len(seat["cards"]), seat["found"]) == (12, [])
        assert seat["current"] == seat["cards"][0]
    assert (form["phase"], form["barred"], form["winners"]) == ("shift", None, [])
    assert form["turn"] in (0, 1)


def test_t3_marks_and_barred_arrow_are_named() -> None:
    form = shift.state_json(game_on(maze_of("╶┐", m7="b1", m9="spare"), barred="s1"))
    assert form["board"][0][1] == {"open": "SW", "mark": "m7", "fixed": False}
    assert (form["spare"]["mark"], form["barred"]) == ("m9", "s1")


def test_t3_pawns_hold_the_pilot() -> None:
    state = dealt(1, 2, edition="galaxy")
    form = shift.state_json(state)
    assert list(form["pawns"]) == ["red", "green", "dark"]
    assert shift.state_from_json(form, {}, 0).pilot == state.pilot
    without = form | {"pawns": {"red": "a1", "green": "g7"}}
    assert shift.state_from_json(without, {}, 0).setup.dark_pilot is False
    assert shift.state_from_json(without, {"edition": "galaxy"}, 0).pilot is None


def test_t3_what_may_be_left_out() -> None:
    """What says nothing new: the game, which tiles are fixed, the missing."""
    form = shift.state_json(dealt(1, 2))
    short = copy.deepcopy(form)
    del short["game"], short["barred"], short["winners"]
    for tile in (*chain(*short["board"]), short["spare"]):
        tile.pop("fixed", None)
        if tile["mark"] is None:
            del tile["mark"]
    assert shift.state_from_json(short, {}, 0) == shift.state_from_json(form, {}, 0)


def test_t3_options_come_with_it_colours_from_it() -> None:
    form = shift.state_json(dealt(1, 2, colors=["blue", "red"]))
    options = {"ending": "any_exit", "cards": 3, "colors": ["green", "yellow"]}
    setup = shift.state_from_json(form, options, 0).setup
    assert [color.value for color in setup.colors] == ["blue", "red"]
    assert (setup.ending, setup.cards) == ("any_exit", (3, 3))


Edit = Callable[[Json], object]


def at(form: Json, cell: str) -> Json:
    tile: Json = form["board"][int(cell[1]) - 1]["abcdefg".index(cell[0])]
    return tile


def exchange_marks(form: Json, one: str, other: str) -> None:
    a, b = at(form, one), at(form, other)
    a["mark"], b["mark"] = b["mark"], a["mark"]


def exchange(form: Json, one: str, other: str) -> None:
    exchange_marks(form, one, other)
    a, b = at(form, one), at(form, other)
    a["open"], b["open"] = b["open"], a["open"]


WON = [
    {"color": "red", "cards": [], "found": ["m1"], "current": None},
    {"color": "green", "cards": ["m2"], "found": [], "current": "m2"},
]

NONSENSE: dict[str, Edit] = {
    "no board": lambda f: f.pop("board"),
    "board null": lambda f: f.update(board=None),
    "board no list": lambda f: f.update(board={"a1": "NE"}),
    "six rows": lambda f: f["board"].pop(),
    "eight rows": lambda f: f["board"].append(f["board"][1]),
    "a row of six": lambda f: f["board"][1].pop(),
    "a row of eight": lambda f: f["board"][1].append(f["spare"]),
    "a row that is a text": lambda f: f["board"].__setitem__(3, "NESWNES"),
    "a tile that is a text": lambda f: f["board"][1].__setitem__(1, "NE"),
    "a tile missing": lambda f: f["board"][1].__setitem__(1, None),
    "a tile too open": lambda f: at(f, "b1").update(open="NESW"),
    "a tile closed": lambda f: at(f, "b1").update(open=""),
    "sides out of order": lambda f: at(f, "a1").update(open="SE"),
    "sides in lower case": lambda f: at(f, "a1").update(open="es"),
    "sides as a number": lambda f: at(f, "b1").update(open=3),
    "no sides": lambda f: at(f, "b1").pop("open"),
    "a strange key in a tile": lambda f: at(f, "b1").update(colour="red"),
    "a mark that is not": lambda f: at(f, "c1").update(mark="m25"),
    "a mark as a number": lambda f: at(f, "c1").update(mark=1),
    "a mark gone": lambda f: at(f, "c1").update(mark=None),
    "a mark twice": lambda f: at(f, "a1").update(mark="m1"),
    "two marks changed about": lambda f: exchange_marks(f, "c1", "e1"),
    "a fixed tile turned": lambda f: at(f, "c3").update(open="ESW"),
    "fixed tiles changed about": lambda f: exchange(f, "a3", "c3"),
    "fixed and loose changed about": lambda f: exchange(f, "a1", "b1"),
    "a loose tile said to be fixed": lambda f: at(f, "b1").update(fixed=True),
    "a fixed tile said to be loose": lambda f: at(f, "c1").update(fixed=False),
    "fixed as a number": lambda f: at(f, "b1").update(fixed=0),
    "no spare": lambda f: f.pop("spare"),
    "spare null": lambda f: f.update(spare=None),
    "another spare": lambda f: f.update(spare={"open": "NESW", "mark": None}),
    "a fixed spare": lambda f: f["spare"].update(fixed=True),
    "a marked spare": lambda f: f["spare"].update(mark="m1"),
    "no pawns": lambda f: f.pop("pawns"),
    "pawns as a list": lambda f: f.update(pawns=["a1", "g7"]),
    "a pawn missing": lambda f: f["pawns"].pop("red"),
    "a pawn too many": lambda f: f["pawns"].update(blue="a7"),
    "a pawn off the board": lambda f: f["pawns"].update(red="h8"),
    "a pawn nowhere": lambda f: f["pawns"].update(red=None),
    "a pawn on a number": lambda f: f["pawns"].update(red=0),
    "a pilot nowhere": lambda f: f["pawns"].update(dark="x1"),
    "no seats": lambda f: f.update(seats=[]),
    "five seats": lambda f: f.update(seats=f["seats"] * 3),
    "seats as an object": lambda f: f.update(seats={"0": f["seats"][0]}),
    "a seat that is a text": lambda f: f["seats"].__setitem__(0, "red"),
    "two seats of a colour": lambda f: f["seats"][1].update(color="red"),
    "no colour": lambda f: f["seats"][0].pop("color"),
    "a colour that is not": lambda f: f["seats"][0].update(color="dark"),
    "cards as a text": lambda f: f["seats"][0].update(cards="m1"),
    "no cards": lambda f: f["seats"][0].pop("cards"),
    "a card that is not": lambda f: f["seats"][0]["cards"].append("m0"),
    "a card as a number": lambda f: f["seats"][0]["cards"].append(5),
    "a card twice in a hand": lambda f: f["seats"][0]["cards"].append(f["seats"][0]["cards"][1]),
    "a card in two hands": lambda f: f["seats"][0]["cards"].append(f["seats"][1]["cards"][1]),
    "a card found and not": lambda f: f["seats"][0]["found"].append(f["seats"][1]["cards"][1]),
    "a card found twice": lambda f: [seat["found"].append("m7") for seat in f["seats"]],
    "found null": lambda f: f["seats"][0].update(found=None),
    "another current card": lambda f: f["seats"][0].update(current=f["seats"][0]["cards"][1]),
    "no current card": lambda f: f["seats"][0].update(current=None),
    "a current card without cards": lambda f: f["seats"][0].update(cards=[]),
    "a current that is not": lambda f: f["seats"][0].update(current="m99"),
    "a strange key in a seat": lambda f: f["seats"][0].update(name="x"),
    "no turn": lambda f: f.pop("turn"),
    "turn of nobody": lambda f: f.update(turn=2),
    "turn before": lambda f: f.update(turn=-1),
    "turn as a flag": lambda f: f.update(turn=True),
    "turn as a text": lambda f: f.update(turn="0"),
    "no phase": lambda f: f.pop("phase"),
    "a phase that is not": lambda f: f.update(phase="look"),
    "a walk before any shift": lambda f: f.update(phase="walk"),
    "an arrow that is not": lambda f: f.update(barred="n4"),
    "an arrow as a number": lambda f: f.update(barred=3),
    "over without a winner": lambda f: f.update(phase="over"),
    "a winner before the end": lambda f: f.update(winners=[0]),
    "two winners": lambda f: f.update(phase="over", winners=[0, 1]),
    "a winner that is nobody": lambda f: f.update(phase="over", winners=[2]),
    "a winner as a flag": lambda f: f.update(phase="over", turn=0, winners=[False], seats=WON),
    "winners as a number": lambda f: f.update(phase="over", winners=0),
    "a winner with cards to find": lambda f: f.update(phase="over", turn=0, winners=[0]),
    "a winner not at move": lambda f: f.update(phase="over", turn=1, winners=[0], seats=WON),
    "another game": lambda f: f.update(game="go"),
    "a game as a number": lambda f: f.update(game=1),
    "a strange key": lambda f: f.update(seed=7),
}  # fmt: skip


@pytest.mark.parametrize("edit", NONSENSE.values(), ids=NONSENSE)
def test_t3_nonsense_is_refused(edit: Edit) -> None:
    form = shift.state_json(dealt(1, 2))
    edit(form)
    with pytest.raises(BadRequest):
        shift.state_from_json(form, {}, 0)


@pytest.mark.parametrize("form", [None, [], "", 3, True, {}])
def test_t3_what_is_no_position_is_refused(form: Any) -> None:
    with pytest.raises(BadRequest):
        shift.state_from_json(form, {}, 0)


@pytest.mark.parametrize(
    ("options", "edit"),
    [
        ({"ending": "last_card"}, lambda f: f["seats"][1].update(cards=[], current=None)),
        ({"open_cards": True}, lambda f: None),
        (MAGIC, lambda f: f["seats"][f["turn"]].update(current=None)),
        ({"dark_pilot": True}, lambda f: None),
        ({"dark_pilot": False}, lambda f: f["pawns"].update(dark="b1")),
        ({"cards": 13}, lambda f: None),
        ({"first": 2}, lambda f: None),
        ({"strange": 1}, lambda f: None),
    ],
    ids=[
        "last find made",
        "open cards",
        "turn unseen",
        "no pilot",
        "pilot",
        "cards",
        "first",
        "key",
    ],
)
def test_t3_what_the_options_rule_out_is_refused(options: Json, edit: Edit) -> None:
    form = shift.state_json(dealt(1, 2))
    edit(form)
    with pytest.raises(BadRequest):
        shift.state_from_json(form, options, 0)


def test_s13_a_card_may_wait_unseen_for_its_seats_next_turn() -> None:
    form = shift.state_json(dealt(1, 2, first=0))
    form["seats"][1]["current"] = None
    state = shift.state_from_json(form, MAGIC, 0)
    assert [hand.has_looked for hand in state.hands] == [True, False]
    assert shift.state_json(state) == form


def of(rng: Rng, items: Any) -> Any:
    return list(items)[rng.below(len(items))]


def turn_a_tile(form: Json, rng: Rng) -> None:
    tile = of(rng, [form["spare"], *of(rng, form["board"][1::2])])
    tile["open"] = of(rng, ["NS", "EW", "NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW"])


def exchange_tiles(form: Json, rng: Rng) -> None:
    one, other = of(rng, form["board"][1::2]), of(rng, form["board"])
    a, b = rng.below(7), rng.below(7)
    one[a], other[b] = other[b], one[a]


def move_a_pawn(form: Json, rng: Rng) -> None:
    form["pawns"][of(rng, form["pawns"])] = of(rng, CELL_NAMED)


def pass_a_card(form: Json, rng: Rng) -> None:
    """From a pile of a seat to a pile of another or the same."""
    pile = of(rng, form["seats"])[of(rng, ["cards", "found"])]
    if pile:
        other = of(rng, form["seats"])[of(rng, ["cards", "found"])]
        other.insert(rng.below(len(other) + 1), pile.pop(rng.below(len(pile))))


def change_what_is_current(form: Json, rng: Rng) -> None:
    seat = of(rng, form["seats"])
    seat["current"] = of(rng, [None, *seat["cards"][:1], "m5"])


def change_the_moment(form: Json, rng: Rng) -> None:
    form |= of(rng, [{"phase": "walk"}, {"phase": "shift"}, {"phase": "over", "winners": [0]}])
    form |= of(rng, [{"turn": 0}, {"turn": 1}, {"barred": None}, {"barred": "w2"}, {"winners": []}])


EDITS = [
    *(turn_a_tile, exchange_tiles, move_a_pawn, pass_a_card),
    *(change_what_is_current, change_the_moment),
]


def mutated(form: Json, rng: Rng) -> Json:
    """One to three edits, near the mark or by chance."""
    if rng.below(3) == 0:
        changed: Json = mutated_json(form, rng)
        return changed
    form = copy.deepcopy(form)
    for _ in range(1 + rng.below(3)):
        of(rng, EDITS)(form, rng)
    return form


def play_on(rng: Rng, state: State, moves: int) -> None:
    for _ in range(moves):
        allowed = list(shift.legal_moves(state))
        if not allowed:
            break
        state = shift.apply(state, allowed[rng.below(len(allowed))]).state
    assert state.phase is Phase.OVER or listed(state)
    assert read_back(state) == state
    for seat in range(shift.seats_in(state)):
        shift.view_json(shift.observe(state, seat))


@pytest.mark.parametrize("part", range(4))
def test_t3_a_mutated_position_is_refused_or_can_be_played(part: int) -> None:
    """What passes is played 200 moves deep, seen by all, and comes back from its own form."""
    sets, passed = trials_of("shift").option_sets[part :: 8 if IS_WHOLE else 24], 0
    for number, (seats, options) in enumerate(sets):
        rng = Rng(number)
        states = list(lively_game(seats, options, number, 16))
        for _ in range(20):
            form = mutated(shift.state_json(of(rng, states)), rng)
            try:
                state = shift.state_from_json(form, of(rng, [{}, options, options]), 0)
            except BadRequest:
                continue
            passed += 1
            assert read_back(state) == state
            play_on(rng, state, 200)
    assert 2 * len(sets) < passed < 18 * len(sets)
