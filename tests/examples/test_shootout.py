"""The shoot-out keeps to its rules, passes the kit, and is played in the terminal in both languages."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from onze.bots import find_bot, play_match
from onze.games import coach_of, find_game, find_rulebook, load
from onze.kernel.chance import Chance, Scripted, Seeded
from onze.kernel.conformance import check_game, hash_seeds
from onze.kernel.events import Event
from onze.kernel.words import LANGUAGES, Refused
from tests.cli.command import onze, onze_in_a_pipe
from tests.plain import plain
from tests.rules.table import decision, kinds, moves, refusal

FOLDER = str(Path(__file__).parents[2] / "examples" / "shootout")
GAME: Any = load(FOLDER)
FACES = ("low-left", "low-right", "middle", "top-left", "top-right")


def kick(match: Any, shot: str, dive: str, *throws: str, keeper_first: bool = False) -> list[Event]:
    """Both answer, with exactly these throws; returns what was told."""
    told: list[Event] = []
    taker = match.taker()
    answers = [(f"shoot face:{shot}", taker), (f"dive face:{dive}", 1 - taker)]
    with Scripted(*throws) as chance:
        for name, seat in reversed(answers) if keeper_first else answers:
            match.play(match.game.move(name), chance, told.append, seat)
    return told


def scene(first: int = 0, game: Any = GAME, **kicks: str) -> Any:
    """A shoot-out in which the sides have kicked: ``a`` is side 0, ``b`` side 1, ``+`` a goal, ``-`` a save."""
    ends = {"+": "goal", "-": "saved", "o": "over"}
    sides = {"ab".index(side): [ends[mark] for mark in marks] for side, marks in kicks.items()}
    return game.scenario("Kick", first=first, kicks=sides)


@pytest.mark.parametrize(
    "options",
    [{}, {"kicks": 1}, {"kicks": 1, "sudden_death": 0}, {"kicks": 11, "sudden_death": 0}, {"kicks": 3}],
    ids=str,
)
def test_it_passes_the_kit(options: dict[str, object]) -> None:
    check_game(load(FOLDER, 2, **options), matches=10)


def test_the_kit_finds_its_folder_in_another_process() -> None:
    hash_seeds.seen.clear()
    assert hash_seeds.can_be_found(GAME)
    hash_seeds.check_other_process(GAME, 0, [(GAME.new_match(Seeded(1_000_003)).seat, 0)])
    assert [kind for kind, _ in hash_seeds.seen] == [type(GAME)]


# ---- the rules


@pytest.mark.rule("PSO-1")
@pytest.mark.parametrize(("coin", "first"), [("heads", 0), ("tails", 1)])
def test_a_coin_says_who_kicks_first_and_then_they_take_turns(coin: str, first: int) -> None:
    told: list[Event] = []
    with Scripted(coin) as chance:
        match = GAME.new_match(chance, told.append)
    assert [event.seen_by(None) for event in told] == [{"kind": "toss", "seat": first, "rule": "PSO-1"}]
    takers = []
    for _ in range(4):
        takers.append(match.taker())
        kick(match, "middle", "middle")
    assert takers == [first, 1 - first, first, 1 - first]


@pytest.mark.rule("PSO-2")
def test_taker_and_keeper_choose_in_secret_and_open_together() -> None:
    match = scene(a="+")
    assert match.asked == (1, 0)
    assert moves(match) == [f"shoot face:{face}" for face in FACES]
    assert [GAME.name(move) for move in match.moves(0)] == [f"dive face:{face}" for face in FACES]
    told: list[Event] = []
    match.play(GAME.move("shoot face:middle"), Scripted(), told.append, 1)
    assert told == []
    assert match.asked == (0,)
    assert "shoot face" not in str(match.view(0)) + str(match.view(None))
    assert match.view(1)["said"] == ["shoot face:middle"]
    match.play(GAME.move("dive face:low-left"), Scripted(), told.append, 0)
    assert told[0].details == {"seat": 1, "shot": "shoot face:middle", "dive": "dive face:low-left", "score": [1, 1]}


@pytest.mark.rule("PSO-2")
def test_it_does_not_matter_who_answers_first() -> None:
    one, other = scene(), scene()
    kick(one, "top-left", "middle", "d6 3")
    kick(other, "top-left", "middle", "d6 3", keeper_first=True)
    assert one.position() == other.position()


@pytest.mark.rule("PSO-2")
def test_the_taker_cannot_dive_nor_the_keeper_shoot() -> None:
    match = scene()
    shooting = refusal(match, "dive face:middle", seat=0)
    diving = refusal(match, "shoot face:middle", seat=1)
    assert (shooting.rule, shooting.sentence()) == ("PSO-2", "You take this kick: shoot at a face of the goal.")
    assert (diving.rule, plain(diving.sentence("fr"))) == (
        "PSO-2",
        "Vous gardez le but : plongez vers l’une de ses zones.",
    )


@pytest.mark.rule("PSO-3")
@pytest.mark.parametrize("face", ["top-left", "top-right"])
@pytest.mark.parametrize("dive", ["top-left", "middle"])
def test_a_one_sends_a_shot_at_a_top_corner_over_the_bar(face: str, dive: str) -> None:
    match = scene()
    told = kick(match, face, dive, "d6 1")
    assert (kinds(told), told[0].rule) == (["over"], "PSO-3")
    assert match.kicks == [["over"], []]


@pytest.mark.rule("PSO-3")
@pytest.mark.parametrize("face", ["low-left", "low-right", "middle"])
def test_other_faces_need_no_die(face: str) -> None:
    assert kinds(kick(scene(), face, "top-left")) == ["goal"]


@pytest.mark.rule("PSO-4", "PSO-5")
@pytest.mark.parametrize("face", FACES)
def test_a_shot_on_target_is_saved_where_the_keeper_dives_and_a_goal_elsewhere(face: str) -> None:
    throws = ["d6 2"] if face.startswith("top") else []
    for dive in FACES:
        told = kick(scene(), face, dive, *throws)
        ended = ("saved", "PSO-4") if dive == face else ("goal", "PSO-5")
        assert [(event.kind, event.rule) for event in told] == [ended]


@pytest.mark.rule("PSO-6")
@pytest.mark.parametrize(
    ("first", "a", "b", "shot_saved", "score"),
    [
        (0, "++-", "--", True, None),
        (0, "+++", "--", True, (3, 0)),
        (0, "++++", "+++-", False, (5, 3)),
        (0, "++++", "+++-", True, None),
        (1, "--", "+++", True, (0, 3)),
        (0, "+++++", "++++", True, (5, 4)),
        (0, "+++++", "++++", False, None),
        (0, "+++--", "+++-", False, (3, 4)),
    ],
)
def test_it_ends_as_soon_as_a_lead_cannot_be_caught(
    first: int, a: str, b: str, shot_saved: bool, score: tuple[int, int] | None
) -> None:
    match = scene(first, a=a, b=b)
    kick(match, "middle", "middle" if shot_saved else "low-left")
    assert (match.outcome and match.outcome.score) == score
    if score:
        assert match.outcome.rule == "PSO-6"
        assert match.outcome.values == ((1.0, 0.0) if score[0] > score[1] else (0.0, 1.0))


@pytest.mark.rule("PSO-6")
def test_the_number_of_kicks_is_an_option() -> None:
    match = scene(game=load(FOLDER, kicks=1), a="+")
    kick(match, "middle", "middle")
    assert match.outcome.score == (1, 0)
    for kicks in (0, 12, "five"):
        with pytest.raises(Refused, match="PSO-6"):
            load(FOLDER, kicks=kicks)


@pytest.mark.rule("PSO-7")
def test_a_level_score_goes_on_until_a_pair_of_kicks_leaves_a_side_ahead() -> None:
    match = scene(a="+++++", b="+++++")
    for dive in ("middle", "middle", "low-left"):
        kick(match, "middle", dive)
        assert decision(match) == "Kick"
    kick(match, "middle", "middle")
    assert (match.outcome.score, match.outcome.rule) == ((6, 5), "PSO-7")


@pytest.mark.rule("PSO-7", "PSO-8")
@pytest.mark.parametrize("pairs", [0, 2])
def test_still_level_after_the_last_pair_it_is_drawn(pairs: int) -> None:
    match = scene(game=load(FOLDER, kicks=1, sudden_death=pairs))
    for _ in range(2 * (1 + pairs)):
        assert match.outcome is None
        kick(match, "middle", "middle")
    assert (match.outcome.values, match.outcome.rule) == ((0.5, 0.5), "PSO-8")


@pytest.mark.parametrize(
    "facts",
    [
        {"first": 2},
        {"kicks": {0: ["goal", "goal"]}},
        {"kicks": {1: ["goal"]}},
        {"kicks": {0: ["offside"]}},
        {"kicks": {0: ["goal"] * 4, 1: ["saved"] * 4}},
        {"kicks": {0: ["goal"] * 6, 1: ["goal"] * 5 + ["saved"] + ["goal"]}},
        {"kicks": {0: ["goal"] * 16, 1: ["goal"] * 15}},
        {"kicks": ["goal"]},
        {"keeper": 1},
    ],
    ids=str,
)
def test_a_scenario_that_cannot_be_is_refused(facts: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        GAME.scenario("Kick", **facts)
    assert all(refused.value.sentence(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("first", 2),
        ("kicks", [["goal", "goal"], []]),
        ("kicks", [["goal"] * 16, ["goal"] * 16]),
        ("kicks", [["own"], []]),
    ],
)
def test_a_position_that_cannot_be_is_refused(name: str, value: object) -> None:
    position = scene().position()
    position["facts"][name] = value
    with pytest.raises(Refused) as refused:
        GAME.from_position(position)
    assert refused.value.reason.key == "damaged_position"


def test_every_rule_is_written_in_both_languages_and_proven_here() -> None:
    rules = find_rulebook(find_game(FOLDER)).clauses
    assert all(set(clause.text) >= set(LANGUAGES) for clause in rules.values())
    marks = [mark for test in globals().values() for mark in getattr(test, "pytestmark", ())]
    assert {rule for mark in marks if mark.name == "rule" for rule in mark.args} == set(rules)


# ---- the coach


class Nth(Chance):
    """Luck that always draws the same number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, count: int) -> int:
        assert count == 27
        return self.number


