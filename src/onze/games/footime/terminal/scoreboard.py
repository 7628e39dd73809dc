"""Above, beside and under the pitch: score and time, the players, what the turn before left open, one's own hand."""

from collections.abc import Sequence
from typing import Final

from onze.games.footime.box.pawns import EXPELLED, INJURED, PAWNS
from onze.games.footime.match import SHOOT_OUT
from onze.games.footime.rules.cards.passes import BallTo
from onze.games.footime.rules.contacts import open_contacts
from onze.games.footime.rules.offside import is_offside
from onze.games.footime.telling.signs import SHIRTS, pawn_sign, score_text
from onze.games.footime.terminal.board import OFFSIDE_LINES, figure_width, offside_line
from onze.games.footime.terminal.marks import ENDS_WELL, FLAGGED, OPEN, SCORES, ball_ahead, marks
from onze.games.footime.terminal.sheet import BALL, GAP, WIDTH, Sheet, wrapped
from onze.typography import WIDE

__all__ = ["beside_the_pitch", "headline", "own_hand", "score_text"]

TO_PLAY: Final = "›"
ARROWS: Final = "←→"


def headline(sheet: Sheet) -> str:
    """The score on the left, period and turns on the right."""
    match = sheet.match
    home, away = (f"{SHIRTS[side][0]} {sheet.say(name)}" for side, name in enumerate(("home", "away")))
    goals = sheet.write(score_text(match.outcome.score if match.outcome is not None else match.goals))
    left = f"{home} {goals} {away}"
    if match.period == SHOOT_OUT:
        left += f"  ({sheet.say('shoot_out', score=score_text(match.scored), kicks=score_text(match.kicks))})"
    right = f"{sheet.say(f'period_{match.period}')}, {_time(sheet)}" if match.outcome is None else sheet.say("over")
    return f"{left}{right.removesuffix(', '):>{WIDTH - len(left)}}"


def _time(sheet: Sheet) -> str:
    """How many turns are left, and until when play goes on."""
    match = sheet.match
    switches = match.rules.switches
    turn = match.spent + 1
    if match.period == SHOOT_OUT:
        return ""
    if switches.goal_target:
        key = "to_goals_one" if switches.goal_target == 1 else "to_goals"
        return sheet.say(key, goals=switches.goal_target, turn=turn)
    if match.period > 2:
        return sheet.say("to_first_goal", turn=turn)
    if _in_stoppage(sheet):
        return sheet.say("time_up")
    if match.is_watched():
        return sheet.say("by_the_watch", turn=turn)
    return sheet.say("turns", turn=turn, turns=match.time_at, left=match.time_at - match.spent)


# ---- beside the pitch


def beside_the_pitch(sheet: Sheet) -> list[str]:
    """The teams and their players, the piles, pawns that need a word, and what the marks mean."""
    room = WIDTH - figure_width(sheet.pitch) - len(GAP)
    match = sheet.match
    lines = _teams(sheet)
    lines.append(sheet.say("piles", pile=len(match.draw_pile.cards), played=len(match.played.cards)))
    lines.append(f"{BALL} {sheet.say('ball', point=sheet.pitch.names[ball_ahead(match, sheet.seat)])}")
    if _in_stoppage(sheet):
        lines.append(sheet.say("stoppage"))
    lines += [*_offside(sheet), *_pawns(sheet), *_open_from_before(sheet), *_legend(sheet)]
    return [part for line in lines for part in wrapped(line, room)]


def _in_stoppage(sheet: Sheet) -> bool:
    """Whether a period goes on after its time, until the ball is outside both areas (FT-HALF.2)."""
    match = sheet.match
    by_time = match.period <= 2 and not sheet.rules.switches.goal_target
    return match.outcome is None and by_time and match.time_is_up()


