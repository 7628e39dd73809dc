"""Scenarios: every decision can be set up, and what cannot be is refused with a sentence."""

from typing import Any, Final

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.squads import SLOTS
from onze.games.worldwide_football.match import CAUSE_GIVE_BACK, WorldwideMatch
from onze.kernel.chance import Seeded
from onze.kernel.things import bare
from onze.kernel.words import Refused

Facts = dict[str, Any]

AMATEUR: Final = WorldwideFootball()
PROFESSIONAL: Final = WorldwideFootball(mode="professional")
INTERNATIONAL: Final = WorldwideFootball(mode="international", draw_resolution="extra_time_then_shootout")
CORNERS: Final = WorldwideFootball(mod_corners="on")
KEEPERS_AFTER: Final = WorldwideFootball(
    mode="international", draw_resolution="shootout", keeper_card_timing="after_reveal", shootout_keeper_cards=True
)
SHOOT_OUT: Final = WorldwideFootball(draw_resolution="shootout", shootout_keeper_cards=True)


def refused(game: WorldwideFootball, decision: str, facts: Facts) -> Refused:
    """The refusal of a scenario, said in both languages."""
    with pytest.raises(Refused) as refusal:
        game.scenario(decision, **facts)
    assert refusal.value.sentence("en")
    assert refusal.value.sentence("fr") != refusal.value.sentence("en")
    return refusal.value


# ---- what can be set up

DEFAULTS: Final[list[tuple[WorldwideFootball, str, Facts]]] = [
    (AMATEUR, "ChooseTeam", {}),
    (AMATEUR, "ChooseTeam", {"of": 1, "teams": ["spain", "italy"]}),
    (PROFESSIONAL, "ExtraAbilities", {}),
    (INTERNATIONAL, "ExtraAbilities", {"teams": ["spain", "italy"]}),
    (INTERNATIONAL, "BuildDecks", {}),
    (INTERNATIONAL, "BuildDecks", {"half_time": True}),
    (AMATEUR, "BuildAttack", {}),
    (PROFESSIONAL, "BuildAttack", {"restart": "indirect_free_kick"}),
    (CORNERS, "BuildAttack", {"restart": "corner"}),
    (INTERNATIONAL, "BuildAttack", {"half": 4, "attacker": 1}),
    (AMATEUR, "TacticalPlan", {"said": ["use ability:tactical-plan"]}),
    (PROFESSIONAL, "Creativity", {"said": ["use ability:creativity"]}),
    (PROFESSIONAL, "Stamina", {
        "said": ["use ability:stamina"], "teams": ["france", "italy"], "draw_pile_sizes": [0, 5],
    }),
    (AMATEUR, "WithCards", {"teams": ["germany", "spain"]}),
    (AMATEUR, "CounterPlayer", {}),
    (AMATEUR, "CounterPlayer", {"playing": "A2"}),
    (AMATEUR, "CounterPlayer", {"teams": ["germany", "spain"], "playing": "A1"}),
    (AMATEUR, "CounterPlayer", {"teams": ["germany", "spain"], "playing": "M2"}),
    (PROFESSIONAL, "Block", {"teams": ["germany", "italy"]}),
    (AMATEUR, "Defend", {}),
    (AMATEUR, "AfterRoll", {"teams": ["brazil", "italy"]}),
    (PROFESSIONAL, "Dive", {"teams": ["italy", "brazil"]}),
    (AMATEUR, "DiscardForLongPass", {}),
    (AMATEUR, "RecoverAction", {"draw_pile_sizes": [5, 5]}),
    (AMATEUR, "DiscardDown", {"players": {0: list(SLOTS[:4])}}),
    (AMATEUR, "AfterCard", {"teams": ["brazil", "spain"]}),
    (AMATEUR, "AfterShot", {"teams": ["italy", "spain"]}),
    (AMATEUR, "KeepGoal", {}),
    (PROFESSIONAL, "FreeKick", {"teams": ["brazil", "spain"]}),
    (INTERNATIONAL, "KeepPenalty", {}),
    (KEEPERS_AFTER, "KeepPenalty", {}),
    (KEEPERS_AFTER, "KeepPenalty", {"shoot_out": True, "faces": [3, 3]}),
    (SHOOT_OUT, "KeepPenalty", {}),
    (PROFESSIONAL, "Penalty", {}),
    (KEEPERS_AFTER, "Penalty", {}),
    (INTERNATIONAL, "Penalty", {"shoot_out": True}),
    (SHOOT_OUT, "Penalty", {"kicks": [5, 5], "scored": [4, 4]}),
    (PROFESSIONAL, "PayCaution", {}),
    (PROFESSIONAL, "PayCaution", {"left": 3}),
    (PROFESSIONAL, "PayCaution", {"of": 0}),
    (AMATEUR, "GiveBackDiscard", {}),
    (AMATEUR, "GiveBackDiscard", {"must": False}),
    (PROFESSIONAL, "Substitute", {"stars": [0, 0]}),
    (PROFESSIONAL, "Substitute", {"stars": [0, 0], "of": 1}),
    (AMATEUR, "Recovery", {}),
    (AMATEUR, "Recovery", {"teams": ["germany", "spain"], "cause": "tackle", "lost_at": 5}),
    (PROFESSIONAL, "HalfTimeAbilities", {}),
    (INTERNATIONAL, "ChooseTen", {}),
    (INTERNATIONAL, "ChooseTen", {"half": 3, "goals": [1, 0]}),
]  # fmt: skip


