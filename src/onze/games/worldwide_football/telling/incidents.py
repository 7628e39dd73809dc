"""What is noted of a match for its report: incidents, what each side did, and the attack that is under way."""

from collections.abc import Sequence
from typing import Final

__all__ = ["CHANCES", "Attack", "Incident", "Tally"]

CHANCES: Final = ("saved", "corner", "off target", "blocked")
"""How a shot ends that is no goal."""


class Incident:
    """One thing that is told: a goal, a shot that was none, a card, a substitution."""

    def __init__(self, kind: str, side: int, minute: int, half: int, goals: Sequence[int]) -> None:
        self.kind = kind
        """``goal``, one of the ``CHANCES``, ``penalty saved``, ``yellow card``, ``red card`` or ``substitution``."""
        self.side = side
        """Whose goal, shot, save, card or substitution it is."""
        self.minute = minute
        self.half = half
        self.goals = tuple(goals)
        """The score when it is over."""
        self.player: int | None = None
        """The slot of the player it is about, if there is one."""
        self.rival: int | None = None
        """The slot of the opponent's player who had a hand in it: a goalkeeper, a defender."""
        self.how = ""
        """What a goal or a shot came from: a set piece, a counter-attack, else the last attack card."""
        self.margin = 0
        """By how much a goalkeeper won against a shot."""
        self.ability = ""
        """An ability used in the attack whose Star had come from a substitution."""
        self.substituted: int | None = None
        """The slot of the player who had gone off for that Star."""


class Tally:
    """What one side did in a match."""

    def __init__(self) -> None:
        self.shots = 0
        self.on_target = 0
        self.corners = 0
        self.fouls = 0
        self.offsides = 0
        self.cards_laid = 0
        self.abilities: dict[str, int] = {}
        """How often each ability was used, in the order of first use."""
        self.players: dict[int, int] = {}
        """How often each Player card was used, by slot."""
        self.star_from: int | None = None
        """The slot of the player who went off for the Star that is spent next."""


class Attack:
    """What has happened since the ball last changed sides."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.how = ""
        self.is_shot = False
        """Whether the card on the table is a Shot."""
        self.heroes: list[int] = []
        """The slots of the attacker's Player cards that counted: the last one scores."""
        self.keeper: int | None = None
        self.blocker: int | None = None
        self.margin = 0
        self.ability = ""
        """An ability whose Star came from a substitution, and the slot of the player who went off for it."""
        self.substituted: int | None = None
