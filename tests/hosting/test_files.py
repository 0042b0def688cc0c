"""The files that hosts read by their names, held against those hosts' own rules."""

import re
import secrets
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click import Group
from ruamel.yaml import YAML

from discern.cli import main
from discern.service.storage.engine.database import FEW_CONNECTIONS
from discern.settings import Settings
from tests.support.systemd_sandbox import DOCUMENT, DOCUMENTS, ROOT, read_blocks

BIN = Path(sys.executable).parent
UNITS = sorted([*(ROOT / "docs/hosting").glob("*.service"), *(ROOT / "docs/hosting").glob("*.timer")])


@pytest.mark.integration
def test_the_dockerfile_keeps_to_its_linter_s_rules() -> None:
    linted = subprocess.run([BIN / "hadolint", ROOT / "Dockerfile"], capture_output=True, text=True)
    assert (linted.returncode, linted.stdout) == (0, "")


@pytest.mark.integration
@pytest.mark.parametrize(
    ("schema", "file"), [("compose-spec", "compose.yaml"), ("github-workflows", ".github/workflows/ci.yml")]
)
def test_files_have_the_schema_of_who_reads_them(schema: str, file: str) -> None:
    command = [str(BIN / "check-jsonschema"), "--builtin-schema", f"vendor.{schema}", str(ROOT / file)]
    checked = subprocess.run(command, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_a_forge_runs_what_everybody_runs_and_may_only_read() -> None:
    workflow = YAML(typ="safe").load((ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8"))
    [job] = workflow["jobs"].values()
    assert job["steps"][-1] == {"run": ".ci/run"}
    assert job["env"] == {"CI": "true"}
    assert (workflow["permissions"], "permissions" in job) == ({"contents": "read"}, False)
    used = [step["uses"] for step in job["steps"] if "uses" in step]
    assert used
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", each) for each in used)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_the_units(unit: Path, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze on this machine: apt-get install systemd")
    for file in UNITS:
        # Whether the programs are there is the server's matter.
        text = re.sub(r"/srv/discern/\.venv/bin/\w+", "/bin/true", file.read_text(encoding="utf-8"))
        (tmp_path / file.name).write_text(text.replace("WorkingDirectory=/srv/discern", "WorkingDirectory=/"))
    verified = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / unit.name], capture_output=True, text=True, timeout=60
    )
    assert (verified.returncode, verified.stderr) == (0, "")


def test_every_documented_host_starts_from_compiled_bytecode_and_without_tests() -> None:
    """Its processes may not write where the code is, so they would compile at each start."""
    image = (ROOT / "Dockerfile").read_text()
    assert "UV_COMPILE_BYTECODE=1" in image
    assert re.search(r"^RUN uv sync .*--no-default-groups .* && python -m compileall -q src app$", image, re.MULTILINE)
    for heading in ("Install", "Upgrade"):
        commands = "".join(read_blocks(heading))
        [synced] = re.findall(r"uv sync .*\n.*\n", commands)
        as_it_should = r"uv sync .*--no-default-groups .*--compile-bytecode\n\S+ -m compileall -q \S+/src \S+/app\n"
        assert re.fullmatch(as_it_should, synced)


