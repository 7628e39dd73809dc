"""Everything that a move, a view or an event names, described so that a page can draw it without knowing the rules."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from onze.games.world_cup.box.bracket import bracket_places, group_places
from onze.games.world_cup.box.cards import CardKind
from onze.games.world_cup.box.edition import BYE, GROUPS, LEFT_AND_RIGHT, Phase, Slot, Team
from onze.games.world_cup.box.painting import flag_of, paint_of
from onze.games.world_cup.box.rows import ATTACK, ONE_GOAL, PENALTY, THREE_GOALS, half_goals
from onze.games.world_cup.box.thing_facts import (
    CardFacts,
    ColourFacts,
    DieFacts,
    DotFacts,
    GroupFacts,
    MatchFacts,
    PhaseFacts,
    RowFacts,
    SeatFacts,
    SlotFacts,
    TeamFacts,
    TokenFacts,
    TournamentFacts,
    WhereFacts,
)
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.rules.naming import is_third_place, match_text, phase_short, stage_texts
from onze.kernel.things import Thing
from onze.kernel.words import Text

if TYPE_CHECKING:
    from onze.games.world_cup.game import WorldCup

__all__ = ["TOURNAMENT", "describe"]

TOURNAMENT: Final = "tournament:cup"
"""The edition that is played; an own one may have an id that no record can hold."""
WHITE_DICE: Final = 2
"""The first two dice are white, the others natural (WCG-2.0.5)."""
REFEREE: Final = "referee"
FAMILIES: Final = ("attack", "defence", "goals", "goals", "goals", "penalty")
"""The family of a card, by the token that it puts down; those that put none down are the referee's."""


def describe(game: "WorldCup") -> Iterator[Thing]:
    """All things of a game: the edition and its teams, cards, tokens and dice, matches and rows, seats."""
    yield _tournament(game)
    for number in range(len(game.edition.phases)):
        yield _phase(game, number)
    for number in range(len(game.edition.groups)):
        yield _group(game, number)
    yield from _teams(game)
    yield from _matches(game)
    for kind in game.kinds:
        yield _card(game, kind)
    yield from _tokens(game)
    yield from _colours(game)
    yield from _dice(game)
    for seat in range(game.seats):
        facts: SeatFacts = {"number": seat, "side": seat}
        yield Thing(f"seat:{seat}", WORDS.text("thing_seat", {"number": seat + 1}), facts=facts)


def _said(key: str, **values: object) -> Text:
    return WORDS.text(f"thing_{key}", values)


# ---- the edition


def _tournament(game: "WorldCup") -> Thing:
    edition = game.edition
    loss, draw, win = edition.points
    facts: TournamentFacts = {
        "edition": edition.id,
        "phases": [f"phase:{phase.id}" for phase in edition.phases],
        "groups": [f"group:{group.id}" for group in edition.groups],
        "final": f"match:{edition.fixtures[edition.final].id}",
        "hand": edition.hand,
        "runs": edition.passes,
        "cards": sum(kind.count for kind in game.kinds),
        "points": {"win": win, "draw": draw, "loss": loss},
        "qualify": edition.qualify,
        "best_thirds": edition.best_thirds,
        "tiebreak": list(edition.tiebreak),
        "modification_dice": game.switches.modification_dice,
        "stages": [dict(text) for text in stage_texts(edition)],
    }
    values = {"edition": edition.text, "teams": len(edition.teams), "matches": len(edition.fixtures)}
    return Thing(TOURNAMENT, edition.text, _said("tournament", **values), facts)


def _phase(game: "WorldCup", number: int) -> Thing:
    edition = game.edition
    phase: Phase = edition.phases[number]
    facts: PhaseFacts = {
        "number": number,
        "short": dict(phase_short(phase)),
        "matches": [f"match:{edition.fixtures[fixture].id}" for fixture in phase.fixtures],
        "dice": phase.dice and game.switches.modification_dice,
        "shoot_out": phase.shoot_out,
        "own_matches": phase.own_matches,
        "partial": phase.partial,
    }
    full = _said("phase", phase=phase.text, matches=len(phase.fixtures))
    return Thing(f"phase:{phase.id}", phase.text, full, facts)


