"""Phrases: decisions that are previewed on clones and sent as one."""

import pytest

from onze.kernel.chance import NoChance, Scripted, Seeded
from onze.kernel.events import Event
from onze.kernel.phrases import RuleFailed, phrases, play_phrase, preview
from onze.kernel.words import KERNEL_WORDS, Refused
from tests.kernel.toys import SHOT, Aim, ChooseCard, Kickabout, KickaboutGame, Power, redealt
from tests.rules.table import decision, kinds, moves, play

GAME = KickaboutGame(3)
SHOOT = ("play card:shot", "aim side:right", "power number:2")


def numbers(*names: str) -> list[int]:
    return [GAME.move(name) for name in names]


def choosing() -> Kickabout:
    return GAME.scenario("ChooseCard", seat=1, hands={1: ["pass", "shot", "shot"]})


@pytest.mark.parametrize("length", [0, 1, 2])
def test_a_preview_leaves_the_match_untouched(length: int) -> None:
    match = choosing()
    listed = match.moves()
    before = match.position()
    shown = preview(match, numbers(*SHOOT[:length]))
    assert type(shown.decision) is (ChooseCard, Aim, Power)[length]
    assert match.position() == before
    assert match.decision == ChooseCard(1)
    assert match.moves() == listed


def test_a_preview_shows_its_own_player_what_he_may_still_choose() -> None:
    shown = preview(choosing(), numbers(*SHOOT[:2]))
    assert shown.decision == Power(1, SHOT, 1)
    assert moves(shown) == ["power number:1", "power number:2", "power number:3"]


def test_a_dropped_phrase_leaves_the_whole_choice_open() -> None:
    match = choosing()
    preview(match, numbers("play card:pass", "aim side:left"))
    play(match, *SHOOT, throws=["d6 1"])
    assert match.discard_pile.cards == [SHOT]


def test_a_preview_can_be_previewed_further() -> None:
    match = choosing()
    step_by_step = preview(preview(match, numbers(SHOOT[0])), numbers(SHOOT[1]))
    assert step_by_step.position() == preview(match, numbers(*SHOOT[:2])).position()


def test_a_committing_move_cannot_be_previewed() -> None:
    match = choosing()
    before = match.position()
    with pytest.raises(Refused, match="power number:2"):
        preview(match, numbers(*SHOOT))
    assert match.position() == before


@pytest.mark.parametrize(
    "phrase",
    [("play card:star",), ("play card:shot", "play card:shot"), ("aim side:left",)],
)
def test_a_preview_refuses_what_is_not_listed(phrase: tuple[str, ...]) -> None:
    match = choosing()
    before = match.position()
    with pytest.raises(Refused) as refused:
        preview(match, numbers(*phrase))
    assert refused.value.rule == "KA-3"
    assert refused.value.sentence("fr")
    assert match.position() == before


def test_a_whole_phrase_is_played_like_its_moves() -> None:
    phrase, single = choosing(), choosing()
    told: list[Event] = []
    with Scripted("d6 3") as chance:
        play_phrase(phrase, numbers(*SHOOT), chance, told.append)
    events = play(single, *SHOOT, throws=["d6 3"])
    assert phrase.position() == single.position()
    assert kinds(told) == kinds(events) == ["card", "draw"]


@pytest.mark.parametrize(
    "phrase",
    [
        ("play card:shot", "aim side:right", "play card:shot"),
        ("play card:shot", "power number:2", "aim side:right"),
        ("play card:star", "aim side:right", "power number:2"),
        ("power number:2",),
    ],
)
def test_a_phrase_with_one_wrong_move_changes_nothing(phrase: tuple[str, ...]) -> None:
    match = choosing()
    before = match.position()
    told: list[Event] = []
    with pytest.raises(Refused):
        play_phrase(match, numbers(*phrase), NoChance(), told.append)
    assert match.position() == before
    assert told == []


def test_a_phrase_ends_with_its_committing_move() -> None:
    match = choosing()
    before = match.position()
    with pytest.raises((Refused, ValueError)):
        play_phrase(match, numbers(*SHOOT, "pass"), NoChance())
    assert match.position() == before


@pytest.mark.parametrize("seat", [0, 2])
def test_a_phrase_of_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    match = choosing()
    before = match.position()
    with pytest.raises(Refused) as refused:
        play_phrase(match, numbers(*SHOOT), NoChance(), seat=seat)
    assert refused.value.reason.key == "not_asked"
    assert match.position() == before


def test_a_phrase_can_be_one_committing_move() -> None:
    match = GAME.scenario("Penalty", seat=0)
    play_phrase(match, numbers("call side:left"), NoChance(), seat=2)
    assert match.asked == (0, 1)


@pytest.mark.parametrize("said", [SHOOT[:2], SHOOT[:0], (*SHOOT, SHOOT[0])])
def test_a_phrase_that_is_unfinished_empty_or_too_long_is_refused_whole(said: tuple[str, ...]) -> None:
    match = choosing()
    before = match.position()
    with pytest.raises(Refused) as refused:
        play_phrase(match, numbers(*said), NoChance())
    assert refused.value.sentence("fr")
    assert match.position() == before


