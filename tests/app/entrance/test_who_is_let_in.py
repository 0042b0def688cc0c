"""Who is let past the door where people sign in, by what the service says of them."""

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

from discern.client import Client
from discern.client.errors import ServiceUnreachable
from discern.contract.operation_type import Call
from discern_app.access.signed_in import seal_claims
from discern_app.entrance import door
from discern_app.entrance.door import Door
from tests.support.signed import Company


async def streamlit(scope: Scope, receive: Receive, send: Send) -> None:
    """Stands for Streamlit: opens every socket, and shows every page."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
    else:
        await PlainTextResponse("Streamlit")(scope, receive, send)


def knock(company: Company, person: str, kind: str) -> Any:
    """What somebody who has signed in gets: `websocket.accept` or `websocket.close`, or the status of a page."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": f"{kind}.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": kind,
        "path": "/people" if kind == "http" else "/_stcore/stream",
        "method": "GET",
        "query_string": b"",
        "headers": [
            (b"cookie", f"discern_signed_in={seal_claims(company.claims(person), datetime.now(UTC))}".encode())
        ],
    }
    asyncio.run(Door(streamlit)(scope, receive, send))
    return sent[0].get("status", sent[0]["type"])


@pytest.fixture(autouse=True)
def sign_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "is_sign_in_set_up", lambda: True)


def test_whoever_has_no_access_is_shown_no_page_and_has_no_socket(company: Company) -> None:
    assert [knock(company, "boss", kind) for kind in ("http", "websocket")] == [200, "websocket.accept"]
    assert [knock(company, "stranger", kind) for kind in ("http", "websocket")] == [403, "websocket.close"]


def test_a_member_is_led_to_their_own_page_and_has_no_socket(company: Company) -> None:
    company.let_in("visitor", "member", (), company.people["Ours"])
    assert [knock(company, "visitor", kind) for kind in ("http", "websocket")] == [303, "websocket.close"]


def test_while_the_service_cannot_say_who_somebody_is_they_are_not_let_in(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Client, call: Call[Any]) -> None:
        raise ServiceUnreachable("no", operation=call.name)

    monkeypatch.setattr(Client, "send", fail)
    assert [knock(company, "boss", kind) for kind in ("http", "websocket")] == [503, "websocket.close"]
