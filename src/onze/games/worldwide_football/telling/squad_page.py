"""A squad file looked over: its first mistake, or the team with its cards as they read.

The command line finds this module by its name.
"""

from collections.abc import Sequence
from pathlib import Path

from onze.articles import Article, Paragraph, Table
from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.box.squads import SLOTS
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.game import WorldwideFootball
from onze.games.worldwide_football.telling.card_texts import ability_name, joined, player_text, stadium_text
from onze.kernel.words import Text

__all__ = ["check_squad"]


def check_squad(path: Path, language: str) -> Article:
    """The team in a file, Player card by Player card; or a refusal that names the line at fault."""
    game = WorldwideFootball(mode="international", squad=path)
    team = game.teams[-1]
    facts = {
        "file": path.name,
        "stars": team.stars,
        "abilities": _names(team.abilities),
        "solo_abilities": _names(team.solo_abilities),
        "stadium": stadium_text(team.stadium),
    }
    sentences = [WORDS.say(key, language, facts) for key in ("squad_is_legal", "squad_team_card", "squad_solo")]
    rows = [[SLOTS[player.slot], player.name, player_text(player, game.actions)[language]] for player in team.players]
    head = [WORDS.say(f"squad_head_{column}", language) for column in ("slot", "player", "card")]
    return Article(team.name[language], language, [*map(Paragraph, sentences), Table(head, rows)])


def _names(bits: int) -> Text:
    names: Sequence[Text] = [ability_name(name) for number, name in enumerate(ABILITIES) if bits >> number & 1]
    return joined(names, ", ")
