"""Help at a question: the rule behind it, what can be typed, the moves by name, the options chosen."""

from collections.abc import Mapping

from onze.cli.rules import clause_lines
from onze.cli.screen import Screen, refused
from onze.games import find_rulebook, game_ids
from onze.kernel.match import Match
from onze.kernel.options import Option, OptionValue, written_choice

__all__ = ["show_help", "show_rule"]


def show_help(match: Match, menu: Mapping[int, int], screen: Screen, cards: bool, listing: str = "") -> None:
    """All that may help with the open question.

    ``cards`` says whether the game explains its cards, ``listing`` is the menu where it is listed without numbers.
    """
    game = match.game
    rulebook = find_rulebook(type(game))
    rule = _example_rule(match)
    if match.decision is not None and match.decision.behind(match):
        screen.show(screen.say("help-rule", rule=rule), style="bold")
        _show_clause(match, rule, screen)
    screen.show(screen.say("help-answers"), style="bold")
    screen.show(screen.say("help-answer-name" if listing else "help-answer-move"))
    screen.show(screen.say("help-answer-parts"))
    screen.show(screen.say("help-answer-back"))
    screen.show(screen.say("help-answer-take-back"))
    if cards:
        screen.show(screen.say("help-answer-cards"))
    if rulebook.clauses:
        screen.show(screen.say("help-answer-rule", rule=rule))
    screen.show(screen.say("help-answer-leave"))
    screen.show(screen.say("help-moves"), style="bold")
    if listing:
        screen.show(listing)
    else:
        screen.show_numbered([game.name(move) for move in menu.values()], list(menu))
    if game.option_list:
        _show_options(match, screen)


def show_rule(match: Match, rule: str, screen: Screen) -> None:
    """One rule that was asked for, or a refusal with an id that there is."""
    if not _show_clause(match, rule, screen):
        raise refused("no-such-rule", rule=rule, example=_example_rule(match))


def _show_clause(match: Match, rule: str, screen: Screen) -> bool:
    rulebook = find_rulebook(type(match.game))
    clause = rulebook.clause(rule)
    if clause is None:
        return False
    for line in clause_lines(rulebook, clause, screen, "  "):
        screen.show(line)
    return True


def _example_rule(match: Match) -> str:
    """The rule behind the question, else the first of the rulebook."""
    clauses = find_rulebook(type(match.game)).clauses
    behind = match.decision.behind(match) if match.decision is not None else ""
    return behind or next(iter(clauses), "")


def _show_options(match: Match, screen: Screen) -> None:
    """The options that are not as usual, each with its rule, and how to read of the others."""
    game = match.game
    ours = game.id in game_ids()
    listed = [option for option in game.option_list if not ours or game.options[option.name] != option.default]
    if listed:
        screen.show(screen.say("help-options"), style="bold")
        screen.show_columns([_written(option, game.options[option.name]) for option in listed])
    if ours:
        screen.show(screen.say("help-usual-options", command=f"onze rules {game.id}"))


def _written(option: Option, value: OptionValue) -> str:
    """An option as it is chosen on the command line, with the rule it comes from."""
    written = written_choice(option.name, value)
    return f"  {written} [{option.rule}]" if option.rule else f"  {written}"
