"""What is played, who sits where, and with which options: from the command line, the rest by asking."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.bots import Bot, bot_names, bot_names_told, called, find_bot, is_outside
from onze.bots.levels import level_called, level_name
from onze.cli.choosing import choose
from onze.cli.own_files import brought_data
from onze.cli.screen import Screen, refused
from onze.games import find_game, game_ids, load
from onze.kernel.game import Game
from onze.kernel.options import read_choices, settle_options
from onze.kernel.records.reader import Replay
from onze.kernel.words import LANGUAGES, Reason, Refused
from onze.locales import say

__all__ = [
    "Seating",
    "alone_at",
    "opening_text",
    "people_of",
    "seat_names",
    "sit_down",
    "typed_words",
    "words_of",
    "words_to_resume",
]

ME = "me"
PERSON = "person"
AUTOMATON = "automaton"
"""A word for the opponent that a game for one player brings along, which takes no seat."""


class Seating:
    """A game, and for each seat a word: ``me``, ``person`` or a bot by its name or file."""

    def __init__(self, game: Game[Any], words: Sequence[str], folder: str | None = None) -> None:
        self.game = game
        self.words = tuple(words)
        self.folder = folder
        """Where the game lies, if it is not one of ours."""
        self.bots: tuple[Bot | None, ...] = tuple(_bot(word, game) for word in words)
        self.people = people_of(words)
        self.prepared: dict[int, tuple[str, list[int]]] = {}
        """What a person brought along, to be played when it is asked for: what it is called, and its moves."""


def typed_words(seats: str | None, bots: Sequence[str] = ()) -> list[str] | None:
    """Who is to sit where as it was typed: all seats, or bots of which the opponents are made up; else nobody yet."""
    if bots and seats is not None:
        raise refused("seats-and-bots")
    if bots:
        return [ME, *(bot.strip() for bot in bots)]
    return None if seats is None else [word.strip() for word in seats.split(",")]


def words_of(replay: Replay) -> list[str]:
    """Who sits where in a record; a seat that it does not name is a person's."""
    return [replay.head.names.get(seat, PERSON) for seat in range(replay.game.seats)]


def words_to_resume(replay: Replay, seats: str | None) -> list[str]:
    """Who goes on with a match: those of its record, or others; a bot's file is run only when it is named anew."""
    if seats is not None:
        words = typed_words(seats) or []
        if len(words) != replay.game.seats:
            raise refused("wrong-number-of-seats", count=replay.game.seats)
        return words
    words = words_of(replay)
    for word in words:
        if is_outside(word):
            raise refused("bot-of-a-record", bot=word, seats=",".join(words))
    return words


def people_of(words: Sequence[str]) -> tuple[int, ...]:
    """The seats that people sit on."""
    return tuple(seat for seat, word in enumerate(words) if word in (ME, PERSON))


def my_seats(game: Game[Any], words: Sequence[str]) -> tuple[int, ...]:
    """The seats of whoever is ``me``: more than one where a person plays two hands of the same side."""
    mine = tuple(seat for seat, word in enumerate(words) if word == ME)
    return mine if any(set(mine) <= set(side) for side in game.sides) else ()


def alone_at(game: Game[Any], words: Sequence[str]) -> int | None:
    """The first seat of the one person who plays against bots, be it on one seat or on two."""
    people = people_of(words)
    return people[0] if len(people) == 1 or (people and people == my_seats(game, words)) else None


def seat_names(game: Game[Any], words: Sequence[str], screen: Screen, you: int | None = None) -> list[str]:
    """What each seat is called: one may be ``you``, people go by their seats, bots of one kind are told apart.

    Whoever sits on two seats is ``me`` twice, and goes by one name on both of them.
    """
    known_as = [_known_as(word, screen.language) for word in words]
    people = people_of(words)
    mine = my_seats(game, words)
    names: list[str] = []
    for seat, word in enumerate(known_as):
        if you is not None and seat in (mine if you in mine else (you,)):
            names.append(screen.say("you"))
        elif seat in people:
            names.append(game.seat_names(mine if seat in mine else (seat,))[screen.language])
        else:
            names.append(word if known_as.count(word) == 1 else f"{word} {seat + 1}")
    return names


