"""The open question in words, points and pawns to choose from in short, and the names by which they can be called."""

from collections.abc import Sequence
from typing import Final

from onze.games.footime.box.options import EXACT
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.pawns import NO_PAWN, NO_SIDE, TEAM
from onze.games.footime.rules.cards.injuries_and_changes import ThrowAway
from onze.games.footime.rules.cards.passes import BallTo
from onze.games.footime.rules.contacts import ChooseContact
from onze.games.footime.rules.line_up import LineUpTogether, squad
from onze.games.footime.telling.signs import SHIRTS, pawn_sign, score_text
from onze.games.footime.terminal.enquiries import about_pawn, about_point
from onze.games.footime.terminal.marks import ENDS_WELL, FLAGGED, OPEN, SCORES, marks
from onze.games.footime.terminal.sheet import GAP, Sheet, wrapped
from onze.kernel.words import LANGUAGES
from onze.kernel.words.letters import plain_letters
from onze.typography import WIDE

__all__ = ["called", "listing", "question"]

FEW: Final = 20
"""So many points are listed by name; more of them are only marked on the pitch."""
DECLINE: Final = "0"
HOME_LETTERS: Final = "hd"
AWAY_LETTERS: Final = "ae"
"""Behind a shirt's number, the team in either language: 9h or 9d, 9a or 9e."""


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


# ---- what is typed


def called(match: FootimeMatch, seat: int, answer: str) -> int | None:
    """The move, listed or not, that a point, a shirt or a card is the name of; else a refusal that says what to type.

    A pawn or a point where none is asked for is an enquiry: what is said of it is the refusal.
    """
    rules = match.rules
    typed = plain_letters(answer)
    moves = match.moves(seat)
    names = rules.pitch.names
    if answer in rules.vocabulary.names():
        return None
    if any(move in rules.place for move in moves):
        return rules.pitch.names.index(typed) if typed in names else _declined(match, seat, answer, "no_such_point")
    if any(move in rules.choose for move in moves):
        side = rules.choose.thing(moves[0]) // TEAM
        pawn = _shirt_called(match, answer, side)
        if pawn == NO_PAWN and typed in names:
            pawn = _standing_on(match, names.index(typed))
        return rules.choose.of(pawn) if pawn != NO_PAWN else _declined(match, seat, answer, "no_such_pawn")
    return _card_called(match, moves, typed) or _enquired(match, answer)


def _declined(match: FootimeMatch, seat: int, answer: str, otherwise: str) -> int:
    """Declining, where that is possible and meant; else what to type."""
    rules = match.rules
    moves = match.moves(seat)
    typed = plain_letters(answer)
    if rules.pass_on in moves:
        texts = [plain_letters(text) for text in match.move_text(rules.pass_on, seat).values()]
        if typed == DECLINE or (typed and any(typed in text for text in texts)):
            return rules.pass_on
    _enquired(match, answer)
    first = moves[0]
    example = rules.pitch.names[first] if first in rules.place else str(rules.choose.thing(first) % TEAM + 1)
    key = otherwise if typed else otherwise.replace("no_such", "name_a")
    raise WORDS.refused(key, values={"answer": answer, "example": example})


def _enquired(match: FootimeMatch, answer: str) -> int | None:
    """Refuses with what there is to say of a pawn or a point that was named; nothing for anything else."""
    pawn = _shirt_called(match, answer, NO_SIDE)
    if pawn != NO_PAWN:
        raise about_pawn(match, pawn)
    typed = plain_letters(answer)
    if typed in match.rules.pitch.names:
        raise about_point(match, match.rules.pitch.names.index(typed))
    return None


def _shirt_called(match: FootimeMatch, answer: str, side: int) -> int:
    """The pawn that a sign or a shirt means, ``9``, ``9h`` or ``9a``; a bare number only where the side is clear."""
    for team, signs in enumerate(SHIRTS):
        if len(answer) == 1 and answer in signs:
            return TEAM * team + signs.index(answer)
    typed = plain_letters(answer)
    letters = {letter: team for team, both in enumerate((HOME_LETTERS, AWAY_LETTERS)) for letter in both}
    number, letter = (typed[:-1], typed[-1:]) if typed[-1:] in letters else (typed, "")
    team = letters[letter] if letter else side
    numbers = [str(shirt) for shirt in range(1, TEAM + 1)]
    if team == NO_SIDE or number not in numbers:
        return NO_PAWN
    return TEAM * team + numbers.index(number)


def _standing_on(match: FootimeMatch, point: int) -> int:
    """Who stands on a point; refused if nobody does."""
    if point not in match.at:
        raise about_point(match, point)
    return match.at.index(point)


def _card_called(match: FootimeMatch, moves: Sequence[int], typed: str) -> int | None:
    """The move with a card that is called by its name alone: to play it, wherever it is not thrown away or given.

    Nobody wastes a card by naming it.
    """
    rules = match.rules
    with_cards = [move for move in moves if rules.card_of(move) >= 0]
    if not with_cards:
        return None
    first = with_cards[0]
    verb = rules.give if first in rules.give else rules.throw if first in rules.throw else rules.play
    for card, kind in enumerate(rules.kinds):
        names = [kind.name, *(plain_letters(kind.text[language]) for language in LANGUAGES)]
        if typed in names:
            return verb.of(card)
    return None
