"""Everything that can be told, asked, played or explained in Footime has its words in both languages."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import onze.games.footime
from onze.games import find_rulebook
from onze.games.footime import Footime
from onze.games.footime.box.reached import FLAGGED, IN_GOAL, KEEPS_BALL
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.telling.commentary import UNSPOKEN, event_text, goes_on
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.words import LANGUAGES
from tests.plain import plain
from tests.rules.table import play

PACKAGE = Path(onze.games.footime.__file__).parent
NAMES = ("you", "coach", "random 2", "random 3")
IN_SILENCE = {"draw", "thrown away", *UNSPOKEN}
"""Kinds of events that are told to some, under some conditions, or not at all."""
GAME = Footime(2)
FEW = {"h1": "i1", "a1": "i27", "h7": "i12", "a5": "c20"}


def scene(decision: str, pawns: dict[str, str] | None = None, **facts: Any) -> FootimeMatch:
    """A position with few pawns on the pitch, and the ball beside Home's number 7."""
    facts = {"ball": "i13", "others": "injured", **facts}
    return GAME.scenario(decision, Seeded(1), pawns={**FEW, **(pawns or {})}, **facts)


def radio(game: Footime, events: list[Event], language: str, viewer: int | None = None) -> list[str]:
    """The events as they are told to a seat, line by line, without the cards drawn."""
    lines: list[str] = []
    for event in events:
        facts = event.seen_by(viewer)
        sentence = plain(event_text(game, facts, NAMES, language))
        if sentence and lines and goes_on(facts):
            lines[-1] += f" {sentence}"
        elif sentence:
            lines.append(sentence)
    return lines


# ---- every event, every question


def kinds_told() -> set[str]:
    """Every kind of event that the package tells, read off its source."""
    calls = re.compile(r"\.tell\(\s*\"([^\"]+)\"(?: if \w+ else \"([^\"]+)\")?")
    sources = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")]
    return {kind for source in sources for pair in calls.findall(source) for kind in pair if kind}


def test_every_event_of_the_source_has_a_sentence() -> None:
    kinds = kinds_told()
    assert {"run", "ball", "offside not called", "confirmed", "forfeit", "shoot-out shot"} <= kinds
    keys = {kind: f"event_{kind.replace(' ', '_').replace('-', '_')}" for kind in kinds}
    spoken = WORDS.sentences
    silent = {kind for kind, key in keys.items() if not any(f"{known}_".startswith(f"{key}_") for known in spoken)}
    assert silent == set(UNSPOKEN)


def test_every_question_and_every_card_has_its_words() -> None:
    assert [name for name in GAME.decisions() if f"ask_{name}" not in WORDS.sentences] == []
    assert [kind.effect for kind in GAME.kinds if f"does_{kind.effect}" not in WORDS.sentences] == []


TABLES: list[dict[str, Any]] = [
    {"seats": 2, "tie_break": "shootout"},
    {"seats": 4, "offside": "called", "clear_area": "choice", "post_goal_kick": "needs_out_card"},
    {"seats": 4, "captains": "named", "placement": "hidden_simultaneous", "goal_target": 2, "target_cap_turns": 200},
    {"seats": 4, "period_turns": 20, "tie_break": "extra_time", "extra_cap_turns": 60},
]
TOLD_BY_HAND = {
    "ball placed", "confirmed", "forfeit", "foul reversed", "new goalkeeper",
    "offside", "offside called", "offside not called", "pawn moved away",
}  # fmt: skip
"""Kinds of events too rare to be met by chance."""
SENTENCE = re.compile(r"[A-ZÀ-Ý1-9①-⑪❶-❿⓫].*[.!?…]", re.DOTALL)


def test_every_event_of_many_matches_is_a_sentence() -> None:
    kinds: Counter[str] = Counter()
    for options in TABLES:
        game = Footime(**options)
        for seed in range(10):
            for event in told_by_chance(game, seed):
                kinds[event.kind] += 1
                if kinds[event.kind] <= ENOUGH:
                    check_third_person(game, event)
                for viewer in (0, None):
                    for language in LANGUAGES:
                        sentence = plain(event_text(game, event.seen_by(viewer), NAMES[: game.seats], language))
                        if sentence or event.kind not in IN_SILENCE:
                            assert SENTENCE.fullmatch(sentence), (event, sentence)
                        assert not re.search(r"  |[{}\[]|None", sentence), sentence
    assert kinds_told() - set(kinds) <= TOLD_BY_HAND


