"""What the start prints and opens, what a restart keeps, and that no log of requests has the secret."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import streamlit as st

from discern_app.start import own_address
from tests.support.relay import LOOPBACK
from tests.support.running_app.server import ACCESS_SECRET, ROOT, Server, pick_port, serve
from tests.support.running_app.session import Session, SessionError

MAIN = ROOT / "app" / "main.py"


@pytest.mark.parametrize(
    ("options", "address"),
    [
        pytest.param({}, "http://localhost:8501", id="nothing-set"),
        pytest.param({"server.address": "0.0.0.0", "server.port": 9000}, "http://localhost:9000", id="every-network"),
        pytest.param({"server.address": "::"}, "http://localhost:8501", id="every-network-ipv6"),
        pytest.param({"server.address": "127.0.0.1"}, "http://localhost:8501", id="loopback"),
        pytest.param({"server.address": "127.0.0.2"}, "http://127.0.0.2:8501", id="another-loopback"),
        pytest.param({"server.address": "10.0.0.5"}, "http://10.0.0.5:8501", id="one-network"),
        pytest.param({"server.address": "fd00::5"}, "http://[fd00::5]:8501", id="one-network-ipv6"),
        pytest.param({"server.sslCertFile": "cert.pem"}, "https://localhost:8501", id="https"),
        pytest.param({"server.baseUrlPath": "/team/"}, "http://localhost:8501/team", id="under-a-path"),
    ],
)
def test_the_address_is_one_for_a_browser_here(
    monkeypatch: pytest.MonkeyPatch, options: dict[str, object], address: str
) -> None:
    monkeypatch.setattr(st, "get_option", lambda name: {"server.port": 8501, **options}.get(name))
    assert own_address() == address


def printed(server: Server) -> str:
    return server.log.read_text(encoding="utf-8")


def printed_secret(server: Server) -> str:
    [query] = [urlsplit(word).query for word in printed(server).split() if "/open?" in word]
    return query.removeprefix("secret=")


def cookie_from(server: Server, query: str) -> str | None:
    """The cookie that an address gives, as a header has it."""
    given = httpx.get(f"{server.url}/open?{query}").headers.get("set-cookie")
    return None if given is None else given.partition(";")[0]


def opens(server: Server, cookie: str | None) -> bool:
    async def read() -> str:
        async with Session(server.url, {} if cookie is None else {"Cookie": cookie}) as session:
            return await session.read("")

    try:
        shown = asyncio.run(read())
    except SessionError as error:
        if "HTTP 403" not in str(error):
            raise
        return False
    assert "Look around with the sample company" in shown
    return True


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Of a laptop with nothing configured but the place of its data."""
    return {"DISCERN_DATABASE_URL": f"sqlite:///{tmp_path / 'discern.db'}", "DISCERN_ACCESS_SECRET": ""}


@pytest.mark.integration
def test_the_one_command_opens_the_pages_in_the_browser_once(tmp_path: Path, environment: dict[str, str]) -> None:
    browser, visited = tmp_path / "browser", tmp_path / "visited"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {visited}\n', encoding="utf-8")
    browser.chmod(0o755)
    environment |= {"BROWSER": f"{browser} %s", "DISPLAY": ":0"}
    with serve(MAIN, ROOT, environment, headless=False) as server:
        deadline = time.monotonic() + 20
        while not visited.exists() or not visited.read_text().endswith("\n"):
            assert time.monotonic() < deadline, "no browser was opened"
            time.sleep(0.05)
        secret = printed_secret(server)
        [address] = [urlsplit(line) for line in visited.read_text().splitlines()]
        assert (address.netloc, address.path) == (f"localhost:{urlsplit(server.url).port}", "/open")
        # Every user of a machine sees with which address a browser was started.
        assert secret not in address.query
        cookie = cookie_from(server, address.query)
        assert opens(server, cookie)
        assert cookie_from(server, address.query) is None
        assert opens(server, cookie_from(server, f"secret={secret}"))


