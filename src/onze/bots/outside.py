"""Other people's bots, each in a process of its own: a class in a Python file, or a program in any language.

They are handed what their seat may know, and nothing that they do stops a match: where one crashes, is late, writes
nonsense or names a move that it may not play, a listed move is drawn for it, and what went wrong is noted.
"""

import json
import re
import shlex
import shutil
import sys
import weakref
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from onze.bots.talking import GONE, LATE, NONSENSE, Program, Silence
from onze.bots.thinker import Thinker
from onze.bots.words import WORDS
from onze.games import folder_of
from onze.kernel.chance import Chance
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.phrases import preview
from onze.kernel.words import LANGUAGES, Reason, Refused, Text

__all__ = ["LATE", "OUT", "Fault", "FileBot", "OutsideBot", "ProgramBot", "called", "is_outside", "outside_bot"]

PYTHON_BOT: Final = re.compile(r"(?P<file>\S+|.+\.py):(?P<name>[A-Za-z_]\w*)(?P<parameters>(?::[A-Za-z_]\w*=[^:]*)*)")
"""``my_bot.py:MyBot:level=3``."""
PROTOCOL: Final = 1
"""The version of what programs are told and may answer (docs/write-a-bot.md)."""
UNTOLD: Final = 500
"""So many events are kept for a bot that is not asked; of more it does not hear."""
USUAL: Final = 5.0
"""So many seconds a bot has for an answer where nobody says."""
GRACE: Final = 0.5
"""So many seconds the way to a bot and back may take."""
LOADING: Final = 20.0
"""So many seconds a Python file may take to be loaded."""
ATTEMPTS: Final = 3
"""After so many faults in a row a bot is asked no more in this match."""
LONGEST_WORDS: Final = 300
"""So much is shown of what a bot has said."""
UNLISTED: Final = "unlisted"
FAILED: Final = "failed"
OUT: Final = "out"


class Fault(NamedTuple):
    """An answer that did not come, and for which a move was drawn."""

    seat: int
    """The seat that the bot plays for."""
    kind: str
    """``late``, ``gone``, ``nonsense``, ``unlisted``, ``failed``; or ``out``: after three in a row it is not asked."""
    text: Text
    """What went wrong, in each language."""


