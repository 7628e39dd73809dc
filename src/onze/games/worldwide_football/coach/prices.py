"""What things are worth to the coach, in goals, while a half is young; ``outlook`` lets them fall as it runs out."""

from typing import Final

__all__ = [
    "ANY_CARD",
    "ANY_PLAYER",
    "CAUTION",
    "CHOICE_OF_PLAYERS",
    "CORNER_GOES_IN",
    "COUNTER",
    "FREE_KICK_GOES_IN",
    "LAID",
    "LAST_PRICE",
    "LAST_WORD",
    "PENALTY_GOES_IN",
    "PLANNED",
    "PLAYER_PRICES",
    "PRICES",
    "RUNNING_OUT",
    "SEND_OFF",
    "SPARE",
    "STAR",
    "THE_BALL",
    "THREATS",
    "TOKEN",
    "TURNED_UP",
    "VIRTUAL_THREATS",
    "WILLING",
]

PRICES: Final = {
    "dribble": 0.02, "pass": 0.04, "long-pass": 0.04, "cross": 0.02, "through-ball": 0.05,
    "shot-678": 0.08, "shot-567": 0.08, "interception": 0.04, "pressing": 0.04, "tackle": 0.08,
}  # fmt: skip
"""What a card of each kind is worth while the half is young."""
ANY_CARD: Final = 0.04
"""What a card from the draw pile is worth before it is seen."""
SPARE: Final = 0.7
"""What each further card of a kind is worth to the one before."""
PLAYER_PRICES: Final = {
    "with": 0.08, "after": 0.05, "after_shot": 0.1, "shot_die": 0.12,
    "after_roll": 0.08, "counter": 0.05, "recovery": 0.05,
}  # fmt: skip
"""What a Player card is worth, by the moment it is for."""
ANY_PLAYER: Final = 0.06
"""What a Player card is worth before it is seen."""
CHOICE_OF_PLAYERS: Final = 0.02
"""What it is worth to a full hand: one of them all is discarded."""
STAR: Final = 0.1
TOKEN: Final = 0.01
"""What a Substitution token is worth, besides the Star that it may bring."""
RUNNING_OUT: Final = 10
"""With fewer cards than this in the pile, prices fall."""
LAST_PRICE: Final = 0.3
"""What is left of a price with an empty pile."""
THREATS: Final[tuple[float, ...]] = (0.12, 0.14, 0.17, 0.2, 0.26, 0.34, 0.42, 0.5, 0.55)
"""How often an attack at so many PA ends in a goal, when there is a Shot to end it."""
VIRTUAL_THREATS: Final[tuple[float, ...]] = (0.1, 0.12, 0.15, 0.15, 0.18, 0.24, 0.26, 0.4, 0.55)
"""The same for the virtual opponent, which shoots as soon as it may."""
PLANNED: Final = 0.8
"""How likely a side with Tactical plan finds a Shot that it does not hold."""
LAID: Final = 0.05
"""What two cards are worth to an opponent who draws them for a card that he does not answer."""
COUNTER: Final = 0.05
"""What a Counter-attack is worth to the side that may use it."""
CORNER_GOES_IN: Final = 0.25
"""How often a corner ends in a goal."""
FREE_KICK_GOES_IN: Final = 21 / 36
PENALTY_GOES_IN: Final = 5 / 6
"""How often a direct free kick and a penalty do."""
CAUTION: Final = 0.04
SEND_OFF: Final = 0.3
"""What a yellow and a red card cost."""
WILLING: Final = 0.8
"""How often a defender who can answer a card does."""
TURNED_UP: Final = 3
"""How many cards the virtual opponent turns up in an attack."""
THE_BALL: Final = 0.1
"""What it is worth that the opponent gets no more attack in this half."""
LAST_WORD: Final = 0.5
"""What the end of the match is worth to the side that leads, or costs the one that trails."""
