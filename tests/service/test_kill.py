"""Killed in the middle of its work again and again: what was acknowledged is there."""

import random
import threading
from contextlib import ExitStack

import httpx
import pytest

from tests.support.databases import on_both
from tests.support.processes import make_key, open_database, run_process
from tests.support.takers import Acknowledged, take

pytestmark = [pytest.mark.integration, on_both]

TAKERS = 4


def take_until_it_dies(http: httpx.Client, acknowledged: Acknowledged, chance: random.Random) -> None:
    try:
        while True:
            take(http, acknowledged, chance)
    except httpx.TransportError:
        return


@pytest.mark.parametrize(
    "kills", [pytest.param(1, id="one-kill"), pytest.param(12, id="twelve-kills", marks=pytest.mark.slow)]
)
@pytest.mark.timeout(600)
def test_nothing_acknowledged_is_lost_to_kills(database_url: str, kills: int) -> None:
    key = make_key(database_url)
    acknowledged = Acknowledged()
    chance = random.Random(kills)
    for _ in range(kills):
        with run_process(database_url) as served, ExitStack() as stack:
            clients = [stack.enter_context(served.client(key)) for _ in range(TAKERS)]
            takers = [
                threading.Thread(target=take_until_it_dies, args=(http, acknowledged, random.Random(chance.random())))
                for http in clients
            ]
            for taker in takers:
                taker.start()
            acknowledged.wait_for(chance.randint(40, 160))
            served.process.kill()
            for taker in takers:
                taker.join()
    with open_database(database_url) as database:
        assert database.read_now(acknowledged.find_lost) == []
