"""Everything that can be told, played or explained in The World Cup Game has its words in both languages."""

import re
from pathlib import Path
from typing import Any

import pytest

import onze.games.world_cup
from onze.games import find_rulebook
from onze.games.world_cup import WorldCup
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.rules.naming import goals_text, match_text, score_text
from onze.games.world_cup.telling.commentary import event_text
from onze.kernel.chance import Scripted, Seeded
from onze.kernel.events import Event
from onze.kernel.words import LANGUAGES
from tests.games.world_cup.editions import KNOCKOUT_ONLY
from tests.plain import plain

PACKAGE = Path(onze.games.world_cup.__file__).parent
NAMES = ("you", "coach", "random 2", "random 3", "random 4", "random 5", "random 6", "random 7", "random 8")
IN_SILENCE = {"kick", "flag"}
"""Kinds of events that a shoot-out's result and the bracket tell of, unless a third-placed team goes on."""

OF_1930 = WorldCup(2, edition="1930")
OF_2002 = WorldCup(2)


def told(match: WorldCupMatch, *moves: str, throws: tuple[str, ...] = ()) -> list[Event]:
    """What is told while moves are made, with these throws or else by any luck."""
    events: list[Event] = []
    luck = Scripted(*throws) if throws else Seeded(1)
    for move in moves:
        match.play(match.game.move(move), luck, events.append)
    return events


def said(game: WorldCup, events: list[Event], kind: str, language: str = "en") -> list[str]:
    """The events of a kind in words, for seat 0."""
    return [plain(event_text(game, event.seen_by(0), NAMES, language)) for event in events if event.kind == kind]


# ---- every event


def kinds_told() -> set[str]:
    """Every kind of event that the package tells, read off its source."""
    calls = re.compile(r"(?:\.tell\(\s*|tell_row\(match, )\"([^\"]+)\"")
    return {kind for path in PACKAGE.rglob("*.py") for kind in calls.findall(path.read_text(encoding="utf-8"))}


def test_every_event_of_the_source_has_a_sentence_or_is_told_in_silence() -> None:
    kinds = kinds_told()
    assert {"token", "turned", "penalty", "dice", "shoot-out", "champion"} <= kinds
    keys = {kind: f"event_{kind.replace(' ', '_').replace('-', '_')}" for kind in kinds - {"kick"}}
    spoken = WORDS.sentences
    assert [kind for kind, key in keys.items() if not any(f"{known}_".startswith(f"{key}_") for known in spoken)] == []


TABLES: list[dict[str, Any]] = [
    {"seats": 2, "edition": "1930"},
    {"seats": 9, "edition": "1930", "modification_dice": False, "solo_replay": "lots"},
    {"seats": 3, "edition": "2002", "voluntary_downgrade": True, "shootout_early_stop": True},
    {"seats": 9, "edition": "2002", "play_out_decided": False},
    {"seats": 2, "edition": "1994"},
]
SENTENCE = re.compile(r"[A-ZÀ-Ý1-9].*[.!]", re.DOTALL)


def test_every_event_of_many_matches_is_a_sentence() -> None:
    kinds: set[str] = set()
    for options in TABLES:
        game = WorldCup(**options)
        for seed in range(2):
            for event in told_by_chance(game, seed):
                kinds.add(event.kind)
                for viewer in (0, None):
                    for language in LANGUAGES:
                        sentence = event_text(game, event.seen_by(viewer), NAMES[: game.seats], language)
                        if sentence or event.kind not in IN_SILENCE | {"draw"}:
                            assert SENTENCE.fullmatch(plain(sentence)), (event, sentence)
                        assert "  " not in sentence
                        assert "{" not in sentence
    assert kinds_told() - kinds == set()


SPOKEN_TO = re.compile(r"\b(you|your|yours|vous|votre|vos)\b", re.IGNORECASE)
MANY_OF_ONE = re.compile(r"(?<!\+ )\b1 (cards|cartes|players|joueurs|teams|équipes|tokens|jetons|Goals|Buts)\b")
PEOPLE = ["Ana", "Bo", "Chloé", "Émile", "Fatou", "Gus", "Hana", "Ivo", "Jo"]


