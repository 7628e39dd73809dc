"""The cards of a scenario: those that are named, the rest dealt."""

from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.hands import HAND
from onze.kernel.chance import Chance
from onze.kernel.scenes import PackLeft, Scene

__all__ = ["set_cards"]


def set_cards(match: FootimeMatch, scene: Scene, chance: Chance) -> None:
    """Lays the cards that are named, fills hands up to eight, and makes the piles of the rest (FT-TURN.4)."""
    rules = match.rules
    left = PackLeft(rules, [kind.count for kind in rules.kinds])
    for seat, names in scene.names_by_seat("hands", rules.seats).items():
        if len(names) > HAND:
            raise scene.wrong("hands", WORDS.text("wanted_hand", {"size": HAND, "seat": seat}), "FT-TURN.4")
        left.lay(names, match.hands[seat])
    left.lay(scene.names("draw_pile"), match.draw_pile)
    left.lay(_played(scene), match.played)
    stock = left.shuffled(chance)
    for hand in match.hands:
        stock.fill(hand, HAND)
    named = len(match.draw_pile)
    most = named + len(stock.cards)
    size = scene.number("draw_pile_size", most, max(named, 1), most)
    stock.fill(match.draw_pile, size)
    stock.fill(match.played, len(match.played) + len(stock.cards))


def _played(scene: Scene) -> list[str]:
    """The top cards of the played pile, under either of its names."""
    played, discarded = scene.names("played"), scene.names("discard_pile")
    if "played" in scene.facts and "discard_pile" in scene.facts:
        raise WORDS.refused("one_name_for_played")
    return played or discarded
