"""Lining up for a kick-off: in a formation or shirt by shirt, in turn or in secret (FT-KICKOFF.2 to FT-KICKOFF.6)."""

from typing import ClassVar

from onze.games.footime.box.formations import KICKING, RECEIVING, ROLES
from onze.games.footime.box.pawns import EXPELLED, INJURED, TEAM
from onze.games.footime.box.pitch import Points
from onze.games.footime.box.reached import POSSIBLE
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.decisions import SeatDecision
from onze.games.footime.rules.foreseen import LineUpForeseen
from onze.games.footime.rules.refusals import point_taken, why_not_move
from onze.kernel.menus import BOARD
from onze.kernel.steps import Together
from onze.kernel.words import Reason, Text

__all__ = ["LineUp", "LineUpTogether", "PlaceShirt", "form_up", "formation_points", "squad"]


def role_of(match: FootimeMatch, side: int) -> int:
    """Whether a side kicks off."""
    return KICKING if side == match.side else RECEIVING


def squad(match: FootimeMatch, side: int) -> list[int]:
    """The outfield pawns that a team may place, injured ones too, in the order of their shirts.

    (FT-KICKOFF.10, FT-CARD-INJURED.4, FT-HALF.8)
    """
    team = range(side * TEAM, side * TEAM + TEAM)
    return [pawn for pawn in team if match.at[pawn] != EXPELLED and pawn != match.keepers[side]]


def shirt_points(match: FootimeMatch, side: int, placed: tuple[int, ...]) -> Points:
    """Where the next shirt may stand, those before it being placed (FT-KICKOFF.3, FT-KICKOFF.4, FT-KICKOFF.6)."""
    pitch = match.rules.pitch
    taken = pitch.goals | pitch.bit[pitch.centre] | match.taken()
    for point in placed:
        if point >= 0:
            taken |= pitch.bit[point]
    free = pitch.half[match.end(side)] & ~taken
    if role_of(match, side) == RECEIVING:
        return free & ~pitch.circle
    beside = pitch.near[pitch.centre]
    last = len(placed) == len(squad(match, side)) - 1
    if last and not any(point >= 0 and beside & pitch.bit[point] for point in placed):
        free &= beside
    return free


def may_stay_out(match: FootimeMatch, side: int, placed: tuple[int, ...]) -> bool:
    """Whether the next shirt is injured and may stay out; not if only it could be beside the ball (FT-KICKOFF.10)."""
    if INJURED not in match.at[side * TEAM : side * TEAM + TEAM]:
        return False
    pawns = squad(match, side)
    if match.at[pawns[len(placed)]] != INJURED:
        return False
    pitch = match.rules.pitch
    beside = pitch.near[pitch.centre]
    return (
        len(placed) < len(pawns) - 1
        or role_of(match, side) == RECEIVING
        or any(point >= 0 and beside & pitch.bit[point] for point in placed)
    )


def shirt_moves(match: FootimeMatch, side: int, placed: tuple[int, ...]) -> tuple[int, ...]:
    """The points for the next shirt, and whether it may stay out."""
    rules = match.rules
    moves = rules.pitch.points(shirt_points(match, side, placed))
    return (*moves, rules.pass_on) if may_stay_out(match, side, placed) else moves


def formation_points(match: FootimeMatch, side: int, number: int) -> tuple[int, ...]:
    """Where a formation puts the pawns that a team may place; the last one takes the last point (FT-KICKOFF.3)."""
    role = role_of(match, side)
    points = match.rules.formations[number].points[role][match.end(side)]
    pawns = squad(match, side)
    found: list[int] = []
    for place in range(len(pawns)):
        found.append(points[-1] if place == len(pawns) - 1 else points[place])
    return tuple(found)


