"""A private PostgreSQL server in a temporary folder, which can be stopped, killed, frozen and started again."""

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

PATIENCE = 60


def programs() -> Path:
    """The machine's own programs where it has them, otherwise those of the package ``pgserver``."""
    own = shutil.which("initdb")
    if own:
        return Path(own).resolve().parent
    package = importlib.util.find_spec("pgserver")
    assert package is not None, "no PostgreSQL: install the system's package, or pip install pgserver"
    assert package.origin is not None
    return Path(package.origin).parent / "pginstall" / "bin"


class PrivatePostgres:
    """A server of its own, reached by a socket in its folder."""

    def __init__(self, durable: bool = False) -> None:
        """Without waiting for the disk, which only a fall of the whole machine would show, unless it is ``durable``."""
        self.durable = durable
        self.folder = Path(tempfile.mkdtemp(prefix="onze-pg-", dir="/tmp"))
        """Short, because the path of a socket may have 100 letters at most."""
        self.data = self.folder / "data"
        self.user = _unprivileged()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "--auth=trust", "--encoding=utf8", "--username=postgres", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        """The address of its first database."""
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def emptied(self) -> str:
        """Empties its first database and returns its address."""
        again = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        self._run("psql", "--host", str(self.folder), "--username=postgres", "--command", again, cluster=False)
        return self.url

    def start(self) -> None:
        """Starts it and waits until it answers."""
        options = f"-c listen_addresses='' -k {self.folder} -c max_connections=50"
        options += "" if self.durable else " -c fsync=off"
        self._run("pg_ctl", "--wait", "--log", str(self.folder / "log"), "--options", options, "start")

    def stop(self) -> None:
        """Cuts every connection at once, as a crash would."""
        self._run("pg_ctl", "--wait", "--mode=immediate", "stop")

    def freeze(self) -> None:
        """It is there and says nothing, as a machine behind a broken network."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def log(self) -> str:
        """What the server has written down."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def _signal(self, number: signal.Signals) -> None:
        """The server and all its children, which are in groups of their own."""
        first = int((self.data / "postmaster.pid").read_text(encoding="utf-8").split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="utf-8").split()
        for process in (first, *map(int, children)):
            os.kill(process, number)

    def _run(self, program: str, *arguments: str, cluster: bool = True) -> None:
        where = ["--pgdata", str(self.data)] if cluster else []
        command = [str(programs() / program), *where, *arguments]
        # The server that pg_ctl leaves behind must hold no pipe of ours, so what is said goes to a file.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                command, user=self.user, cwd=self.folder, stdout=said, stderr=said, timeout=PATIENCE, check=False
            )
            said.seek(0)
            assert done.returncode == 0, f"{' '.join(command)}: {said.read().decode(errors='replace')}"


def _unprivileged() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"
