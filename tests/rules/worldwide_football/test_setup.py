"""Paragraphs 4 and 14: setting up a match in Amateur and in Professional mode."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import NoChance, Seeded
from onze.kernel.things import bare
from onze.kernel.words import Refused
from tests.rules import rule
from tests.rules.table import decision, kinds, moves, refusal
from tests.rules.worldwide_football.preparing import (
    AMATEUR,
    INTERNATIONAL,
    PROFESSIONAL,
    answer_sealed,
    choose_teams,
    first_to_answer,
    kick_off,
    offered,
    say,
)
from tests.rules.worldwide_football.professional import asked, hand, squad, the

TEAMS = ["brazil", "france", "germany", "italy", "spain"]
MODES = [AMATEUR, PROFESSIONAL, INTERNATIONAL]
BASIC = ["attacking-play", "tactical-plan", "counter-attack"]

in_every_mode = pytest.mark.parametrize("rules", MODES, ids=lambda rules: rules.switches.mode)
with_every_team = pytest.mark.parametrize("team", TEAMS)


def seen_of(match: WorldwideMatch, side: int, viewer: int | None = None) -> dict[str, Any]:
    """What a viewer, by default a spectator, sees of a side."""
    view: Any = match.view(viewer)
    seen: Any = bare(view["sides"], WorldwideFootball.whole_kinds)
    shown: dict[str, Any] = seen[side]
    return shown


def turned_over(size: int) -> str:
    """A shuffle that turns a pile upside down."""
    return " ".join(["order", *(str(place) for place in reversed(range(size)))])


# ---- decks and piles


@rule("WF-4.5", "WF-4.7", "WF-14.3", "WF-14.4")
@in_every_mode
def test_each_side_has_a_deck_of_its_own_of_the_same_cards(rules: WorldwideFootball) -> None:
    match, _ = kick_off(rules)
    decks = [Counter(card for zone in match.zones if zone.place.pack == side for card in zone.cards) for side in (0, 1)]
    assert decks[0] == decks[1]
    assert match.draws[0] is not match.draws[1]


@rule("WF-4.7", "WF-4.8", "WF-14.4", "WF-14.5")
@in_every_mode
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_decks_and_player_cards_lie_face_down(rules: WorldwideFootball, viewer: int | None) -> None:
    match, _ = kick_off(rules)
    for side in (0, 1):
        seen = seen_of(match, side, viewer)
        assert seen["draw_pile"]["known"] == seen["player_pile"]["known"] == []
        assert seen["player_pile"]["size"] == 5
        hands: Any = match.view(viewer)["hands"]
        hand = hands[side]
        assert len(hand["cards"]) == (hand["size"] if viewer == side else 0)
        assert len(seen["players"]["cards"]) == (2 if viewer == side else 0)


@rule("WF-4.8", "WF-14.5")
@in_every_mode
def test_each_side_has_the_seven_player_cards_of_its_team(rules: WorldwideFootball) -> None:
    match, _ = kick_off(rules, ("germany", "brazil"))
    for side, name in enumerate(("germany", "brazil")):
        cards = match.piles[side].cards + match.squads[side].cards
        players = [match.player(side, card - rules.first_player).name for card in sorted(cards)]
        assert players == [player.name for team in rules.teams if team.id == name for player in team.players]


@rule("WF-C-06")
def test_every_face_down_pile_is_shuffled() -> None:
    in_order, _ = kick_off(AMATEUR)
    last_first = ["interception"] * 3 + ["pressing"] * 3 + ["tackle"] * 2
    assert hand(in_order, 0) == last_first
    assert (squad(in_order, 0), squad(in_order, 1)) == (["A1", "A2"], ["A1", "A2"])

    shuffles = [turned_over(28), turned_over(7)] * 2
    match, _ = kick_off(AMATEUR, shuffles=shuffles)

    assert hand(match, 0) == ["dribble"] * 5 + ["pass"] * 3
    assert hand(match, 1) == ["dribble"] * 5 + ["pass"] * 2
    assert (squad(match, 0), squad(match, 1)) == (["G1", "D1"], ["G1", "D1"])


@rule("WF-C-06")
def test_the_colours_make_no_difference() -> None:
    """Whoever of the two draws what, all hands are as likely for one side as for the other."""
    shuffles = [turned_over(28), "keep order", "keep order", turned_over(7)]
    match, _ = kick_off(AMATEUR, shuffles=shuffles)
    other, _ = kick_off(AMATEUR, shuffles=shuffles[2:] + shuffles[:2], coin="tails")
    assert [hand(match, side) for side in (0, 1)] == [hand(other, side) for side in (1, 0)]
    assert [squad(match, side) for side in (0, 1)] == [squad(other, side) for side in (1, 0)]


# ---- teams


@rule("WF-4.6", "WF-14.4")
@in_every_mode
def test_each_player_chooses_a_team(rules: WorldwideFootball) -> None:
    match = rules.new_match(NoChance())
    assert asked(match) == ("ChooseTeam", 0)
    assert moves(match) == [f"choose team:{team}" for team in TEAMS]
    told = say(match, 0, "choose team:italy")
    assert the(told, "team")["team"] == "italy"
    assert asked(match) == ("ChooseTeam", 1)
    assert seen_of(match, 0)["team"] == "italy"


@rule("WF-C-05")
@in_every_mode
@with_every_team
def test_a_team_that_is_taken_cannot_be_chosen(rules: WorldwideFootball, team: str) -> None:
    match = rules.new_match(NoChance())
    say(match, 0, f"choose team:{team}")
    assert moves(match) == [f"choose team:{other}" for other in TEAMS if other != team]
    reason = refusal(match, f"choose team:{team}")
    assert reason.rule == "WF-C-05"
    assert "already taken" in reason.sentence("en")
    assert "déjà prise" in reason.sentence("fr")


# ---- Stars and abilities in Amateur mode


@rule("WF-4.3", "WF-4.10")
@with_every_team
def test_without_team_cards_every_side_has_four_stars(team: str) -> None:
    other = "france" if team != "france" else "italy"
    match, _ = kick_off(AMATEUR, (team, other))
    assert match.stars == [4, 4]
    assert [seen_of(match, side)["stars"] for side in (0, 1)] == [4, 4]


@rule("WF-4.3")
@pytest.mark.parametrize("stadium", ["first", "second"])
def test_without_team_cards_there_is_no_stadium(stadium: str) -> None:
    with pytest.raises(Refused) as refused:
        WorldwideFootball(mode="amateur", stadium=stadium)
    assert refused.value.rule == "WF-C-60"


@rule("WF-4.4", "WF-4.9")
@with_every_team
def test_every_side_has_the_three_abilities_face_up(team: str) -> None:
    other = "france" if team != "france" else "italy"
    match, _ = kick_off(AMATEUR, (team, other))
    for side in (0, 1):
        for viewer in (0, 1, None):
            assert seen_of(match, side, viewer)["abilities"] == BASIC


@rule("WF-4.4")
def test_no_other_ability_is_ever_to_be_had_in_amateur_mode() -> None:
    used = set()
    for seed in range(20):
        luck = Seeded(seed)
        match = AMATEUR.new_match(luck)
        while match.outcome is None:
            listed = match.moves()
            used |= {AMATEUR.name(move) for move in listed if AMATEUR.vocabulary[move].verb in ("use", "take")}
            match.play(listed[luck.below(len(listed))], luck)
    assert used == {f"use ability:{name}" for name in BASIC}


# ---- the toss and the opening hands


@rule("WF-4.11", "WF-14.10")
@in_every_mode
@pytest.mark.parametrize(("coin", "side"), [("heads", 0), ("tails", 1)])
def test_a_coin_toss_decides_who_has_the_ball_first(rules: WorldwideFootball, coin: str, side: int) -> None:
    match, told = kick_off(rules, coin=coin)
    assert the(told, "toss")["side"] == side
    assert (match.ball, match.kicker) == (side, side)
    assert asked(match) == ("BuildAttack", side)


@rule("WF-4.12", "WF-4.13", "WF-14.11", "WF-14.12")
@in_every_mode
@pytest.mark.parametrize(("coin", "kicks_off"), [("heads", 0), ("tails", 1)])
def test_the_side_that_kicks_off_draws_eight_cards_and_the_other_seven(
    rules: WorldwideFootball, coin: str, kicks_off: int
) -> None:
    match, told = kick_off(rules, coin=coin)
    assert len(hand(match, kicks_off)) == 8
    assert len(hand(match, 1 - kicks_off)) == 7
    assert len(squad(match, 0)) == len(squad(match, 1)) == 2
    drawn = [(event.details["side"], event.details["count"], event.rule) for event in told if event.kind == "draw"]
    assert drawn == [(kicks_off, 8, "WF-4.12"), (1 - kicks_off, 7, "WF-4.13")]


@rule("WF-4.12", "WF-4.13")
def test_what_is_drawn_is_told_to_its_owner_alone() -> None:
    match, told = kick_off(AMATEUR)
    for event in told:
        if event.kind in ("draw", "draw player"):
            side = event.details["side"]
            assert list(event.private) == [side]
            assert not {"cards", "players"} & set(event.details)
    own = next(event for event in told if event.kind == "draw" and event.details["side"] == 1)
    assert own.seen_by(1)["cards"] == [f"card:{name}" for name in hand(match, 1)]


# ---- Professional mode


@rule("WF-14.2")
def test_pro_cards_are_used_and_int_cards_are_not() -> None:
    assert "shot-567" not in {action.name for action in PROFESSIONAL.actions if action.count}
    more = {action.name: action.count - AMATEUR.pool[card] for card, action in enumerate(PROFESSIONAL.actions)}
    assert {name for name, count in more.items() if count} == {"pass", "interception", "pressing", "tackle"}
    assert set(more.values()) == {0, 1}


@rule("WF-14.6", "WF-14.9")
@with_every_team
def test_a_side_has_the_stars_of_its_team_card(team: str) -> None:
    other = "france" if team != "france" else "italy"
    match, _ = kick_off(PROFESSIONAL, (team, other))
    assert seen_of(match, 0)["stars"] == {"germany": 6}.get(team, 5)


@rule("WF-14.6", "WF-14.7")
@pytest.mark.parametrize(
    ("team", "printed"),
    [
        ("germany", {"defensive-block", "stamina", "tactical-plan"}),
        ("brazil", {"creativity", "clinical-finishing", "attacking-play"}),
        ("spain", {"counter-attack", "attacking-play", "tactical-plan"}),
        ("france", {"counter-attack", "creativity", "stamina"}),
        ("italy", {"defensive-block", "offside-trap", "diving"}),
    ],
)
def test_the_three_abilities_of_the_team_card_are_face_up(team: str, printed: set[str]) -> None:
    other = "france" if team != "france" else "italy"
    match = choose_teams(PROFESSIONAL, (other, team))
    assert decision(match) == "ExtraAbilities"
    for viewer in (0, 1, None):
        assert set(seen_of(match, 1, viewer)["abilities"]) == printed


@rule("WF-14.8")
@with_every_team
def test_a_player_adds_any_two_further_abilities(team: str) -> None:
    other = "france" if team != "france" else "italy"
    match = choose_teams(PROFESSIONAL, (team, other))
    printed = seen_of(match, 0)["abilities"]
    found = set()
    for first in offered(match, 0):
        once = match.clone()
        say(once, 0, first)
        for second in offered(once, 0):
            found.add(frozenset({first, second}))
    free = [f"take ability:{name}" for name in ABILITIES if name not in printed]
    assert found == {frozenset(pair) for pair in combinations(free, 2)}


@rule("WF-14.8")
def test_whoever_names_the_later_ability_first_is_told_the_order() -> None:
    match = choose_teams(PROFESSIONAL, ("france", "italy"))
    last = match.game.move("take ability:diving")
    reason = match.why_not(last, 0)
    assert reason is not None
    assert (reason.key, reason.rule) == ("abilities_in_order", "WF-14.8")
    say(match, 0, "take ability:attacking-play")
    assert match.why_not(last, 0) is None


@rule("WF-14.8")
def test_the_five_abilities_lie_face_up_for_everybody() -> None:
    match = choose_teams(PROFESSIONAL, ("france", "italy"))
    say(match, 0, "take ability:attacking-play", "take ability:diving")
    throws = ["heads", *["keep order"] * 4]
    told = say(match, 1, "take ability:creativity", "take ability:stamina", throws=throws)
    assert [event.details["side"] for event in told if event.kind == "abilities"] == [0, 1]
    for viewer in (0, 1, None):
        five = {"attacking-play", "counter-attack", "creativity", "stamina", "diving"}
        assert set(seen_of(match, 0, viewer)["abilities"]) == five
        five = {"defensive-block", "creativity", "stamina", "offside-trap", "diving"}
        assert set(seen_of(match, 1, viewer)["abilities"]) == five


@rule("WF-14.8", "WF-C-23")
@first_to_answer
def test_extra_abilities_stay_sealed_until_both_have_chosen(first: int) -> None:
    match = choose_teams(PROFESSIONAL, ("france", "italy"))
    answers = {
        0: ["take ability:attacking-play", "take ability:diving"],
        1: ["take ability:attacking-play", "take ability:stamina"],
    }
    told = answer_sealed(match, first, answers, throws=["heads", *["keep order"] * 4])
    assert kinds(told)[:2] == ["abilities", "abilities"]
    assert "attacking-play" in seen_of(match, 0)["abilities"], "both may have the same one"
    assert "attacking-play" in seen_of(match, 1)["abilities"]
    assert [len(seen_of(match, side)["abilities"]) for side in (0, 1)] == [5, 5]


@rule("WF-C-23")
def test_an_ability_is_not_taken_twice() -> None:
    match = choose_teams(PROFESSIONAL, ("france", "italy"))
    reason = refusal(match, "take ability:stamina", seat=0)
    assert reason.rule == "WF-C-23", "it stands on the Team card"
    assert "already" in reason.sentence("en")
    assert "déjà" in reason.sentence("fr")
    say(match, 0, "take ability:tactical-plan")
    assert refusal(match, "take ability:tactical-plan", seat=0).rule == "WF-C-23"
    assert len(offered(match, 0)) == len(set(offered(match, 0)))