def settled(match: FootimeMatch, side: int, points: tuple[int, ...]) -> list[tuple[int, int]]:
    """The pawns of a team that stand on these points, or as near as they can (FT-KICKOFF.4, FT-GAP.52)."""
    pitch = match.rules.pitch
    allowed = pitch.half[match.end(side)] & ~pitch.goals & ~pitch.bit[pitch.centre]
    if role_of(match, side) == RECEIVING:
        allowed &= ~pitch.circle
    free = allowed & ~match.taken()
    places: list[tuple[int, int]] = []
    for pawn, point in zip(squad(match, side), points, strict=True):
        if point >= 0:
            place = point if free & pitch.bit[point] else pitch.nearest(point, free, match.end(side))
            free &= ~pitch.bit[place]
            places.append((pawn, place))
    return places


def foreseen_shirt(match: FootimeMatch, side: int, placed: tuple[int, ...], move: int) -> LineUpForeseen:
    """Who would stand on a point, or stay out."""
    rules = match.rules
    asked: LineUpForeseen = {"pawn": rules.pawn_ids[squad(match, side)[len(placed)]]}
    return {**asked, "to": rules.point_ids[move], "reached": POSSIBLE} if move in rules.place else asked


def foreseen_line_up(match: FootimeMatch, side: int, move: int) -> LineUpForeseen:
    """Where a formation would put the pawns of a team."""
    rules = match.rules
    if move not in rules.line_up:
        return {}
    places = settled(match, side, formation_points(match, side, rules.line_up.thing(move)))
    return {"pawns": {rules.pawn_ids[pawn]: rules.point_ids[place] for pawn, place in places}}


def form_up(match: FootimeMatch, side: int, points: tuple[int, ...], how: str) -> None:
    """Puts a team on its points (FT-KICKOFF.4)."""
    for pawn, place in settled(match, side, points):
        match.put_pawn(pawn, place)
    if match.heard:
        ids = match.rules.pawn_ids
        pawns = {ids[pawn]: match.place_id(pawn) for pawn in range(side * TEAM, side * TEAM + TEAM)}
        role = role_of(match, side)
        rule = "FT-KICKOFF.3" if role == KICKING else "FT-KICKOFF.6"
        formation = f"formation:{how.replace(' ', '-')}"
        details: dict[str, object] = {"side": side, "role": ROLES[role], "how": how, "pawns": pawns}
        match.tell("line-up", {**details, "formation": formation}, rule)


def first_moves(match: FootimeMatch) -> tuple[int, ...]:
    """The formations, and placing shirt by shirt."""
    rules = match.rules
    return (*range(rules.line_up.first, rules.line_up.end), rules.by_hand)


class LineUp(SeatDecision):
    """How a team lines up: in a formation, or shirt by shirt (FT-KICKOFF.3, FT-KICKOFF.6)."""

    rule: ClassVar[str] = "FT-KICKOFF.3"

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return first_moves(match)

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return move != match.rules.by_hand

    def take(self, match: FootimeMatch, move: int) -> None:
        rules = match.rules
        side = self.seat & 1
        if move == rules.by_hand:
            match.then(PlaceShirt(self.seat, ()))
        else:
            number = rules.line_up.thing(move)
            form_up(match, side, formation_points(match, side, number), rules.formations[number].name)

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> LineUpForeseen:
        return foreseen_line_up(match, self.seat & 1, move)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"role": ROLES[role_of(match, self.seat & 1)]}


