"""Chapter XI.p and XI.q: the match for third place and the final of 2002."""

from typing import Any

import pytest

from onze.games.world_cup import WorldCup
from onze.games.world_cup.match import WorldCupMatch
from tests.rules import rule
from tests.rules.table import kinds, moves, play, refusal
from tests.rules.world_cup.board import dice, facts, game, place, refused_row, results, row, targets, turn_over, uses
from tests.rules.world_cup.phases import APART, bracket, cards, discards, event, last_card, left_wins, seen

OF_2002 = game()
OWNERS = {0: ["FRA", "ITA"], 1: ["GER", "KOR"], 2: ["ARG", "JPN"], 3: ["ESP"], 4: ["BRA"]}
"""Argentina – Spain for third place is between seats 2 and 3, the final France – Germany between 0 and 1."""
MULTI_GOALS = ["g21", "g111", "g11"]


def last_phase(*hand: str, rules: WorldCup = OF_2002, **named: Any) -> WorldCupMatch:
    """Seat 0 to play in the last phase, with these cards in hand."""
    hands = {"hands": {0: list(hand)}} if hand else {}
    return last_card(rules, **{"phase": "FIN", "teams": OWNERS, "seat": 0, "draw_pile_size": 5, **hands, **named})


# ---- the pile and the turns


@rule("WCG-11.p.1")
def test_one_pile_of_twelve_serves_both_matches() -> None:
    match = last_card(OF_2002, phase="SF", teams=OWNERS, rows=left_wins("SF"))
    told = discards(match, *APART)
    assert cards(match) == {"draw": 12, "discards": 0, "aside": 87 - 12 - 12}
    assert seen(match, "draw_pile", 0) == {"size": 12, "known": []}
    assert list(seen(match, "matches")) == ["FIN.3P", "FIN.F"]
    assert event(told, "round").facts == {"phase": "FIN", "seats": [0, 1, 2, 3]}


@rule("WCG-C-55")
@pytest.mark.parametrize(("last_drawer", "first"), [(0, 1), (2, 3), (3, 0)])
def test_the_player_to_the_left_of_the_last_drawer_begins_the_last_phase(last_drawer: int, first: int) -> None:
    match = last_card(OF_2002, phase="SF", teams=OWNERS, rows=left_wins("SF"), seat=last_drawer)
    discards(match, *APART)
    assert match.to_play == first


@rule("WCG-C-55")
def test_the_last_phase_ends_when_its_last_card_is_drawn() -> None:
    match = last_phase(rows=left_wins("FIN"), draw_pile_size=2)
    assert kinds(discards(match)) == ["card", "draw"]
    assert kinds(discards(match, *APART))[:3] == ["card", "draw", "dice"]
    assert match.outcome is not None


# ---- one's own match


@rule("WCG-11.p.2", "WCG-C-56")
def test_tokens_go_only_in_a_match_of_ones_own_team_on_either_side() -> None:
    match = last_phase("attack")
    assert targets(match, "place", "attack") == ["FIN.F.left", "FIN.F.right"]
    for third_place in ("FIN.3P.left", "FIN.3P.right"):
        assert refused_row(match, "place", "attack", third_place).rule == "WCG-11.p.2"
    place(match, "attack", "FIN.F.right")
    assert row(match, "FIN.F.right") == ["A"]


@rule("WCG-11.p.2")
@pytest.mark.parametrize("card", ["attack", "defence", "g1", "g2", "g3", "penalty"])
def test_so_it_is_with_every_card_that_puts_a_token_down(card: str) -> None:
    match = last_phase(seat=3, hands={3: [card]})
    assert targets(match, "place", card) == ["FIN.3P.left", "FIN.3P.right"]
    assert refused_row(match, "place", card, "FIN.F.left").rule == "WCG-11.p.2"


@rule("WCG-11.p.2")
def test_who_has_a_team_in_both_matches_acts_in_both() -> None:
    match = last_phase("attack", teams={0: ["FRA", "ESP"], 1: ["GER"], 2: ["ARG"]})
    assert targets(match, "place", "attack") == ["FIN.3P.left", "FIN.3P.right", "FIN.F.left", "FIN.F.right"]


@rule("WCG-11.p.2")
def test_in_the_semi_finals_everybody_acts_everywhere() -> None:
    match = last_phase("attack", phase="SF")
    assert len(targets(match, "place", "attack")) == 4


@rule("WCG-C-53")
@pytest.mark.parametrize(("card", "token"), [("foul", "1G"), ("offside", "2G"), ("offside", "A"), ("defence", "A")])
def test_tokens_too_are_turned_over_only_in_ones_own_match(card: str, token: str) -> None:
    match = last_phase(card, rows={"FIN.3P.left": [token], "FIN.F.right": [token]})
    assert targets(match, "flip", card) == ["FIN.F.right"]
    assert refused_row(match, "flip", card, "FIN.3P.left").rule == "WCG-11.p.2"


