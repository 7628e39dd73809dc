"""Scenarios of Footime: every decision can be set up, and what cannot be is refused with what to do instead."""

import re
from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.scenes.facts import STARTS_FROM
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.words import Refused
from tests.games.footime.test_texts import kinds_told
from tests.test_docs import table

FOUR = Footime(4)
SECRET = Footime(4, placement="hidden_simultaneous")
CALLED = Footime(4, offside="called")
CLAIMED = Footime(4, post_goal_kick="needs_out_card")
FIVE_LEFT = {f"a{shirt}": "expelled" for shirt in range(2, 8)}


def refusal(decision: str, game: Footime = FOUR, said: tuple[str, ...] = (), **facts: Any) -> tuple[str, str]:
    """The English sentence of a refusal, and its rule; there is a French one as well."""
    with pytest.raises(Refused) as refused:
        game.scenario(decision, said=list(said), **facts)
    assert refused.value.sentence("fr") != refused.value.sentence("en")
    return refused.value.sentence("en"), refused.value.reason.rule


def playable(game: Footime, decision: str, **facts: Any) -> None:
    """The position holds, and so do those that follow it for a while."""
    match = game.scenario(decision, **facts)
    chance = Seeded(3)
    for _ in range(12):
        assert game.broken(match) == []
        if match.outcome is not None:
            return
        moves = match.moves()
        match.play(moves[chance.die(len(moves)) - 1], chance)


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("period", [1, 2])
@pytest.mark.parametrize(
    ("decision", "game"),
    [
        *[(decision, FOUR) for decision in (
            "LineUp", "KickOffTo", "Turn", "TackleWindow", "RunTo", "DuelMove", "ThrowInTo", "ClearCorner", "CornerTo",
            "GoalKickTo", "KeeperFreeKickTo", "Aggravate", "ReplaceKeeper", "FreeKickTaker", "FreeKickTo", "ClearArea",
            "PenaltyTo", "SaveWindow", "ParryTo", "Verdict", "OffsideRestart",
        )],
        ("LineUpTogether", SECRET), ("CallOffside", CALLED), ("ClaimGoalKick", CLAIMED),
    ],
)  # fmt: skip
def test_a_decision_is_set_up_from_no_facts_at_all(decision: str, game: Footime, period: int, seat: int) -> None:
    facts: dict[str, Any] = {"value": 2} if decision == "RunTo" else {}
    playable(game, decision, seat=seat, period=period, **facts)


