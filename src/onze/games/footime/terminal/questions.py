"""The open question in words, and the points or pawns to choose from in short."""

from collections.abc import Sequence
from typing import Final

from onze.games.footime.box.options import EXACT
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.cards.injuries_and_changes import ThrowAway
from onze.games.footime.rules.cards.passes import BallTo
from onze.games.footime.rules.contacts import ChooseContact
from onze.games.footime.rules.line_up import LineUpTogether, squad
from onze.games.footime.telling.signs import pawn_sign, score_text
from onze.games.footime.terminal.marks import ENDS_WELL, FLAGGED, OPEN, SCORES, marks
from onze.games.footime.terminal.sheet import GAP, Sheet, wrapped
from onze.games.footime.terminal.typed_answers import DECLINE
from onze.typography import WIDE

__all__ = ["listing", "question"]

FEW: Final = 20
"""So many points are listed by name; more of them are only marked on the pitch."""


def question(sheet: Sheet) -> str:
    """What the seat is asked, else who is; nothing when the match is over."""
    match = sheet.match
    asked = sheet.question
    if not asked:
        return ""
    if not sheet.asked:
        return sheet.say("to_play", who=", ".join(sheet.names[seat] for seat in match.asked))
    key = f"ask_{asked['name']}"
    values = {name: _in_words(sheet, name, shown) for name, shown in asked.items()}
    if isinstance(match.decision, ThrowAway) and match.decision.thrown:
        key += "_more"
    if isinstance(match.decision, ChooseContact) and match.decision.offender >= 0:
        key += "_victim"
    if isinstance(match.decision, LineUpTogether) and sheet.seat is not None:
        said = match.decision.said(match, sheet.seat)
        if said:
            key = "ask_PlaceShirt"
            values["pawn"] = pawn_sign(squad(match, sheet.seat & 1)[len(said) - 1])
    if "value" in asked:
        exact = sheet.rules.switches.path_rule == EXACT
        values["reach"] = WORDS.text("value_exactly" if exact else "value_at_most", {"value": asked["value"]})
    if "seat" in asked:
        values["who"] = sheet.names[match.to_play]
    sentence = WORDS.say(key, sheet.language, values)
    return sentence[:1].upper() + sentence[1:]


def _in_words(sheet: Sheet, name: str, shown: object) -> object:
    """What a question shows, as people say it."""
    rules = sheet.rules
    if name in ("pawn", "offender", "victim") and shown is not None:
        return pawn_sign(rules.pawns.index(str(shown)))
    if name in ("card", "booster") and isinstance(shown, str):
        return rules.kinds[rules.cards.index(shown)].text
    if name == "thrown" and isinstance(shown, list):
        return ", ".join(sheet.cards([rules.cards.index(card) for card in shown])) or "–"
    if name in ("kicks", "scored") and isinstance(shown, list):
        return score_text(shown)
    if name in ("role", "about"):
        return WORDS.text(f"{name}_{shown}")
    return shown


# ---- what is listed by name


def listing(match: FootimeMatch, seat: int, moves: Sequence[int], language: str) -> str:
    """Points and pawns in short, by the names that they are called by; nothing for cards and the like."""
    rules = match.rules
    points = [move for move in moves if move in rules.place]
    pawns = [rules.choose.thing(move) for move in moves if move in rules.choose]
    if points:
        lines = _points_listed(match, seat, points, language)
    elif pawns:
        said = [f"{pawn_sign(pawn)}{WIDE}{_place(match, pawn, language)}" for pawn in pawns]
        lines = wrapped(WORDS.say("list_pawns", language, {"pawns": GAP.join(said)}))
    else:
        return ""
    if rules.pass_on in moves:
        lines.append(f"{GAP}{DECLINE}. {match.move_text(rules.pass_on, seat)[language]}")
    return "\n".join(lines)


def _place(match: FootimeMatch, pawn: int, language: str) -> str:
    """Where a pawn stands, or why it does not."""
    name = match.place_name(pawn)
    return name if match.at[pawn] >= 0 else WORDS.say(f"place_{name}", language)


def _points_listed(match: FootimeMatch, seat: int, points: Sequence[int], language: str) -> list[str]:
    """How points are typed; then those at which something follows, and the others if they are few."""
    names = match.rules.pitch.names
    found = marks(match, seat)
    groups = {mark: [names[point] for point in points if found.get(point) == mark] for mark in MEANINGS}
    best = next(groups[mark] for mark in MEANINGS if groups[mark])
    lines = [WORDS.say("list_points", language, {"example": best[0]})]
    for mark, meaning in MEANINGS.items():
        if 0 < len(groups[mark]) <= FEW:
            key = meaning if mark != ENDS_WELL or isinstance(match.decision, BallTo) else "with_ball"
            values = {"mark": mark, "meaning": WORDS.text(f"drawing_mark_{key}"), "points": " ".join(groups[mark])}
            lines += wrapped(GAP + WORDS.say("list_marked", language, values), indent=GAP + GAP)
    return lines


MEANINGS: Final = {SCORES: "goal", ENDS_WELL: "kept", OPEN: "open", FLAGGED: "flagged"}
"""The marks of points, the best ones first, with what is said of them."""