def odds(match: Any, seat: int) -> list[Fraction]:
    """How often the coach chooses each face."""
    coach = find_bot("coach", GAME)
    chosen = [coach(match, seat, Nth(number)) for number in range(27)]
    return [Fraction(chosen.count(move), 27) for move in match.moves(seat)]


def scoring(shot: str, dive: str) -> Fraction:
    """How often that shot beats that dive."""
    throws = [[f"d6 {thrown}"] for thrown in range(1, 7)] if shot.startswith("top") else [[]]
    return Fraction(sum(kinds(kick(scene(), shot, dive, *thrown)) == ["goal"] for thrown in throws), len(throws))


def test_nobody_outguesses_the_coach() -> None:
    shooting, diving = odds(scene(), 0), odds(scene(), 1)
    for face in FACES:
        beaten = sum(often * scoring(shot, face) for often, shot in zip(shooting, FACES, strict=True))
        conceded = sum(often * scoring(face, dive) for often, dive in zip(diving, FACES, strict=True))
        assert beaten == conceded == Fraction(20, 27)


def test_all_faces_are_worth_the_same_to_the_coach_and_it_says_why() -> None:
    coach, match = coach_of(GAME), scene()
    assert coach is not None
    for seat, worth in ((0, Fraction(20, 27)), (1, Fraction(7, 27))):
        ranked = coach.rank(match, seat)
        assert [one.move for one in ranked] == list(match.moves(seat))
        assert [one.worth for one in ranked] == pytest.approx([float(worth)] * len(FACES))
        reasons = [coach.why(match, seat, one.move) for one in ranked]
        assert all(reason is not None and reason["en"] != reason["fr"] for reason in reasons)


