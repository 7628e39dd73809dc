"""The coach's third idea: what the result of every match on the board is worth to a seat, as a chance of the cup.

A team's prospect is its chance to go on times its strength in the rounds after that; a seat's chance of the cup is its
share of all prospects. So a team of one's own is worth much, a strong rival less than nothing, and a weak one hardly
anything; what a result changes follows from the tables.
"""

from typing import Final

from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.coach.forecast import STEPS, Duel, forecast_of
from onze.games.world_cup.coach.race import Race, race_of
from onze.games.world_cup.match import NO_TEAM, WorldCupMatch

__all__ = ["Outlook"]

SIDE_SHOW: Final = 0.001
"""What a match that cannot lead to the cup counts for: the third place."""
FASTEST: Final = 5 * STEPS
"""More cards than this for a row make no difference."""


class Outlook:
    """The board as a seat sees it before its turn."""

    def __init__(self, match: WorldCupMatch, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.rules = match.rules
        self.phase = match.phase
        self.turns = turns_after(match)
        """How many turns follow this one before the phase is scored."""
        self.rows = match.rows[:]
        self.open_rows = len(match.open_rows)
        self.row_team, self.owner = match.row_team, match.owner
        self.winner, self.tiers, self.replaying = match.winner, match.tiers, match.replaying
        if LAST and self._is_as(LAST[0]):
            self._go_on_from(LAST[0])
        else:
            self._look_around()
            LAST[:] = [self]

    def _is_as(self, last: "Outlook") -> bool:
        """Whether all that counts is as it was when somebody last looked."""
        return (
            self.rows == last.rows
            and self.turns == last.turns
            and self.seat == last.seat
            and self.phase == last.phase
            and self.open_rows == last.open_rows
            and self.rules is last.rules
            and self.row_team == last.row_team
            and self.owner == last.owner
            and self.winner == last.winner
            and self.tiers == last.tiers
            and self.replaying == last.replaying
        )

    def _look_around(self) -> None:
        match, rules = self.match, self.rules
        phase = rules.edition.phases[match.phase]
        self.forecast = forecast_of(rules, rules.switches.modification_dice and phase.dice)
        rows = max(1, self.open_rows)
        self.pace = min(FASTEST, (self.turns * STEPS + rows // 2) // rows)
        self.fixtures = [number for number in match.replaying or phase.fixtures if is_played(match, number)]
        rounds = len(rules.edition.phases) - 1 - match.phase
        strength = self.forecast.strength
        self.strength = [strength[colour] ** rounds for colour in rules.colours]
        self.shares = [0.0] * rules.seats
        """Each seat's share of all prospects."""
        self.chance = 0.0
        """The seat's chance of the cup: its share."""
        self.stakes = [0.0] * len(rules.colours)
        """What it is worth to the seat that each team goes on."""
        self.payoffs: dict[int, Duel] = {}
        """What it is worth that the left team of a fixture wins, that it is drawn, that the right team wins."""
        self._now: dict[int, float] = {}
        self._gains: list[dict[int, float]] = [{} for _ in self.rows]
        if match.phase == GROUPS:
            self._look_at_groups()
        else:
            self._look_at_round()

    def _go_on_from(self, last: "Outlook") -> None:
        """What was found in the same position holds; a phrase asks several questions in one."""
        self.forecast, self.pace, self.fixtures, self.strength = last.forecast, last.pace, last.fixtures, last.strength
        self.shares, self.chance, self.stakes, self.payoffs = last.shares, last.chance, last.stakes, last.payoffs
        self._now, self._gains = last._now, last._gains

    def gain(self, row: int, after: int) -> float:
        """What it is worth that a row becomes another one."""
        known = self._gains[row]
        if after not in known:
            rows, fixture = self.rows, row // 2
            if fixture not in self._now:
                self._now[fixture] = self.expected(fixture, rows[row & ~1], rows[row | 1])
            left, right = (rows[row - 1], after) if row & 1 else (after, rows[row + 1])
            known[after] = self.expected(fixture, left, right) - self._now[fixture]
        return known[after]

    def expected(self, fixture: int, left: int, right: int) -> float:
        """What a match is worth with these tokens."""
        win, draw, loss = self.duel(fixture, left, right)
        payoff = self.payoffs[fixture]
        return win * payoff[0] + draw * payoff[1] + loss * payoff[2]

    def duel(self, fixture: int, left: int, right: int) -> Duel:
        """How a match may end with these tokens."""
        forecast, colours, row_team = self.forecast, self.rules.colours, self.row_team
        return forecast.duel(
            forecast.standing(left, colours[row_team[2 * fixture]]),
            forecast.standing(right, colours[row_team[2 * fixture + 1]]),
            self.pace,
        )

    # ---- knockout rounds

    def _look_at_round(self) -> None:
        match = self.match
        edition = match.rules.edition
        prospects = [0.0] * len(edition.teams)
        for fixture in edition.phases[match.phase].fixtures:
            if not edition.leads_to_final[fixture]:
                continue
            if fixture in self.fixtures:
                win, draw, loss = self.duel(fixture, match.rows[2 * fixture], match.rows[2 * fixture + 1])
                for row, chance in ((2 * fixture, win + draw / 2), (2 * fixture + 1, loss + draw / 2)):
                    team = match.row_team[row]
                    prospects[team] += chance * self.strength[team]
            elif match.winner[fixture] != NO_TEAM:
                team = match.winner[fixture]
                prospects[team] += self.strength[team]
        self._share_out(prospects)
        stakes = self.stakes
        for fixture in self.fixtures:
            weight = 1.0 if edition.leads_to_final[fixture] else SIDE_SHOW
            left, right = (weight * stakes[match.row_team[2 * fixture + side]] for side in (0, 1))
            self.payoffs[fixture] = (left, (left + right) / 2, right)

    def _share_out(self, prospects: list[float]) -> None:
        """Finds each seat's share of the prospects, and what it is worth to this one that each team goes on."""
        owner, seat, shares = self.match.owner, self.seat, self.shares
        total = sum(prospects) or 1.0
        for team, prospect in enumerate(prospects):
            shares[owner[team]] += prospect / total
        mine = self.chance = shares[seat]
        self.stakes = [
            self.strength[team] * ((1.0 if owner[team] == seat else 0.0) - mine) / total
            for team in range(len(prospects))
        ]

    # ---- groups

    def _look_at_groups(self) -> None:
        """Where teams play again only they are in the race; a group that is settled has its prospects."""
        match = self.match
        edition = match.rules.edition
        prospects = [0.0] * len(edition.teams)
        races: list[tuple[list[int], Race]] = []
        for number, group in enumerate(edition.groups):
            fixtures = [fixture for fixture in group.fixtures if fixture in self.fixtures]
            if fixtures:
                race = self._race(fixtures, match.rows)
                races.append((fixtures, race))
                for team, chance in zip(race.teams, race.chances, strict=True):
                    prospects[team] = chance * self.strength[team]
            else:
                for tier in match.tiers[number][: edition.qualify]:
                    prospects[tier[0]] = self.strength[tier[0]]
        self._share_out(prospects)
        nothing, one, all_points = edition.points
        for fixtures, race in races:
            of_a_point = race.of_a_point(self.stakes)
            for fixture in fixtures:
                left, right = (of_a_point[match.row_team[2 * fixture + side]] for side in (0, 1))
                self.payoffs[fixture] = (
                    left * all_points + right * nothing,
                    (left + right) * one,
                    left * nothing + right * all_points,
                )

    def _race(self, fixtures: list[int], rows: list[int]) -> Race:
        match = self.match
        edition = match.rules.edition
        pairs = tuple([(match.row_team[2 * fixture], match.row_team[2 * fixture + 1]) for fixture in fixtures])
        duels = [self.duel(fixture, rows[2 * fixture], rows[2 * fixture + 1]) for fixture in fixtures]
        places = edition.qualify + edition.best_thirds / len(edition.groups)
        return race_of(pairs, tuple(duels), edition.points, places)

    # ---- in so many words

    def going_on(self, row: int, after: int) -> dict[int, tuple[float, float]]:
        """How likely the teams that it touches go on now, and once a row becomes another one.

        In a group these are all of its teams that are still in the race, in a round the two of the match.
        """
        match = self.match
        rows = match.rows[:]
        rows[row] = after
        fixture = row // 2
        if match.phase == GROUPS:
            group = match.rules.edition.groups[match.rules.group_of[fixture]]
            fixtures = [number for number in group.fixtures if number in self.fixtures]
            now, then = self._race(fixtures, match.rows), self._race(fixtures, rows)
            chances = list(zip(now.chances, then.chances, strict=True))
            return dict(zip(now.teams, chances, strict=True))
        left, right = 2 * fixture, 2 * fixture + 1
        win, draw, _ = self.duel(fixture, match.rows[left], match.rows[right])
        win_then, draw_then, _ = self.duel(fixture, rows[left], rows[right])
        before, later = win + draw / 2, win_then + draw_then / 2
        return {match.row_team[left]: (before, later), match.row_team[right]: (1 - before, 1 - later)}


def is_played(match: WorldCupMatch, fixture: int) -> bool:
    """Whether both sides of a fixture have a team."""
    return NO_TEAM not in match.row_team[2 * fixture : 2 * fixture + 2]


def turns_after(match: WorldCupMatch) -> int:
    """How many turns follow this one before the phase is scored (WCG-5.a.6, WCG-8.a.2, WCG-8.b.2)."""
    rules = match.rules
    if match.last_turns:
        return match.last_turns - 1
    turns = len(match.draw_pile.cards) - 1
    groups = match.phase == GROUPS and not match.replaying
    if groups:
        cards = sum([kind.count for kind in rules.kinds])
        turns += (rules.edition.passes - match.run) * (cards - rules.edition.hand * rules.seats)
    if rules.many_players and (groups or (rules.switches.last_turns_always and not match.replaying)):
        turns += len(match.playing)
    return turns


LAST: Final[list[Outlook]] = []
"""The outlook that was found last, if any; it holds for whoever asks again in the same position."""
