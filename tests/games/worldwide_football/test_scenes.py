"""Scenarios: every decision can be set up, and what cannot be is refused with a sentence."""

from typing import Any, Final

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.squads import SLOTS
from onze.games.worldwide_football.match import CAUSE_GIVE_BACK, WorldwideMatch
from onze.kernel.chance import Seeded
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
    seen: dict[str, Any] = view["sides"][side]
    return seen


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
    assert seen["hand"]["cards"] == ["dribble", "shot-678"]
    assert match.card_names(match.draws[0].cards)[:-3:-1] == ["cross", "tackle"]
    assert seen["draw_pile"]["size"] == 6
    assert seen["discard_pile"][-2:] == ["pressing", "pass"]
    assert len(seen["discard_pile"]) == 28 - 2 - 6 - 2
    assert seen["laid"] == ["pass", "dribble"]
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
    assert refused(AMATEUR, "BuildAttack", {"hands": {0: ["shot-567"]}}).reason.key == "too_many_of_a_card"
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
        (AMATEUR, "CounterPlayer", {"playing": "A2", "pa": 7}, "playing", "WF-C-64"),
        (AMATEUR, "CounterPlayer", {"playing": "D2"}, "playing", ""),
        (AMATEUR, "CounterPlayer", {"card": "pass"}, "card", ""),
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
        (PROFESSIONAL, "PayCaution", {"reds": [1, 0], "left": 3}, "reds", "WF-16.6"),
        (PROFESSIONAL, "KeepGoal", {"shot_die": 1}, "shot_die", ""),
        # Hands.
        (AMATEUR, "BuildAttack", {"hands": {1: [*["dribble"] * 5, *["pass"] * 5, "cross"]}}, "hands", "WF-5.1"),
        (AMATEUR, "BuildAttack", {"players": {0: list(SLOTS[:4])}}, "players", "WF-5.2"),
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
    ("game", "decision", "facts"),
    [
        (AMATEUR, "DiscardDown", {}),
        (PROFESSIONAL, "Substitute", {}),
        (PROFESSIONAL, "Substitute", {"stars": [0, 0], "tokens": [0, 3]}),
        (PROFESSIONAL, "Block", {"teams": ["germany", "italy"], "first_card": False}),
        (AMATEUR, "Defend", {"prevented": "card"}),
        (AMATEUR, "RecoverAction", {}),
        (AMATEUR, "Recovery", {"lost_at": 3}),
        (AMATEUR, "TacticalPlan", {}),
        (PROFESSIONAL, "Dive", {"teams": ["italy", "brazil"], "defence": "interception"}),
    ],
)
def test_a_decision_that_is_not_reached_with_these_facts_is_refused(
    game: WorldwideFootball, decision: str, facts: Facts
) -> None:
    assert refused(game, decision, facts).reason.key == "not_the_decision_reached"
