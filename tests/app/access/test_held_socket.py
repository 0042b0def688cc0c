"""Somebody loses their role with a page open, and keeps its socket: nothing of people comes down any more."""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import pytest

from benchmarks.support.processes import create_key
from discern_app.access.signed_in import ASK_EVERY
from tests.app.entrance.test_door import environment as environment, sign, signed as signed
from tests.support.running_app.server import Server
from tests.support.running_app.session import Session

pytestmark = [pytest.mark.integration, pytest.mark.timeout(240)]

NAME = "Wilhelmina Quist"


@dataclass
class Lead:
    """A manager of a team of one person, and how an owner changes what they may do."""

    server: Server
    http: httpx.Client
    person: str
    user: str

    def become(self, role: str | None) -> None:
        if role is None:
            self.http.delete("/users", params={"id": self.user}).raise_for_status()
        else:
            own = self.http.post("/candidates", json={"name": "Lee"}).json()["id"]
            put = {"email": "lead@example.org", "role": role, "candidate_id": own}
            self.http.put("/users", json=put).raise_for_status()


@pytest.fixture
def lead(signed: Server, environment: dict[str, str]) -> Iterator[Lead]:
    headers = {"Authorization": f"Bearer {create_key(environment)}"}
    with httpx.Client(base_url=f"{signed.url}/v1", headers=headers, timeout=60) as http:
        team = http.post("/teams", json={"name": "Ours"}).json()["id"]
        person = http.post("/candidates", json={"name": NAME}).json()["id"]
        http.post("/assessments", json={"candidate_id": person, "team_id": team}).raise_for_status()
        put = {"email": "lead@example.org", "role": "manager", "teams": [team]}
        user = http.put("/users", json=put).json()["id"]
        yield Lead(signed, http, person, user)


def parts_of(shown: str) -> set[str]:
    return set(re.findall(r'fragment_id: "(.+?)"', shown))


@pytest.mark.parametrize("role", [None, "member"])
def test_a_part_that_is_run_again_shows_nothing_of_people(lead: Lead, role: str | None) -> None:
    page = f"people?person={lead.person}"

    async def hold() -> tuple[str, list[str]]:
        cookie = {"Cookie": sign(lead.server, "lead")}
        async with Session(lead.server.url, headers=cookie) as session:
            shown = await session.read(page)
            [menu] = re.findall(r'id: "([^"]+-person-menu)"', shown)
            opened = await session.choose(page, menu, "Change name or address")
            [dialog] = parts_of(opened) - parts_of(shown)
            before = await session.read_part(page, dialog)
            lead.become(role)
            await session.rest(ASK_EVERY.total_seconds())
            return before, [await session.read_part(page, dialog), await session.read(page)]

    before, after = asyncio.run(hold())
    assert NAME in before
    assert [each.count(NAME) for each in after] == [0, 0]
    # A member's own page comes through a component, whose content no message of Streamlit's has.
    assert role or all("have access" in each for each in after)
