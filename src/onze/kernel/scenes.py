"""Building blocks for scenarios: facts that are checked, and cards dealt from what is left of a pack."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.kernel.cards import Zone
from onze.kernel.chance import Chance
from onze.kernel.game import Game
from onze.kernel.words import KERNEL_WORDS, Refused, Text

__all__ = ["PackLeft", "Scene", "Stock"]


class Scene:
    """The facts of a scenario, for ``Game.set_scene``: each is refused with a sentence when it cannot be.

    Every fact is read by its kind, with a default for when it is not given.
    """

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self.facts = facts
        """The facts as they were given."""
        self.read: set[str] = set()
        """The names of those that have been read."""

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A whole number within a range."""
        value = self._value(name, default)
        if not _is_number(value, low, high):
            wanted = "wanted_number" if low < high else "wanted_this_number"
            raise self.wrong(name, KERNEL_WORDS.text(wanted, {"low": low, "high": high}))
        return int(value)

    def numbers(self, name: str, default: Sequence[int], low: int, high: int) -> list[int]:
        """As many whole numbers as the default has, each within a range."""
        value = self._value(name, default)
        size = len(default)
        if (
            not isinstance(value, (list, tuple))
            or len(value) != size
            or not all(_is_number(part, low, high) for part in value)
        ):
            raise self.wrong(name, KERNEL_WORDS.text("wanted_numbers", {"size": size, "low": low, "high": high}))
        return list(value)

    def flag(self, name: str, default: bool) -> bool:
        """True or false."""
        value = self._value(name, default)
        if not isinstance(value, bool):
            raise self.wrong(name, KERNEL_WORDS.text("wanted_flag"))
        return value

    def word(self, name: str, default: str, choices: Sequence[str]) -> str:
        """One of a few words."""
        value = self._value(name, default)
        if not isinstance(value, str) or value not in choices:
            if len(choices) == 1:
                raise self.wrong(name, KERNEL_WORDS.text("wanted_this_word", {"word": choices[0]}))
            raise self.wrong(name, KERNEL_WORDS.text("wanted_word", {"words": tuple(choices)}))
        return value

    def names(self, name: str) -> list[str]:
        """A list of names, empty by default."""
        value = self._value(name, [])
        if not _are_names(value):
            raise self.wrong(name, KERNEL_WORDS.text("wanted_names"))
        return list(value)

    def names_by_seat(self, name: str, seats: int) -> dict[int, list[str]]:
        """For some seats a list of names each: ``{0: [...]}``."""
        value = self._value(name, {})
        if not isinstance(value, Mapping) or not all(
            _is_number(seat, 0, seats - 1) and _are_names(part) for seat, part in value.items()
        ):
            raise self.wrong(name, KERNEL_WORDS.text("wanted_names_by_seat", {"last": seats - 1}))
        return {seat: list(part) for seat, part in value.items()}

    def refuse_unread(self, decision: str) -> None:
        """Refuses a fact that was given and has not been asked for: it would say nothing."""
        for name in self.facts:
            if name not in self.read:
                raise KERNEL_WORDS.refused("fact_not_read", values={"name": name, "decision": decision})

    def wrong(self, name: str, wanted: Text, rule: str = "") -> Refused:
        """The refusal of a fact, to be raised."""
        values = {"name": name, "value": repr(self.facts.get(name)), "wanted": wanted}
        return KERNEL_WORDS.refused("wrong_fact", rule, values)

    def _value(self, name: str, default: object) -> Any:
        self.read.add(name)
        return self.facts.get(name, default)


def _is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _are_names(value: object) -> bool:
    return isinstance(value, (list, tuple)) and all(isinstance(part, str) for part in value)


class PackLeft:
    """The cards of a pack that a scenario has not laid yet."""

    def __init__(self, game: Game[Any], counts: Sequence[int]) -> None:
        self.game = game
        """The game whose cards they are."""
        self.counts = list(counts)
        """How many cards of each kind are left."""
        self.full = tuple(counts)
        """How many of each kind the pack holds."""

    def lay(self, names: Sequence[str], zone: Zone) -> None:
        """Lays the named cards in a place, the first being the top one."""
        for name in reversed(names):
            card = self.game.card(name)
            if self.counts[card] == 0:
                values = {"card": name, "named": self.full[card] + 1, "held": self.full[card]}
                raise KERNEL_WORDS.refused("too_many_of_a_card" if self.full[card] else "none_of_a_card", values=values)
            self.counts[card] -= 1
            zone.put(card)

    def first_of(self, wanted: Sequence[bool]) -> str:
        """The name of the first card left that is wanted, for a place that needs one of its kind."""
        for card, count in enumerate(self.counts):
            if count and wanted[card]:
                return self.game.cards[card]
        raise KERNEL_WORDS.refused("too_many_cards", values={"wanted": 1, "left": 0})

    def shuffled(self, chance: Chance) -> "Stock":
        """What is left, in random order, to be dealt to the rest of the table."""
        cards = [card for card, count in enumerate(self.counts) for _ in range(count)]
        chance.shuffle(cards)
        return Stock(cards)


class Stock:
    """Shuffled cards that a scenario deals to the places it did not name."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        """The cards that are left, the next one last."""

    def fill(self, zone: Zone, size: int, fits: Sequence[bool] | None = None) -> None:
        """Puts cards under those that lie in a place until it holds ``size``; where it says so, only some kinds."""
        spots = [spot for spot, card in enumerate(self.cards) if fits is None or fits[card]]
        wanted = max(size - len(zone), 0)
        if wanted > len(spots):
            raise KERNEL_WORDS.refused("too_many_cards", values={"wanted": wanted, "left": len(spots)})
        for _ in range(wanted):
            zone.cards.insert(0, self.cards.pop(spots.pop()))
            zone.marks.insert(0, zone.place.sees)
        zone.sort()