@pytest.mark.parametrize(
    ("decision", "facts", "wanted", "rule"),
    [
        ("Turn", {"pawns": FIVE_LEFT}, "leave Away at least 7 pawns: with 5 the match is over", "FT-FORFEIT.1"),
        ("FreeKickTo", {"pawns": FIVE_LEFT}, "leave Away at least 7 pawns", "FT-FORFEIT.1"),
        ("Appeal", {}, "fewer than 7 pawns", "FT-FORFEIT.4"),
        ("Turn", {"pawns": {"a7": "expelled"}, "booked": ["a7"]}, "leave out a7", "FT-CARD-YELLOW.4"),
        ("KickOffTo", {"pawns": {"h11": "b3"}}, "at 1 point from the ball", "FT-KICKOFF.3"),
        ("KickOffTo", {"pawn": "h2"}, "at 1 point from the ball", "FT-KICKOFF.3"),
        ("KickOffTo", {"pawn": "a11"}, "a pawn of the team in turn", "FT-KICKOFF.3"),
        ("KickOffTo", {"ball": "i13"}, "the centre point", "FT-KICKOFF.1"),
        ("LineUp", {"ball": "q14"}, "the centre point", "FT-KICKOFF.1"),
        ("LineUp", {"pawns": {"h7": "k9"}}, "injured or expelled for a team that has yet to line up", "FT-KICKOFF.5"),
        ("LineUp", {"pawns": {"a7": "k19"}, "role": "receiving"}, "yet to line up", "FT-KICKOFF.5"),
        ("LineUp", {"pawns": {"h11": "b3"}, "role": "receiving"}, "at 1 point from the ball", "FT-KICKOFF.3"),
        ("LineUp", {"pawns": {"a1": "k19"}}, "both goalkeepers at the centre", "FT-KICKOFF.2"),
        ("Turn", {"was": {"h7": "k9"}}, "here nothing can be contested", "FT-CARD-VAR.6"),
        ("SaveWindow", {"was": {"ball": "h27"}}, "outside the goals", "FT-CARD-VAR.6"),
        ("SaveWindow", {"was": {"h7": "i1"}}, "one thing a point", "FT-CARD-VAR.6"),
        ("SaveWindow", {"was": {"h7": "expelled"}}, "nobody expelled who plays now", "FT-CARD-VAR.6"),
        ("SaveWindow", {"was": {"ball": "injured"}}, "position that can be", "FT-CARD-VAR.6"),
        ("SaveWindow", {"was": {"h1": "injured"}}, "goalkeepers on the pitch", "FT-CARD-VAR.6"),
        ("SaveWindow", {"before": 2}, "an opponent’s seat", "FT-GOAL.2"),
        ("Turn", {"before": 2, "contacts": [["a7", "h7"]]}, "seat 2, whose turn was the one before", "FT-CARD-DUEL.1"),
        ("Turn", {"before": 0, "put_by_opponent": True}, "is a team-mate", "FT-CARD-OUT.3"),
        ("Turn", {"ball": "h27"}, "settled first, at SaveWindow", "FT-GOAL.1"),
        ("ThrowInTo", {"ball": "a1"}, "a touchline, corners left out", "FT-OUT-THROW.1"),
        ("ThrowInTo", {"pawn": "a7"}, "of the team in turn", "FT-OUT-THROW.2"),
        ("CornerTo", {"ball": "a1"}, "a corner point at the opponents’ end", "FT-OUT-CORNER.2"),
        ("CornerTo", {"pawns": {"h7": "injured"}, "pawn": "h7"}, "that is on the pitch", "FT-OUT-CORNER.4"),
        ("ClearCorner", {"ball": "c14"}, "the opponents’ goal line", "FT-OUT-CORNER.1"),
        ("ClearCorner", {"pawn": "a7"}, "a pawn on a27", "FT-OUT-CORNER.3"),
        ("ClearCorner", {"ball": "a27"}, "a pawn on a27", "FT-OUT-CORNER.3"),
        ("GoalKickTo", {"ball": "i14"}, "the six-metre line", "FT-OUT-GOALKICK.2"),
        ("GoalKickTo", {"pawns": {"h1": "i4"}, "ball": "g2"}, "goalkeeper who takes it", "FT-OUT-GOALKICK.3"),
        ("KeeperFreeKickTo", {"ball": "i26"}, "before one’s own goal", "FT-FOUL-FREEKICK.6"),
        ("FreeKickTo", {"pawns": {"h7": "c5"}, "pawn": "h7"}, "at 1 point from the ball", "FT-FOUL-FREEKICK.3"),
        ("FreeKickTo", {"pawn": "h1"}, "a field pawn", "FT-FOUL-FREEKICK.3"),
        ("FreeKickTaker", {"foul": {"offender": "a7", "victim": "h1"}}, "a field pawn", "FT-FOUL-FREEKICK.1"),
        ("FreeKickTaker", {"pawns": {"h7": "i24"}, "foul": {"offender": "a7", "victim": "h7"}},
         "inside it is a penalty", "FT-FOUL-FREEKICK.1"),
        ("PenaltyTo", {"ball": "i14"}, "the penalty spot", "FT-FOUL-PENALTY.2"),
        ("PenaltyTo", {"pawns": {"h7": "k9"}, "pawn": "h7"}, "behind the penalty spot", "FT-FOUL-PENALTY.3"),
        ("PenaltyTo", {"pawns": {"a7": "k25"}}, "outside the penalty area", "FT-FOUL-PENALTY.5"),
        ("PenaltyTo", {"pawns": {"a1": "k19"}}, "both goalkeepers", "FT-FOUL-PENALTY.4"),
        ("ClearArea", {"others": "injured"}, "one at least is in the penalty area", "FT-FOUL-PENALTY.5"),
        ("ClearArea", {"pawn": "h7"}, "defenders before attackers", "FT-FOUL-PENALTY.9"),
        ("ClearArea", {"foul": {"offender": "a7", "victim": "h7"}}, "leads to a free kick", "FT-FOUL-PENALTY.1"),
        ("ParryTo", {"ball": "i14"}, "a point of the goal", "FT-GOAL.1"),
        ("Aggravate", {"pawns": {"a7": "expelled"}, "foul": {"offender": "a7", "victim": "h7"}}, "still on the pitch",
         "FT-CARD-YELLOW.6"),
        ("ReplaceKeeper", {"foul": {"offender": "a7", "victim": "h7"}}, "the opponents’ goalkeeper", "FT-CARD-RED.5"),
        ("ReplaceKeeper", {"pawns": {"h1": "injured"}}, "each team’s goalkeeper", "FT-CARD-RED.5"),
        ("Verdict", {"about": "goal", "ball": "i14"}, "a point of the goal", "FT-GOAL.1"),
        ("Verdict", {"winner": 2}, "seat 0 or seat 3", "FT-CARD-VAR.2"),
        ("RunTo", {"value": 2, "pawn": "a7"}, "of the team in turn", "FT-CARD-TACKLE.4"),
        ("DuelMove", {"pawn": "a1"}, "a field pawn of the opponents", "FT-CARD-DUEL.8"),
        ("DuelMove", {"pawn": "h7"}, "a field pawn of the opponents", "FT-CARD-DUEL.8"),
        ("ShootOutShot", {"pawns": {"a2": "i4"}}, "nobody on a penalty spot", "FT-SHOOTOUT.2"),
        ("ShootOutSave", {"others": "injured"}, "nobody injured", "FT-SHOOTOUT.2"),
        ("ShootOutShot", {"goals": [1, 0]}, "a level score", "FT-EXTRA.4"),
        ("Turn", {"period": 3, "goals": [0, 2]}, "a level score", "FT-EXTRA.4"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_what_to_say_instead(
    decision: str, facts: dict[str, Any], wanted: str, rule: str
) -> None:
    sentence, behind = refusal(decision, **facts)
    assert wanted in sentence
    assert behind == rule


@pytest.mark.parametrize("tie_break", ["draw", "shootout"])
def test_a_third_period_needs_extra_time(tie_break: str) -> None:
    sentence, rule = refusal("Turn", Footime(4, tie_break=tie_break), period=3)
    assert "“period” cannot be 3: it must be 1 or 2" in sentence
    assert rule == "FT-GAP.48"


@pytest.mark.parametrize("decision", ["ShootOutShot", "ShootOutSave"])
def test_a_shoot_out_needs_a_table_that_plays_one(decision: str) -> None:
    sentence, rule = refusal(decision)
    assert f"{decision} is asked only with the option tie_break=shootout" in sentence
    assert rule == "FT-GAP.48"
    for tie_break in ("shootout", "extra_time"):
        assert Footime(4, tie_break=tie_break).scenario(decision).period == 4


def test_goals_stay_below_the_target() -> None:
    sentence, rule = refusal("Turn", Footime(4, goal_target=3), goals=[3, 0])
    assert "below the 3 that end the match" in sentence
    assert rule == "FT-VARIANT.5"


def test_a_ball_out_after_the_post_lies_on_one_s_own_goal_line() -> None:
    assert refusal("ClaimGoalKick", CLAIMED, ball="a27")[1] == "FT-GAP.38"


@pytest.mark.parametrize("decision", ["ShootOutShot", "ShootOutSave", "LineUp", "KickOffTo"])
@pytest.mark.parametrize("fact", ["foul", "contacts", "was"])
def test_a_kick_off_and_a_shoot_out_leave_nothing_open_from_before(decision: str, fact: str) -> None:
    facts: dict[str, Any] = {
        "foul": {"offender": "a7", "victim": "h7"}, "contacts": [["a7", "h7"]], "was": {"h7": "k9"},
    }  # fmt: skip
    assert f"“{fact}” says nothing" in refusal(decision, **{fact: facts[fact]})[0]


def test_the_ball_of_a_shoot_out_is_put_down_by_the_rules() -> None:
    assert "“ball” says nothing" in refusal("ShootOutShot", ball="i14")[0]


@pytest.mark.parametrize(
    ("decision", "facts", "said", "why"),
    [
        ("Kicker", {}, (), "two pawns of the team in turn stand at 1 point from the ball"),
        ("Passer", {"hands": {0: ["pass-3"]}}, ("play card:pass-3",), "put a second one there"),
        ("TackleRunner", {"ball": "i12"}, (), "equally near the ball"),
        ("ChooseContact", {"hands": {0: ["duel"]}, "contacts": [["a7", "h7"]]}, ("play card:duel",),
         "name two or more"),
        ("Contest", {"hands": {0: ["var"]}}, ("play card:var",), "name the foul with claimed"),
        ("PostTo", {"hands": {0: ["post"]}}, ("play card:post",), "name it with shot_value"),
        ("Thrower", {"ball": "a9", "hands": {0: ["out"]}}, ("play card:out",), "on a touchline"),
        ("CornerTaker", {"ball": "a9", "put_by_opponent": True}, (), "on his own goal line"),
        ("CornerTaker", {"ball": "c27", "put_by_opponent": True, "pawns": {"a7": "a27"}}, (), "nobody stands on"),
        ("GoalKickSpot", {"ball": "c27", "put_by_opponent": True}, (), "the goal line of the team in turn"),
        ("GoalKickKeeper", {"ball": "c1"}, (), "with put_by_opponent=True"),
        ("ReplacePawn", {"hands": {0: ["change"]}}, ("play card:change", "pass"), "booked or injured"),
    ],
)  # fmt: skip
def test_a_question_that_nobody_is_asked_says_what_it_needs(
    decision: str, facts: dict[str, Any], said: tuple[str, ...], why: str
) -> None:
    assert why in refusal(decision, said=said, **facts)[0]


def test_with_two_players_nobody_is_asked_whom_to_swap_with() -> None:
    sentence, rule = refusal("SwapWith", Footime(2), ("play card:swap",), hands={0: ["swap"]})
    assert "SwapCard" in sentence
    assert rule == "FT-CARD-SWAP.1"


def test_captains_are_named_only_where_a_team_has_a_choice() -> None:
    assert refusal("NameCaptain")[1] == "FT-GAP.59"
    assert "four, six or eight" in refusal("NameCaptain", Footime(2, captains="named"))[0]
    assert "a player of each team" in refusal("Turn", captains=[1, 0])[0]
    assert Footime(4, captains="named").scenario("NameCaptain", seat=1, captains=[2, 1]).seat == 1


# ---- by the rules' own path


def test_a_penalty_is_set_up_as_the_rules_do() -> None:
    pawns = {"h7": "k24", "h8": "g24", "a7": "i23", "a8": "k26"}
    foul = {"offender": "a7", "victim": "h7"}
    match = FOUR.scenario("ClearArea", pawns=pawns, others="injured", foul=foul)
    assert (match.seat, match.table(None)["ball"]) == (1, "point:i14")  # a7 stands behind the spot and leaves first
    match.play(FOUR.move("place point:a5"), Seeded(0))
    assert match.table(None)["ball"] == "point:i24"
    assert match.decision is not None
    assert match.decision.shown(match) == {"pawn": "pawn:a8"}
    later = FOUR.scenario("ClearArea", pawns={**pawns, "a7": "a3", "a9": "g23"}, others="injured", foul=foul, pawn="a9")
    assert later.decision is not None
    assert later.decision.shown(later) == {"pawn": "pawn:a9"}
    later.play(FOUR.move("place point:a5"), Seeded(0))
    assert later.decision.shown(later) == {"pawn": "pawn:a8"}


def test_a_ball_in_a_goal_was_before_it_when_the_goal_is_annulled() -> None:
    match = FOUR.scenario("Verdict", about="goal")
    match.play(FOUR.move("annul"), Seeded(0))
    assert match.table(None)["ball"] == "point:i4"


def test_an_offside_goal_that_nobody_calls_is_still_to_be_saved() -> None:
    match = CALLED.scenario("CallOffside", ball="h27")
    match.play(CALLED.move("pass"), Seeded(0))
    assert type(match.decision).__name__ == "SaveWindow"


def test_a_booked_goalkeeper_who_is_replaced_has_lost_his_yellow_base() -> None:
    match = FOUR.scenario("ReplaceKeeper", booked=["a1"])
    assert FOUR.broken(match) == []


# ---- for those who write tests


def test_a_point_is_named_by_the_rulebook_s_coordinates() -> None:
    assert (FOUR.point(0, 0), FOUR.point(13, 1), FOUR.point(-13, -8)) == ("i14", "j27", "a1")
    with pytest.raises(Refused):
        FOUR.point(14, 0)


def test_the_played_pile_goes_by_two_names() -> None:
    for name in ("played", "discard_pile"):
        named: dict[str, Any] = {name: ["var", "duel"]}
        match = FOUR.scenario("Turn", draw_pile_size=40, **named)
        assert match.card_names(match.played.cards[-2:]) == ["duel", "var"]
    assert "only one of them" in refusal("Turn", played=["var"], discard_pile=["duel"])[0]


# ---- what the page on scenarios says


def told_details(game: Footime, seed: int) -> dict[str, set[tuple[str, ...]]]:
    """The names of the details of all events of a match, in which whatever can be played is."""
    told: dict[str, set[tuple[str, ...]]] = {}

    def listen(event: Event) -> None:
        told.setdefault(event.kind, set()).add(tuple(event.details))

    chance = Seeded(seed)
    match = game.new_match(chance, listen)
    while match.outcome is None:
        moves = match.moves()
        played = [move for move in moves if move in game.play] or [move for move in moves if move != game.pass_on]
        match.play((played or moves)[chance.below(len(played or moves))], chance, listen)
    return told


def test_the_page_lists_every_event_with_its_details() -> None:
    listed = table("Events of Footime")
    assert set(listed) == kinds_told()
    games = [Footime(2, tie_break="shootout", period_turns=60), Footime(4, captains="named", period_turns=60)]
    met: set[str] = set()
    for number, game in enumerate(games * 4):
        for kind, details in told_details(game, number).items():
            met.add(kind)
            names = tuple(listed[kind][0].split(", "))
            assert {found[: len(names)] for found in details} == {names}, kind
            assert kind == "full time" or {len(found) for found in details} == {len(names)}, kind
    assert len(met) > 25


def test_the_page_says_which_facts_a_decision_reads() -> None:
    """Whatever it does not say is refused as saying nothing."""
    rows = {name.strip("`"): cells for names, cells in table("Facts that a decision reads").items()
            for name in names.removesuffix(", of a tackle").split(", ")}  # fmt: skip
    besides = {"role", "value", "pawn", "shot_value", "about", "winner", "kicks", "scored"}
    values: dict[str, Any] = {
        "role": "kicking", "value": 3, "pawn": "h7", "shot_value": 3, "about": "foul", "winner": 0,
        "kicks": [0, 0], "scored": [0, 0], "contacts": [], "claimed": {"offender": "h7", "victim": "a7"},
        "foul": {"offender": "a7", "victim": "h7"}, "put_by_opponent": False, "ball": "i14",
    }  # fmt: skip
    asked = {"NameCaptain": Footime(4, captains="named"), "LineUpTogether": SECRET, "CallOffside": CALLED}
    asked["ClaimGoalKick"] = CLAIMED
    for decision in FOUR.decisions():
        if decision in STARTS_FROM or decision == "Appeal":
            continue
        reads, unread = (set(re.findall(r"`(\w+)`", cell)) for cell in rows.get(decision, ["", ""]))
        for fact, value in values.items():
            said = fact in reads if fact in besides else fact not in unread and decision != "NameCaptain"
            assert is_read(asked.get(decision, FOUR), decision, {fact: value}) == said, (decision, fact)


def is_read(game: Footime, decision: str, facts: dict[str, Any]) -> bool:
    """Whether a fact says something at a decision, be it something that cannot be."""
    try:
        game.scenario(decision, **facts)
    except Refused as refused:
        return refused.reason.key != "fact_not_read"
    return True