class PlaceShirt(SeatDecision):
    """Where the next shirt stands at a kick-off (FT-KICKOFF.3, FT-KICKOFF.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "placed")
    rule: ClassVar[str] = "FT-KICKOFF.3"
    point_says: ClassVar[str] = "move_pawn_to"
    pass_says: ClassVar[str] = "move_stay_out"

    def __init__(self, seat: int, placed: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.placed = placed

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return shirt_moves(match, self.seat & 1, self.placed)

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return len(self.placed) == len(squad(match, self.seat & 1)) - 1

    def take(self, match: FootimeMatch, move: int) -> None:
        side = self.seat & 1
        placed = (*self.placed, move if move in match.rules.place else INJURED)
        if len(placed) == len(squad(match, side)):
            form_up(match, side, placed, "by hand")
        else:
            match.then(PlaceShirt(self.seat, placed))

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> LineUpForeseen:
        return foreseen_shirt(match, self.seat & 1, self.placed, move)

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        return why_not_shirt(match, self.seat & 1, self.placed, move) or super().why_not(match, move, seat)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        pawn = squad(match, self.seat & 1)[len(self.placed)]
        ids = match.rules.point_ids
        placed = [ids[point] if point >= 0 else "place:injured" for point in self.placed]
        return {"pawn": match.rules.pawn_ids[pawn], "placed": placed}


def why_not_shirt(match: FootimeMatch, side: int, placed: tuple[int, ...], move: int) -> Reason | None:
    """Why a pawn may not stand on a point at a kick-off (FT-KICKOFF.3, FT-KICKOFF.4, FT-KICKOFF.6)."""
    rules = match.rules
    if move not in rules.place:
        return None
    pitch = rules.pitch
    here = pitch.bit[move]
    values: dict[str, object] = {"point": pitch.names[move]}
    if pitch.half[match.end(side)] & here == 0:
        return WORDS.reason(
            "own_half_only", "FT-KICKOFF.3" if role_of(match, side) == KICKING else "FT-KICKOFF.6", values
        )
    if role_of(match, side) == RECEIVING and pitch.circle & here:
        return WORDS.reason("outside_circle", "FT-KICKOFF.6", values)
    if pitch.goals & here:
        return WORDS.reason("only_keepers_in_goal", "FT-MOVE.8", values)
    if match.taken() & here:
        return point_taken(match, move, "point_taken", "FT-KICKOFF.4")
    if move in placed:
        return WORDS.reason("placed_before", "FT-MOVE.6", values)
    return WORDS.reason("one_beside_ball", "FT-KICKOFF.3", values)


class LineUpTogether(Together[FootimeMatch]):
    """Both teams line up in secret at once; on a shared point the kicking team comes first (FT-GAP.4, FT-KICKOFF.4)."""

    rule: ClassVar[str] = "FT-GAP.4"

    def everyone(self, match: FootimeMatch) -> tuple[int, ...]:
        return (match.to_play, match.next_seat)

    def placed(self, match: FootimeMatch, said: tuple[int, ...]) -> tuple[int, ...]:
        """The points said so far, after saying that pawns are placed by hand."""
        return tuple([move if move in match.rules.place else INJURED for move in said[1:]])

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        said = self.said(match, seat)
        return shirt_moves(match, seat & 1, self.placed(match, said)) if said else first_moves(match)

    def complete(self, match: FootimeMatch, seat: int, said: tuple[int, ...]) -> bool:
        if not said:
            return False
        return said[0] != match.rules.by_hand or len(said) == 1 + len(squad(match, seat & 1))

    def reveal(self, match: FootimeMatch, answers: dict[int, tuple[int, ...]]) -> None:
        rules = match.rules
        for seat in self.everyone(match):
            side = seat & 1
            said = answers[seat]
            if said[0] == rules.by_hand:
                form_up(match, side, self.placed(match, said), "by hand")
            else:
                number = rules.line_up.thing(said[0])
                form_up(match, side, formation_points(match, side, number), rules.formations[number].name)

    def place(self, match: FootimeMatch, move: int, seat: int) -> str | None:
        return BOARD if move in match.rules.place else None

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> LineUpForeseen:
        said = self.said(match, seat)
        if said:
            return foreseen_shirt(match, seat & 1, self.placed(match, said), move)
        return foreseen_line_up(match, seat & 1, move)

    def move_text(self, match: FootimeMatch, move: int, seat: int) -> Text:
        rules = match.rules
        if move in rules.place:
            return rules.point_text("move_pawn_to", move)
        return WORDS.text("move_stay_out") if move == rules.pass_on else rules.move_text(move)

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        said = self.said(match, seat)
        reason = why_not_shirt(match, seat & 1, self.placed(match, said), move) if said else None
        return reason or why_not_move(match, move, seat, self.rule)
