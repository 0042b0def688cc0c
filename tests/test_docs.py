"""The code of the documentation, as a developer copies it."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, get_args

import click
import httpx
import pytest

from benchmarks.__main__ import main as benchmarks
from discern.cli import main
from discern.contract import operations
from discern.contract.models.events import Event
from discern.contract.problems import ProblemCode
from discern.contract.webhook_signing import sign_delivery, write_secret
from discern.instrument.quality import RULES
from discern.service.errors import ServiceError
from tests.mission.installation import run_app
from tests.support.faulty_service import FaultyService, run_shared
from tests.support.node import CLIENTS, require_node, run
from tests.support.postgres import free_port
from tests.support.receivers import run_receiver

DOCS = Path(__file__).parents[1] / "docs"
INTEGRATION, PAGE = DOCS / "integration.md", DOCS / "webhooks.md"


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


RECEIVER, WITH_FLASK, ANNOUNCE, CATCH_UP = blocks(PAGE, "python")
[WITH_EXPRESS] = blocks(PAGE, "js")

PROGRAMS = {"discern": main, "python -m benchmarks": benchmarks}
COMMANDS = re.compile(
    r"(?:^|`|uv run |bin/|exec rest )(discern|python -m benchmarks) ([a-z][a-z-]*(?: (?:--)?[a-z][a-z-]*)*)",
    re.MULTILINE,
)
"""A command as documents write it: a program and the words after it, in lower case."""

SECRET, OLD = write_secret(bytes(range(32))), write_secret(bytes(range(1, 33)))
BODY = b'{"type":"team.updated","timestamp":"2026-11-20T09:00:00Z","data":{"team_id":"team_1"}}'


@pytest.fixture
def receiver(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """The address of the documented receiver, which knows two secrets, and where it prints."""
    script, output, port = tmp_path / "receiver.py", tmp_path / "output", free_port()
    script.write_text(RECEIVER, encoding="utf-8")
    environment = {**os.environ, "PORT": str(port), "WEBHOOK_SECRET": f"{SECRET} {OLD}"}
    with output.open("wb") as printed:
        process = subprocess.Popen([sys.executable, str(script)], env=environment, stdout=printed, stderr=printed)
    try:
        yield f"http://127.0.0.1:{port}", output
    finally:
        process.kill()
        process.wait()


def post(url: str, headers: dict[str, str], body: bytes) -> int:
    deadline = time.monotonic() + 30
    while True:
        try:
            return httpx.post(url, headers=headers, content=body, timeout=10).status_code
        except httpx.ConnectError:
            if time.monotonic() > deadline:
                raise


@pytest.mark.integration
def test_the_documented_receiver_takes_what_is_signed_and_nothing_else(receiver: tuple[str, Path]) -> None:
    url, output = receiver
    now = int(time.time())
    assert post(url, sign_delivery([SECRET], "evt_1", now, BODY), BODY) == 200
    assert post(url, sign_delivery([OLD], "evt_2", now, BODY), BODY) == 200
    stranger = write_secret(bytes(32))
    refused = [
        (sign_delivery([stranger], "evt_3", now, BODY), BODY),
        (sign_delivery([SECRET], "evt_4", now - 1000, BODY), BODY),
        (sign_delivery([SECRET], "evt_5", now, BODY), BODY.replace(b"team_1", b"team_2")),
        ({}, BODY),
    ]
    assert [post(url, headers, body) for headers, body in refused] == [400] * 4
    printed = output.read_text(encoding="utf-8")
    assert re.findall(r"^evt_\d", printed, re.MULTILINE) == ["evt_1", "evt_2"]
    assert "evt_1 team.updated {'team_id': 'team_1'}" in printed


@pytest.mark.integration
@pytest.mark.parametrize("framework", ["flask", "express"])
def test_a_documented_receiver_without_our_client_takes_each_event_once(tmp_path: Path, framework: str) -> None:
    """With the official packages of Standard Webhooks."""
    if framework == "express":
        require_node()
        (tmp_path / "node_modules").symlink_to(CLIENTS / "node_modules")
    name, text = {"flask": ("receiver.py", WITH_FLASK), "express": ("receiver.mjs", WITH_EXPRESS)}[framework]
    (tmp_path / name).write_text(text, encoding="utf-8")
    program, port, output = {"flask": sys.executable, "express": "node"}[framework], free_port(), tmp_path / "output"
    environment = {**os.environ, "PORT": str(port), "WEBHOOK_SECRET": SECRET}
    with output.open("wb") as printed:
        process = subprocess.Popen([program, name], cwd=tmp_path, env=environment, stdout=printed, stderr=printed)
    try:
        url, now = f"http://127.0.0.1:{port}/discern", int(time.time())
        json_body = {"Content-Type": "application/json"}
        good = json_body | sign_delivery([SECRET], "evt_1", now, BODY)
        while_rotated = json_body | sign_delivery([OLD, SECRET], "evt_2", now, BODY)
        assert [post(url, headers, BODY) for headers in (good, good, while_rotated)] == [200] * 3
        refused = [
            (json_body | sign_delivery([OLD], "evt_3", now, BODY), BODY),
            (json_body | sign_delivery([SECRET], "evt_4", now - 1000, BODY), BODY),
            (good, BODY.replace(b"team_1", b"team_2")),
            (json_body, BODY),
        ]
        assert [post(url, headers, body) for headers, body in refused] == [400] * 4
    finally:
        process.kill()
        process.wait()
    assert re.findall(r"^evt_\d team\.updated", output.read_text(encoding="utf-8"), re.MULTILINE) == [
        "evt_1 team.updated",
        "evt_2 team.updated",
    ]


@pytest.mark.parametrize("place", ["slack.com", "teams"])
def test_the_documented_message_tells_slack_or_teams_who_has_answered(tmp_path: Path, place: str) -> None:
    namespace: dict[str, Any] = {}
    exec(compile(ANNOUNCE, str(PAGE), "exec"), namespace)
    with run_shared(tmp_path) as running, run_receiver() as receiver:
        world = FaultyService(running).world
        person = world.add_candidate("Ana <!channel>")
        done = world.add_assessment(person.id)
        data = {"assessment_id": done.id, "candidate_id": person.id}
        event = Event(id="evt_1", type="assessment.completed", timestamp=datetime.now(UTC), data=data)
        namespace["announce"](world.client, event, f"{receiver.url}&{place}")
    [got] = receiver.got
    sent = json.loads(got.body)
    if place == "teams":
        [block] = sent["attachments"][0]["content"]["body"]
        assert block["text"].startswith("Ana <!channel> has answered.")
    else:
        assert sent["text"].startswith("Ana &lt;!channel&gt; has answered.")


@pytest.mark.integration
@pytest.mark.skipif(not all(map(shutil.which, ("bash", "curl", "jq"))), reason="needs bash, curl and jq")
def test_the_documented_way_with_curl_ends_in_a_report_and_an_analysis(tmp_path: Path) -> None:
    [script] = blocks(INTEGRATION, "sh")
    scopes = "assessments:write,results:read,reports:write,reports:read,take"
    of_teams = "candidates:write,teams:write,teams:read,events:read"
    with run_app(tmp_path) as app, app.interface(f"{scopes},{of_teams}") as interface:
        script = script.replace("http://localhost:8501", app.url)
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", script],
            env={**os.environ, "KEY": interface.key},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=120,
        )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-6:] == [
        "true",
        '{"direction":"D","quality":"ok"}',
        '{"created":1,"updated":1,"failed":0}',
        '{"team":"Operations","size":2,"profiled":1}',
        '{"size":3,"profiled":2}',
        '["assessment.completed","candidate.created","report.generated","team.updated"]',
    ]
    assert (tmp_path / "report.pdf").read_bytes().startswith(b"%PDF")


def test_the_tables_of_errors_have_every_code_under_its_status_with_what_to_do() -> None:
    page = (DOCS / "errors.md").read_text(encoding="utf-8")
    parts = re.findall(r"^### (\d+)\n(.*?)(?=^### |\Z)", page, re.MULTILINE | re.DOTALL)
    row = re.compile(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
    rows = [(int(status), *found) for status, part in parts for found in row.findall(part)]
    assert sorted((code, status) for status, code, *_ in rows) == sorted(
        (code, ServiceError(code, "").status) for code in get_args(ProblemCode)
    )
    assert all(happened.strip() and advice.strip() for *_, happened, advice in rows)


def test_the_guide_says_on_which_side_of_its_limit_each_check_fails() -> None:
    page = INTEGRATION.read_text(encoding="utf-8")
    sides = r"\*\*below\*\* `threshold` in (.+?), and \*\*above\*\* it in (.+?)\."
    [[below, above]] = re.findall(sides, page, re.DOTALL)
    for said, side in ((below, "below"), (above, "above")):
        assert set(re.findall("`(.+?)`", said)) == {rule.id for rule in RULES if rule.side == side}


def test_the_documented_way_to_catch_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    namespace: dict[str, object] = {}
    exec(compile(CATCH_UP, str(PAGE), "exec"), namespace)
    catch_up = namespace["catch_up"]
    assert callable(catch_up)
    with run_shared(tmp_path) as running:
        service = FaultyService(running)
        client = service.world.client
        assert catch_up(client, None) is None
        ids = [service.add_event("team.updated", team_id=f"team_{number}") for number in range(3)]
        assert catch_up(client, None) == ids[-1]
        assert capsys.readouterr().out.count("team.updated") == 3
        last = service.add_event("report.generated", report_id="rep_1")
        assert catch_up(client, ids[-1]) == last
        assert capsys.readouterr().out == "report.generated {'report_id': 'rep_1'}\n"
        assert client.send(operations.LIST_EVENTS()).data[-1].id == last


@pytest.fixture(scope="session")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the Python of each page as a script, and the notebook."""
    folder = tmp_path_factory.mktemp("scripts")
    shutil.copy(DOCS / "analysis.py", folder)
    for page in (*DOCS.parent.glob("*.md"), *DOCS.rglob("*.md")):
        if code := blocks(page, "python"):
            (folder / f"{page.stem}.py").write_text("\n".join(code), encoding="utf-8")
    assert (folder / "client.py").is_file()
    return folder


