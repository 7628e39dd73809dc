"""Runs: a pawn moves, and takes the ball along if it touches it (FT-MOVE, FT-CARD-MOVE)."""

from typing import ClassVar

from onze.games.footime.box.pawns import TEAM
from onze.games.footime.box.pitch import NO_POINT
from onze.games.footime.box.reached import FLAGGED, IN_GOAL, POSSIBLE, WITH_BALL
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import OFFSIDE, PENDING, TURN_OVER, FootimeMatch
from onze.games.footime.rules.ball import foreseen_ball, keep_shot, nearest_free, recentre
from onze.games.footime.rules.contacts import note_contacts
from onze.games.footime.rules.decisions import PawnDecision, TurnDecision, cards_laid
from onze.games.footime.rules.foreseen import BallForeseen, RunForeseen, RunnerForeseen
from onze.games.footime.rules.hands import lay
from onze.games.footime.rules.reach import destinations, is_barred, runners, touching_points
from onze.games.footime.rules.refusals import point_taken, why_not_run
from onze.kernel.words import Reason, Text

__all__ = ["PlaceBall", "RunTo", "Runner", "Touch", "foreseen_run"]


class Runner(PawnDecision):
    """Which pawn runs with the card laid, doubled by an acceleration or not (FT-CARD-MOVE.1)."""

    rule: ClassVar[str] = "FT-CARD-MOVE.1"

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        choose = match.rules.choose.base
        return tuple([choose + pawn for pawn in runners(match, self.value)])

    def take(self, match: FootimeMatch, move: int) -> None:
        match.then(RunTo(self.card, self.booster, self.value, match.rules.choose.thing(move)))

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> RunnerForeseen:
        return foreseen_run(match, match.rules.choose.thing(move), self.value)

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        pawn = rules.choose.thing(move)
        if move in rules.choose and match.at[pawn] >= 0:
            mine = pawn // TEAM == match.side
            if mine and rules.switches.offside_forbidden and is_barred(match, pawn):
                return WORDS.reason("pawn_offside", "FT-OFFSIDE.5", {"pawn": rules.pawn_text(pawn)})
            key = "pawn_cannot_move" if mine else "not_your_pawn"
            return WORDS.reason(key, "FT-MOVE.5" if mine else self.rule, {"pawn": rules.pawn_text(pawn)})
        return super().why_not(match, move, seat)


def foreseen_run(match: FootimeMatch, pawn: int, value: int) -> RunnerForeseen:
    """How many points a pawn could run to, and whether it could take the ball along."""
    without, having = destinations(match, pawn, value)
    return {"from": match.place_id(pawn), "points": (without | having).bit_count(), "with_ball": having != 0}