def test_the_log_speaks_of_people_in_the_third_person_and_counts_right() -> None:
    kinds: set[str] = set()
    little = WorldCup(
        2, own_edition=KNOCKOUT_ONLY.replace('{ kind = "fixed", cards = 8 }', '{ kind = "fixed", cards = 1 }')
    )
    for game in (*(WorldCup(**options) for options in TABLES), little):
        for event in [*told_by_chance(game, 3), *told_by_the_referee(game)]:
            kinds.add(event.kind)
            for viewer in (0, None):
                for language in LANGUAGES:
                    sentence = plain(event_text(game, event.seen_by(viewer), PEOPLE[: game.seats], language))
                    for wrong in (SPOKEN_TO, MANY_OF_ONE, re.compile("[{}]"), re.compile("seat")):
                        assert not wrong.search(sentence), sentence
    assert kinds == set(WorldCup.event_kinds)


def told_by_the_referee(game: WorldCup) -> list[Event]:
    """What is told when somebody gives up, when a draw is agreed and when a match is stopped."""
    events: list[Event] = []
    for call in ("resign seat:1", "agree draw", "abandon"):
        game.new_match(Seeded(1)).referee(game.calls.number(call), events.append)
    return events


@pytest.mark.parametrize(
    ("kind", "facts", "english", "french"),
    [
        ("dealer", {"seat": 1}, "Dealer: Bo. Draw pile: a single card. The next player begins.",
         "Donneur : Bo. La pioche ne compte qu’une carte. Son voisin de gauche commence."),
        ("reshuffle", {"run": 2}, "The draw pile is used up; the single discard is the draw pile for run 2.",
         "La pioche est épuisée ; la seule carte défaussée sert de pioche pour le passage 2."),
        ("pile", {"aside": 9}, "Draw pile: a single card; set aside: 9.",
         "La pioche ne compte qu’une carte ; mises de côté : 9."),
    ],
)  # fmt: skip
def test_a_pile_of_one_card_is_told_as_such(kind: str, facts: dict[str, Any], english: str, french: str) -> None:
    event = {"kind": kind, "count": 1, "cards": 1, **facts}
    assert plain(event_text(OF_2002, event, PEOPLE, "en")) == english
    assert plain(event_text(OF_2002, event, PEOPLE, "fr")) == french


def told_by_chance(game: WorldCup, seed: int) -> list[Event]:
    """All that is told of a match of random moves."""
    events: list[Event] = []
    chance = Seeded(seed)
    match = game.new_match(chance, events.append)
    while match.outcome is None:
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance, events.append)
    return events


# ---- the clauses

LEANING = re.compile(r"(En (1930|2002), )?([Ii]l (?!y a )|[Ee]lle |[Ii]ls |[Ee]lles |[Cc]e |[Cc]et |[Cc]ette |[Cc]es )")
"""How a clause begins that only its neighbour explains."""


def test_a_clause_can_be_read_by_itself() -> None:
    clauses = find_rulebook(WorldCup).clauses.values()
    assert [clause.id for clause in clauses if LEANING.match(clause.text["fr"])] == []


# ---- what is told


@pytest.mark.parametrize(("halves", "text"), [((0, 0), "0–0"), ((1, 2), "½–1"), ((3, 4), "1½–2"), ((21, 24), "10½–12")])
def test_goals_are_counted_in_halves(halves: tuple[int, int], text: str) -> None:
    assert score_text(halves) == {"en": text, "fr": text.replace("–", "-")}
    assert text.startswith(f"{goals_text(halves[0])}–")


