"""Go face to face as each of its regions shows it: who may press what, who has how much (G4-G9).

All build at once, so there is no seat at move. What a round came to is told board by board: until
its check is reached, a seat stands where it stood before the round.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from app.games.go.board import TREASURE_CELLS, Laid, is_solved, joined_holes
from app.games.go.scoring import gain
from app.games.go.state import Phase
from app.games.go.tiles import FINISH, SCORE_TILES
from app.presenters.go.board_model import BoardModel, board_model
from app.presenters.go.scores import arrow, round_scores, signed
from app.presenters.go.stakes import NO_STAKE, Stake, missing, stake, stakes
from app.presenters.go.table import GoTable
from app.presenters.go.tray import own_seat
from app.presenters.match.ending import NO_BANNER, Banner
from app.presenters.match.look_back import seen_after
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.session.match import Match

LEAST_TILES = 4
"""No roll is solved by fewer."""


class Bar(StrEnum):
    """What the bar at a seat's own edge is for now."""

    HOLD = "hold"
    DONE = "done"
    WAIT = "wait"
    NEXT = "next"
    AGAIN = "again"

    @property
    def icon(self) -> str:
        return ICONS[self]

    @property
    def is_shared(self) -> bool:
        """It does what it says once all have a hand on theirs."""
        return self in {Bar.HOLD, Bar.AGAIN}


ICONS = {
    Bar.HOLD: "fingerprint",
    Bar.DONE: "hand-back-right-outline",
    Bar.WAIT: "lock",
    Bar.NEXT: "play",
    Bar.AGAIN: "replay",
}


@dataclass(frozen=True, slots=True)
class Check:
    """A board that was looked at: `missing` treasures, and the seat moved from `before`."""

    seat: int = 0
    missing: int = 0
    gain: int = 0
    before: int = 0
    after: int = 0
    name: Field = ""
    pawn: str = "red"
    has_won: bool = False

    @property
    def is_solved(self) -> bool:
        return not self.missing

    @property
    def icon(self) -> str:
        return arrow(self.gain)

    @property
    def sign(self) -> str:
        """Nobody is crossed out for a step that was gained (G7)."""
        if self.is_solved:
            return "check-bold"
        return self.icon if self.has_gained else "close-thick"

    @property
    def has_gained(self) -> bool:
        return self.gain > 0

    @property
    def ends(self) -> tuple[str, str]:
        """Of its way, as they lie on the road: the pawn stands at the right one where it gained."""
        way = (self.before, self.after) if self.has_gained else (self.after, self.before)
        return str(way[0]), str(way[1])

    @property
    def gained(self) -> str:
        return signed(self.gain)


@dataclass(frozen=True, slots=True)
class Waited:
    """A seat in a pause: how far it has come, whether its bar is held; a bot needs no hand."""

    pawn: str = "red"
    space: str = ""
    is_held: bool = False
    is_person: bool = True

    @property
    def sign(self) -> str:
        if not self.is_person:
            return ""
        return "check-bold" if self.is_held else ICONS[Bar.HOLD]


@dataclass(frozen=True, slots=True)
class RegionModel:
    """`line` says what the bar does or what goes on, `title` whose that is.

    `checks` are there once all
    boards are checked; `end` lies over the board at the end. `stake` is what a claim is worth now,
    or was; `aims` are what all are, before the first round. `marked` of the roll
    shows on the board; `waits`: the dice are blank; `is_early`: too few tiles lie for any board to
    be solved, or it is known not to be, so its bar is quiet. `waited` are all seats in a pause; it
    `is_loud` while all are told to begin. Cells that are `missing` are shown to who claims.
    """

    roll: tuple[int, ...] = ()
    marked: tuple[int, ...] = ()
    waits: str = ""
    pawn: str = "red"
    title: Field = ""
    title_pawn: str = "red"
    line: Field = ""
    bar: Bar = Bar.WAIT
    is_held: bool = False
    space: int = 0
    tells: bool = False
    waited: tuple[Waited, ...] = ()
    is_looked_at: bool = True
    checks: tuple[Check, ...] = ()
    stake: Stake = NO_STAKE
    aims: tuple[Stake, ...] = ()
    end: Banner = NO_BANNER
    finish: int = FINISH
    is_person: bool = True
    is_early: bool = False
    is_loud: bool = False
    missing: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        return self.bar is Bar.AGAIN

    @property
    def is_covered(self) -> bool:
        return bool(self.waited)


