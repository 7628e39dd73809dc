"""What is written down: a line of JSON for whatever happened, with no secrets, tokens, cookies, nicknames or addresses.

A call is noted by its pattern (``/api/tables/{table}``), never by its path. Errors of ours are noted with the places in
the code, and not with their words, which may repeat what somebody sent.
"""

import json
import logging
import sys
import time
import traceback
from typing import Any, Final

__all__ = ["note", "note_fault", "set_up"]

LOGGER: Final = logging.getLogger("onze.server")


class _Lines(logging.Formatter):
    """Writes what is noted as JSON, a line each."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        said: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "what": record.getMessage()}
        said.update(getattr(record, "facts", {}))
        if record.exc_info:
            said["fault"] = _places(record.exc_info[1])
        return json.dumps(said, ensure_ascii=True)


def set_up(level: int = logging.INFO) -> None:
    """Writes lines to the error output; other libraries speak only when something is wrong."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(_Lines())
    logging.basicConfig(handlers=[out], level=logging.WARNING, force=True)
    LOGGER.setLevel(level)


def note(what: str, **facts: object) -> None:
    """Notes that something happened."""
    LOGGER.info(what, extra={"facts": facts})


def note_fault(what: str, error: BaseException, **facts: object) -> None:
    """Notes an error of ours by the places where it came up."""
    LOGGER.error(what, extra={"facts": {**facts, "fault": _places(error)}})


def _places(error: BaseException | None) -> list[str]:
    """The kind of an error and the places in the code that led to it, the last first."""
    if error is None:
        return []
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    return [type(error).__name__, *reversed(places[-12:])]
