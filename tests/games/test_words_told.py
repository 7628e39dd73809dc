"""Whatever a page would print of a view, a menu or an event is described: by an id, or as a word by its key."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.box.cards import ARROWS, SYMBOLS
from onze.games.football_a_la_carte.box.pitch import FACINGS
from onze.games.football_a_la_carte.rules.goals import UNSAVED
from onze.games.footime import Footime
from onze.games.footime.box.formations import ROLES
from onze.games.footime.box.periods import PERIODS
from onze.games.footime.box.reached import POSSIBLE, REACHED
from onze.games.footime.match import RESULTS
from onze.games.footime.rules.ball import RETAINED_RULES
from onze.games.footime.rules.goals import CONFIRMED, NOT_SAVED, OWN_GOAL
from onze.games.world_cup import WorldCup
from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.cards import RESTARTS
from onze.games.worldwide_football.match import BARS, CAUSES
from onze.kernel.chance import Seeded
from onze.kernel.event_kinds import wrong_with
from onze.kernel.events import Event
from onze.kernel.game import Game
from onze.kernel.things import ID, word_id
from tests.games.playthroughs import TABLES

MOVES: Final = 600
"""So many moves of a random match are looked at; a match of the other games is over before."""
EVERY: Final = 4
"""After so many of them the view is read."""

FOR_NO_READER: Final = ("game", "rule", "name", "edition", "moves", "said", "from", "to", "call", "text", "note")
"""Keys whose words are no texts: names of questions and moves, paths of the view; and texts that are told whole."""

KEYS: Final[Mapping[str, Mapping[str, str]]] = {
    "football-a-la-carte": {"result": "facing", "arrow": "direction", "flag": "symbol"},
    "worldwide-football": {"undefendable": "prevented", "set_piece": "restart"},
    "world-cup": {"use": "verb"},
    "footime": {"uncalled": "result"},
}
"""The keys that describe a word where it stands under another name, as the sentences of the views say."""

ALL: Final[Mapping[str, Callable[[], Game[Any]]]] = {
    **TABLES,
    "worldwide-football-alone": lambda: WorldwideFootball(1, mode="professional"),
    "footime-2-goals": lambda: Footime(2, period_turns=12, goal_target=1),
}


@pytest.mark.parametrize("table", ALL)
def test_every_word_that_is_met_is_described(table: str) -> None:
    game = ALL[table]()
    keys, things = KEYS[game.id], game.things()
    told: list[Event] = []
    met = set(words_met(game, told))
    assert met, "something was said in a word"
    for path, word in met:
        name = path.rpartition(".")[2]
        assert word_id(keys.get(path, keys.get(name, name)), word) in things, f"{word!r} at {path}"
    for event in told:
        assert wrong_with(event, game.event_kinds, things, game.seats) == []


@pytest.mark.parametrize("table", ALL)
def test_a_word_of_an_event_says_what_describes_it_unless_it_is_for_no_reader(table: str) -> None:
    for kind in ALL[table]().event_kinds.values():
        for name, written in {**kind.details, **kind.private}.items():
            assert "word" not in written.replace("word:", "") or name in FOR_NO_READER, f"{kind.name}: {name}"


@pytest.mark.parametrize(
    ("game", "key", "words"),
    [
        (FootballALaCarte(), "facing", FACINGS),
        (FootballALaCarte(), "direction", ARROWS),
        (FootballALaCarte(), "symbol", SYMBOLS),
        (FootballALaCarte(), "unsaved", [*UNSAVED.values(), "cut"]),
        (FootballALaCarte(), "how", [*UNSAVED, "corner", "penalty"]),
        (WorldwideFootball(2), "cause", CAUSES.values()),
        (WorldwideFootball(2), "prevented", [bar for bar in BARS if bar]),
        (WorldwideFootball(2), "restart", [restart for restart in RESTARTS if restart]),
        (WorldwideFootball(2), "moment", ["card", "shot", "save"]),
        (Footime(), "period", PERIODS),
        (Footime(), "result", [*RESULTS, "decided"]),
        (Footime(), "reached", [*REACHED, POSSIBLE]),
        (Footime(), "how", [*RETAINED_RULES, "skill", "run"]),
        (Footime(), "role", ROLES),
        (Footime(), "unsaved", [NOT_SAVED, CONFIRMED, OWN_GOAL]),
        (WorldCup(2), "reason", ["resignation", "time", "draw agreed", "abandoned", "cup won"]),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_rare_words_are_described_too(game: Game[Any], key: str, words: Iterable[str]) -> None:
    assert [word for word in words if word_id(key, word) not in game.things()] == []


def words_met(game: Game[Any], told: list[Event]) -> Iterator[tuple[str, str]]:
    """The bare words of a random match with where they stand: in views, in what is foreseen, in its outcome."""
    luck = Seeded(5)
    names = set(game.vocabulary.names())
    match = game.new_match(luck, told.append)
    for number in range(MOVES):
        if match.outcome is not None:
            break
        seat = match.asked[0]
        if number % EVERY == 0:
            yield from bare_words(match.view(seat), "", names)
            yield from bare_words(list(match.foreseen(seat).values()), "", names)
        moves = match.moves(seat)
        match.play(moves[luck.below(len(moves))], luck, told.append, seat)
    yield from bare_words(match.view(None), "", names)


def bare_words(value: object, path: str, names: set[str]) -> Iterator[tuple[str, str]]:
    """The words in a value that are no ids and no moves, each with its last two keys."""
    if isinstance(value, str):
        if not ID.fullmatch(value) and value not in names:
            yield path, value
    elif isinstance(value, Mapping):
        for name, part in value.items():
            if name not in FOR_NO_READER:
                yield from bare_words(part, f"{path.rpartition('.')[2]}.{name}".removeprefix("."), names)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from bare_words(part, path, names)
