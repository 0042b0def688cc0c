"""What strangers, people with links and people who are let in get of a running app, on each kind of installation."""

import asyncio
import re
import socket
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from cryptography.fernet import Fernet

from discern_app.access import signed_in
from discern_app.base.navigation import LINKED
from tests.support.running import run_service
from tests.support.running_app.server import ACCESS_SECRET, ROOT, Server, pick_port, serve
from tests.support.running_app.session import Session, SessionError

pytestmark = [pytest.mark.integration, pytest.mark.timeout(240)]

KEY = "dsc_" + "0" * 38
"""A key of no service."""

COOKIE_SECRET = "8f3a61c09d57b24e51d7e0a96c3b8f42"
PAGES = ("/", "/people?person=x", "/teams", "/settings", "/nothing")
INSIDE = ("/media/0a1b.pdf", "/_stcore/bidi-components/x/y.js", "/component/x/y")


def connect(url: str, cookie: str = "") -> str:
    """What comes down for a first page, or why nothing does."""

    async def read() -> str:
        async with Session(url, headers={"Cookie": cookie} if cookie else {}) as session:
            return await session.read("")

    try:
        return asyncio.run(read())
    except SessionError as error:
        return str(error)


def refusals(server: Server, cookie: str = "") -> list[int]:
    """The statuses of everything that isn't a page."""
    with httpx.Client(base_url=server.url, headers={"Cookie": cookie} if cookie else {}) as http:
        upload = f"/_stcore/upload_file/{'0' * 32}/{'1' * 32}"
        return [
            *(http.get(path).status_code for path in INSIDE),
            http.put(upload, files={"file": ("a.csv", b"name")}).status_code,
            http.delete(upload).status_code,
            http.post("/people").status_code,
        ]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {"DISCERN_DATABASE_URL": f"sqlite:///{tmp_path / 'discern.db'}"}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("door") / "discern.db"
    with serve(ROOT / "app" / "main.py", ROOT, {"DISCERN_DATABASE_URL": f"sqlite:///{database}"}) as server:
        yield server


def test_a_stranger_reads_a_small_page_that_says_what_to_do(app: Server) -> None:
    for path in PAGES:
        answer = httpx.get(f"{app.url}{path}")
        assert answer.status_code == 403
        assert "/open?secret=" in answer.text
        assert len(answer.content) < 5_000
        assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_a_stranger_has_no_socket_files_or_uploads(app: Server) -> None:
    assert "HTTP 403" in connect(app.url)
    assert "HTTP 403" in connect(app.url, "discern_access_1=1")
    assert set(refusals(app)) == {403}
    assert httpx.get(f"{app.url}/_stcore/health").text == "ok"


def test_the_secret_s_cookie_opens_all_of_it(app: Server) -> None:
    with httpx.Client(base_url=app.url, follow_redirects=True) as browser:
        shell = browser.get("/open", params={"secret": ACCESS_SECRET})
        assert "/static/js/" in shell.text
        assert "/static/js/" in browser.get("/teams").text
        assert browser.get("/_stcore/health").status_code == 200
        # Streamlit has no such file.
        assert browser.get("/media/0a1b.pdf").status_code == 404
    assert "Look around with the sample company" in connect(app.url, app.cookie())


def fill(cookie: str, size: int) -> str:
    """Cookies, with this one among them, that make a line of so many bytes in a request's head."""
    beginning = f"{cookie}; company="
    return beginning + "x" * (size - len(f"Cookie: {beginning}\r\n"))


def ask_for_a_socket(server: Server, cookie: str) -> bytes:
    """The beginning of the answer; empty without one. The server keeps the connection open in vain until the browser
    ends it, which this does at once.
    """
    address = urlsplit(server.url)
    asked = {
        "Host": address.netloc,
        "Origin": server.url,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
        "Cookie": cookie,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in asked.items())
    with socket.create_connection((address.hostname, address.port)) as connection:
        connection.sendall(f"GET /_stcore/stream HTTP/1.1\r\n{head}\r\n".encode())
        connection.shutdown(socket.SHUT_WR)
        return connection.recv(1_000)


def read_warnings(server: Server) -> list[str]:
    return [line for line in server.log.read_text().splitlines() if "A page can't connect" in line]


