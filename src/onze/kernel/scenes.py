"""Building blocks for scenarios: facts that are checked, and cards dealt from what is left of a pack."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.kernel.cards import Zone
from onze.kernel.chance import Chance
from onze.kernel.game import Game
from onze.kernel.words import KERNEL_WORDS, Refused

__all__ = ["PackLeft", "Scene"]


class Scene:
    """The facts of a scenario, each read once and refused with a sentence when it cannot be."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self.facts = facts

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A whole number within a range."""
        value = self.facts.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(name, {"en": f"a whole number from {low} to {high}", "fr": f"un entier de {low} à {high}"})
        return value

    def flag(self, name: str, default: bool) -> bool:
        """True or false."""
        value = self.facts.get(name, default)
        if not isinstance(value, bool):
            raise self.wrong(name, {"en": "true or false", "fr": "true ou false"})
        return value

    def word(self, name: str, default: str, choices: Sequence[str]) -> str:
        """One of a few words."""
        value = self.facts.get(name, default)
        if value not in choices:
            words = ", ".join(choices)
            raise self.wrong(name, {"en": f"one of {words}", "fr": f"l’un de {words}"})
        return str(value)

    def numbers(self, name: str, default: Sequence[int], low: int, high: int) -> list[int]:
        """As many whole numbers as the default has, each within a range."""
        value = self.facts.get(name, default)
        size = len(default)
        if (
            not isinstance(value, (list, tuple))
            or len(value) != size
            or any(isinstance(n, bool) or not isinstance(n, int) or not low <= n <= high for n in value)
        ):
            raise self.wrong(
                name,
                {
                    "en": f"{size} whole numbers from {low} to {high}",
                    "fr": f"{size} entiers de {low} à {high}",
                },
            )
        return list(value)

    def names(self, name: str) -> list[str]:
        """A list of names, empty by default."""
        value = self.facts.get(name, [])
        if not isinstance(value, (list, tuple)) or any(not isinstance(part, str) for part in value):
            raise self.wrong(name, {"en": "a list of names", "fr": "une liste de noms"})
        return list(value)

    def names_by_seat(self, name: str, seats: int) -> dict[int, list[str]]:
        """For some seats a list of names each: ``{0: [...]}``."""
        value = self.facts.get(name, {})
        wanted = {"en": f"names by seat, 0 to {seats - 1}", "fr": f"des noms par place, de 0 à {seats - 1}"}
        if not isinstance(value, Mapping) or any(seat not in range(seats) for seat in value):
            raise self.wrong(name, wanted)
        for part in value.values():
            if not isinstance(part, (list, tuple)) or any(not isinstance(card, str) for card in part):
                raise self.wrong(name, wanted)
        return {seat: list(part) for seat, part in value.items()}

    def wrong(self, name: str, wanted: Mapping[str, str], rule: str = "") -> Refused:
        """The refusal of a fact, to be raised."""
        facts = {"name": name, "value": repr(self.facts.get(name)), "wanted": wanted}
        return KERNEL_WORDS.refused("wrong_fact", rule, facts)


class PackLeft:
    """The cards of a pack that a scenario has not laid yet."""

    def __init__(self, game: Game[Any], counts: Sequence[int]) -> None:
        self.game = game
        self.counts = list(counts)
        self.full = tuple(counts)

    def lay(self, names: Sequence[str], zone: Zone) -> None:
        """Lays the named cards in a place, the first being the top one."""
        for name in reversed(names):
            card = self.game.card(name)
            if self.counts[card] == 0:
                facts = {"card": name, "named": self.full[card] + 1, "held": self.full[card]}
                raise KERNEL_WORDS.refused("too_many_of_a_card", facts=facts)
            self.counts[card] -= 1
            zone.put(card)

    def shuffled(self, chance: Chance) -> "Stock":
        """What is left, in random order, to be dealt to the rest of the table."""
        cards = [card for card, count in enumerate(self.counts) for _ in range(count)]
        chance.shuffle(cards)
        return Stock(cards)


class Stock:
    """Shuffled cards that a scenario deals to the places it did not name."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def fill(self, zone: Zone, size: int) -> None:
        """Puts cards under those that lie in a place until it holds ``size``."""
        wanted = size - len(zone)
        if wanted > len(self.cards):
            facts = {"wanted": wanted, "left": len(self.cards)}
            raise KERNEL_WORDS.refused("too_many_cards", facts=facts)
        for _ in range(wanted):
            zone.cards.insert(0, self.cards.pop())
            zone.marks.insert(0, zone.place.sees)
        zone.sort()