def told_by_chance(game: Footime, seed: int) -> list[Event]:
    """All that is told of a match of moves by chance, among which those that something follows from are preferred."""
    events: list[Event] = []
    chance = Seeded(seed)
    match = game.new_match(chance, events.append)
    while match.outcome is None:
        moves = match.moves()
        decision, seat = match.decision, match.seat
        assert decision is not None
        wanted = (IN_GOAL, FLAGGED, KEEPS_BALL)[chance.below(3) :]
        plays = [move for move in moves if move in game.play]
        points = [move for move in moves if move in game.place]
        best = [point for point in points if decision.foresee(match, point, seat).get("reached") in wanted]
        best = best or plays or list(moves)
        match.play(best[chance.below(len(best))], chance, events.append)
    return events


RARE = [
    Event("ball placed", {"seat": 1, "from": "point:k20", "to": "point:k9"}),
    Event("confirmed", {"seat": 1, "about": "foul"}),
    Event("forfeit", {"side": 0, "pawns": 6, "score": [0, 3]}),
    Event("foul reversed", {"seat": 0, "offender": "pawn:h9", "victim": "pawn:a4"}),
    Event("new goalkeeper", {"seat": 1, "pawn": "pawn:a4"}),
    Event("offside", {"how": "run", "pawn": "pawn:h9", "point": "point:k20"}),
    Event("offside called", {"seat": 1}),
    Event("offside not called", {"seat": 1}),
    Event("pawn moved away", {"seat": 0, "pawn": "pawn:h7", "point": "point:k20"}),
    *(Event("referee", {"call": call}) for call in ("resign seat:1", "agree draw", "abandon")),
]
"""An event of each kind that chance does not bring about, and what a referee says."""
ENOUGH = 40
"""So many events of a kind are listened to with other names as well."""
PEOPLE = ["Ana", "Bo", "Éva", "Hugo"]
TO_SOMEBODY = re.compile(r"\b(you|your|vous|votre|vos)\b", re.IGNORECASE)
ONE_OF_MANY = re.compile(r"\b1 (cards|cartes|pawns|pions|turns|tours|points|goals|buts|shots|tirs)\b")


def check_third_person(game: Footime, event: Event) -> None:
    """An event with real names speaks to nobody, and says one of a thing as one."""
    for viewer in (0, 1, None):
        for language in LANGUAGES:
            sentence = plain(event_text(game, event.seen_by(viewer), PEOPLE[: game.seats], language))
            assert not TO_SOMEBODY.search(sentence), sentence
            assert not ONE_OF_MANY.search(sentence), sentence
            assert not re.search(r"[{}]|\b([Dd]e|[Qq]ue) (Ana|Éva)\b", sentence), sentence


def test_also_rare_events_speak_of_people_in_the_third_person() -> None:
    assert {event.kind for event in RARE} >= TOLD_BY_HAND
    for event in RARE:
        check_third_person(GAME, event)


# ---- the clauses

LEANING = re.compile(r"(Il (?!y a |est conseillé )|Elle |Ils |Elles |Ce |Cet |Cette |Ces |L’autre |Les autres )")
"""How a clause begins that only its neighbour explains."""


def test_a_clause_can_be_read_by_itself() -> None:
    clauses = find_rulebook(Footime).clauses.values()
    assert [clause.id for clause in clauses if LEANING.match(clause.text["fr"])] == []


# ---- what is told


