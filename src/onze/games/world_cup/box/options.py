"""The options as the rules read them: words and whole numbers, mostly yes or no (options.toml)."""

from collections.abc import Mapping

from onze.kernel.options import OptionValue

__all__ = ["Switches"]


class Switches:
    """Which edition a table plays, and which reading of each open question: chosen before the match (WCG-13.0.2)."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.edition = str(options["edition"])
        self.modification_dice = options["modification_dice"] is True
        """Penalties and shoot-outs have dice of their own, with it or without (WCG-13.0.3)."""
        self.last_turns_always = options["last_round_scope"] == "all"
        self.refill_before_replay = options["refill_before_replay"] is True
        self.most_players = int(options["max_players"])
        """0 means as many as the edition foresees."""
        self.weakness_by_spaces = options["weakness"] == "spaces"
        self.printed_supply = options["token_supply"] == "printed"
        self.lower_tokens = options["voluntary_downgrade"] is True
        self.multi_goal_forced = options["multi_goal_discard"] == "forced_if_possible"
        self.rows_differ = options["multi_goal_distinct"] == "row"
        self.discards_only = options["knockout_stock"] == "discards_only"
        self.pile_rounding = str(options["pile_rounding"])
        self.top_discard_only = options["discards"] == "top_only"
        self.pairs_only = options["h2h_multi"] == "pairs_only"
        self.restart = options["tiebreak_restart"] is True
        self.replay_all_ties = options["replay_all_ties"] is True
        self.lots_for_one = options["solo_replay"] == "lots"
        self.semi_finals_1930 = str(options["sf_pairing_1930"])
        self.replay_limit = int(options["replay_limit"])
        """0 means that there is none."""
        self.play_out = options["play_out_decided"] is True
        self.turns_are_free = options["final_scope"] == "placements"
        self.early_stop = options["shootout_early_stop"] is True
