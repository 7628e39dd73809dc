"""The match as a newspaper tells it, from its record: headline, score, scorers, the story half by half, the figures.

What was drawn is left out.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from onze.articles import Article, Heading, Paragraph, Part, Score
from onze.games.football_a_la_carte.box import DATA
from onze.games.football_a_la_carte.game import FootballALaCarte
from onze.games.football_a_la_carte.telling.chronicle import Attempt, Chronicle, Half
from onze.games.football_a_la_carte.telling.commentary import capital, score_text, side_text
from onze.games.football_a_la_carte.telling.statistics import figures, scorers, square_of
from onze.kernel.events import Event
from onze.kernel.records import Replay
from onze.kernel.words import read_words
from onze.typography import score

__all__ = ["REPORT_WORDS", "Report", "write"]

REPORT_WORDS: Final = read_words(DATA / "report.toml")
ROUT: Final = 3
"""A win by so many goals is a clear one."""
CALLED: Final = {"resignation": "resignation", "time": "time", "draw agreed": "agreed", "abandoned": "abandoned"}
"""What ended a match from outside, as keys."""


class Report:
    """One language, and a match read from what everybody could see of it."""

    def __init__(
        self,
        game: FootballALaCarte,
        view: Mapping[str, Any],
        events: Sequence[Event],
        names: Sequence[str],
        language: str,
    ) -> None:
        self.game = game
        self.view = view
        """What a spectator saw last."""
        self.names = names
        self.language = language
        self.chronicle = Chronicle(game, events)

    # ---- words

    def say(self, key: str, **values: object) -> str:
        """A sentence filled in, with a capital at its beginning; both sides are known to it."""
        sides = {"side": self.side(0), "other": self.side(1)}
        return capital(REPORT_WORDS.say(key, self.language, {**sides, **values}))

    def phrase(self, key: str, **values: object) -> str:
        """A few words, as they are written."""
        return REPORT_WORDS.say(key, self.language, values)

    def side(self, side: int) -> str:
        """A side by the names of its players."""
        return side_text(self.game, side, self.names)

    def scored(self, goals: Sequence[int]) -> str:
        """A score as this language writes it."""
        return score(goals, self.language)

    def board(self, goals: Sequence[int]) -> str:
        """A score, and whose it is."""
        return score_text(self.game, goals, self.names, self.language)

    # ---- parts

    def headline(self) -> str:
        """How it ended, in a line."""
        outcome, goals = self.view["outcome"], self.view["score"]
        if outcome is None:
            return self.say("headline_unfinished")
        winner = next((side for side, seats in enumerate(self.game.sides) if outcome["values"][seats[0]] == 1), None)
        if winner is None:
            drawn = "draw" if any(goals) else "goalless"
            return self.say(f"headline_{CALLED.get(outcome['reason'], drawn)}", score=self.scored(goals))
        values = {"winner": self.side(winner), "loser": self.side(1 - winner)}
        won = "cuts" if goals[0] == goals[1] else self._win(winner, goals)
        best_first = [goals[winner], goals[1 - winner]]
        return self.say(f"headline_{CALLED.get(outcome['reason'], won)}", **values, score=self.scored(best_first))

    def _win(self, winner: int, goals: Sequence[int]) -> str:
        """What is most worth telling of a win: a clear one, one from behind, a single goal."""
        if goals[winner] - goals[1 - winner] >= ROUT:
            return "rout"
        if any(goal.goals[winner] < goal.goals[1 - winner] for _, goal in self.chronicle.goals):
            return "comeback"
        return "single" if sum(goals) == 1 else "win"

    def board_line(self) -> Score:
        """The score with those that led to it."""
        goals = self.view["score"]
        note = ", ".join(self._notes())
        words = ", ".join(part for part in (self.board(goals), note) if part)
        return Score(words, [self.side(0), self.side(1)], goals, note)

    def _notes(self) -> list[str]:
        notes = [
            REPORT_WORDS.say("board_half_time", self.language, {"score": self.scored(half.score)})
            for half in self.chronicle.halves[:1]
            if half.score is not None
        ]
        if any(self.view["penalty_cuts"]):
            notes.append(
                REPORT_WORDS.say("board_cuts", self.language, {"score": self.scored(self.view["penalty_cuts"])})
            )
        return notes

    def lead(self) -> str:
        """Who shot more, and who had the ball more."""
        shots = [self.chronicle.count("shot", side) for side in (0, 1)]
        said = [self._half_time()] if self._half_time() else []
        if any(shots):
            more = 0 if shots[0] >= shots[1] else 1
            key = "shots_alike" if shots[0] == shots[1] else "shots_more" if min(shots) else "shots_all"
            values = {"more": self.side(more), "many": shots[more], "total": sum(shots)}
            said.append(self.say(f"{key}_one" if max(shots) == 1 else key, **values))
        share = self.chronicle.share()
        more = 0 if share[0] >= share[1] else 1
        key = "possession_alike" if share[0] == share[1] else "possession"
        said.append(self.say(key, more=self.side(more), share=share[more]))
        return " ".join(said)

    def _half_time(self) -> str:
        """How it stood at half-time, where that says something."""
        first = next(iter(self.chronicle.halves), None)
        if first is None or first.score is None or not any(self.view["score"]):
            return ""
        if not any(first.score):
            return self.say("half_time_goalless")
        if first.score[0] == first.score[1]:
            return self.say("half_time_level", score=self.scored(first.score))
        leader = 0 if first.score[0] > first.score[1] else 1
        score = self.scored(sorted(first.score, reverse=True))
        return self.say("half_time_led", leader=self.side(leader), score=score)

    def about(self) -> str:
        """What was played, by how many, and who kicked off."""
        about = [self.say("seats", game=self.game.title, seats=self.game.seats)]
        if self.chronicle.starter is not None:
            about.append(self.say("starter", who=self.names[self.chronicle.starter]))
        return " ".join(about)

    def story(self, half: Half) -> str:
        """The goals of a half in order, the shots of both sides, and the score at its end."""
        said: Counter[str] = Counter()
        sentences = [self._told(attempt, said) for attempt in half.worth_telling]
        if not any(attempt.goals for attempt in half.worth_telling):
            sentences.append(self.say("no_goals"))
        by_side = [sum(self.game.side_of(shot.seat) == side for shot in half.shots) for side in (0, 1)]
        key = "shots" if half.shots else "no_shots"
        sentences.append(self.say(key, ours=by_side[0], theirs=by_side[1]))
        if half.score is not None:
            key = "half_time" if half.number == 1 else "full_time"
            sentences.append(self.say(key, board=self.board(half.score)))
        return " ".join(sentences)

    def tables(self) -> list[Part]:
        """The goals one by one, and both sides in numbers."""
        parts: list[Part] = []
        if self.chronicle.goals:
            listed = scorers(
                self.chronicle, self.phrase, lambda seat: self.names[seat], lambda goal: self.scored(goal.goals)
            )
            parts += [Heading(self.say("part_scorers")), listed]
        if self.chronicle.halves:
            sides = [self.side(0), self.side(1)]
            parts += [Heading(self.say("part_figures")), figures(self.chronicle, self.say, sides, self.view["score"])]
            parts.append(Paragraph(self.say("figures_note")))
        return parts

    def _told(self, attempt: Attempt, said: Counter[str]) -> str:
        who = self.names[attempt.seat]
        if not attempt.goals:
            return self._once_more(said, attempt.kind, who=who, start=self._where("shot_from", attempt))
        side = self.game.side_of(attempt.seat)
        ours, theirs = attempt.goals[side], attempt.goals[1 - side]
        key = (
            "equaliser" if ours == theirs else
            "reduce" if ours < theirs else
            "again" if ours > theirs + 1 and self._scored_before(attempt) == attempt.seat else
            "extend" if ours > theirs + 1 else
            "lead" if theirs else
            "opener"
        )  # fmt: skip
        if attempt.kind == "shot":
            how = self._where("how_free_kick" if attempt.free_kick else "how_shot", attempt)
        else:
            how = self.phrase(f"how_{attempt.kind}")
        return self._once_more(said, f"goal_{key}", who=who, how=how, score=self.scored(attempt.goals))

    def _where(self, key: str, attempt: Attempt) -> str:
        """Where a shot came from, if that is known."""
        return self.phrase(key, square=square_of(attempt)) if attempt.start else ""

    def _once_more(self, said: Counter[str], key: str, **values: object) -> str:
        """A sentence in other words each time that it is said, as far as there are any."""
        said[key] += 1
        other = f"{key}_{said[key]}"
        if other not in REPORT_WORDS.sentences:
            said[key], other = (1, key) if said[key] > 1 else (said[key], key)
        return self.say(other, **values)

    def _scored_before(self, goal: Attempt) -> int:
        """Who scored the goal before this one."""
        return self.chronicle.goals[sum(goal.goals) - 2][1].seat


def write(replay: Replay, names: Sequence[str], language: str) -> Article:
    """The report; ``names`` is what each seat is called."""
    digest = replay.record.final_hash
    frames = replay.standing_frames()
    game, view = replay.game, frames[-1].match.view(None)
    assert isinstance(game, FootballALaCarte)
    report = Report(game, view, [event for frame in frames for event in frame.events], names, language)
    parts: list[Part] = [report.board_line(), Paragraph(report.lead()), Paragraph(report.about())]
    for half in report.chronicle.halves:
        parts += [Heading(report.say(f"part_{half.number}")), Paragraph(report.story(half))]
    cuts = report.view["penalty_cuts"]
    if any(cuts):
        parts += [Heading(report.say("part_cuts")), Paragraph(report.say("cuts", board=report.board(cuts)))]
    parts += report.tables()
    parts.append(Paragraph(report.say("record", hash=digest[:16])))
    return Article(report.headline(), language, parts)
