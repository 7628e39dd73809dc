"""Checking a record: that it is whole, that every move was allowed, and that its luck was honest."""

from onze.cli.result import result_text
from onze.cli.screen import Screen
from onze.cli.seating import opening_text, seat_names, words_of
from onze.kernel.records.reader import Replay

__all__ = ["show_verdict"]


def show_verdict(replay: Replay, screen: Screen) -> None:
    """Checks a record and says what was found, or refuses with the line that is wrong."""
    verdict = replay.verify()
    head, game = replay.head, replay.game
    words = words_of(replay)
    names = seat_names(game, words, screen)
    screen.show(opening_text(game, words, screen), style="bold")
    screen.show(screen.say("verified-moves", plays=verdict.plays, rules=head.rules))
    if verdict.older_rules:
        screen.show(screen.say("verified-older", ours=game.rules_version))
    if verdict.sealed:
        screen.show(screen.say("verified-sealed"))
    else:
        screen.show(screen.say("verified-throws", throws=verdict.throws))
    screen.show_whole(f"  {head.commitment}")
    for seat, word in sorted(head.words.items()):
        screen.show(screen.say("verified-word", name=names[seat], word=word))
    if verdict.outcome is None:
        screen.show(screen.say("unfinished"))
    else:
        result = result_text(screen, verdict.outcome, game, names)
        screen.show(result[:1].upper() + result[1:])
    screen.show(screen.say("verified-hash"))
    screen.show_whole(f"  {replay.record.final_hash}")
