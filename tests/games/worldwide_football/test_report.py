"""The report on a match: what it says is true, in both languages, and comes from the events that stand."""

import hashlib
import re
from collections.abc import Callable
from typing import Any

import pytest

from onze.articles import Table
from onze.bots import ask_bot_phrase, find_bot
from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.squads import SLOTS
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.telling.chronicle import Chronicle
from onze.games.worldwide_football.telling.headline import headline, lead, scoreboard
from onze.games.worldwide_football.telling.report import write
from onze.games.worldwide_football.telling.story import story
from onze.kernel.events import Event
from onze.kernel.records.reader import Replay
from onze.kernel.records.writer import RecordedMatch, kick_off
from onze.kernel.words import LANGUAGES
from tests.games.worldwide_football.telling import Telling, second_half, simple, words_of
from tests.plain import plain

# ---- matches that bots have played


def played(name: str, bot: str = "coach", seats: int = 2, lines: int | None = None, **options: Any) -> RecordedMatch:
    """A match of a bot against itself, to its end or for so many lines."""
    game = WorldwideFootball(seats, **options)
    recorded = kick_off(game, hashlib.sha256(name.encode()).digest(), [bot] * seats)
    play_on(recorded, bot, lines)
    return recorded


def play_on(recorded: RecordedMatch, bot: str = "coach", lines: int | None = None) -> None:
    choose = find_bot(bot, recorded.game)
    while recorded.match.outcome is None and (lines is None or len(recorded.plays) < lines):
        seat = recorded.match.asked[0]
        recorded.play(ask_bot_phrase(choose, recorded.match, seat, recorded.thinking()), seat)


def written(recorded: RecordedMatch, language: str = "en", form: str = "text") -> str:
    """The report with plain spaces."""
    replay = Replay(recorded.record, recorded.game)
    return plain(write(replay, [f"coach {seat}" for seat in range(recorded.game.seats)], language).written(form))


def end_of(recorded: RecordedMatch) -> WorldwideMatch:
    """The match as it stands."""
    assert isinstance(recorded.match, WorldwideMatch)
    return recorded.match


def events_of(recorded: RecordedMatch) -> list[Event]:
    frames = Replay(recorded.record, recorded.game).standing_frames()
    return [event for frame in frames for event in frame.events]


