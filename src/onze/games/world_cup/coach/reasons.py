"""Why the coach likes a move or not: a sentence, chosen by what decided, with the numbers that did."""

from typing import Final

from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.box.rows import put
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.coach.answers import Choice
from onze.games.world_cup.coach.chances import cup_chances, shifted
from onze.games.world_cup.coach.forecast import scoring_chance
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.rules.placing_tokens import ChooseToken, PlaceTokens
from onze.games.world_cup.rules.turn import PlayCard
from onze.games.world_cup.rules.turning_tokens import TurnToken, after_turn
from onze.kernel.words import Text

__all__ = ["reason_for"]

NEARLY: Final = 1e-9
"""Worths that differ by less are the same."""


def reason_for(match: WorldCupMatch, seat: int, move: int, worths: dict[int, float]) -> Text:
    """Why a listed move is good or bad; ``worths`` is what each listed move is worth."""
    reasons = Reasons(match, seat, move, worths)
    decision = match.decision
    rules = match.rules
    if isinstance(decision, PlayCard):
        return reasons.of_discard() if move in rules.discard else reasons.of_card()
    if isinstance(decision, TurnToken):
        return reasons.of_change(move, after_turn(match, move))
    if isinstance(decision, ChooseToken):
        return reasons.of_change(decision.row, put(match.rows[decision.row], rules.choose_token.thing(move)))
    assert isinstance(decision, PlaceTokens)
    kind = rules.kinds[decision.card]
    if move == rules.leave_out:
        return WORDS.text("why_left_out" if reasons.best else "why_left_out_in_vain")
    if len(kind.place) > 1:
        return reasons.of_change(move, put(match.rows[move], kind.place[len(decision.chosen)]))
    row, after = reasons.choice.put_best(decision.card, move)
    return reasons.of_change(row, after, scoring_chance(rules) if kind.roll else 1.0)


class Reasons:
    """A move of a seat, and what can be said for or against it."""

    def __init__(self, match: WorldCupMatch, seat: int, move: int, worths: dict[int, float]) -> None:
        self.match = match
        self.seat = seat
        self.move = move
        self.worths = worths
        self.choice = Choice(match, seat)
        self.outlook = self.choice.outlook
        self.best = worths[move] >= max(worths.values()) - NEARLY
        """Whether nothing is better."""

    # ---- cards

    def of_discard(self) -> Text:
        """Why a card is discarded: others are to be kept, it has no use, or every use of it does harm."""
        card = self.choice.card_of(self.move)
        discard = self.match.rules.discard
        values: dict[str, object] = {"card": self.match.rules.kinds[card].text}
        gains = {use: self.choice.best_use(use)[1] for use in self.worths if use not in discard}
        if self.best and any(gain > NEARLY for gain in gains.values()):
            return WORDS.text("why_discard_cheapest", values)
        own = [gain for use, gain in gains.items() if self.choice.card_of(use) == card]
        if not own:
            return WORDS.text("why_discard_useless", values)
        if max(own) < -NEARLY:
            return WORDS.text("why_discard_harm", values)
        before, after = self._cup(max(own))
        if max(own) <= NEARLY:
            return self._little(before)
        if before == after:
            return WORDS.text("why_discard_in_vain_a_little", values)
        return WORDS.text("why_discard_in_vain", {**values, "before": before, "after": after})

    def of_card(self) -> Text:
        """Why a card is played: what it does at its best; why it is not, where a later use is worth more."""
        changes, gain = self.choice.best_use(self.move)
        card = self.choice.card_of(self.move)
        kind = self.match.rules.kinds[card]
        rolls = kind.roll and self.move in self.match.rules.place
        values: dict[str, object] = {"card": kind.text}
        if not self.best and gain > NEARLY and gain >= self._gain_of_best():
            later = "why_later_penalty" if rolls else "why_later"
            return WORDS.text(later if self.choice.eagerness(card) < 1.0 else "why_kept", values)
        before, after = self._cup(gain)
        if len(changes) > 1 and before != after:
            teams = [self.match.rules.edition.teams[self.match.row_team[row]].text for row, _ in changes]
            values = {"teams": teams, "before": before, "after": after}
            return WORDS.text("why_several_good" if gain > 0 else "why_several_bad", values)
        row, after_it = max(changes, key=lambda change: self.outlook.gain(change[0], change[1]))
        return self.of_change(row, after_it, scoring_chance(self.match.rules) if rolls else 1.0)

    def _gain_of_best(self) -> float:
        """What the best move changes on the board."""
        best = max(self.worths, key=lambda move: self.worths[move])
        return 0.0 if best in self.match.rules.discard else self.choice.best_use(best)[1]

    # ---- rows

    def of_change(self, row: int, after: int, odds: float = 1.0) -> Text:
        """What it does to the team that it matters for most that a row becomes another one, if it is likely to."""
        gain = self.outlook.gain(row, after)
        chances = {
            team: (now, now + odds * (then - now)) for team, (now, then) in self.outlook.going_on(row, after).items()
        }
        team = self._team_of(row, chances, gain)
        before, then = (_percent(chance) for chance in chances[team])
        if self.best and gain < -NEARLY:
            return WORDS.text("why_least_harm", {"chance": self._cup(0.0)[0]})
        if before == then:
            return self._little(self._cup(0.0)[0])
        whose = "own" if self.match.owner[team] == self.seat else "rival"
        way = "up" if then > before else "down"
        values = {"team": self.match.rules.edition.teams[team].text, "before": before, "after": then}
        return WORDS.text(f"why_{whose}_{way}_{self._prize(row // 2)}", values)

    def _little(self, chance: int) -> Text:
        """Nothing decides here."""
        return WORDS.text("why_little" if chance else "why_little_out_of_reach", {"chance": chance})

    def _team_of(self, row: int, chances: dict[int, tuple[float, float]], gain: float) -> int:
        """The team that a change is about: one's own in the match itself, if that decides, else whichever does."""
        stakes, match = self.outlook.stakes, self.match
        sign = 1 if gain >= 0 else -1
        effects = {team: sign * stakes[team] * (then - now) for team, (now, then) in chances.items()}
        own = [team for team in (match.row_team[row], match.row_team[row ^ 1]) if match.owner[team] == self.seat]
        deciding = [team for team in own if effects[team] > NEARLY] or list(effects)
        return max(deciding, key=lambda team: effects[team])

    def _prize(self, fixture: int) -> str:
        """What a match, or a group, is played for."""
        edition = self.match.rules.edition
        if fixture == edition.final:
            return "cup"
        return "through" if self.match.phase == GROUPS or edition.leads_to_final[fixture] else "match"

    def _cup(self, gain: float) -> tuple[int, int]:
        """The seat's chance of the cup in percent, now and with such a gain."""
        shares = self.outlook.shares
        now = cup_chances(self.match, shares)[self.seat]
        then = cup_chances(self.match, shifted(shares, self.seat, gain))[self.seat]
        return _percent(now), _percent(then)


def _percent(chance: float) -> int:
    return round(100 * chance)