@pytest.mark.integration
@pytest.mark.timeout(600)
def test_mypy_without_plugins_finds_no_error_in_the_pages(scripts: Path) -> None:
    """Plotly has no types: its stubs are of another package."""
    settings = scripts / "mypy.ini"
    settings.write_text("[mypy]\nstrict = True\n[mypy-plotly.*]\nignore_missing_imports = True\n", encoding="utf-8")
    run(sys.executable, "-m", "mypy", "--config-file", settings, *sorted(scripts.glob("*.py")), cwd=scripts)


@pytest.mark.integration
@pytest.mark.timeout(600)
def test_pyright_finds_no_error_in_the_pages(scripts: Path) -> None:
    run(require_node() / "pyright", "--pythonpath", sys.executable, *sorted(scripts.glob("*.py")), cwd=scripts)


@pytest.mark.parametrize("page", sorted([*DOCS.glob("*.md"), *DOCS.glob("*/*.md"), *DOCS.parent.glob("*.md")]), ids=str)
def test_commands_that_a_document_names_exist_with_their_options(page: Path) -> None:
    for program, words in COMMANDS.findall(page.read_text(encoding="utf-8")):
        command: click.Command = PROGRAMS[program]
        options = {"--help"}
        for word in words.split():
            if isinstance(command, click.Group) and not word.startswith("-"):
                assert word in command.commands, f"{program} {words}"
                command = command.commands[word]
                options |= {option for each in command.params for option in (*each.opts, *each.secondary_opts)}
            elif word.startswith("--"):
                assert word in options, f"{program} {words}"


def test_the_first_five_minutes_begin_as_the_first_page_says() -> None:
    blocks = [
        re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL) for text in read("README.md", "docs/start.md")
    ]
    assert blocks[1][0] == blocks[0][0]


def read(*names: str) -> list[str]:
    return [(DOCS.parent / name).read_text(encoding="utf-8") for name in names]
