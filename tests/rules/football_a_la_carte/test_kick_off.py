"""Paragraph 3: the kick-off."""

from onze.games.football_a_la_carte import FootballALaCarte
from tests.rules import rule
from tests.rules.table import decision, moves, play, refusal

GAME = FootballALaCarte()


@rule("FAC-3.1", "FAC-3.4", "FAC-3.5", "FAC-3.6")
def test_example_1_the_kicker_chooses_his_square_and_draws_one_card() -> None:
    match = GAME.scenario("KickOff", seat=0, hands={0: ["forward-4-red"]})
    assert moves(match) == ["start square:d6", "start square:e6"]
    pile = len(match.draw_pile)

    play(match, "start square:e6", "play card:forward-4-red")

    assert match.ball_name() == "e10"
    assert len(match.hands[0]) == 8
    assert len(match.draw_pile) == pile - 1
    assert decision(match) == "OpenPlay"
    assert match.seat == 1


@rule("FAC-3.7")
def test_only_attacker_cards_kick_off() -> None:
    special = ["penalty", "corner-red", "goalkeeper-4-all", "free-kick-3-all"]
    match = GAME.scenario("KickOffCard", seat=0, hands={0: ["forward-4-red", *special]}, said=["start square:d6"])
    for card in special:
        assert f"play card:{card}" not in moves(match)
        assert refusal(match, f"play card:{card}").rule == "FAC-3.7"
