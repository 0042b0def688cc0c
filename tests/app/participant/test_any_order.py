"""Taps, undone taps, second taps, old forms, lost answers, two devices and changes, in any order: nothing that was
acknowledged is lost, and nothing is there twice.
"""

from collections.abc import Callable
from typing import Any, ClassVar

import httpx
import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern_app.access.client_address import RequestLimits
from discern_app.participant import routes
from tests.app.participant.test_take import begin
from tests.support.plain_pages import Browser

DEVICES = st.integers(0, 1)
PLACES = st.integers(0, 3)


class Taker(RuleBasedStateMachine):
    """``saved`` is what the service must have, by block. Device 0 has no script; device 1 has one."""

    client: ClassVar[Client]
    open_browser: ClassVar[Callable[[], Browser]]

    def __init__(self) -> None:
        super().__init__()
        routes.limits = RequestLimits()
        made = self.client.send(
            operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="A"), form="short"))
        )
        self.id, self.person = made.id, made.candidate.id
        self.link = str(made.take_url).partition("token=")[2]
        self.saved: dict[str, tuple[str, str]] = {}
        self.old_forms: list[tuple[str, dict[str, str]]] = []
        self.unsent: list[dict[str, Any]] = []

    @initialize()
    def start(self) -> None:
        self.plain = begin(type(self).open_browser(), self.link)
        self.state = self.plain.state
        self.blocks: list[dict[str, Any]] = self.state["next"]["blocks"]

    @property
    def is_over(self) -> bool:
        return len(self.saved) == len(self.blocks)

    def note(self, block: str, most: str, least: str) -> None:
        if not self.is_over:
            self.saved[block] = (most, least)

    @precondition(lambda self: not self.is_over)
    @rule(place=PLACES, is_double=st.booleans())
    def tap(self, place: int, is_double: bool) -> None:
        """Without a script: a row of the form, perhaps twice before the next page is there."""
        [form] = [each for each in self.plain.open(self.state["token"], "/me", **self._picked()).forms if each.buttons]
        name, value, _ = form.buttons[place]
        sent = form.fields | {name: value}
        self.old_forms.append((form.action, sent))
        for _ in range(1 + is_double):
            self._post(form.action, sent)

    def _picked(self) -> dict[str, str]:
        params = httpx.URL(self.plain.url).params
        return {each: params[each] for each in ("block", "most", "least", "shown") if each in params}

    def _post(self, action: str, sent: dict[str, str]) -> None:
        response = self.plain.http.post(action, data=sent)
        assert response.status_code == 303
        self.plain.url = response.headers["location"]
        if sent.get("most") and sent.get("least"):
            self.note(sent["block"], sent["most"], sent["least"])

    @precondition(lambda self: self.old_forms)
    @rule(data=st.data())
    def send_an_old_form(self, data: st.DataObject) -> None:
        """As the button back and a reload do."""
        self._post(*data.draw(st.sampled_from(self.old_forms)))

    @rule(number=st.integers(0, 11), most=PLACES, further=st.integers(1, 3))
    def pick(self, number: int, most: int, further: int) -> None:
        """With a script: an answer to this block, or a change of one, which waits to be sent."""
        block = self.blocks[number]
        ids = [item["id"] for item in block["items"]]
        answer = {"block": block["id"], "most": ids[most], "least": ids[(most + further) % 4], "ms": 4000}
        self.unsent = [each for each in self.unsent if each["block"] != block["id"]] + [answer]

    @precondition(lambda self: self.unsent)
    @rule(is_lost=st.booleans())
    def send(self, is_lost: bool) -> None:
        """What waits, in one request; it waits on where the acknowledgement is lost."""
        was_over = self.is_over
        body = {"token": self.state["token"], "assessment": self.state["assessment"], "given": self.unsent}
        response = self.plain.http.post(self.state["answers"], json=body)
        equal = all(self.saved.get(each["block"]) == (each["most"], each["least"]) for each in self.unsent)
        assert response.status_code == (409 if was_over and not equal else 200)
        if response.status_code == 200:
            for each in self.unsent:
                self.saved[each["block"]] = (each["most"], each["least"])
            assert response.json()["answered"] == len(self.saved)
            assert response.json()["done"] == self.is_over
        if response.status_code == 409 or not is_lost:
            self.unsent = []

    @invariant()
    def what_was_answered_is_there_once(self) -> None:
        if not hasattr(self, "blocks"):
            return
        [taken] = self.client.send(operations.EXPORT_CANDIDATE(candidate_id=self.person)).assessments
        assert len({each.block for each in taken.answers}) == len(taken.answers)
        assert {each.block: (each.most, each.least) for each in taken.answers} == self.saved
        assert (taken.assessment.status == "completed") == self.is_over


def run(client: Client, open_browser: Callable[[], Browser], examples: int, steps: int) -> None:
    run_state_machine_as_test(
        type("AnyOrder", (Taker,), {"client": client, "open_browser": staticmethod(open_browser)}),
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_nothing_is_lost_or_doubled_in_any_order(client: Client, open_browser: Callable[[], Browser]) -> None:
    run(client, open_browser, examples=2, steps=10)


@pytest.mark.integration
def test_nothing_is_lost_or_doubled_in_many_orders(client: Client, open_browser: Callable[[], Browser]) -> None:
    run(client, open_browser, examples=15, steps=30)
