"""Scenarios: what each side has before any card is dealt: its team, Stars, abilities and red cards."""

from collections.abc import Sequence

from onze.games.worldwide_football.box.abilities import ABILITIES, AMATEUR_ABILITIES, as_bits
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import WorldwideMatch, changed
from onze.games.worldwide_football.rules.substitutions import TOKENS
from onze.kernel.scenes import Scene

__all__ = ["set_reds", "set_stars", "set_teams"]


def set_teams(match: WorldwideMatch, scene: Scene, known: int) -> None:
    rules = match.rules
    ids = [team.id for team in rules.teams]
    names = scene.names("teams") or ids[:2]
    if len(names) != 2 or len(set(names)) != 2 or not set(names) <= set(ids):
        raise scene.wrong("teams", WORDS.text("wanted_teams", {"teams": ids}), "WF-C-05")
    for side in range(known):
        match.teams = changed(match.teams, side, ids.index(names[side]))
        team = match.team(side)
        match.stars[side] = rules.most_stars(match, side)
        match.abilities[side] = team.abilities if rules.switches.stars_plus else AMATEUR_ABILITIES
        if rules.is_virtual(side):
            match.abilities[side] = rules.virtual_abilities(team)
        if rules.switches.substitutions:
            match.tokens = changed(match.tokens, side, TOKENS)


def set_reds(match: WorldwideMatch, scene: Scene) -> None:
    """Red cards, where they are shown (WF-16.6)."""
    match.reds = scene.numbers("reds", (0, 0), 0, 9)
    if any(match.reds) and not match.rules.switches.cautions:
        raise scene.wrong("reds", WORDS.text("wanted_in_force", {"needed": "cautions"}), "WF-14.1")


def set_stars(match: WorldwideMatch, scene: Scene) -> None:
    """Stars, and the abilities face up."""
    rules = match.rules
    most = [rules.most_stars(match, side) for side in BOTH_SIDES]
    match.stars = scene.numbers("stars", most, 0, max(most))
    if any(match.stars[side] > most[side] for side in BOTH_SIDES):
        raise scene.wrong("stars", WORDS.text("wanted_stars", {"most": most}), "WF-18.7")
    named = scene.names_by_seat("abilities", 2)
    for side in BOTH_SIDES:
        if side in named:
            match.abilities[side] = _abilities_named(match, scene, side, named[side])
        elif rules.switches.stars_plus and not rules.is_virtual(side):
            free = [number for number in range(len(ABILITIES)) if not match.abilities[side] >> number & 1]
            match.abilities[side] |= 1 << free[0] | 1 << free[1]


def _abilities_named(match: WorldwideMatch, scene: Scene, side: int, names: Sequence[str]) -> int:
    """Abilities of the mode, each once: a side has one card of each (WF-3.3, WF-4.9, WF-18.2, WF-C-41)."""
    switches = match.rules.switches
    virtual = match.rules.is_virtual(side)
    all_nine = switches.solo_team_abilities if virtual else switches.stars_plus
    there = [name for name in ABILITIES if all_nine or AMATEUR_ABILITIES >> ABILITIES.index(name) & 1]
    if not set(names) <= set(there):
        values = {"side": side, "abilities": there}
        rule = "WF-18.2" if all_nine else "WF-24.13" if virtual else "WF-4.9"
        raise scene.wrong("abilities", WORDS.text("wanted_abilities", values), rule)
    if len(set(names)) < len(names):
        twice = [name for name in there if names.count(name) > 1]
        raise scene.wrong("abilities", WORDS.text("wanted_abilities_once", {"side": side, "twice": twice}), "WF-C-23")
    return as_bits(tuple(names))
