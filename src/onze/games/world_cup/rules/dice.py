"""Chapters VIII.d and X: the modification dice, and the lots where nothing else decides."""

from collections.abc import Sequence

from onze.games.world_cup.match import WorldCupMatch

__all__ = ["count_dots", "draw_lots", "faces", "no_dots", "tell_lots", "throw_dice"]


def throw_dice(match: WorldCupMatch, where: str, rule: str) -> list[int]:
    """Throws all four dice for a group or a round: how many dots each colour gets (WCG-8.d.1, WCG-C-08)."""
    return count_dots(match, faces(match), where, rule)


def faces(match: WorldCupMatch) -> list[int]:
    """The face that each die shows when all four are thrown."""
    return [match.die(len(die.dots)) - 1 for die in match.rules.material.dice]


def count_dots(match: WorldCupMatch, thrown: Sequence[int], where: str, rule: str) -> list[int]:
    """Tells what the dice show, and counts the dots of each colour."""
    material = match.rules.material
    dots = [0] * len(material.colours)
    for die, face in zip(material.dice, thrown, strict=True):
        dots[die.colours[face]] += 1
    if match.heard:
        shown = [f"dot:{die.dots[face]}" for die, face in zip(material.dice, thrown, strict=True)]
        match.tell("dice", {"where": where, "dots": shown}, rule)
    return dots


def no_dots(match: WorldCupMatch) -> list[int]:
    """What counts when the dice are not thrown (WCG-13.0.1, WCG-C-65)."""
    return [0] * len(match.rules.material.colours)


def draw_lots(match: WorldCupMatch, teams: Sequence[int]) -> list[int]:
    """Teams in an order that chance decides, for all to see (WCG-10.4.1, WCG-C-38)."""
    order = list(teams)
    match.chance.shuffle(order)
    return order


def tell_lots(match: WorldCupMatch, order: Sequence[int], rule: str) -> None:
    """Tells the order that lots have drawn."""
    if match.heard:
        things = match.rules.edition.team_things
        match.tell("lots", {"order": [things[team] for team in order]}, rule)