def opening_text(game: Game[Any], words: Sequence[str], screen: Screen, you: int | None = None) -> str:
    """What is played, and by whom."""
    people = people_of(words)
    seats: list[str] = []
    for seat, name in enumerate(seat_names(game, words, screen, you)):
        sitting = screen.say("a-person") if seat in people and name != screen.say("you") else name
        seats.append(screen.say("opening-seat", seat=seat + 1, name=sitting))
    return screen.say("opening", game=game.title[screen.language], seating=", ".join(seats))


def sit_down(
    screen: Screen,
    game_id: str | None,
    seats: Sequence[str] | None,
    options: Sequence[str],
    brought: Sequence[tuple[str, str]] = (),
) -> Seating:
    """Reads what the command line says and asks for what it leaves out; ``brought`` are files by kind and path."""
    if game_id is None:
        ids = game_ids()
        titles = {number: find_game(known).title[screen.language] for number, known in enumerate(ids, 1)}
        game_id = ids[choose(screen, screen.say("which-game"), titles) - 1]
    kind = find_game(game_id)
    folder = None if game_id in game_ids() else game_id
    # Checked before the game is built: its constructor also takes things that are no options.
    chosen: dict[str, object] = {**settle_options(kind.id, kind.option_list, read_choices(options))}
    chosen |= brought_data(kind, brought, screen.language)
    if seats is not None:
        words = list(seats)
        if len(words) <= 2 and 1 in kind.seat_counts:
            words = [word for word in words if word != AUTOMATON] or [ME]
        words = kind.seated(words, chosen)
        return Seating(load(game_id, len(words), **chosen), words, folder)
    games = _playable(game_id, kind.seat_counts, chosen)
    counts = {count: screen.say("players", count=count) for count in games}
    game = games[choose(screen, screen.say("how-many"), counts) if len(counts) > 1 else next(iter(counts))]
    return Seating(game, _ask_who_sits(screen, game), folder)


def _playable(game_id: str, counts: Sequence[int], chosen: Mapping[str, object]) -> dict[int, Game[Any]]:
    """The game for every number of players that its options and files allow; refused if they allow none."""
    games: dict[int, Game[Any]] = {}
    refusals: list[Refused] = []
    for count in counts:
        try:
            games[count] = load(game_id, count, **chosen)
        except Refused as refusal:
            refusals.append(refusal)
    if not games:
        raise refusals[0]
    return games


def _ask_who_sits(screen: Screen, game: Game[Any]) -> list[str]:
    """One question a seat; the person who answers takes one seat at most."""
    if len(game.sides) < game.seats:
        sides = screen.say("against").join(game.seat_names(side)[screen.language] for side in game.sides)
        screen.show(f"{sides[:1].upper()}{sides[1:]}.")
    bots = sorted(bot_names(game))
    words: list[str] = []
    for seat in range(game.seats):
        known = [*bots, PERSON] if ME in words else [ME, *bots, PERSON]
        said = {ME: screen.say("sits-me"), PERSON: screen.say("sits-person")}
        lines = [said.get(word) or screen.say("sits-bot", bot=_known_as(word, screen.language)) for word in known]
        number = choose(screen, screen.say("who-sits", seat=seat + 1), dict(enumerate(lines, 1)))
        words.append(known[number - 1])
    return words


def _known_as(word: str, language: str) -> str:
    """What a bot is called at the table: a level by its name in the language, others as they were typed."""
    level = level_called(word)
    return called(word) if level is None else level_name(level)[language]


def _bot(word: str, game: Game[Any]) -> Bot | None:
    """The bot of that name; nobody for a person."""
    if word in (ME, PERSON):
        return None
    try:
        return find_bot(word, game)
    except Refused as refusal:
        if refusal.reason.key != "unknown_bot":
            raise
        automaton = [AUTOMATON] if 1 in game.seat_counts else []
        told = bot_names_told(game)
        text = {
            language: say(
                "unknown-seat",
                language,
                word=word,
                known=", ".join([ME, PERSON, *(name[language] for name in told), *automaton]),
            )
            for language in LANGUAGES
        }
        raise Refused(Reason("unknown-seat", "", text)) from None