def test_every_decision_is_set_up_here() -> None:
    assert {decision for _, decision, _ in DEFAULTS} == set(AMATEUR.decisions())


@pytest.mark.parametrize(("game", "decision", "facts"), DEFAULTS, ids=lambda part: part if type(part) is str else "")
@pytest.mark.parametrize("seed", range(3))
def test_a_decision_is_set_up_from_few_facts_and_played_to_the_end(
    game: WorldwideFootball, decision: str, facts: Facts, seed: int
) -> None:
    match = game.scenario(decision, Seeded(seed), **facts)
    assert type(match.decision).__name__ == decision
    assert game.broken(match) == []
    assert match.could_be()
    chance = Seeded(seed)
    while match.outcome is None:
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance)


@pytest.mark.parametrize("decision", ["BuildAttack", "Recovery", "GiveBackDiscard", "DiscardForLongPass"])
def test_a_decision_of_the_attacker_is_set_up_for_either_side(decision: str) -> None:
    for side in (0, 1):
        match = AMATEUR.scenario(decision, attacker=side)
        assert (match.ball, match.seat) == (side, side)


@pytest.mark.parametrize("decision", ["Defend", "KeepGoal", "CounterPlayer"])
def test_a_decision_of_the_defender_is_set_up_for_either_side(decision: str) -> None:
    for side in (0, 1):
        match = AMATEUR.scenario(decision, attacker=side)
        assert (match.ball, match.seat) == (side, 1 - side)


# ---- what the facts do


def side_of(match: WorldwideMatch, side: int) -> dict[str, Any]:
    """What a side itself sees of its cards."""
    view: Any = match.view(side)
    sides: Any = bare(view["sides"], WorldwideFootball.whole_kinds)
    hands: Any = bare(view["hands"], WorldwideFootball.whole_kinds)
    return {**sides[side], "hand": hands[side]["cards"]}


def test_cards_lie_where_they_are_named() -> None:
    match = AMATEUR.scenario(
        "BuildAttack",
        pa=3,
        hands={0: ["shot-678", "dribble"]},
        draw_piles={0: ["cross", "tackle"]},
        discards={0: ["pass", "pressing"]},
        laid={0: ["dribble", "pass"]},
        players={0: ["M1"]},
        player_piles={0: ["A2", "G1"]},
        used_players={0: ["D1"]},
        draw_pile_sizes=[6, 10],
    )
    seen = side_of(match, 0)
    assert seen["hand"] == ["dribble", "shot-678"]
    assert match.card_names(match.draws[0].cards)[:-3:-1] == ["cross", "tackle"]
    assert seen["draw_pile"]["size"] == 6
    assert seen["discard_pile"][:2] == ["pass", "pressing"]
    assert len(seen["discard_pile"]) == 28 - 2 - 6 - 2
    assert seen["laid"] == ["dribble", "pass"]
    assert seen["players"]["cards"] == ["player:M1"]
    assert match.card_names(match.piles[0].cards)[:-3:-1] == ["player:A2", "player:G1"]
    assert seen["used_players"] == ["player:D1"]
    assert match.laid_in_attack == 2


def test_a_hand_that_is_not_named_holds_seven_cards_and_two_players() -> None:
    match = AMATEUR.scenario("BuildAttack", hands={0: []})
    assert [len(hand) for hand in match.hands] == [0, 7]
    assert [len(squad) for squad in match.squads] == [2, 2]
    match = PROFESSIONAL.scenario("BuildAttack", reds=[1, 2])
    assert [len(hand) for hand in match.hands] == [7, 6]
    assert [len(squad) for squad in match.squads] == [2, 1]


def test_the_same_facts_give_the_same_position_and_another_seed_another_deal() -> None:
    facts: Facts = {"pa": 4, "goals": [1, 0]}
    position = AMATEUR.scenario("BuildAttack", **facts).position()
    assert AMATEUR.scenario("BuildAttack", **facts).position() == position
    assert AMATEUR.scenario("BuildAttack", Seeded(1), **facts).position() != position


