"""A server's room in a folder: what `docs/hosting*.md` do to a machine, done to a folder on other ports.

Commands run as they are written. Paths and ports are moved, and the few programs that would change the machine itself
are stood in for: `apt-get`, `useradd`, `install` with owners, `runuser`, and `systemctl`, which starts what units say.
"""

import os
import re
import shutil
import socket
import stat
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.support.postgres import Postgres, free_port

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "hosting.md"
DOCUMENTS = sorted((ROOT / "docs").glob("hosting*.md"))

MOVED = (
    "/etc/discern",
    "/etc/nginx",
    "/etc/systemd",
    "/opt/uv",
    "/run/discern",
    "/srv/discern",
    "/var/backups",
    "/var/lib",
    "/var/log",
)
PORTS = (8500, 8501, 8502)

NGINX = """\
pid {root}/nginx.pid;
error_log {root}/var/log/nginx/error.log;
{user}
events {{ worker_connections 2048; }}
http {{
    client_body_temp_path {root}/nginx-body;
    proxy_temp_path {root}/nginx-proxy;
    fastcgi_temp_path {root}/nginx-other;
    uwsgi_temp_path {root}/nginx-other;
    scgi_temp_path {root}/nginx-other;
    access_log off;
    include {root}/etc/nginx/conf.d/*.conf;
}}
"""

STANDS_IN = {
    "apt-get": "exit 0",
    "useradd": "exit 0",
    "createuser": "exec psql --quiet --command \"SELECT rolname FROM pg_roles WHERE rolname = '$1'\"",
    "runuser": 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
}


