"""Above, beside and under the pitch: score and time, the players, what the turn before left open, one's own hand."""

from collections.abc import Sequence
from typing import Final

from onze.games.footime.box.periods import EXTRA_TIME, PERIODS, SHOOT_OUT
from onze.games.footime.box.reached import FLAGGED, IN_GOAL, KEEPS_BALL, POSSIBLE, WITH_BALL
from onze.games.footime.telling.signs import SHIRTS, score_text
from onze.games.footime.terminal.board import OFFSIDE_LINES, attacks_east, figure_width
from onze.games.footime.terminal.marks import MARKS, ball_ahead, choices
from onze.games.footime.terminal.sheet import BALL, GAP, WIDTH, Sheet, wrapped
from onze.kernel.things import bare
from onze.typography import WIDE

__all__ = ["beside_the_pitch", "headline", "own_hand"]

TO_PLAY: Final = "›"
ARROWS: Final = "←→"
IN_LEGEND: Final = (POSSIBLE, KEEPS_BALL, WITH_BALL, IN_GOAL, FLAGGED)
"""In this order the marks of points are explained."""


def headline(sheet: Sheet) -> str:
    """The score on the left, period and turns on the right."""
    view = sheet.view
    home, away = (f"{SHIRTS[side][0]} {sheet.say(name)}" for side, name in enumerate(("home", "away")))
    goals = sheet.write(score_text((view["outcome"] or view)["score"]))
    left = f"{home} {goals} {away}"
    period = _period(sheet)
    if period == SHOOT_OUT:
        left += f"  ({sheet.say('shoot_out', score=score_text(view['scored']), kicks=score_text(view['kicks']))})"
    right = sheet.say("over") if sheet.is_over else f"{sheet.word('period', view['period'])}, {_time(sheet)}"
    return f"{left}{right.removesuffix(', '):>{WIDTH - len(left)}}"


def _period(sheet: Sheet) -> int:
    """The period by its number."""
    return PERIODS.index(sheet.view["period"]) + 1


def _time(sheet: Sheet) -> str:
    """How many turns are left, and until when play goes on."""
    switches, view = sheet.game.switches, sheet.view
    turn = view["turns"] + 1
    period = _period(sheet)
    if period == SHOOT_OUT:
        return ""
    if switches.goal_target:
        key = "to_goals_one" if switches.goal_target == 1 else "to_goals"
        return sheet.say(key, goals=switches.goal_target, turn=turn)
    if period == EXTRA_TIME:
        return sheet.say("to_first_goal", turn=turn)
    if _in_stoppage(sheet):
        return sheet.say("time_up")
    if view["watch"]:
        return sheet.say("by_the_watch", turn=turn)
    turns = switches.period_turns
    return sheet.say("turns", turn=turn, turns=turns, left=turns - view["turns"])


# ---- beside the pitch


def beside_the_pitch(sheet: Sheet) -> list[str]:
    """The teams and their players, the piles, pawns that need a word, and what the marks mean."""
    room = WIDTH - figure_width(sheet.pitch) - len(GAP)
    view = sheet.view
    lines = _teams(sheet)
    lines.append(sheet.say("piles", pile=view["draw_pile"]["size"], played=len(view["discard_pile"])))
    lines.append(f"{BALL} {sheet.say('ball', point=bare(ball_ahead(sheet)))}")
    if _in_stoppage(sheet):
        lines.append(sheet.say("stoppage"))
    lines += [*_offside(sheet), *_pawns(sheet), *_open_from_before(sheet), *_legend(sheet)]
    return [part for line in lines for part in wrapped(line, room)]


def _in_stoppage(sheet: Sheet) -> bool:
    """Whether a period goes on after its time, until the ball is outside both areas (FT-HALF.2)."""
    by_time = _period(sheet) < EXTRA_TIME and not sheet.game.switches.goal_target
    return bool(by_time and sheet.view["time_up"]) and not sheet.is_over