class RunTo(TurnDecision):
    """Where the pawn runs to; after a tackle ``card`` is -1, laid already (FT-MOVE.2, FT-CARD-TACKLE.4)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "booster", "value", "pawn")
    rule: ClassVar[str] = "FT-MOVE.2"
    point_says: ClassVar[str] = "move_run"

    def __init__(self, card: int, booster: int, value: int, pawn: int) -> None:
        self.card = card
        self.booster = booster
        self.value = value
        self.pawn = pawn

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        without, having = destinations(match, self.pawn, self.value)
        return match.rules.pitch.points(without | having)

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        _, having = destinations(match, self.pawn, self.value)
        return not having & match.rules.pitch.bit[move]

    def take(self, match: FootimeMatch, move: int) -> None:
        card, booster, value, pawn = self.card, self.booster, self.value, self.pawn
        without, having = destinations(match, pawn, value)
        here = match.rules.pitch.bit[move]
        if not having & here:
            finish_run(match, self, move, NO_POINT)
        elif without & here:
            match.then(Touch(card, booster, value, pawn, move))
        else:
            match.then(PlaceBall(card, booster, value, pawn, move))

    def reached(self, match: FootimeMatch, point: int) -> str:
        _, having = destinations(match, self.pawn, self.value)
        if not having & match.rules.pitch.bit[point]:
            return POSSIBLE
        return FLAGGED if is_barred(match, self.pawn) else WITH_BALL

    def button(self, match: FootimeMatch, move: int, seat: int) -> Text | None:
        """A pawn runs."""
        return WORDS.text("button_run")

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> RunForeseen:
        """Where the pawn would run, and whether it could take the ball along."""
        points = match.rules.point_ids
        return {"from": points[match.at[self.pawn]], "to": points[move], "reached": self.reached(match, move)}

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if move not in rules.place:
            return super().why_not(match, move, seat)
        near_ball = touching_points(match) & ~match.taken() & rules.pitch.bit[move] != 0
        if rules.switches.offside_forbidden and near_ball and is_barred(match, self.pawn):
            return WORDS.reason("pawn_offside", "FT-OFFSIDE.8", {"pawn": rules.pawn_text(self.pawn)})
        return why_not_run(match, move, self.pawn, self.value, self.rule)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        laid = cards_laid(match, self.card, self.booster)
        return {**laid, "value": self.value, "pawn": match.rules.pawn_ids[self.pawn]}


class AtTheBall(TurnDecision):
    """What becomes of the ball in a run to ``point`` that can touch it; nothing has moved yet (FT-CARD-MOVE.2)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "booster", "value", "pawn", "point")

    def __init__(self, card: int, booster: int, value: int, pawn: int, point: int) -> None:
        self.card = card
        self.booster = booster
        self.value = value
        self.pawn = pawn
        self.point = point

    def finish(self, match: FootimeMatch, ball: int) -> None:
        """The pawn runs and puts the ball on a point; -1 leaves it alone."""
        finish_run(match, RunTo(self.card, self.booster, self.value, self.pawn), self.point, ball)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        rules = match.rules
        laid = cards_laid(match, self.card, self.booster)
        run = {"pawn": rules.pawn_ids[self.pawn], "point": rules.point_ids[self.point], "value": self.value}
        return {**laid, **run}


class Touch(AtTheBall):
    """Whether a run that may pass the ball or avoid it takes the ball along (FT-CARD-MOVE.2)."""

    rule: ClassVar[str] = "FT-CARD-MOVE.2"

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return (match.rules.with_ball, match.rules.without_ball)

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return move == match.rules.without_ball

    def take(self, match: FootimeMatch, move: int) -> None:
        if move == match.rules.with_ball:
            match.then(PlaceBall(self.card, self.booster, self.value, self.pawn, self.point))
        else:
            self.finish(match, NO_POINT)

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> RunForeseen:
        """Where the pawn would run, and whether with the ball."""
        takes = move == match.rules.with_ball
        how = (FLAGGED if is_barred(match, self.pawn) else WITH_BALL) if takes else POSSIBLE
        return {"from": match.place_id(self.pawn), "to": match.rules.point_ids[self.point], "reached": how}


