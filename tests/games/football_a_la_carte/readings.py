"""Other readings of the rules, several at a time: whatever a match can show or tell comes up in one of them."""

from typing import Any

READINGS: list[dict[str, Any]] = [
    {"tie": "penalty_cuts", "after_cut": "reshuffle"},
    {"dead_hand": "swap_any", "keeper_arrows": "in_sequence", "penalty_save_cards": True},
    {"sideways_cards": True, "free_kick_sum": "one_line", "starter": "choose", "seats": 3},
    {"no_attacker": "teammate_kicks", "half_end": "at_once", "seats": 4},
]
