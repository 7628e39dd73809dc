"""How a terminal shows Worldwide Football: the table as text, and what happened and may be played in words.

``names`` is what each seat is called at this terminal.
"""

import textwrap
from collections.abc import Sequence
from typing import Final

from onze.games.worldwide_football.box.card_texts import (
    ability_effect,
    action_effect,
    action_short,
    deck_names,
    joined,
    player_effect,
    player_text,
    signed,
)
from onze.games.worldwide_football.box.deck_files import deck_moves
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.decks import BuildDecks, DeckChoice
from onze.games.worldwide_football.rules.halves import HalfTimeAbilities
from onze.games.worldwide_football.rules.hands import ACTION_LIMITS, PLAYER_LIMITS
from onze.games.worldwide_football.rules.setup import ExtraAbilities
from onze.games.worldwide_football.telling.commentary import unbroken
from onze.games.worldwide_football.terminal import questions
from onze.games.worldwide_football.terminal.board import build_up
from onze.games.worldwide_football.terminal.cards_page import cards_page
from onze.games.worldwide_football.terminal.changing_room import changing_room, reach
from onze.games.worldwide_football.terminal.scoreboard import headline, sides
from onze.games.worldwide_football.terminal.sheet import GAP, RULE, WIDTH, Sheet, surname, times, wrapped
from onze.kernel.words import Text
from onze.kernel.words.letters import plain_letters
from onze.typography import WIDE

__all__ = ["draw", "explain", "in_any_order", "move_note", "question", "said_at_once"]

BY_DIE: Final = ("offside-trap", "diving", "counter_player")
"""What does nothing but throw a die: its odds say it all."""


def draw(match: WorldwideMatch, seat: int | None, names: Sequence[str], language: str) -> str:
    """The table as a seat (``None``: a spectator) sees it: both sides, the attack, one's own cards."""
    sheet = Sheet(match, seat, names, language)
    inside = changing_room(sheet)
    if inside:
        lines = [headline(sheet), RULE, *inside]
    else:
        own = _own_cards(sheet)
        lines = [headline(sheet), *sides(sheet), *build_up(sheet), *([RULE, *own] if own else [])]
    return "\n".join(piece for line in [*lines, RULE] for piece in wrapped(line))


def question(match: WorldwideMatch, seat: int | None, names: Sequence[str], language: str) -> str:
    """What the seat is asked, else who is; nothing when the match is over."""
    return questions.question(Sheet(match, seat, names, language))


def explain(match: WorldwideMatch, seat: int, names: Sequence[str], language: str) -> str:
    """What every card says, and the cards that lie open."""
    return "\n".join(piece for line in cards_page(Sheet(match, seat, names, language)) for piece in wrapped(line))


def in_any_order(match: WorldwideMatch) -> bool:
    """Abilities are taken together, whichever is named first."""
    return isinstance(match.decision, ExtraAbilities | HalfTimeAbilities)


def said_at_once(match: WorldwideMatch, seat: int, answer: str) -> Sequence[int]:
    """The moves that build a deck which goes by a name or lies in a file."""
    rules = match.rules
    if not isinstance(match.decision, BuildDecks):
        return ()
    typed = plain_letters(answer)
    names = {deck: [deck, *map(plain_letters, texts)] for deck, texts in deck_names(rules.decks).items()}
    called = [deck for deck, known in names.items() if typed in known]
    if called or answer.endswith(".toml"):
        return [rules.move(move) for move in deck_moves(rules, called[0] if called else answer)]
    return ()


def move_note(match: WorldwideMatch, seat: int, move: int, language: str) -> str:
    """What a move does, in a few words."""
    return _note(match, seat, move)[language]


def _note(match: WorldwideMatch, seat: int, move: int) -> Text:
    rules = match.rules
    verb, thing = rules.vocabulary[move]
    name = thing.partition(":")[2]
    if verb == "lay":
        action = rules.actions[rules.lay.thing(move)]
        if action.kind == "shot":
            return WORDS.text("effect_shot", {"bonus": signed(action.bonus[match.pa] + match.cross)})
        return joined([WORDS.text("move_reaches", {"pa": match.pa + action.pa}), action_effect(action)], ", ")
    if verb == "defend":
        return action_effect(rules.actions[rules.defend.thing(move)], ("foul",) if rules.switches.fouls else ())
    if verb == "give back":
        return WORDS.text("drawing_give_back")
    if verb == "substitute":
        return WORDS.text("drawing_regain")
    if verb == "use" and name not in BY_DIE:
        return ability_effect(name)
    if verb == "play" and match.player(seat, rules.play_player.thing(move)).effect not in BY_DIE:
        player = match.player(seat, rules.play_player.thing(move))
        nothing = player.effect == "recover_action" and not match.has_recoverable(seat)
        warning = [WORDS.text("drawing_nothing_to_recover")] if nothing else []  # WF-C-71
        return joined([player_effect(player), *warning], " – ")
    if isinstance(match.decision, DeckChoice) and thing.startswith("number:"):
        return reach(match, match.decision, seat, int(name))
    return joined([], "")


def _own_cards(sheet: Sheet) -> list[str]:
    """One's own hand in short, and what one's Player cards say."""
    match = sheet.match
    side = sheet.seat
    if side is None or match.outcome is not None:
        return []
    reds = min(match.reds[side], 2)
    hand = match.hands[side].cards
    squad = match.held(side, sheet.rules.all_slots)
    labels = [
        sheet.say("own_hand", size=len(hand), limit=ACTION_LIMITS[reds]),
        sheet.say("own_players", size=len(squad), limit=PLAYER_LIMITS[reds]),
    ]
    width = max(len(label) for label in labels)
    said = []
    for kind in match.kinds(side):
        action = sheet.rules.actions[kind]
        card = f"{times(hand.count(kind), sheet.write(action.text))} ({sheet.write(action_short(action))})"
        said.append(card.replace(" ", WIDE))
    lines = [f"{labels[0]:<{width}}{GAP}{', '.join(said) or '–'}"]
    under = " " * (width + len(GAP))
    for number, slot in enumerate(squad):
        player = match.player(side, slot)
        text = f"{surname(player)}{WIDE}({player.role}) – {sheet.write(player_text(player, sheet.rules.actions))}"
        label = under if number else f"{labels[1]:<{width}}{GAP}"
        lines += textwrap.wrap(unbroken(text), WIDTH, initial_indent=label, subsequent_indent=under + GAP)
    return lines if squad else [*lines, f"{labels[1]:<{width}}{GAP}–"]
