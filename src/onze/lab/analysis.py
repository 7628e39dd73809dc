"""Looking back at a match: the chance to win from choice to choice, what choices cost, and what luck brought.

The two are kept apart. A **choice** is judged by what its seat could know: in worlds dealt anew, with the same luck for
all phrases, the one that was said is set against the best. **Luck** is what was worth more or less afterwards than the
phrase that was said is on average in those worlds. The curve itself sees all cards: the match is over.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from onze.bots.scoring import guide_of
from onze.bots.search import Budget, Guide, Race
from onze.bots.search.race import Runner
from onze.kernel.chance import Chance, Seeded
from onze.kernel.events import Event
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.records.reader import Frame
from onze.kernel.words import LANGUAGES, Text

__all__ = ["Analysis", "Choice", "Luck", "Point", "Turn", "analyse", "turns_of"]

WORLDS: Final = 8
"""So many worlds are dealt for a first look at every choice."""
CANDIDATES: Final = 8
"""So many phrases are looked at besides the one that was said."""
SUSPECTS: Final = 8
"""So many choices that look costly are looked at again, more deeply."""
RIVALS: Final = 3
"""So many better phrases are looked at again."""
SECOND_LOOK: Final = 40
"""The worlds of that look."""
NAMED: Final = 3
"""So many moves and strokes of luck are named."""
SURE: Final = 1.0
"""A move has cost something if its rival was better by so many standard errors."""
LEAST: Final = 0.005
"""Less is not worth a word."""


class Turn(NamedTuple):
    """A choice, and all that followed by itself until the next one."""

    line: int
    """The line of the record on which it begins."""
    seat: int
    """Who chose."""
    before: Match
    """The match before it."""
    phrase: tuple[int, ...]
    """What was said."""
    after: Match
    """The match before the next choice, or at its end."""
    events: tuple[Event, ...]
    """What happened."""


class Point(NamedTuple):
    """How a match stood before a choice, or at its end."""

    line: int
    """The line of the record that was played last."""
    values: tuple[float, ...]
    """Each side's chance to win, all cards as they lay."""


class Choice(NamedTuple):
    """A move that cost something, as far as its seat could know."""

    line: int
    """The line on which it begins."""
    seat: int
    """Who chose."""
    said: Text
    """What was said."""
    value: float
    """The seat's chance to win with it."""
    better: Text
    """What would have been better."""
    best: float
    """The chance to win with that."""
    error: float
    """The standard error of the difference."""

    @property
    def cost(self) -> float:
        """What the choice has cost."""
        return self.best - self.value


class Luck(NamedTuple):
    """A stroke of luck, good or bad, for the seat that chose before it."""

    line: int
    """The line on which that choice begins."""
    seat: int
    """Who chose."""
    said: Text
    """What was said."""
    expected: float
    """The chance to win that it brings on average, cards as they lay."""
    came: float
    """The chance to win that it brought."""
    events: tuple[Event, ...]
    """What happened."""

    @property
    def gain(self) -> float:
        """What luck has given; less than nothing where it has taken."""
        return self.came - self.expected


class Analysis(NamedTuple):
    """What is said of a match when it is over."""

    points: tuple[Point, ...]
    """The curve."""
    choices: tuple[Choice, ...]
    """The moves that cost most, the dearest first."""
    lucks: tuple[Luck, ...]
    """The strokes of luck that mattered most."""

    def written(self) -> dict[str, Any]:
        """All of it in plain values, for a page to draw."""
        return {
            "analysis": 1,
            "points": [{"line": one.line, "values": [round(value, 4) for value in one.values]} for one in self.points],
            "choices": [
                {
                    "line": one.line,
                    "seat": one.seat,
                    "said": dict(one.said),
                    "value": round(one.value, 4),
                    "better": dict(one.better),
                    "best": round(one.best, 4),
                    "error": round(one.error, 4),
                }
                for one in self.choices
            ],
            "luck": [
                {
                    "line": one.line,
                    "seat": one.seat,
                    "said": dict(one.said),
                    "expected": round(one.expected, 4),
                    "came": round(one.came, 4),
                }
                for one in self.lucks
            ],
        }


def turns_of(game: Game[Any], frames: Sequence[Frame]) -> list[Turn]:
    """The choices of a match in order; lines that left none belong to the choice before them."""
    starts: list[int] = []
    phrase_begins = True
    for place in range(1, len(frames)):
        play, match = frames[place].play, frames[place - 1].match
        if play.seat is None or match.decision is None:
            phrase_begins = True
            continue
        if phrase_begins and len(match.moves(play.seat)) > 1:
            starts.append(place)
        phrase_begins = match.decision.commits(match, game.move(play.what), play.seat)
    turns: list[Turn] = []
    for place, following in pairwise([*starts, len(frames)]):
        before, seat = frames[place - 1].match, frames[place].play.seat
        assert seat is not None
        phrase: list[int] = []
        for frame, match in zip(frames[place:following], [one.match for one in frames[place - 1 :]], strict=False):
            phrase.append(game.move(frame.play.what))
            if match.decision is None or match.decision.commits(match, phrase[-1], seat):
                break
        events = tuple(event for frame in frames[place:following] for event in frame.events)
        line = frames[place].play.line
        turns.append(Turn(line, seat, before, tuple(phrase), frames[following - 1].match, events))
    return turns


