"""Paragraph 14: every Professional and International rule is a switch of its own."""

from itertools import combinations
from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.abilities import AMATEUR_ABILITIES
from onze.games.worldwide_football.box.options import IN_MODE
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from onze.kernel.playout import play_out
from onze.kernel.words import Refused
from tests.plain import plain
from tests.rules import rule
from tests.rules.table import decision, kinds, moves, play
from tests.rules.worldwide_football.preparing import choose_teams, kick_off, say
from tests.rules.worldwide_football.professional import asked, before, game, hand, set_piece

RULES = (*IN_MODE, "stadium")
"""All switches: the modules of each mode, and the stadium, which is by agreement."""
ANYWHERE = {"teams": ["germany", "spain"]}


def amateur(*names: str, **options: Any) -> WorldwideFootball:
    """Amateur mode with some further rules."""
    return game(mode="amateur", **dict.fromkeys(names, "on"), **options)


def international(*names: str, **options: Any) -> WorldwideFootball:
    """International mode without some of its rules."""
    return game(mode="international", **dict.fromkeys(names, "off"), **options)


def tackled(rules: WorldwideFootball, d20: int) -> tuple[WorldwideMatch, list[str]]:
    """A Tackle on a Pass at 0 PA shows a number on the d20; returns the match and the kinds of what was told."""
    match = before("Defend", rules, hands={0: ["pass"], 1: ["tackle", "pass", "pass", "pass", "cross"]}, **ANYWHERE)
    told = play(match, "defend card:tackle", throws=[f"d20 {d20}"])
    return match, kinds(told)


def shot(rules: WorldwideFootball, die: int, keeper: int | None) -> list[str]:
    """A Shot at 7 PA with that die, kept with that one; returns the kinds of what was told."""
    match = before("Defend", rules, card="shot-678", pa=7, **ANYWHERE)
    throws = [f"d6 {die}", *([] if keeper is None else [f"d6 {keeper}"])]
    return kinds(play(match, "draw", throws=throws))


def cards(rules: WorldwideFootball) -> int:
    """How many Action cards a side has."""
    return sum(rules.pool)


# ---- each rule by itself


@rule("WF-14.1")
def test_pro_cards_are_used_or_not_in_any_mode() -> None:
    assert cards(amateur()) == 28
    assert cards(amateur("use_pro_cards")) == 32
    assert cards(international("use_pro_cards")) == 42


@rule("WF-14.1")
def test_int_cards_are_used_or_not_in_any_mode() -> None:
    assert cards(amateur("use_int_cards")) == 42
    assert cards(international("use_int_cards", "mod_deck_building")) == 32
    match = before("BuildAttack", amateur("use_int_cards"), hands={0: ["shot-567"]}, pa=5)
    assert "lay card:shot-567" in moves(match)


@rule("WF-14.1", "WF-C-60")
def test_team_cards_alone_only_open_the_stadium() -> None:
    rules = amateur("mod_team_cards")
    match, _ = kick_off(rules, ("germany", "spain"))
    assert (match.stars, match.abilities) == ([4, 4], [AMATEUR_ABILITIES] * 2)
    at_home, _ = kick_off(amateur("mod_team_cards", stadium="first"), ("germany", "spain"))
    assert (len(hand(match, 0)), len(hand(at_home, 0))) == (8, 9)
    with pytest.raises(Refused):
        international("mod_team_cards", "mod_stars_plus", stadium="first")


@rule("WF-14.1")
def test_fouls_are_given_or_not_in_any_mode() -> None:
    match, told = tackled(amateur("mod_fouls"), 5)
    assert "foul" in told
    assert match.restart == 1
    match, told = tackled(international("mod_fouls", "mod_keeper_on_penalty"), 5)
    assert "foul" not in told
    assert (match.restart, match.pa) == (0, 2)
    assert "foul" not in tackled(amateur(), 5)[1]


@rule("WF-14.1", "WF-C-60")
def test_cards_are_shown_or_not_in_any_mode() -> None:
    match, told = tackled(amateur("mod_cautions"), 2)
    assert "yellow card" in told
    assert "foul" not in told, "without fouls the roll is judged as any other"
    assert asked(match) == ("PayCaution", 1)
    match, told = tackled(international("mod_cautions"), 2)
    assert "foul" in told
    assert "yellow card" not in told
    assert "yellow card" not in tackled(amateur(), 2)[1]