@pytest.mark.parametrize(
    ("decision", "facts", "pa"),
    [
        ("BuildAttack", {}, 0),
        ("Defend", {"card": "pass"}, 0),
        ("Defend", {"card": "through-ball"}, 4),
        ("Defend", {"card": "cross"}, 5),
        ("Defend", {"card": "shot-678"}, 6),
        ("AfterCard", {"card": "dribble"}, 1),
        ("DiscardForLongPass", {}, 3),
        ("KeepGoal", {}, 6),
    ],
)
def test_an_attack_has_the_fewest_pa_that_are_possible(decision: str, facts: Facts, pa: int) -> None:
    assert AMATEUR.scenario(decision, teams=["brazil", "spain"], **facts).pa == pa


def test_a_validated_card_has_had_its_effect() -> None:
    match = AMATEUR.scenario("AfterCard", card="through-ball", teams=["spain", "italy"])
    assert (match.undefendable, match.cross) == (1, 0)
    match = AMATEUR.scenario("AfterCard", card="cross", teams=["italy", "spain"])
    assert (match.undefendable, match.cross) == (0, 1)


@pytest.mark.parametrize(("restart", "pa", "undefendable"), [("indirect_free_kick", 0, 2), ("corner", 5, 0)])
def test_a_set_piece_says_what_waits(restart: str, pa: int, undefendable: int) -> None:
    match = PROFESSIONAL.scenario("BuildAttack", restart=restart)
    assert (match.pa, match.undefendable) == (pa, undefendable)


def test_in_international_mode_a_deck_has_the_named_cards_in_it() -> None:
    facts: Facts = {"hands": {0: ["shot-567", "shot-567", "tackle"]}, "discards": {0: ["dribble"] * 7}}
    match = INTERNATIONAL.scenario("BuildAttack", **facts)
    for side in (0, 1):
        cards = [*match.hands[side].cards, *match.draws[side].cards, *match.discards[side].cards]
        assert len(cards) == 32
        assert 7 <= match.defence_cards(side) <= 12
    assert match.card_names(match.hands[0].cards) == ["shot-567", "shot-567", "tackle"]


def test_in_extra_time_each_side_plays_with_ten_cards() -> None:
    match = INTERNATIONAL.scenario("BuildAttack", half=3, hands={0: ["tackle"] * 4})
    for side in (0, 1):
        cards = [*match.hands[side].cards, *match.draws[side].cards, *match.discards[side].cards]
        assert len(cards) == 10
        assert len(match.reserves[side].cards) == 36


def test_a_player_card_that_is_countered_lies_on_what_it_was_played_on() -> None:
    match = AMATEUR.scenario("CounterPlayer", teams=["germany", "spain"], playing="A2")
    assert (match.rules.cards[match.card], match.pa) == ("cross", 6)
    match = AMATEUR.scenario("CounterPlayer", teams=["germany", "spain"], playing="M2", cause="pressing", lost_at=3)
    assert (match.card, match.rules.cards[match.cause], match.lost_at) == (-1, "pressing", 3)


def test_a_roll_that_is_not_named_is_one_that_leads_there() -> None:
    match = AMATEUR.scenario("AfterRoll", teams=["brazil", "italy"])
    assert (match.roll, match.needed, match.rules.cards[match.defence]) == (7, 15, "tackle")
    match = PROFESSIONAL.scenario("AfterRoll", teams=["brazil", "italy"], card="shot-678", pa=8, defence="pressing")
    assert (match.roll, match.needed) == (7, 10)
    match = PROFESSIONAL.scenario("PayCaution", left=2)
    assert (match.roll, match.reds) == (1, [0, 1])
    match = PROFESSIONAL.scenario("PayCaution", defence="pressing", card="dribble")
    assert (match.roll, match.reds) == (1, [0, 0])


def test_the_ball_was_given_back_by_nobody_unless_it_is_said() -> None:
    assert AMATEUR.scenario("Recovery").cause == CAUSE_GIVE_BACK
    assert AMATEUR.scenario("BuildAttack").gave_back == -1
    assert AMATEUR.scenario("BuildAttack", attacker=1, gave_back="defender").gave_back == 0


# ---- facts that say nothing