@pytest.mark.parametrize(
    ("decision", "pawns", "facts", "moves", "throws", "english", "french"),
    [
        ("Turn", {}, {"hands": {0: ["move-3"]}}, ["play card:move-3", "choose pawn:h7", "place point:i9"], (),
         "You: move 3. ⑦ runs from i12 to i9.", "Carte déposée par you : Déplacement 3. ⑦ court de i12 à i9."),
        ("Turn", {}, {"hands": {0: ["joker-9"]}},
         ["play card:joker-9", "use mode:run", "choose pawn:h7", "place point:i3"], (),
         "You: joker 9. ⑦ sprints from i12 all the way to i3!",
         "Carte déposée par you : Joker 9. ⑦ sprinte de i12 jusqu’à i3 !"),
        ("Turn", {}, {"hands": {0: ["move-1"]}},
         ["play card:move-1", "choose pawn:h7", "place point:i13", "place point:i14"], (),
         "You: move 1. ⑦ runs from i12 to i13. And takes the ball along, to i14.",
         "Carte déposée par you : Déplacement 1. ⑦ court de i12 à i13. Il emmène le ballon en i14."),
        ("Turn", {"h8": "l15"}, {"hands": {0: ["pass-3"]}}, ["play card:pass-3", "place point:k15"], (),
         "You: pass or shot 3. ⑦ plays it from i13 to k15. Well found, the ball is kept!",
         "Carte déposée par you : Passe ou tir 3. ⑦ joue le ballon de i13 à k15. Bien vu, balle conservée !"),
        ("Turn", {"h7": "i20"}, {"ball": "i21", "hands": {0: ["pass-6"]}}, ["play card:pass-6", "place point:h27"], (),
         "You: pass or shot 6. ⑦ plays it from i21 to h27. "
         "It is in the goal, on h27! Can anybody keep it out?",
         "Carte déposée par you : Passe ou tir 6. ⑦ joue le ballon de i21 à h27. "
         "Le ballon est dans le but, en h27 ! Qui peut encore l’arrêter ?"),
        ("Turn", {}, {"hands": {0: ["duel"]}}, ["waste card:duel"], (),
         "You: duel. Nothing comes of it, the turn is lost.", "Carte déposée par you : Duel. Sans effet, tour perdu."),
        ("Turn", {"h9": "k14", "a3": "k15"}, {"hands": {0: ["duel"]}, "contacts": [["a3", "h9"]]},
         ["play card:duel", "place point:k18"], ("d6 5", "d6 2"),
         "You: duel. Duel with ❸, 5–2 against coach: won! ❸ is pushed from k15 to k18.",
         "Carte déposée par you : Duel. Duel face à ❸, 5-2 aux dés contre coach : gagné ! "
         "❸ est repoussé de k15 à k18."),
        ("SaveWindow", {}, {"ball": "h1", "hands": {0: ["save"]}}, ["play card:save", "place point:e9"], (),
         "You: goalkeeper save. What a save! ① clears it to e9.",
         "Carte déposée par you : Arrêt du goal. Quel arrêt ! ① dégage en e9."),
        ("SaveWindow", {}, {"ball": "h1"}, ["pass"], (),
         "GOAL for Away! 0 – 1.", "BUT pour Extérieur ! 0-1."),
        ("PenaltyTo", {"h7": "i23"}, {"ball": "i24", "pawn": "h7", "value": 2}, ["place point:i26"], (),
         "⑦ shoots, and it stops short on i26!", "⑦ tire, et le ballon meurt en i26 !"),
    ],
)  # fmt: skip
def test_what_happens_is_told_as_on_the_radio(
    decision: str,
    pawns: dict[str, str],
    facts: dict[str, Any],
    moves: list[str],
    throws: tuple[str, ...],
    english: str,
    french: str,
) -> None:
    events = play(scene(decision, pawns, **facts), *moves, throws=throws)
    assert radio(GAME, events, "en")[0] == english
    assert radio(GAME, events, "fr")[0] == french


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (Event("captains roll", {"rolls": [[4, 4], [5, 2]], "side": 0, "why": "kick-off"}),
         "The captains roll, 4–4, 5–2: Home will kick off.",
         "Les capitaines lancent le dé, 4-4, 5-2 : Domicile donnera le coup d’envoi."),
        (Event("duel", {"seat": 0, "opponent": 1, "pawn": "a3", "rolls": [4, 4], "won": False}),
         "Duel with ❸, 4–4 against coach: not won.", "Duel face à ❸, 4-4 aux dés contre coach : rien ne bouge."),
        (Event("var", {"seat": 0, "opponent": 1, "about": "goal", "rolls": [[3, 3], [4, 5]]}),
         "The goal goes to the VAR, 3–3, 4–5 against coach.",
         "But examiné par la VAR : 3-3, 4-5 aux dés, contre coach."),
        (Event("line-up", {"side": 1, "how": "4-3-3"}), "Away in 4-3-3.", "Extérieur en 4-3-3."),
        (Event("line-up", {"side": 1, "how": "by hand"}), "Away line up in their own way.",
         "Extérieur se place à sa façon."),
        (Event("offside", {"how": "run", "pawn": "h9", "point": "k20"}),
         "But ⑨ was offside!", "Mais ⑨ était hors jeu !"),
        (Event("expelled", {"seat": 0, "pawn": "a11"}), "⓫ is sent off!", "⓫ est expulsé !"),
        (Event("annulled", {"seat": 1, "about": "goal"}), "The word of the VAR (coach): no goal!",
         "Verdict de la VAR (coach) : but annulé !"),
        (Event("ends changed", {"west": 1}), "The teams change halves: Home now attacks to the left.",
         "Les équipes changent de camp : Domicile attaque maintenant vers la gauche."),
        (Event("shoot-out shot", {"seat": 0, "side": 0, "result": "saved", "kicks": [1, 0], "scored": [0, 0]}),
         "Saved! Shoot-out: 0 – 0.", "Arrêté ! Tirs au but : 0-0."),
        (Event("forfeit", {"side": 0, "pawns": 6, "score": [0, 3]}),
         "Home are down to 6 pawns and forfeit the match: 0 – 3.",
         "Domicile n’a plus que 6 pions : match perdu par forfait, 0-3."),
        (Event("swap", {"seat": 1, "with": 0, "given": "duel", "taken": "var"}),
         "A card changes hands. For you: duel; in exchange: VAR.",
         "Une carte change de main. Pour you : Duel ; en échange : VAR."),
        (Event("swap", {"seat": 1, "with": 0}), "A card changes hands with you.",
         "Une carte change de main avec you."),
        (Event("new goalkeeper", {"seat": 1, "pawn": "a4"}), "❹ goes in goal.", "❹ passe gardien."),
        (Event("foul reversed", {"seat": 0, "offender": "h9", "victim": "a4"}),
         "The decision is turned round: foul by ⑨ on ❹!", "La décision est renversée : faute de ⑨ sur ❹ !"),
        (Event("offside", {"how": "pass", "point": "k20"}), "But the flag is up: offside!",
         "Mais le drapeau se lève : hors-jeu !"),
        (Event("ball placed", {"seat": 1, "from": "k20", "to": "k9"}), "Coach: ball put on k9.",
         "Coach : ballon placé en k9."),
        (Event("offside called", {"seat": 1}), "Coach: offside!", "Coach : hors-jeu !"),
        (Event("offside not called", {"seat": 1}), "Coach: play on!", "Coach : laissez jouer !"),
        (Event("confirmed", {"seat": 1, "about": "foul"}), "The word of the VAR (coach): the foul stands.",
         "Verdict de la VAR (coach) : faute confirmée."),
        (Event("referee", {"call": "resign seat:1"}), "Coach: match given up.", "Coach : abandon."),
        (Event("draw", {"seat": 1, "count": 1}), "", ""),
        (Event("captain", {"seat": 0, "side": 0}), "Captain of Home: you.", "Capitaine (Domicile) : you."),
        (Event("thrown away", {"seat": 1, "cards": ["var"]}), "Thrown away: VAR.", "Carte jetée : VAR."),
        (Event("thrown away", {"seat": 1, "cards": ["var", "duel"]}), "Thrown away: VAR, duel.",
         "Cartes jetées : VAR, Duel."),
    ],
    ids=lambda value: value.kind if isinstance(value, Event) else "",
)  # fmt: skip
def test_an_event_in_both_languages(event: Event, english: str, french: str) -> None:
    facts = event.seen_by(None)
    assert plain(event_text(GAME, facts, NAMES, "en")) == english
    assert plain(event_text(GAME, facts, NAMES, "fr")) == french


