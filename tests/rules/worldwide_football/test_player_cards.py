"""Paragraph 11: Player cards, when each may be played, what it does, and the PA that it gives."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from onze.games import worldwide_football
from onze.games.worldwide_football import WorldwideFootball
from onze.kernel.words import Refused
from tests.plain import plain
from tests.rules import rule
from tests.rules.table import kinds, moves, play, refusal
from tests.rules.worldwide_football.amateur import (
    AMATEUR,
    ATTACK_CARDS,
    DEFENCE_CARDS,
    MAY_BE_LAID_AT,
    WITH_INT_CARDS,
    asked,
    before,
    discarded,
    hand,
    playable,
    squad,
    the,
)

SQUAD = ["G1", "D1", "D2", "M1", "M2", "A1", "A2"]

MOMENTS = {
    "brazil": {
        "shot die": {"G1"},
        "after pass": {"D1"},
        "M or A card": {"D2"},
        "after dribble": {"M1", "A2"},
        "with dribble": {"M2"},
        "with shot-678": {"A1"},
        "with shot-567": {"A1"},
    },
    "france": {
        "shot die": {"G1"},
        "after roll": {"D1"},
        "M or A card": {"D2"},
        "taken with tackle": {"M1"},
        "taken with pressing": {"M1"},
        "taken with interception": {"M1"},
        "after long-pass": {"M2"},
        "with shot-678": {"A1"},
        "with shot-567": {"A1"},
        "after dribble": {"A2"},
        "after through-ball": {"A2"},
    },
    "germany": {
        "shot die": {"G1"},
        "after roll": {"D1"},
        "M or A card": {"D2"},
        "with long-pass": {"M1"},
        "taken with tackle": {"M2"},
        "taken with pressing": {"M2"},
        "after shot": {"A1"},
        "after cross": {"A2"},
    },
    "italy": {
        "shot die": {"G1"},
        "after roll": {"D1"},
        "M or A card": {"D2"},
        "after pass": {"M1"},
        "taken with pressing": {"M2"},
        "taken with interception": {"M2"},
        "after shot": {"A1"},
        "after cross": {"A2"},
    },
    "spain": {
        "shot die": {"G1"},
        "taken with interception": {"D1"},
        "M or A card": {"D2"},
        "after pass": {"M1"},
        "with pass": {"M2"},
        "after through-ball": {"A1"},
        "after shot": {"A2"},
    },
}
"""Which cards of a squad belong to which moment."""

EVERY_MOMENT = [
    *(f"with {card}" for card in MAY_BE_LAID_AT),
    *(f"after {card}" for card in ATTACK_CARDS),
    "after shot",
    "shot die",
    "after roll",
    "M or A card",
    *(f"taken with {cause}" for cause in (*DEFENCE_CARDS, "give back", "goal", "save", "off target")),
]


SCENES: dict[str, tuple[str, dict[str, Any]]] = {
    "after shot": ("AfterShot", {"pa": 6}),
    "shot die": ("KeepGoal", {"attacker": 1, "pa": 6}),
    "after roll": ("AfterRoll", {"attacker": 1, "card": "pass", "roll": 7}),
    "M or A card": ("CounterPlayer", {"attacker": 1, "playing": "A2", "card": "dribble", "pa": 1}),
}
"""The decision of a moment, and what it takes to be asked."""


def at_moment(moment: str, team: str, players: list[str]) -> set[str]:
    """Which of these cards a side may play at that moment."""
    other = "brazil" if team != "brazil" else "france"
    facts: dict[str, Any] = {"teams": [team, other], "players": {0: players}, "discards": {0: ["tackle"]}}
    kind, _, card = moment.partition(" ")
    if moment in SCENES:
        name, more = SCENES[moment]
    elif kind == "taken":
        name, more = "Recovery", {"cause": moment.removeprefix("taken with "), "lost_at": 5}
    else:
        name = "WithCards" if kind == "with" else "AfterCard"
        pa = MAY_BE_LAID_AT[card][0] + (ATTACK_CARDS[card] if kind == "after" else 0)
        more = {"card": card, "pa": pa}
    try:
        match = before(name, WITH_INT_CARDS, **facts, **more)
    except Refused as refused:
        if refused.reason.key != "not_the_decision_reached":
            raise
        return set()  # nobody of this team has a card for this moment
    return playable(match)


# ---- roles and moments


@rule("WF-11.1")
@pytest.mark.parametrize("team", AMATEUR.teams, ids=lambda team: team.id)
def test_every_player_card_has_one_of_four_roles_and_shows_it(team: Any) -> None:
    assert Counter(player.role for player in team.players) == {"G": 1, "D": 2, "M": 2, "A": 2}
    other = "brazil" if team.id != "brazil" else "france"
    match = before("KeepGoal", teams=[other, team.id], pa=6, players={1: ["G1"]})
    for slot in SQUAD:
        text = match.move_text(match.game.move(f"play player:{slot}"))
        assert text["en"].endswith(f"({slot[0]})")
        assert text["fr"].endswith(f"({slot[0]})")


@rule("WF-11.2")
@pytest.mark.parametrize("moment", EVERY_MOMENT)
@pytest.mark.parametrize("team", MOMENTS)
def test_every_player_card_is_played_at_its_own_moments_and_at_no_other(team: str, moment: str) -> None:
    offered = (
        at_moment(moment, team, SQUAD[:3]) | at_moment(moment, team, SQUAD[3:5]) | at_moment(moment, team, SQUAD[5:])
    )
    assert offered == MOMENTS[team].get(moment, set())


@rule("WF-11.2")
@pytest.mark.parametrize(
    ("slot", "english", "french"),
    [
        ("G1", "after the opponent’s shot die", "après le dé de tir de l’adversaire"),
        ("D1", "after a defensive roll of yours", "après un de vos jets défensifs"),
        ("D2", "when the opponent plays a Player card M or A", "quand l’adversaire joue une carte Joueur M ou A"),
        ("M1", "at the moment you lay: Long pass", "au moment où vous posez : Passe longue"),
        ("M2", "taken the ball with: Tackle, Pressing", "récupérer le ballon avec : Tacle, Pressing"),
        ("A1", "once your Shot is validated", "une fois votre Tir validé"),
        ("A2", "once one of these cards of yours is validated: Cross", "une fois validée l’une de vos cartes : Centre"),
    ],
)
@pytest.mark.parametrize("decision", ["BuildAttack", "DiscardForLongPass"])
def test_a_card_played_at_the_wrong_moment_is_refused_with_the_right_one(
    decision: str, slot: str, english: str, french: str
) -> None:
    match = before(decision, teams=["germany", "italy"], hands={0: ["dribble"]}, players={0: [slot]})
    reason = refusal(match, f"play player:{slot}")
    assert reason.rule == "WF-11.2"
    assert english in reason.sentence("en")
    assert french in plain(reason.sentence("fr"))


@rule("WF-11.2")
def test_a_card_that_is_not_held_is_not_played() -> None:
    match = before("AfterCard", teams=["brazil", "italy"], card="dribble", pa=1, players={0: ["A2"]})
    reason = refusal(match, "play player:M1")
    assert reason.rule == "WF-11.2"
    assert reason.sentence("en") == "You do not hold the Player card “Juruna Valadim”."
    assert plain(reason.sentence("fr")) == "Vous n’avez pas la carte Joueur « Juruna Valadim » en main."


# ---- what the cards do


@rule("WF-11.2")
@pytest.mark.parametrize(("team", "slot", "card"), [("brazil", "M1", "dribble"), ("italy", "M1", "pass")])
def test_a_midfielder_draws_two_action_cards(team: str, slot: str, card: str) -> None:
    match = before("AfterCard", teams=[team, "germany"], card=card, pa=2, players={0: [slot]})
    play(match, f"play player:{slot}")
    assert (len(hand(match, 0)), match.pa, squad(match, 0)) == (2, 2, [])


@rule("WF-11.2", "WF-11.3", "WF-FAQ.6")
@pytest.mark.parametrize("cause", DEFENCE_CARDS)
def test_frances_midfielder_gains_a_pa_and_a_card_when_the_ball_is_taken(cause: str) -> None:
    match = before("Recovery", teams=["france", "germany"], cause=cause, lost_at=5, players={0: ["M1"]})
    play(match, "play player:M1")
    assert (asked(match), match.pa, len(hand(match, 0))) == (("BuildAttack", 0), 1, 1)


@rule("WF-11.2")
def test_germanys_midfielder_makes_the_red_bonus_of_a_long_pass_count_for_nothing() -> None:
    hands = {0: ["long-pass"], 1: ["interception"]}
    match = before("BuildAttack", teams=["germany", "france"], hands=hands, players={0: ["M1"]})
    play(match, "lay card:long-pass", "play player:M1")
    told = play(match, "defend card:interception", throws=["d20 18"])
    assert the(told, "defence")["needed"] == 19
    assert match.pa == 4


@rule("WF-11.2")
@pytest.mark.parametrize(
    ("team", "slot", "card", "pa"),
    [
        ("brazil", "M2", "dribble", 0),
        ("spain", "M2", "pass", 0),
        ("brazil", "A1", "shot-678", 6),
        ("france", "A1", "shot-678", 6),
        ("france", "A1", "shot-567", 5),
    ],
)
def test_some_cards_forbid_to_defend_on_the_card_laid_with_them(team: str, slot: str, card: str, pa: int) -> None:
    hands = {0: [card], 1: list(DEFENCE_CARDS)}
    facts: dict[str, Any] = {"teams": [team, "germany"], "pa": pa, "hands": hands, "players": {0: [slot]}}
    match = before("BuildAttack", WITH_INT_CARDS, **facts)
    throws = ["d6 1", "d6 6"] if card.startswith("shot") else []
    told = play(match, f"lay card:{card}", f"play player:{slot}", throws=throws)
    assert "validated" in kinds(told)
    assert hand(match, 1) == list(DEFENCE_CARDS)


@rule("WF-11.2")
def test_the_ban_is_for_the_card_laid_with_it_and_not_for_the_next() -> None:
    hands = {0: ["dribble", "dribble"], 1: ["tackle"]}
    match = before("BuildAttack", teams=["brazil", "germany"], hands=hands, players={0: ["M2"]})
    play(match, "lay card:dribble", "play player:M2", "lay card:dribble")
    assert asked(match) == ("Defend", 1)


@rule("WF-11.2", "WF-FAQ.2")
@pytest.mark.parametrize(("pa", "quality"), [(6, 4 + 1), (8, 4 + 2 + 1)])
def test_spains_attacker_adds_one_to_the_shot_die(pa: int, quality: int) -> None:
    match = before("AfterShot", teams=["spain", "germany"], pa=pa, players={0: ["A2"]})
    told = play(match, "play player:A2", throws=["d6 4", "d6 6"])
    assert the(told, "save roll")["quality"] == quality


# ---- PA


@rule("WF-11.3")
@pytest.mark.parametrize(
    ("team", "slot", "card", "pa", "after"),
    [
        ("brazil", "D1", "pass", 2, 3),
        ("brazil", "A2", "dribble", 1, 3),
        ("spain", "A1", "through-ball", 6, 7),
        ("france", "A2", "dribble", 1, 2),
        ("france", "A2", "through-ball", 7, 8),
        ("germany", "A2", "cross", 6, 7),
        ("italy", "A2", "cross", 7, 8),
    ],
)
def test_pa_of_a_card_played_after_another_are_added_at_once(
    team: str, slot: str, card: str, pa: int, after: int
) -> None:
    match = before("AfterCard", teams=[team, other_than(team)], card=card, pa=pa, players={0: [slot]})
    play(match, f"play player:{slot}")
    assert (asked(match), match.pa) == (("BuildAttack", 0), after)


def other_than(team: str) -> str:
    return "italy" if team != "italy" else "france"


@rule("WF-11.3")
@pytest.mark.parametrize(
    ("team", "slot", "cause"),
    [
        ("germany", "M2", "tackle"),
        ("germany", "M2", "pressing"),
        ("spain", "D1", "interception"),
        ("italy", "M2", "pressing"),
    ],
)
def test_pa_of_a_card_for_taking_the_ball_start_the_attack(team: str, slot: str, cause: str) -> None:
    match = before("Recovery", teams=[team, other_than(team)], cause=cause, lost_at=5, players={0: [slot]})
    play(match, f"play player:{slot}")
    assert (asked(match), match.pa) == (("BuildAttack", 0), 2)


@rule("WF-11.3", "WF-C-09")
@pytest.mark.parametrize(
    ("answer", "throws", "pa"),
    [("draw", [], 6), ("defend card:pressing", ["d20 15"], 6), ("defend card:pressing", ["d20 16"], 0)],
)
def test_pa_of_a_card_laid_with_another_are_validated_or_lost_with_it(answer: str, throws: list[str], pa: int) -> None:
    hands = {0: ["long-pass"], 1: ["pressing"]}
    match = before("BuildAttack", teams=["germany", "france"], pa=2, hands=hands, players={0: ["M1"]})
    play(match, "lay card:long-pass", "play player:M1")
    assert match.pa == 2
    told = play(match, answer, throws=throws)
    if throws:
        assert the(told, "defence")["needed"] == 18 - 2, "the PA of the Player card do not help the defender"
    assert match.pa == pa
    assert match.ball == (0 if pa else 1)


@rule("WF-C-64")
@pytest.mark.parametrize(("pa", "fits"), [(4, True), (5, False)])
def test_a_card_laid_with_another_may_not_bring_9_pa(pa: int, fits: bool) -> None:
    hands = {0: ["long-pass"]}
    match = before("BuildAttack", teams=["germany", "france"], pa=pa, hands=hands, players={0: ["M1"]})
    play(match, "lay card:long-pass")
    assert asked(match) == ("WithCards", 0), "nobody else can see whether it is held"
    assert (playable(match) == {"M1"}) == fits
    if not fits:
        reason = refusal(match, "play player:M1")
        assert reason.rule == "WF-C-64"
        assert "“Falk Ebersreuter” gives 1 PA" in reason.sentence("en")
        assert "« Falk Ebersreuter » rapporte 1 PA" in plain(reason.sentence("fr"))


@rule("WF-C-64")
@pytest.mark.parametrize(("pa", "fits"), [(6, True), (7, False), (8, False)])
def test_a_card_played_after_another_may_not_bring_9_pa(pa: int, fits: bool) -> None:
    match = before("AfterCard", teams=["brazil", "france"], card="dribble", pa=pa, players={0: ["A2"]})
    assert (playable(match) == {"A2"}) == fits
    if not fits:
        assert refusal(match, "play player:A2").rule == "WF-C-64"


@rule("WF-C-64", "WF-11.3")
def test_several_cards_may_be_played_at_one_moment_as_long_as_their_pa_fit() -> None:
    match = before("AfterCard", teams=["brazil", "france"], card="dribble", pa=6, players={0: ["M1", "A2"]})
    play(match, "play player:A2")
    assert (asked(match), match.pa) == (("AfterCard", 0), 8)
    play(match, "play player:M1")
    assert (asked(match), len(hand(match, 0))) == (("BuildAttack", 0), 2)


# ---- neither defended nor drawn on


@rule("WF-11.4")
def test_nobody_defends_or_draws_on_a_player_card() -> None:
    match = before(
        "AfterCard", teams=["brazil", "france"], card="dribble", pa=1, hands={1: ["tackle"]}, players={0: ["A2"]}
    )
    pile = len(match.draws[1])
    play(match, "play player:A2")
    assert asked(match) == ("BuildAttack", 0)
    assert (hand(match, 1), len(match.draws[1])) == (["tackle"], pile)


@rule("WF-11.4", "WF-11.5")
def test_where_a_d_card_may_answer_it_is_the_only_answer() -> None:
    hands = {1: ["tackle", "pressing"]}
    players = {0: ["A2"], 1: ["D1", "D2"]}
    match = before("AfterCard", teams=["brazil", "france"], card="dribble", pa=1, hands=hands, players=players)
    play(match, "play player:A2")
    assert (asked(match), moves(match)) == (("CounterPlayer", 1), ["play player:D2", "pass"])
    for move in ("defend card:tackle", "draw"):
        reason = refusal(match, move)
        assert reason.rule == "WF-FAQ.5"
    reason = refusal(match, "play player:D1")
    assert reason.rule == "WF-11.2"
    assert "after a defensive roll" in reason.sentence("en")

    play(match, "pass")

    assert (asked(match), match.pa, hand(match, 1)) == (("BuildAttack", 0), 3, ["pressing", "tackle"])


# ---- recovering a card


@rule("WF-FAQ.9")
@pytest.mark.parametrize(("team", "slot", "card"), [("spain", "M1", "pass"), ("france", "M2", "long-pass")])
@pytest.mark.parametrize("chosen", ["dribble", "shot-678", "tackle"])
def test_to_recover_is_to_take_a_card_of_ones_choice_from_ones_own_discard(
    chosen: str, team: str, slot: str, card: str
) -> None:
    discards = {0: ["shot-678", "dribble", "tackle", "dribble"], 1: ["cross"]}
    match = before("AfterCard", teams=[team, "italy"], card=card, pa=3, discards=discards, players={0: [slot]})
    play(match, f"play player:{slot}")
    assert (asked(match), moves(match)) == (
        ("RecoverAction", 0),
        ["recover card:dribble", "recover card:shot-678", "recover card:tackle"],
    )
    for forbidden in ("recover card:cross", "pass"):
        assert refusal(match, forbidden).rule == "WF-FAQ.9"

    play(match, f"recover card:{chosen}")

    assert hand(match, 0) == [chosen]
    left = Counter(["shot-678", "dribble", "tackle", "dribble"]) - Counter([chosen])
    assert Counter(discarded(match, 0)) == left
    assert discarded(match, 1) == ["cross"]


@rule("WF-FAQ.9")
def test_a_card_just_discarded_for_a_long_pass_can_be_recovered_after_it() -> None:
    match = before("BuildAttack", teams=["france", "italy"], hands={0: ["long-pass", "shot-678"]}, players={0: ["M2"]})
    play(match, "lay card:long-pass", "draw", "discard card:shot-678", "play player:M2", "recover card:shot-678")
    assert hand(match, 0) == ["shot-678"]


@rule("WF-C-71")
@pytest.mark.parametrize(("team", "slot", "card"), [("spain", "M1", "pass"), ("france", "M2", "long-pass")])
def test_a_card_that_only_recovers_is_not_played_on_an_empty_discard(team: str, slot: str, card: str) -> None:
    match = before("AfterCard", teams=[team, "italy"], card=card, pa=3, players={0: [slot]})
    assert moves(match) == ["pass"]
    reason = refusal(match, f"play player:{slot}")
    assert reason.rule == "WF-C-71"
    assert "recovers a card" in reason.sentence("en")
    assert "fait récupérer une carte" in reason.sentence("fr")


# ---- cards that only a squad of one's own has


def belgium(card: str) -> str:
    """France's squad under another name, with another card for M2."""
    shipped = Path(worldwide_football.__file__).parent / "data" / "teams" / "france.toml"
    before_it, _, rest = shipped.read_text(encoding="utf-8").partition('[[player]]\nslot = "M2"\n')
    _, _, after_it = rest.partition("[[player]]\n")
    text = f'{before_it}[[player]]\nslot = "M2"\nname = "Kobe Vermeulen"\n{card}\n\n[[player]]\n{after_it}'
    return text.replace('id = "france"', 'id = "belgium"')


