"""The headline of a report, and its lead: who won and how, and what the score was on the way."""

from collections.abc import Sequence
from typing import Final

from onze.articles import Score
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.telling.chronicle import SHOOT_OUT
from onze.games.worldwide_football.telling.incidents import Incident
from onze.games.worldwide_football.telling.wording import Wording, numeral, ordinal

__all__ = ["headline", "lead", "scoreboard"]

LATE_GOAL: Final = {1: 999, 2: 85, 3: 999, 4: 115}
"""The minute of each half from which a goal is a late one; there is none in a first half."""
ROUT: Final = 3
"""A win by so many goals is a clear one."""
MANY: Final = 6
"""So many goals are many for a draw."""
HAT_TRICK: Final = 3

CALLED: Final = {"resignation": "resignation", "time": "time", "draw agreed": "agreed", "abandoned": "abandoned"}
"""What ended a match from outside, as keys."""


def headline(wording: Wording) -> str:
    """The story in a line."""
    outcome = wording.chronicle.view["outcome"]
    goals = wording.chronicle.view["score"]
    if outcome is None or outcome["reason"] in CALLED:
        key = "unfinished" if outcome is None else CALLED[outcome["reason"]]
        return wording.say(f"headline_{key}", **_everybody(wording))
    if outcome["reason"] == "shoot-out":
        return wording.say("headline_shoot_out", **_everybody(wording))
    if goals[0] == goals[1]:
        return _draw(wording)
    return _win(wording, 0 if goals[0] > goals[1] else 1)


def _win(wording: Wording, winner: int) -> str:
    """The most telling of all that is true of a win."""
    chronicle = wording.chronicle
    goals = chronicle.goals_of(winner)
    values = wording.result(winner)
    margin = abs(wording.chronicle.view["score"][0] - wording.chronicle.view["score"][1])
    best = _best_scorer(goals)
    deficit = _deepest(chronicle.incidents, winner)
    decider = _decider(goals, wording.chronicle.view["score"][1 - winner])
    if decider.player is not None:
        values["player"] = wording.player(winner, decider.player)
    values["minute"] = ordinal(decider.minute, wording.language)
    named = "" if decider.player is None else "_player"
    if best is not None:
        slot, count = best
        values |= {"player": wording.player(winner, slot), "number": numeral(count, wording.language)}
        return wording.say("headline_hat_trick" if count == HAT_TRICK else "headline_hat_trick_more", **values)
    if deficit > 1:
        return wording.say("headline_comeback_more", **values, number=numeral(deficit, wording.language))
    if margin == 1 and decider.minute >= LATE_GOAL[decider.half]:
        return wording.say(f"headline_late{named}", **values)
    if chronicle.halves[-1] > 2:
        return wording.say("headline_extra_time", **values)
    if deficit == 1:
        return wording.say("headline_comeback", **values)
    if sum(wording.chronicle.view["score"]) == 1:
        return wording.say(f"headline_single{named}", **values)
    return wording.say(
        "headline_rout" if margin >= ROUT else "headline_narrow" if margin == 1 else "headline_win", **values
    )


def _draw(wording: Wording) -> str:
    """The most telling of all that is true of a draw."""
    incidents = wording.chronicle.incidents
    goals = [incident for incident in incidents if incident.kind == "goal"]
    if not goals:
        return wording.say("headline_goalless", **wording.teams(0))
    last = goals[-1]
    values = wording.teams(last.side)
    deficit = _deepest(incidents, last.side)
    if last.minute >= LATE_GOAL[last.half]:
        return wording.say("headline_draw_late", **values, minute=ordinal(last.minute, wording.language))
    if deficit > 1:
        return wording.say("headline_draw_comeback", **values, number=numeral(deficit, wording.language))
    if len(goals) >= MANY:
        return wording.say("headline_draw_many", **wording.teams(0), number=numeral(len(goals), wording.language))
    return wording.say("headline_draw", **wording.teams(0))


def _best_scorer(goals: Sequence[Incident]) -> tuple[int, int] | None:
    """A player with three goals or more, and how many; the one with most."""
    count: dict[int, int] = {}
    for goal in goals:
        if goal.player is not None:
            count[goal.player] = count.get(goal.player, 0) + 1
    best = max(count, key=lambda slot: count[slot], default=None)
    return (best, count[best]) if best is not None and count[best] >= HAT_TRICK else None


def _deepest(incidents: Sequence[Incident], side: int) -> int:
    """By how many goals a side was behind at worst."""
    return max([0, *(incident.goals[1 - side] - incident.goals[side] for incident in incidents)])


def _decider(goals: Sequence[Incident], against: int) -> Incident:
    """The winner's goal that the loser never made up for."""
    return goals[against]