@pytest.mark.parametrize(
    ("card", "rows", "moves", "throws", "english", "french"),
    [
        ("g2", {}, ["place card:g2", "choose row:A1.right"], (),
         "You: 2 Goals. Senegal 2–0 France (A1).", "You : 2 Buts. Sénégal 2-0 France (A1)."),
        ("attack", {"A1.left": ["1G"]}, ["place card:attack", "choose row:A1.left"], (),
         "You: Attack. France 1½–0 Senegal (A1).", "You : Attaque. France 1½-0 Sénégal (A1)."),
        ("foul", {"A1.left": ["A", "1G"]}, ["flip card:foul", "choose row:A1.left"], (),
         "You: Foul. 1 Goal turned over: France ½–0 Senegal (A1).",
         "You : Faute. 1 But retourné : France ½-0 Sénégal (A1)."),
        ("offside", {"A1.left": ["2G"]}, ["flip card:offside", "choose row:A1.left"], (),
         "You: Offside. 2 Goals down to 1: France 1–0 Senegal (A1).",
         "You : Hors-jeu. 2 Buts ramenés à 1 : France 1-0 Sénégal (A1)."),
        ("defence", {"A1.left": ["A"]}, ["flip card:defence", "choose row:A1.left"], (),
         "You: Defence. Attack turned over: France 0–0 Senegal (A1).",
         "You : Défense. Attaque retournée : France 0-0 Sénégal (A1)."),
        ("penalty", {}, ["place card:penalty", "choose row:A1.left"], ("d6 3",),
         "You: Penalty. The die shows red, scored: France 1–0 Senegal (A1).",
         "You : Penalty. Le dé donne un point rouge, penalty marqué : France 1-0 Sénégal (A1)."),
        ("penalty", {}, ["place card:penalty", "choose row:A1.left"], ("d6 1",),
         "You: Penalty. The die shows black, missed: France 0–0 Senegal (A1).",
         "You : Penalty. Le dé donne un point noir, penalty raté : France 0-0 Sénégal (A1)."),
        ("foul", {}, ["discard card:foul"], (), "You: Foul, discarded.", "Carte défaussée par you : Faute."),
    ],
)  # fmt: skip
def test_a_card_is_told_with_what_it_did(
    card: str, rows: dict[str, list[str]], moves: list[str], throws: tuple[str, ...], english: str, french: str
) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        match = OF_2002.scenario("PlayCard", rows=rows, hands={0: [card]}, teams={0: ["FRA"]})
        events = told(match, *moves, throws=throws)
        texts = [said(OF_2002, [event], event.kind, language)[0] for event in events if event.kind != "draw"]
        assert " ".join(texts) == sentence


def test_only_ones_own_cards_are_told_when_they_are_drawn() -> None:
    match = OF_2002.scenario("PlayCard", hands={0: ["foul"]}, draw_pile=["penalty"])
    (drawn,) = [event for event in told(match, "discard card:foul") if event.kind == "draw"]
    assert event_text(OF_2002, drawn.seen_by(0), NAMES, "en") == "Drawn: Penalty."
    assert plain(event_text(OF_2002, drawn.seen_by(0), NAMES, "fr")) == "Carte piochée : Penalty."
    assert event_text(OF_2002, drawn.seen_by(1), NAMES, "en") == ""


def test_the_end_of_a_group_phase_is_told_with_dice_results_and_tables() -> None:
    rows = {"A1.left": ["A", "1G"], "A3.left": ["1G"], "A4.right": ["2G"], "A6.left": ["1G"]}
    match = OF_2002.scenario("PlayCard", rows=rows, hands={0: ["foul"]}, draw_pile_size=1)
    events = told(match, "discard card:foul")
    dice = [event for event in events if event.kind == "dice"]
    shown = Event("dice", {"where": "A", "dots": ["green", "green", "red", "white"]}, "WCG-8.d.1")
    assert len(dice) == 8
    assert said(OF_2002, [shown], "dice") == ["Group A, the dice: green ×2, red, white (for grey)."]
    assert said(OF_2002, [shown], "dice", "fr") == ["Groupe A, les dés : vert ×2, rouge, blanc (pour gris)."]
    facts: dict[str, Any] = {"match": "A1", "teams": ["FRA", "SEN"], "without_dice": [1, 0], "dice": True}
    changed = Event("result", {**facts, "goals": [2, 0], "replay": False}, "WCG-8.e.1")
    same = Event("result", {**facts, "goals": [1, 0], "replay": False}, "WCG-8.e.1")
    assert said(OF_2002, [changed, same], "result") == ["France 2–0 Senegal (before: 1–0).", "France 1–0 Senegal."]
    assert said(OF_2002, [changed], "result", "fr") == ["France 2-0 Sénégal (avant les dés : 1-0)."]
    assert len(said(OF_2002, events, "result")) == 48
    assert re.fullmatch(
        r"Group A: 1\. \w+ \d, 2\. \w+ \d \| 3\. \w+ \d, 4\. \w+ \d\.", said(OF_2002, events, "table")[0]
    )


def test_level_teams_share_a_place_and_nobody_is_through_yet() -> None:
    points = {"ARG": 4, "CHI": 4, "FRA": 4, "MEX": 0}
    level = Event("table", {"group": "1", "order": [["ARG", "CHI"], ["FRA"], ["MEX"]], "points": points})
    assert said(OF_1930, [level], "table") == ["Group 1: 1= Argentina 4, 1= Chile 4, 3. France 4, 4. Mexico 0."]
    settled = Event("table", {"group": "1", "order": [["CHI"], ["ARG", "FRA"], ["MEX"]], "points": points})
    assert said(OF_1930, [settled], "table", "fr") == [
        "Groupe 1 : 1. Chili 4 | 2. Argentine 4, 2. France 4, 4. Mexique 0."
    ]


