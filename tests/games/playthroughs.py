"""The golden playthroughs: one random match a game and table, kept as text. ``make playthroughs`` writes them anew."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.footime import Footime
from onze.games.world_cup import WorldCup
from onze.games.worldwide_football import WorldwideFootball
from onze.kernel.conformance import playthrough
from onze.kernel.game import Game

GOLDEN = Path(__file__).with_name("golden")

OTHER_READINGS: dict[str, Any] = {
    "pair_hand": "six_shared",
    "team_talk": "none",
    "dead_hand": "swap_any",
    "sideways_cards": True,
    "no_attacker": "teammate_kicks",
    "free_kick_ban": "attacked_only",
    "free_kick_sum": "one_line",
    "keeper_arrows": "in_sequence",
    "save_start": "last_square",
    "corner_flags_count": False,
    "penalty_alone": False,
    "penalty_save_cards": True,
    "post_rule": "strictly_between",
    "half_end": "at_once",
    "auto_save_spends": False,
    "tie": "penalty_cuts",
    "after_cut": "in_place",
    "keeper_in_own_area": True,
    "starter": "choose",
}
"""Every gap of Football à la carte read the other way."""

WORLDWIDE_READINGS: dict[str, Any] = {
    "shot567_bonus": "by_position",
    "shot567_mark": "PRO",
    "through_ball_pressing_bonus": 0,
    "tackle_d20": 15,
    "draw_on_shot": False,
    "optional_draw": True,
    "draw_when_prevented_by_set_piece": True,
    "give_back_limit": "before_discard",
    "tactical_plan_reveal": True,
    "counter_attack_stacking": True,
    "strict_consecutive": True,
    "half_end_test": "before_first",
    "second_half_hands": "keep",
    "foul_on_shot": "advantage",
    "after_cards_on_foul": True,
    "corner_first_action_undefendable": True,
    "off_target_on_free_kick": True,
    "keeper_table": "shooter_row",
    "keeper_card_timing": "after_reveal",
    "extra_time_star_recovery": 2,
    "shootout_keeper_cards": True,
    "shootout_full_length": True,
    "stadium": "second",
    "draw_resolution": "extra_time_then_shootout",
}
"""Every open question of Worldwide Football for two read the other way."""

WORLD_CUP_READINGS: dict[str, Any] = {
    "modification_dice": False,
    "last_round_scope": "all",
    "refill_before_replay": True,
    "max_players": 10,
    "weakness": "spaces",
    "token_supply": "printed",
    "voluntary_downgrade": True,
    "multi_goal_discard": "forced_if_possible",
    "multi_goal_distinct": "row",
    "knockout_stock": "discards_only",
    "pile_rounding": "random",
    "discards": "top_only",
    "h2h_multi": "pairs_only",
    "tiebreak_restart": False,
    "replay_all_ties": True,
    "solo_replay": "lots",
    "sf_pairing_1930": "1-2,3-4",
    "replay_limit": 1,
    "play_out_decided": False,
    "final_scope": "placements",
    "shootout_early_stop": True,
}
"""Every open question of The World Cup Game read the other way."""

FOOTIME_READINGS: dict[str, Any] = {
    "odd_players": "one_takes_two_seats",
    "captains": "named",
    "clock": "wall",
    "placement": "hidden_simultaneous",
    "path_rule": "exact_distance",
    "cross_goal_points": True,
    "own_goals": True,
    "retention_player": "same_player",
    "offside_scope": "any_use",
    "offside": "called",
    "touch": "adjacent",
    "tackle_window": "any_opponent",
    "out_interrupts_retention": True,
    "clear_area": "nearest_point",
    "aggravation": "own_turn_only",
    "injured_count": False,
    "var_window": False,
    "contact_reuse": True,
    "post_goal_kick": "needs_out_card",
    "tie_break": "shootout",
}
"""Every open question of Footime read the other way."""

TABLES: dict[str, Callable[[], Game[Any]]] = {
    "football-a-la-carte-2": lambda: FootballALaCarte(2),
    "football-a-la-carte-3": lambda: FootballALaCarte(3),
    "football-a-la-carte-4": lambda: FootballALaCarte(4),
    "football-a-la-carte-3-other-readings": lambda: FootballALaCarte(3, **OTHER_READINGS),
    "worldwide-football-amateur": lambda: WorldwideFootball(2, mode="amateur"),
    "worldwide-football-professional": lambda: WorldwideFootball(2, mode="professional"),
    "worldwide-football-international": lambda: WorldwideFootball(
        2, mode="international", draw_resolution="extra_time_then_shootout"
    ),
    "worldwide-football-other-readings": lambda: WorldwideFootball(2, mode="international", **WORLDWIDE_READINGS),
    "world-cup-1930-2": lambda: WorldCup(2, edition="1930"),
    "world-cup-1930-5": lambda: WorldCup(5, edition="1930"),
    "world-cup-1930-9": lambda: WorldCup(9, edition="1930"),
    "world-cup-1930-13": lambda: WorldCup(13, edition="1930"),
    "world-cup-1930-10-other-readings": lambda: WorldCup(10, edition="1930", **WORLD_CUP_READINGS),
    "world-cup-2002-2": lambda: WorldCup(2, edition="2002"),
    "world-cup-2002-5": lambda: WorldCup(5, edition="2002"),
    "world-cup-2002-9": lambda: WorldCup(9, edition="2002"),
    "world-cup-2002-16": lambda: WorldCup(16, edition="2002"),
    "world-cup-2002-10-other-readings": lambda: WorldCup(10, edition="2002", **WORLD_CUP_READINGS),
    "footime-2": lambda: Footime(2, period_turns=20),
    "footime-4": lambda: Footime(4, period_turns=20),
    "footime-8": lambda: Footime(8, period_turns=20),
    "footime-2-shoot-out": lambda: Footime(2, period_turns=5, tie_break="extra_time", extra_cap_turns=5),
    "footime-4-other-readings": lambda: Footime(4, period_turns=20, **FOOTIME_READINGS),
}
"""The tables that the kit and the playthroughs run over, by name."""

SHOWS = {"worldwide-football-international": '"kind": "shoot-out"'}
"""What must have been told in a playthrough, so that it is worth keeping: extra time and a shoot-out are rare."""


def written(table: str) -> str:
    """The playthrough of a table as it is now: of the first seed that shows what the table is for."""
    seed = 11
    text = playthrough(TABLES[table](), seed)
    while SHOWS.get(table, "") not in text:
        seed += 1
        text = playthrough(TABLES[table](), seed)
    return text


def main() -> None:
    """Writes all playthroughs."""
    for table in TABLES:
        (GOLDEN / f"{table}.txt").write_text(written(table), encoding="utf-8")
        print(f"{table}: written")


if __name__ == "__main__":
    main()