@pytest.mark.parametrize(
    ("game", "decision", "facts"),
    [
        (AMATEUR, "ChooseTeam", {"teams": ["spain", "italy"]}),
        (AMATEUR, "ChooseTeam", {"pa": 0}),
        (PROFESSIONAL, "ExtraAbilities", {"stars": [1, 1]}),
        (INTERNATIONAL, "BuildDecks", {"hands": {0: []}}),
        (AMATEUR, "BuildAttack", {"card": "pass"}),
        (AMATEUR, "BuildAttack", {"of": 0}),
        (AMATEUR, "BuildAttack", {"cause": "goal"}),
        (AMATEUR, "BuildAttack", {"roll": 3}),
        (AMATEUR, "BuildAttack", {"tokens": [0, 0]}),
        (AMATEUR, "BuildAttack", {"substituted": {0: ["G1"]}}),
        (AMATEUR, "BuildAttack", {"shoot_out": False}),
        (AMATEUR, "Defend", {"undefendable": "card"}),
        (AMATEUR, "Defend", {"restart": "open_play"}),
        (AMATEUR, "Defend", {"shot_bonus": 1}),
        (AMATEUR, "KeepGoal", {"with_pa": 1}),
        (AMATEUR, "KeepGoal", {"prevented": "card"}),
        (AMATEUR, "AfterRoll", {"prevented": "card"}),
        (AMATEUR, "Recovery", {"cross": 1}),
        (PROFESSIONAL, "Penalty", {"kicks": [0, 0]}),
        (INTERNATIONAL, "Penalty", {"shoot_out": True, "pa": 7}),
        (INTERNATIONAL, "KeepPenalty", {"faces": [1, 1]}),
        (PROFESSIONAL, "HalfTimeAbilities", {"attacker": 1}),
        (PROFESSIONAL, "HalfTimeAbilities", {"laid": {0: ["pass"]}}),
        (INTERNATIONAL, "ChooseTen", {"gave_back": "nobody"}),
    ],
)
def test_a_fact_that_says_nothing_at_a_decision_is_refused(
    game: WorldwideFootball, decision: str, facts: Facts
) -> None:
    name = list(facts)[-1]
    refusal = refused(game, decision, facts)
    assert refusal.reason.key == "fact_not_read"
    assert f"“{name}” says nothing at the decision {decision}" in refusal.sentence("en")


@pytest.mark.parametrize(
    "facts",
    [
        {"hands": {False: ["pass"]}},
        {"hands": {2: ["pass"]}},
        {"hands": {0: "pass"}},
        {"hands": [["pass"]]},
        {"players": {0: ["Messi"]}},
        {"players": {0: ["player:G1"]}},
        {"teams": ["spain"]},
        {"teams": ["spain", "spain"]},
        {"teams": ["spain", "atlantis"]},
        {"teams": "spain"},
        {"abilities": {0: ["flying"]}},
        {"goals": [0]},
        {"goals": [True, 0]},
        {"half": 1.0},
        {"half": 0},
        {"half": 3},
        {"pa": 9},
        {"pa": -1},
        {"stars": [5, 4]},
        {"attacker": 2},
        {"restart": "corner"},
        {"restart": "throw_in"},
        {"undefendable": True},
        {"gave_back": "attacker"},
        {"block": 4},
        {"draw_pile_sizes": [5]},
        {"draw_pile_sizes": [22, 5]},
        {"draw_pile_sizes": [1, 5], "draw_piles": {0: ["pass", "pass"]}},
        {"said": [3]},
    ],
)
def test_a_fact_that_cannot_be_is_refused(facts: Facts) -> None:
    refusal = refused(AMATEUR, "BuildAttack", facts)
    assert refusal.reason.key == "wrong_fact"
    assert f"“{next(iter(facts))}” cannot be" in refusal.sentence("en")


def test_a_pack_holds_only_so_many_of_a_card() -> None:
    facts: Facts = {"hands": {0: ["tackle", "tackle"]}, "discards": {0: ["tackle"]}}
    assert refused(AMATEUR, "BuildAttack", facts).reason.key == "too_many_of_a_card"
    assert refused(AMATEUR, "BuildAttack", {"hands": {0: ["shot-567"]}}).reason.key == "none_of_a_card"
    facts = {"players": {0: ["G1"]}, "used_players": {0: ["G1"]}}
    assert refused(AMATEUR, "BuildAttack", facts).reason.key == "too_many_of_a_card"
    assert "The nearest one is: cross" in refused(AMATEUR, "BuildAttack", {"hands": {0: ["corss"]}}).sentence("en")


# ---- rules that must be in force


@pytest.mark.parametrize(
    "decision",
    [
        "ExtraAbilities",
        "HalfTimeAbilities",
        "BuildDecks",
        "Dive",
        "FreeKick",
        "KeepPenalty",
        "Penalty",
        "PayCaution",
        "Substitute",
        "ChooseTen",
    ],
)
def test_a_decision_of_another_mode_is_refused(decision: str) -> None:
    refusal = refused(AMATEUR, decision, {})
    assert (refusal.reason.key, refusal.rule) == ("wanted_switch", "WF-14.1")


