"""Links against people: whatever a manager and a stranger do, nobody but who answered has a link to the answers.

The manager makes the assessment, has an API key, and has named an accomplice as the person's member before the person
came. The stranger was sent the take link on. The honest person has two browsers, and some answers to their requests are
lost. Strangers and the person go through the key of the takers' pages.
"""

from itertools import count
from typing import Any, ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from discern.contract.headers import ACTOR, PRIVATE_TOKEN, TAKER_ADDRESS
from discern.service.storage.measurement.answers import list_answers
from tests.support.databases import on_both, on_both_if_slow, on_sqlite
from tests.support.machine import run_machine
from tests.support.people import answers_of
from tests.support.running import Running

NUMBERS = count()
HONEST_MS, HOSTILE_MS = 9000, 9001
"""How long somebody looked at a block: in the answers kept, this identifies who gave them."""

BROWSERS = st.sampled_from(["phone", "laptop"])
VISIBILITIES = st.sampled_from(["private", "team", "organisation"])


class Takers(RuleBasedStateMachine):
    """``known`` are the private links that came to a hostile actor, ``own`` those in the honest person's browsers.

    ``given`` is what the honest person has answered and nobody has dropped, by block; ``visibility`` is the last
    choice, and ``is_own_choice`` whether it was theirs.
    """

    running: ClassVar[Running]

    def __init__(self) -> None:
        super().__init__()
        account = f"takers {next(NUMBERS)}"
        self.manager = self.running.key("admin", account=account)
        self.pages = self.running.key("take", account=account)
        new = {"candidate": {"name": "Ada"}, "form": "short"}
        made = self.running.answer("POST", "/assessments", new, self.manager)
        self.id, self.person = made["id"], made["candidate"]["id"]
        self.take_token = made["take_url"].rpartition("=")[2]
        self.known: list[str] = []
        self.own: dict[str, str] = {}
        self.given: dict[str, dict[str, Any]] = {}
        self.ended = ""
        self.visibility, self.is_own_choice = "team", True
        self.acting = self.running.key("admin", "act", account=account)
        put = {"email": "accomplice@example.org", "role": "member", "candidate_id": self.person}
        self.accomplice: str = self.running.answer("PUT", "/users", put, self.manager)["id"]

    def call(
        self, key: str, method: str, path: str, body: object = None, *, by: str | None = None, actor: str | None = None
    ) -> Any:
        headers = {"Authorization": f"Bearer {key}", TAKER_ADDRESS: f"2001:db8:{next(NUMBERS):x}::1"}
        headers |= {} if by is None else {PRIVATE_TOKEN: by}
        headers |= {} if actor is None else {ACTOR: actor}
        given: dict[str, Any] = {} if body is None else {"json": body}
        response = self.running.http.request(method, path, headers=headers, **given)
        assert response.status_code in {200, 400, 403, 404}, response.text
        return response

    def open(self, token: str) -> Any:
        """What a link opens, or None."""
        response = self.call(self.pages, "POST", "/take", {"token": token})
        return response.json() if response.status_code == 200 else None

    def consent(self, key: str, *, restart: bool, actor: str | None = None) -> str | None:
        """Consent; gives the private token, if one came."""
        answered = bool(self.kept())
        given = {"accepted": True, "restart": restart}
        response = self.call(key, "POST", f"/assessments/{self.id}/consent", given, actor=actor)
        token: str | None = response.json().get("private_token")
        assert token is None or not answered or restart, "answers were dropped without being asked for"
        if token is not None:
            assert self.kept() == []
            self.given = {}
            # Time for twelve answers, of which none counts for longer than there was.
            self.running.clock.advance(minutes=5)
        return token

    def answer(
        self, key: str, number: int, ms: int, by: str | None, actor: str | None = None
    ) -> dict[str, dict[str, Any]] | None:
        """Answer the next blocks; gives the answers, or None if they were refused."""
        done = {each["block"] for each in self.kept()}
        given = [{**each, "ms": ms} for each in answers_of((0, 1)) if each["block"] not in done][:number]
        response = self.call(
            key, "POST", f"/assessments/{self.id}/answers", {"answers": given or ANY}, by=by, actor=actor
        )
        if response.status_code != 200 or not given:
            return None
        self.ended = "completed" if response.json()["done"] else self.ended
        return {each["block"]: each for each in given}

    def kept(self) -> list[dict[str, Any]]:
        """The answers in the database."""
        service = self.running.service
        listed = service.database.read_now(lambda connection: list_answers(connection, self.id))
        return [each.model_dump() for each in listed]

    @initialize(first=st.sampled_from(["the stranger", "the accomplice", "nobody"]))
    def come_before_the_person(self, first: str) -> None:
        """And show everybody what is to come."""
        if first == "the stranger":
            self.stranger_consents(restart=False)
            self.choose_as_hostile(self.pages, "organisation", by=self.known[0])
        elif first == "the accomplice":
            self.accomplice_consents(restart=False)
            self.accomplice_answers(1)
            self.accomplice_chooses_visibility("organisation")
        assert self.visibility == ("team" if first == "nobody" else "organisation")

    def choose_as_hostile(self, key: str, visibility: str, **by: str) -> None:
        path = f"/candidates/{self.person}/visibility"
        if self.call(key, "PUT", path, {"visibility": visibility}, **by).status_code == 200:
            # The accomplice may hide: nobody who could do so before is refused.
            assert not self.given or ("actor" in by and visibility != "organisation"), "somebody else chose"
            self.visibility, self.is_own_choice = visibility, False

    @rule(restart=st.booleans())
    def manager_consents(self, restart: bool) -> None:
        if token := self.consent(self.manager, restart=restart):
            self.known.append(token)

    @rule(restart=st.booleans())
    def stranger_consents(self, restart: bool) -> None:
        if self.open(self.take_token) and (token := self.consent(self.pages, restart=restart)):
            self.known.append(token)

    @precondition(lambda self: self.known)
    @rule(data=st.data(), number=st.integers(1, 12))
    def hostile_answers(self, data: st.DataObject, number: int) -> None:
        self.answer(self.pages, number, HOSTILE_MS, data.draw(st.sampled_from(self.known)))

    @rule(number=st.integers(1, 12))
    def manager_answers_without_a_link(self, number: int) -> None:
        self.answer(self.manager, number, HOSTILE_MS, None)

    @precondition(lambda self: self.known)
    @rule(data=st.data(), visibility=VISIBILITIES)
    def hostile_chooses_visibility(self, data: st.DataObject, visibility: str) -> None:
        self.choose_as_hostile(self.pages, visibility, by=data.draw(st.sampled_from(self.known)))

    @rule(restart=st.booleans())
    def accomplice_consents(self, restart: bool) -> None:
        if token := self.consent(self.acting, restart=restart, actor=self.accomplice):
            self.known.append(token)

    @rule(number=st.integers(1, 12))
    def accomplice_answers(self, number: int) -> None:
        self.answer(self.acting, number, HOSTILE_MS, None, self.accomplice)

    @rule(visibility=VISIBILITIES)
    def accomplice_chooses_visibility(self, visibility: str) -> None:
        self.choose_as_hostile(self.acting, visibility, actor=self.accomplice)

    @precondition(lambda self: not self.ended)
    @rule()
    def manager_cancels(self) -> None:
        self.call(self.manager, "POST", f"/assessments/{self.id}/cancel")
        self.ended = "cancelled"

    @rule(browser=BROWSERS, lost=st.booleans(), restart=st.booleans())
    def begin(self, browser: str, lost: bool, restart: bool) -> None:
        """As the page does it: consent is asked for unless something is answered; then one may begin anew."""
        opened = self.open(self.take_token)
        if opened is None or (opened["answered"] and not restart):
            return
        assert opened["answered"] or not opened["consent"]["accepted"]
        token = self.consent(self.pages, restart=opened["answered"])
        assert token is not None
        self.own.clear()
        if not lost:
            self.own[browser] = token

    @precondition(lambda self: self.own)
    @rule(data=st.data(), number=st.integers(1, 12), lost=st.booleans())
    def answer_honestly(self, data: st.DataObject, number: int, lost: bool) -> None:
        """Where the answer to the request is lost, it is sent again."""
        browser = data.draw(st.sampled_from(sorted(self.own)))
        given = self.answer(self.pages, number, HONEST_MS, self.own[browser])
        if given is None:
            return
        self.given |= given
        if lost:
            body = {"answers": list(given.values())}
            again = self.call(self.pages, "POST", f"/assessments/{self.id}/answers", body, by=self.own[browser])
            assert again.status_code == 200, again.text

    @precondition(lambda self: self.own)
    @rule(browser=BROWSERS)
    def go_on_elsewhere(self, browser: str) -> None:
        """The other browser gets the link by its QR code."""
        self.own[browser] = next(iter(self.own.values()))

    @rule(browser=BROWSERS)
    def lose_a_browser(self, browser: str) -> None:
        self.own.pop(browser, None)

    @precondition(lambda self: self.own)
    @rule(data=st.data(), visibility=VISIBILITIES)
    def choose_visibility(self, data: st.DataObject, visibility: str) -> None:
        by = self.own[data.draw(st.sampled_from(sorted(self.own)))]
        path = f"/candidates/{self.person}/visibility"
        response = self.call(self.pages, "PUT", path, {"visibility": visibility}, by=by)
        if self.given:
            assert response.status_code == 200, response.text
        if response.status_code == 200:
            self.visibility, self.is_own_choice = visibility, True

    @invariant()
    def only_who_answered_shows_it_to_everybody(self) -> None:
        shown = self.call(self.manager, "GET", f"/candidates/{self.person}").json()["visibility"]
        if self.given and shown == "organisation":
            assert self.is_own_choice, "somebody else chose who sees the answers"

    @invariant()
    def nobody_else_has_a_link_to_the_answers(self) -> None:
        for token in self.known if self.given else ():
            assert self.open(token) is None
            for method, path in (
                ("GET", f"/assessments/{self.id}/results"),
                ("GET", f"/assessments/{self.id}/next"),
                ("GET", f"/candidates/{self.person}/export"),
                ("DELETE", f"/candidates/{self.person}"),
            ):
                assert self.call(self.pages, method, path, by=token).status_code == 403, path

    @invariant()
    def what_was_answered_is_kept_and_nobody_adds_to_it(self) -> None:
        kept = self.kept()
        if self.given:
            assert {each["block"]: each for each in kept} == self.given
        assert len({each["ms"] for each in kept}) <= 1

    @invariant()
    def who_answered_opens_it_in_each_browser(self) -> None:
        for token in self.own.values() if self.given else ():
            opened = self.open(token)
            assert (opened["private"], opened["answered"]) == (True, True)
            if self.ended == "completed":
                results = self.call(self.pages, "GET", f"/assessments/{self.id}/results", by=token)
                assert results.status_code == 200, results.text

    @invariant()
    def what_is_hidden_stays_hidden(self) -> None:
        if self.ended == "completed" and self.given and self.visibility == "private":
            refused = self.call(self.manager, "GET", f"/assessments/{self.id}/results")
            assert refused.json()["code"] == "not_shared"


ANY = answers_of((0, 1))[:1]


@on_sqlite
def test_only_who_answered_has_a_link_to_the_answers(shared: Running) -> None:
    run_machine(Takers, shared, examples=5, steps=10, repeatable=True)


@on_both_if_slow
@pytest.mark.integration
def test_only_who_answered_has_a_link_in_many_orders(shared: Running) -> None:
    run_machine(Takers, shared, examples=30, steps=25, repeatable=True)


@on_both
@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_only_who_answered_has_a_link_for_long(shared: Running) -> None:
    run_machine(Takers, shared, examples=1500, steps=40, repeatable=False)