class OutsideBot(Thinker):
    """A bot that thinks in a process of its own. It always answers with what may be played, and says where it did not.

    The process is started when it is first asked, and again after it has crashed or was late.
    """

    warming: ClassVar[float] = 0.0
    """So many seconds longer the first answer of a process may take."""

    def __init__(self, game: Game[Any], code: str) -> None:
        super().__init__(game)
        self.code = code
        """What it was found by: a file with a name in it, or a command."""
        self.faults: list[Fault] = []
        """Every answer of this match for which a move was drawn."""
        self.match_number = 0
        """How many matches have begun before this one."""
        self._in_a_row = 0
        self._untold: list[Mapping[str, object]] = []
        self._program: Program | None = None
        self._farewell: weakref.finalize[..., OutsideBot] | None = None

    # ---- what anybody who plays a match says to it

    def begin(self) -> None:
        """A new match: what was wrong before is forgiven."""
        self.faults, self._in_a_row, self._untold = [], 0, []
        self.match_number += 1

    def told(self, seat: int, told: Mapping[str, object]) -> None:
        """Keeps what its seat is told for the next question."""
        self._untold.append(told)
        del self._untold[:-UNTOLD]

    def answer(self, match: Any, seat: int, chance: Chance, seconds: float | None) -> Sequence[int]:
        """What the bot says if it may be played; else a listed move, each as likely as the others."""
        # Drawn beforehand, so that the luck of a match does not depend on whether a bot was in time.
        luck, moves = chance.below(1 << 32), match.moves(seat)
        drawn = moves[chance.below(len(moves))]
        if self._in_a_row >= ATTEMPTS:
            self._note(seat, OUT, "")
            return [drawn]
        try:
            names = self._asked(match, seat, luck, USUAL if seconds is None else seconds)
            said = self._listed(match, seat, names)
        except Silence as silence:
            self._in_a_row += 1
            self._note(seat, silence.kind, silence.what)
            if silence.kind in (LATE, GONE):
                self.close(politely=False)
            return [drawn]
        self._in_a_row = 0
        return said

    def close(self, politely: bool = True) -> None:
        """Ends its process; if it is asked again, it starts anew."""
        if self._program is not None:
            self._program.stop(politely)
        if self._farewell is not None:
            self._farewell.detach()
        self._program = self._farewell = None

    def kill(self) -> None:
        """Ends its process and waits for nothing."""
        if self._program is not None:
            self._program.kill()

    # ---- how it is asked

    def command(self) -> list[str]:
        """The program with its arguments."""
        raise NotImplementedError

    def question(self, match: Match, seat: int, luck: int, seconds: float) -> dict[str, object]:
        """What it is asked, as plain values."""
        raise NotImplementedError

    def read(self, line: str) -> Sequence[str]:
        """The names of the moves in an answer, or ``Silence`` if it is none."""
        raise NotImplementedError

    def start(self) -> Program:
        """The process, started if there is none; ``Silence`` if that cannot be done."""
        if self._program is None:
            try:
                self._program = Program(self.command())
            except OSError as error:
                raise Silence(GONE, str(error)) from None
            self._farewell = weakref.finalize(self, self._program.stop)
        return self._program

    def _asked(self, match: Match, seat: int, luck: int, seconds: float) -> Sequence[str]:
        warming = 0.0 if self._program is not None else self.warming
        try:
            program = self.start()
        except Refused as refused:  # a file that could be loaded before
            raise Silence(GONE, refused.reason.text) from None
        question = {**self.question(match, seat, luck, seconds), "told": self._untold, "seconds": seconds}
        self._untold = []
        return self.read(program.ask(json.dumps(question), seconds + warming + GRACE))

    def _listed(self, match: Match, seat: int, names: Sequence[str]) -> list[int]:
        """The moves of these names, each of which may be said after those before it."""
        said: list[int] = []
        shown = match
        for name in names:
            try:
                move = self.game.move(name)
                reason = shown.why_not(move, seat)
            except Refused as refused:
                reason = refused.reason
            if reason is not None:
                raise Silence(UNLISTED, {language: f"{name[:80]!r}: {why}" for language, why in reason.text.items()})
            said.append(move)
            assert shown.decision is not None
            if shown.decision.commits(shown, move, seat):
                break
            shown = preview(match, said, seat)
        return said

    def _note(self, seat: int, kind: str, what: str | Text) -> None:
        values = {"bot": called(self.code), "seat": seat + 1, "what": _shown(what)}
        self.faults.append(Fault(seat, kind, WORDS.text(f"fault_{kind}", values)))


class FileBot(OutsideBot):
    """A class or function in a Python file; it is handed a match dealt anew in all that its seat cannot know."""

    def __init__(self, game: Game[Any], code: str) -> None:
        """Loads the file in its process, or refuses it with the mistake in it."""
        super().__init__(game, code)
        self._spec = {"spec": game.spec(), "folder": folder_of(game), "bot": code}
        try:
            self.start()
        except Silence as silence:
            slow = WORDS.text("slow_to_load", {"seconds": int(LOADING)})
            what = slow if silence.kind == LATE else _shown(silence.what)
            raise WORDS.refused("bot_does_not_start", values={"bot": code, "what": what}) from None

    def start(self) -> Program:
        """The process with the file loaded; a mistake in it is refused as if it had been found here."""
        if self._program is not None:
            return self._program
        program = super().start()
        try:
            answer = json.loads(program.ask(json.dumps({**self._spec, "table": "", "seat": -1}), LOADING))
            refusal = None if answer.get("ready") else Refused(Reason(**answer["reason"]))
        except (ValueError, LookupError, AttributeError, TypeError):
            self.close(politely=False)
            raise Silence(NONSENSE) from None
        except Silence:
            self.close(politely=False)
            raise
        if refusal is not None:
            self.close()
            raise refusal
        return program

    def command(self) -> list[str]:
        """Python without what lies in the present folder: a bot called random.py must not take anybody's place."""
        return [sys.executable, "-P", "-m", "onze.bots.process"]

    def question(self, match: Match, seat: int, luck: int, seconds: float) -> dict[str, object]:
        """The position, which was dealt anew."""
        asked = {"table": str(self.match_number), "seat": seat, "part": True}
        return {**self._spec, **asked, "position": match.position(), "luck": luck}

    def read(self, line: str) -> Sequence[str]:
        """The moves that its process has named; a bot that raised an error tells where."""
        try:
            answer = json.loads(line)
            failed: Text | None = answer.get("failed")
            names = [] if failed else answer["moves"]
        except (ValueError, KeyError, AttributeError, RecursionError):
            raise Silence(NONSENSE, line[:80]) from None
        if failed:
            raise Silence(FAILED, failed)
        return _names(names)


