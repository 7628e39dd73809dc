"""Chapter XI: the knockout rounds."""

from typing import ClassVar

from onze.games.world_cup.match import NO_TEAM, WorldCupMatch
from onze.games.world_cup.rules.dice import draw_lots, no_dots, tell_lots, throw_dice
from onze.games.world_cup.rules.flags import EndPhase
from onze.games.world_cup.rules.piles import fill_hands, form_pile
from onze.games.world_cup.rules.replays import Replay, lots_decide
from onze.games.world_cup.rules.scoring import score
from onze.games.world_cup.rules.shoot_out import shoot_out
from onze.games.world_cup.rules.turn import begin_turns
from onze.kernel.steps import Step

__all__ = ["KnockoutRound", "ScoreRound"]


class KnockoutRound(Step[WorldCupMatch]):
    """The pile of the round is formed, hands are filled up, and turns begin: all rounds run alike (WCG-E.42)."""

    fields: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, match: WorldCupMatch) -> None:
        edition = match.rules.edition
        phase = edition.phases[self.phase]
        match.phase = self.phase
        fixtures = [fixture for fixture in phase.fixtures if not edition.fixtures[fixture].walkover]
        for fixture in phase.fixtures:
            if edition.fixtures[fixture].walkover:
                match.wins(fixture, 0 if match.row_team[2 * fixture] != NO_TEAM else 1)
        match.open_board(fixtures)
        if not fixtures:
            match.then(EndPhase())
            return
        if match.heard:
            match.tell("round", {"phase": f"phase:{phase.id}", "seats": list(match.playing)}, "WCG-11.a.1")
        assert phase.pile is not None
        form_pile(match, phase.pile, len(fixtures), match.rules.many_players)
        if match.rules.many_players:
            fill_hands(match)
        begin_turns(match, match.playing)
        match.then(ScoreRound(tuple(fixtures), 0))


class ScoreRound(Step[WorldCupMatch]):
    """One throw for all matches; winners go on, drawn matches are decided (WCG-E.43, WCG-11.d.1).

    The throw: WCG-11.c.8, WCG-11.h.1, WCG-11.k.6, WCG-11.m.5, WCG-11.o.5, WCG-11.p.4. Shoot-outs, in the order of the
    board: WCG-12.0.1, WCG-12.0.2.
    """

    fields: ClassVar[tuple[str, ...]] = ("fixtures", "replays")

    def __init__(self, fixtures: tuple[int, ...], replays: int) -> None:
        self.fixtures = fixtures
        self.replays = replays
        """How often these have been played again already."""

    def run(self, match: WorldCupMatch) -> None:
        rules = match.rules
        phase = rules.edition.phases[match.phase]
        dice = rules.switches.modification_dice and phase.dice
        dots = throw_dice(match, f"phase:{phase.id}", "WCG-E.43") if dice else no_dots(match)
        scores = score(match, self.fixtures, dots, "WCG-8.e.1")
        match.replaying = []
        drawn = [fixture for fixture, (left, right) in zip(self.fixtures, scores, strict=True) if left == right]
        rule = lots_decide(match, drawn, self.replays)
        if phase.shoot_out:
            for fixture in drawn:
                shoot_out(match, fixture)
        elif drawn and rule:
            for fixture in drawn:
                rows = (2 * fixture, 2 * fixture + 1)
                order = draw_lots(match, [match.row_team[row] for row in rows])
                match.wins(fixture, 0 if match.row_team[rows[0]] == order[0] else 1)
                tell_lots(match, order, rule)
        elif drawn:
            match.then(Replay(tuple(drawn)), ScoreRound(tuple(drawn), self.replays + 1))
            return
        match.then(EndPhase())
