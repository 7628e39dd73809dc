"""Chapters IX, XI.d and XI.h: matches that are played again."""

from collections.abc import Sequence
from typing import ClassVar

from onze.games.world_cup.box.edition import GROUPS, Pile
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.rules.piles import fill_hands, form_pile
from onze.games.world_cup.rules.turn import begin_turns
from onze.kernel.steps import Step

__all__ = ["Replay", "lots_decide"]


class Replay(Step[WorldCupMatch]):
    """The board is cleared, a pile is formed, those involved play the usual turns (WCG-9.a.1, WCG-9.c.3, WCG-9.d.2).

    Each of them may act in every match that is played again (WCG-C-46). Hands are filled up first only by an option
    (WCG-C-04).
    """

    fields: ClassVar[tuple[str, ...]] = ("fixtures",)

    def __init__(self, fixtures: tuple[int, ...]) -> None:
        self.fixtures = fixtures

    def run(self, match: WorldCupMatch) -> None:
        rules = match.rules
        match.replaying = list(self.fixtures)
        match.playing = match.seats_of(self.fixtures)
        match.open_board(self.fixtures)
        if match.heard:
            edition = rules.edition
            details: dict[str, object] = {
                "matches": [edition.match_things[fixture] for fixture in self.fixtures],
                "seats": list(match.playing),
            }
            of_final = "WCG-11.h.3" if edition.final in self.fixtures else "WCG-11.d.1"
            match.tell("replay", details, "WCG-9.0.1" if match.phase == GROUPS else of_final)
        refill = rules.switches.refill_before_replay and rules.many_players
        form_pile(match, replay_pile(match), len(self.fixtures), refill)
        if refill:
            fill_hands(match)
        begin_turns(match, match.playing)


def replay_pile(match: WorldCupMatch) -> Pile:
    """So many cards a match; in the final a new pile of the same size (WCG-9.b.2, WCG-11.h.3, WCG-C-48, WCG-C-49)."""
    edition = match.rules.edition
    pile = edition.phases[match.phase].replay_pile
    return pile if pile is not None else Pile({"kind": "per_match", "cards": edition.replay_cards})


def lots_decide(match: WorldCupMatch, fixtures: Sequence[int], replays: int) -> str:
    """The rule by which lots decide a tie instead of another replay; empty where it is played (WCG-C-45, WCG-C-50)."""
    rules = match.rules
    if rules.switches.replay_limit and replays >= rules.switches.replay_limit:
        return "WCG-C-50"
    return "WCG-C-45" if rules.switches.lots_for_one and len(match.seats_of(fixtures)) == 1 else ""