class PlaceBall(AtTheBall):
    """Where a pawn that has touched the ball puts it: at 1 point from itself (FT-CARD-MOVE.2, FT-CARD-MOVE.4)."""

    rule: ClassVar[str] = "FT-CARD-MOVE.4"
    point_says: ClassVar[str] = "move_ball"

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        pitch = rules.pitch
        end = match.end(match.side)
        own = pitch.bit[pitch.keeper[end]] if rules.switches.own_goals else pitch.goal[end]
        # The pawn leaves its point, which is free for the ball then.
        taken = match.taken() & ~pitch.bit[match.at[self.pawn]]
        free = pitch.near[self.point] & ~taken & ~own
        if free:
            return pitch.points(free)
        return (nearest_free(match, self.point, pitch.whole & ~pitch.goals & ~pitch.bit[self.point]),)

    def take(self, match: FootimeMatch, move: int) -> None:
        self.finish(match, move)

    def reached(self, match: FootimeMatch, point: int) -> str:
        if is_barred(match, self.pawn):
            return FLAGGED
        return IN_GOAL if match.rules.pitch.goals & match.rules.pitch.bit[point] else POSSIBLE

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> BallForeseen:
        """Where the ball would go."""
        return foreseen_ball(match, move, self.reached(match, move))

    def move_text(self, match: FootimeMatch, move: int, seat: int) -> Text:
        """An offside is announced before the move is made (FT-GAP.15)."""
        if move in match.rules.place and is_barred(match, self.pawn):
            return match.rules.point_text("move_ball_offside", move)
        return super().move_text(match, move, seat)

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if move not in rules.place:
            return super().why_not(match, move, seat)
        here = rules.pitch.bit[move]
        values: dict[str, object] = {"point": rules.pitch.names[move]}
        if match.taken() & here and move != match.at[self.pawn]:
            return point_taken(match, move, "ball_needs_free_point", "FT-MOVE.4")
        if rules.pitch.goal[match.end(match.side)] & here:
            return WORDS.reason("no_own_goal", "FT-MOVE.11", values)
        return WORDS.reason("ball_beside_pawn", self.rule, values)


def finish_run(match: FootimeMatch, run: RunTo, point: int, ball: int) -> None:
    """The pawn has run; a ball touched is put beside it, which never retains it; a goalkeeper returns at the end.

    Offside is judged by where the pawn started, contacts by where it came to (FT-CARD-MOVE.2 to FT-CARD-MOVE.7,
    FT-OFFSIDE.6, FT-CARD-FOUL.5, FT-CARD-TACKLE.5, FT-CARD-TACKLE.10, FT-KEEP.6, FT-GAP.9).
    """
    pawn = run.pawn
    start = match.at[pawn]
    touched = ball >= 0
    flagged = (touched or match.rules.switches.any_use) and is_barred(match, pawn)
    if run.card >= 0:
        if run.booster >= 0:
            lay(match, run.booster)
        lay(match, run.card)
    match.result = TURN_OVER
    if touched:
        keep_shot(match, ball, run.value, pawn, "run")
        if match.rules.pitch.goals & match.rules.pitch.bit[ball]:
            match.result = PENDING
    match.move_pawn(pawn, point)
    note_contacts(match, pawn)
    if match.is_keeper(pawn):
        recentre(match, match.side)
    match.uncalled = match.result
    if flagged:
        match.result = OFFSIDE
    if match.heard:
        _tell_run(match, run, start, point, touched)
    origin = match.ball
    if touched:
        match.ball = ball
        match.moved = True
    if match.heard:
        _tell_result(match, pawn, origin, touched)


def _tell_run(match: FootimeMatch, run: RunTo, start: int, point: int, touched: bool) -> None:
    rules = match.rules
    details: dict[str, object] = {
        "seat": match.to_play,
        "pawn": rules.pawn_ids[run.pawn],
        "value": run.value,
        "from": rules.point_ids[start],
        "to": rules.point_ids[point],
        "touched": touched,
        "back": match.place_id(run.pawn) if match.at[run.pawn] != point else None,
    }
    match.tell("run", details, "FT-CARD-MOVE.1" if run.card >= 0 else "FT-CARD-TACKLE.4")


def _tell_result(match: FootimeMatch, pawn: int, origin: int, touched: bool) -> None:
    rules = match.rules
    points = rules.point_ids
    there, runner = points[match.ball], rules.pawn_ids[pawn]
    if touched:
        along: dict[str, object] = {"seat": match.to_play, "pawn": runner, "to": there, "from": points[origin]}
        match.tell("ball taken along", along, "FT-CARD-MOVE.2")
    details: dict[str, object] = {"seat": match.to_play, "how": "run", "point": there, "pawn": runner}
    if match.result == OFFSIDE:
        match.tell("offside", details, "FT-OFFSIDE.8")
    elif match.result == PENDING:
        match.tell("shot", {**details, "from": points[origin]}, "FT-GOAL.6")