def test_an_answer_of_several_moves_is_a_phrase() -> None:
    match = GAME.scenario("Bench", hands={2: ["pass", "pass", "shot"]})
    before = match.position()
    shown = preview(match, numbers("bench card:pass"), seat=2)
    assert shown.view(2)["said"] == ["bench card:pass"]
    assert match.position() == before
    with pytest.raises(Refused, match="bench card:shot"):
        preview(match, numbers("bench card:pass", "bench card:shot"), seat=2)
    with pytest.raises(Refused):
        play_phrase(match, numbers("bench card:shot", "bench card:shot"), NoChance(), seat=2)
    assert match.position() == before

    play_phrase(match, numbers("bench card:pass", "bench card:pass"), NoChance(), seat=2)

    assert match.view(2)["said"] == ["bench card:pass", "bench card:pass"]
    assert match.asked == (0, 1)


@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("length", [1, 2])
def test_others_see_the_opened_decision_all_through_a_phrase(viewer: int | None, length: int) -> None:
    match = choosing()
    view = match.view(viewer)
    assert view["decision"] == {"name": "ChooseCard", "rule": "KA-3", "asked": [1]}
    assert preview(match, numbers(*SHOOT[:length])).view(viewer) == view


def test_its_own_player_sees_the_phrase() -> None:
    view = preview(choosing(), numbers("play card:shot")).view(1)
    assert view["decision"] == {"name": "Aim", "rule": "KA-3", "asked": [1], "card": "card:shot"}
    assert view["moves"] == ["aim side:left", "aim side:right"]


@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("length", [1, 2])
def test_redealt_for_others_goes_back_to_the_opened_decision(viewer: int | None, length: int) -> None:
    match = choosing()
    shown = preview(match, numbers(*SHOOT[:length]))
    seen_by_its_player = shown.moves()
    dealt = redealt(shown, viewer, 3)
    assert dealt.decision == dealt.opened == ChooseCard(1)
    assert dealt.stack[-1] == ChooseCard(1)
    assert [step.written() for step in dealt.stack] == [step.written() for step in match.stack]
    assert set(dealt.moves()) == set(dealt.hands[1].cards)
    assert shown.moves() == seen_by_its_player


def test_redealt_for_its_own_player_keeps_the_phrase() -> None:
    shown = preview(choosing(), numbers(*SHOOT[:2]))
    dealt = redealt(shown, 1, 3)
    assert dealt.decision == Power(1, SHOT, 1)
    assert dealt.opened == ChooseCard(1)
    assert dealt.view(1) == shown.view(1)


def test_an_unfinished_phrase_survives_the_position() -> None:
    shown = preview(choosing(), numbers(*SHOOT[:2]))
    again = GAME.from_position(shown.position())
    assert again.decision == Power(1, SHOT, 1)
    assert again.opened == ChooseCard(1)
    assert again.view(0) == shown.view(0)


def test_a_committed_move_opens_the_next_decision_for_all() -> None:
    match = choosing()
    play(match, "play card:pass", "aim side:left", "power number:1")
    assert decision(match) == "TrimHand"
    for viewer in (0, 1, 2, None):
        shown = match.view(viewer)["decision"]
        assert isinstance(shown, dict)
        assert shown["name"] == "TrimHand"


# ---- all of them


def test_every_whole_phrase_is_listed_once_and_may_be_played() -> None:
    match = choosing()
    before = match.position()
    listed = list(phrases(match))
    assert match.position() == before
    assert len(listed) == len(set(listed)) == 2 * 2 * 3, "a pass or a shot, two sides, three powers"
    assert tuple(numbers(*SHOOT)) in listed
    for phrase in listed:
        play_phrase(match.clone(), phrase, Seeded(1))


def test_phrases_go_on_from_what_has_been_said() -> None:
    shown = preview(choosing(), numbers(*SHOOT[:2]))
    assert list(phrases(shown)) == [(move,) for move in numbers(*(f"power number:{power}" for power in (1, 2, 3)))]


def test_a_seat_that_is_asked_together_with_others_has_phrases_of_its_own() -> None:
    match = GAME.scenario("Bench", hands={0: ["pass", "shot"], 2: ["save", "star"]})
    for seat, cards in ((0, {"pass", "shot"}), (2, {"save", "star"})):
        said = {GAME.name(move).rpartition(":")[2] for phrase in phrases(match, seat) for move in phrase}
        assert cards <= said


# ---- a rule that fails half-way


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ZeroDivisionError("no ball"), r"seat 1 \(ZeroDivisionError: no ball\). Nothing has been played"),
        (KERNEL_WORDS.refused("match_over"), r"seat 1 \(Refused: .*\). Nothing has been played"),
    ],
    ids=["an error", "a refusal"],
)
def test_a_phrase_whose_rule_fails_half_way_changes_nothing_and_tells_nothing(
    monkeypatch: pytest.MonkeyPatch, error: Exception, said: str
) -> None:
    def take_and_fail(decision: Power, match: Kickabout, move: int) -> None:
        taken(decision, match, move)
        raise error

    taken = Power.take
    match = KickaboutGame().scenario("ChooseCard", hands={0: ["save", "pass", "star"]})
    monkeypatch.setattr(Power, "take", take_and_fail)
    before = match.position()
    told: list[Event] = []
    phrase = [match.game.move(name) for name in ("play card:save", "aim side:left", "power number:1")]
    with pytest.raises(RuleFailed, match=said):
        play_phrase(match, phrase, Seeded(1), told.append)
    assert match.position() == before
    assert told == []
    assert match.why_not(match.moves()[0]) is None
