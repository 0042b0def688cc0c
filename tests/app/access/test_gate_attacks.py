"""What opens the managers' pages of a running app while no sign-in is set up, and what doesn't."""

import asyncio
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx
import pytest

from tests.support.relay import LOOPBACK, relay_to
from tests.support.running_app.server import ROOT, Server, serve
from tests.support.running_app.session import Session, SessionError

pytestmark = pytest.mark.integration

CLOSED = "This page is closed"


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("gate")
    with serve(
        ROOT / "app" / "main.py", ROOT, {"DISCERN_DATABASE_URL": f"sqlite:///{folder / 'discern.db'}"}
    ) as server:
        yield server


def read(session: Session, path: str = "") -> str:
    async def read_once() -> str:
        async with session:
            return await session.read(path)

    return asyncio.run(read_once())


@pytest.mark.parametrize("claimed", ["http://localhost", "http://localhost:{port}", "http://127.0.0.1:{port}"])
@pytest.mark.parametrize("path", ["", "people", "settings"])
def test_a_relay_that_forges_host_and_origin_opens_nothing(app: Server, claimed: str, path: str) -> None:
    port = urlsplit(app.url).port
    assert port is not None
    host = claimed.format(port=port)
    with relay_to(port) as relay:
        with pytest.raises(SessionError, match="403"):
            read(Session(host, through=(LOOPBACK, relay)), path)
        shown = httpx.get(f"http://{LOOPBACK}:{relay}/{path}", headers={"Host": urlsplit(host).netloc})
    assert shown.status_code == 403
    assert CLOSED in shown.text
    assert "/static/js/" not in shown.text


@pytest.mark.parametrize(
    ("path", "status"),
    [
        *(("/open", 303), ("/open/", 303), ("/open//", 303)),
        *(("/take", 404), ("/take/", 404), ("/take//", 404), ("/me", 404), ("/me/", 404)),
    ],
)
def test_no_answer_repeats_the_secret(app: Server, path: str, status: int) -> None:
    answer = httpx.get(f"{app.url}{path}?secret=s3cret-as-given&token=s3cret-as-given", follow_redirects=False)
    assert answer.status_code == status
    assert "s3cret-as-given" not in str(answer.headers) + answer.text
