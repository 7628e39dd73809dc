"""The open question in words, from what the viewer is shown: what a player is asked, or who is."""

from onze.doors import Shown
from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.game import WorldCup

__all__ = ["question"]


def question(shown: Shown) -> str:
    """What the viewer is asked, else who is; nothing when the match is over."""
    assert isinstance(shown.game, WorldCup)
    view, language = shown.view, shown.language
    decision = view["decision"]
    if decision is None:
        return ""
    if view["viewer"] not in decision["asked"]:
        who = ", ".join(shown.names[seat] for seat in decision["asked"])
        return WORDS.say("to_play", language, {"who": who})
    things = shown.game.things()
    in_a_round = "token" in decision and view["phase"] != f"phase:{shown.game.edition.phases[GROUPS].id}"
    values = {about: things[decision[about]].text for about in ("card", "token") if about in decision}
    return WORDS.say(f"ask_{decision['name']}{'_round' if in_a_round else ''}", language, values)