def _everybody(wording: Wording) -> dict[str, object]:
    """Both teams in order, and as winner and loser where there is one."""
    winner = _winner(wording)
    return {**wording.teams(0), **(wording.result(winner) if winner is not None else {})}


def _winner(wording: Wording) -> int | None:
    """The side that won, if the match is over and has a winner; the virtual opponent has no seat to win with."""
    outcome = wording.chronicle.view["outcome"]
    if outcome is None or outcome["values"][0] == 0.5:
        return None
    return 0 if outcome["values"][0] == 1 else 1


# ---- the lead


def lead(wording: Wording) -> str:
    """The result, the score at half-time, and what the figures say of the match."""
    sentences = [_result(wording)]
    half_time = wording.chronicle.score_after.get(1)
    if half_time is not None and any(wording.chronicle.view["score"]):
        sentences.append(_half_time(wording, half_time))
    return " ".join([*sentences, *_balance(wording)])


def _result(wording: Wording) -> str:
    outcome = wording.chronicle.view["outcome"]
    goals = wording.chronicle.view["score"]
    values = _everybody(wording)
    if outcome is None or outcome["reason"] in CALLED:
        key = "unfinished" if outcome is None else CALLED[outcome["reason"]]
        return wording.say(f"lead_{key}", **values, board=wording.board(goals), where=_where(wording))
    winner = _winner(wording)
    if winner is None:
        return wording.say("lead_draw", **values, score=wording.scored(goals))
    values["score"] = wording.scored([goals[winner], goals[1 - winner]])
    if outcome["reason"] == "shoot-out":
        kicks = wording.chronicle.view["scored"]
        return wording.say("lead_shoot_out", **values, kicks=wording.scored([kicks[winner], kicks[1 - winner]]))
    if wording.chronicle.halves[-1] > 2:
        return wording.say("lead_extra_time", **values, ninety=wording.scored(wording.chronicle.score_after[2]))
    return wording.say("lead_win", **values)


def _where(wording: Wording) -> str:
    """When a match was ended from outside, or left."""
    chronicle = wording.chronicle
    if not chronicle.halves:
        return wording.phrase("where_before")
    if chronicle.halves[-1] == SHOOT_OUT:
        return wording.phrase("where_shoot_out")
    return wording.phrase("where_minute", minute=ordinal(max(chronicle.minute, 1), wording.language))


def _half_time(wording: Wording, goals: Sequence[int]) -> str:
    if goals[0] == goals[1]:
        return wording.say("half_time_level" if goals[0] else "half_time_goalless", score=wording.scored(goals))
    leader = 0 if goals[0] > goals[1] else 1
    score = wording.scored([goals[leader], goals[1 - leader]])
    return wording.say("half_time_led", leader=wording.chronicle.team(leader).the, score=score)


def _balance(wording: Wording) -> list[str]:
    """Who shot more, and who had the ball more."""
    chronicle = wording.chronicle
    shots = [tally.shots for tally in chronicle.tallies]
    total = sum(shots)
    sentences: list[str] = []
    if total and shots[0] == shots[1]:
        sentences.append(wording.say("shots_alike", many=shots[0]))
    elif total:
        more = 0 if shots[0] > shots[1] else 1
        key = "shots_only" if total == 1 else "shots_all" if shots[more] == total else "shots_more"
        sentences.append(wording.say(key, more=chronicle.team(more).the, many=shots[more], total=total))
    if any(tally.cards_laid for tally in chronicle.tallies):
        share = [chronicle.possession(side) for side in BOTH_SIDES]
        more = 0 if share[0] > share[1] else 1
        key = "possession_alike" if share[0] == share[1] else "possession"
        sentences.append(wording.say(key, more=chronicle.team(more).the, share=share[more]))
    return sentences


def scoreboard(wording: Wording) -> Score:
    """The score with those that led to it: France 2 – 2 Italy (half-time 1 – 0; on penalties 3 – 1)."""
    chronicle = wording.chronicle
    after = chronicle.score_after
    notes: list[str] = []
    if 1 in after:
        notes.append(wording.phrase("board_half_time", score=wording.scored(after[1])))
    if 3 in chronicle.halves:
        notes.append(wording.phrase("board_ninety", score=wording.scored(after[2])))
    if 4 in after:
        notes.append(wording.phrase("board_extra_time"))
    if chronicle.kicks:
        notes.append(wording.phrase("board_shoot_out", score=wording.scored(wording.chronicle.view["scored"])))
    goals, note = chronicle.view["score"], ", ".join(notes)
    board = wording.board(goals)
    return Score(
        f"{board} ({note})" if notes else board,
        [chronicle.team(side).name[wording.language] for side in (0, 1)],
        goals,
        note,
    )
