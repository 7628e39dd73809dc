"""A bot in a file of one's own: ``my_bot.py:choose``."""

import sys
import traceback
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from onze.bots.words import WORDS
from onze.kernel.chance import Chance

__all__ = ["bot_in_file", "place_of"]


def bot_in_file(name: str) -> Callable[[Any, int, Chance], int]:
    """The function that ``file.py:function`` names, or a refusal that says why there is none."""
    file, _, function = name.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise WORDS.refused("no_bot_file", values={"file": file})
    bot = getattr(_module(path.resolve()), function, None)
    if not callable(bot):
        raise WORDS.refused("no_bot_function", values={"file": file, "function": function})
    answer: Callable[[Any, int, Chance], int] = bot
    return answer


def _module(path: Path) -> ModuleType:
    """The module in a file, known to the rest of the program by its name; modules beside it can be imported from it."""
    name = path.stem
    while name in sys.modules and getattr(sys.modules[name], "__file__", None) != str(path):
        name += "_"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise WORDS.refused("no_bot_file", values={"file": path})
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))  # behind all others: a bot called random.py must not take anybody's place
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except SyntaxError as error:
        del sys.modules[name]
        values = {"file": path.name, "line": error.lineno or 0, "error": error.msg}
        raise WORDS.refused("bot_no_python", values=values) from error
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        values = {"file": path.name, "place": place_of(error), "error": repr(error)}
        raise WORDS.refused("bot_file_fails", values=values) from error
    return module


def place_of(error: BaseException) -> str:
    """Where something failed: ``my_bot.py:12``."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
