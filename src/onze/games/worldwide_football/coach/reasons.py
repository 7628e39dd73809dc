"""Why the coach thinks well or badly of what is asked before the match and between halves, and of what it gives up."""

from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.box.card_texts import ability_name
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.coach import answers
from onze.games.worldwide_football.coach.answers import FAVOURITES, TEN_CARDS, begun_deck, fitting_decks
from onze.games.worldwide_football.coach.reasons_on_the_ball import is_best, percent
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.words import Text

__all__ = ["any_face", "any_team", "build_deck", "choose_abilities", "choose_ten", "discard", "substitute"]


def any_team(match: WorldwideMatch, seat: int, move: int) -> Text:
    """Nothing speaks for one team more than for another."""
    return WORDS.text("why_any_team")


def any_face(match: WorldwideMatch, seat: int, move: int) -> Text:
    """Nothing speaks for one face more than for another."""
    odds = match.odds(move, seat)
    assert odds is not None
    key = "why_any_face_shooter" if seat == match.ball else "why_any_face_keeper"
    return WORDS.text(key, {"percent": percent(float(odds.share))})


def choose_abilities(match: WorldwideMatch, seat: int, move: int) -> Text:
    """An ability by its place among the favourites."""
    rules = match.rules
    if move == rules.keep:
        best = next(ability for ability in FAVOURITES if match.abilities[seat] >> ability & 1)
        return WORDS.text("why_keep_abilities", {"ability": ability_name(ABILITIES[best])})
    ability = rules.take_ability.thing(move)
    values = {"ability": ability_name(ABILITIES[ability]), "place": FAVOURITES.index(ability) + 1}
    return WORDS.text("why_ability", values)


def build_deck(match: WorldwideMatch, seat: int, move: int) -> Text:
    """A number by the sample deck that has it."""
    rules = match.rules
    if move == rules.keep:
        return WORDS.text("why_keep_deck", {"defence": match.defence_cards(seat)})
    kind = len(begun_deck(match, seat))
    count = rules.choose_number.thing(move)
    name, deck = min(fitting_decks(match, seat), key=lambda sample: abs(sample[1][kind] - count))
    values: dict[str, object] = {"count": count, "card": rules.actions[kind].text, "wanted": deck[kind]}
    key = "why_sample_deck" if deck[kind] == count else "why_no_sample_deck"
    return WORDS.text(key, {**values, "deck": WORDS.text(f"deck_name_{name}")})


def choose_ten(match: WorldwideMatch, seat: int, move: int) -> Text:
    """A number by what one or two attacks need."""
    action = match.rules.actions[len(begun_deck(match, seat))]
    count = match.rules.choose_number.thing(move)
    return WORDS.text("why_ten", {"count": count, "card": action.text, "wanted": TEN_CARDS.get(action.name, 0)})


def discard(match: WorldwideMatch, side: int, move: int) -> Text:
    """A card by how much it is missed."""
    rules = match.rules
    if move == rules.pass_on:
        return WORDS.text("why_discard_nothing", {"left": len(match.draws[side].cards)})
    more = "" if is_best(match, side, move, answers.give_up) else "_more"
    if move in rules.discard_player:
        player = match.player(side, rules.discard_player.thing(move))
        return WORDS.text(f"why_discard_player{more}", {"player": player.title()})
    return WORDS.text(f"why_discard{more}", {"count": match.hands[side].cards.count(rules.discard.thing(move))})


def substitute(match: WorldwideMatch, side: int, move: int) -> Text:
    """A substitution by the Stars that are left."""
    rules = match.rules
    best = is_best(match, side, move, answers.substitute)
    values: dict[str, object] = {"stars": match.stars[side]}
    if move == rules.pass_on:
        return WORDS.text("why_no_substitution" if best else "why_no_star_left", values)
    values["player"] = match.player(side, rules.substitute.thing(move)).title()
    return WORDS.text("why_substitute" if best else "why_substitute_early", values)
