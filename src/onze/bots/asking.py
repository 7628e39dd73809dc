"""Asking bots, and letting them play: they never see the true match, and what they answer is checked."""

from collections.abc import Sequence
from typing import Any

from onze.bots.files import place_of
from onze.bots.thinker import Bot, Thinker
from onze.bots.words import WORDS
from onze.kernel.chance import Chance, Seeded
from onze.kernel.events import Event, Listener
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.phrases import play_phrase, preview

__all__ = ["answer_of", "ask_bot", "ask_bot_phrase", "name_of", "play_match"]


def ask_bot(bot: Bot, match: Match, seat: int, chance: Chance, seconds: float | None = None) -> int:
    """A bot's next move for a seat: a lone move is played without asking it.

    A bot that fails or answers with what is no listed move is refused by name and seat; the match is not changed.
    """
    moves = match.moves(seat)
    return moves[0] if len(moves) == 1 else answer_of(bot, match, seat, chance, seconds)[0]


def ask_bot_phrase(bot: Bot, match: Match, seat: int, chance: Chance, seconds: float | None = None) -> list[int]:
    """A bot's moves up to the one that commits, for ``play_phrase``; the match itself is untouched."""
    said: list[int] = []
    while True:
        shown = preview(match, said, seat)
        moves = shown.moves(seat)
        answer = moves[:1] if len(moves) == 1 else answer_of(bot, shown, seat, chance, seconds)
        for move in answer:
            reason = shown.why_not(move, seat)
            if reason is not None:
                values = {"bot": name_of(bot), "seat": seat + 1, "why": reason.text}
                raise WORDS.refused("bot_answers_unlisted", reason.rule, values)
            said.append(move)
            assert shown.decision is not None
            if shown.decision.commits(shown, move, seat):
                return said
            shown = preview(match, said, seat)


def answer_of(bot: Bot, match: Match, seat: int, chance: Chance, seconds: float | None = None) -> Sequence[int]:
    """What a bot answers, a lone move or not: moves, the first of which is listed."""
    dealt = match.redealt(seat, chance)
    try:
        if isinstance(bot, Thinker):
            answer: object = bot.answer(dealt, seat, chance, seconds)
        else:
            answer = bot(dealt, seat, chance)
    except (Exception, SystemExit) as error:
        values = {"bot": name_of(bot), "seat": seat + 1, "place": place_of(error), "error": repr(error)}
        raise WORDS.refused("bot_fails", values=values) from error
    parts = list(answer) if isinstance(answer, (list, tuple)) else [answer]
    said = [move for move in parts if isinstance(move, int) and not isinstance(move, bool)]
    if not said or len(said) < len(parts):
        values = {"bot": name_of(bot), "seat": seat + 1, "answer": repr(answer)}
        raise WORDS.refused("bot_answers_wrong", values=values)
    reason = match.why_not(said[0], seat)
    if reason is not None:
        values = {"bot": name_of(bot), "seat": seat + 1, "why": reason.text}
        raise WORDS.refused("bot_answers_unlisted", reason.rule, values)
    return said


def name_of(bot: Bot) -> str:
    """What a bot is called where it is spoken of."""
    return str(getattr(bot, "__qualname__", None) or type(bot).__name__)


def play_match(
    game: Game[Any],
    bots: Sequence[Bot],
    chance: Chance,
    tell: Listener | None = None,
    seconds: float | None = None,
) -> Match:
    """Plays a whole match, a bot a seat; seats that are asked together answer in turn.

    Each hears what its seat is told; ``seconds`` is how long a bot may think about an answer.
    """
    # Bots think with luck of their own: the match's luck would tell what is thrown next.
    thinking = Seeded(chance.below(1 << 32))
    thinkers = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, Thinker)]
    for _, bot in thinkers:
        bot.begin()

    def hear(event: Event) -> None:
        for seat, bot in thinkers:
            bot.told(seat, event.seen_by(seat))
        if tell is not None:
            tell(event)

    listener = hear if thinkers else tell
    match: Match = game.new_match(chance, listener)
    while match.outcome is None:
        seat = match.seat
        play_phrase(match, ask_bot_phrase(bots[seat], match, seat, thinking, seconds), chance, listener, seat)
    return match