def test_every_documented_host_takes_the_cookies_of_a_company_s_network() -> None:
    """What holds by default is known to be too little behind single sign-on. websockets reads it when Python starts."""
    for name in ("Dockerfile", "compose.yaml", "docs/hosting/discern-app@.service"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert re.search(r'^[^#\n]*WEBSOCKETS_MAX_LINE_LENGTH[=:] ?"?65536\b', text, re.MULTILINE), name


def test_the_documented_processes_fit_into_postgresql_s_connections() -> None:
    text = " ".join((ROOT / "docs/scale.md").read_text().split())
    each = int(re.findall(r"a process of any kind opens up to (\d+)", text)[0])
    command = int(re.findall(r"a command up to (\d+)", text)[0])
    assert (each, command) == (Settings.model_fields["database_connections"].default, FEW_CONNECTIONS)
    [most] = map(int, re.findall(r"`max_connections` of (\d+), three are kept", text))
    [(left, fit)] = re.findall(r"(\d+) are enough for (\d+) processes, one more", text)
    assert int(left) == most - 3
    assert (int(fit) + 1) * each + command <= int(left)
    started = " ".join(read_blocks("Install")).partition("systemctl enable --now ")[2].partition("\n")[0].split()
    assert [unit.partition("@")[0] for unit in started] == [
        "discern-rest",
        "discern-worker",
        "discern-app",
        "discern-app",
    ]
    for rest in (ROOT / "docs/hosting/discern-rest.service", ROOT / "compose.yaml"):
        [workers] = re.findall(r'--workers"?,? "?(\d+)', rest.read_text())
        assert f"has {len(started) - 1 + int(workers)} processes" in text
        assert len(started) - 1 + int(workers) <= int(fit)


def test_every_image_is_named_by_its_exact_version_or_digest() -> None:
    text = (ROOT / "Dockerfile").read_text() + (ROOT / "compose.yaml").read_text()
    images = re.findall(r"(?:FROM |--from=|image: )([\w./-]+[:@]\S+)", text)
    assert len(images) == 5
    # PostgreSQL's own versions have two parts.
    exact = re.compile(r"postgres:\d+\.\d+|[\w./-]+:\d+\.\d+\.\d+[\w.-]*|[\w./-]+(:\S+)?@sha256:[0-9a-f]{64}")
    assert [image for image in images if not exact.fullmatch(image)] == []


def test_the_documented_servers_count_browsers_by_their_addresses() -> None:
    variables = dict(
        line.split("=", 1)
        for line in (ROOT / "docs/hosting/discern.env").read_text().splitlines()
        if line and not line.startswith("#")
    )
    compose = (ROOT / "compose.yaml").read_text()
    [subnet] = re.findall(r"- subnet: (\S+)", compose)
    assert re.findall(r"DISCERN_TRUSTED_PROXIES: (\S+)", compose) == [subnet]
    for given in (variables["DISCERN_TRUSTED_PROXIES"], subnet):
        assert Settings.load({"DISCERN_TRUSTED_PROXIES": given}, files=()).trusted_proxies == set(given.split(","))
    for nginx in ("nginx.conf", "nginx.compose.conf"):
        assert "X-Forwarded-For $remote_addr;" in (ROOT / "docs/hosting" / nginx).read_text()


COMPOSE: dict[str, Any] = YAML(typ="safe").load(ROOT / "compose.yaml")
WITH_CONTAINERS = "".join(read_blocks("With containers"))


def test_containers_share_their_secrets_and_are_not_started_without() -> None:
    """Each of a set of processes makes a secret of its own, unless it is given one."""
    given = dict(line.split("=", 1) for line in re.findall(r"^[A-Z_]+=.*$", WITH_CONTAINERS, re.MULTILINE))
    required = set(re.findall(r"\$\{(\w+):\?", (ROOT / "compose.yaml").read_text()))
    assert set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text())) == required
    assert required == {name for name in given if not name.startswith("DISCERN_")}
    for name in ("app-1", "app-2", "rest", "worker"):
        service = COMPOSE["services"][name]
        assert service["env_file"] == [{"path": ".env", "required": False}]
        assert service["environment"]["DISCERN_ACCESS_SECRET"].startswith("${ACCESS_SECRET:?")
        assert service["environment"]["STREAMLIT_SERVER_COOKIE_SECRET"].startswith("${COOKIE_SECRET:?")


def test_the_settings_for_containers_are_settings() -> None:
    documented = dict(re.findall(r"^#? ?(DISCERN_\w+)=(.*)$", WITH_CONTAINERS, re.MULTILINE))
    assert {"DISCERN_OWNERS", "DISCERN_RESPONSIBLE", "DISCERN_SMTP_URL", "DISCERN_MAIL_FROM"} <= documented.keys()
    random = secrets.token_hex(32)
    filled = {
        name: re.sub(r"\$\{\w+:\?[^}]*\}", random, str(value))
        for name, value in COMPOSE["services"]["app-1"]["environment"].items()
    }
    read = Settings.load({name: value.strip("'") for name, value in documented.items()} | filled, files=())
    assert read.owners == {"you@example.com"}
    assert read.smtp_server is not None


def test_containers_keep_what_they_write_and_read_the_secrets_file() -> None:
    image = (ROOT / "Dockerfile").read_text()
    [home] = re.findall(r"^WORKDIR (\S+)$", image.partition("\nFROM ")[2], re.MULTILINE)
    [folder] = re.findall(r"install --directory .*--owner=discern .* (\S+)$", image, re.MULTILINE)
    assert f"XDG_DATA_HOME={Path(folder).parent}" in image
    assert Path(folder).name == "discern"
    for name in ("app-1", "app-2", "rest", "worker"):
        mounted = dict(volume.split(":", 1) for volume in COMPOSE["services"][name]["volumes"])
        assert mounted == {"data": folder, "./.streamlit": f"{home}/.streamlit:ro"}
    assert {"data", "database"} == COMPOSE["volumes"].keys()
    assert set(re.findall(r"/var/lib/\w+", WITH_CONTAINERS)) == {folder}
    ignored = (ROOT / ".gitignore").read_text().splitlines()
    assert {".env", "tls/", ".streamlit/secrets.toml"} <= set(ignored)


