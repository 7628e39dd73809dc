"""The options as the rules read them (options.toml)."""

from collections.abc import Mapping

from onze.kernel.options import OptionValue

__all__ = ["Switches"]


class Switches:
    """Which reading of each open question a table plays."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.pair_shares_six = options["pair_hand"] == "six_shared"
        self.swap_any = options["dead_hand"] == "swap_any"
        self.sideways_cards = options["sideways_cards"] is True
        self.team_mate_kicks = options["no_attacker"] == "teammate_kicks"
        self.free_kick_ban_in_both_areas = options["free_kick_ban"] == "both"
        self.free_kick_in_one_line = options["free_kick_sum"] == "one_line"
        self.keeper_arrows_in_sequence = options["keeper_arrows"] == "in_sequence"
        self.saves_start_in_the_mouth = options["save_start"] == "mouth"
        self.corner_flags_count = options["corner_flags_count"] is True
        self.penalty_alone = options["penalty_alone"] is True
        self.penalties_can_be_saved = options["penalty_save_cards"] is True
        self.strictly_between_posts = options["post_rule"] == "strictly_between"
        self.half_ends_at_once = options["half_end"] == "at_once"
        self.last_save_spends = options["auto_save_spends"] is True
        self.penalty_cuts_after_tie = options["tie"] == "penalty_cuts"
        self.cut_is_completed = options["after_cut"] == "complete"
        self.pile_is_shuffled_after_cut = options["after_cut"] == "reshuffle"
        self.keeper_in_own_area = options["keeper_in_own_area"] is True
        self.starter_is_chosen = options["starter"] == "choose"