def test_the_referee_with_a_watch_is_heard() -> None:
    game = Footime(2, clock="wall")
    for call, english, french in (
        ("watch", "The referee starts the watch.", "L’arbitre lance sa montre."),
        (
            "whistle",
            "The referee looks at his watch: time is up.",
            "L’arbitre regarde sa montre : le temps est écoulé.",
        ),
    ):
        facts = Event("referee", {"call": call}).seen_by(None)
        assert [plain(event_text(game, facts, NAMES, language)) for language in LANGUAGES] == [english, french]


# ---- moves


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("play card:pass-4", "play pass or shot 4", "jouer Passe ou tir 4"),
        ("waste card:var", "waste VAR", "gâcher VAR"),
        ("throw card:duel", "throw away duel", "jeter Duel"),
        ("choose pawn:h7", "Home’s no. 7", "le n° 7 de Domicile"),
        ("choose pawn:a11", "Away’s no. 11", "le n° 11 d’Extérieur"),
        ("line-up formation:4-4-2", "line up in 4-4-2", "se placer en 4-4-2"),
        ("line-up formation:by-hand", "place the pawns one by one", "placer les pions un à un"),
        ("place point:k9", "place on k9", "placer en k9"),
    ],
)
def test_a_move_in_both_languages(move: str, english: str, french: str) -> None:
    text = GAME.move_text(GAME.move(move))
    assert {language: plain(sentence) for language, sentence in text.items()} == {"en": english, "fr": french}


def test_a_point_is_said_as_its_question_means_it() -> None:
    run = scene("RunTo", hands={0: ["move-3"]}, said=["play card:move-3", "choose pawn:h7"])
    kick = scene("PassTo", hands={0: ["pass-3"]}, said=["play card:pass-3"])
    point = GAME.move("place point:k12")
    assert [match.move_text(point, 0)["fr"] for match in (run, kick)] == ["courir en k12", "ballon en k12"]
    assert scene("SaveWindow", ball="h1").move_text(GAME.pass_on, 0)["fr"] == "renoncer à parer"