def _teams(sheet: Sheet) -> list[str]:
    """Each team with the way it attacks, then its players; a sign before those who are to play."""
    lines = []
    for side, seats in enumerate(sheet.game.sides):
        arrow = ARROWS[attacks_east(sheet, side)]
        lines.append(f"{SHIRTS[side][0]} {sheet.say(('home', 'away')[side])} {arrow}")
        lines.append(GAP + ", ".join(player.replace(" ", WIDE) for player in _players(sheet, seats)))
    return lines


def _players(sheet: Sheet, seats: Sequence[int]) -> list[str]:
    """A team's players by name, with a sign before those to play, and one for a captain whom his team has named.

    Whoever sits on two seats is one player (FT-SETUP.8, FT-GAP.1).
    """
    game = sheet.game
    asked = set(sheet.question.get("asked", ()))
    captains = [team["captain"] for team in sheet.view["teams"]]
    players: list[str] = []
    for name in dict.fromkeys(sheet.names[seat] for seat in seats):
        mine = [seat for seat in seats if sheet.names[seat] == name]
        is_captain = game.switches.named_captains and game.seats > 2 and captains[mine[0] & 1] in mine
        said = sheet.say("captain", name=name) if is_captain else name
        players.append(f"{TO_PLAY} {said}" if asked & set(mine) else said)
    return players


def _offside(sheet: Sheet) -> list[str]:
    """The lines beyond which the teams are offside, and who is."""
    offside = [team["offside"] for team in sheet.view["teams"]]
    lines = [
        f"{SHIRTS[side][0]}{WIDE}{OFFSIDE_LINES[attacks_east(sheet, side)]}{offside[side]['line']}" for side in (0, 1)
    ]
    said = [sheet.say("offside_lines", home=lines[0], away=lines[1])]
    pawns = [*offside[0]["pawns"], *offside[1]["pawns"]]
    return [*said, *([sheet.say("offside", pawns=sheet.signs(pawns))] if pawns else [])]


def _pawns(sheet: Sheet) -> list[str]:
    """Goalkeepers that wear another shirt, and pawns that are booked, injured or expelled."""
    teams = sheet.view["teams"]
    places = {pawn: place for team in teams for pawn, place in team["pawns"].items()}
    found = {
        "booked": [pawn for team in teams for pawn in team["booked"]],
        "injured": [pawn for pawn, place in places.items() if place == "place:injured"],
        "expelled": [pawn for pawn, place in places.items() if place == "place:expelled"],
        "keepers": [team["keeper"] for team in teams if team["keeper"] != next(iter(team["pawns"]))],
    }
    return [sheet.say(name, pawns=sheet.signs(pawns)) for name, pawns in found.items() if pawns]


def _open_from_before(sheet: Sheet) -> list[str]:
    """The contacts and the foul of the turn before, which the player in turn may answer; pawns must be there for it."""
    view = sheet.view
    pairs = [
        f"{sheet.sign(offender)}→{sheet.sign(victim)}"
        for offender, victim in view["contacts"]
        if sheet.pawn(offender) in sheet.at and sheet.pawn(victim) in sheet.at
    ]
    lines = [sheet.say("contacts", pairs=", ".join(pairs))] if pairs else []
    foul = view["foul"] or view["claimed"]
    if foul:
        lines.append(sheet.say("foul", offender=sheet.sign(foul["offender"]), victim=sheet.sign(foul["victim"])))
    return lines


def _legend(sheet: Sheet) -> list[str]:
    """What the marks on the pitch mean, or its zones where there are none."""
    found = set(choices(sheet).values())
    if not found:
        return [sheet.say("zones")]
    return [f"{MARKS[reached]} {sheet.word('reached', reached)}" for reached in IN_LEGEND if reached in found]


# ---- under the pitch


def own_hand(sheet: Sheet) -> list[str]:
    """One's own cards."""
    if sheet.seat is None or sheet.is_over:
        return []
    return wrapped(sheet.say("hand", cards=", ".join(sheet.cards(sheet.hand()))))
