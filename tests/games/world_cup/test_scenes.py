"""Scenarios: what cannot be is refused with what to do, and what can be is played on to the end."""

import re
from pathlib import Path
from typing import Any

import pytest

from onze.games.world_cup import WorldCup
from onze.games.world_cup.box.edition import Slot
from onze.games.world_cup.box.rows import THREE_GOALS
from onze.games.world_cup.match import WorldCupMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.words import Reason, Refused
from tests.games.world_cup.editions import KNOCKOUT_ONLY
from tests.rules.world_cup.board import game
from tests.rules.world_cup.phases import bracket, discards, hand_sizes, seen, team_in

OF_1930 = game(edition="1930")
OF_2002 = game()
WITHOUT_DICE = game(edition="1930", modification_dice=False)
NINE = game(9)
KNOCKOUT = WorldCup(2, own_edition=KNOCKOUT_ONLY)


def refused(rules: WorldCup, decision: str = "PlayCard", **facts: Any) -> Reason:
    """Why a scenario cannot be: a sentence in each language."""
    with pytest.raises(Refused) as found:
        rules.scenario(decision, **facts)
    assert found.value.sentence("en") != found.value.sentence("fr")
    return found.value.reason


def played_on(match: WorldCupMatch, seed: int = 1) -> WorldCupMatch:
    """Plays at random to the end; nothing is ever broken, and nobody is asked for a card who holds none."""
    luck = Seeded(seed)
    while match.outcome is None:
        assert not match.game.broken(match)
        assert match.hands[match.to_play].cards
        moves = match.moves()
        match.play(moves[luck.below(len(moves))], luck)
    return match


# ---- matches that are played again


def test_in_a_replay_all_who_are_still_in_hold_cards_and_play_on_afterwards() -> None:
    match = OF_1930.scenario("PlayCard", replay=["4-2"])
    assert len(match.playing) == 2
    assert hand_sizes(match) == [3] * 5
    played_on(match)


def test_in_a_replayed_round_only_those_without_a_team_hold_none() -> None:
    teams = {0: ["ARG"], 1: ["USA"], 2: ["URU"], 3: ["YUG"]}
    match = OF_1930.scenario("PlayCard", phase="SF", teams=teams, replay=["SF.2"])
    assert (match.playing, hand_sizes(match)) == ([2, 3], [3, 3, 3, 3, 0])
    played_on(match)


def test_a_hand_can_be_named_for_whoever_does_not_play_again() -> None:
    match = OF_1930.scenario("PlayCard", teams={0: ["USA"], 1: ["PAR"]}, replay=["4-2"], hands={4: ["g3", "g2", "g1"]})
    assert match.card_names(match.hands[4].cards) == ["g1", "g2", "g3"]


def test_the_results_of_a_scene_make_the_tables_of_all_groups() -> None:
    results = {"1-1": [0, 2], "1-3": [0, 1], "1-5": [0, 1], "2-1": (0, 1)}
    match = OF_1930.scenario("PlayCard", replay=["4-2"], results=results)
    assert seen(match, "groups") == {
        "1": [["MEX"], ["ARG"], ["CHI"], ["FRA"]],
        "2": [["BRA"], ["YUG"], ["BOL"]],
        "3": [["URU"], ["ROU"], ["PER"]],
        "4": [["USA", "PAR"], ["BEL"]],
    }
    assert seen(match, "results")["2-1"] == ["YUG", 0, 1, "BRA"]
    assert seen(match, "results")["4-2"] == ["USA", 0, 0, "PAR"]
    assert seen(match, "results")["4-3"] == ["PAR", 1, 0, "BEL"]


def test_results_that_leave_other_teams_level_are_refused_with_the_matches_to_name() -> None:
    level_too = {"2-1": [0, 0], "2-2": [0, 0], "2-3": [0, 0]}
    reason = refused(OF_1930, replay=["4-2"], results=level_too)
    assert (reason.key, reason.rule) == ("scene_level_otherwise", "WCG-9.0.1")
    assert "2-1, 2-2, 2-3, 4-2" in reason.sentence("en")
    assert "2-1, 2-2, 2-3, 4-2" in reason.sentence("fr")
    match = OF_1930.scenario("PlayCard", replay=["2-1", "2-2", "2-3", "4-2"], results=level_too)
    assert seen(match, "groups")["2"] == [["YUG", "BRA", "BOL"]]


def test_results_that_leave_nobody_level_are_refused() -> None:
    reason = refused(OF_1930, replay=["4-2"], results={"4-2": [1, 0]})
    assert (reason.key, reason.rule) == ("scene_nobody_level", "WCG-9.0.1")


