"""The virtual opponent's side of a scenario: its piles, its active cards, and how it goes on."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.penalties import THROW_FACES
from onze.games.worldwide_football.rules.solo.abilities import CLAIM_FOUL
from onze.games.worldwide_football.rules.solo.active import (
    MOMENT_AFTER,
    MOMENT_AFTER_SHOT,
    MOMENT_RECOVERY,
    MOMENT_WITH,
    PlayActive,
)
from onze.games.worldwide_football.rules.solo.piles import (
    IN_EXTRA_TIME,
    VIRTUAL,
    action_pile,
    active_shots,
    defence_pile,
    ready_cards,
    special_pile,
    virtual_piles,
)
from onze.kernel.cards import Zone
from onze.kernel.chance import Chance
from onze.kernel.scenes import PackLeft, Scene, Stock
from onze.kernel.steps import Step

__all__ = ["ALL_THERE_ARE", "SOLO_FACTS", "as_it_acts", "lay_virtual_cards"]

SOLO_FACTS: Final[Mapping[str, str]] = {
    "defence_pile": "solo: the virtual opponent's Defence pile, top card first: exactly these; else all there are",
    "special_pile": "solo: the virtual opponent's Special pile, top card first: exactly these; else all there are",
    "active_shots": "solo: the virtual opponent's active Shots, the oldest first",
    "virtual_turn": "solo: whether the virtual opponent has the ball and goes on, to the decision named: false",
    "ready": "solo: cards that the virtual opponent has recovered and lays next, the oldest first",
}

CARD_FACTS: Final = ("draw_piles", "defence_pile", "special_pile", "active_shots", "ready", "discards", "laid", "card")
MOST_ACTIVE: Final = 3
ALL_THERE_ARE: Final = -1
"""The size of a pile that holds all cards that lie nowhere else."""


def lay_virtual_cards(match: WorldwideMatch, scene: Scene, size: int, left: PackLeft, chance: Chance) -> None:
    """Its piles: all cards that belong there, or exactly those that are named and the others in its discard.

    What is named of the Action pile lies there already; ``size`` says how many cards it has.
    """
    rules = match.rules
    if len(scene.names_by_seat("players", 2).get(VIRTUAL, [])) > MOST_ACTIVE:
        raise scene.wrong("players", WORDS.text("wanted_active", {"most": MOST_ACTIVE}), "WF-28.3")
    shots = [rules.shots[card] for card in range(len(rules.actions))]
    attacks = [card < rules.first_defence and not shots[card] for card in range(len(rules.actions))]
    _lay(scene, "active_shots", scene.names("active_shots")[::-1], active_shots(match), shots, left)
    _lay(scene, "ready", scene.names("ready")[::-1], ready_cards(match), attacks, left)
    belongs = [[kind == which for kind in rules.pile_of] for which in range(3)]
    _lay(scene, "draw_piles", [], action_pile(match), belongs[0], left)
    _lay(scene, "defence_pile", scene.names("defence_pile"), defence_pile(match), belongs[1], left)
    _lay(scene, "special_pile", scene.names("special_pile"), special_pile(match), belongs[2], left)
    gone = [full - count for full, count in zip(left.full, left.counts, strict=True)]
    in_play = [sum([gone[card] for card, there in enumerate(belongs[which]) if there]) for which in range(3)]
    stock = left.shuffled(chance)
    if match.half > 2:
        _lay_aside(match, scene, stock, belongs, in_play)
    named = (False, "defence_pile" in scene.facts, "special_pile" in scene.facts)
    for which, pile in enumerate(virtual_piles(match)):
        low = len(pile.cards)
        most = low + len([card for card in stock.cards if belongs[which][card]])
        wanted = low if named[which] else size if which == 0 and size != ALL_THERE_ARE else most
        if not low <= wanted <= most:
            raise scene.wrong("draw_pile_sizes", WORDS.text("wanted_pile", {"low": low, "high": most}))
        stock.fill(pile, wanted, belongs[which])
        match.prove_absent(pile, rules.not_in_pile[which])
    discard = match.discards[VIRTUAL]
    stock.fill(discard, len(discard.cards) + len(stock.cards))


def _lay_aside(
    match: WorldwideMatch, scene: Scene, stock: Stock, belongs: Sequence[Sequence[bool]], named: Sequence[int]
) -> None:
    """In extra time it plays with ten cards, the others lie aside (WF-C-82)."""
    reserve = match.reserves[VIRTUAL]
    for which, size in enumerate(IN_EXTRA_TIME):
        if named[which] > size:
            given = next(name for name in CARD_FACTS if name in scene.facts)
            raise scene.wrong(given, WORDS.text("wanted_virtual_ten", {"sizes": IN_EXTRA_TIME}), "WF-C-82")
        there = len([card for card in stock.cards if belongs[which][card]])
        stock.fill(reserve, len(reserve.cards) + there - (size - named[which]), belongs[which])


def _lay(scene: Scene, fact: str, names: Sequence[str], zone: Zone, belongs: Sequence[bool], left: PackLeft) -> None:
    """Lays named cards in a place that is only for some kinds."""
    left.lay(names, zone)
    if not all(belongs[card] for card in zone.cards):
        cards = [name for name, there in zip(left.game.cards, belongs, strict=False) if there]
        raise scene.wrong(fact, WORDS.text("wanted_cards_there", {"cards": cards}), "WF-24.10")


def as_it_acts(match: WorldwideMatch, steps: Sequence[Step[Any]]) -> list[Step[Any]]:
    """The steps that wait, with its own instead of a player's windows."""
    found: list[Step[Any]] = []
    for step in steps:
        name = type(step).__name__
        if name == "Penalty":
            found.append(THROW_FACES)
        elif match.ball == VIRTUAL and name in ITS_STEPS:
            found.append(ITS_STEPS[name])
        else:
            found.append(step)
    return found


ITS_STEPS: Final[Mapping[str, Step[Any]]] = {
    "WithCards": PlayActive(MOMENT_WITH),
    "AfterCard": PlayActive(MOMENT_AFTER),
    "AfterShot": PlayActive(MOMENT_AFTER_SHOT),
    "Recovery": PlayActive(MOMENT_RECOVERY),
    "Dive": CLAIM_FOUL,
}
"""What it does where a player with the ball is asked."""