def _teams(sheet: Sheet) -> list[str]:
    """Each team with the way it attacks, then its players; a sign before those who are to play."""
    match = sheet.match
    lines = []
    for side, seats in enumerate(sheet.rules.sides):
        arrow = ARROWS[1 - match.end(side)]
        lines.append(f"{SHIRTS[side][0]} {sheet.say(('home', 'away')[side])} {arrow}")
        lines.append(GAP + ", ".join(player.replace(" ", WIDE) for player in _players(sheet, seats)))
    return lines


def _players(sheet: Sheet, seats: Sequence[int]) -> list[str]:
    """A team's players by name, with a sign before those to play, and one for a captain whom his team has named.

    Whoever sits on two seats is one player (FT-SETUP.8, FT-GAP.1).
    """
    match, rules = sheet.match, sheet.rules
    players: list[str] = []
    for name in dict.fromkeys(sheet.names[seat] for seat in seats):
        mine = [seat for seat in seats if sheet.names[seat] == name]
        is_captain = rules.switches.named_captains and rules.seats > 2 and match.captains[mine[0] & 1] in mine
        said = sheet.say("captain", name=name) if is_captain else name
        players.append(f"{TO_PLAY} {said}" if set(mine) & set(match.asked) else said)
    return players


def _offside(sheet: Sheet) -> list[str]:
    """The lines beyond which the teams are offside, and who is."""
    match = sheet.match
    before = sheet.pitch.x[0] - 1
    lines = [
        f"{SHIRTS[side][0]}{WIDE}{OFFSIDE_LINES[1 - match.end(side)]}{offside_line(match, side) - before}"
        for side in (0, 1)
    ]
    said = [sheet.say("offside_lines", home=lines[0], away=lines[1])]
    pawns = [pawn for pawn in range(PAWNS) if is_offside(match, pawn)]
    return [*said, *([sheet.say("offside", pawns=sheet.signs(pawns))] if pawns else [])]


def _pawns(sheet: Sheet) -> list[str]:
    """Goalkeepers that wear another shirt, and pawns that are booked, injured or expelled."""
    match = sheet.match
    found = {
        "booked": [pawn for pawn in range(PAWNS) if match.booked >> pawn & 1],
        "injured": [pawn for pawn in range(PAWNS) if match.at[pawn] == INJURED],
        "expelled": [pawn for pawn in range(PAWNS) if match.at[pawn] == EXPELLED],
        "keepers": [keeper for keeper in match.keepers if pawn_sign(keeper) not in (SHIRTS[0][0], SHIRTS[1][0])],
    }
    return [sheet.say(name, pawns=sheet.signs(pawns)) for name, pawns in found.items() if pawns]


def _open_from_before(sheet: Sheet) -> list[str]:
    """The contacts and the foul of the turn before, which the player in turn may answer."""
    match = sheet.match
    pairs = [f"{pawn_sign(pair // PAWNS)}→{pawn_sign(pair % PAWNS)}" for pair in open_contacts(match)]
    lines = [sheet.say("contacts", pairs=", ".join(pairs))] if pairs else []
    foul = match.foul or match.claimed
    if foul:
        lines.append(sheet.say("foul", offender=pawn_sign(foul[0]), victim=pawn_sign(foul[1])))
    return lines


def _legend(sheet: Sheet) -> list[str]:
    """What the marks on the pitch mean, or its zones where there are none."""
    shown = set(marks(sheet.match, sheet.seat).values())
    if not shown:
        return [sheet.say("zones")]
    kept = "kept" if isinstance(sheet.match.decision, BallTo) else "with_ball"
    meanings = {OPEN: "open", ENDS_WELL: kept, SCORES: "goal", FLAGGED: "flagged"}
    return [f"{mark} {sheet.say(f'mark_{name}')}" for mark, name in meanings.items() if mark in shown]


# ---- under the pitch


def own_hand(sheet: Sheet) -> list[str]:
    """One's own cards."""
    if sheet.seat is None or sheet.match.outcome is not None:
        return []
    return wrapped(sheet.say("hand", cards=", ".join(sheet.cards(sheet.match.hands[sheet.seat].cards))))