def test_level_teams_play_all_matches_among_them_again() -> None:
    assert refused(OF_1930, replay=["2-1", "2-2"]).key == "scene_level_otherwise"
    pairs = game(edition="1930", replay_all_ties=True).scenario("PlayCard", replay=["1-1", "1-6"])
    assert seen(pairs, "groups")["1"] == [["ARG", "CHI"], ["FRA", "MEX"]]
    assert "1-6" in refused(OF_1930, replay=["1-1", "1-6"]).sentence("en")


def test_after_earlier_replays_fewer_teams_are_level_than_after_the_first_results() -> None:
    all_level = {"2-1": [0, 0], "2-2": [0, 0], "2-3": [0, 0]}
    match = OF_1930.scenario("PlayCard", replay=["2-1"], replays=1, results=all_level)
    assert seen(match, "groups")["2"] == [["YUG", "BRA"], ["BOL"]]
    match = OF_1930.scenario("PlayCard", replay=["2-3"], replays=1, results=all_level)
    assert seen(match, "groups")["2"] == [["BRA", "BOL"], ["YUG"]]


def test_two_ties_that_have_a_team_in_common_are_one() -> None:
    four = [f"1-{number}" for number in range(1, 7)]
    match = OF_1930.scenario("PlayCard", replay=four)
    assert seen(match, "groups")["1"] == [["ARG", "CHI", "FRA", "MEX"]]


@pytest.mark.parametrize(
    "results",
    [{"9-9": [1, 0]}, {"SF.1": [1, 0]}, {"4-1": [1]}, {"4-1": [1, 0, 0]}, {"4-1": None}, {"4-1": "10"},
     {"4-1": [1, -1]}, {"4-1": [True, 0]}, {"4-1": [100, 0]}, {"4-1": [1.0, 0]}, ["4-1"], "4-1"],
)  # fmt: skip
def test_results_are_scores_of_matches_of_the_phase(results: Any) -> None:
    reason = refused(OF_1930, replay=["4-2"], results=results)
    assert (reason.key, reason.rule) == ("wrong_fact", "WCG-8.c.1")
    assert "4-1, 4-2, 4-3" in reason.sentence("fr")


def test_results_are_read_only_for_a_replay_and_so_are_replays() -> None:
    assert refused(OF_1930, results={"4-1": [1, 0]}).key == "fact_not_read"
    assert "replay" in refused(OF_1930, replays=1).sentence("en")
    assert OF_1930.scenario("PlayCard", replays=0).replaying == []


@pytest.mark.parametrize("replay", [["4-2", "4-2"], ["9-9"], ["SF.1"], "4-2"])
def test_only_matches_of_the_phase_are_played_again_each_once(replay: Any) -> None:
    refused(OF_1930, replay=replay)


def test_in_an_edition_without_replays_none_is_played() -> None:
    assert refused(OF_2002, replay=["A1"]).rule == "WCG-9.0.1"
    assert refused(OF_2002, phase="SF", replay=["SF.1"]).rule == "WCG-9.0.1"


def test_a_match_of_a_round_is_played_again_after_a_draw_alone() -> None:
    semi_finals: dict[str, Any] = {"phase": "SF", "replay": ["SF.2"]}
    assert refused(OF_1930, **semi_finals, results={"SF.2": [2, 1]}).key == "scene_not_drawn"
    assert refused(OF_1930, **semi_finals, results={"SF.1": [2, 2]}).key == "scene_drawn_too"
    match = OF_1930.scenario("PlayCard", **semi_finals, results={"SF.1": [0, 1], "SF.2": [2, 2]})
    assert seen(match, "results")["SF.1"][1:3] == [0, 1]
    assert seen(match, "results")["SF.2"][1:3] == [2, 2]
    assert match.winner[OF_1930.edition.fixture("SF.1")] == OF_1930.edition.team_ids.index(team_in(match, "SF.1.right"))


def test_a_drawn_match_that_stands_was_decided_by_an_earlier_replay() -> None:
    match = OF_1930.scenario("PlayCard", phase="SF", replay=["SF.2"], replays=1, results={"SF.1": [2, 2]})
    assert match.winner[OF_1930.edition.fixture("SF.1")] != -1


