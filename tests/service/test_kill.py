"""Killed in the middle of an assessment: what was acknowledged is there."""

import random
import subprocess
import sys
import threading
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest

from discern.service.storage.accounts import create_key, ensure_default_account
from discern.service.storage.assessments import list_answers
from discern.service.storage.database import Database

SERVE = Path(__file__).with_name("serve.py")


def make_key(url: str) -> str:
    database = Database(url)
    database.open()
    now = datetime.now(UTC)
    try:
        return database.write_now(
            lambda connection: create_key(
                connection, ensure_default_account(connection, now).id, "test", ("admin",), now
            )
        )[1]
    finally:
        database.close()


def take(http: httpx.Client, acknowledged: dict[str, set[str]], chance: random.Random) -> None:
    """Take assessments one after another, noting what was acknowledged, until the connection breaks."""
    try:
        while True:
            assessment = http.post("/assessments", json={"candidate": {"name": "Ada"}}).raise_for_status().json()
            http.post(f"/assessments/{assessment['id']}/consent", json={"accepted": True}).raise_for_status()
            given = acknowledged.setdefault(assessment["id"], set())
            following = http.get(f"/assessments/{assessment['id']}/next").raise_for_status().json()
            while not following["done"]:
                block = following["blocks"][0]
                most, least = chance.sample(block["items"], 2)
                answer = {"block": block["id"], "most": most["id"], "least": least["id"]}
                body = {"answers": [answer]}
                following = http.post(f"/assessments/{assessment['id']}/answers", json=body).raise_for_status().json()
                given.add(block["id"])
    except httpx.TransportError:
        return


@pytest.mark.parametrize("seed", range(3))
def test_no_acknowledged_answer_is_lost_to_a_kill(tmp_path: Path, seed: int) -> None:
    url = f"sqlite:///{tmp_path / 'discern.db'}"
    key = make_key(url)
    acknowledged: dict[str, set[str]] = {}
    process = subprocess.Popen([sys.executable, str(SERVE), url], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        port = process.stdout.readline().strip()
        chance = random.Random(seed)
        clients = [
            httpx.Client(base_url=f"http://127.0.0.1:{port}/v1", headers={"Authorization": f"Bearer {key}"})
            for _ in range(4)
        ]
        takers = [
            threading.Thread(target=take, args=(http, acknowledged, random.Random(chance.random()))) for http in clients
        ]
        for taker in takers:
            taker.start()
        takers[0].join(0.6 + chance.random())
        process.kill()
        for taker in takers:
            taker.join()
        for http in clients:
            http.close()
    finally:
        process.kill()
        process.wait()
        process.stdout.close()  # type: ignore[union-attr]
    database = Database(url)
    database.open()
    try:
        kept = database.read_now(
            lambda connection: {
                assessment_id: {answer.block for answer in list_answers(connection, assessment_id)}
                for assessment_id in acknowledged
            }
        )
    finally:
        database.close()
    assert sum(len(given) for given in acknowledged.values()) > 20
    assert all(given <= kept[assessment_id] for assessment_id, given in acknowledged.items())
