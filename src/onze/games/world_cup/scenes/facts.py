"""What a scenario can say."""

from collections.abc import Mapping
from typing import Final

__all__ = ["SCENARIO_FACTS"]

SCENARIO_FACTS: Final[Mapping[str, str]] = {
    "phase": "groups, or the id of a round: R16; groups by default",
    "seat": "whose turn it is; the first who takes part by default",
    "teams": "teams by seat, {0: ['FRA', 'BRA']}; all others are shared out evenly",
    "qualified": "who takes a slot of a round: {'W:A': 'SEN', 'R:A': 'FRA', 'M:R16.2': 'SEN'}; else the first that can",
    "rows": "tokens by row, innermost first, ~ face down: {'G5.left': ['A', '1G', '~2G']}; also by team: {'G5.ITA': …}",
    "hands": "cards by seat, {0: ['attack']}; a hand not named in full is filled up",
    "hand_size": "how many cards each hand holds; 3 by default",
    "draw_pile": "the top cards of the draw pile, the top one first",
    "discard_pile": "the top cards of the discard pile, the top one first",
    "draw_pile_size": "how many cards the draw pile holds; the rest are discards, or lie aside in a round",
    "run": "the run through the deck in the group phase; the last one by default",
    "last_turns": "how many turns without a draw are left; 0 by default",
    "last_drawer": "who took the last card of the pile before; 0 by default, in the last turns whoever takes the last",
    "replay": "the matches that are played again, in an edition with replays: ['4-2']",
    "replays": "how often they have been played again before; 0 by default",
    "results": "first scores, for a replay: {'4-1': [1, 0]}; else 0-0 among level teams, and 1-0 for all other matches",
}
