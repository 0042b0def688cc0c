"""The app below a path of its host, with `--server.baseUrlPath`: a relay that passes that path alone is enough."""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from discern_app.base.http_middleware import DRAWING_SCRIPT
from tests.support.running import run_service
from tests.support.running_app.server import ACCESS_SECRET, ROOT, Server, serve
from tests.support.running_app.session import Session

pytestmark = [pytest.mark.integration, pytest.mark.timeout(240)]

BASE = "/tools/discern"
ADDRESSES = re.compile(r'(?:href|src|srcset|action)="([^"#]+)')


@dataclass
class Installed:
    """``links`` is what links begin with."""

    server: Server
    key: str
    links: str

    def create(self, **body: str) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.key}"}
        answer = httpx.post(f"{self.server.url}/v1/assessments", json={"candidate": body}, headers=headers)
        assert answer.status_code == 200
        created: dict[str, Any] = answer.json()
        return created


@pytest.fixture(scope="module", params=["", f"http://team.example{BASE}"], ids=["as-called", "named"])
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installed]:
    """Its links begin as it is called, or with the address that a setting names."""
    database = f"sqlite:///{tmp_path_factory.mktemp('base') / 'discern.db'}"
    with run_service(database) as running:
        key = running.key(account="default")
    settings = {"DISCERN_DATABASE_URL": database, "DISCERN_APP_URL": request.param}
    with serve(ROOT / "app" / "main.py", ROOT, settings, below=BASE) as server:
        yield Installed(server, key, request.param or server.url)


def addresses_in(page: httpx.Response) -> set[str]:
    return {address for address in ADDRESSES.findall(page.text) if not address.startswith("data:")}


def test_a_link_made_over_the_interface_opens_and_its_page_asks_for_nothing_outside(installed: Installed) -> None:
    take_url = installed.create(name="Noor")["take_url"]
    assert take_url.startswith(f"{installed.links}/take?token=")
    with httpx.Client(base_url=installed.server.url, follow_redirects=True) as browser:
        page = browser.get(take_url.removeprefix(installed.links))
        assert page.status_code == 200
        addresses = addresses_in(page)
        assert {address for address in addresses if not address.startswith(f"{BASE}/")} == set()
        host = installed.server.url.removesuffix(BASE)
        files = [address for address in addresses if "/files/" in address]
        assert [browser.get(f"{host}{address}").status_code for address in files] == [200] * len(files) != []
        [(form, content)] = re.findall(r'<form method="post" action="([^"]+)">(.*?)</form>', page.text, re.DOTALL)
        fields = dict(re.findall(r'name="([^"]+)" value="([^"]*)"', content))
        begun = browser.post(f"{host}{form}", data=fields | {"agreed": "yes"}, headers={"Origin": host})
        assert (begun.status_code, begun.url.path) == (200, f"{BASE}/me")
        assert f"{BASE}/take/answers" in begun.text
        assert {cookie.path for cookie in browser.cookies.jar} == {f"{BASE}/take"}


def test_the_address_with_the_secret_opens_the_pages_which_show_links_that_work(installed: Installed) -> None:
    created = installed.create(name="Ben")
    with httpx.Client(base_url=installed.server.url, follow_redirects=True) as browser:
        shell = browser.get("/open", params={"secret": ACCESS_SECRET})
        assert (shell.url.path, "/static/js/" in shell.text) == (f"{BASE}/", True)
        assert {cookie.path.startswith(f"{BASE}/") for cookie in browser.cookies.jar} == {True}
        assert browser.get(re.findall(r'"\./(static/js/[^"]+)"', shell.text)[0]).status_code == 200
        assert "javascript" in browser.get(DRAWING_SCRIPT).headers["content-type"]

    async def read() -> str:
        async with Session(installed.server.url, headers={"Cookie": installed.server.cookie()}) as session:
            return await session.read(f"assessments?assessment={created['id']}")

    assert created["take_url"] in asyncio.run(read())


def test_the_interface_is_below_the_path_alone_and_describes_itself_there(installed: Installed) -> None:
    host = installed.server.url.removesuffix(BASE)
    assert httpx.get(f"{installed.server.url}/v1/openapi.json").json()["servers"] == [{"url": f"{BASE}/v1"}]
    assert f"{BASE}/v1/openapi.json" in httpx.get(f"{installed.server.url}/v1/docs").text
    assert httpx.get(f"{installed.server.url}/v1/assessments").json()["code"] == "key_missing"
    assert "json" not in httpx.get(f"{host}/v1/assessments").headers["content-type"]
    # Health is asked of a process, and not through a relay.
    assert httpx.get(f"{host}/readyz").json()["status"] == "ready"
