"""What is played, who sits where, and with which options: from the command line, the rest by asking."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from onze.bots import Bot, bot_names, find_bot
from onze.cli.screen import Screen, refused
from onze.games import find_game, game_ids, load
from onze.kernel.game import Game
from onze.kernel.options import OptionValue, settle_options
from onze.kernel.words import Refused

__all__ = ["Seating", "read_options", "sit_down"]

ME = "me"
PERSON = "person"


class Seating:
    """A game, and for each seat a word: ``me``, ``person`` or a bot by its name or file."""

    def __init__(self, game: Game[Any], words: Sequence[str]) -> None:
        self.game = game
        self.words = tuple(words)
        self.bots: tuple[Bot | None, ...] = tuple(_bot(word, game) for word in words)
        self.people = tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    def names(self, screen: Screen) -> list[str]:
        """What each seat is called; a person alone is ``you``, bots of one kind are told apart by their seats."""
        names: list[str] = []
        # A bot from a file, bots/my_bot.py:choose, is called my_bot.
        called = [Path(word.rpartition(":")[0] or word).stem for word in self.words]
        for seat, word in enumerate(called):
            if seat not in self.people:
                names.append(word if called.count(word) == 1 else f"{word} {seat}")
            elif len(self.people) == 1:
                names.append(screen.say("you"))
            else:
                names.append(self.game.seat_names((seat,))[screen.language])
        return names


def sit_down(screen: Screen, game_id: str | None, seats: str | None, options: Sequence[str]) -> Seating:
    """Reads what the command line says and asks for what it leaves out."""
    if game_id is None:
        ids = game_ids()
        titles = [find_game(known).title[screen.language] for known in ids]
        game_id = ids[screen.choose(screen.say("which-game"), titles)]
    kind = find_game(game_id)
    # Checked before the game is built: its constructor also takes things that are no options.
    chosen = settle_options(kind.id, kind.option_list, read_options(options))
    if seats is not None:
        words = [word.strip() for word in seats.split(",")]
        return Seating(load(game_id, len(words), **chosen), words)
    counts = kind.seat_counts
    count = counts[screen.choose(screen.say("how-many"), [str(count) for count in counts])]
    game = load(game_id, count, **chosen)
    return Seating(game, _ask_who_sits(screen, game))


def read_options(texts: Sequence[str]) -> dict[str, OptionValue]:
    """Options as ``name=value``, each value read by its type: true or false, a whole number, a word."""
    options: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise refused("not-an-option", text=text)
        if value in ("true", "false"):
            options[name] = value == "true"
        elif value.removeprefix("-").isdecimal():
            options[name] = int(value)
        else:
            options[name] = value
    return options


def _ask_who_sits(screen: Screen, game: Game[Any]) -> list[str]:
    """One question a seat; the person who answers takes one seat at most."""
    bots = sorted(bot_names(game))
    words: list[str] = []
    for seat in range(game.seats):
        known = [*bots, PERSON] if ME in words else [ME, *bots, PERSON]
        said = {ME: screen.say("sits-me"), PERSON: screen.say("sits-person")}
        lines = [said[word] if word in said else screen.say("sits-bot", bot=word) for word in known]
        words.append(known[screen.choose(screen.say("who-sits", seat=seat), lines)])
    return words


def _bot(word: str, game: Game[Any]) -> Bot | None:
    """The bot of that name; nobody for a person."""
    if word in (ME, PERSON):
        return None
    try:
        return find_bot(word, game)
    except Refused as refusal:
        if refusal.reason.key != "unknown_bot":
            raise
        raise refused("unknown-seat", word=word, known=", ".join([ME, PERSON, *bot_names(game)])) from None
