"""The open question in words, as it stands under the drawing of the table."""

from onze.games.worldwide_football.box.card_texts import joined, player_effect
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import NO_CARD, NO_PLAYER, NO_TEAM, WorldwideMatch
from onze.games.worldwide_football.rules.attack import GiveBackDiscard
from onze.games.worldwide_football.rules.cautions import PayCaution
from onze.games.worldwide_football.rules.decks import BuildDecks, DeckChoice
from onze.games.worldwide_football.rules.penalties import Penalty
from onze.games.worldwide_football.rules.setup import ChooseTeam
from onze.games.worldwide_football.telling.commentary import capital
from onze.games.worldwide_football.terminal.sheet import Sheet

__all__ = ["question"]


def question(sheet: Sheet) -> str:
    """What the seat is asked, else who is; nothing when the match is over."""
    match = sheet.match
    decision = sheet.view["decision"]
    if decision is None:
        return ""
    if sheet.seat not in match.asked:
        return sheet.say("to_play", who=", ".join(sheet.names[seat] for seat in decision["asked"]))
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
