"""A coach: plays the game by a few plain ideas, from what its seat can know only.

It knows how a match may still end (``forecast``), who goes on from a group (``race``) and what that is worth to it
(``outlook``). Every use of every card in hand is worth what it changes; it plays the one that is worth most now, and
keeps what will be worth more later.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from onze.doors import Coach, Weigh
from onze.games.world_cup.box import DATA
from onze.games.world_cup.coach.answers import weigh_cards, weigh_rows, weigh_tokens, weigh_turns
from onze.games.world_cup.coach.chances import cup_chances
from onze.games.world_cup.coach.outlook import Outlook
from onze.games.world_cup.coach.reasons import reason_for
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.rules.placing_tokens import ChooseToken, PlaceTokens
from onze.games.world_cup.rules.turn import PlayCard
from onze.games.world_cup.rules.turning_tokens import TurnToken
from onze.kernel.data import DataFile
from onze.kernel.steps import Decision
from onze.kernel.words import Text

__all__ = ["WorldCupCoach"]


class WorldCupCoach(Coach[WorldCupMatch]):
    """Plays the card that is worth most now, and keeps what will be worth more later."""

    weighs: ClassVar[Mapping[type[Decision[Any]], Weigh]] = {
        PlayCard: weigh_cards,
        PlaceTokens: weigh_rows,
        ChooseToken: weigh_tokens,
        TurnToken: weigh_turns,
    }

    advice: ClassVar[Mapping[str, Any]] = {
        **DataFile(DATA / "bots.toml").read(),
        "kept": DataFile(DATA / "kept.toml").read(),
    }

    def value(self, match: WorldCupMatch, seat: int) -> float:
        """A seat's chance of the cup."""
        if match.outcome is not None:
            return match.outcome.values[seat]
        return cup_chances(match, Outlook(match, seat).shares)[seat]

    def why(self, match: WorldCupMatch, seat: int, move: int) -> Text | None:
        """What a listed move does to the teams that matter."""
        worths = {ranked.move: ranked.worth for ranked in self.rank(match, seat)}
        return reason_for(match, seat, move, worths) if move in worths else None
