"""Paragraph 24, and the supplement's A1 to A3 and P10a: setting up a match against the virtual opponent."""

from collections import Counter
from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from onze.kernel.things import bare
from onze.kernel.words import Refused
from tests.rules import rule
from tests.rules.table import kinds, moves, play, refusal
from tests.rules.worldwide_football.solo import (
    AMATEUR,
    MAIN_RULEBOOK,
    PROFESSIONAL,
    Facts,
    action_pile,
    active,
    asked,
    before,
    defence_pile,
    game,
    in_both_modes,
    kicked_off,
    special_pile,
    table,
    the,
)

TWO_MORE = ("creativity", "stamina")
"""The abilities that the player takes besides those printed for Spain."""


def new_match(rules: WorldwideFootball, toss: str = "heads") -> WorldwideMatch:
    """A match of Spain against Italy at its kick-off."""
    extra = TWO_MORE if rules.switches.stars_plus else ()
    return kicked_off(rules, toss, ("spain", "italy"), *extra)[0]


@rule("WF-2.2", "WFS-A1.1", "WF-24.1")
@in_both_modes
def test_the_one_player_is_asked_everything_and_the_virtual_opponent_nothing(rules: WorldwideFootball) -> None:
    chance = Seeded(3)
    match = rules.new_match(chance)
    while match.outcome is None:
        assert match.asked == (0,)
        match.play(match.moves()[chance.below(len(match.moves()))], chance)
    assert len(match.outcome.values) == 1
    assert len(match.outcome.score) == 2


@rule("WF-24.1", "WFS-P10a.18")
def test_the_professional_rules_of_the_two_player_game_are_in_force() -> None:
    two_players = game()
    for name in ("fouls", "cautions", "corners", "stars_plus", "off_target", "substitutions", "team_cards"):
        assert getattr(PROFESSIONAL.switches, name) == getattr(two_players.switches, name), name
        assert not getattr(AMATEUR.switches, name), name
    assert PROFESSIONAL.pool == two_players.pool


# ---- the cards


@rule("WF-24.2", "WFS-A2.1", "WFS-A2.2", "WFS-P10a.1", "WFS-P10a.2", "WF-24.3", "WFS-A2.5", "WFS-P10a.3")
@pytest.mark.parametrize(("rules", "size"), [(AMATEUR, 28), (PROFESSIONAL, 32)], ids=["amateur", "professional"])
def test_int_cards_are_removed_and_each_side_has_the_cards_of_one_colour(rules: WorldwideFootball, size: int) -> None:
    match = new_match(rules)
    assert len(match.draws[0]) + len(match.hands[0]) == size
    assert len(action_pile(match)) + len(defence_pile(match)) + len(special_pile(match)) == size
    mine = Counter(match.draws[0].cards + match.hands[0].cards)
    its = Counter(zone_card for pile in (match.draws[1], *match.virtual) for zone_card in pile.cards)
    assert mine == its
    assert rules.pool[rules.card("shot-567")] == 0, "the card is marked INT"
    assert rules.pool[rules.card("tackle")] == (2 if rules is AMATEUR else 3), "one Tackle is marked PRO"


@rule("WF-24.2")
@pytest.mark.parametrize("option", [{"mode": "international"}, {"use_int_cards": "on"}])
def test_int_cards_cannot_be_used_in_solo_play(option: dict[str, str]) -> None:
    with pytest.raises(Refused) as refused:
        WorldwideFootball(1, **option)
    assert refused.value.rule == "WF-24.2"


@rule("WF-24.8", "WF-24.9", "WF-24.10", "WFS-A2.9", "WFS-A2.10", "WFS-A2.11", "WF-C-40")
@rule("WFS-P10a.7", "WFS-P10a.8", "WFS-P10a.9")
@pytest.mark.parametrize(
    ("rules", "sizes"), [(AMATEUR, (8, 4, 16)), (PROFESSIONAL, (11, 4, 17))], ids=["amateur", "professional"]
)
def test_its_cards_are_split_into_three_piles(rules: WorldwideFootball, sizes: tuple[int, int, int]) -> None:
    match = new_match(rules)
    assert set(defence_pile(match)) == {"interception", "pressing", "tackle"}
    assert set(special_pile(match)) == {"cross", "through-ball"}
    assert set(action_pile(match)) == {"dribble", "pass", "long-pass", "shot-678"}
    assert (len(defence_pile(match)), len(special_pile(match)), len(action_pile(match))) == sizes


@rule("WF-24.11", "WFS-A2.11", "WFS-A2.12", "WFS-P10a.9", "WF-24.12", "WFS-P10a.10")
@in_both_modes
def test_nobody_sees_what_lies_in_its_piles(rules: WorldwideFootball) -> None:
    match = new_match(rules)
    for viewer in (0, None):
        shown = table(match, viewer)
        for name in ("draw_pile", "defence_pile", "special_pile", "player_pile"):
            assert shown[name]["known"] == [], name
            assert shown[name]["size"] > 0, name
        hands: Any = match.view(viewer)["hands"]
        assert len(hands) == 1