@pytest.mark.parametrize(("options", "facts"), [
    ({"replay_limit": 2}, {"replays": 2}),
    ({"solo_replay": "lots"}, {"teams": {0: ["USA", "PAR"]}}),
])  # fmt: skip
def test_where_lots_decide_nothing_is_played_again(options: dict[str, Any], facts: dict[str, Any]) -> None:
    assert refused(game(edition="1930", **options), replay=["4-2"], **facts).key == "scene_lots_decide"
    fewer = {"replays": 1} if "replays" in facts else {"teams": {0: ["USA"], 1: ["PAR"]}}
    played_on(game(edition="1930", **options).scenario("PlayCard", replay=["4-2"], **fewer))


# ---- the way to a phase


@pytest.mark.parametrize("fact", ["rows", "qualified"])
@pytest.mark.parametrize("value", [["A1.left"], "A1.left", 3])
def test_rows_and_slots_are_named_each_with_what_is_there(fact: str, value: Any) -> None:
    reason = refused(OF_2002, phase="R16", **{fact: value})
    assert (reason.key, f"“{fact}”" in reason.sentence("en")) == ("wrong_fact", True)


def test_a_round_with_third_placed_teams_is_set_up_and_played() -> None:
    rules = game(3, edition="1994")
    match = rules.scenario("PlayCard", phase="R16")
    assert all(len(pair) == 7 for pair in bracket(match, "R16").values())
    played_on(match)
    played_on(rules.scenario("PlayCard", phase="FIN"))


def test_third_placed_teams_can_be_named() -> None:
    rules = game(3, edition="1994")
    named = {"T:C": "KOR", "T:D": "ARG", "T:E": "ITA", "T:F": "BEL", "W:F": "NED"}
    match = rules.scenario("PlayCard", phase="R16", qualified=named)
    assert {rules.edition.team_ids[match.row_team[row]] for row in thirds(rules)} == {"KOR", "ARG", "ITA", "BEL"}
    assert refused(rules, phase="R16", qualified={**named, "T:A": "USA"}).rule == "WCG-11.j.1"  # only four go on
    assert refused(rules, phase="R16", qualified={"T:C": "KOR", "R:C": "KOR"}).rule == "WCG-11.j.1"
    assert refused(rules, phase="R16", qualified={"T:C": "USA"}).rule == "WCG-11.j.1"
    assert refused(OF_2002, phase="R16", qualified={"T:A": "FRA"}).rule == "WCG-11.j.1"


def thirds(rules: WorldCup) -> list[int]:
    """The rows that third-placed teams take."""
    return [row for row, slot in enumerate(rules.slots) if slot.kind == "T"]


@pytest.mark.parametrize(
    ("qualified", "slot"),
    [
        ({"W:A": "SEN", "W:B": "FRA"}, "W:B"), ({"W:A": "SEN", "R:A": "SEN"}, "R:A"), ({"X:A": "SEN"}, "X:A"),
        ({"W:A": "SEN", "M:R16.1": "SEN"}, "M:R16.1"), ({"L:R16.1": "SEN"}, "L:R16.1"), ({"M:SF.1": "FRA"}, "M:SF.1"),
        ({"W:A": "XXX"}, "W:A"),
    ],
)  # fmt: skip
def test_a_team_that_cannot_have_come_there_is_refused_with_its_slot(qualified: dict[str, str], slot: str) -> None:
    reason = refused(OF_2002, phase="QF", qualified=qualified)
    assert reason.sentence("en").endswith(f" {slot}.")
    assert reason.sentence("fr").endswith(f" {slot}.")


def test_groups_have_no_winners_before_they_are_played() -> None:
    assert refused(OF_2002, qualified={"W:A": "SEN"}).sentence("en").endswith(" W:A.")


def test_an_edition_without_groups_begins_with_its_first_round() -> None:
    match = KNOCKOUT.scenario("PlayCard")
    assert seen(match, "phase") == "SF"
    assert refused(KNOCKOUT, phase="groups").key == "wrong_fact"


def test_who_has_nobody_to_play_goes_on_from_a_scene_too() -> None:
    match = KNOCKOUT.scenario("PlayCard", rows={"SF.1.left": ["1G"]}, draw_pile_size=1)
    discards(match, "d6 1", "d6 1", "d6 1", "d6 1")
    assert bracket(match, "FIN") == {"FIN.F": "ITA-AUT"}
    played_on(match)