def test_a_page_says_so_where_its_socket_would_be_refused_for_its_cookies(app: Server) -> None:
    with httpx.Client(base_url=app.url) as browser:
        browser.get("/open", params={"secret": ACCESS_SECRET})
        browser.get("/_stcore/health")
        cookies = {each.name: f"{each.name}={each.value}" for each in browser.cookies.jar}
    of_pages = next(cookie for name, cookie in cookies.items() if name.startswith("discern_door"))
    of_sockets = "; ".join(cookie for cookie in cookies.values() if cookie != of_pages)
    assert "_streamlit_xsrf" in of_sockets
    fits, too_long = (fill(of_pages, size) for size in (7_992, 7_993))
    assert "/static/js/" in httpx.get(app.url, headers={"Cookie": fits}).text
    assert "Look around with the sample company" in connect(app.url, f"{of_sockets}; {fits}")
    assert read_warnings(app) == []

    answer = httpx.get(f"{app.url}/people", headers={"Cookie": too_long})
    assert answer.status_code == 431
    assert "Your browser sends too many cookies" in answer.text
    assert "WEBSOCKETS_MAX_LINE_LENGTH=65536" in answer.text
    [warning] = read_warnings(app)
    assert "7993 bytes" in warning
    assert "company" not in warning
    assert ask_for_a_socket(app, fill(f"{of_sockets}; {of_pages}", 8_192)).startswith(b"HTTP/1.1 101 ")
    assert ask_for_a_socket(app, fill(f"{of_sockets}; {of_pages}", 8_193)) == b""


@pytest.mark.parametrize("path", ["/", "/people"])
def test_a_page_brings_along_what_to_do_where_a_network_refuses_its_socket(app: Server, path: str) -> None:
    """Also to a browser that had Streamlit's page before, or takes it compressed."""
    with httpx.Client(base_url=app.url, follow_redirects=True) as browser:
        browser.get("/open", params={"secret": ACCESS_SECRET})
        answer = browser.get(path, headers={"If-None-Match": "*", "Accept-Encoding": "gzip", "Range": "bytes=0-9"})
        assert (answer.status_code, "/static/js/" in answer.text) == (200, True)
        assert f"<code>{urlsplit(app.url).netloc}/_stcore/stream</code>" in answer.text
        [script] = re.findall(r'<script src="(/take/files/[^"]*)"', answer.text)
        assert "WebSocket" in browser.get(script).text


def test_a_link_needs_no_socket_and_opens_whatever_the_cookies(app: Server) -> None:
    answer = httpx.get(f"{app.url}/take?token=wrong", headers={"Cookie": fill("a=b", 30_000)})
    assert "This link doesn&#39;t work" in answer.text


def test_pages_connect_with_the_cookies_of_a_company_where_that_is_set(environment: dict[str, str]) -> None:
    longer = environment | {"WEBSOCKETS_MAX_LINE_LENGTH": "65536"}
    with serve(ROOT / "app" / "main.py", ROOT, longer) as server:
        assert "Look around with the sample company" in connect(server.url, fill(server.cookie(), 30_000))
        with httpx.Client(base_url=server.url, follow_redirects=True, cookies={"company": "x" * 30_000}) as browser:
            assert "/static/js/" in browser.get("/open", params={"secret": ACCESS_SECRET}).text


def test_more_cookies_get_a_page_in_words_with_its_style_sheet(app: Server) -> None:
    with httpx.Client(base_url=app.url) as browser:
        browser.get("/open", params={"secret": ACCESS_SECRET})
        of_pages = next(f"{each.name}={each.value}" for each in browser.cookies.jar if each.path == "/")
    headers = {"Cookie": fill(of_pages, 40_000)}
    answer = httpx.get(app.url, headers=headers)
    assert (answer.status_code, "Your browser sends too many cookies" in answer.text) == (431, True)
    [sheet] = re.findall(r'rel="stylesheet" href="([^"]*)"', answer.text)
    assert ":root" in httpx.get(f"{app.url}{sheet}", headers=headers).text


@pytest.mark.parametrize("path", LINKED)
def test_a_page_behind_a_link_has_none_of_streamlit_and_gives_no_cookie(app: Server, path: str) -> None:
    answer = httpx.get(f"{app.url}/{path}")
    assert answer.status_code < 500
    assert "/static/js/" not in answer.text
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", [*LINKED, "calendar.ics"])
def test_the_secret_of_a_link_stands_in_no_log(app: Server, path: str) -> None:
    secret = "Zk4Tt0QeV9bXs2LwHr7MnYp5AcGd1JuF"
    for spelt in (path, path.title(), f"{path}/"):
        httpx.get(f"{app.url}/{spelt}?token={secret}")
        httpx.post(f"{app.url}/{spelt}?token={secret}")
    assert secret not in app.log.read_text(errors="replace")


def test_open_access_lets_everybody_in(environment: dict[str, str]) -> None:
    with serve(ROOT / "app" / "main.py", ROOT, environment | {"DISCERN_OPEN_ACCESS": "1"}) as server:
        assert "/static/js/" in httpx.get(server.url).text
        assert "Look around with the sample company" in connect(server.url)