@rule("WF-C-71")
def test_a_card_that_recovers_and_gives_pa_is_played_for_its_pa() -> None:
    squad_file = belgium('pa = 1\nwindow = "after"\non = ["pass"]\neffect = "recover_action"\namount = 1')
    rules = WorldwideFootball(squad=squad_file)
    match = before("AfterCard", rules, teams=["belgium", "italy"], card="pass", pa=2, players={0: ["M2"]})
    play(match, "play player:M2")
    assert (asked(match), match.pa, hand(match, 0)) == (("BuildAttack", 0), 3, [])


@rule("WF-C-81")
@pytest.mark.parametrize(
    ("shot", "pa", "bonus"), [("shot-678", 6, 1), ("shot-678", 7, 2), ("shot-567", 5, 0), ("shot-567", 7, 2)]
)
@pytest.mark.parametrize("countered", [False, True])
def test_pa_laid_with_a_shot_count_for_its_bonus(countered: bool, shot: str, pa: int, bonus: int) -> None:
    squad_file = belgium('pa = 1\nwindow = "with"\non = ["shot-678", "shot-567"]')
    rules = WorldwideFootball(squad=squad_file, use_int_cards="on")
    hands = {0: [shot]}
    players = {0: ["M2"], 1: ["D2"]}
    match = before("BuildAttack", rules, teams=["belgium", "germany"], pa=pa, hands=hands, players=players)
    play(match, f"lay card:{shot}", "play player:M2")
    if countered:
        play(match, "play player:D2", throws=["d20 20"])
    else:
        play(match, "pass")
    told = play(match, "draw", *([] if countered else ["pass"]), throws=["d6 3", "d6 6"])
    assert the(told, "save roll")["quality"] == 3 + bonus - countered