def test_a_shoot_out_is_told_kick_by_kick_in_one_line() -> None:
    match = OF_2002.scenario("PlayCard", phase="R16", seat=0, hands={0: ["foul"]}, draw_pile_size=1)
    events = told(match, "discard card:foul")
    told_of = said(OF_2002, events, "shoot-out")
    assert told_of
    for sentence, event in zip(told_of, (e for e in events if e.kind == "shoot-out"), strict=True):
        facts = event.seen_by(0)
        first, second = re.findall("[●○]+", sentence)
        assert [first.count("●"), second.count("●")] == facts["kicks"]
        assert f" {facts['kicks'][0]}–{facts['kicks'][1]} " in sentence
        kicks = [e.seen_by(0) for e in events if e.kind == "kick" and e.seen_by(0)["match"] == facts["match"]]
        assert [kick["scored"] for kick in kicks[::2]] == [sign == "●" for sign in first]
    assert set(said(OF_2002, events, "kick")) == {""}


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (Event("teams", {"seat": 1, "teams": ["FRA", "SEN"], "left_over": "DEN"}),
         "Coach: France, Senegal; and Denmark, which was left over.",
         "Coach : France, Sénégal ; équipe restante : Danemark."),
        (Event("teams", {"seat": 1, "teams": ["CRO", "FRA", "GER", "KOR", "ESP", "ECU", "USA", "NGA"]}),
         "Coach: Croatia, Ecuador, France, Germany, Nigeria, South Korea, Spain, USA.",
         "Coach : Allemagne, Corée du Sud, Croatie, Équateur, Espagne, États-Unis, France, Nigeria."),
        (Event("lots", {"order": ["SEN", "FRA"]}),
         "Lots are drawn: 1. Senegal, 2. France.", "Tirage au sort : 1. Sénégal, 2. France."),
        (Event("replay", {"matches": ["A1", "R16.1"], "seats": [0, 1]}),
         "To be played again: France – Senegal (A1), last-16 match 1. Players: you, coach.",
         "À rejouer : France – Sénégal (A1), 8e 1. En jeu : you, coach."),
        (Event("eliminated", {"seat": 1, "cards": ["foul", "g1"]}),
         "Coach: no team left, out of the tournament (hand: Foul, 1 Goal).",
         "Coach : plus d’équipe, élimination du tournoi (main : Faute, 1 But)."),
        (Event("champion", {"seat": 0, "team": "SEN"}),
         "World champions: Senegal! The cup for: you.", "Champion du monde : Sénégal ! La coupe revient à you."),
        (Event("champion", {"seat": 1, "team": None}), "The cup for: coach.", "La coupe revient à coach."),
        (Event("referee", {"call": "resign seat:1"}), "Coach: match given up.", "Coach : abandon."),
    ],
    ids=lambda value: value.kind if isinstance(value, Event) else "",
)  # fmt: skip
def test_an_event_in_both_languages(event: Event, english: str, french: str) -> None:
    assert said(OF_2002, [event], event.kind) == [english]
    assert said(OF_2002, [event], event.kind, "fr") == [french]


def test_of_a_flag_only_a_third_place_is_told() -> None:
    game = WorldCup(2, edition="1994")
    rows = {slot.kind: row for row, slot in zip(game.edition.rows, game.slots, strict=True)}
    third = Event("flag", {"row": rows["T"], "team": "ARG"})
    assert re.fullmatch(
        r"One of the best third-placed teams: Argentina \(last-16 match \d\)\.", said(game, [third], "flag")[0]
    )
    assert re.fullmatch(r"Parmi les meilleurs troisièmes : Argentine \(8e \d\)\.", said(game, [third], "flag", "fr")[0])
    assert said(game, [Event("flag", {"row": rows["W"], "team": "ARG"})], "flag") == [""]


# ---- moves