def _group(game: "WorldCup", number: int) -> Thing:
    edition = game.edition
    group = edition.groups[number]
    facts: GroupFacts = {
        "number": number,
        "name": group.id,
        "teams": [f"team:{edition.team_ids[team]}" for team in group.teams],
        "matches": [f"match:{edition.fixtures[fixture].id}" for fixture in group.fixtures],
        "qualify": edition.qualify,
        "y": number,
    }
    text = WORDS.text("dice_for_group", {"group": group.id})
    teams = [edition.teams[team].text for team in group.teams]
    return Thing(f"group:{group.id}", text, _said("group", group=group.id, teams=teams), facts)


def _teams(game: "WorldCup") -> Iterator[Thing]:
    """The nations with their colours (WCG-3.c.2)."""
    groups = {team: group.id for group in game.edition.groups for team in group.teams}
    for number, team in enumerate(game.edition.teams):
        yield _team(game, team, groups.get(number))


def _team(game: "WorldCup", team: Team, group: str | None) -> Thing:
    colour = game.material.colours[team.colour]
    facts: TeamFacts = {
        "code": team.id,
        "colour": f"colour:{colour.name}",
        "paint": paint_of(colour.name),
        "strength": team.colour,
        "spaces": colour.spaces,
        "max_goal": colour.max_goal,
        "group": None if group is None else f"group:{group}",
        "flag": flag_of(team.id),
    }
    values = {"team": team.text, "colour": colour.text, "spaces": colour.spaces, "goals": colour.max_goal}
    return Thing(f"team:{team.id}", team.text, _said("team", **values), facts)


# ---- matches and rows


def _matches(game: "WorldCup") -> Iterator[Thing]:
    """The matches of the board, each followed by its two rows."""
    edition = game.edition
    places = {**group_places(edition), **bracket_places(edition)}
    groups = {fixture: group.id for group in edition.groups for fixture in group.fixtures}
    leads = {
        (slot.reference, slot.kind): f"row:{edition.rows[row]}"
        for row, slot in enumerate(game.slots)
        if slot.kind in ("M", "L")
    }
    for number, fixture in enumerate(edition.fixtures):
        column, height = places[number]
        where: WhereFacts = {
            "phase": f"phase:{edition.phases[fixture.phase].id}",
            "group": f"group:{groups[number]}" if fixture.phase == GROUPS else None,
            "x": column,
            "y": height,
        }
        facts: MatchFacts = {
            **where,
            "number": number,
            "rows": [f"row:{edition.rows[row]}" for row in (2 * number, 2 * number + 1)],
            "final": number == edition.final,
            "third_place": is_third_place(edition, number),
            "walkover": fixture.walkover,
            "winner_to": leads.get((number, "M")),
            "loser_to": leads.get((number, "L")),
        }
        text = match_text(edition, number)
        sides = [_slot(game, slot) for slot in fixture.slots]
        full = _said("match", match=text, left=sides[0], right=sides[1])
        yield Thing(f"match:{fixture.id}", text, full, facts)
        for side, slot in enumerate(fixture.slots):
            yield _row(game, 2 * number + side, slot, where)


