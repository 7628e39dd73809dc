"""The open question in words, what its moves do, and what may be answered at once."""

from collections.abc import Sequence

from onze.games.worldwide_football.box.card_texts import (
    joined,
    player_effect,
)
from onze.games.worldwide_football.box.deck_files import deck_moves, sample_called
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import NO_CARD, NO_PLAYER, NO_TEAM, WorldwideMatch
from onze.games.worldwide_football.rules.cautions import PayCaution
from onze.games.worldwide_football.rules.decks import BuildDecks, DeckChoice
from onze.games.worldwide_football.rules.giving_back import GiveBackDiscard
from onze.games.worldwide_football.rules.halves import HalfTimeAbilities
from onze.games.worldwide_football.rules.penalties import Penalty
from onze.games.worldwide_football.rules.setup import ChooseTeam, ExtraAbilities
from onze.games.worldwide_football.telling.commentary import capital
from onze.games.worldwide_football.terminal.sheet import Sheet

__all__ = ["in_any_order", "question", "said_at_once"]


def question(match: WorldwideMatch, seat: int | None, names: Sequence[str], language: str) -> str:
    """What the seat is asked, else who is; nothing when the match is over."""
    sheet = Sheet(match, seat, names, language)
    decision = sheet.view["decision"]
    if decision is None:
        return ""
    if sheet.seat not in match.asked:
        who = [names[other] for other in decision["asked"]]
        return (
            sheet.say("to_play", who=who[0]) if len(who) == 1 else sheet.say("to_play_both", who=who[0], other=who[1])
        )
    return capital(WORDS.say(_key(match, sheet.seat), sheet.language, _values(match, sheet.seat)))


def _key(match: WorldwideMatch, seat: int) -> str:
    key = f"ask_{type(match.decision).__name__}"
    decision = match.decision
    if isinstance(decision, ChooseTeam) and decision.side != seat:
        return f"{key}_virtual"
    if isinstance(decision, Penalty):
        return f"{key}{'' if match.ball == seat else '_keeper'}{'_with_card' if match.keeper_card else ''}"
    if isinstance(decision, GiveBackDiscard) and not decision.must:
        return f"{key}_may"
    if isinstance(decision, BuildDecks) and not decision.said(match, seat):
        return f"{key}_first"
    return key


def _values(match: WorldwideMatch, seat: int) -> dict[str, object]:
    """All that a question may speak of."""
    decision = match.decision
    rules = match.rules
    values: dict[str, object] = {
        "total": match.total,
        "needed": match.needed,
        "quality": match.shot_die + match.shot_bonus,
        "saved": "1 + 2" if rules.switches.keeper_covers else "1 + 6",
        "left": decision.left if isinstance(decision, PayCaution) else 0,
    }
    if match.teams[1 - seat] != NO_TEAM:
        values["other"] = match.team(1 - seat).the
    if match.card != NO_CARD:
        values["card"] = rules.actions[match.card].text
    if match.playing != NO_PLAYER:
        player = match.player(match.playing_side, match.playing)
        values |= {"player": player.title(), "effect": player_effect(player)}
    if isinstance(decision, DeckChoice):
        kind = rules.actions[len(decision.said(match, seat))]
        samples = joined([WORDS.text(f"deck_name_{name}") for name in rules.decks], ", ")
        values |= {"size": decision.size, "least": decision.least, "most": decision.most, "card": kind.text}
        values["samples"] = samples
    return values


# ---- answering


def in_any_order(match: WorldwideMatch) -> bool:
    """Abilities are taken together, whichever is named first."""
    return isinstance(match.decision, ExtraAbilities | HalfTimeAbilities)


def said_at_once(match: WorldwideMatch, seat: int, answer: str) -> Sequence[int]:
    """The moves that build a deck which goes by a name or lies in a file."""
    rules = match.rules
    if not isinstance(match.decision, BuildDecks):
        return ()
    if sample_called(rules, answer) is None and not answer.endswith(".toml"):
        return ()
    return [rules.move(move) for move in deck_moves(rules, answer)]
