"""The options as the rules read them: whole numbers and yes or no."""

from collections.abc import Mapping
from typing import Final

from onze.kernel.options import OptionValue

__all__ = ["EXACT", "FREE", "STRAIGHT", "Switches"]

FREE: Final = 0
EXACT: Final = 1
STRAIGHT: Final = 2

PATHS: Final = {"free": FREE, "exact_distance": EXACT, "straight": STRAIGHT}
SECONDS: Final = 60


class Switches:
    """Which reading of each open question a table plays."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.named_captains = options["captains"] == "named"
        self.wall = options["clock"] == "wall"
        self.period_turns = int(options["period_turns"])
        self.period_milliseconds = int(options["period_minutes"]) * 60_000
        self.most_turns = max(int(options["period_minutes"]) * SECONDS, self.period_turns + 1)
        """While the watch runs no period has more turns than this, one a second; always more than by the budget."""
        self.together = options["placement"] == "hidden_simultaneous"
        self.path_rule = PATHS[str(options["path_rule"])]
        self.cross_goal_points = options["cross_goal_points"] is True
        self.own_goals = options["own_goals"] is True
        self.same_player = options["retention_player"] == "same_player"
        self.any_use = options["offside_scope"] == "any_use"
        self.offside_called = options["offside"] == "called"
        self.offside_forbidden = options["offside"] == "forbidden"
        self.touch_beside = options["touch"] == "adjacent"
        self.any_opponent = options["tackle_window"] == "any_opponent"
        self.out_interrupts = options["out_interrupts_retention"] is True
        self.nearest_point = options["clear_area"] == "nearest_point"
        self.answers = options["aggravation"] == "both_turns"
        self.injured_count = options["injured_count"] is True
        self.var_window = options["var_window"] is True
        self.contact_reuse = options["contact_reuse"] is True
        self.automatic_goal_kick = options["post_goal_kick"] == "automatic"
        self.extra_time = options["tie_break"] == "extra_time"
        self.shoot_out = options["tie_break"] == "shootout"
        self.goal_target = int(options["goal_target"])
        self.target_cap = int(options["target_cap_turns"])
        self.extra_cap = int(options["extra_cap_turns"])
        self.stoppage_cap = int(options["stoppage_cap_turns"])
