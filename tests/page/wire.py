"""What a page is sent over its socket, kept as it comes."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

__all__ = ["Wire"]


class Wire:
    """The messages of a page's sockets, in order; those that the page sent are among them under ``do``."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.messages.append(json.loads(frame)))

    def hands(self) -> list[tuple[int | None, list[list[str]]]]:
        """Every time that hands were told: through whose eyes, and the cards of each seat."""
        told: list[tuple[int | None, list[list[str]]]] = []
        for message in self.messages:
            for part in (message.get("public"), message.get("private"), message.get("view")):
                if part and "hands" in part:
                    told.append((part.get("viewer"), [hand["cards"] for hand in part["hands"]]))
        return told

    def cards(self) -> set[str]:
        """Cards of hands that were told to anybody at all."""
        return {card for _, hands in self.hands() for hand in hands for card in hand}

    def sent(self, do: str) -> list[dict[str, Any]]:
        """What the page has asked for, of one kind."""
        return [message for message in self.messages if message.get("do") == do]

    def menu(self) -> list[dict[str, Any]]:
        """The last menu that the page was told."""
        return next((message["menu"] for message in reversed(self.messages) if "menu" in message), [])