def test_with_every_team_that_can_win_the_match_is_over_unless_it_is_played_out() -> None:
    one_seat: dict[str, Any] = {"phase": "FIN", "teams": {0: ["ARG", "URU"]}}
    match = OF_1930.scenario("PlayCard", **one_seat)
    assert seen(match, "decided") == 0
    reason = refused(game(edition="1930", play_out_decided=False), **one_seat)
    assert (reason.key, reason.rule) == ("scene_cup_won", "WCG-C-51")
    before: dict[str, Any] = {"phase": "SF", "teams": {0: ["ARG", "URU", "USA"]}, "qualified": {"W:2": "BRA"}}
    assert seen(OF_1930.scenario("PlayCard", **before), "decided") is None
    all_four: dict[str, Any] = {"phase": "SF", "teams": {0: ["ARG", "URU", "USA", "YUG"]}}
    assert refused(game(3, edition="1930", play_out_decided=False), **all_four).rule == "WCG-C-52"


def takes_three(slot: Slot) -> bool:
    """Whether the team of a group row of 2002 takes a 3 Goals token."""
    return slot.kind == "S" and OF_2002.takes[slot.reference] == THREE_GOALS


def test_a_refused_row_is_named_with_what_its_team_takes() -> None:
    reason = refused(OF_2002, rows={"B2.left": ["3G"], "F1.right": ["2G"]})  # Nigeria is yellow
    assert "F1.right" in reason.sentence("en")
    assert "Nigeria" in reason.sentence("en")
    assert "1 But" in reason.sentence("fr")
    assert "B2.left" in refused(OF_2002, rows={"B2.left": ["~D"]}).sentence("en").split(": it must")[1]
    assert "Z9.left" in refused(OF_2002, rows={"Z9.left": ["A"]}).sentence("en").split(": it must")[1]


def test_more_tokens_than_the_box_holds_are_refused_where_they_are_counted() -> None:
    strong = [row for row, slot in zip(OF_2002.edition.rows, OF_2002.slots, strict=True) if takes_three(slot)]
    rows = {row: ["3G"] for row in strong[:7]}
    match = OF_2002.scenario("PlayCard", rows=rows)
    assert len(match.exposed_goals) == 7
    reason = refused(game(token_supply="printed"), rows=rows)
    assert (reason.key, reason.rule) == ("scene_too_many_tokens", "WCG-C-28")
    assert "3 Buts" in reason.sentence("fr")
    del rows[strong[0]]
    game(token_supply="printed").scenario("PlayCard", rows=rows)


# ---- turns and cards


def test_last_turns_are_refused_where_the_rules_have_none() -> None:
    assert refused(OF_2002, last_turns=1).rule == "WCG-C-03"
    assert refused(NINE, phase="R16", last_turns=1).rule == "WCG-C-03"
    assert refused(game(9, edition="1930", last_round_scope="all"), replay=["4-2"], last_turns=1).rule == "WCG-C-03"
    assert game(9, last_round_scope="all").scenario("PlayCard", phase="R16", last_turns=1).last_turns == 1


def test_in_the_last_turns_the_pile_is_used_up_in_the_last_run() -> None:
    assert refused(NINE, last_turns=2, draw_pile_size=3).rule == "WCG-8.b.2"
    assert refused(NINE, last_turns=2, draw_pile=["attack"]).rule == "WCG-8.b.2"
    assert "2, the only number possible here" in refused(NINE, last_turns=2, run=1).sentence("en")
    assert len(NINE.scenario("PlayCard", last_turns=2).draw_pile) == 0


def test_whoever_drew_the_last_card_takes_the_last_turn() -> None:
    assert seen(NINE.scenario("PlayCard", last_turns=3, seat=4), "last_drawer") == 6
    assert seen(NINE.scenario("PlayCard", last_turns=9, seat=0, last_drawer=8), "last_drawer") == 8
    reason = refused(NINE, last_turns=3, seat=4, last_drawer=5)
    assert (reason.rule, "6" in reason.sentence("fr")) == ("WCG-C-76", True)


def test_the_run_is_chosen_in_the_groups_alone() -> None:
    assert seen(OF_2002.scenario("PlayCard", run=1), "run") == 1
    assert seen(OF_2002.scenario("PlayCard", phase="R16", run=2), "run") == 2
    assert refused(OF_2002, phase="R16", run=1).key == "wrong_fact"


def test_a_hand_holds_three_cards_at_most() -> None:
    assert refused(OF_2002, hands={1: ["attack"] * 4}).rule == "WCG-4.g.1"


def test_who_is_out_holds_no_cards() -> None:
    out: dict[str, Any] = {"phase": "FIN", "teams": {0: ["ARG"], 1: ["URU"]}}
    reason = refused(OF_1930, **out, hands={4: ["attack"]})
    assert (reason.rule, "0, 1" in reason.sentence("en")) == ("WCG-11.0.1", True)
    OF_1930.scenario("PlayCard", **out, hands={4: []})


