"""The worked examples of the rules, played to the digit: runs and tackles, wasted cards, squad and table cards."""

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.course import asked
from tests.rules.footime.situations import A1, A2, FOUR, H1, H2, point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal

# ---- tackles and runs


def retained(hands: dict[int, list[str]] | None = None) -> FootimeMatch:
    """H1's pass has found a team-mate on (2,3)."""
    pawns = {"h9": (1, 2), "a7": (5, 4)}
    return scene("TackleWindow", pawns, ball=(2, 3), seat=H1, hands=hands or {A1: ["tackle"]})


@rule("FT-EX.14", "FT-CARD-TACKLE.2", "FT-CARD-TACKLE.3", "FT-CARD-TACKLE.4", "FT-CARD-TACKLE.5", "FT-CARD-TACKLE.8")
def test_a_tackle_in_the_window_wins_the_ball() -> None:
    match = retained()
    assert asked(match) == ("TackleWindow", A1)
    play(match, "play card:tackle", throws=["d6 4"])
    play(match, to(3, 3), "take ball:ball", to(4, 3))
    assert where(match, "a7") == (3, 3)
    assert where(match, "ball") == (4, 3)
    assert asked(match) == ("Turn", H2)


@rule("FT-EX.15", "FT-CARD-TACKLE.8")
def test_a_tackle_that_does_not_reach_the_ball_costs_the_turn_all_the_same() -> None:
    match = retained()
    play(match, "play card:tackle", throws=["d6 2"])
    assert to(2, 3) not in moves(match)
    play(match, to(3, 4))
    assert where(match, "ball") == (2, 3)
    assert asked(match) == ("Turn", H2)


@rule("FT-EX.16", "FT-CARD-MOVE.1", "FT-CARD-MOVE.2", "FT-CARD-MOVE.3", "FT-CARD-MOVE.4", "FT-CARD-MOVE.7")
def test_a_run_with_the_ball() -> None:
    match = scene("Turn", {"h7": (-5, 0)}, ball=(-2, 0), hands={H1: ["move-5"]})
    play(match, "play card:move-5", "choose pawn:h7", to(0, 0), "take ball:ball", to(1, 1))
    assert where(match, "h7") == (0, 0)
    assert where(match, "ball") == (1, 1)
    assert asked(match) == ("Turn", A1)


@rule("FT-EX.17", "FT-MOVE.2", "FT-MOVE.5")
def test_a_run_goes_round_an_occupied_point() -> None:
    match = scene("Turn", {"h7": (0, 0), "a7": (2, 0)}, ball=(-9, -7), hands={H1: ["move-5"]})
    play(match, "play card:move-5", "choose pawn:h7")
    assert refusal(match, to(2, 0)).rule == "FT-MOVE.6"
    play(match, to(5, 0))
    assert where(match, "h7") == (5, 0)
    straight = scene(
        "Turn",
        {"h7": (0, 0), "a7": (2, 0)},
        ball=(-9, -7),
        hands={H1: ["move-5"]},
        game=Footime(4, path_rule="straight"),
    )
    play(straight, "play card:move-5", "choose pawn:h7")
    assert refusal(straight, to(5, 0)).rule == "FT-MOVE.5"


@rule("FT-EX.18", "FT-MOVE.7", "FT-CARD-MOVE.6")
def test_the_goalkeeper_runs_and_returns() -> None:
    match = scene("Turn", {}, ball=(-10, 1), hands={H1: ["move-4"]})
    play(match, "play card:move-4", "choose pawn:h1", to(-9, 2), "take ball:ball", to(-8, 3))
    assert where(match, "h1") == (-13, 0)
    assert where(match, "ball") == (-8, 3)


# ---- cards that do not suit, and the pile


@rule("FT-EX.36", "FT-CARDS.2")
def test_an_unsuitable_card_loses_the_turn() -> None:
    match = scene("Turn", {"h9": (3, 0)}, ball=(8, 0), hands={H1: ["pass-5"]})
    assert refusal(match, "play card:pass-5").rule == "FT-CARD-PASS.1"
    play(match, "waste card:pass-5")
    assert match.played.cards[-1] == FOUR.card("pass-5")
    assert len(match.hands[H1]) == 8
    assert asked(match) == ("Turn", A1)