@rule("WCG-C-53")
def test_a_foul_on_a_goal_elsewhere_alone_cannot_be_played() -> None:
    match = last_phase("foul", rows={"FIN.3P.left": ["1G"]})
    assert uses(match, "foul") == {"discard"}
    assert refusal(match, "flip card:foul").rule == "WCG-C-57"


@rule("WCG-C-53")
def test_that_turning_over_is_free_everywhere_is_an_option() -> None:
    rules = game(final_scope="placements")
    match = last_phase("foul", "attack", rules=rules, rows={"FIN.3P.left": ["1G"], "FIN.F.right": ["1G"]})
    assert targets(match, "flip", "foul") == ["FIN.3P.left", "FIN.F.right"]
    assert targets(match, "place", "attack") == ["FIN.F.left", "FIN.F.right"]
    assert refused_row(match, "place", "attack", "FIN.3P.left").rule == "WCG-11.p.2"
    assert refused_row(match, "flip", "foul", "SF.1.left").rule == "WCG-6.k.1"
    turn_over(match, "foul", "FIN.3P.left")
    assert row(match, "FIN.3P.left") == ["~1G"]


@rule("WCG-C-53", "WCG-7.0.3")
def test_where_turning_over_is_free_a_foul_without_any_goal_is_refused_for_want_of_one() -> None:
    match = last_phase("foul", rules=game(final_scope="placements"))
    assert refusal(match, "flip card:foul").rule == "WCG-7.0.3"


@rule("WCG-C-57")
@pytest.mark.parametrize("card", ["attack", "penalty", *MULTI_GOALS])
def test_a_card_without_a_use_in_ones_own_match_is_discarded(card: str) -> None:
    rows = {"FIN.F.left": ["D"] * 3, "FIN.F.right": ["D"] * 4}
    match = last_phase(card, rows=rows)
    assert uses(match, card) == {"discard"}
    assert refusal(match, f"place card:{card}").rule == "WCG-C-57"
    play(match, f"discard card:{card}")
    assert match.to_play == 1


# ---- multi-goal cards


@rule("WCG-11.p.3", "WCG-C-54")
@pytest.mark.parametrize(
    ("card", "chosen", "left", "right"),
    [
        ("g11", ["choose row:FIN.F.left", "choose row:FIN.F.right"], ["1G"], ["1G"]),
        ("g11", ["choose row:FIN.F.right", "leave out"], [], ["1G"]),
        ("g111", ["choose row:FIN.F.left", "leave out"], ["1G"], []),
        ("g111", ["choose row:FIN.F.left", "choose row:FIN.F.right"], ["1G"], ["1G"]),
        ("g21", ["choose row:FIN.F.left", "choose row:FIN.F.right"], ["2G"], ["1G"]),
        ("g21", ["choose row:FIN.F.left", "leave out"], ["2G"], []),
        ("g21", ["leave out", "choose row:FIN.F.left"], ["1G"], []),
    ],
)
def test_any_part_of_a_multi_goal_card_may_be_carried_out(
    card: str, chosen: list[str], left: list[str], right: list[str]
) -> None:
    match = last_phase(card)
    play(match, f"place card:{card}", *chosen)
    assert (row(match, "FIN.F.left"), row(match, "FIN.F.right")) == (left, right)
    assert match.to_play == 1


@rule("WCG-C-54")
@pytest.mark.parametrize(("card", "before"), [("g11", []), ("g111", []), ("g21", ["leave out"])])
def test_at_least_one_token_is_put_down(card: str, before: list[str]) -> None:
    match = last_phase(card)
    play(match, f"place card:{card}", *before)
    assert "leave out" not in moves(match)
    refusal(match, "leave out")


@rule("WCG-C-54")
@pytest.mark.parametrize(("card", "forbidden_by"), [("g21", "WCG-6.d.1"), ("g111", "WCG-6.e.1"), ("g11", "WCG-6.f.1")])
def test_its_tokens_go_to_different_teams(card: str, forbidden_by: str) -> None:
    match = last_phase(card)
    assert refused_row(match, "place", card, "FIN.F.left", "FIN.F.left").rule == forbidden_by


@rule("WCG-C-54")
def test_its_tokens_keep_their_printed_values() -> None:
    match = last_phase("g21", qualified={"W:A": "URU"}, teams={0: ["URU"], 1: ["GER"]})  # Uruguay is yellow
    assert bracket(match, "FIN")["FIN.F"] == "URU-GER"
    assert refused_row(match, "place", "g21", "FIN.F.left").rule == "WCG-6.d.5"
    play(match, "place card:g21", "leave out", "choose row:FIN.F.left")
    assert row(match, "FIN.F.left") == ["1G"]


