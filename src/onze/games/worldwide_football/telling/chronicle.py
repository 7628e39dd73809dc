"""What a match was made of: its incidents in order, and what each side did, read from its events."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from onze.games.worldwide_football.box.abilities import ABILITIES, COUNTER_ATTACK
from onze.games.worldwide_football.box.squads import SLOTS, Team
from onze.games.worldwide_football.game import WorldwideFootball
from onze.games.worldwide_football.match import CAUSE_OFFSIDE, CAUSES
from onze.games.worldwide_football.telling.incidents import Attack, Incident, Tally
from onze.kernel.events import Event

__all__ = ["SHOOT_OUT", "Chronicle"]

Details = Mapping[str, Any]

FREE_KICK_TAKEN: Final = "WF-15.16"
PENALTY_KEPT: Final = "WF-23.1"
"""The rules by which a Player card is discarded to some effect."""


class Chronicle:
    """A match as everybody saw it end, or be left, and all that was told of it on the way."""

    def __init__(self, game: WorldwideFootball, view: Mapping[str, Any], events: Sequence[Event]) -> None:
        self.game = game
        self.view = view
        self.tallies = (Tally(), Tally())
        self.incidents: list[Incident] = []
        self.score_after: dict[int, tuple[int, ...]] = {}
        """The score at the end of each half that was played out."""
        self.halves: list[int] = []
        """The halves that were kicked off."""
        self.minute = 0
        """The last minute that anything happened in."""
        self.kicks: list[tuple[int, bool]] = []
        """The shoot-out: who kicked, and whether it was a goal."""
        self.attack = Attack(0)
        for event in events:
            if event.kind in NOTED:
                facts = event.facts
                self.minute = facts.get("minute", self.minute)  # type: ignore[assignment]
                NOTED[event.kind](self, facts, event.rule)

    def team(self, side: int) -> Team:
        """The team of a side."""
        chosen = self.view["sides"][side]["team"]
        return next(team for team in self.game.teams if f"team:{team.id}" == chosen)

    def goals_of(self, side: int) -> list[Incident]:
        """The goals of a side in order."""
        return [incident for incident in self.incidents if incident.kind == "goal" and incident.side == side]

    def of_kind(self, kind: str, side: int) -> list[Incident]:
        """A side's incidents of one kind in order."""
        return [incident for incident in self.incidents if incident.kind == kind and incident.side == side]

    def possession(self, side: int) -> int:
        """A side's share of all attack cards laid, in per cent."""
        total = sum(tally.cards_laid for tally in self.tallies)
        ours = round(100 * self.tallies[0].cards_laid / total) if total else 50
        return ours if side == 0 else 100 - ours

    # ---- events

    def kick_off(self, details: Details, rule: str) -> None:
        """A half begins."""
        self.halves.append(details["half"])
        self.attack = Attack(details["side"])

    def whistle(self, details: Details, rule: str) -> None:
        """A half ends."""
        self.score_after[details["half"]] = tuple(details["goals"])

    def lay(self, details: Details, rule: str) -> None:
        """A card of the attack is laid."""
        self.tallies[details["side"]].cards_laid += 1
        self.attack.is_shot = self.game.shots[self.game.card(details["card"])]
        self.attack.blocker = None

    def validated(self, details: Details, rule: str) -> None:
        """An attack card comes off: a goal comes from it, unless it comes from something more telling."""
        if not self.attack.is_shot and self.attack.how not in MORE_TELLING:
            self.attack.how = details["card"]

    def ability(self, details: Details, rule: str) -> None:
        """An ability is paid for with a Star."""
        side, name = details["side"], details["ability"]
        tally, attack = self.tallies[side], self.attack
        tally.abilities[name] = tally.abilities.get(name, 0) + 1
        if side == attack.side and name == ABILITIES[COUNTER_ATTACK]:
            attack.how = name
        if side == attack.side and tally.star_from is not None:
            attack.ability, attack.substituted = name, tally.star_from
        tally.star_from = None

    def player(self, details: Details, rule: str) -> None:
        """A Player card is played, by the attacker or by the goalkeeper."""
        slot = self.use(details)
        if details["side"] == self.attack.side:
            self.attack.heroes.append(slot)
        else:
            self.attack.keeper = slot

    def counter(self, details: Details, rule: str) -> None:
        """A D card answers the card just played, and may cancel it."""
        self.use(details)
        if details["countered"]:
            self.attack.heroes.pop()

    def added_to_roll(self, details: Details, rule: str) -> None:
        """A D card helps a defensive roll."""
        self.attack.blocker = self.use(details)

    def discard_player(self, details: Details, rule: str) -> None:
        """A specialist takes a free kick, a goalkeeper faces a penalty; other discards are none of ours."""
        if rule == FREE_KICK_TAKEN:
            self.attack.heroes.append(self.use(details))
        elif rule == PENALTY_KEPT:
            self.attack.keeper = self.use(details)

    def use(self, details: Details) -> int:
        """Counts a Player card as used; returns its slot."""
        slot = SLOTS.index(details["player"].removeprefix("player:"))
        players = self.tallies[details["side"]].players
        players[slot] = players.get(slot, 0) + 1
        return slot

    def set_piece(self, details: Details, rule: str) -> None:
        """A free kick or a penalty."""
        self.attack.how = details["set_piece"]
        self.attack.is_shot = False

    def faces(self, details: Details, rule: str) -> None:
        """A penalty is taken; those of the shoot-out count by themselves."""
        if not self.in_shoot_out():
            self.tallies[details["side"]].shots += 1
            self.tallies[details["side"]].on_target += 1

    def shot(self, details: Details, rule: str) -> None:
        """A shot is taken."""
        self.tallies[details["side"]].shots += 1
        self.tallies[details["side"]].on_target += 1
        self.attack.keeper = None
        self.attack.is_shot = False

    def save_roll(self, details: Details, rule: str) -> None:
        """The goalkeeper against the shot."""
        self.attack.margin = details["keeper"] - details["quality"]

    def off_target(self, details: Details, rule: str) -> None:
        """A shot goes wide."""
        self.tallies[details["side"]].on_target -= 1
        self.note_chance("off target", details["minute"])

    def saved(self, details: Details, rule: str) -> None:
        """A shot is saved."""
        self.note_chance("saved", details["minute"])

    def corner(self, details: Details, rule: str) -> None:
        """A shot is turned behind."""
        self.tallies[details["side"]].corners += 1
        self.note_chance("corner", details["minute"])
        self.attack.how = "corner"

    def note_chance(self, kind: str, minute: int) -> None:
        """A shot that was no goal."""
        attack = self.attack
        incident = self.note(kind, attack.side, minute)
        incident.player = attack.heroes[-1] if attack.heroes else None
        incident.rival = attack.blocker if kind == "blocked" else attack.keeper
        incident.how = attack.how
        incident.margin = attack.margin

    def goal(self, details: Details, rule: str) -> None:
        """A goal, by the player that the event names."""
        attack = self.attack
        incident = self.note("goal", details["side"], details["minute"], details["goals"])
        incident.player = SLOTS.index(details["player"].removeprefix("player:")) if "player" in details else None
        incident.how = attack.how
        incident.ability, incident.substituted = attack.ability, attack.substituted

    def penalty_saved(self, details: Details, rule: str) -> None:
        """A penalty is saved."""
        self.note("penalty saved", details["side"], details["minute"]).player = self.attack.keeper

    def foul(self, details: Details, rule: str) -> None:
        """A foul is given."""
        self.tallies[details["side"]].fouls += 1

    def yellow_card(self, details: Details, rule: str) -> None:
        """A caution."""
        self.note("yellow card", details["side"], details["minute"])

    def red_card(self, details: Details, rule: str) -> None:
        """A player is sent off."""
        self.note("red card", details["side"], details["minute"])

    def substitution(self, details: Details, rule: str) -> None:
        """A player goes off for good, for a Star; it is told later whether that Star mattered."""
        incident = self.note("substitution", details["side"], details["minute"])
        incident.player = SLOTS.index(details["player"].removeprefix("player:"))
        if details["stars"] == 1:
            self.tallies[details["side"]].star_from = incident.player

    def stars(self, details: Details, rule: str) -> None:
        """Stars come back: from now on nobody can tell which one is spent."""
        self.tallies[details["side"]].star_from = None

    def ball_lost(self, details: Details, rule: str) -> None:
        """The ball changes sides."""
        if details["cause"] == CAUSES[CAUSE_OFFSIDE]:
            self.tallies[details["side"]].offsides += 1
        elif self.attack.is_shot and details["cause"] not in CAUSES.values():
            self.tallies[details["side"]].shots += 1
            self.note_chance("blocked", details["minute"])
        self.attack = Attack(1 - details["side"])

    def shoot_out(self, details: Details, rule: str) -> None:
        """The shoot-out begins."""
        self.halves.append(SHOOT_OUT)

    def shoot_out_kick(self, details: Details, rule: str) -> None:
        """A kick of the shoot-out."""
        self.kicks.append((details["side"], details["scores"]))

    def in_shoot_out(self) -> bool:
        """Whether the shoot-out has begun."""
        return SHOOT_OUT in self.halves

    def note(self, kind: str, side: int, minute: int, goals: Sequence[int] | None = None) -> Incident:
        """Adds an incident."""
        before = self.incidents[-1].goals if self.incidents else (0, 0)
        incident = Incident(kind, side, minute, self.halves[-1], before if goals is None else goals)
        self.incidents.append(incident)
        return incident


