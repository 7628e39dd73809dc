"""What a scenario can say, and what a decision needs to be asked."""

from collections.abc import Mapping
from typing import Final

__all__ = [
    "BETWEEN_HALVES",
    "DEFAULT_CARDS",
    "NEXT_ACTION_MATTERS",
    "SCENARIO_FACTS",
    "SWITCHES_NEEDED",
    "VALIDATED",
]

SCENARIO_FACTS: Final[Mapping[str, str]] = {
    "attacker": "the side with the ball; 0 by default",
    "of": "at Substitute, DiscardDown, PayCaution and ChooseTeam, the side that is asked; the attacker by default",
    "teams": "the teams by side: ['france', 'italy']",
    "abilities": "ability cards by side, {0: ['diving']}; by default those of the mode, with two of one's own choice",
    "stars": "Stars by side, by default all of them: [4, 4]",
    "tokens": "Substitution tokens by side, by default all that no substitution has cost: [3, 3]",
    "reds": "red cards by side: [0, 0]",
    "goals": "goals by side: [0, 0]",
    "half": "1 or 2, in extra time 3 or 4",
    "kicker": "the side that kicked off the first half: 0",
    "pa": "the validated PA of the attack; by default the fewest that are possible",
    "hands": "Action cards by side, {0: ['dribble', 'shot-678']}: exactly these; seven cards where a side is not named",
    "players": "Player cards by side, {0: ['M1']}: exactly these; two where a side is not named",
    "draw_piles": "the top cards of the draw piles by side, the top one first: {0: ['pass']}",
    "draw_pile_sizes": "how many cards the draw piles hold; the rest are discards: [10, 10]",
    "discards": "cards in the discards by side",
    "player_piles": "the top cards of the Player piles by side, the top one first",
    "used_players": "Player cards already used by side: {1: ['G1']}",
    "substituted": "Player cards substituted for good by side",
    "laid": "cards laid earlier in this attack by side, the last one first",
    "card": "the attack card or Shot on the table",
    "first_card": "whether the card on the table is the first of the attack; false, but at Block true",
    "with_pa": "PA of Player cards laid with the card on the table: 0",
    "prevented": "why the card on the table cannot be defended: no, card or set_piece",
    "undefendable": "why the next action cannot be defended: no, card or set_piece",
    "cross": "what a Cross adds to the next Shot: 0 or 1",
    "restart": "what the attack restarts from: open_play, indirect_free_kick or corner",
    "block": "what Defensive block adds to the rolls of this attack: 0, 3, 6 …",
    "defence": "the defence card on the table, for AfterRoll, Dive and PayCaution",
    "roll": "what the d20 showed",
    "shot_die": "the die of the shot, for KeepGoal",
    "shot_bonus": "what is added to it",
    "playing": "at CounterPlayer, the slot of the M or A card that the attacker lays: 'M1'",
    "left": "at PayCaution, how many cards are still to be discarded",
    "must": "at GiveBackDiscard, whether a card must be discarded",
    "gave_back": "whether the defender's attack, the last one, ended by giving the ball back: nobody or defender",
    "cause": "at Recovery, how the ball was taken: a defence card, give back, goal, save, off target or offside",
    "lost_at": "at Recovery, the PA with which the ball was lost: 0",
    "half_time": "at BuildDecks, whether it is half-time: false",
    "shoot_out": "at Penalty and KeepPenalty, whether it is a kick of the shoot-out: false",
    "faces": "at KeepPenalty, where the G card comes after them, the faces chosen by side: [1, 2]",
    "kicks": "kicks taken in the shoot-out by side: [0, 0]",
    "scored": "goals of the shoot-out by side: [0, 0]",
}

DEFAULT_CARDS: Final[Mapping[str, str]] = {
    "WithCards": "long-pass",
    "CounterPlayer": "long-pass",
    "Block": "pass",
    "Defend": "pass",
    "AfterRoll": "pass",
    "Dive": "pass",
    "PayCaution": "pass",
    "AfterCard": "dribble",
    "DiscardForLongPass": "long-pass",
    "RecoverAction": "pass",
    "AfterShot": "shot-678",
    "KeepGoal": "shot-678",
}
"""The decisions with a card on the table, and which one it is where a scenario does not say."""

VALIDATED: Final = frozenset({"AfterCard", "DiscardForLongPass", "RecoverAction", "AfterShot", "KeepGoal"})
"""Decisions at which the card on the table already counts."""

NEXT_ACTION_MATTERS: Final = frozenset(
    {"BuildAttack", "TacticalPlan", "Creativity", "Stamina", "Substitute", "DiscardDown"}
    | {"AfterCard", "DiscardForLongPass", "RecoverAction"}
)
"""Decisions at which something can wait for the attacker's next action."""

BETWEEN_HALVES: Final[Mapping[str, tuple[int, int]]] = {
    "HalfTimeAbilities": (1, 1),
    "BuildDecks": (1, 1),
    "ChooseTen": (2, 3),
}
"""Decisions at which nobody has the ball, and the first and the last half that they can follow."""

SWITCHES_NEEDED: Final[Mapping[str, tuple[str, ...]]] = {
    "ExtraAbilities": ("stars_plus",),
    "HalfTimeAbilities": ("stars_plus",),
    "BuildDecks": ("deck_building",),
    "Dive": ("fouls",),
    "FreeKick": ("fouls",),
    "KeepPenalty": ("keeper_on_penalty", "shootout_keeper_cards"),
    "Penalty": ("fouls", "shootout"),
    "PayCaution": ("cautions",),
    "Substitute": ("substitutions",),
    "ChooseTen": ("extra_time",),
}
"""Rules of which one must be in force for a decision ever to be asked."""
