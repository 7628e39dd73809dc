"""The open question in words, from what the viewer is shown: what a player is asked, or who is."""

from typing import Any

from onze.doors import Shown
from onze.games.footime.box.options import EXACT
from onze.games.footime.box.words import WORDS
from onze.games.footime.game import Footime
from onze.games.footime.telling.seen import Seen
from onze.games.footime.telling.signs import pawn_sign, score_text
from onze.kernel.things import bare

__all__ = ["question"]


def question(shown: Shown) -> str:
    """What the viewer is asked, else who is; nothing when the match is over."""
    assert isinstance(shown.game, Footime)
    seen = Seen(shown.game, shown.view, shown.language)
    asked = seen.question
    if not asked:
        return ""
    if not seen.asked:
        who = ", ".join(shown.names[seat] for seat in asked["asked"])
        return WORDS.say("to_play", shown.language, {"who": who})
    key = f"ask_{asked['name']}"
    values = {name: _in_words(seen, name, part) for name, part in asked.items()}
    if asked["name"] == "ThrowAway" and asked["thrown"]:
        key += "_more"
    if asked["name"] == "ChooseContact" and asked["offender"] is not None:
        key += "_victim"
    shirt = seen.next_shirt()
    if shirt >= 0:
        key = "ask_PlaceShirt"
        values["pawn"] = pawn_sign(shirt)
    if "value" in asked:
        exact = seen.game.switches.path_rule == EXACT
        values["reach"] = WORDS.text("value_exactly" if exact else "value_at_most", {"value": asked["value"]})
    if "seat" in asked:
        values["who"] = shown.names[seen.view["to_play"]]
    sentence = WORDS.say(key, seen.language, values)
    return sentence[:1].upper() + sentence[1:]


def _in_words(seen: Seen, name: str, part: Any) -> object:
    """What a question shows, as people say it."""
    game = seen.game
    if name in ("pawn", "offender", "victim") and part is not None:
        return seen.sign(part)
    if name in ("card", "booster") and part is not None:
        return game.kinds[game.cards.index(bare(part))].text
    if name == "thrown":
        return ", ".join(seen.cards(part)) or "–"
    if name in ("kicks", "scored"):
        return score_text(part)
    if name in ("role", "about"):
        return WORDS.text(f"{name}_{bare(part)}")
    return bare(part)