@pytest.mark.integration
def test_a_restart_keeps_open_pages_open_and_a_deleted_secret_closes_them(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    port = pick_port()
    with serve(MAIN, ROOT, environment, port) as first:
        secret = printed_secret(first)
        assert secret == (tmp_path / "discern.secret").read_text()
        cookie = cookie_from(first, f"secret={secret}")
        assert opens(first, cookie)
        assert not opens(first, None)
    with serve(MAIN, ROOT, environment, port) as second:
        assert printed_secret(second) == secret
        assert opens(second, cookie)
        (tmp_path / "discern.secret").unlink()
        assert not opens(second, cookie)
        assert cookie_from(second, f"secret={secret}") is None
    with serve(MAIN, ROOT, environment, port) as third:
        assert printed_secret(third) != secret
        assert not opens(third, cookie)
        assert opens(third, cookie_from(third, f"secret={printed_secret(third)}"))


@pytest.mark.integration
def test_a_configured_secret_is_not_printed_and_no_file_is_made(tmp_path: Path, environment: dict[str, str]) -> None:
    with serve(MAIN, ROOT, environment | {"DISCERN_ACCESS_SECRET": ACCESS_SECRET}) as server:
        assert opens(server, server.cookie())
        assert "add your DISCERN_ACCESS_SECRET to\n  http://localhost:" in printed(server)
        assert ACCESS_SECRET not in printed(server)
    assert not (tmp_path / "discern.secret").exists()


@pytest.mark.integration
def test_behind_a_proxy_the_address_that_others_use_is_printed_too(environment: dict[str, str]) -> None:
    with serve(MAIN, ROOT, environment | {"DISCERN_APP_URL": "https://discern.example.org/"}) as server:
        here = f"http://localhost:{urlsplit(server.url).port}"
        opened = [word.partition("?secret=") for word in printed(server).split() if "/open?" in word]
    assert [address for address, _, _ in opened] == ["https://discern.example.org/open", f"{here}/open"]
    assert len({secret for _, _, secret in opened}) == 1


@pytest.mark.integration
def test_where_people_sign_in_there_is_no_secret(tmp_path: Path, environment: dict[str, str]) -> None:
    secrets = tmp_path / "secrets.toml"
    secrets.write_text(
        '[auth]\nclient_id = "x"\ncookie_secret = "8f3a61c09d57b24e51d7e0a96c3b8f42"\n', encoding="utf-8"
    )
    with serve(MAIN, ROOT, environment | {"STREAMLIT_SECRETS_FILES": str(secrets)}) as server:
        assert f"Open it at\n  http://localhost:{urlsplit(server.url).port}\n" in printed(server)
        assert "secret" not in printed(server)
        answer = httpx.get(f"{server.url}/open?secret=x")
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert not (tmp_path / "discern.secret").exists()


@pytest.mark.integration
def test_a_server_that_logs_requests_does_not_log_secrets(tmp_path: Path, environment: dict[str, str]) -> None:
    """`streamlit run` switches the log of requests off; uvicorn by itself writes it."""
    port, log = pick_port(), tmp_path / "log"
    command = [sys.executable, "-m", "uvicorn", "main:app", "--app-dir", str(MAIN.parent), "--port", str(port)]
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCERN_", "STREAMLIT_"))}
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, cwd=ROOT, env=kept | environment | {"DISCERN_ACCESS_SECRET": ACCESS_SECRET},
            stdout=output, stderr=output,
        )  # fmt: skip
    try:
        transport = httpx.HTTPTransport(retries=10)
        with httpx.Client(transport=transport, base_url=f"http://{LOOPBACK}:{port}", timeout=30) as http:
            assert "set-cookie" in http.get(f"/open?secret={ACCESS_SECRET}").headers
            assert "set-cookie" not in http.get(f"/open?secret={ACCESS_SECRET[1:]}").headers
            assert http.get("/take?token=of-a-take-link").status_code == 404
            assert http.get("/me/?token=of-a-private-link").status_code == 404
    finally:
        process.terminate()
        process.wait(30)
    assert '"GET /open HTTP/1.1" 303' in log.read_text()
    assert '"GET /take HTTP/1.1" 404' in log.read_text()
    assert '"GET /me/ HTTP/1.1" 404' in log.read_text()
    assert not any(secret in log.read_text() for secret in (ACCESS_SECRET[1:], "of-a-take-link", "of-a-private-link"))