def _row(game: "WorldCup", row: int, slot: Slot, where: WhereFacts) -> Thing:
    """One side of a match: a row of spaces, the innermost beside the score (WCG-3.c.8)."""
    edition = game.edition
    spaces = game.spaces[slot.reference] if slot.kind == "S" else None
    facts: RowFacts = {
        **where,
        "match": f"match:{edition.fixtures[row // 2].id}",
        "side": row % 2,
        "against": f"row:{edition.rows[row ^ 1]}",
        "team": f"team:{edition.team_ids[slot.reference]}" if slot.kind == "S" else None,
        "spaces": spaces,
        "slot": _slot_facts(game, slot),
    }
    values = {"match": match_text(edition, row // 2), "team": _slot(game, slot)}
    full = _said(f"row_{LEFT_AND_RIGHT[row % 2]}", **values)
    return Thing(f"row:{edition.rows[row]}", game.move_text(row), full, facts)


def _slot(game: "WorldCup", slot: Slot) -> Text:
    """Who takes a side of a match, in words."""
    edition = game.edition
    if slot.kind == "S":
        return edition.teams[slot.reference].text
    if slot.kind in ("W", "R"):
        return _said(f"slot_{slot.kind}", group=edition.groups[slot.reference].id)
    if slot.kind == "T":
        return _said("slot_T", groups=[edition.groups[group].id for group in slot.groups])
    if slot.kind == BYE:
        return _said("slot_BYE")
    return _said(f"slot_{slot.kind}", match=match_text(edition, slot.reference))


def _slot_facts(game: "WorldCup", slot: Slot) -> SlotFacts:
    """Who takes a side of a match: what kind of place it is, and what it comes from."""
    edition = game.edition
    if slot.kind == "S":
        comes_from = [f"team:{edition.team_ids[slot.reference]}"]
    elif slot.kind in ("M", "L"):
        comes_from = [f"match:{edition.fixtures[slot.reference].id}"]
    else:
        groups = [slot.reference] if slot.kind in ("W", "R") else slot.groups
        comes_from = [f"group:{edition.groups[group].id}" for group in groups]
    return {"kind": slot.kind, "from": comes_from}


# ---- cards, tokens, dice


def _card(game: "WorldCup", kind: CardKind) -> Thing:
    names = game.material.tokens
    facts: CardFacts = {
        "family": FAMILIES[kind.place[0] - 1] if kind.place else REFEREE,
        "place": [f"token:{names[token - 1]}" for token in kind.place],
        "flip": [f"token:{names[token - 1]}" for token in sorted(kind.flip)],
        "downgrade": kind.downgrade,
        "roll": kind.roll,
        "note": dict(_said(f"card_note_{kind.name}")),
        "place_rule": kind.place_rule,
        "flip_rule": kind.flip_rule,
    }
    return Thing(f"card:{kind.name}", kind.text, _said(f"card_{kind.name}"), facts, kind.count)


def _tokens(game: "WorldCup") -> Iterator[Thing]:
    """The tokens face up, and face down those that can be turned over: they are the same pieces (WCG-6.i.2)."""
    material = game.material
    for token, name in enumerate(material.tokens, start=1):
        text, count = material.token_texts[token - 1], material.supply[token - 1]
        turns = token == ATTACK or ONE_GOAL <= token <= THREE_GOALS
        facts: TokenFacts = {
            "sign": name[0],
            "half_goals": half_goals(token),
            "goal": ONE_GOAL <= token <= PENALTY,
            "vulnerable": turns,
            "face_down": False,
            "turns_into": f"token:~{name}" if turns else None,
        }
        yield Thing(f"token:{name}", text, _said(f"token_{name}"), facts, count)
        if turns:
            down: TokenFacts = {
                "sign": "×",
                "half_goals": 0,
                "goal": False,
                "vulnerable": False,
                "face_down": True,
                "turns_into": None,
            }
            turned = _said("token_down", token=text)
            yield Thing(f"token:~{name}", turned, _said("token_down_full", token=text), down, count)


def _colours(game: "WorldCup") -> Iterator[Thing]:
    """The colours of the teams, and the dots that count for them (WCG-3.c.2, WCG-C-08)."""
    colours = game.material.colours
    for number, colour in enumerate(colours):
        facts: ColourFacts = {
            "strength": number,
            "paint": paint_of(colour.name),
            "spaces": colour.spaces,
            "max_goal": colour.max_goal,
            "dot": f"dot:{colour.dot}",
        }
        values = {"colour": colour.text, "spaces": colour.spaces, "goals": colour.max_goal}
        yield Thing(f"colour:{colour.name}", colour.text, _said("colour", **values), facts)
    for number, colour in enumerate(colours):
        dot: DotFacts = {
            "colour": f"colour:{colour.name}",
            "paint": paint_of(colour.dot),
            "miss": number == game.material.miss,
        }
        text = colour.text if colour.dot == colour.name else WORDS.text(f"dot_{colour.dot}")
        yield Thing(f"dot:{colour.dot}", text, _said("dot", colour=colour.text), dot)


def _dice(game: "WorldCup") -> Iterator[Thing]:
    for number, die in enumerate(game.material.dice):
        wood = "white" if number < WHITE_DICE else "natural"
        text = _said(f"die_{wood}", number=number % WHITE_DICE + 1)
        faces = [f"dot:{dot}" for dot in die.dots]
        facts: DieFacts = {"number": number, "wood": wood, "faces": faces}
        yield Thing(f"die:{die.name}", text, facts=facts)