@rule("WF-14.1")
def test_corners_are_given_or_not_in_any_mode() -> None:
    assert "corner" in shot(amateur("mod_corners"), 3, 4)
    told = shot(international("mod_corners"), 3, 4)
    assert "corner" not in told
    assert "saved" in told
    assert "saved" in shot(amateur(), 3, 4)


@rule("WF-14.1", "WF-C-60")
def test_the_further_star_rules_are_used_or_not_in_any_mode() -> None:
    rules = amateur("mod_team_cards", "mod_stars_plus")
    match = choose_teams(rules, ("germany", "italy"))
    assert (match.stars, decision(match)) == ([6, 5], "ExtraAbilities")
    match, _ = kick_off(rules, ("germany", "italy"))
    assert [bits.bit_count() for bits in match.abilities] == [5, 5]

    rules = international("mod_stars_plus", "mod_deck_building")
    match, _ = kick_off(rules, ("germany", "italy"))
    assert (match.stars, match.abilities) == ([4, 4], [AMATEUR_ABILITIES] * 2)


@rule("WF-14.1")
def test_at_half_time_abilities_are_changed_only_with_the_further_star_rules() -> None:
    for rules, asked_for in (
        (amateur("mod_team_cards", "mod_stars_plus"), "HalfTimeAbilities"),
        (international("mod_stars_plus", "mod_deck_building"), "BuildAttack"),
    ):
        match = before("BuildAttack", rules, gave_back="defender", draw_pile_sizes=[0, 0], stars=[1, 0])
        match.play(rules.move("give back"), Seeded(0))
        assert decision(match) == asked_for
        assert match.stars == [3, 2], "two Stars are regained with them and without"


@rule("WF-14.1")
def test_shots_are_off_target_or_not_in_any_mode() -> None:
    assert "off target" in shot(amateur("mod_off_target"), 1, None)
    assert "goal" in shot(international("mod_off_target"), 1, 1)
    assert "goal" in shot(amateur(), 1, 1)


@rule("WF-14.1")
def test_substitutions_are_made_or_not_in_any_mode() -> None:
    facts: dict[str, Any] = {"draw_pile_sizes": [9, 9], "stars": [2, 2], "players": {0: ["A1"], 1: ["G1"]}}
    assert kick_off(amateur("mod_substitutions"))[0].tokens == [3, 3]
    assert kick_off(international("mod_substitutions"))[0].tokens == [0, 0]
    match = before("BuildAttack", amateur("mod_substitutions"), **facts)
    play(match, "give back", "discard card:" + hand_after_three(match))
    assert asked(match) == ("Substitute", 1)

    for rules in (international("mod_substitutions"), amateur()):
        match = before("BuildAttack", rules, **facts)
        assert match.tokens == [0, 0]
        play(match, "give back", "discard card:" + hand_after_three(match))
        assert asked(match) == ("BuildAttack", 1)


def hand_after_three(match: WorldwideMatch) -> str:
    """A card that side 0 will hold after drawing three."""
    return match.game.cards[match.draws[0].cards[-1]]


@rule("WF-14.1", "WF-C-60")
def test_the_stadium_is_by_agreement_in_any_mode() -> None:
    for neutral, home in (
        (amateur("mod_team_cards"), amateur("mod_team_cards", stadium="second")),
        (international(), international(stadium="second")),
    ):
        match, _ = kick_off(neutral, ("spain", "germany"))
        at_home, _ = kick_off(home, ("spain", "germany"))
        assert (len(hand(match, 1)), len(hand(at_home, 1))) == (7, 8)


@rule("WF-14.1")
def test_decks_are_built_or_not_in_any_mode() -> None:
    rules = amateur("use_int_cards", "mod_deck_building")
    match = choose_teams(rules)
    say(match, 1, "choose team:italy")
    assert decision(match) == "BuildDecks"

    match, told = kick_off(international("mod_deck_building"))
    assert "deck" not in kinds(told)
    assert [len(pile.cards) for pile in match.draws] == [38, 39]


