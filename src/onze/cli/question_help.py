"""Help at a question: the rule behind it, what can be typed, the moves by name, the options of the table."""

from onze.cli.answers import menu_numbers
from onze.cli.rules import clause_lines
from onze.cli.screen import Screen, refused
from onze.games import find_rulebook
from onze.kernel.match import Match
from onze.kernel.options import written_choice

__all__ = ["show_help", "show_rule"]


def show_help(match: Match, seat: int, screen: Screen) -> None:
    """All that may help with the open question."""
    game = match.game
    rulebook = find_rulebook(type(game))
    rule = _example_rule(match)
    if match.decision is not None and match.decision.rule:
        screen.show(screen.say("help-rule", rule=rule), style="bold")
        _show_clause(match, rule, screen)
    screen.show(screen.say("help-answers"), style="bold")
    screen.show(screen.say("help-answer-move"))
    screen.show(screen.say("help-answer-back"))
    screen.show(screen.say("help-answer-take-back"))
    if rulebook.clauses:
        screen.show(screen.say("help-answer-rule", rule=rule))
    screen.show(screen.say("help-answer-leave"))
    screen.show(screen.say("help-moves"), style="bold")
    screen.show_numbered([game.name(move) for move in match.moves(seat)], menu_numbers(match, seat))
    if game.option_list:
        screen.show(screen.say("help-options"), style="bold")
        screen.show_columns(_options(match))


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
    behind = match.decision.rule if match.decision is not None else ""
    return behind or next(iter(clauses), "")


def _options(match: Match) -> list[str]:
    values = match.game.options
    rules = {option.name: f" [{option.rule}]" if option.rule else "" for option in match.game.option_list}
    return [written_choice(name, value) + rules[name] for name, value in values.items()]
