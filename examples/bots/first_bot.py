"""A first bot for any game: it tries each of its moves a few times, and takes the one that won most."""

from onze.bots import Thinker
from onze.kernel.playout import play_out


class FirstBot(Thinker):
    def __init__(self, game, tries=3):
        super().__init__(game)
        self.tries = tries

    def answer(self, match, seat, chance, seconds):
        def won(move):
            total = 0.0
            for _ in range(self.tries):
                world = match.redealt(seat, chance)
                world.play(move, chance, seat=seat)
                play_out(world, chance)
                total += world.outcome.values[seat]
            return total

        return max(match.moves(seat), key=won)