def read_blocks(heading: str, language: str = "sh") -> list[str]:
    """The blocks of code under a heading of the documents, those under smaller headings in it too."""
    texts = [document.read_text(encoding="utf-8") for document in DOCUMENTS]
    pattern = re.compile(rf"^(#+) {re.escape(heading)}\n(.*)", re.MULTILINE | re.DOTALL)
    [found] = filter(None, map(pattern.search, texts))
    level = len(found[1])
    section = found[2] if level == 1 else re.split(rf"^#{{2,{level}}} ", found[2], maxsplit=1, flags=re.MULTILINE)[0]
    return re.findall(rf"^```{language}\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


@dataclass
class Room:
    """One server. ``environment`` is added to that of its services; commands run ``within``, such as in a namespace."""

    root: Path
    postgres: Postgres
    environment: Mapping[str, str]
    ports: dict[int, int] = field(default_factory=lambda: {port: free_port() for port in (80, 443, *PORTS)})
    within: tuple[str, ...] = ()

    @property
    def url(self) -> str:
        return f"https://localhost:{self.ports[443]}"

    @property
    def certificate(self) -> Path:
        return self.root / "etc" / "discern" / "tls" / "fullchain.pem"

    @property
    def database_url(self) -> str:
        return self.postgres.address("discern")

    def furnish(self) -> None:
        """Make the folders that a Debian has, and the programs that replace its own."""
        for name in (
            "etc/nginx/conf.d",
            "etc/systemd/system",
            "opt",
            "srv",
            "var/backups",
            "var/lib/discern",
            "var/log/nginx",
            "bin",
            "units",
        ):
            (self.root / name).mkdir(parents=True)
        user = "user root;" if os.geteuid() == 0 else ""
        (self.root / "etc/nginx/nginx.conf").write_text(NGINX.format(root=self.root, user=user))
        scripts = {name: f"#!/bin/bash\n{script}\n" for name, script in STANDS_IN.items()}
        for name in ("install", "nginx", "systemctl"):
            call = f"from tests.support.systemd_sandbox import Room, act; act({name!r}, sys.argv[1:])"
            scripts[name] = (
                f"#!{sys.executable}\nimport sys\nsys.path.insert(0, {str(Path(__file__).parents[2])!r})\n{call}\n"
            )
        for name, script in scripts.items():
            file = self.root / "bin" / name
            file.write_text(script)
            file.chmod(file.stat().st_mode | stat.S_IXUSR)

    def move(self, text: str) -> str:
        """Text with this room's paths, ports, host and database in place of the document's."""
        for path in MOVED:
            text = re.sub(rf"(?<![\w.}}]){path}\b", f"{self.root}{path}", text)
        for port in PORTS:
            text = re.sub(rf"\b{port}\b", str(self.ports[port]), text)
        text = re.sub(r'(https://(?:\$HOST|\$host|[\w.]+))(?=[/"$;\n])', rf"\g<1>:{self.ports[443]}", text)
        text = re.sub(r"(?<=[ :=])443\b", str(self.ports[443]), text)
        text = re.sub(r"(?<=listen )80\b|(?<=\[::\]:)80\b", str(self.ports[80]), text)
        text = text.replace("HOST=discern.example.com", "HOST=localhost")
        text = text.replace("https://github.com:443", "https://github.com")
        text = re.sub(r"^REPOSITORY=.*$", f"REPOSITORY={ROOT}", text, flags=re.MULTILINE)
        text = text.replace("postgresql:///discern?host=/var/run/postgresql", self.database_url)
        return text if has_ipv6() else re.sub(r"^.*listen \[::\].*\n", "", text, flags=re.MULTILINE)

    def shell_environment(self) -> dict[str, str]:
        left_out = ("DISCERN_", "STREAMLIT_", "COV", "VIRTUAL_ENV", "PYTEST", "UV_PROJECT")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
        room = {"ROOM": str(self.root), "ROOM_PORTS": ",".join(f"{a}:{b}" for a, b in self.ports.items())}
        database = {
            "PGHOST": "127.0.0.1",
            "PGPORT": str(self.postgres.port),
            "PGUSER": "discern",
            "PGDATABASE": "postgres",
        }
        extra = {"ROOM_ENVIRONMENT": "\n".join(f"{name}={value}" for name, value in self.environment.items())}
        extra |= {"ROOM_CLUSTER": f"{self.postgres.binaries}:{self.postgres.folder}"}
        path = f"{self.root / 'bin'}:{self.postgres.binaries}:{kept['PATH']}:/usr/sbin"
        return kept | room | database | extra | {"PATH": path, "ROOM_POSTGRES": self.database_url, "LANG": "C.UTF-8"}

    def follow(self, *headings: str) -> str:
        """Run the commands under the headings as one script, as typed one after the other; what it printed."""
        return self.carry_out([block for heading in headings for block in read_blocks(heading)])

    def carry_out(self, blocks: Iterable[str], given: Mapping[str, str] | None = None) -> str:
        """Run these blocks after the document's first, with ``given`` values of variables; what they printed."""
        script = self.move("\n".join([read_blocks("Install")[0], *blocks]))
        for name, value in (given or {}).items():
            script = re.sub(rf"^{name}=.*$", f"{name}={value}", script, flags=re.MULTILINE)
        # Into files: services that it starts keep its output open.
        printed, traced = self.root / "printed", self.root / "traced"
        with printed.open("wb") as output, traced.open("wb") as errors:
            done = subprocess.run(
                [*self.within, "bash", "-euo", "pipefail", "-x", "-c", script],
                env=self.shell_environment(), cwd=self.root, stdout=output, stderr=errors, timeout=600,
            )  # fmt: skip
        assert done.returncode == 0, f"{printed.read_text()[-3000:]}\n{traced.read_text()[-3000:]}\n{self.logs()}"
        return printed.read_text()

    def systemctl(self, *arguments: str) -> None:
        command = [*self.within, str(self.root / "bin" / "systemctl"), *arguments]
        subprocess.run(command, env=self.shell_environment(), check=True, timeout=120)

    def pid(self, unit: str) -> int:
        return int((self.root / "units" / f"{unit}.pid").read_text())

    def logs(self) -> str:
        """The end of what each service printed."""
        files = [*sorted((self.root / "units").glob("*.log")), self.root / "var/log/nginx/error.log"]
        return "\n".join(f"--- {each.name}\n{each.read_text()[-1500:]}" for each in files if each.exists())

    def clear(self) -> None:
        """Stop all services and nginx."""
        for file in sorted((self.root / "units").glob("*.pid")):
            self.systemctl("stop", file.stem)
        self.systemctl("stop", "nginx")


def present_room() -> Room:
    """The room that a program standing in was called in."""
    ports = dict(pair.split(":") for pair in os.environ["ROOM_PORTS"].split(","))
    environment = dict(line.split("=", 1) for line in os.environ["ROOM_ENVIRONMENT"].splitlines())
    binaries, folder = map(Path, os.environ["ROOM_CLUSTER"].split(":"))
    cluster = Postgres(binaries, folder, int(os.environ["PGPORT"]))
    return Room(Path(os.environ["ROOM"]), cluster, environment, {int(a): int(b) for a, b in ports.items()})


def act(program: str, arguments: list[str]) -> None:
    """Act as ``install``, ``nginx`` or ``systemctl``."""
    from tests.support.services import control, install, run_nginx

    room = present_room()
    if program == "install":
        sys.exit(install(room, arguments))
    if program == "nginx":
        sys.exit(run_nginx(room, arguments))
    verb, *units = [each for each in arguments if not each.startswith("--")]
    for unit in units:
        control(room, verb, unit)


def find_nginx() -> str | None:
    """The machine's own, whatever replaces it."""
    return shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/bin")