@pytest.mark.parametrize(
    ("kicks", "chance"),
    [
        ({}, Fraction(1, 2)),
        ({"a": "+++++", "b": "++++"}, Fraction(7, 27) + Fraction(20, 27) / 2),
        ({"a": "++---", "b": "++--"}, Fraction(7, 27) / 2),
        ({"a": "----+", "b": "----"}, Fraction(7, 27) + Fraction(20, 27) / 2),
    ],
)
def test_the_coach_knows_its_chance_to_win(kicks: dict[str, Any], chance: Fraction) -> None:
    coach, match = coach_of(GAME), scene(**kicks)
    assert coach is not None
    assert coach.value(match, 0) == pytest.approx(float(chance))
    assert coach.value(match, 0) + coach.value(match, 1) == pytest.approx(1)


def test_the_coach_plays_whole_matches() -> None:
    bots = [find_bot("coach", GAME), find_bot("random", GAME)]
    outcomes = [play_match(GAME, bots, Seeded(seed)).outcome for seed in range(20)]
    assert all(outcome is not None and max(outcome.score) > 0 for outcome in outcomes)


# ---- in the terminal


@pytest.fixture(autouse=True)
def _matches_kept_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ONZE_MATCHES", str(tmp_path))


@pytest.mark.parametrize(
    ("lang", "question", "score", "won"),
    [
        ("en", "Kick 1, taker: you. Both choose in secret.", "You: 0 (–)", " won, "),
        ("fr", "Tir 1, tireur : vous. Chacun choisit en secret.", "Vous : 0 (–)", "Victoire : "),
    ],
)
def test_a_whole_match_in_the_terminal(lang: str, question: str, score: str, won: str) -> None:
    arguments = ("--seats", "me,random", "--lang", lang, "--seed", "4")
    ran = onze_in_a_pipe("play", FOLDER, *arguments, typed="1\n4\n3\n" * 40)
    assert (ran.code, ran.errors) == (0, "")
    lines = ran.output.splitlines()
    assert lines.count(question) == 1
    assert score in lines
    (result,) = [line for line in lines if won in line]
    assert result.endswith(("[PSO-6]", "[PSO-7]"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_in_the_words_of_the_program(lang: str) -> None:
    output = "".join(
        onze("play", FOLDER, "--seats", "random,coach", "--lang", lang, "--seed", str(seed)).output
        for seed in range(12)
    )
    rules = {part.partition("]")[0] for part in output.split("[")}
    assert rules >= {"PSO-1", "PSO-3", "PSO-4", "PSO-5", "PSO-6"}
    unsaid = ("face:", "low-", "top-", "out of reach", "{", "seat:")
    assert not [word for word in unsaid if word in output]


@pytest.mark.parametrize(
    ("lang", "shot", "dive"),
    [("en", "shot to the middle", "dive low right"), ("fr", "tir au milieu", "plongeon en bas")],
)
def test_two_people_at_one_screen_see_only_their_own_choice(lang: str, shot: str, dive: str) -> None:
    arguments = ("play", FOLDER, "--seats", "me,person", "--lang", lang)
    _, of_taker, of_keeper = onze(*arguments, typed="\n3\n\n").output.split("=" * 80)
    assert (shot in of_taker, dive in of_taker) == (True, False)
    assert (shot in of_keeper, dive in of_keeper) == (False, True)
    told = onze(*arguments, typed="\n3\n\n2\n").output.split("=" * 80)[2]
    assert f"{shot}, {dive}" in told
