"""The service inside another program: one way to start it, call it and stop it."""

import asyncio
from pathlib import Path

import httpx
import pytest
from pydantic import SecretStr

from discern.client import Client
from discern.client.errors import NotAuthenticated
from discern.contract import operations
from discern.service import EmbeddedService
from discern.service.storage.repositories.accounts import list_keys
from discern.settings import Settings


@pytest.fixture
def embedded(tmp_path: Path) -> EmbeddedService:
    return EmbeddedService(Settings(database_url=SecretStr(f"sqlite:///{tmp_path / 'discern.db'}"), worker=False))


def client_of(embedded: EmbeddedService) -> Client:
    return Client(embedded.base_url, embedded.key("test", "admin"), transport=embedded.transport(), budget=5)


def test_it_answers_and_takes_its_keys_with_it(embedded: EmbeddedService) -> None:
    key = embedded.key("test", "admin")
    with embedded, Client(embedded.base_url, key, transport=embedded.transport(), budget=5) as client:
        account = client.send(operations.GET_ACCOUNT())
        assert (account.key.label, account.key.scopes, account.usage.candidates) == ("the app: test", ["admin"], 0)
        before = key()
    with embedded, Client(embedded.base_url, before, transport=embedded.transport(), budget=5) as client:
        with pytest.raises(NotAuthenticated):
            client.send(operations.GET_ACCOUNT())
        assert embedded.service.database.read_now(lambda connection: list_keys(connection, None)) == []


def test_it_runs_on_the_event_loop_of_a_server(embedded: EmbeddedService) -> None:
    async def serve() -> int:
        async with embedded.running():
            with client_of(embedded) as client:
                account = await asyncio.to_thread(client.send, operations.GET_ACCOUNT())
            return account.usage.candidates

    assert asyncio.run(serve()) == 0


def test_a_call_after_it_has_stopped_fails_as_a_connection_does(embedded: EmbeddedService) -> None:
    with embedded:
        transport = embedded.transport()
    with httpx.Client(transport=transport, base_url=embedded.base_url) as http, pytest.raises(httpx.ConnectError):
        http.get("/account")


def test_stopping_twice_is_harmless(embedded: EmbeddedService) -> None:
    embedded.transport()
    embedded.close()
    embedded.close()
