"""A squad that players bring: checked, and shown with its cards as they read."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from onze.articles import Article, Paragraph, Table
from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.box.card_texts import ability_name, joined, player_text, stadium_text
from onze.games.worldwide_football.box.cards import Action
from onze.games.worldwide_football.box.squads import SLOTS, Team
from onze.games.worldwide_football.box.words import WORDS
from onze.kernel.files import Checked, GameFile
from onze.kernel.game import Game
from onze.kernel.words import Refused, Text

if TYPE_CHECKING:
    from onze.games.worldwide_football.game import WorldwideFootball

__all__ = ["SquadFile"]


class SquadFile(GameFile):
    """A team of one's own."""

    def check(self, game: type[Game[Any]], path: str, language: str) -> Checked:
        """The team, Player card by Player card; or the first mistake with its line."""
        kind: Any = game
        try:
            table: WorldwideFootball = kind(mode="international", squad=Path(path))
        except Refused as refusal:
            return Checked([refusal.reason], "")
        return Checked([], squad_page(table.teams[-1], Path(path).name, table.actions, language).written("text"))


def squad_page(team: Team, file: str, actions: Sequence[Action], language: str) -> Article:
    """A team with its cards as they read."""
    values = {
        "file": file,
        "stars": team.stars,
        "abilities": _names(team.abilities),
        "solo_abilities": _names(team.solo_abilities),
        "stadium": stadium_text(team.stadium),
    }
    sentences = [WORDS.say(key, language, values) for key in ("squad_is_legal", "squad_team_card", "squad_solo")]
    rows = [[SLOTS[player.slot], player.name, player_text(player, actions)[language]] for player in team.players]
    head = [WORDS.say(f"squad_head_{column}", language) for column in ("slot", "player", "card")]
    return Article(team.name[language], language, [*map(Paragraph, sentences), Table(head, rows)])


def _names(bits: int) -> Text:
    names: Sequence[Text] = [ability_name(name) for number, name in enumerate(ABILITIES) if bits >> number & 1]
    return joined(names, ", ")