@dataclass(frozen=True, slots=True)
class Stage:
    """What the moves do not say: who holds the bar, a pause, looking back. The dice are blank until
    all hold: nobody plans before the others. `is_thrown`: they fall now, or they lie
    (`has_fallen`); `is_begun`: all are told to begin, and may.

    `checked` boards are told, the last of them is looked at; None: there is nothing to wait for.
    """

    held: frozenset[int] = frozenset()
    is_thrown: bool = False
    has_fallen: bool = False
    is_begun: bool = False
    is_paused: bool = False
    is_back: bool = False
    checked: int | None = None

    def holding(self, seat: int) -> "Stage":
        return replace(self, held=self.held | {seat})

    def letting_go(self, seat: int) -> "Stage":
        return replace(self, held=self.held - {seat})

    def at_rest(self) -> "Stage":
        """No finger lies on any bar."""
        return replace(self, held=frozenset())

    def thrown(self, has_fallen: bool) -> "Stage":
        return replace(self, is_thrown=True, has_fallen=has_fallen)


class FacesTable(GoTable):
    @property
    def tells(self) -> bool:
        """Badges show where only solved boards may claim, and once the boards are checked."""
        is_building = self.phase is Phase.BUILD
        return self.is_checked or (is_building and self.view().setup.checked_claims)

    @property
    def is_secret(self) -> bool:
        return self.phase is Phase.BUILD and not self.is_past

    @property
    def can_undo(self) -> bool:
        """Everybody would have to agree."""
        return False

    @property
    def is_checked(self) -> bool:
        return self.phase in {Phase.SCORED, Phase.OVER}

    def may_build(self, seat: int) -> bool:
        return self.phase is Phase.BUILD and self.own(seat).claimed is None

    def has_laid(self, seat: int) -> bool:
        """A stray tap on an empty board must not end the round."""
        return self.may_build(seat) and bool(self.own(seat).laid)

    def may_be_solved(self, seat: int) -> bool:
        """As far as its number of tiles says: more would tell what only a check may."""
        enough = len(self.own(seat).laid) >= LEAST_TILES
        return enough and (not self.view().setup.checked_claims or self.may_claim(seat))

    def may_claim(self, seat: int) -> bool:
        """With checked claims only a solved board (G5)."""
        is_refused = self.view().setup.checked_claims and not is_solved(
            self.roll, self.own(seat).laid
        )
        return self.has_laid(seat) and not is_refused

    @property
    def score_tiles_left(self) -> tuple[int, ...]:
        taken = {seat.claimed for seat in self.view().seats}
        return tuple(value for value in SCORE_TILES[len(self.seats)] if value not in taken)

    @property
    def checks(self) -> tuple[Check, ...]:
        """Of a round that is scored, in the order of the score tiles."""
        if not self.is_checked:
            return ()
        seats = self.view().seats
        order = sorted(range(len(seats)), key=lambda seat: -(seats[seat].claimed or 0))
        return tuple(map(self._check, order))

    @property
    def unclaimed(self) -> int | None:
        """Once all boards are to be checked: who claimed nothing, and has what was left (G5)."""
        return self.checks[-1].seat if self.is_checked else None

    @property
    def standings(self) -> tuple[Check, ...]:
        """The same once all are told, the first places first."""
        winners = self.view().winners
        checks = (replace(check, has_won=check.seat in winners) for check in self.checks)
        return tuple(sorted(checks, key=lambda check: (not check.has_won, -check.after)))

    def _check(self, seat: int) -> Check:
        own = self.own(seat)
        holes = joined_holes(own.laid)
        missing = sum(not holes >> TREASURE_CELLS[treasure - 1] & 1 for treasure in self.roll)
        return Check(
            seat,
            missing,
            gain(own.claimed or 0, not missing),
            self._space_before(seat),
            own.space,
            self.row_names[seat],
            self.seats[seat].color.value,
        )

    def _space_before(self, seat: int) -> int:
        """Where the seat stood before the claim that ended the round."""
        match = self.match
        before = match.game.observe(match.state_after(len(match.moves) - 1), seat)
        space: int = before.seats[seat].space
        return space