@rule("WF-14.1", "WF-C-60")
def test_goalkeeper_cards_are_used_on_penalties_or_not_in_any_mode() -> None:
    for rules, asked_for in (
        (amateur("mod_fouls", "mod_keeper_on_penalty"), "KeepPenalty"),
        (amateur("mod_fouls"), "Penalty"),
        (international("mod_keeper_on_penalty"), "Penalty"),
        (international(), "KeepPenalty"),
    ):
        match = before("Defend", rules, pa=5, hands={1: ["tackle"]}, players={1: ["G1"]}, stars=[4, 4], **ANYWHERE)
        told = play(match, "defend card:tackle", throws=["d20 6"])
        while decision(match) in ("Substitute", "DiscardDown"):
            told += play(match, moves(match)[-1])
        assert set_piece(told) == "penalty"
        assert decision(match) == asked_for


# ---- rules that need others

NEEDED = [
    ("mod_stars_plus", "mod_team_cards"),
    ("mod_keeper_on_penalty", "mod_fouls"),
    ("mod_deck_building", "use_int_cards"),
]


@rule("WF-C-60")
@pytest.mark.parametrize("mode", ["amateur", "professional", "international"])
@pytest.mark.parametrize(("name", "needed"), NEEDED)
def test_a_rule_that_is_nothing_without_another_is_refused_without_it(mode: str, name: str, needed: str) -> None:
    options: dict[str, Any] = {"mode": mode, name: "on", needed: "off"}
    with pytest.raises(Refused) as refused:
        WorldwideFootball(**options)
    assert refused.value.rule == "WF-C-60"
    assert f"“{name}” needs “{needed}”" in refused.value.sentence("en")
    assert f"« {name} » suppose « {needed} »" in plain(refused.value.sentence("fr"))


@rule("WF-C-60")
@pytest.mark.parametrize("mode", ["amateur", "professional", "international"])
@pytest.mark.parametrize("stadium", ["first", "second"])
def test_a_stadium_is_refused_without_team_cards(mode: str, stadium: str) -> None:
    with pytest.raises(Refused) as refused:
        WorldwideFootball(mode=mode, stadium=stadium, mod_team_cards="off", mod_stars_plus="off")
    assert refused.value.rule == "WF-C-60"
    assert "mod_team_cards" in refused.value.sentence("en")
    assert "mod_team_cards" in refused.value.sentence("fr")


@rule("WF-C-60")
def test_diving_needs_fouls() -> None:
    facts: dict[str, Any] = {"abilities": {0: ["diving"]}, "hands": {1: ["tackle"]}, **ANYWHERE}
    for rules, asked_for in ((game(), "Dive"), (game(mod_fouls="off"), "BuildAttack")):
        match = before("Defend", rules, card="dribble", **facts)
        play(match, "defend card:tackle", throws=["d20 7"])
        assert decision(match) == asked_for


@rule("WF-24.2")
@pytest.mark.parametrize("options", [{"mode": "international"}, {"mode": "professional", "use_int_cards": "on"}])
def test_nobody_plays_alone_with_int_cards(options: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        WorldwideFootball(1, **options)
    assert refused.value.rule == "WF-24.2"
    assert "Solo play" in refused.value.sentence("en")
    assert "en solo" in refused.value.sentence("fr")


# ---- all of them together


def can_be(chosen: dict[str, str]) -> bool:
    """Whether the rules that are on have those that they need."""
    return not any(chosen[name] == "on" and chosen[needed] == "off" for name, needed in NEEDED)


@rule("WF-14.1", "WF-C-60")
def test_all_other_combinations_can_be_played() -> None:
    """Every pair of rules on and off, each in a match that is played to its end."""
    tried = set()
    for number, pair in enumerate(combinations(IN_MODE, 2)):
        for others in ("on", "off"):
            chosen = {name: others if name not in pair else ("off" if others == "on" else "on") for name in IN_MODE}
            if not can_be(chosen):
                continue
            rules = amateur(**chosen)
            luck = Seeded(number)
            match = rules.new_match(luck)
            play_out(match, luck)
            assert match.outcome is not None
            tried.add(tuple(chosen.values()))
    assert len(tried) > 60


def test_the_switches_are_those_that_the_options_leave_to_the_mode() -> None:
    by_mode = {option.name for option in WorldwideFootball.option_list if "by_mode" in option.choices}
    assert {name for name in by_mode if not name.startswith("solo_")} == set(IN_MODE)


@rule("WF-14.1")
@pytest.mark.parametrize("name", RULES)
def test_every_switch_says_in_both_languages_what_it_is(name: str) -> None:
    (option,) = (option for option in WorldwideFootball.option_list if option.name == name)
    assert option.text["en"]
    assert option.text["fr"]
    assert option.rule.startswith("WF-")