SHOOT_OUT: Final = 5
"""The shoot-out among the halves."""
MORE_TELLING: Final = ("indirect free kick", "corner", ABILITIES[COUNTER_ATTACK])
"""What a goal is said to come from, whatever card was laid last."""

NOTED: Final[Mapping[str, Callable[[Chronicle, Details, str], None]]] = {
    "half": Chronicle.kick_off,
    "whistle": Chronicle.whistle,
    "lay": Chronicle.lay,
    "validated": Chronicle.validated,
    "ability": Chronicle.ability,
    "player": Chronicle.player,
    "counter": Chronicle.counter,
    "added to roll": Chronicle.added_to_roll,
    "discard player": Chronicle.discard_player,
    "set piece": Chronicle.set_piece,
    "faces": Chronicle.faces,
    "shot": Chronicle.shot,
    "save roll": Chronicle.save_roll,
    "off target": Chronicle.off_target,
    "saved": Chronicle.saved,
    "corner": Chronicle.corner,
    "goal": Chronicle.goal,
    "penalty saved": Chronicle.penalty_saved,
    "foul": Chronicle.foul,
    "yellow card": Chronicle.yellow_card,
    "red card": Chronicle.red_card,
    "substitution": Chronicle.substitution,
    "stars": Chronicle.stars,
    "ball lost": Chronicle.ball_lost,
    "shoot-out": Chronicle.shoot_out,
    "shoot-out kick": Chronicle.shoot_out_kick,
}
"""What is taken in of each kind of event; the others tell nothing that a report needs."""