@rule("WF-24.11", "WF-C-06")
@in_both_modes
def test_its_piles_are_shuffled(rules: WorldwideFootball) -> None:
    orders = set()
    for seed in range(5):
        chance = Seeded(seed)
        match = rules.new_match(chance)
        while match.half == 0:
            match.play(match.moves()[0], chance)
        piles = (action_pile(match), defence_pile(match), special_pile(match), match.piles[1].cards)
        orders.add(tuple(tuple(pile) for pile in piles))
    assert len(orders) == 5


@rule("WF-24.11", "WF-C-40")
@in_both_modes
def test_the_player_knows_which_kinds_a_pile_holds_but_not_their_order(rules: WorldwideFootball) -> None:
    match = new_match(rules)
    orders = set()
    for seed in range(20):
        other = match.redealt(0, Seeded(seed))
        for pile in (action_pile, defence_pile, special_pile):
            assert sorted(pile(other)) == sorted(pile(match))
        orders.add(tuple(action_pile(other)))
    assert len(orders) > 10


# ---- the player's side


@rule("WF-24.4", "WFS-A2.6", "WFS-P10a.3")
@in_both_modes
def test_the_player_has_seven_player_cards_of_his_team_face_down(rules: WorldwideFootball) -> None:
    match = new_match(rules)
    assert match.team(0).id == "spain"
    assert len(match.piles[0]) + len(match.squads[0]) == 7
    view = match.view(0)
    assert view["sides"][0]["player_pile"] == {"size": 5, "known": []}  # type: ignore[index]


@rule("WFS-A2.3", "WFS-A2.4", "WFS-A2.7", "WFS-A2.8", "WFS-A2.13", "WFS-A2.14")
def test_amateur_both_sides_have_four_stars_and_the_same_three_abilities() -> None:
    match = new_match(AMATEUR)
    assert match.stars == [4, 4], "the Team card of Spain, which shows five, is removed"
    for side in (0, 1):
        shown: Any = bare(match.view(0)["sides"][side], WorldwideFootball.whole_kinds)  # type: ignore[index]
        assert shown["abilities"] == ["attacking-play", "tactical-plan", "counter-attack"]


@rule("WF-24.5", "WF-24.6", "WF-24.7", "WFS-P10a.4", "WFS-P10a.5", "WFS-P10a.6")
def test_professional_the_player_has_the_three_printed_abilities_and_two_of_his_choice() -> None:
    match = PROFESSIONAL.new_match(Seeded(0))
    play(match, "choose team:germany", "choose team:italy")
    assert match.stars[0] == 6
    assert asked(match) == ("ExtraAbilities", 0)
    printed = {"defensive-block", "stamina", "tactical-plan"}
    assert not any(move.removeprefix("take ability:") in printed for move in moves(match))
    assert refusal(match, "take ability:stamina").rule == "WF-C-23"
    match.play(PROFESSIONAL.move("take ability:attacking-play"), Seeded(0))
    match.play(PROFESSIONAL.move("take ability:diving"), Seeded(0))
    shown: Any = bare(match.view(0)["sides"][0], WorldwideFootball.whole_kinds)  # type: ignore[index]
    assert set(shown["abilities"]) == printed | {"attacking-play", "diving"}


# ---- the virtual opponent's side


@rule("WFS-P10a.11", "WF-24.14", "WF-24.12", "WFS-P10a.10")
@pytest.mark.parametrize(("team", "stars"), [("germany", 6), ("brazil", 5)])
@pytest.mark.parametrize("rules", [PROFESSIONAL, MAIN_RULEBOOK], ids=["supplement", "main"])
def test_professional_its_team_card_shows_its_stars(rules: WorldwideFootball, team: str, stars: int) -> None:
    match, _ = kicked_off(rules, "heads", ("france", team), "attacking-play", "tactical-plan")
    assert match.stars[1] == stars
    assert match.team(1).id == team


@rule("WF-24.13", "WF-C-41")
@pytest.mark.parametrize("team", ["germany", "brazil", "spain", "italy"])
def test_in_the_main_rulebook_it_has_three_abilities_whatever_its_team(team: str) -> None:
    match, _ = kicked_off(MAIN_RULEBOOK, "heads", ("france", team), "attacking-play", "tactical-plan")
    assert table(match)["abilities"] == ["attacking-play", "tactical-plan", "counter-attack"]


FIVE = {
    "germany": {"defensive-block", "stamina", "tactical-plan", "attacking-play", "offside-trap"},
    "brazil": {"creativity", "clinical-finishing", "attacking-play", "counter-attack", "tactical-plan"},
    "spain": {"counter-attack", "attacking-play", "tactical-plan", "creativity", "clinical-finishing"},
    "france": {"counter-attack", "creativity", "stamina", "defensive-block", "tactical-plan"},
    "italy": {"defensive-block", "offside-trap", "diving", "stamina", "tactical-plan"},
}


