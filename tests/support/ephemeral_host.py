"""A host that behaves as Streamlit Community Cloud does, as far as that can be known from outside.

Its documentation says that it clones, syncs, runs from the root, and forgets its disk. On top of that this one has a
home that can't be written to, and little memory. How its front treats addresses is not documented, and taken from what
people report (docs/hosting.md): the app is reached below `/~/+/` alone, without `Authorization`, and each other address
answers with a page that frames it.
"""

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

ROOT = Path(__file__).parents[2]

FRONT = """
daemon off; pid nginx.pid; error_log stderr;
events {{}}
http {{
  access_log off; client_body_temp_path body; proxy_temp_path proxy;
  fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  map $http_upgrade $connection_upgrade {{ default upgrade; "" close; }}
  server {{
    listen 127.0.0.1:{front};
    location ^~ /~/+/ {{
      proxy_pass http://127.0.0.1:{app}/;
      proxy_http_version 1.1;
      proxy_read_timeout 600s;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header Authorization "";
    }}
    location / {{
      default_type text/html;
      return 200 '<!doctype html><style>* {{ margin: 0; border: 0 }}</style><iframe name="app" src="/~/+$request_uri"
        style="width: 100vw; height: 100vh" allow="clipboard-write"
        sandbox="allow-forms allow-modals allow-popups allow-same-origin allow-scripts allow-downloads"></iframe>';
    }}
  }}
}}
"""
"""How nginx plays the front."""

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
    """A running deployment; ``url`` is where the front answers on this machine."""

    url: str
    memory: Memory
    log: Path

    @property
    def inside(self) -> str:
        """Where the front reaches the app."""
        return f"{self.url}/~/+"


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
    def awake(self) -> Iterator[App]:
        """Run the app until the host puts it to sleep; it must not have been killed for its memory."""
        port, front = free_port(), free_port()
        command = ["streamlit", "run", "app/streamlit_app.py", f"--server.port={port}"]
        command += ["--server.headless=true", "--server.address=127.0.0.1"]
        log = self.folder / "log"
        with log.open("wb") as output:
            process = subprocess.Popen(
                [*self._unprivileged, str(self.clone / ".venv" / "bin" / command[0]), *command[1:]],
                cwd=self.clone, env=self.environment, stdout=output, stderr=output,
            )  # fmt: skip
        memory = Memory(psutil.Process(process.pid))
        watcher = threading.Thread(target=memory.watch)
        watcher.start()
        try:
            with self._front(front, port):
                app = App(f"http://127.0.0.1:{front}", memory, log)
                transport = httpx.HTTPTransport(retries=10)
                with httpx.Client(transport=transport, timeout=60) as http:
                    assert http.get(f"http://127.0.0.1:{port}/_stcore/health").text.strip() == "ok", log.read_text()
                    assert http.get(f"{app.inside}/_stcore/health").text.strip() == "ok"
                yield app
            assert process.poll() is None, f"it was ended at {memory.peak / 1e6:.0f} MB\n{log.read_text()[-3000:]}"
        finally:
            memory.over.set()
            watcher.join()
            process.terminate()
            process.wait(30)

    @contextmanager
    def _front(self, port: int, app: int) -> Iterator[None]:
        folder = self.folder / "front"
        folder.mkdir(exist_ok=True)
        config = folder / "nginx.conf"
        user = "user root;" if os.geteuid() == 0 else ""
        config.write_text(user + FRONT.format(front=port, app=app), encoding="utf-8")
        with (folder / "log").open("wb") as output:
            process = subprocess.Popen(["nginx", "-p", folder, "-c", config, "-e", "stderr"], stderr=output)
        try:
            yield
        finally:
            process.terminate()
            process.wait(30)
