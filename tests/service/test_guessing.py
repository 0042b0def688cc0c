"""Somebody who tries tokens as fast as they can, beside people who open the links that they were given."""

import secrets
import threading
import time
from pathlib import Path

import httpx
import pytest

from discern.contract.headers import TAKER_ADDRESS
from discern.service.http.dependencies import WRONG_TOKENS
from discern.service.tokens import new_token
from tests.support.processes import make_key, run_process

pytestmark = pytest.mark.integration

MINUTE = 60.0


def guess(http: httpx.Client, until: float, statuses: list[int]) -> None:
    while time.monotonic() < until:
        token = new_token() if secrets.randbelow(2) else secrets.token_hex(4)
        response = http.post("/take", json={"token": token}, headers={TAKER_ADDRESS: "203.0.113.7"})
        statuses.append(response.status_code)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_minute_of_guessing_finds_nothing_and_slows_nobody_else(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'discern.db'}"
    key = make_key(url)
    with run_process(url) as service, service.client(key) as http:
        made = [http.post("/assessments", json={"candidate": {"name": "Ada"}}).json() for _ in range(10)]
        tokens = [each["take_url"].rpartition("=")[2] for each in made]
        began = time.monotonic()
        statuses: list[int] = []
        honest: list[int] = []
        with service.client(key) as other:
            guesser = threading.Thread(target=guess, args=(other, began + MINUTE, statuses))
            guesser.start()

            while guesser.is_alive():
                place = len(honest) % len(tokens)
                headers = {TAKER_ADDRESS: f"198.51.100.{place}"}
                honest.append(http.post("/take", json={"token": tokens[place]}, headers=headers).status_code)
                guesser.join(0.1)
        print(f"{len(statuses)} guesses: {statuses.count(404)} looked up; {len(honest)} honest takers")
        assert set(honest) == {200}
        assert len(honest) > 50
        assert set(statuses) == {404, 429}
        assert statuses.count(404) <= 2 * WRONG_TOKENS + 2
