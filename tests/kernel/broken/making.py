"""How a game that breaks a promise is made of the kickabout, and the list of them."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self

from onze.kernel.chance import Chance
from onze.kernel.events import Listener
from onze.kernel.steps import Step
from tests.kernel.toys import Kickabout, KickaboutGame

BROKEN: list[tuple[type[KickaboutGame], str]] = []
"""Games that each break one promise, and what the kit must say about it."""


def breaks(objection: str) -> Callable[[type[KickaboutGame]], type[KickaboutGame]]:
    """Marks a game that the kit must object to."""

    def note(game: type[KickaboutGame]) -> type[KickaboutGame]:
        BROKEN.append((game, objection))
        return game

    return note


class WithMatch(KickaboutGame):
    """A kickabout played on another kind of match."""

    match_kind: ClassVar[type[Kickabout]] = Kickabout

    def blank(self) -> Kickabout:
        return self.match_kind(self)


class OtherMatch(Kickabout):
    """A match that clones to its own kind."""

    def clone(self) -> Self:
        return type(self)(self.rules, self)


class WithSteps(KickaboutGame):
    """A kickabout in which some steps are replaced by others of the same name."""

    instead: ClassVar[dict[type[Step[Any]], type[Step[Any]]]] = {}

    def blank(self) -> Kickabout:
        return ReplacingMatch(self)


class ReplacingMatch(OtherMatch):
    """Puts down the replacements."""

    def begin(self, steps: Sequence[Step[Any]], chance: Chance, tell: Listener | None = None) -> None:
        game = self.rules
        assert isinstance(game, WithSteps)
        super().begin([self.replaced(step, game.instead) for step in steps], chance, tell)

    def then(self, *steps: Step[Any]) -> None:
        game = self.rules
        assert isinstance(game, WithSteps)
        super().then(*(self.replaced(step, game.instead) for step in steps))

    def replaced(self, step: Step[Any], instead: dict[type[Step[Any]], type[Step[Any]]]) -> Step[Any]:
        kind = instead.get(type(step))
        return step if kind is None else kind(*(getattr(step, field) for field in step.fields))


def with_steps(*kinds: type[Step[Any]]) -> Callable[[type[WithSteps]], type[WithSteps]]:
    """Replaces the step that each kind derives from."""

    def replace(game: type[WithSteps]) -> type[WithSteps]:
        game.instead = {kind.__mro__[1]: kind for kind in kinds}
        game.step_kinds = tuple(game.instead.get(kind, kind) for kind in KickaboutGame.step_kinds)
        return game

    return replace
