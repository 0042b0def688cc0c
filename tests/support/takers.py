"""People who take assessments one after another, and what the service acknowledged to them."""

import random
import threading
from dataclasses import dataclass, field

import httpx
from sqlalchemy import Connection, select

from discern.service.storage.engine.tables import assessments, results
from discern.service.storage.measurement.answers import list_answers

Answers = dict[str, tuple[str, str]]


@dataclass
class Acknowledged:
    """What was answered with 200. Each acknowledgement is also counted, for those who wait for some."""

    answers: dict[str, Answers] = field(default_factory=dict)
    completed: set[str] = field(default_factory=set)
    count: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))

    def wait_for(self, number: int, seconds: float = 60) -> None:
        """Let ``number`` more be acknowledged."""
        for _ in range(number):
            assert self.count.acquire(timeout=seconds), "the service acknowledges nothing"

    def find_lost(self, connection: Connection) -> list[str]:
        """What was acknowledged and isn't in the database."""
        lost = []
        statuses = {row.id: row.status for row in connection.execute(select(assessments.c.id, assessments.c.status))}
        scored = set(connection.execute(select(results.c.assessment_id)).scalars())
        for assessment_id, given in self.answers.items():
            kept = {answer.block: (answer.most, answer.least) for answer in list_answers(connection, assessment_id)}
            lost += [f"{assessment_id} {block}" for block in given if kept.get(block) != given[block]]
            if assessment_id not in statuses:
                lost.append(assessment_id)
        for assessment_id in self.completed:
            if statuses.get(assessment_id) != "completed" or assessment_id not in scored:
                lost.append(f"{assessment_id} completed")
        return lost


def take(http: httpx.Client, acknowledged: Acknowledged, chance: random.Random) -> None:
    """Take one short assessment, an answer a call.

    Raises:
        httpx.HTTPError: an answer was not 200, or there was none.
    """

    def post(path: str, body: object) -> httpx.Response:
        response = http.post(path, json=body).raise_for_status()
        acknowledged.count.release()
        return response

    assessment_id: str = post("/assessments", {"candidate": {"name": "Ada"}, "form": "short"}).json()["id"]
    given = acknowledged.answers.setdefault(assessment_id, {})
    post(f"/assessments/{assessment_id}/consent", {"accepted": True})
    following = http.get(f"/assessments/{assessment_id}/next").raise_for_status().json()
    while not following["done"]:
        block = following["blocks"][0]
        most, least = (item["id"] for item in chance.sample(block["items"], 2))
        answer = {"block": block["id"], "most": most, "least": least}
        following = post(f"/assessments/{assessment_id}/answers", {"answers": [answer]}).json()
        given[block["id"]] = (most, least)
    acknowledged.completed.add(assessment_id)