class ProgramBot(OutsideBot):
    """Any program that reads questions and writes answers, a line each; it is told what its seat may see."""

    warming = 5.0

    def __init__(self, game: Game[Any], code: str) -> None:
        super().__init__(game, code)
        try:
            self._words = shlex.split(code)
        except ValueError:
            raise WORDS.refused("bot_no_command", values={"bot": code}) from None
        if not self._words or shutil.which(self._words[0]) is None:
            if code.endswith(".py") and Path(code).is_file():
                raise WORDS.refused("no_bot_name", values={"file": code})
            raise WORDS.refused("no_bot_program", values={"program": self._words[0] if self._words else code})

    def command(self) -> list[str]:
        """As it was typed; no shell reads it."""
        return self._words

    def question(self, match: Match, seat: int, luck: int, seconds: float) -> dict[str, object]:
        return {
            "protocol": PROTOCOL,
            "game": self.game.id,
            "options": dict(self.game.options),
            "match": self.match_number,
            "seat": seat,
            "view": match.view(seat),
            "menu": match.menu(seat),
            "foreseen": match.foreseen(seat),
            "luck": luck,
        }

    def read(self, line: str) -> Sequence[str]:
        """A move by its name, or an object with one (``move``) or several (``moves``)."""
        text = line.strip()
        if not text.startswith("{"):
            return _names([text])
        try:
            answer = json.loads(text)
            return _names(answer["moves"] if "moves" in answer else [answer["move"]])
        except (ValueError, KeyError, RecursionError):
            raise Silence(NONSENSE, text[:80]) from None


def _names(said: object) -> Sequence[str]:
    if not isinstance(said, list) or not said or not all(isinstance(name, str) and name for name in said):
        raise Silence(NONSENSE, repr(said)[:80])
    return said


def _shown(what: str | Text) -> Text:
    """What a bot has said as a terminal may be shown it: without signs that would move its cursor, and not too long."""
    if not what:
        return WORDS.text("nothing_said")
    said = dict.fromkeys(LANGUAGES, what) if isinstance(what, str) else what
    return {language: _printable(text) for language, text in said.items()}


def _printable(text: str) -> str:
    shown = "".join(letter if letter.isprintable() else "�" for letter in text[:LONGEST_WORDS])
    return shown if len(text) <= LONGEST_WORDS else f"{shown}…"


def is_outside(code: str) -> bool:
    """Whether a code names somebody's own bot: a name in a file, or a command, which has a slash or a space in it."""
    found = PYTHON_BOT.fullmatch(code)
    if found is not None:
        return found["file"].endswith(".py") or "/" in found["file"] or Path(found["file"]).suffix != ""
    return any(sign in code for sign in "/\\ ")


def called(code: str) -> str:
    """What a bot is called where it is spoken of: ``my_bot`` for ``bots/my_bot.py:MyBot`` and ``node my_bot.js``."""
    found = PYTHON_BOT.fullmatch(code)
    if found is not None:
        return Path(found["file"]).stem
    if not is_outside(code):
        return code
    try:
        words = [word for word in shlex.split(code) if not word.startswith("-")]
    except ValueError:
        words = []
    files = [word for word in words if Path(word).is_file()]
    return Path([*words[:1], *files][-1]).stem if words else code


def outside_bot(code: str, game: Game[Any]) -> OutsideBot:
    """The bot of a code that ``is_outside``, or a refusal that says why there is none."""
    return FileBot(game, code) if PYTHON_BOT.fullmatch(code) is not None else ProgramBot(game, code)
