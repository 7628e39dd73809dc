"""Why something may not be said now: a sentence each, in terms of the game."""

from typing import Final

from onze.games.football_a_la_carte.box.pitch import THROW_IN
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.words import Reason, either

__all__ = ["why_not_arrow", "why_not_from", "why_not_now"]

OUT_OF_PLACE: Final = {
    "aim": ("only_with_arrows", "FAC-7.3"),
    "start": ("only_at_a_restart", "FAC-3.4"),
    "step": ("only_at_a_throw_in", "FAC-10.3"),
    "cut": ("only_for_a_cut", "FAC-8.5"),
    "decline": ("no_shot_to_let_in", "FAC-7.1"),
    "show hand": ("only_without_an_attacker", "FAC-3.10"),
    "pass": ("no_passing", "FAC-1.7"),
    "kick-off": ("settled_before", "FAC-0.19"),
    "defend": ("settled_before", "FAC-0.19"),
}
"""What is said for a verb that belongs to another question, and the rule that says so."""


def why_not_now(match: FootballMatch, move: int) -> Reason:
    """A move without a card that belongs to another question, or was said before in the same phrase.

    Nobody passes: who can play must (FAC-1.7, FAC-GAP.4).
    """
    rules = match.rules
    if (move in rules.start and match.facing in rules.start_moves) or (move in rules.step and match.facing == THROW_IN):
        return WORDS.reason("square_chosen", "FAC-1.1")
    key, rule = OUT_OF_PLACE[match.game.vocabulary[move].verb]
    return WORDS.reason(key, rule)


def why_not_arrow(match: FootballMatch, card: int, move: int, rule: str) -> Reason:
    """The card does not offer that arrow."""
    values = {"card": match.rules.pack.kinds[card].text, "arrow": match.game.move_text(move)}
    return WORDS.reason("not_that_arrow", rule, values)


def why_not_from(match: FootballMatch, key: str, moves: tuple[int, ...], rule: str) -> Reason:
    """The ball is not played from there; here are the few squares that it is."""
    names = match.rules.pitch.names
    return WORDS.reason(key, rule, {"squares": either([names[match.rules.start_square(move)] for move in moves])})
