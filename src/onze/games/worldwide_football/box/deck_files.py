"""Deck files: how many cards of each kind, as TOML, for deck building; every mistake is named with its line.

The command line finds this module by its name. A deck goes by the path of its file, or by the name of one of the
samples (``decks.toml``), in either language.
"""

import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from onze.articles import Article, Listing, Paragraph, Table
from onze.games.worldwide_football.box.card_texts import deck_names
from onze.games.worldwide_football.box.cards import DECK_SIZE, LEAST_DEFENCE, MOST_DEFENCE
from onze.games.worldwide_football.box.words import WORDS
from onze.kernel.data import DataFile
from onze.kernel.files import Checked, GameFile
from onze.kernel.game import Game
from onze.kernel.words import Reason, Refused, Text
from onze.kernel.words.letters import plain_letters

if TYPE_CHECKING:
    from onze.games.worldwide_football.game import WorldwideFootball

__all__ = ["DeckFile", "check_deck", "deck_moves", "sample_called", "sample_decks"]

NEAREST: Final = 3
"""How many cards are suggested for one that is unknown."""
MODE: Final = "international"
"""The mode in which decks are built."""
COMMANDS: Final = (
    "onze deck check my-deck.toml",
    "onze play worldwide-football --option mode=international --deck my-deck.toml",
)


def deck_moves(game: "WorldwideFootball", deck: str) -> list[str]:
    """The moves that build a deck, by name; or a refusal, with the first mistake where there are some."""
    return _moves(game, deck, Path(deck))


def _moves(game: "WorldwideFootball", name: str, written: Path | str) -> list[str]:
    """The moves for a sample of that name, else for what is written in a file or is its text."""
    if not game.switches.deck_building:
        raise WORDS.refused("no_deck_building", "WF-22.1")
    sample = sample_called(game, name)
    if sample is not None:
        counts = game.decks[sample]
    else:
        file = WrittenDeck(game, written)
        for mistake in file.each_mistake():
            raise Refused(mistake)
        counts = file.counts()
    return [game.name(move) for move in game.choose_number.of_each(counts)]


def check_deck(kind: type[Game[Any]], deck: str) -> tuple[list[Reason], Text]:
    """Every mistake in a deck; and what there is to say of it if there is none."""
    game = _with_decks(kind)
    sample = sample_called(game, deck)
    if sample is not None:
        return [], _legal(game, deck, game.decks[sample])
    file = WrittenDeck(game, Path(deck))
    mistakes = list(file.each_mistake())
    return mistakes, {} if mistakes else _legal(game, file.name, file.counts())


def sample_called(game: "WorldwideFootball", name: str) -> str | None:
    """The sample deck that goes by a name, in either language and as a keyboard types it; none if it is a file's."""
    typed = plain_letters(name)
    names = {deck: [deck, *map(plain_letters, texts)] for deck, texts in deck_names(game.decks).items()}
    return next((deck for deck, called in names.items() if typed in called), None)


def sample_decks(kind: type[Game[Any]], language: str) -> Article:
    """The samples side by side, with the cards as they are written in a file."""
    game = _with_decks(kind)
    decks = list(game.decks.values())
    rows = [
        [action.name, action.text[language], *(str(deck[card]) for deck in decks), str(action.count)]
        for card, action in enumerate(game.actions)
    ]
    for key, first in (("deck_row_defence", game.first_defence), ("deck_row_total", 0)):
        rows.append(["", WORDS.say(key, language), *(str(sum(deck[first:])) for deck in decks), ""])
    head = [WORDS.say(key, language) for key in ("deck_head_key", "deck_head_card")]
    names = [WORDS.say(f"deck_name_{name}", language) for name in game.decks]
    table = Table([*head, *names, WORDS.say("deck_head_there", language)], rows, "<<" + ">" * (len(decks) + 1))
    values = {"size": DECK_SIZE, "least": LEAST_DEFENCE, "most": MOST_DEFENCE, "example": "pass = 6"}
    how_to = Paragraph(WORDS.say("deck_how_to", language, values))
    return Article(WORDS.say("deck_samples", language), language, [table, how_to, Listing(COMMANDS)])