@pytest.mark.parametrize(
    ("game", "decision", "shoot_out"),
    [
        (PROFESSIONAL, "Penalty", True),
        (SHOOT_OUT, "Penalty", False),
        (INTERNATIONAL, "KeepPenalty", True),
        (SHOOT_OUT, "KeepPenalty", False),
    ],
)
def test_a_kick_is_one_that_the_rules_have(game: WorldwideFootball, decision: str, shoot_out: bool) -> None:
    assert refused(game, decision, {"shoot_out": shoot_out}).reason.key == "wanted_switch"


# ---- what the rules forbid


@pytest.mark.parametrize(
    ("game", "decision", "facts", "fact", "rule"),
    [
        # The teams, the half and the score.
        (AMATEUR, "BuildAttack", {"teams": ["italy", "italy"]}, "teams", "WF-C-05"),
        (PROFESSIONAL, "BuildAttack", {"teams": ["spain", "germany"], "stars": [6, 6]}, "stars", "WF-18.7"),
        (INTERNATIONAL, "ChooseTen", {"goals": [1, 0]}, "goals", "WF-FAQ.21"),
        (INTERNATIONAL, "Penalty", {"goals": [1, 0], "shoot_out": True}, "goals", "WF-FAQ.24"),
        (INTERNATIONAL, "Penalty", {"half": 2, "shoot_out": True}, "half", ""),
        (SHOOT_OUT, "Penalty", {"half": 1}, "half", ""),
        (PROFESSIONAL, "HalfTimeAbilities", {"half": 2}, "half", ""),
        (INTERNATIONAL, "BuildDecks", {"half": 2, "half_time": True}, "half", ""),
        (INTERNATIONAL, "ChooseTen", {"half": 1}, "half", ""),
        # PA.
        (AMATEUR, "Defend", {"pa": 7, "card": "pass"}, "pa", "WF-6.12"),
        (AMATEUR, "Defend", {"pa": 4, "card": "cross"}, "pa", "WF-6.4"),
        (AMATEUR, "Defend", {"pa": 5, "card": "shot-678"}, "pa", "WF-6.4"),
        (AMATEUR, "AfterCard", {"pa": 0, "teams": ["brazil", "spain"]}, "pa", "WF-6.12"),
        (AMATEUR, "AfterCard", {"pa": 5, "card": "cross", "teams": ["italy", "spain"]}, "pa", "WF-6.4"),
        (AMATEUR, "KeepGoal", {"pa": 5}, "pa", "WF-6.4"),
        (AMATEUR, "Defend", {"with_pa": 2, "pa": 5, "card": "pass"}, "with_pa", ""),
        (PROFESSIONAL, "FreeKick", {"pa": 5, "teams": ["brazil", "spain"]}, "pa", ""),
        (PROFESSIONAL, "Penalty", {"pa": 6}, "pa", ""),
        (PROFESSIONAL, "BuildAttack", {"pa": 6, "restart": "indirect_free_kick"}, "pa", ""),
        (PROFESSIONAL, "BuildAttack", {"pa": 4, "restart": "corner"}, "pa", ""),
        (AMATEUR, "BuildAttack", {"block": 5}, "block", "WF-18.5"),
        (AMATEUR, "BuildAttack", {"block": 3}, "block", "WF-14.1"),
        (PROFESSIONAL, "BuildAttack", {"block": 99}, "block", "WF-18.3"),
        (AMATEUR, "CounterPlayer", {"playing": "A2", "pa": 7}, "playing", "WF-C-64"),
        (AMATEUR, "CounterPlayer", {"playing": "D2"}, "playing", ""),
        (AMATEUR, "CounterPlayer", {"card": "pass"}, "card", ""),
        # Abilities: of the mode, and each once.
        (AMATEUR, "BuildAttack", {"abilities": {1: ["diving"]}}, "abilities", "WF-4.9"),
        (AMATEUR, "BuildAttack", {"abilities": {0: ["tactical-plan"] * 2}}, "abilities", "WF-C-23"),
        (PROFESSIONAL, "BuildAttack", {"abilities": {0: ["diving"] * 6}}, "abilities", "WF-C-23"),
        (INTERNATIONAL, "BuildAttack", {"abilities": {0: ["flying"]}}, "abilities", "WF-18.2"),
        # Cards laid earlier: of the side that lays them, one after the other, with the PA that they bring.
        (AMATEUR, "BuildAttack", {"laid": {0: ["pass", "pass"]}, "pa": 3}, "laid", "WF-6.2"),
        (AMATEUR, "BuildAttack", {"laid": {0: ["cross"]}, "pa": 5}, "laid", "WF-6.2"),
        (AMATEUR, "Defend", {"laid": {0: ["long-pass"]}, "pa": 2, "card": "pass"}, "laid", "WF-6.2"),
        (AMATEUR, "AfterCard", {"laid": {0: ["pass"]}, "pa": 2, "teams": ["brazil", "spain"]}, "laid", "WF-6.2"),
        (AMATEUR, "BuildAttack", {"laid": {0: ["long-pass"] * 3}}, "laid", "WF-6.4"),
        (AMATEUR, "BuildAttack", {"laid": {0: ["through-ball", "cross"]}}, "laid", "WF-6.4"),
        (AMATEUR, "BuildAttack", {"laid": {0: ["shot-678"]}}, "laid", "WF-6.4"),
        (AMATEUR, "BuildAttack", {"laid": {0: ["tackle"]}}, "laid", "WF-6.1"),
        (AMATEUR, "BuildAttack", {"laid": {1: ["pass"]}}, "laid", "WF-9.2"),
        (AMATEUR, "BuildAttack", {"laid": {0: ["pass"], 1: ["tackle"] * 2}}, "laid", "WF-9.2"),
        (AMATEUR, "Recovery", {"laid": {0: ["pass"]}}, "laid", "WF-8.6"),
        (AMATEUR, "Recovery", {"laid": {1: ["tackle"]}}, "laid", "WF-8.6"),
        (AMATEUR, "Defend", {"laid": {0: ["pass"]}, "pa": 2, "first_card": True}, "first_card", "WF-C-58"),
        # Rules that are not in force, and what the ball was taken with.
        (AMATEUR, "BuildAttack", {"reds": [0, 1]}, "reds", "WF-14.1"),
        (AMATEUR, "BuildAttack", {"undefendable": "set_piece"}, "undefendable", ""),
        (AMATEUR, "Defend", {"prevented": "set_piece"}, "prevented", ""),
        (PROFESSIONAL, "BuildAttack", {"undefendable": "set_piece"}, "undefendable", "WF-15.9"),
        (AMATEUR, "Recovery", {"gave_back": "nobody"}, "gave_back", "WF-12.3"),
        (AMATEUR, "Recovery", {"gave_back": "defender", "cause": "save"}, "gave_back", "WF-12.3"),
        (AMATEUR, "GiveBackDiscard", {"must": False, "draw_pile_sizes": [2, 9]}, "draw_pile_sizes", "WF-6.15"),
        (AMATEUR, "GiveBackDiscard", {"must": False, "draw_piles": {0: ["pass"]}}, "draw_piles", "WF-6.15"),
        # What is on the table.
        (AMATEUR, "DiscardForLongPass", {"card": "pass"}, "card", ""),
        (AMATEUR, "AfterCard", {"card": "shot-678"}, "card", ""),
        (AMATEUR, "KeepGoal", {"card": "pass"}, "card", ""),
        (AMATEUR, "AfterRoll", {"defence": "pressing"}, "defence", ""),
        (AMATEUR, "AfterRoll", {"roll": 15}, "roll", "WF-9.5"),
        (PROFESSIONAL, "AfterRoll", {"roll": 6}, "roll", "WF-9.5"),
        (PROFESSIONAL, "PayCaution", {"roll": 4}, "roll", "WF-16.1"),
        (PROFESSIONAL, "PayCaution", {"roll": 2, "left": 2}, "roll", "WF-16.1"),
        (PROFESSIONAL, "PayCaution", {"left": 2, "of": 0}, "left", ""),
        (PROFESSIONAL, "PayCaution", {"defence": "interception", "of": 0}, "defence", ""),
        (PROFESSIONAL, "PayCaution", {"card": "cross"}, "card", "WF-16.1"),
        (PROFESSIONAL, "PayCaution", {"card": "cross", "of": 0}, "card", "WF-16.1"),
        (PROFESSIONAL, "PayCaution", {"reds": [1, 0], "left": 3}, "reds", "WF-16.6"),
        (PROFESSIONAL, "KeepGoal", {"shot_die": 1}, "shot_die", ""),
        # Hands.
        (AMATEUR, "BuildAttack", {"hands": {1: [*["dribble"] * 5, *["pass"] * 5, "cross"]}}, "hands", "WF-5.1"),
        (AMATEUR, "BuildAttack", {"players": {0: list(SLOTS[:4])}}, "players", "WF-5.2"),
        (PROFESSIONAL, "PayCaution", {"players": {0: list(SLOTS[:4])}}, "players", "WF-5.2"),
        (AMATEUR, "GiveBackDiscard", {"players": {1: list(SLOTS[:4])}}, "players", "WF-5.2"),
        (PROFESSIONAL, "BuildAttack", {"players": {1: ["G1", "D1", "D2"]}, "reds": [0, 1]}, "players", "WF-5.2"),
        (PROFESSIONAL, "BuildAttack", {"substituted": {0: list(SLOTS[:4])}}, "substituted", "WF-20.1"),
        (PROFESSIONAL, "BuildAttack", {"tokens": [3, 3], "substituted": {1: ["G1"]}}, "tokens", "WF-20.4"),
        (INTERNATIONAL, "BuildAttack", {
            "discards": {0: [*["interception"] * 5, *["pressing"] * 4, *["tackle"] * 4]},
        }, "discards", "WF-22.3"),
        (INTERNATIONAL, "BuildAttack", {
            "half": 3, "hands": {0: ["pass"] * 8}, "discards": {0: ["dribble"] * 3},
        }, "hands", "WF-FAQ.22"),
        # The shoot-out.
        (SHOOT_OUT, "Penalty", {"kicks": [2, 0]}, "kicks", "WF-C-39"),
        (SHOOT_OUT, "Penalty", {"kicks": [1, 0], "attacker": 0}, "kicks", "WF-C-39"),
        (SHOOT_OUT, "Penalty", {"scored": [1, 0]}, "scored", "WF-C-72"),
        (SHOOT_OUT, "Penalty", {"scored": [3, 0], "kicks": [3, 3]}, "scored", "WF-C-72"),
    ],
)  # fmt: skip
def test_what_the_rules_forbid_is_refused_by_the_fact_that_says_it(
    game: WorldwideFootball, decision: str, facts: Facts, fact: str, rule: str
) -> None:
    refusal = refused(game, decision, facts)
    assert refusal.reason.key == "wrong_fact"
    assert f"“{fact}” cannot be {facts[fact]!r}" in refusal.sentence("en")
    assert refusal.rule == rule