TABLES: dict[str, dict[str, Any]] = {
    "amateur": {"draw_resolution": "shootout"},
    "professional": {"mode": "professional", "stadium": "second"},
    "international": {"mode": "international", "draw_resolution": "extra_time_then_shootout"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", ["coach", "random"])
@pytest.mark.parametrize("table", TABLES)
def test_a_report_on_any_match_has_its_score_and_fits_eighty_columns(table: str, bot: str, language: str) -> None:
    for number in range(3):
        recorded = played(f"{table} {number}", bot, **TABLES[table])
        match = end_of(recorded)
        text = written(recorded, language)
        teams = [match.team(side).name[language] for side in (0, 1)]
        assert f"\n{teams[0]} {match.goals[0]} – {match.goals[1]} {teams[1]} (" in text
        assert max(len(line) for line in text.splitlines()) <= 80
        goals = re.findall(r"^  \d+’ (?:goal|but) .*: (\d+ – \d+)$", text, re.MULTILINE)
        assert len(goals) == sum(match.goals)
        assert not re.search(r"\{|\}|None|_", text)


@pytest.mark.parametrize("table", TABLES)
def test_the_figures_are_those_of_the_events(table: str) -> None:
    recorded = played(f"{table} figures", **TABLES[table])
    chronicle = Chronicle(end_of(recorded), events_of(recorded))
    for side in (0, 1):
        tally = chronicle.tallies[side]
        told = [event for event in events_of(recorded) if event.details.get("side") == side]
        count = {kind: len([event for event in told if event.kind == kind]) for kind in {event.kind for event in told}}
        assert tally.cards_laid == count.get("lay", 0) > 0
        assert tally.corners == count.get("corner", 0)
        assert tally.fouls == count.get("foul", 0)
        assert len(chronicle.of_kind("yellow card", side)) == count.get("yellow card", 0)
        assert len(chronicle.of_kind("substitution", side)) == count.get("substitution", 0)
        assert sum(tally.abilities.values()) == count.get("ability", 0)
        assert len(chronicle.goals_of(side)) == end_of(recorded).goals[side] == count.get("goal", 0)
        blocked = len(chronicle.of_kind("blocked", side))
        in_shoot_out = len([kick for kick in chronicle.kicks if kick[0] == side])
        assert tally.shots == count.get("shot", 0) + count.get("faces", 0) - in_shoot_out + blocked
        assert tally.on_target == tally.shots - blocked - count.get("off target", 0)
    assert chronicle.possession(0) + chronicle.possession(1) == 100


def test_the_scorer_is_the_player_whom_the_goal_names() -> None:
    scorers = 0
    for number in range(5):
        recorded = played(f"scorers {number}", mode="professional")
        text = written(recorded)
        for event in events_of(recorded):
            if event.kind == "goal" and "player" in event.details:
                team = end_of(recorded).team(int(str(event.details["side"])))
                player = team.players[SLOTS.index(str(event.details["player"]).removeprefix("player:"))]
                assert f"  {event.details['minute']}’ goal for {team.name['en']}, {player.name}: " in text
                scorers += 1
    assert scorers


def test_what_was_taken_back_never_happened() -> None:
    recorded = played("taken back", mode="professional", lines=1)
    before = 0
    while not sum(end_of(recorded).goals):
        before = len(recorded.plays)
        play_on(recorded, lines=before + 1)
    assert "goal for" in written(recorded)
    recorded.take_back(recorded.plays[before].line)
    assert "goal for" not in written(recorded)
    play_on(recorded)
    assert written(recorded).count("’ goal for ") == sum(end_of(recorded).goals)


def test_the_same_record_is_always_told_in_the_same_words_and_another_one_in_others() -> None:
    first, second = played("words"), played("words")
    assert written(first) == written(second)
    titles = {written(played(f"words {number}", "random")).splitlines()[0] for number in range(12)}
    goalless = {title.partition(" between ")[0] for title in titles if " between " in title}
    assert goalless == {"No goals", "Goalless draw"}


def test_the_virtual_opponent_has_a_name_in_the_report() -> None:
    recorded = played("alone", "random", seats=1, mode="professional")
    assert "At the table: coach 0 for " in written(recorded)
    assert ", virtual opponent for " in written(recorded).replace("\n", " ")
    assert ", adversaire virtuel pour " in written(recorded, "fr").replace("\n", " ")


def test_a_match_that_was_left_is_told_so_far() -> None:
    recorded = played("left", mode="professional", lines=60)
    text = written(recorded).replace("\n", " ")
    assert ": the match so far " in text
    assert "The match is not over; it was left in the " in text
    assert "Le match n’est pas terminé ; il est interrompu à la " in written(recorded, "fr").replace("\n", " ")


def test_a_match_without_teams_has_nothing_to_tell() -> None:
    recorded = played("nothing", lines=2)
    recorded.call("abandon")
    assert written(recorded).startswith("A match without a kick-off\n")
    assert "Rien n’a été joué : les équipes n’étaient pas encore choisies.\n" in written(recorded, "fr")
    assert "The figures" not in written(recorded)


def test_a_match_given_up_before_its_kick_off_has_no_figures() -> None:
    recorded = played("early", mode="professional", lines=4)
    recorded.call("resign seat:0")
    text = written(recorded)
    assert " gave the match up before the kick-off (" in text.replace("\n", " ")
    assert "The figures" not in text


def test_names_from_a_squad_file_are_no_markup() -> None:
    squad = (
        'id = "x"\nname = { en = "X <b>&" }\nstars = 5\n'
        'abilities = ["creativity", "stamina", "diving"]\n'
        'solo_abilities = ["creativity", "stamina", "diving", "offside-trap", "tactical-plan"]\n'
        'stadium = "half_time_extra_star"\n'
    )
    for slot in ("G1", "D1", "D2", "M1", "M2", "A1", "A2"):
        window = 'window = "shot_die"\neffect = "keeper_plus"\namount = 1\n'
        if slot != "G1":
            window = 'window = "after"\non = ["pass", "dribble", "long-pass"]\npa = 1\n'
        squad += f'[[player]]\nslot = "{slot}"\nname = "<i>{slot}*</i>"\n{window}'
    game = WorldwideFootball(squad=squad)
    recorded = kick_off(game, bytes(32), ["random", "random"])
    recorded.play([game.move("choose team:x")], 0)
    play_on(recorded, "random")
    page = written(recorded, form="html")
    assert "X &lt;b&gt;&amp; " in page
    assert "&lt;i&gt;" in page
    assert "<b>" not in page
    assert "<i>" not in page
    assert "\\<i\\>" in written(recorded, form="markdown")


# ---- headlines


HEADLINES: list[tuple[Callable[[], Telling], set[str], set[str]]] = [
    (
        lambda: second_half(simple().goal(0, 12)).goal(0, 60).whistle(2),
        {"France beat Brazil", "Victory for France over Brazil"},
        {"Victoire de la France sur le Brésil", "Succès de la France contre le Brésil"},
    ),
    (
        lambda: second_half(simple().goal(1, 12)).goal(0, 60).goal(1, 70).whistle(2),
        {"Brazil edge past France", "Brazil beat France by a single goal"},
        {"Courte victoire du Brésil sur la France", "Un but d’écart : victoire du Brésil sur la France"},
    ),
    (
        lambda: second_half(simple()).goal(1, 50).whistle(2),
        {"One goal is enough for Brazil against France", "Brazil beat France with the only goal"},
        {"Un but suffit : victoire du Brésil sur la France", "Un seul but, et la victoire du Brésil sur la France"},
    ),
    (
        lambda: second_half(simple()).goal(0, 50, "A1").whistle(2),
        {
            "Sofiane Delorbe scores the only goal as France beat Brazil",
            "Sofiane Delorbe makes the difference for France against Brazil",
        },
        {
            "Sofiane Delorbe marque le seul but : victoire de la France sur le Brésil",
            "Sofiane Delorbe fait la différence pour la France contre le Brésil",
        },
    ),
    (
        lambda: second_half(simple().goal(0, 1).goal(0, 2)).goal(0, 50).whistle(2),
        {"France too strong for Brazil", "France run away with it against Brazil"},
        {"Large victoire de la France sur le Brésil", "Victoire sans appel de la France sur le Brésil"},
    ),
    (
        lambda: second_half(simple().goal(0, 1, "A2").goal(0, 2, "A2")).goal(0, 50, "A2").whistle(2),
        {
            "Yanis Courtemarche hits a hat-trick as France beat Brazil",
            "Hat-trick for Yanis Courtemarche: France beat Brazil",
        },
        {
            "Yanis Courtemarche signe un triplé : victoire de la France sur le Brésil",
            "Triplé pour Yanis Courtemarche et victoire de la France sur le Brésil",
        },
    ),
    (
        lambda: second_half(simple().goal(1, 1, "A1").goal(1, 2, "A1").goal(1, 3, "A1")).goal(1, 50, "A1").whistle(2),
        {"Nando Piracema scores four as Brazil beat France"},
        {"Nando Piracema marque quatre buts : victoire du Brésil sur la France"},
    ),
    (
        lambda: second_half(simple().goal(1, 1)).goal(0, 50).goal(0, 60).whistle(2),
        {"France come from behind to beat Brazil", "France turn it round against Brazil"},
        {
            "Remontée victorieuse de la France contre le Brésil",
            "Renversement de situation et victoire de la France sur le Brésil",
        },
    ),
    (
        lambda: second_half(simple().goal(1, 1).goal(1, 9).goal(0, 40)).goal(0, 50).goal(0, 60).whistle(2),
        {"France come back from two down to beat Brazil"},
        {"Après deux buts de retard, victoire de la France sur le Brésil"},
    ),
    (
        lambda: second_half(simple().goal(0, 9)).goal(1, 50).goal(0, 85).whistle(2),
        {"France strike late to beat Brazil", "Late winner: France beat Brazil in the 85th minute"},
        {
            "Victoire de la France sur le fil contre le Brésil",
            "Un but à la 85e minute : victoire de la France sur le Brésil",
        },
    ),
    (
        lambda: second_half(simple()).goal(0, 86).goal(0, 89).whistle(2),
        {"France beat Brazil", "Victory for France over Brazil"},
        {"Victoire de la France sur le Brésil", "Succès de la France contre le Brésil"},
    ),
    (
        lambda: second_half(simple()).goal(0, 90, "M1").whistle(2),
        {
            "Gaspard Vautrenne wins it late for France against Brazil",
            "Late goal by Gaspard Vautrenne: France beat Brazil",
        },
        {
            "Gaspard Vautrenne arrache la victoire pour la France contre le Brésil",
            "Gaspard Vautrenne marque à la 90e minute : victoire de la France sur le Brésil",
        },
    ),
    (
        lambda: second_half(simple()).whistle(2).half(3).goal(1, 95).whistle(3).half(4).whistle(4),
        {"Brazil beat France after extra time", "Extra time goes the way of Brazil against France"},
        {
            "Victoire du Brésil sur la France après prolongation",
            "Prolongation gagnante pour le Brésil contre la France",
        },
    ),
    (
        lambda: second_half(simple()).whistle(2),
        {"No goals between France and Brazil", "Goalless draw between France and Brazil"},
        {"Pas de but entre la France et le Brésil", "Match nul et vierge entre la France et le Brésil"},
    ),
    (
        lambda: second_half(simple().goal(0, 9)).goal(1, 50).whistle(2),
        {"France and Brazil draw", "Honours even between France and Brazil"},
        {"Match nul entre la France et le Brésil", "Pas de vainqueur entre la France et le Brésil"},
    ),
    (
        lambda: second_half(simple().goal(0, 9)).goal(1, 88).whistle(2),
        {"Late equaliser: Brazil draw with France", "Brazil equalise in the 88th minute against France"},
        {
            "Nul arraché sur le fil par le Brésil contre la France",
            "Égalisation du Brésil à la 88e minute contre la France",
        },
    ),
    (
        lambda: second_half(simple().goal(0, 9).goal(0, 12)).goal(1, 50).goal(1, 60).whistle(2),
        {"Brazil come back from two down to draw with France"},
        {"Après deux buts de retard, le nul pour le Brésil contre la France"},
    ),
    (
        lambda: (
            second_half(simple().goal(0, 9).goal(1, 12).goal(0, 13))
            .goal(1, 50).goal(0, 60).goal(1, 70).whistle(2)
        ),
        {"Six goals and no winner between France and Brazil"},
        {"Six buts, et pas de vainqueur entre la France et le Brésil"},
    ),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(HEADLINES)))
def test_the_headline_says_what_was_special(number: int) -> None:
    telling, english, french = HEADLINES[number]
    for language, wordings in (("en", english), ("fr", french)):
        said = {plain(headline(telling().wording(language, str(seed)))) for seed in range(12)}
        assert said == wordings


@pytest.mark.parametrize(
    ("reason", "winners", "english", "english_lead", "french", "french_lead"),
    [
        (
            "resignation",
            (1,),
            "France give up against Brazil",
            "France gave the match up in the 9th minute (France 1 – 0 Brazil), and Brazil won. ",
            "Abandon de la France contre le Brésil",
            "Abandon de la France à la 9e minute (France 1 – 0 Brésil) : la victoire est pour le Brésil. ",
        ),
        (
            "draw agreed",
            (0, 1),
            "France and Brazil agree on a draw",
            "Both sides agreed on a draw in the 9th minute (France 1 – 0 Brazil). ",
            "Nul d’un commun accord entre la France et le Brésil",
            "D’un commun accord, match nul à la 9e minute (France 1 – 0 Brésil). ",
        ),
        (
            "abandoned",
            (0, 1),
            "France against Brazil abandoned",
            "The match was abandoned in the 9th minute (France 1 – 0 Brazil); nobody won. ",
            "Match arrêté entre la France et le Brésil",
            "Le match est arrêté à la 9e minute (France 1 – 0 Brésil) et n’a pas de vainqueur. ",
        ),
    ],
)
def test_an_end_from_outside_is_told_whatever_the_score(
    reason: str, winners: tuple[int, ...], english: str, english_lead: str, french: str, french_lead: str
) -> None:
    for language, title, first in (("en", english, english_lead), ("fr", french, french_lead)):
        telling = simple().goal(0, 9)
        wording = telling.wording(language, "", telling.called(reason, winners))
        assert plain(headline(wording)) == title
        assert plain(lead(wording)).startswith(first)


def test_a_shoot_out_that_was_given_up_is_no_minute_of_the_match() -> None:
    telling = second_half(simple()).whistle(2).tell("shoot-out", side=0)
    wording = telling.wording("en", "", telling.called("resignation", (0,)))
    assert plain(lead(wording)).startswith(
        "Brazil gave the match up during the penalty shoot-out (France 0 – 0 Brazil)"
    )


# ---- the lead


def test_the_lead_gives_the_result_half_time_shots_and_possession() -> None:
    telling = second_half(simple().goal(1, 9)).goal(0, 50).goal(0, 60).saved(0, 62).whistle(2)
    assert plain(lead(telling.wording("en", "1"))) in {
        f"{result} {half_time} France had 3 of the 4 shots. France had 71% of the ball."
        for result in ("France beat Brazil 2 – 1.", "France won 2 – 1 against Brazil.")
        for half_time in ("Brazil led 1 – 0 at half-time.", "At half-time it was 1 – 0 to Brazil.")
    }
    french = plain(lead(telling.wording("fr", "1")))
    assert french.endswith("Sur 4 tirs, 3 sont pour la France. La possession est pour la France, à 71 %.")
    assert plain(scoreboard(telling.wording())) == "France 2 – 1 Brazil (half-time 0 – 1)"
    assert plain(scoreboard(telling.wording("fr"))) == "France 2 – 1 Brésil (mi-temps : 0 – 1)"


def test_extra_time_and_the_shoot_out_are_in_the_lead() -> None:
    telling = second_half(simple().goal(0, 9)).goal(1, 50).whistle(2)
    telling.half(3).whistle(3).half(4).goal(0, 110).goal(1, 111).whistle(4).tell("shoot-out", side=1)
    for side, scores in ((1, True), (0, False), (1, True)):
        telling.tell("shoot-out kick", side=side, scores=scores)
    telling.match.scored, telling.match.kicks = [0, 2], [1, 2]
    outcome = telling.called("shoot-out", (1,))
    board = "France 2 – 2 Brazil (half-time 1 – 0, after 90 minutes 1 – 1, after extra time, on penalties 0 – 2)"
    assert plain(scoreboard(telling.wording("en", "", outcome))) == board
    said = plain(lead(telling.wording("en", "", outcome)))
    assert said.startswith("After a 2 – 2 draw, Brazil won the penalty shoot-out 2 – 0 against France. ")
    told = words_of(story(telling.wording("en", "", outcome)))
    assert told[-2:] == [
        "Penalty shoot-out",
        "Brazil kicked first. The last kick, by Brazil, went in, and Brazil had won 2 – 0.",
    ]
    kicks = story(telling.wording("fr", "", outcome))[-1]
    assert isinstance(kicks, Table)
    assert kicks.rows == (("1", "arrêté", "marqué"), ("2", "–", "marqué"))


def test_extra_time_alone_is_told_with_the_score_after_ninety_minutes() -> None:
    telling = second_half(simple().goal(0, 9)).goal(1, 50).whistle(2).half(3).goal(1, 93).whistle(3).half(4).whistle(4)
    sentence = "Brazil beat France 2 – 1 after extra time; after 90 minutes it had been 1 – 1."
    assert plain(lead(telling.wording())).startswith(sentence)
    sentence = "Victoire du Brésil sur la France, 2 – 1 après prolongation ; au bout de 90 minutes, le score était de"
    assert plain(lead(telling.wording("fr"))).startswith(sentence)
