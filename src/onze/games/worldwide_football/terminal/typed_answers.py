"""What may be typed besides a move's number or name."""

from collections.abc import Sequence

from onze.games.worldwide_football.box.deck_files import deck_moves, sample_called
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.decks import BuildDecks
from onze.games.worldwide_football.rules.halves import HalfTimeAbilities
from onze.games.worldwide_football.rules.setup import ExtraAbilities

__all__ = ["in_any_order", "said_at_once"]


def in_any_order(match: WorldwideMatch) -> bool:
    """Abilities are taken together, whichever is named first."""
    return isinstance(match.decision, ExtraAbilities | HalfTimeAbilities)


def said_at_once(match: WorldwideMatch, seat: int, answer: str) -> Sequence[int]:
    """The moves that build a deck which goes by a name or lies in a file."""
    rules = match.rules
    if not isinstance(match.decision, BuildDecks):
        return ()
    if sample_called(rules, answer) is None and not answer.endswith(".toml"):
        return ()
    return [rules.move(move) for move in deck_moves(rules, answer)]
