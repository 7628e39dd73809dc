"""The story of a match, half by half: goals, penalties, red cards, and those chances that came closest."""

from collections.abc import Sequence
from typing import Final

from onze.articles import Heading, Paragraph, Part, Table
from onze.games.worldwide_football.box.card_texts import ability_name
from onze.games.worldwide_football.rules.shoot_out import KICKS
from onze.games.worldwide_football.telling.chronicle import SHOOT_OUT
from onze.games.worldwide_football.telling.headline import HAT_TRICK
from onze.games.worldwide_football.telling.incidents import CHANCES, Incident
from onze.games.worldwide_football.telling.wording import Wording

__all__ = ["story"]

SENTENCES: Final = 5
"""A paragraph is closed after so many incidents."""
ALWAYS: Final = ("goal", "penalty saved", "red card")
SHOTS: Final = frozenset((*CHANCES, "goal", "penalty saved"))
CHANCES_TOLD: Final = 3
"""The most chances that are told of a half, fewer where there are goals to tell."""


def story(wording: Wording) -> list[Part]:
    """All halves that were played, extra time and the shoot-out."""
    parts: list[Part] = []
    for half in wording.chronicle.halves:
        parts.append(Heading(wording.say(f"part_{half}")))
        parts += _shoot_out(wording) if half == SHOOT_OUT else _half(wording, half)
    return parts


def _half(wording: Wording, half: int) -> list[Part]:
    """One half in a paragraph or a few; the first ends with the score at the break."""
    incidents = [incident for incident in wording.chronicle.incidents if incident.half == half]
    told = _worth_telling(incidents)
    paragraphs: list[list[str]] = [[]]
    before: Incident | None = None
    for number, incident in enumerate(told):
        if number and number % SENTENCES == 0:
            paragraphs.append([])
        paragraphs[-1] += _sentences(wording, incident, before)
        before = incident
    shots = [incident for incident in incidents if incident.kind in SHOTS]
    if not shots:
        paragraphs[-1].append(wording.say("quiet"))
    score = wording.chronicle.score_after.get(half)
    if half == 1 and score is not None:
        paragraphs[-1].append(wording.say("break", board=wording.board(score)))
    return [Paragraph(" ".join(sentences)) for sentences in paragraphs]


def _worth_telling(incidents: Sequence[Incident]) -> list[Incident]:
    """What is always told, and the best chances beside it, in order."""
    always = [incident for incident in incidents if incident.kind in ALWAYS]
    chances = sorted((incident for incident in incidents if incident.kind in CHANCES), key=_closeness)
    room = max(1, CHANCES_TOLD - len(always) // 2)
    best = chances[:room]
    return [incident for incident in incidents if incident in always or incident in best]


def _closeness(chance: Incident) -> tuple[int, int]:
    """How close a chance came, the closest first: a card of the other side's was needed, a corner, a narrow save."""
    if chance.rival is not None:
        return 0, chance.minute
    if chance.kind == "corner":
        return 1, chance.minute
    if chance.kind == "saved":
        return 1 + chance.margin, chance.minute
    return 4, chance.minute


def _sentences(wording: Wording, incident: Incident, before: Incident | None) -> list[str]:
    """An incident in a sentence, a goal sometimes in two or three."""
    values = wording.teams(incident.side)
    values["when"] = wording.when(incident, before)
    if incident.kind == "goal":
        return _goal(wording, incident, values)
    if incident.kind in CHANCES:
        values |= wording.shooter(incident.side, incident.player)
        key = incident.kind.replace(" ", "_")
        if incident.rival is not None:
            values["rival"] = wording.player(1 - incident.side, incident.rival)
            key += "_rival"
        return [wording.say(key, **values)]
    if incident.kind == "red card":
        first = wording.chronicle.of_kind("red card", incident.side)[0]
        return [wording.say("red_card" if incident is first else "red_card_again", **values)]
    if incident.player is None:
        return [wording.say("penalty_saved", **values)]
    return [wording.say("penalty_saved_player", **values, player=wording.player(incident.side, incident.player))]


def _goal(wording: Wording, goal: Incident, values: dict[str, object]) -> list[str]:
    how = f"how_{goal.how.replace(' ', '_').replace('-', '_')}"
    values["how"] = wording.phrase(how) if goal.how else ""
    values["score"] = wording.scored(goal.goals)
    key = f"goal_{_situation(goal)}"
    if goal.player is None:
        sentences = [wording.say(f"{key}_team", **values)]
    else:
        name = wording.player(goal.side, goal.player)
        sentences = [wording.say(f"{key}_player", **values, player=name)]
        ours = [other for other in wording.chronicle.goals_of(goal.side) if other.player == goal.player]
        number = ours.index(goal) + 1
        if number > 1:
            tally = f"tally_{number}" if number <= HAT_TRICK else "tally_more"
            sentences.append(wording.say(tally, player=name, number=number))
    if goal.substituted is not None:
        off = wording.player(goal.side, goal.substituted)
        sentences.append(wording.say("paid_by_substitution", ability=ability_name(goal.ability), player=off))
    return sentences


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


def _shoot_out(wording: Wording) -> list[Part]:
    """Who kicked first, how it ended, and every kick."""
    kicks = wording.chronicle.kicks
    if not kicks:
        return []
    view = wording.chronicle.view
    sentences = [wording.say("shoot_out_first", **wording.teams(kicks[0][0]))]
    if len(kicks) > 2 * KICKS:
        sentences.append(wording.say("shoot_out_sudden"))
    outcome = view["outcome"]
    if outcome is not None and outcome["reason"] == "shoot-out":
        side, goes_in = kicks[-1]
        winner = 0 if view["scored"][0] > view["scored"][1] else 1
        score = wording.scored([view["scored"][winner], view["scored"][1 - winner]])
        key = "shoot_out_scored" if goes_in else "shoot_out_saved"
        sentences.append(wording.say(key, **wording.teams(side), **wording.result(winner), score=score))
    by_side = [[goes_in for kicker, goes_in in kicks if kicker == side] for side in (0, 1)]
    rows = [
        [str(number + 1), *(_kick(wording, by_side[side], number) for side in (0, 1))]
        for number in range(max(view["kicks"]))
    ]
    head = [wording.say("kick"), *(wording.chronicle.team(side).name[wording.language] for side in (0, 1))]
    return [Paragraph(" ".join(sentences)), Table(head, rows)]


def _kick(wording: Wording, kicks: Sequence[bool], number: int) -> str:
    """A kick in a word; none where the shoot-out was over before it."""
    if number >= len(kicks):
        return "–"
    return wording.phrase("kick_scored" if kicks[number] else "kick_saved")