@rule("WFS-P10a.12", "WF-C-41", "WF-C-55", "WFS-P14.2", "WFS-P14.3", "WFS-P14.4", "WFS-P14.5", "WFS-P14.6")
@pytest.mark.parametrize("team", FIVE)
def test_in_the_supplement_it_has_the_five_abilities_of_its_team(team: str) -> None:
    mine = "spain" if team == "france" else "france"
    extra = ("defensive-block", "diving") if mine == "spain" else ("attacking-play", "tactical-plan")
    match, _ = kicked_off(PROFESSIONAL, "heads", (mine, team), *extra)
    assert set(table(match)["abilities"]) == FIVE[team]


@rule("WF-C-41")
@pytest.mark.parametrize(
    ("options", "five"),
    [
        ({"mode": "amateur"}, False),
        ({"mode": "amateur", "solo_abilities": "team5"}, True),
        ({"mode": "professional"}, True),
        ({"mode": "professional", "mod_stars_plus": "off"}, False),
        ({"mode": "professional", "solo_abilities": "basic3"}, False),
        ({"mode": "professional", "solo_version": "main"}, False),
        ({"mode": "professional", "solo_version": "main", "solo_abilities": "team5"}, True),
    ],
)
def test_its_abilities_follow_mode_and_version_unless_they_are_chosen(options: dict[str, str], five: bool) -> None:
    match = game(seats=1, **options).new_match(Seeded(0))
    play(match, "choose team:spain")
    match.play(match.game.move("choose team:italy"), Seeded(0))
    assert (set(table(match)["abilities"]) == FIVE["italy"]) is five


@rule("WF-24.15", "WFS-A2.15", "WFS-P10a.13")
@in_both_modes
def test_its_first_two_player_cards_are_active_for_all_to_see(rules: WorldwideFootball) -> None:
    extra = TWO_MORE if rules is PROFESSIONAL else ()
    match, told = kicked_off(rules, "heads", ("spain", "italy"), *extra)
    assert active(match) == ["A2", "A1"], "the top card of the pile first"
    assert table(match, None)["players"] == {"size": 2, "cards": ["player:A2", "player:A1"]}
    assert kinds(told).count("active player") == 2
    assert len(match.piles[1]) == 5


# ---- the kick-off


@rule("WF-24.16", "WF-24.17", "WF-24.18", "WFS-A2.16", "WFS-A2.17", "WFS-A2.18")
@rule("WFS-P10a.14", "WFS-P10a.15", "WFS-P10a.16")
@in_both_modes
@pytest.mark.parametrize(("toss", "kicker", "cards"), [("heads", 0, 8), ("tails", 1, 7)])
def test_a_coin_decides_who_kicks_off_and_how_many_cards_the_player_draws(
    rules: WorldwideFootball, toss: str, kicker: int, cards: int
) -> None:
    extra = TWO_MORE if rules is PROFESSIONAL else ()
    match, told = kicked_off(rules, toss, ("spain", "italy"), *extra)
    assert the(told, "toss")["side"] == kicker
    assert match.ball == kicker
    assert len(match.hands[0]) == cards
    assert len(match.squads[0]) == 2
    assert asked(match) == (("BuildAttack", 0) if kicker == 0 else ("Defend", 0))


@rule("WF-24.19", "WFS-A2.19", "WFS-P10a.17", "WF-C-05")
@in_both_modes
def test_the_player_chooses_both_teams_and_they_differ(rules: WorldwideFootball) -> None:
    match = rules.new_match(Seeded(0))
    assert asked(match) == ("ChooseTeam", 0)
    play(match, "choose team:brazil")
    assert asked(match) == ("ChooseTeam", 0)
    assert refusal(match, "choose team:brazil").rule == "WF-C-05"
    match.play(rules.move("choose team:italy"), Seeded(0))
    assert [match.team(side).id for side in (0, 1)] == ["brazil", "italy"]


# ---- the player's hand


@rule("WFS-A3.1", "WFS-A3.3", "WFS-P10a.18")
@in_both_modes
def test_the_player_discards_down_to_ten_action_cards_of_his_choice(rules: WorldwideFootball) -> None:
    hand = ["dribble", "dribble", "pass", "pass", "long-pass", "cross", "cross", "through-ball", "shot-678", "shot-678"]
    facts: Facts = {"hands": {0: hand}, "draw_piles": {0: ["interception", "tackle"]}}
    match = before("Defend", rules, attacker=1, card="pass", **facts)
    play(match, "draw")
    assert asked(match) == ("DiscardDown", 0)
    play(match, "discard card:cross", "discard card:tackle")
    assert len(match.hands[0]) == 10
    assert match.card_names(match.hands[0].cards).count("cross") == 1


@rule("WFS-A3.2", "WFS-A3.3", "WFS-P10a.18")
@in_both_modes
def test_the_player_discards_down_to_three_player_cards(rules: WorldwideFootball) -> None:
    facts: Facts = {"players": {0: ["G1", "M1", "M2"]}, "player_piles": {0: ["A1"]}, "defence_pile": ["pressing"]}
    match = before("BuildAttack", rules, hands={0: ["pass"]}, **facts)
    play(match, "lay card:pass")
    assert asked(match) == ("DiscardDown", 0)
    assert moves(match) == [f"discard player:{slot}" for slot in ("G1", "M1", "M2", "A1")]
    play(match, "discard player:M1")
    assert len(match.squads[0]) == 3