def analyse(
    game: Game[Any], frames: Sequence[Frame], seed: int = 1, heard: Callable[[int, int], None] = lambda done, of: None
) -> Analysis:
    """Looks at every choice of a match that is over; ``heard`` is told how many of them are done."""
    deep, shallow = guide_of(game), guide_of(game)
    shallow.settings.phrases = shallow.settings.spells = 0
    chance = Seeded(seed)
    turns = turns_of(game, frames)
    values = [_values(shallow, turn.before) for turn in turns] + [_values(shallow, frames[-1].match)]
    lines = [*(turn.line - 1 for turn in turns), frames[-1].play.line]
    looks: list[_Look] = []
    for done, turn in enumerate(turns):
        looks.append(_look(shallow, turn, values[done], values[done + 1], chance))
        heard(done + 1, len(turns) + SUSPECTS)
    suspects = sorted((look for look in looks if look.rivals), key=lambda look: -look.cost)[:SUSPECTS]
    choices: list[Choice] = []
    for done, look in enumerate(suspects):
        choice = _second_look(deep, look, chance)
        if choice.cost > max(LEAST, SURE * choice.error):
            choices.append(choice)
        heard(len(turns) + done + 1, len(turns) + SUSPECTS)
    lucks = sorted((look.luck for look in looks), key=lambda luck: -abs(luck.gain))
    return Analysis(
        tuple(Point(line, value) for line, value in zip(lines, values, strict=True)),
        tuple(sorted(choices, key=lambda choice: -choice.cost)[:NAMED]),
        tuple(luck for luck in lucks[:NAMED] if abs(luck.gain) > LEAST),
    )


class _Look(NamedTuple):
    """A first look at a choice."""

    turn: Turn
    cost: float
    rivals: tuple[tuple[int, ...], ...]
    luck: Luck


def _values(guide: Guide, match: Match) -> tuple[float, ...]:
    """Each side's chance to win as all cards lie; together they are 1."""
    sides = match.game.sides
    if match.outcome is not None or guide.coach is None:
        played = match.outcome
        return tuple(1 / len(sides) if played is None else _won(played.values, side) for side in sides)
    told = [guide.value(match, side[0]) if side else None for side in sides]
    known = [value for value in told if value is not None]
    if len(known) < len(told):  # a side that nobody sits for has what the others leave
        return tuple(1 - sum(known) if value is None else value for value in told)
    whole = sum(known) or 1.0
    return tuple(value / whole for value in known)


def _won(values: Sequence[float], side: Sequence[int]) -> float:
    return values[side[0]] if side else 1 - sum(values)


def _look(guide: Guide, turn: Turn, before: tuple[float, ...], after: tuple[float, ...], chance: Chance) -> _Look:
    """What was said against what the coach would think of, in a few worlds; and how far luck took the match from that.

    Luck is how much more the match has changed than such worlds do on average: what the seat did not know all along is
    taken off both.
    """
    match, seat = turn.before, turn.seat
    phrases = [one for one in guide.phrases(match, seat, CANDIDATES) if one != turn.phrase]
    dealer = match.dealer(seat)
    start = said = 0.0
    totals = [0.0] * len(phrases)
    for _ in range(WORLDS):
        world = dealer.deal(chance)
        luck = chance.below(1 << 32)
        start += guide.value(world, seat) if guide.coach is not None else 1 / len(match.game.sides)
        said += _result(guide, world, turn.phrase, seat, luck)
        for number, phrase in enumerate(phrases):
            totals[number] += _result(guide, world, phrase, seat, luck)
    order = sorted(range(len(phrases)), key=lambda number: -totals[number])
    better = [number for number in order if totals[number] > said][:RIVALS]
    side = match.game.side_of(seat)
    expected = min(1.0, max(0.0, before[side] + (said - start) / WORLDS))
    told = Luck(turn.line, seat, _text(match, turn.phrase, seat), expected, after[side], turn.events)
    cost = (totals[better[0]] - said) / WORLDS if better else 0.0
    return _Look(turn, cost, tuple(phrases[number] for number in better), told)


def _result(guide: Guide, world: Match, phrase: Sequence[int], seat: int, luck: int) -> float:
    """What a seat has of a phrase in a world, before the next choice."""
    match, chance = world.clone(), Seeded(luck)
    for move in phrase:
        match.play_listed(move, chance, None, seat)
    guide.play_on(match, chance)
    return guide.value(match, seat)


def _second_look(guide: Guide, look: _Look, chance: Chance) -> Choice:
    """What was said and its rivals once more, in fresh worlds, with coaches playing on."""
    turn = look.turn
    race = Race(guide, turn.before, turn.seat, chance)
    field = (turn.phrase, *look.rivals)
    race.runners = [Runner(phrase, number, len(field)) for number, phrase in enumerate(field)]
    race.run(Budget(), SECOND_LOOK)
    said, best = race.runners[0], max(race.runners[1:], key=Runner.mean)
    texts = [_text(turn.before, runner.phrase, turn.seat) for runner in (said, best)]
    return Choice(turn.line, turn.seat, texts[0], said.mean(), texts[1], best.mean(), race.error(best, said))


def _text(match: Match, phrase: Sequence[int], seat: int) -> Text:
    """A phrase as people say it."""
    texts: list[Text] = []
    shown = match.clone()
    for number, move in enumerate(phrase):
        texts.append(shown.move_text(move, seat))
        if number + 1 < len(phrase):
            shown.play_listed(move, Seeded(0), None, seat)
    return {language: " › ".join(text[language] for text in texts) for language in LANGUAGES}