@rule("WCG-C-54")
def test_where_no_row_takes_its_2_goals_the_1_goal_may_still_be_put_down() -> None:
    full = {"FIN.F.right": ["D"] * 4}
    match = last_phase("g21", qualified={"W:A": "URU"}, teams={0: ["URU"], 1: ["GER"]}, rows=full)
    assert targets(match, "place", "g21") == ["FIN.F.left"]
    place(match, "g21", "FIN.F.left")
    assert row(match, "FIN.F.left") == ["1G"]


@rule("WCG-11.p.3")
@pytest.mark.parametrize("card", MULTI_GOALS)
def test_before_the_last_phase_nothing_may_be_left_out(card: str) -> None:
    match = last_phase(card, phase="SF")
    play(match, f"place card:{card}", "choose row:SF.1.left")
    assert "leave out" not in moves(match)
    refusal(match, "leave out")


@rule("WCG-11.p.3")
@pytest.mark.parametrize("card", MULTI_GOALS)
def test_one_free_row_is_enough_in_the_last_phase_but_not_before(card: str) -> None:
    final = last_phase(card, rows={"FIN.F.left": ["D"] * 3})
    assert uses(final, card) == {"place", "discard"}
    full = {"SF.1.left": ["D"] * 3, "SF.1.right": ["D"] * 3, "SF.2.left": ["D"] * 4}
    semi_final = last_phase(card, phase="SF", rows=full)
    assert uses(semi_final, card) == {"discard"}


# ---- the end


@rule("WCG-11.p.4")
def test_one_throw_counts_for_both_matches() -> None:
    match = last_phase(draw_pile_size=1, rows={"FIN.3P.left": ["A"], "FIN.F.left": ["A", "1G"]})  # both teams are green
    told = discards(match, *dice("green", "yellow", "red", "white"))
    assert len(facts(told, "dice")) == 1
    assert results(told) == {"FIN.3P": (1, 0), "FIN.F": (2, 0)}


@rule("WCG-11.p.5")
def test_both_matches_are_scored_and_written_down() -> None:
    match = last_phase(draw_pile_size=1, rows={"FIN.3P.right": ["3G"], "FIN.F.left": ["1G"]})
    discards(match, *dice("black", "black", "black", "black"))  # Germany is black
    sheet = seen(match, "results")
    assert (sheet["FIN.3P"], sheet["FIN.F"]) == (["ARG", 0, 3, "ESP"], ["FRA", 1, 2, "GER"])


@rule("WCG-11.q.1", "WCG-C-61")
@pytest.mark.parametrize(("side", "seat", "team"), [("left", 0, "FRA"), ("right", 1, "GER")])
def test_the_winner_of_the_final_wins_the_cup_and_its_controller_the_game(side: str, seat: int, team: str) -> None:
    rows = {f"FIN.F.{side}": ["1G"], "FIN.3P.left": ["1G", "1G", "1G"]}
    match = last_phase(draw_pile_size=1, rows=rows)
    told = discards(match, *APART)
    assert event(told, "champion").facts == {"seat": seat, "team": team}
    assert match.outcome is not None
    assert match.outcome.values == tuple(1.0 if other == seat else 0.0 for other in range(5))


@rule("WCG-C-51")
@pytest.mark.parametrize("play_out", [True, False])
def test_who_controls_both_finalists_has_won_in_2002_too(play_out: bool) -> None:
    owners = {0: ["FRA", "GER"], 1: ["KOR"], 2: ["ARG", "JPN"], 3: ["ESP"], 4: ["BRA"]}
    rules = game(play_out_decided=play_out)
    match = last_card(rules, phase="SF", teams=owners, rows=left_wins("SF"))
    told = discards(match, *APART)
    assert event(told, "decided").facts == {"seat": 0}
    assert event(told, "decided").rule == "WCG-C-51"
    assert (match.outcome is None) is play_out
    if play_out:
        assert match.playing == [0, 2, 3]
    else:
        assert event(told, "champion").facts == {"seat": 0, "team": None}


@rule("WCG-C-52")
def test_teams_in_the_match_for_third_place_cannot_win_any_more() -> None:
    owners = {0: ["FRA", "GER"], 1: ["KOR"], 2: ["ARG"], 3: ["ESP"], 4: ["BRA"]}
    match = last_card(OF_2002, phase="SF", teams=owners, rows={"SF.1.left": ["1G"], "SF.2.right": ["1G"]})
    assert "decided" not in kinds(discards(match, *APART))
    match = last_card(OF_2002, phase="SF", teams=owners, rows=left_wins("SF"))
    discards(match, *APART)
    assert (match.decided, match.playing) == (0, [0, 2, 3])


@rule("WCG-C-52")
def test_who_controls_all_semi_finalists_of_2002_is_declared_the_winner_before() -> None:
    owners = {0: ["FRA", "GER", "ARG", "ESP"]}
    match = last_card(OF_2002, phase="QF", teams=owners, rows=left_wins("QF"))
    told = discards(match, *APART)
    assert event(told, "decided").facts == {"seat": 0}
    assert event(told, "decided").rule == "WCG-C-52"