@pytest.mark.parametrize(
    ("options", "rows", "moves", "english", "french"),
    [
        ({}, {}, ["place card:g2", "choose row:A1.right"],
         "2 Goals → Senegal 2–0 France (A1)", "2 Buts → Sénégal 2-0 France (A1)"),
        ({}, {}, ["place card:g3", "choose row:H2.right"],
         "1 Goal → Tunisia 1–0 Russia (H2)", "1 But → Tunisie 1-0 Russie (H2)"),
        ({}, {"A1.left": ["1G", "A"]}, ["flip card:offside", "choose row:A1.left"],
         "Attack turned over → France 1–0 Senegal (A1)", "Attaque retournée → France 1-0 Sénégal (A1)"),
        ({}, {"C1.left": ["3G"]}, ["flip card:offside", "choose row:C1.left"],
         "3 Goals down to 2 → Brazil 2–0 Turkey (C1)", "3 Buts ramenés à 2 → Brésil 2-0 Turquie (C1)"),
        ({}, {}, ["place card:g21", "choose row:A1.right", "choose row:A1.left"],
         "1 Goal → France 1–2 Senegal (A1)", "1 But → France 1-2 Sénégal (A1)"),
        ({}, {}, ["place card:g2"], "put down 2 Goals", "poser 2 Buts"),
        ({}, {}, ["discard card:g2"], "discard 2 Goals", "défausser 2 Buts"),
        ({"voluntary_downgrade": True}, {}, ["place card:g2", "choose row:A1.right"],
         "Senegal 0–0 France (A1)", "Sénégal 0-0 France (A1)"),
        ({"voluntary_downgrade": True}, {}, ["place card:g2", "choose row:A1.right", "choose token:1G"],
         "1 Goal → Senegal 1–0 France (A1)", "1 But → Sénégal 1-0 France (A1)"),
    ],
)  # fmt: skip
def test_a_move_says_how_the_match_stands_after_it(
    options: dict[str, Any], rows: dict[str, list[str]], moves: list[str], english: str, french: str
) -> None:
    game = WorldCup(2, **options)
    card = moves[0].partition(":")[2]
    match = game.scenario("PlayCard", rows=rows, hands={0: [card]})
    *before, last = moves
    for move in before:
        match.play(game.move(move), Seeded(1))
    text = match.move_text(game.move(last), 0)
    assert {language: plain(sentence) for language, sentence in text.items()} == {"en": english, "fr": french}


def test_a_row_has_a_name_of_its_own_without_a_match() -> None:
    assert OF_2002.move_text(OF_2002.move("choose row:A1.right"))["fr"] == "Sénégal – France (A1)"
    assert OF_1930.move_text(OF_1930.move("choose row:3-2.left"))["fr"] == "Uruguay – Pérou (match 3-2)"
    assert OF_2002.move_text(OF_2002.move("choose row:R16.1.left"))["fr"] == "8e 1, à gauche"


@pytest.mark.parametrize(
    ("game", "id", "english", "french"),
    [
        (OF_2002, "A1", "A1", "A1"),
        (OF_1930, "3-2", "match 3-2", "match 3-2"),
        (OF_2002, "R16.3", "last-16 match 3", "8e 3"),
        (OF_2002, "QF.W", "quarter-final W", "quart W"),
        (OF_2002, "SF.1", "semi-final 1", "demie 1"),
        (OF_2002, "FIN.3P", "third place", "3e place"),
        (OF_2002, "FIN.F", "final", "finale"),
        (OF_1930, "FIN.F", "final", "finale"),
    ],
)
def test_a_match_has_a_name_of_its_own(game: WorldCup, id: str, english: str, french: str) -> None:
    assert match_text(game.edition, game.edition.fixture(id)) == {"en": english, "fr": french}


@pytest.mark.parametrize(
    ("phase", "english", "french"),
    [
        ("SF", r"1 Goal → \S+ 1–0 \S+", r"1 But → \S+ 1-0 \S+"),
        ("FIN", r"1 Goal → \S+ 1–0 \S+ \(final\)", r"1 But → \S+ 1-0 \S+ \(finale\)"),
    ],
)
def test_in_a_round_a_team_has_one_match_which_need_not_be_named(phase: str, english: str, french: str) -> None:
    match = OF_1930.scenario("PlayCard", phase=phase, seat=0, hands={0: ["g1"]})
    match.play(OF_1930.move("place card:g1"), Seeded(1))
    text = match.move_text(match.moves()[0], 0)
    assert re.fullmatch(english, plain(text["en"]))
    assert re.fullmatch(french, plain(text["fr"]))
