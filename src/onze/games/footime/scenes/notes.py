"""What was noted of the turns before a scenario: contacts, fouls, who moved the ball, and what a VAR would restore."""

from collections.abc import Mapping
from typing import Any, Final

from onze.games.footime.box.pawns import EXPELLED, PAWNS, TEAM
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FIRST_PLACE, FootimeMatch
from onze.games.footime.rules.ball import nearest_free, snapshot
from onze.games.footime.rules.cards.cautions import FOUL, RED, YELLOW
from onze.games.footime.scenes.ball import KICK_OFFS
from onze.games.footime.scenes.pawns import SHOOT_OUT_ROLLS, THE_BALL, places_named
from onze.kernel.scenes import Scene

__all__ = ["set_notes"]

CARDS: Final = {"foul": FOUL, "yellow": YELLOW, "red": RED}
NEED_FOUL: Final = ("Aggravate", "ReplaceKeeper", "FreeKickTaker", "ClearArea")
"""Decisions that only a foul leads to."""
FIRST_CARD: Final = (
    "Turn", "SaveWindow", "TackleWindow", "OffsideRestart", "Appeal",
)  # fmt: skip
"""Decisions before which no card has been laid in the turn."""


def set_notes(match: FootimeMatch, scene: Scene, base: str) -> None:
    """Contacts, fouls, who moved the ball, and what a VAR would restore; a kick-off or a shoot-out ends them all."""
    if base in SHOOT_OUT_ROLLS or base in KICK_OFFS:
        return
    match.contacts = _contacts(match, scene)
    contested = base == "Verdict" and scene.facts.get("about", "foul") == "foul"
    match.claimed = _foul(match, scene, "claimed", match.side, base == "Appeal" or contested, base)
    match.foul = _foul(match, scene, "foul", 1 - match.side, base in NEED_FOUL, base)
    if scene.flag("put_by_opponent", base == "SaveWindow"):
        match.ball_by = match.actor
    match.first_card = base in FIRST_CARD
    in_goal = match.rules.pitch.goals & match.rules.pitch.bit[match.ball] != 0
    before = snapshot(match)
    if match.claimed or match.foul or in_goal:
        _set_before(match, scene, before)
    elif "was" in scene.facts:
        raise WORDS.refused("was_for_a_var", "FT-CARD-VAR.6")
    if match.claimed or match.foul:
        match.before_foul = before
    if in_goal:
        match.before_shot = before


def _set_before(match: FootimeMatch, scene: Scene, before: list[int]) -> None:
    """Pawns and ball where they were: a position that a VAR can restore (FT-CARD-VAR.6).

    A ball that lies in a goal was before it, on the penalty spot if that is free and nothing else is said.
    """
    pitch = match.rules.pitch
    if pitch.goals & pitch.bit[match.ball]:
        end = 0 if pitch.goal[0] & pitch.bit[match.ball] else 1
        before[0] = nearest_free(match, pitch.spot[end], pitch.field)
    for pawn, place in places_named(match, scene, "was").items():
        if pawn == THE_BALL:
            before[0] = place
        else:
            before[FIRST_PLACE + pawn] = place
    places = before[FIRST_PLACE : FIRST_PLACE + PAWNS]
    standing = [place for place in places if place >= 0]
    outfield = [place for pawn, place in enumerate(places) if place >= 0 and not match.is_keeper(pawn)]
    if (
        len({*standing, before[0]}) != len(standing) + 1
        or before[0] < 0
        or any(pitch.goals & pitch.bit[place] for place in (*outfield, before[0]))
        or any(places[keeper] < 0 for keeper in match.keepers)
        or any(place == EXPELLED != match.at[pawn] for pawn, place in enumerate(places))
    ):
        raise scene.wrong("was", WORDS.text("wanted_before"), "FT-CARD-VAR.6")


def _contacts(match: FootimeMatch, scene: Scene) -> list[int]:
    """Pairs of an opponent's pawn and one of the player in turn."""
    pawns = match.rules.pawns
    scene.read.add("contacts")
    value: Any = scene.facts.get("contacts", [])
    mine = range(match.side * TEAM, match.side * TEAM + TEAM)
    found: list[int] = []
    pairs: list[Any] = list(value) if isinstance(value, (list, tuple)) else [value]
    for pair in pairs:
        if not isinstance(pair, (list, tuple)) or len(pair) != 2 or not all(name in pawns for name in pair):
            raise scene.wrong("contacts", WORDS.text("wanted_contacts"), "FT-CARD-FOUL.4")
        offender, victim = pawns.index(pair[0]), pawns.index(pair[1])
        if offender in mine or victim not in mine or match.at[offender] < 0 or match.at[victim] < 0:
            raise scene.wrong("contacts", WORDS.text("wanted_contacts"), "FT-CARD-FOUL.4")
        found.append(PAWNS * offender + victim)
    return found


def _foul(match: FootimeMatch, scene: Scene, fact: str, offending: int, needed: bool, base: str) -> list[int]:
    """A foul with its offender (of one side), its victim and the cards laid on it."""
    pawns = match.rules.pawns
    scene.read.add(fact)
    value: Any = scene.facts.get(fact)
    if value is None and needed:
        offender = match.keepers[offending] if base == "ReplaceKeeper" else match.pawns(offending)[-1]
        value = {"offender": pawns[offender], "victim": pawns[match.pawns(1 - offending)[-1]]}
    if value is None:
        return []
    cards = value.get("cards", ["foul"]) if isinstance(value, Mapping) else ["?"]
    names = [value.get("offender"), value.get("victim")] if isinstance(value, Mapping) else []
    if len(names) != 2 or not all(name in pawns for name in names) or not all(card in CARDS for card in cards):
        raise scene.wrong(fact, WORDS.text("wanted_foul"), "FT-CARD-FOUL.3")
    offender, victim = pawns.index(str(names[0])), pawns.index(str(names[1]))
    if base == "Aggravate" and match.at[offender] < 0:
        raise scene.wrong(fact, WORDS.text("wanted_offender_on_pitch"), "FT-CARD-YELLOW.6")
    if base == "ReplaceKeeper" and fact == "foul" and offender != match.keepers[offending]:
        raise scene.wrong(fact, WORDS.text("wanted_keeper_offender"), "FT-CARD-RED.5")
    if offender // TEAM != offending or victim // TEAM == offending or match.at[victim] < 0:
        raise scene.wrong(fact, WORDS.text("wanted_foul"), "FT-CARD-FOUL.3")
    return [offender, victim, sum({CARDS[card] for card in cards})]
