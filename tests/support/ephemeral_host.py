"""A host that behaves as the documentation of Streamlit Community Cloud says: it clones, syncs, runs from the root, and
forgets its disk. On top of that it has a home that can't be written to, and little memory."""

import os
import shutil
import subprocess
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import psutil

from tests.support.postgres import free_port
from tests.support.running_app.server import WITHOUT_APP

ROOT = Path(__file__).parents[2]

LIMIT = 690e6
"""Bytes of resident memory of all of the app's processes, at which the host kills them."""


@dataclass
class Memory:
    """Watches a process and its children, and kills them at the limit as the host's kernel would."""

    process: psutil.Process
    peak: float = 0
    over: threading.Event = field(default_factory=threading.Event)

    def watch(self) -> None:
        while not self.over.wait(0.05):
            try:
                family = [self.process, *self.process.children(recursive=True)]
                self.peak = max(self.peak, sum(each.memory_info().rss for each in family))
                if self.peak > LIMIT:
                    for each in family:
                        each.kill()
            except psutil.NoSuchProcess:
                continue


@dataclass
class App:
    """A running deployment; ``url`` is where it answers on this machine."""

    url: str
    memory: Memory
    log: Path


@dataclass
class Host:
    """One app on the host, in ``folder``."""

    folder: Path

    @property
    def clone(self) -> Path:
        return self.folder / "mount" / "src" / "discern"

    @property
    def _unprivileged(self) -> list[str]:
        """What takes from root the right to write where it likes, so that the home holds for it too."""
        return ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] if os.geteuid() == 0 else []

    def deploy(self, secrets: str) -> None:
        """From nothing: an empty disk, a clone, plain `uv sync`, and the secrets as they were pasted."""
        for name in ("mount", "home", "tmp"):
            shutil.rmtree(self.folder / name, ignore_errors=True)
            (self.folder / name).mkdir()
        (self.folder / "tmp").chmod(0o1777)
        (self.folder / "home").chmod(0o555)
        if os.geteuid() == 0:
            shutil.chown(self.folder / "home", "nobody")
        left_out = ("VIRTUAL_ENV", "UV_PROJECT", "COV")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
        for command in (["git", "clone", "--quiet", str(ROOT), str(self.clone)], ["uv", "sync", "--quiet"]):
            cwd = self.folder if command[0] == "git" else self.clone
            done = subprocess.run(command, cwd=cwd, env=kept, capture_output=True, text=True, timeout=300)
            assert done.returncode == 0, done.stderr
        (self.clone / ".streamlit" / "secrets.toml").write_text(secrets, encoding="utf-8")

    @property
    def environment(self) -> Mapping[str, str]:
        path = f"{self.clone / '.venv' / 'bin'}:/usr/local/bin:/usr/bin:/bin"
        places = {"HOME": str(self.folder / "home"), "TMPDIR": str(self.folder / "tmp"), "PATH": path}
        return {**places, "HOSTNAME": "streamlit", "LANG": "C.UTF-8"}

    def run(self, *command: str) -> str:
        """What a program of the deployment prints."""
        done = subprocess.run(
            [*self._unprivileged, *command],
            cwd=self.clone, env=self.environment, capture_output=True, text=True, timeout=60,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def awake(self, *, honours_app: bool = True) -> Iterator[App]:
        """Run the app until the host puts it to sleep; it must not have been killed for its memory."""
        port = free_port()
        start = ["streamlit", "run", "app/main.py"] if honours_app else ["python", "-c", WITHOUT_APP]
        flags = [f"--server.port={port}", "--server.headless=true", "--server.address=127.0.0.1"]
        log = self.folder / "log"
        with log.open("wb") as output:
            process = subprocess.Popen(
                [*self._unprivileged, str(self.clone / ".venv" / "bin" / start[0]), *start[1:], *flags],
                cwd=self.clone, env=self.environment, stdout=output, stderr=output,
            )  # fmt: skip
        memory = Memory(psutil.Process(process.pid))
        watcher = threading.Thread(target=memory.watch)
        watcher.start()
        try:
            url = f"http://127.0.0.1:{port}"
            transport = httpx.HTTPTransport(retries=10)
            with httpx.Client(transport=transport, timeout=60) as http:
                assert http.get(f"{url}/_stcore/health").text.strip() == "ok", log.read_text()
            yield App(url, memory, log)
            assert process.poll() is None, f"it was ended at {memory.peak / 1e6:.0f} MB\n{log.read_text()[-3000:]}"
        finally:
            memory.over.set()
            watcher.join()
            process.terminate()
            process.wait(30)