@pytest.mark.parametrize(
    ("game", "decision", "facts", "why", "rule"),
    [
        (AMATEUR, "DiscardDown", {}, "within its limits, 10 Action cards and 3 Player cards", "WF-5.4"),
        (PROFESSIONAL, "DiscardDown", {"reds": [1, 0]}, "8 Action cards and 2 Player cards", "WF-5.4"),
        (PROFESSIONAL, "Substitute", {}, "lower “stars”", "WF-C-33"),
        (PROFESSIONAL, "Substitute", {"stars": [0, 0], "tokens": [0, 3]}, "raise “tokens”", "WF-20.1"),
        (PROFESSIONAL, "Substitute", {"stars": [0, 0], "players": {0: []}}, "in “players”", "WF-20.5"),
        (PROFESSIONAL, "Block", {"teams": ["germany", "italy"], "first_card": False}, "the first card", "WF-C-58"),
        (PROFESSIONAL, "Block", {"abilities": {1: []}}, "name “defensive-block” in “abilities”", "WF-14.8"),
        (PROFESSIONAL, "Block", {"teams": ["germany", "italy"], "stars": [3, 0]}, "raise “stars”", "WF-10.2"),
        (AMATEUR, "Block", {}, "not of this mode", "WF-10.5"),
        (AMATEUR, "Defend", {"prevented": "card"}, "“prevented” says", "WF-9.4"),
        (AMATEUR, "RecoverAction", {}, "name some in “discards”", "WF-C-71"),
        (AMATEUR, "DiscardForLongPass", {"hands": {0: []}}, "name some in “hands”", "WF-C-68"),
        (AMATEUR, "GiveBackDiscard", {"hands": {0: []}}, "name some in “hands”", "WF-6.15"),
        (PROFESSIONAL, "PayCaution", {"hands": {1: []}, "players": {1: []}}, "nothing to pay with", "WF-C-28"),
        (AMATEUR, "Recovery", {"lost_at": 3}, "an opponent who had 2 PA or fewer", "WF-11.2"),
        (AMATEUR, "WithCards", {"teams": ["brazil", "spain"]}, "No Player card of Brazil belongs", "WF-11.2"),
        (AMATEUR, "KeepGoal", {"players": {1: []}}, "Side 1 holds no Player card", "WF-11.2"),
        (AMATEUR, "KeepGoal", {"used_players": {1: ["G1"]}}, "leave one of them out of “used_players”", "WF-11.2"),
        (PROFESSIONAL, "FreeKick", {"players": {0: []}}, "Side 0 holds no Player card", "WF-11.2"),
        (INTERNATIONAL, "KeepPenalty", {"used_players": {1: ["G1"]}}, "“used_players”", "WF-11.2"),
        (AMATEUR, "TacticalPlan", {"stars": [0, 0]}, "raise “stars”", "WF-10.2"),
        (PROFESSIONAL, "Stamina", {"abilities": {0: ["stamina"]}}, "draw pile is empty", "WF-C-76"),
        (PROFESSIONAL, "Creativity", {"abilities": {0: ["stamina"]}}, "name “creativity”", "WF-14.8"),
        (PROFESSIONAL, "Dive", {"teams": ["italy", "brazil"], "defence": "interception"}, "a Tackle or", "WF-C-78"),
    ],
)
def test_a_decision_that_is_not_reached_with_these_facts_is_refused_with_the_reason(
    game: WorldwideFootball, decision: str, facts: Facts, why: str, rule: str
) -> None:
    refusal = refused(game, decision, facts)
    assert refusal.reason.key == "not_the_decision_reached"
    assert refusal.sentence("en").startswith(f"With these facts the decision is not {decision}. ")
    assert refusal.sentence("fr").startswith(f"Avec ces faits, la décision n’est pas {decision}. ")
    assert why in refusal.sentence("en")
    assert refusal.rule == rule


