"""The story of a match, period by period: goals, sendings-off, what the VAR said, and the chances that came closest."""

from collections.abc import Sequence
from typing import Final

from onze.articles import Heading, Paragraph, Part, Table
from onze.games.footime.box.pawns import TEAM
from onze.games.footime.box.periods import SHOOT_OUT
from onze.games.footime.rules.shoot_out import SHOTS
from onze.games.footime.telling.chronicle import Chronicle
from onze.games.footime.telling.incidents import CHANCES, Incident
from onze.games.footime.telling.wording import Wording, shirt

__all__ = ["GOALS", "SENT_OFF", "story"]

GOALS: Final = ("goal", "own goal")
SENT_OFF: Final = ("sent off", "second yellow")
ALWAYS: Final = (*GOALS, *SENT_OFF, "ruled out", "penalty short", "new goalkeeper")
CHANCES_TOLD: Final = 3
"""The most chances that are told of a period, fewer where there are goals to tell."""
SENTENCES: Final = 5
"""A paragraph is closed after so many incidents."""
HAT_TRICK: Final = 3


def story(chronicle: Chronicle, wording: Wording) -> list[Part]:
    """All periods that were begun, extra time and the shoot-out."""
    parts: list[Part] = []
    for period in chronicle.periods:
        parts.append(Heading(wording.say(f"period_{period}")))
        parts += _shoot_out(chronicle, wording) if period == SHOOT_OUT else _period(chronicle, wording, period)
    return parts


# ---- a period


def _period(chronicle: Chronicle, wording: Wording, period: int) -> list[Part]:
    """What happened in a paragraph or a few, then the score at the whistle and who had more of the play."""
    incidents = [incident for incident in chronicle.incidents if incident.period == period]
    told = _worth_telling(incidents)
    sentences = [_sentence(chronicle, wording, incident) for incident in told]
    paragraphs = [" ".join(sentences[first : first + SENTENCES]) for first in range(0, len(sentences), SENTENCES)]
    shots = [chronicle.count("shot", side, period) for side in (0, 1)]
    closing: list[str] = [] if any(shots) else [wording.say("quiet")]
    if period in chronicle.score_after:
        closing.append(wording.say(f"whistle_{period}", board=wording.board(chronicle.score_after[period])))
    if chronicle.was_played(period):
        shares = wording.shares(chronicle.share(period))
        closing.append(wording.say("balance", shots=wording.score(shots), shares=shares))
    if closing:
        paragraphs.append(" ".join(closing))
    return [Paragraph(paragraph) for paragraph in paragraphs]


def _worth_telling(incidents: Sequence[Incident]) -> list[Incident]:
    """What is always told, and the best chances beside it, in order."""
    always = [
        incident
        for incident in incidents
        if (incident.kind in ALWAYS and incident.stands) or (incident.kind == "foul" and incident.var == "annulled")
    ]
    chances = [incident for incident in incidents if incident.kind in CHANCES]
    room = max(1, CHANCES_TOLD - len(always) // 2)
    best = sorted(chances, key=_closeness)[:room]
    return [incident for incident in incidents if incident in always or incident in best]


def _closeness(chance: Incident) -> tuple[int, int, int]:
    """How close a chance came, the closest first: a penalty, the post, a parry, then a save from near by."""
    assert chance.played is not None
    if chance.played.how == "penalty":
        return 0, 0, chance.turn
    return 3 - CHANCES.index(chance.kind), chance.played.distance, chance.turn


def _sentence(chronicle: Chronicle, wording: Wording, incident: Incident) -> str:
    """An incident in a sentence or two."""
    values = {
        **wording.teams(incident.side),
        **wording.player(incident.pawn),
        "turn": incident.turn,
        "shirt": shirt(incident.pawn),
    }
    if incident.played is not None:
        values["attempt"] = wording.attempt(incident.played)
    if incident.kind == "goal":
        return _goal(chronicle, wording, incident, values)
    if incident.kind == "own goal":
        return wording.say("own_goal", **values, score=wording.score(incident.goals))
    if incident.kind == "foul":
        return wording.say("foul_annulled_card" if incident.cards else "foul_annulled", **values)
    if incident.kind in SENT_OFF:
        gone = chronicle.of_kinds(SENT_OFF, incident.side)
        values["left"] = TEAM - 1 - gone.index(incident)
    return wording.say(incident.kind.replace(" ", "_"), **values)


def _goal(chronicle: Chronicle, wording: Wording, goal: Incident, values: dict[str, object]) -> str:
    """What a goal does to the score, how it came about, and what is special about it."""
    assert goal.played is not None
    how = wording.phrase("how", attempt=values["attempt"])
    if goal.played.set_up:
        how += wording.phrase("how_set_up", shirt=shirt(goal.played.set_up))
    sentences = [wording.say(f"goal_{_situation(goal)}", **values, how=how, score=wording.score(goal.goals))]
    ours = [other for other in chronicle.of_kinds(("goal",), goal.side) if other.pawn == goal.pawn]
    number = ours.index(goal) + 1
    if number > 1:
        sentences.append(wording.say(f"tally_{number}" if number <= HAT_TRICK else "tally_more", number=number))
    if goal.var:
        sentences.append(wording.say("goal_confirmed"))
    return " ".join(sentences)


def _situation(goal: Incident) -> str:
    """What a goal does to the score."""
    ours, theirs = goal.goals[goal.side], goal.goals[1 - goal.side]
    if ours == theirs:
        return "equaliser"
    if ours < theirs:
        return "reduce"
    if ours > theirs + 1:
        return "extend"
    return "lead" if theirs else "opener"


# ---- the shoot-out


def _shoot_out(chronicle: Chronicle, wording: Wording) -> list[Part]:
    """Who shot first, whether five shots were enough, and every shot."""
    kicks = chronicle.kicks
    if not kicks:
        return []
    sentences = [wording.say("shoot_out_first", team=wording.team(kicks[0][0]))]
    if len(kicks) > 2 * SHOTS:
        sentences.append(wording.say("shoot_out_sudden"))
    results = [[result for side, result in kicks if side == shooter] for shooter in (0, 1)]
    rows = [
        [
            str(number + 1),
            *(wording.phrase(f"kick_{shots[number]}") if number < len(shots) else "–" for shots in results),
        ]
        for number in range(max(len(shots) for shots in results))
    ]
    head = [wording.say("kick"), wording.team(0), wording.team(1)]
    return [Paragraph(" ".join(sentences)), Table(head, rows)]
