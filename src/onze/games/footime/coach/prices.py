"""What it costs the coach to be without a card later, in goals."""

from typing import Final

from onze.games.footime.match import FootimeMatch

__all__ = ["SURE_SAVES", "hand_worth", "is_unwanted", "price", "thrown_worths"]

PRICES: Final = {
    "run": 0.008, "pass": 0.01, "joker": 0.06, "accelerate": 0.03, "power": 0.03, "aerial": 0.05, "skill": 0.02,
    "tackle": 0.035, "duel": 0.015, "injure": 0.03, "change": 0.02, "out": 0.035, "foul": 0.05, "yellow": 0.02,
    "red": 0.03, "var": 0.09, "save": 0.2, "parry": 0.18, "post": 0.18, "swap": 0.02, "redeal": 0.01,
}  # fmt: skip
A_STEP: Final = 0.004
"""What each step of a run, a pass or a shot adds."""
AGAIN: Final = 0.5
"""What a second card of a kind is worth in comparison, or a further save card."""
SURE_SAVES: Final = ("save", "parry", "post")
"""The effects that always keep a ball out."""
UNWANTED: Final = 0.022
"""A change throws away cards that are worth less than this."""
A_TRIFLE: Final = 0.0001
WAITING: Final = ("duel", "out", "foul", "yellow", "red", "var", "tackle", "accelerate", "power")
"""The effects that wait for their moment: a second card of the kind waits longer."""


def price(match: FootimeMatch, hand: tuple[int, ...], card: int) -> float:
    """What a card of a hand is worth to whoever keeps it."""
    kind = match.rules.kinds[card]
    worth = PRICES[kind.effect]
    if kind.effect in ("run", "pass"):
        worth += A_STEP * kind.value
    if kind.effect in SURE_SAVES:
        worth *= AGAIN ** (len([held for held in hand if match.rules.kinds[held].effect in SURE_SAVES]) - 1)
    elif kind.effect in WAITING and hand.count(card) > 1:
        worth *= AGAIN
    return worth


def is_unwanted(match: FootimeMatch, hand: tuple[int, ...], card: int) -> bool:
    """Whether a change throws a card away."""
    return gained(match, hand, card) > 0


def gained(match: FootimeMatch, hand: tuple[int, ...], card: int) -> float:
    """How much more another card is worth than this one; as good as none is not worth a change."""
    return UNWANTED - A_TRIFLE - price(match, hand, card)


def thrown_worths(match: FootimeMatch, hand: tuple[int, ...], cards: list[int]) -> list[float]:
    """What it is worth to throw away each of these cards now: what another is worth more, and so on with those behind.

    Cards are thrown away in their order, so that whoever begins with a later one keeps those before it.
    """
    more = [gained(match, hand, card) for card in cards]
    return [more[place] + sum([max(0.0, later) for later in more[place + 1 :]]) for place in range(len(cards))]


def hand_worth(match: FootimeMatch, hand: tuple[int, ...]) -> float:
    """What a whole hand is worth, a card on average."""
    return sum([price(match, hand, card) for card in hand]) / max(1, len(hand))