def test_the_commands_for_containers_name_services_and_commands_there_are() -> None:
    ran = re.findall(r"docker compose (?:exec(?: -T)?|run --rm) (\S+) discern (\w+)(?: (\w+))?", WITH_CONTAINERS)
    assert {command for _, command, _ in ran} == {"keys", "signin", "backup", "accounts"}
    for service, command, sub in ran:
        assert service in COMPOSE["services"]
        known = main.commands[command]
        assert sub in known.commands if isinstance(known, Group) else known
    restarted = " ".join(re.findall(r"docker compose restart (.*)", WITH_CONTAINERS)).split()
    assert restarted == ["app-1", "app-2", "nginx"]
    assert set(restarted) <= COMPOSE["services"].keys()


def test_containers_are_reached_where_docker_keeps_the_addresses_of_browsers() -> None:
    """Over IPv6 it would pass all of them on with its own, since the network has IPv4 alone."""
    published = re.findall(r'- "(\S+:\d+)"', (ROOT / "compose.yaml").read_text())
    assert published == ["0.0.0.0:80:80", "0.0.0.0:443:443"]


@pytest.mark.parametrize("nginx", ["nginx.conf", "nginx.compose.conf"])
def test_nginx_passes_the_host_on_with_its_port(nginx: str) -> None:
    """The gate compares it with the browser's `Origin`, which has the port."""
    text = (ROOT / "docs/hosting" / nginx).read_text()
    assert set(re.findall(r"proxy_set_header Host (\S+);", text)) == {"$http_host"}


@pytest.mark.parametrize("nginx", ["nginx.conf", "nginx.compose.conf"])
def test_no_log_of_nginx_has_the_secret_of_a_link(nginx: str) -> None:
    """Access lines have the path alone; below `crit`, error lines have the whole request."""
    _, *servers = (ROOT / "docs/hosting" / nginx).read_text().split("\nserver {\n")
    assert len(servers) == 2
    for server in servers:
        assert re.findall(r"access_log \S+ (\w+);", server) == ["discern"]
        assert re.findall(r"error_log \S+ (\w+);", server) == ["crit"]


def test_what_the_image_copies_is_not_ignored() -> None:
    kept = {
        line.removeprefix("!") for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")
    }
    copies = re.findall(r"^COPY (?!--from)(.+) \S+$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    copied = {name for names in copies for name in names.split()}
    assert copied <= kept
    assert all((ROOT / name).exists() for name in copied)


def test_packages_are_named_one_a_line() -> None:
    lines = (ROOT / "packages.txt").read_text().splitlines()
    assert lines
    assert all(re.fullmatch(r"[a-z0-9.+-]+", line) for line in lines)


def test_every_way_to_host_installs_the_same_fonts() -> None:
    wanted = {"fonts-noto-cjk", "fonts-noto-core"}
    for text in ((ROOT / "packages.txt").read_text(), (ROOT / "Dockerfile").read_text(), DOCUMENT.read_text("utf-8")):
        assert set(re.findall(r"fonts-[a-z-]+", text)) == wanted


def test_the_documents_and_their_files_name_each_other() -> None:
    text = "".join(document.read_text(encoding="utf-8") for document in DOCUMENTS)
    for file in (ROOT / "docs" / "hosting").iterdir():
        assert file.name.partition("@")[0].removesuffix(".service").removesuffix(".timer") in text


def test_the_containers_nginx_is_the_same_but_for_names() -> None:
    def read(name: str) -> list[str]:
        return (ROOT / "docs/hosting" / name).read_text(encoding="utf-8").splitlines()[1:]

    names = {
        "127.0.0.1:8501": "app-1:8501",
        "127.0.0.1:8502": "app-2:8501",
        "server 127.0.0.1:8500": "server rest:8500",
        "/var/log/nginx/discern.log": "/dev/stdout",
        "/var/log/nginx/discern-error.log": "/dev/stderr",
        # The only server there needs no name.
        "server_name discern.example.com;": "server_name _;",
    }
    expected = "\n".join(read("nginx.conf"))
    for here, there in names.items():
        expected = expected.replace(here, there)
    assert read("nginx.compose.conf") == expected.splitlines()
