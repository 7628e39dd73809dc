"""A server in a process of its own, to be killed: ``python -m tests.server.process postgresql://…`` says its port."""

import asyncio
import logging
import socket
import subprocess
import sys
import threading

from onze.server.log import set_up
from onze.server.run import listener, open_desk
from tests.server.club import NO_LIMITS

__all__ = ["ServerProcess"]


class ServerProcess:
    """A server on a free port of this machine, over the database at an address."""

    def __init__(self, url: str) -> None:
        command = [sys.executable, "-m", "tests.server.process", url]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.written: list[str] = []
        """What it has written down so far."""
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said, self.process.communicate()[1]
        self.url = f"http://127.0.0.1:{int(said)}"
        """Where it listens."""
        self._reading = threading.Thread(target=self._read)
        self._reading.start()

    def _read(self) -> None:
        """Reads what it writes, so that it never waits for us."""
        assert self.process.stderr is not None
        self.written.extend(self.process.stderr)

    def kill(self) -> None:
        """Ends it in the middle of whatever it does."""
        self.process.kill()
        self._wait()

    def stop(self) -> None:
        """Tells it to stop."""
        self.process.terminate()
        self._wait()

    def _wait(self) -> None:
        self.process.wait(30)
        self._reading.join(30)
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()


async def serve(url: str) -> None:
    """Listens until the process ends."""
    set_up(logging.WARNING)
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        desk = await open_desk(url, b"a secret of tests", NO_LIMITS)
        bound.listen(100)  # whoever comes at once waits until the server is there
        print(bound.getsockname()[1], flush=True)
        await listener(desk).serve(sockets=[bound])


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1]))