def test_a_decision_within_a_phrase_needs_what_leads_to_it() -> None:
    assert refused(AMATEUR, "TacticalPlan", {}).reason.key == "not_the_decision_reached"


def test_an_attack_has_at_least_the_pa_of_the_cards_laid() -> None:
    match = AMATEUR.scenario("BuildAttack", laid={0: ["pass", "pass"]})
    assert (match.pa, match.laid_in_attack) == (4, 2)
    match = AMATEUR.scenario("Defend", laid={0: ["pass", "dribble"], 1: ["tackle"]}, card="pass")
    assert (match.pa, match.laid_in_attack, match.laid) == (3, 3, [3, 1])
    match = AMATEUR.scenario("AfterCard", laid={0: ["pass"]}, teams=["brazil", "spain"])
    assert (match.rules.cards[match.card], match.pa) == ("dribble", 3)
    match = AMATEUR.scenario("Defend", laid={0: ["through-ball"]}, card="cross")
    assert match.pa == 6, "a Through ball is laid at 4 PA at least"


def test_only_a_corner_takes_pa_away() -> None:
    laid = {0: ["shot-678", "cross", "cross"]}
    assert PROFESSIONAL.scenario("BuildAttack", laid=laid, restart="corner").pa == 5
    fouls = WorldwideFootball(mod_fouls="on")
    assert refused(fouls, "BuildAttack", {"laid": laid, "pa": 5}).rule == "WF-6.2"