def _with_decks(kind: type[Game[Any]]) -> "WorldwideFootball":
    """The game as it is played with decks of one's own."""
    game: Any = kind
    made: WorldwideFootball = game(mode=MODE)
    return made


class DeckFile(GameFile):
    """A deck of one's own: brought by each person, and laid when decks are built."""

    def check(self, game: type[Game[Any]], path: str, language: str) -> Checked:
        mistakes, legal = check_deck(game, path)
        return Checked(mistakes, "" if mistakes else legal[language])

    def moves(self, game: Game[Any], path: str) -> Sequence[str]:
        table: Any = game
        return deck_moves(table, path)

    def moves_of(self, game: Game[Any], text: str) -> Sequence[str]:
        table: Any = game
        return _moves(table, text.strip(), text)

    def specimen(self, game: type[Game[Any]]) -> str:
        table = _with_decks(game)
        counts = next(iter(table.decks.values()))
        return "".join(f"{action.name} = {count}\n" for action, count in zip(table.actions, counts, strict=True))

    def samples(self, game: type[Game[Any]], language: str) -> str:
        return sample_decks(game, language).written("text")


def _legal(game: "WorldwideFootball", name: str, counts: Sequence[int]) -> Text:
    values = {"file": name, "size": sum(counts), "defence": sum(counts[game.first_defence :])}
    return WORDS.text("deck_is_legal", values)


class WrittenDeck:
    """A deck as somebody wrote it: a card's name and a number on each line."""

    def __init__(self, game: "WorldwideFootball", written: Path | str) -> None:
        file = DataFile(Path("deck.toml"), written)
        self.game = game
        self.name = file.name
        self.lines = file.text.splitlines()
        self.table: dict[str, Any] = file.read()

    def counts(self) -> list[int]:
        """How many cards of each kind; those that are not named are left out."""
        return [self.table.get(action.name, 0) for action in self.game.actions]

    def each_mistake(self) -> Iterator[Reason]:
        """What is wrong, line by line; the deck as a whole is counted when every line is right."""
        right = True
        for name, count in self.table.items():
            reason = self._wrong_entry(name, count)
            if reason is not None:
                right = False
                yield reason
        if right:
            yield from self._wrong_sums()

    def _wrong_entry(self, name: str, count: object) -> Reason | None:
        kinds = {action.name: action for action in self.game.actions}
        if isinstance(count, Mapping):
            return self._wrong(name, "deck_heading", "")
        if name not in kinds:
            near = difflib.get_close_matches(name, kinds, n=NEAREST, cutoff=0.0)
            return self._wrong(name, "deck_unknown_card", "", near=near)
        kind = kinds[name]
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= kind.count:
            return self._wrong(name, "deck_number", "WF-C-34", card=kind.text, there=kind.count)
        return None

    def _wrong_sums(self) -> list[Reason]:
        counts, first = self.counts(), self.game.first_defence
        found: list[Reason] = []
        if sum(counts) != DECK_SIZE:
            found.append(self._wrong(self._last(0), "deck_wrong_size", "WF-22.2", total=sum(counts), size=DECK_SIZE))
        defence = sum(counts[first:])
        if not LEAST_DEFENCE <= defence <= MOST_DEFENCE:
            values = {"defence": defence, "least": LEAST_DEFENCE, "most": MOST_DEFENCE}
            found.append(self._wrong(self._last(first), "deck_wrong_defence", "WF-22.3", **values))
        return found

    def _last(self, first: int) -> str:
        """The card from a kind on that is named last, else whatever is: there a sum is complete."""
        kinds = [action.name for action in self.game.actions[first:]]
        named = [name for name in self.table if name in kinds] or list(self.table)
        return named[-1] if named else ""

    def _wrong(self, name: str, key: str, rule: str, **values: object) -> Reason:
        mistake = WORDS.text(key, {"name": name, **values})
        return WORDS.reason("wrong_line", rule, {"file": self.name, "line": self._line_of(name), "mistake": mistake})

    def _line_of(self, name: str) -> int:
        wanted = re.compile(rf"""\s*\[?["']?{re.escape(name)}["']?\s*[\].=]""")
        return next((number for number, line in enumerate(self.lines, 1) if wanted.match(line)), 1)