@rule("FT-EX.37", "FT-CARDS.5", "FT-CARD-POWER.3")
def test_power_alone_ends_a_retention() -> None:
    match = retained(hands={H2: ["power"]})
    play(match, "pass")
    assert asked(match) == ("Turn", H2)
    play(match, "waste card:power")
    assert asked(match) == ("Turn", A2)


@rule("FT-EX.38", "FT-CARDS.4", "FT-CARD-ACCEL.4")
def test_an_exhausted_pile_is_made_anew_at_once() -> None:
    match = scene("Turn", {"h7": (0, 0)}, hands={H1: ["acceleration", "move-3"]}, draw_pile_size=1)
    played = len(match.played)
    play(match, "play card:acceleration", "play card:move-3", "choose pawn:h7")
    told = play(match, to(6, 0), throws=["keep order"])
    assert kinds(told) == ["card", "card", "run", "reshuffle", "draw"]
    assert len(match.hands[H1]) == 8
    assert len(match.draw_pile) == played + 2 - 1
    assert len(match.played) == 0


# ---- pawns that leave and come back


@rule("FT-EX.33", "FT-CARD-INJURED.1", "FT-CARD-INJURED.3", "FT-CARD-INJURED.5", "FT-CARD-CHANGE.1")
@rule("FT-CARD-CHANGE.4", "FT-CARD-CHANGE.5")
def test_injured_and_back_with_a_change() -> None:
    match = FOUR.scenario("Turn", pawns={"a7": point(4, 0)}, hands={H1: ["injured"]})
    play(match, "play card:injured", "choose pawn:a7")
    assert where(match, "a7") == "injured"
    assert asked(match) == ("Turn", H1)
    hand = ["change", "move-1", "move-2", "pass-1", "pass-6", "pass-6", "pass-6", "pass-6"]
    match = FOUR.scenario("Turn", seat=A2, pawns={"a7": "injured"}, hands={A2: hand})
    play(match, "play card:change", "throw card:move-1", "throw card:move-2", "throw card:pass-1", "pass")
    play(match, "choose pawn:a7", to(0, 5))
    assert where(match, "a7") == (0, 5)
    assert len(match.hands[A2]) == 8
    assert match.hands[A2].cards.count(FOUR.card("pass-6")) >= 4
    assert asked(match) == ("Turn", A2)


# ---- cards round the table


@rule("FT-EX.44", "FT-CARD-SWAP.1", "FT-CARD-SWAP.2", "FT-CARD-SWAP.3")
def test_a_swap() -> None:
    theirs = ["pass-1", "pass-2", "pass-3", "pass-4", "pass-5", "pass-6", "tackle", "save"]
    match = FOUR.scenario("Turn", hands={H1: ["swap", "move-1"], A2: theirs})
    told = play(match, "play card:swap", "swap seat:3", "give card:move-1", throws=["d8 3"])
    swap = next(event for event in told if event.kind == "swap")
    assert swap.private == {seat: {"given": "card:move-1", "taken": "card:pass-3"} for seat in (H1, A2)}
    assert "pass-3" not in str(swap.seen_by(A1))
    assert [len(hand) for hand in match.hands] == [8, 8, 8, 8]
    assert match.card_names(match.hands[A2].cards) == ["move-1", *[card for card in theirs if card != "pass-3"]]
    assert asked(match) == ("Turn", H1)


@rule("FT-EX.45", "FT-CARD-REDEAL.1", "FT-CARD-REDEAL.2", "FT-GAP.40")
def test_a_redistribution() -> None:
    match = FOUR.scenario("Turn", seat=A1, hands={A1: ["redeal"]}, draw_pile_size=20)
    play(match, "play card:redeal", throws=["keep order"])
    assert (len(match.draw_pile), [len(hand) for hand in match.hands]) == (79, [8, 8, 8, 8])
    assert match.card_names(match.played.cards) == ["redeal"]
    assert asked(match) == ("Turn", A1)
