"""The mode and its switches: every Professional and International rule can be adopted by itself (WF-14.1, WF-C-60)."""

from collections.abc import Mapping

from onze.games.worldwide_football.box.words import WORDS
from onze.kernel.options import OptionValue

__all__ = ["Switches"]

IN_MODE: Mapping[str, tuple[bool, bool, bool]] = {
    "use_pro_cards": (False, True, True),
    "use_int_cards": (False, False, True),
    "mod_team_cards": (False, True, True),
    "mod_fouls": (False, True, True),
    "mod_cautions": (False, True, True),
    "mod_corners": (False, True, True),
    "mod_stars_plus": (False, True, True),
    "mod_off_target": (False, True, True),
    "mod_substitutions": (False, True, True),
    "mod_deck_building": (False, False, True),
    "mod_keeper_on_penalty": (False, False, True),
}
"""Whether a rule is in force in Amateur, Professional and International mode (WF-4.3, WF-9.12, WFS-A2.3)."""

MODES = ("amateur", "professional", "international")
NEEDS: Mapping[str, tuple[str, str]] = {
    "mod_stars_plus": ("mod_team_cards", "WF-C-60"),
    "mod_keeper_on_penalty": ("mod_fouls", "WF-C-60"),
    "mod_deck_building": ("use_int_cards", "WF-C-60"),
}
"""Rules that are nothing without another one."""


class Switches:
    """Which rules are in force at this table, and how its open questions are read."""

    def __init__(self, options: Mapping[str, OptionValue], seats: int) -> None:
        self.options = options
        self.solo = seats == 1
        self.mode = str(options["mode"])
        if self.solo and (self.mode == "international" or self._on("use_int_cards")):
            raise WORDS.refused("no_international_solo", "WF-24.2")
        for name, (needed, rule) in NEEDS.items():
            if self._on(name) and not self._on(needed):
                raise WORDS.refused("switch_needs", rule, {"name": name, "needed": needed})
        self.pro_cards = self._on("use_pro_cards")
        self.int_cards = self._on("use_int_cards")
        self.team_cards = self._on("mod_team_cards")
        self.fouls = self._on("mod_fouls")
        self.cautions = self._on("mod_cautions")
        played = {"foul": self.fouls, "yellow": self.cautions, "red": self.cautions}
        self.risks = tuple([risk for risk, on in played.items() if on])
        """What a defence card may lead to at this table, by its bare d20."""
        self.corners = self._on("mod_corners")
        self.stars_plus = self._on("mod_stars_plus")
        self.off_target = self._on("mod_off_target")
        self.substitutions = self._on("mod_substitutions")
        self.deck_building = self._on("mod_deck_building")
        self.keeper_on_penalty = self._on("mod_keeper_on_penalty")
        self.home = ("neutral", "first", "second").index(str(options["stadium"])) - 1
        """The side whose stadium it is, or -1 on neutral ground (WF-21.1)."""
        if self.home >= 0 and not self.team_cards:
            raise WORDS.refused("switch_needs", "WF-C-60", {"name": "stadium", "needed": "mod_team_cards"})
        self._read_readings()
        self._read_solo()

    def _read_readings(self) -> None:
        options = self.options
        self.shot567_by_position = options["shot567_bonus"] == "by_position"
        self.shot567_is_pro = options["shot567_mark"] == "PRO"
        self.through_ball_pressing_bonus = int(options["through_ball_pressing_bonus"])
        self.tackle_d20 = int(options["tackle_d20"])
        self.draw_on_shot = options["draw_on_shot"] is True
        self.optional_draw = options["optional_draw"] is True
        self.draw_when_prevented_by_set_piece = options["draw_when_prevented_by_set_piece"] is True
        self.limit_before_discard = options["give_back_limit"] == "before_discard"
        self.tactical_plan_reveal = options["tactical_plan_reveal"] is True
        self.counter_attack_stacking = options["counter_attack_stacking"] is True
        self.strict_consecutive = options["strict_consecutive"] is True
        self.half_end_before_first = options["half_end_test"] == "before_first"
        self.keep_hands = options["second_half_hands"] == "keep"
        self.advantage = options["foul_on_shot"] == "advantage"
        self.after_cards_on_foul = options["after_cards_on_foul"] is True
        self.corner_undefendable = options["corner_first_action_undefendable"] is True
        self.off_target_on_free_kick = options["off_target_on_free_kick"] is True
        self.keeper_covers = options["keeper_table"] == "keeper_covers"
        self.keeper_card_after_reveal = options["keeper_card_timing"] == "after_reveal"
        self.extra_time_stars = int(options["extra_time_star_recovery"])
        self.shootout_keeper_cards = options["shootout_keeper_cards"] is True
        self.shootout_full_length = options["shootout_full_length"] is True
        resolution = str(options["draw_resolution"])
        self.extra_time = resolution.startswith("extra_time")
        self.shootout = resolution.endswith("shootout")

    def _read_solo(self) -> None:
        """How the virtual opponent plays; what its two rulebooks tell differently follows the version chosen."""
        options = self.options
        by_team = self.stars_plus and options["solo_version"] == "supplement"
        chosen = options["solo_abilities"]
        self.solo_team_abilities = by_team if chosen == "by_mode" else chosen == "team5"
        cap = str(options["solo_attacking_play_cap"])
        if cap == "by_version":
            cap = "per_attack_2" if options["solo_version"] == "supplement" else "none"
        self.solo_attacking_play_cap = cap
        self.solo_unusable_to_bottom = options["solo_flip_unusable"] == "bottom"
        self.solo_active_shot_expires = options["solo_active_shot_expires"] is True
        self.solo_no_shot_continues = options["solo_no_shot"] == "continue"
        self.solo_random_order = options["solo_player_order"] == "random"
        self.solo_invalid_to_bottom = options["solo_invalid_restart"] == "bottom"
        self.solo_red_lowers_active = options["solo_red_lowers_active"] is True
        substitutes = options["solo_substitutions"]
        self.solo_substitutions = self.substitutions if substitutes == "by_mode" else substitutes == "on"
        if self.solo and self.solo_substitutions and not self.substitutions:
            values = {"name": "solo_substitutions", "needed": "mod_substitutions"}
            raise WORDS.refused("switch_needs", "WF-C-54", values)

    def _on(self, name: str) -> bool:
        chosen = self.options[name]
        return IN_MODE[name][MODES.index(self.mode)] if chosen == "by_mode" else chosen == "on"