def test_in_a_shoot_out_nothing_has_been_laid() -> None:
    facts: Facts = {"shoot_out": True, "laid": {0: ["pass"]}}
    assert refused(INTERNATIONAL, "Penalty", facts).reason.key == "fact_not_read"


def test_a_set_piece_follows_a_card_so_that_the_next_one_is_not_the_first() -> None:
    assert PROFESSIONAL.scenario("BuildAttack", restart="indirect_free_kick").laid_in_attack == 1
    assert PROFESSIONAL.scenario("BuildAttack").laid_in_attack == 0


def test_a_ball_that_was_given_back_was_given_back_by_the_other_side() -> None:
    assert AMATEUR.scenario("Recovery").gave_back == 1
    assert AMATEUR.scenario("Recovery", cause="give back", gave_back="defender", attacker=1).gave_back == 0
    assert AMATEUR.scenario("Recovery", cause="goal").gave_back == -1


def test_who_may_keep_all_his_cards_has_none_left_to_draw() -> None:
    match = AMATEUR.scenario("GiveBackDiscard", must=False, attacker=1)
    assert (len(match.draws[1].cards), len(match.draws[0].cards)) == (0, 21)


@pytest.mark.parametrize("pa", [0, 5])
def test_a_cross_that_helps_the_next_shot_has_brought_its_pa(pa: int) -> None:
    refusal = refused(AMATEUR, "BuildAttack", {"pa": pa, "cross": 1})
    assert f"“cross” cannot be 1: it must be 0 below 6 PA, where no Cross can have been laid yet; “pa” is {pa}" in str(
        refusal
    )
    assert refusal.reason.rule == "WF-6.4"
    assert AMATEUR.scenario("BuildAttack", pa=6, cross=1).cross == 1


def test_what_leaves_no_choice_is_said_so() -> None:
    assert "it must be 5, the only number possible here" in str(
        refused(PROFESSIONAL, "BuildAttack", {"restart": "corner", "pa": 4})
    )
    assert "it must be open_play, the only word possible here" in str(
        refused(AMATEUR, "BuildAttack", {"restart": "corner"})
    )
    assert "names “shot-567”, but the pack of this game holds none" in str(
        refused(AMATEUR, "BuildAttack", {"hands": {0: ["shot-567"]}})
    )