@pytest.fixture
def signed(environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """An app in which people sign in, at a provider that can't be reached; one of them is a member, one a manager."""
    with run_service(environment["DISCERN_DATABASE_URL"]) as running:
        key = running.key(account="default")
        person = running.answer("POST", "/candidates", {"name": "Noor"}, key)["id"]
        put = {"email": "member@example.org", "role": "member", "candidate_id": person}
        running.answer("PUT", "/users", put, key)
        running.answer("PUT", "/users", {"email": "lead@example.org", "role": "manager"}, key)
    port = pick_port()
    secrets = tmp_path / "secrets.toml"
    secrets.write_text(
        f'[auth]\nredirect_uri = "http://127.0.0.1:{port}/oauth2callback"\ncookie_secret = "{COOKIE_SECRET}"\n'
        'client_id = "discern"\nclient_secret = "secret"\n'
        'server_metadata_url = "http://127.0.0.1:9/.well-known/openid-configuration"\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(signed_in, "cookie_secret", lambda: COOKIE_SECRET)
    own = {"DISCERN_OWNERS": "boss@example.org", "STREAMLIT_SECRETS_FILES": str(secrets)}
    with serve(ROOT / "app" / "main.py", ROOT, environment | own, port) as server:
        yield server


def sign(server: Server, name: str, ago: timedelta = timedelta()) -> str:
    """The cookie of somebody who signed in a while ago."""
    claims = {"iss": "https://id.example", "sub": name, "email": f"{name}@example.org", "email_verified": True}
    value = signed_in.seal_claims(claims, datetime.now(UTC) - ago)
    return f"discern_signed_in_{urlsplit(server.url).port}={value}"


def test_where_people_sign_in_only_those_with_access_have_the_socket(signed: Server) -> None:
    forged = f"discern_signed_in_{urlsplit(signed.url).port}={Fernet(Fernet.generate_key()).encrypt(b'{}').decode()}"
    for cookie, status, shown in (
        ("", 200, "Sign in"),
        (forged, 200, "Sign in"),
        (sign(signed, "boss", timedelta(hours=13)), 200, "Sign in"),
        (sign(signed, "somebody"), 403, "You don&#39;t have access"),
    ):
        answer = httpx.get(f"{signed.url}/people?person=x", headers={"Cookie": cookie})
        assert answer.status_code == status
        assert shown in answer.text
        assert "/static/js/" not in answer.text
        assert "HTTP 403" in connect(signed.url, cookie)
        assert set(refusals(signed, cookie)) == {403}
    boss = sign(signed, "boss")
    assert "/static/js/" in httpx.get(signed.url, headers={"Cookie": boss}).text
    assert "Look around with the sample company" in connect(signed.url, boss)


def open_session(server: Server, cookie: str, resumes: str = "", **headers: str) -> str:
    """The id of the session that somebody gets who names one to go on with."""

    async def read() -> str:
        async with Session(server.url, headers={"Cookie": cookie, **headers}, resumes=resumes) as session:
            found: list[str] = re.findall(r'session_id: "([^"]+)"', await session.read(""))
        [session_id] = set(found)
        return session_id

    return asyncio.run(read())


def test_a_session_goes_on_for_the_person_who_began_it_alone(signed: Server) -> None:
    began = open_session(signed, sign(signed, "boss", timedelta(hours=1)))
    # Somebody who signs in again meanwhile goes on with what they typed.
    assert open_session(signed, sign(signed, "boss"), began) == began
    thief = sign(signed, "lead")
    assert open_session(signed, thief, began) != began
    assert open_session(signed, thief, began, **{"Discern-Holder": '["https://id.example", "boss"]'}) != began
    assert open_session(signed, sign(signed, "boss"), began) == began


def test_a_member_has_their_own_page_and_nothing_of_streamlit(signed: Server) -> None:
    cookie = sign(signed, "member")
    for path in PAGES:
        answer = httpx.get(f"{signed.url}{path}", headers={"Cookie": cookie})
        assert (answer.status_code, answer.headers["location"]) == (303, "/me")
    assert "HTTP 403" in connect(signed.url, cookie)
    assert set(refusals(signed, cookie)) == {403}
    own = httpx.get(f"{signed.url}/me", headers={"Cookie": cookie})
    assert (own.status_code, "member@example.org" in own.text) == (200, True)


def test_a_sign_in_that_fails_says_so_and_leads_nowhere_else(signed: Server) -> None:
    failed = httpx.get(f"{signed.url}/sign_in/default?next=/people")
    assert failed.status_code == 400
    assert "Signing in didn&#39;t work" in failed.text
    for address in ("/oauth2callback?code=made-up&state=made-up", "/oauth2callback", "/sign_in/other", "/auth/logout"):
        answer = httpx.get(f"{signed.url}{address}")
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
        assert "discern_signed_in" not in answer.headers.get("set-cookie", "") or address == "/auth/logout"
