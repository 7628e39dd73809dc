"""What was noted of the turns before a scenario: contacts, fouls, who moved the ball, and what a VAR would restore."""

from collections.abc import Mapping
from typing import Any, Final

from onze.games.footime.box.pawns import PAWNS, TEAM
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.ball import FIRST_PLACE, snapshot
from onze.games.footime.rules.cards.cautions import FOUL, RED, YELLOW
from onze.games.footime.scenes.pawns import THE_BALL, places_named
from onze.kernel.scenes import Scene

__all__ = ["set_notes"]

CARDS: Final = {"foul": FOUL, "yellow": YELLOW, "red": RED}
NEED_FOUL: Final = ("Aggravate", "ReplaceKeeper", "FreeKickTaker", "ClearArea")
"""Decisions that only a foul leads to."""
FIRST_CARD: Final = (
    "Turn", "SaveWindow", "TackleWindow", "OffsideRestart", "Appeal", "LineUp", "LineUpTogether", "KickOffTo",
)  # fmt: skip
"""Decisions before which no card has been laid in the turn."""


def set_notes(match: FootimeMatch, scene: Scene, base: str) -> None:
    """Contacts, fouls, who moved the ball, and what a VAR would restore."""
    match.contacts = _contacts(match, scene)
    match.claimed = _foul(match, scene, "claimed", match.side, base in ("Appeal",))
    match.foul = _foul(match, scene, "foul", 1 - match.side, base in NEED_FOUL)
    if scene.flag("put_by_opponent", base == "SaveWindow"):
        match.ball_by = match.actor
    match.first_card = base in FIRST_CARD
    before = snapshot(match)
    for pawn, place in places_named(match, scene, "was").items():
        before[0 if pawn == THE_BALL else FIRST_PLACE + pawn] = place
    if match.claimed or match.foul or base == "Verdict":
        match.before_foul = before
    if match.rules.pitch.goals & match.rules.pitch.bit[match.ball] or base == "Verdict":
        match.before_shot = before


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


def _foul(match: FootimeMatch, scene: Scene, fact: str, offending: int, needed: bool) -> list[int]:
    """A foul with its offender (of one side), its victim and the cards laid on it."""
    pawns = match.rules.pawns
    scene.read.add(fact)
    value: Any = scene.facts.get(fact)
    if value is None and needed:
        value = {"offender": pawns[match.pawns(offending)[-1]], "victim": pawns[match.pawns(1 - offending)[-1]]}
    if value is None:
        return []
    cards = value.get("cards", ["foul"]) if isinstance(value, Mapping) else ["?"]
    names = [value.get("offender"), value.get("victim")] if isinstance(value, Mapping) else []
    if len(names) != 2 or not all(name in pawns for name in names) or not all(card in CARDS for card in cards):
        raise scene.wrong(fact, WORDS.text("wanted_foul"), "FT-CARD-FOUL.3")
    offender, victim = pawns.index(str(names[0])), pawns.index(str(names[1]))
    if offender // TEAM != offending or victim // TEAM == offending or match.at[victim] < 0:
        raise scene.wrong(fact, WORDS.text("wanted_foul"), "FT-CARD-FOUL.3")
    return [offender, victim, sum({CARDS[card] for card in cards})]