def region(
    table: FacesTable, seat: int, stage: Stage, asked_for: tuple[Laid, ...] = ()
) -> RegionModel:
    """One seat's region as it is now. It is `asked_for` a board whether that is meant."""
    checks = table.checks[: stage.checked]
    looked_at = checks[-1] if stage.checked else None
    own, bar = table.own(seat), _bar(table, seat, stage)
    titled = looked_at.seat if looked_at else seat
    is_told = stage.checked is None
    looks = table.match.state.phase is Phase.LOOK
    is_ended = table.is_over and is_told and not stage.is_back
    asks = missing(table, seat) if bar is Bar.DONE and own.laid == asked_for else ()
    line = counted("go.claim.sure", len(asks)) if asks else _line(table, seat, bar, stage)
    is_first = table.round == 1 and looks and not stage.is_thrown and not stage.is_paused
    return RegionModel(
        roll=table.roll,
        marked=() if looks and not stage.has_fallen else table.roll,
        waits="hold" if looks and not stage.is_thrown else "",
        pawn=table.seats[seat].color.value,
        title=table.row_names[titled],
        title_pawn=table.seats[titled].color.value,
        line=check_line(looked_at) if looked_at else line,
        bar=bar,
        is_held=seat in stage.held,
        space=_space(table, seat, checks),
        tells=table.tells and (not table.is_checked or seat in {check.seat for check in checks}),
        waited=_waited(table, stage) if stage.is_paused else (),
        is_looked_at=looked_at is None or looked_at.seat == seat,
        checks=table.standings if is_told else (),
        is_person=table.seats[seat].is_person,
        is_early=bar is Bar.DONE and not asks and not table.may_be_solved(seat),
        stake=_stake(table, seat),
        aims=stakes(table) if is_first else (),
        end=round_scores(table).banner if is_ended else NO_BANNER,
        is_loud=stage.is_begun,
        missing=asks,
    )


def _waited(table: FacesTable, stage: Stage) -> tuple[Waited, ...]:
    return tuple(
        Waited(each.color.value, str(table.own(seat).space), seat in stage.held, each.is_person)
        for seat, each in enumerate(table.seats)
    )


def _stake(table: FacesTable, seat: int) -> Stake:
    left = table.score_tiles_left[:1]
    worth = table.own(seat).claimed or sum(left)
    return NO_STAKE if table.is_checked or not worth else stake(worth)


def board_of(match: Match, moves: int, seat: int) -> BoardModel:
    """One seat's board as it was after so many moves; badges show once it was checked."""
    view = seen_after(match, moves, seat)
    tells = view.solved[seat] is not None
    return board_model(view.roll, own_seat(view.seats[seat]), tells=tells)


def _bar(table: FacesTable, seat: int, stage: Stage) -> Bar:
    if stage.is_back or stage.checked is not None:
        return Bar.WAIT
    if table.people and not table.seats[seat].is_person:
        return Bar.WAIT
    if stage.is_paused or table.phase is Phase.LOOK:
        return Bar.HOLD
    if table.phase is Phase.BUILD:
        return Bar.DONE if table.has_laid(seat) else Bar.WAIT
    return Bar.AGAIN if table.is_over else Bar.NEXT


def _line(table: FacesTable, seat: int, bar: Bar, stage: Stage) -> Field:
    if stage.is_back:
        return ""
    if stage.is_begun:
        return phrase("go.faces.go")
    if not table.seats[seat].is_person and table.is_checked:
        return ""
    if bar is Bar.HOLD and stage.is_thrown:
        return phrase("go.faces.falls")
    if bar.is_shared and seat in stage.held:
        return phrase("go.faces.held")
    if bar is Bar.HOLD:
        return phrase("go.faces.go_on" if stage.is_paused else "go.faces.hold")
    if bar is Bar.DONE:
        return phrase("go.faces.done", value=table.score_tiles_left[0])
    if bar is Bar.WAIT and table.may_build(seat):
        return phrase("go.lay_first" if table.seats[seat].is_person else "go.faces.builds")
    if bar is Bar.WAIT and not table.seats[seat].is_person and table.own(seat).claimed is None:
        return ""
    if bar is Bar.WAIT:
        key = "go.faces.last" if seat == table.unclaimed else "go.faces.took"
        return phrase(key, value=table.own(seat).claimed or 0)
    return phrase("match.again" if bar is Bar.AGAIN else "go.next_roll")


def round_words(table: FacesTable, stage: Stage) -> Phrase:
    """In the middle of the table: that it begins, or while boards are checked that nobody has to
    wait for it."""
    if stage.is_begun:
        return phrase("go.faces.go")
    if stage.checked:
        return phrase("go.hurry")
    return phrase("go.round", number=table.round)


def check_line(check: Check) -> Phrase:
    if check.is_solved:
        return phrase("go.faces.solved", value=signed(check.gain))
    return counted("go.faces.missing", check.missing, value=signed(check.gain))


def _space(table: FacesTable, seat: int, checks: tuple[Check, ...]) -> int:
    if not table.is_checked:
        return table.own(seat).space
    shown = {check.seat: check.after for check in checks}
    before = {check.seat: check.before for check in table.checks}
    return shown.get(seat, before[seat])
