"""The pack: kinds of cards, how many there are of each, and the name of what each does."""

from typing import Any, Final

from onze.games.footime.box.words import WORDS
from onze.kernel.data import DataFile
from onze.kernel.words import LANGUAGES, Text, read_text

__all__ = ["AGAIN", "DOUBLING", "NO_CARD", "CardKind", "read_pack"]

NO_CARD: Final = -1
"""In place of a card where none is laid, or it lies on the table already."""
AGAIN: Final = ("skill", "duel", "injure", "change", "swap", "redeal", "var")
"""The cards after which their player plays again, by what they do (FT-TURN.6)."""
DOUBLING: Final = ("accelerate", "power")
"""The cards that are combined with another one (FT-CARD-ACCEL.1, FT-CARD-POWER.1)."""
MOST: Final = 27
"""The largest value that a card can have: nothing is further on the pitch."""


class CardKind:
    """A kind of card: ``move-3``, ``tackle``."""

    def __init__(self, name: str, effect: str, value: int, count: int, rule: str, text: Text, title: Text) -> None:
        self.name = name
        self.effect = effect
        """What it does, by the name of the effect."""
        self.value = value
        """How far it moves a pawn or the ball; 0 where it has no value."""
        self.count = count
        self.rule = rule
        self.text = text
        self.title = title
        """What stands on it beside its value."""


def read_pack(file: DataFile, effects: tuple[str, ...]) -> list[CardKind]:
    """The kinds of cards in a file, in its order; refused where an entry cannot be played with."""
    kinds: list[CardKind] = []
    for number, entry in enumerate(file.read().get("card", []), 1):
        mistake = _mistake(entry, effects)
        if mistake:
            values = {"file": file.name, "number": number, "mistake": WORDS.text(mistake, {"effects": effects})}
            raise WORDS.refused("bad_card", values=values)
        text = read_text(entry, f"{file.name}: card entry {number}")
        title = {language: text[language].format(value="").strip() for language in LANGUAGES}
        counts = {int(value): count for value, count in entry.get("values", {}).items()} or {0: entry.get("count")}
        for value, count in sorted(counts.items()):
            name = f"{entry['name']}-{value}" if value else entry["name"]
            spoken = {language: text[language].format(value=value) for language in LANGUAGES}
            kinds.append(CardKind(name, entry["effect"], value, count, entry.get("rule", ""), spoken, title))
    return kinds


def _mistake(entry: dict[str, Any], effects: tuple[str, ...]) -> str:
    """What is wrong with an entry, as the key of a sentence; nothing if all is well."""
    if entry.get("effect") not in effects:
        return "bad_effect"
    values = entry.get("values", {})
    has_values = entry["effect"] in ("run", "pass", "joker")
    if has_values != bool(values) or not all(
        isinstance(value, str) and value.isdigit() and 1 <= int(value) <= MOST for value in values
    ):
        return "bad_values"
    counts = list(values.values()) or [entry.get("count")]
    if not all(isinstance(count, int) and not isinstance(count, bool) and count >= 0 for count in counts):
        return "bad_count"
    return ""