def test_the_draw_pile_holds_at_least_the_cards_named_for_it() -> None:
    assert refused(OF_2002, draw_pile=["attack", "attack"], draw_pile_size=1).key == "wrong_fact"
    assert len(OF_2002.scenario("PlayCard", draw_pile=["attack"] * 12).draw_pile) == 12


def test_the_discard_pile_can_be_named_the_top_card_first() -> None:
    match = OF_2002.scenario("PlayCard", discard_pile=["g3", "foul"], draw_pile_size=20)
    assert match.card_names(match.discard_pile.cards)[-2:] == ["foul", "g3"]
    assert len(match.discard_pile) == 87 - 15 - 20
    again = OF_2002.scenario("PlayCard", phase="R16", discard_pile=["g3"])
    assert again.card_names(again.discard_pile.cards) == ["g3"]
    top = game(discards="top_only").scenario("PlayCard", discard_pile=["g3", "foul"])
    assert seen(top, "discard_pile") == ["g3"]


def test_hands_are_large_enough_for_a_replay_after_the_last_turns() -> None:
    nine = game(9, edition="1930")
    assert refused(nine, hand_size=1).key == "wrong_fact"
    played_on(nine.scenario("PlayCard", hand_size=2, last_turns=9))
    assert hand_sizes(game(9, edition="1930", refill_before_replay=True).scenario("PlayCard", hand_size=1)) == [1] * 9
    assert hand_sizes(NINE.scenario("PlayCard", hand_size=1)) == [1] * 9
    assert max(hand_sizes(nine.scenario("PlayCard", phase="SF", hand_size=1))) == 1
    every_phase = game(9, edition="1930", last_round_scope="all")
    assert refused(every_phase, phase="SF", hand_size=1).key == "wrong_fact"


@pytest.mark.parametrize("decision", ["PlayCard", "PlaceTokens", "TurnToken", "ChooseToken"])
@pytest.mark.parametrize("fact", sorted(WorldCup.scenario_facts))
def test_every_decision_reads_every_fact(decision: str, fact: str) -> None:
    rules = game(edition="1930", voluntary_downgrade=True)
    hands = {0: ["g3", "foul"]}
    said = {
        "PlaceTokens": ["place card:g3"], "TurnToken": ["flip card:foul"],
        "ChooseToken": ["place card:g3", "choose row:4-2.USA"],
    }.get(decision, [])  # fmt: skip
    values: dict[str, Any] = {
        "phase": "groups", "seat": 0, "teams": {0: ["USA"]}, "qualified": {}, "rows": {"4-2.USA": ["1G"]},
        "hands": hands, "hand_size": 3, "draw_pile": ["attack"], "draw_pile_size": 5, "discard_pile": ["g2"], "run": 1,
        "last_turns": 0, "last_drawer": 1, "replay": ["4-2"], "replays": 1, "results": {"4-2": [2, 2]},
    }  # fmt: skip
    needed = ["teams", "rows", "hands", *(["replay"] if fact in ("replays", "results") else [])]
    facts = {name: values[name] for name in [*needed, fact]}
    match = rules.scenario(decision, said=said, **facts)
    assert type(match.decision).__name__ == decision
    assert list(match.asked) == [0]


def test_the_docs_list_the_kinds_of_events_with_their_details() -> None:
    page = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    _, _, part = page.partition("## Events of The World Cup Game")
    part, _, _ = part.partition("\n## ")
    as_token = {"seat", "card", "match", "row", "to", "team", "against", "tokens", "free", "half_goals", "score"}
    listed = {}
    for line in part.splitlines():
        if line.startswith("| `"):
            kind, _, details = line.strip("| ").split(" | ")
            words = set(re.findall("`([a-z_]+)`", details))
            listed[kind.strip("`")] = words | (as_token if "as for `token`" in details else set())
    told: dict[str, set[str]] = {}

    def note(event: Event) -> None:
        kept = told.setdefault(event.kind, set())
        kept.update(event.details, *event.private.values())

    of_1930 = [game(9, edition="1930"), game(2, edition="1930"), game(2, edition="1930", replay_limit=1)]
    for rules in (*of_1930, game(3)):
        luck = Seeded(2)
        match = rules.new_match(luck, note)
        while match.outcome is None:
            moves = match.moves()
            match.play(moves[luck.below(len(moves))], luck, note)
    assert set(told) == set(listed)
    assert {kind: details - listed[kind] for kind, details in told.items() if details - listed[kind]} == {}
