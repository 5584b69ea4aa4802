"""Requests and their answers. Whatever comes in, an answer goes out: a bad request gets
`{"error": code, "detail": text}` and changes nothing.
"""

import time
from collections.abc import Callable
from itertools import islice

from app.bots.levels import Level, chosen_move
from app.console import puzzles
from app.console.teaching import hint_json, review_json
from app.core.errors import BadRequest, Refused, WanderwallError
from app.core.forms import Form, parsed_json
from app.core.game import Json, Turn
from app.core.perft import perft
from app.core.rng import checked_seed
from app.core.thinking import finished
from app.games.registry import game_named
from app.session.match import Match, replayed
from app.session.record import Start, parsed_record, record_text

CODE = "bad_request"
ONE = 1
"""Who asks here may see everything: no secret stands between it and an undo."""
MOST_MOVES = 100_000
DEEPEST_PERFT = 8


class Console:
    """At most one match, and the answers to requests about it."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._actions: dict[str, Callable[[Form], Json]] = {
            "new": self._new,
            "load": self._load,
            "record": self._record,
            "moves": self._moves,
            "play": self._play,
            "undo": self._undo,
            "redo": self._redo,
            "state": self._state,
            "view": self._view,
            "perft": self._perft,
            "bot": self._bot,
            "solve": self._solve,
            "puzzle": puzzles.puzzle,
            "daily": puzzles.daily,
            "open": puzzles.open_code,
            "hint": self._hint,
            "review": self._review,
        }

    def answer(self, line: str) -> Json:
        """The answer to one line; never raises."""
        try:
            form = Form(parsed_json(line), CODE)
            action = self._actions.get(form.text("do"))
            if action is None:
                form.refuse("do", "one of " + ", ".join(self._actions))
            return action(form)
        except Refused as error:
            return {"error": error.code, "detail": error.detail or "the rules do not allow it now"}
        except WanderwallError as error:
            return {"error": error.code, "detail": error.detail}

    @property
    def match(self) -> Match:
        if self._match is None:
            raise BadRequest("no_game", "start one with new or load")
        return self._match

    def _new(self, form: Form) -> Json:
        game = game_named(form.text("game"))
        options = form.optional("options", form.mapping) or {}
        position = form.optional("position", form.mapping)
        seed = checked_seed(form.value("seed")) if form.has("seed") or position is None else 0
        if position is not None:
            seats = game.seats_in(game.state_from_json(position, options, seed))
        else:
            seats = form.whole("seats", game.SEATS)
            options = game.options_of(game.parsed_setup(seats, options))
        if form.has("seats"):
            form.whole("seats", range(seats, seats + 1))
        form.close()
        start = Start(game.ID, game.RULES_VERSION, seats, seed, options, position)
        self._match = Match(start, people=ONE)
        return self._state(form)

    def _load(self, form: Form) -> Json:
        record = parsed_record(form.text("record"))
        form.close()
        self._match = replayed(record, people=ONE)
        return self._state(form)

    def _record(self, form: Form) -> Json:
        form.close()
        return {"record": record_text(self.match.record())}

    def _moves(self, form: Form) -> Json:
        match = self.match
        is_needed = match.game.SIMULTANEOUS
        seat = _seat(form, match) if is_needed or form.has("seat") else None
        form.close()
        listed = islice(match.game.legal_moves(match.state, seat), MOST_MOVES + 1)
        texts = sorted(match.game.encode(move) for move in listed)
        if len(texts) > MOST_MOVES:
            raise BadRequest("too_large", f"more than {MOST_MOVES} moves")
        return {"moves": texts}

    def _play(self, form: Form) -> Json:
        move = self.match.game.decode(form.text("move"))
        form.close()
        events = self.match.play(move)
        shown = [self.match.game.event_json(event) for event in events]
        return {"events": shown} | self._state(form)

    def _undo(self, form: Form) -> Json:
        form.close()
        self.match.undo()
        return self._state(form)

    def _redo(self, form: Form) -> Json:
        form.close()
        self.match.redo()
        return self._state(form)

    def _state(self, form: Form) -> Json:
        form.close()
        return {"state": self.match.game.state_json(self.match.state)}

    def _view(self, form: Form) -> Json:
        seat = _seat(form, self.match)
        form.close()
        return {"view": self.match.game.view_json(self.match.view(seat))}

    def _perft(self, form: Form) -> Json:
        depth = form.whole("depth", range(DEEPEST_PERFT + 1))
        form.close()
        return {"nodes": perft(self.match.game, self.match.state, depth)}

    def _bot(self, form: Form) -> Json:
        level = form.choice("level", Level, Level.MEDIUM)
        mover = self._mover(form)
        match = self.match
        start = time.perf_counter()
        move = finished(chosen_move(match.game.ID, match.view(mover), level, len(match.moves)))
        seconds = round(time.perf_counter() - start, 4)
        return {"move": match.game.encode(move), "seconds": seconds}

    def _mover(self, form: Form) -> int:
        """The seat at turn, or the one named, which must be allowed to act."""
        match, status = self.match, self.match.status
        seat = _seat(form, match) if form.has("seat") else None
        form.close()
        if not isinstance(status, Turn):
            raise BadRequest("game_over")
        mover = status.seats[0] if seat is None else seat
        if mover not in status.seats:
            raise BadRequest("not_your_turn")
        return mover

    def _hint(self, form: Form) -> Json:
        return hint_json(self.match, self._mover(form))

    def _review(self, form: Form) -> Json:
        form.close()
        return review_json(self.match)

    def _solve(self, form: Form) -> Json:
        return finished(self.match.game.solved(self.match.state, form.rest()))


def _seat(form: Form, match: Match) -> int:
    return form.whole("seat", range(match.start.seats))
