"""The match as a newspaper tells it, from its record: headline and lead, then story and figures."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from onze.articles import Article, Heading, Paragraph, Part, Score
from onze.games.footime.box.pawns import NO_SIDE
from onze.games.footime.box.periods import EXTRA_TIME
from onze.games.footime.game import Footime
from onze.games.footime.telling.chronicle import Chronicle, read_chronicle
from onze.games.footime.telling.statistics import AT_A_GLANCE, figures, glance
from onze.games.footime.telling.story import GOALS, HAT_TRICK, story
from onze.games.footime.telling.wording import Wording, shirt
from onze.kernel.records.reader import Replay

__all__ = ["Report", "write"]

ROUT: Final = 3
"""A win by so many goals is a clear one."""
CALLED: Final = {"resignation": "resignation", "time": "time", "draw agreed": "agreed", "abandoned": "abandoned"}
"""What ended a match from outside, as keys."""


def write(replay: Replay, names: Sequence[str], language: str) -> Article:
    """The report; ``names`` is what each seat is called."""
    digest = replay.record.final_hash
    view = replay.standing_frames()[-1].match.view(None)
    return Report(view, read_chronicle(replay), names, Wording(language, digest)).article(digest)


class Report:
    """What everybody sees at the end of a match, and its chronicle, in the words of one language."""

    def __init__(self, view: Mapping[str, Any], chronicle: Chronicle, names: Sequence[str], wording: Wording) -> None:
        self.game: Footime = chronicle.game
        self.chronicle = chronicle
        self.names = names
        self.wording = wording
        self.goals: list[int] = view["score"]
        """The goals that were scored; after a forfeit the score is another."""
        self.captains = [team["captain"] for team in view["teams"]]
        outcome = view["outcome"]
        self.reason: str = "" if outcome is None else outcome["reason"]
        """Why the match is over, or nothing if it is not."""
        self.score: list[int] = outcome["score"] if self.reason == "forfeit" else self.goals
        self.winner = NO_SIDE
        """The side that won, if one did."""
        home, away = (0, 0) if outcome is None else outcome["values"][:2]
        if home != away:
            self.winner = 0 if home > away else 1

    def article(self, digest: str) -> Article:
        """Everything, in the order in which people ask."""
        wording = self.wording
        parts: list[Part] = [self.board(), Paragraph(self.lead()), Paragraph(self._seats())]
        parts += story(self.chronicle, wording)
        if self.chronicle.of_kinds(AT_A_GLANCE):
            parts += [Heading(wording.say("part_glance")), glance(self.chronicle, wording)]
        if self.chronicle.was_played():
            parts.append(Heading(wording.say("part_figures")))
            parts += [figures(self.chronicle, wording, self.goals), Paragraph(wording.say("figures_note"))]
        title = self.headline()
        return Article(title, wording.language, [*parts, Paragraph(wording.say("record", hash=digest[:16]))])

    # ---- headline and lead

    def headline(self) -> str:
        """The story in a line: the most telling of all that is true."""
        return self.wording.say(f"headline_{self._headline_key()}", **self._values())

    def _headline_key(self) -> str:
        if self.reason in CALLED or not self.reason:
            return CALLED.get(self.reason, "unfinished")
        if self.reason in ("forfeit", "shoot-out"):
            return self.reason.replace("-", "_")
        if self.winner < 0:
            return "draw" if any(self.score) else "goalless"
        most = self._best_scorer()[1]
        if most >= HAT_TRICK:
            return "hat_trick" if most == HAT_TRICK else "many_goals"
        if self.reason == "extra time":
            return "extra_time"
        if self._was_behind():
            return "comeback"
        margin = abs(self.score[0] - self.score[1])
        if sum(self.score) == 1:
            return "single" if self.chronicle.of_kinds(("goal",)) else "narrow"
        return "rout" if margin >= ROUT else "narrow" if margin == 1 else "win"

    def _values(self) -> dict[str, object]:
        """Both teams, in order and as winner and loser, the score with the winner's goals first, the best scorer."""
        wording = self.wording
        first = max(self.winner, 0)
        best, number = self._best_scorer()
        kicks = self._kicks()
        return {
            "team": wording.team(0),
            "other": wording.team(1),
            "winner": wording.team(first),
            "loser": wording.team(1 - first),
            "score": wording.score([self.score[first], self.score[1 - first]]),
            "kicks": wording.score([kicks[first], kicks[1 - first]]),
            "board": wording.board(self.goals),
            "left": self.chronicle.left,
            "shirt": shirt(best),
            "number": number,
            "target": self.game.switches.goal_target,
        }

    def _kicks(self) -> list[int]:
        """The goals of the shoot-out by side."""
        return [self.chronicle.kicks.count((side, "goal")) for side in (0, 1)]

    def _best_scorer(self) -> tuple[str, int]:
        """The winner's pawn with most goals, and how many; the first of them where several have as many."""
        goals = [goal.pawn for goal in self.chronicle.of_kinds(("goal",), self.winner)]
        best = max(goals, key=goals.count, default="")
        return best, goals.count(best)

    def _was_behind(self) -> bool:
        """Whether the winner had ever fewer goals than the loser."""
        goals = self.chronicle.of_kinds(GOALS)
        return any(goal.goals[self.winner] < goal.goals[1 - self.winner] for goal in goals)

    def board(self) -> Score:
        """The score with those that led to it: Home 2 – 2 Away (half-time 1 – 0, on penalties 3 – 1)."""
        after, phrase, score = self.chronicle.score_after, self.wording.phrase, self.wording.score
        notes: list[str] = []
        if 1 in after:
            notes.append(phrase("board_half_time", score=score(after[1])))
        if EXTRA_TIME in self.chronicle.periods:
            notes.append(phrase("board_normal_time", score=score(after[2])))
        if self.chronicle.kicks:
            notes.append(phrase("board_shoot_out", score=score(self._kicks())))
        board, note = self.wording.board(self.score), ", ".join(notes)
        teams = [self.wording.team(side) for side in (0, 1)]
        return Score(f"{board} ({note})" if notes else board, teams, self.score, note)

    def lead(self) -> str:
        """The result, the score at half-time, and who shot and had the ball more."""
        values = self._values()
        said = [self.wording.say(f"lead_{self._lead_key()}", **values)]
        half_time = self.chronicle.score_after.get(1)
        if half_time is not None and any(self.goals):
            home, away = half_time
            key = "level" if home == away else "led"
            leader = self.wording.team(0 if home >= away else 1)
            score = self.wording.score(sorted(half_time, reverse=True))
            said.append(self.wording.say(f"half_time_{key}", leader=leader, score=score))
        return " ".join([*said, *self._balance()])

    def _lead_key(self) -> str:
        if self.reason in CALLED or not self.reason:
            return CALLED.get(self.reason, "unfinished")
        if self.winner < 0:
            return "draw"
        if self.reason == "goal target" and self.game.switches.goal_target == 1:
            return "goal_target_one"
        return "win" if self.reason == "full time" else self.reason.replace(" ", "_").replace("-", "_")

    def _balance(self) -> list[str]:
        """Who shot more, and who had the ball more."""
        shots = [self.chronicle.count("shot", side) for side in (0, 1)]
        said: list[str] = []
        if any(shots):
            more = 0 if shots[0] >= shots[1] else 1
            apart = "shots_only" if max(shots) == 1 else "shots_all"
            key = "shots_alike" if shots[0] == shots[1] else "shots_more" if min(shots) else apart
            said.append(self.wording.say(key, more=self.wording.team(more), many=shots[more], total=sum(shots)))
        if self.chronicle.was_played():
            share = self.chronicle.share()
            more = 0 if share[0] >= share[1] else 1
            key = "possession_alike" if share[0] == share[1] else "possession"
            said.append(self.wording.say(key, more=self.wording.team(more), share=share[more]))
        return said

    def _seats(self) -> str:
        """How long the match was to last, and who played for whom."""
        switches, options = self.game.switches, self.game.options
        key = "target" if switches.goal_target else "watch" if switches.wall else "turns"
        counts = {"target": switches.goal_target, "watch": options["period_minutes"], "turns": switches.period_turns}
        values = {"turns": counts["turns"], "minutes": counts["watch"], "goals": counts["target"]}
        format_ = self.wording.phrase(f"format_{key}_one" if counts[key] == 1 else f"format_{key}", **values)
        who = [
            self.wording.listed(list(dict.fromkeys([self._player(seat) for seat in side]))) for side in self.game.sides
        ]
        return self.wording.say("seats", format=format_, **self.wording.teams(0), who=who[0], other_who=who[1])

    def _player(self, seat: int) -> str:
        """A player by name; a captain whom his team has named is said to be one (FT-SETUP.8)."""
        game = self.game
        named = game.switches.named_captains and game.seats > 2 and seat in self.captains
        return self.wording.phrase("captain", name=self.names[seat]) if named else self.names[seat]
