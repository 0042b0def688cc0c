"""One person's assessments against somebody who begins others under their name.

The manager invites the person several times and knows every take link. A vandal, who may be the manager, consents and
answers under the person's name, and tries all that a private link can do. The person answers too, sometimes by a take
link alone, sometimes by the private link that they have.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from itertools import count
from typing import Any, ClassVar, Literal

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from discern.contract.headers import PRIVATE_TOKEN, TAKER_ADDRESS
from discern.service.storage.measurement.answers import list_answers
from tests.support.databases import on_both, on_both_if_slow, on_sqlite
from tests.support.machine import run_machine
from tests.support.people import answers_of
from tests.support.running import Running

NUMBERS = count()
Who = Literal["person", "vandal"]
WHO: st.SearchStrategy[Who] = st.sampled_from(["person", "vandal"])
MS: dict[Who, int] = {"person": 9000, "vandal": 9001}
"""How long each looks at a block: in the answers kept, this tells who gave them."""
PICK = st.integers(0, 5)
VISIBILITIES = st.sampled_from(["private", "team", "organisation"])
ALL = ["private", "team", "organisation"]


@dataclass
class Taken:
    """An assessment: its status, who has consented last, and who has answered something."""

    status: Literal["open", "completed", "cancelled"] = "open"
    consented: Who | None = None
    answered: Who | None = None
    at: int = 0


@dataclass(eq=False)
class Link:
    """A private link of somebody's, to the assessment that it was given for and those that it was proven for."""

    who: Who
    token: str
    given_for: str
    leads_to: set[str] = field(default_factory=set)


class LinksOfAPerson(RuleBasedStateMachine):
    """``hidden_by`` are the links by which somebody wanted the results hidden and didn't take it back."""

    running: ClassVar[Running]

    def __init__(self) -> None:
        super().__init__()
        account = f"links of a person {next(NUMBERS)}"
        self.manager = self.running.key("admin", account=account)
        self.pages = self.running.key("take", account=account)
        self.taken: dict[str, Taken] = {}
        self.links: list[Link] = []
        self.hidden_by: list[Link] = []
        self.person = self.change("POST", "/candidates", {"name": "Ada"})["id"]

    def call(self, method: str, path: str, body: object = None, *, by: Link | None = None) -> Any:
        key = self.manager if by is None and "consent" not in path and "answers" not in path else self.pages
        headers = {"Authorization": f"Bearer {key}", TAKER_ADDRESS: f"2001:db8:{next(NUMBERS):x}::1"}
        headers |= {} if by is None else {PRIVATE_TOKEN: by.token}
        given: dict[str, Any] = {} if body is None else {"json": body}
        response = self.running.http.request(method, path, headers=headers, **given)
        assert response.status_code in {200, 400, 403, 404}, response.text
        return response

    def change(self, method: str, path: str, body: object = None, *, by: Link | None = None) -> Any:
        response = self.call(method, path, body, by=by)
        assert response.status_code == 200, response.text
        return response.json()

    def of(self, who: Who) -> list[Link]:
        return [link for link in self.links if link.who == who]

    def pick_link(self, who: Who, number: int) -> Link | None:
        own = self.of(who)
        return own[number % len(own)] if own else None

    def pick_open(self, number: int) -> str | None:
        ids = [id_ for id_, taken in self.taken.items() if taken.status == "open"]
        return ids[number % len(ids)] if ids else None

    def rights_of(self, link: Link) -> dict[str, Any]:
        rights: dict[str, Any] = self.change("GET", f"/candidates/{self.person}", by=link)["rights"]
        return rights

    def visibility(self) -> str:
        shown: str = self.change("GET", f"/candidates/{self.person}")["visibility"]
        return shown

    @initialize(first=WHO)
    def answer_once(self, first: Who) -> None:
        self.invite()
        self.consent(first, 0, restart=False)
        self.answer(first, 0, whole=True)

    @precondition(lambda self: len(self.taken) < 5)
    @rule()
    def invite(self) -> None:
        made = self.change("POST", "/assessments", {"candidate_id": self.person, "form": "short"})
        self.taken[made["id"]] = Taken()

    def drop(self, assessment_id: str, *, but: Collection[Link] = ()) -> None:
        """Take an assessment from the links that led to it. One that was given for it opens nothing from then on."""
        for link in [each for each in self.links if each not in but]:
            link.leads_to.discard(assessment_id)
            if link.given_for == assessment_id:
                self.links.remove(link)

    @rule(who=WHO, number=PICK, restart=st.booleans())
    def consent(self, who: Who, number: int, restart: bool) -> None:
        """By the take link, as everybody can who has it."""
        if (id_ := self.pick_open(number)) is None:
            return
        taken = self.taken[id_]
        given = self.change("POST", f"/assessments/{id_}/consent", {"accepted": True, "restart": restart})
        token = given.get("private_token")
        assert (token is None) == (taken.answered is not None and not restart)
        if token is not None:
            self.drop(id_)
            taken.consented, taken.answered = who, None
            self.links.append(Link(who, token, id_, {id_}))
            self.running.clock.advance(minutes=5)

    @rule(who=WHO, number=PICK, whole=st.booleans())
    def answer(self, who: Who, number: int, whole: bool) -> None:
        id_ = self.pick_open(number)
        link = next((each for each in self.of(who) if id_ in each.leads_to), None)
        if id_ is None or link is None:
            return
        answers = [{**each, "ms": MS[who]} for each in answers_of((0, 1))]
        given = self.change(
            "POST", f"/assessments/{id_}/answers", {"answers": answers[: None if whole else 2]}, by=link
        )
        self.running.clock.advance(minutes=1)
        self.taken[id_].answered = who
        if given["done"]:
            self.taken[id_].status, self.taken[id_].at = "completed", next(NUMBERS)

    @rule(who=WHO, number=PICK)
    def answer_again(self, who: Who, number: int) -> None:
        """By a private link: the invitation that waits is theirs from then on, and the link proves it."""
        if (link := self.pick_link(who, number)) is None:
            return
        opened = self.call("POST", "/take", {"token": link.token}, by=None)
        again = self.call("POST", f"/assessments/{link.given_for}/again", {"accepted": True}, by=link)
        if again.status_code == 200:
            id_ = again.json()["id"]
            if id_ not in link.leads_to:
                assert opened.json()["again"] == "invited"
                assert again.json()["take_url"] is None
                assert any(self.taken[each].answered for each in link.leads_to)
                assert self.taken[id_].answered is None
                self.drop(id_)
                self.taken[id_].consented = who
                link.leads_to.add(id_)

    @rule(who=WHO, number=PICK, other=PICK)
    def claim(self, who: Who, number: int, other: int) -> None:
        link, claimed = self.pick_link(who, number), self.pick_link(who, other)
        if link is None or claimed is None or link is claimed:
            return
        path = f"/assessments/{link.given_for}/private-link/claims"
        self.change("POST", path, {"token": claimed.token}, by=link)
        link.leads_to |= claimed.leads_to
        self.hidden_by = [link if each is claimed else each for each in self.hidden_by]
        self.links.remove(claimed)

    @rule(who=WHO, number=PICK, visibility=VISIBILITIES)
    def choose(self, who: Who, number: int, visibility: str) -> None:
        """What is offered is possible, and nothing else."""
        if (link := self.pick_link(who, number)) is None:
            return
        offered = self.rights_of(link)["visibility"]
        response = self.call("PUT", f"/candidates/{self.person}/visibility", {"visibility": visibility}, by=link)
        assert (response.status_code == 200) == (visibility in offered)
        if response.status_code == 200:
            self.hidden_by = [each for each in self.hidden_by if each is not link]
            if visibility == "private":
                self.hidden_by.append(link)

    @rule(who=WHO, number=PICK, new=st.sampled_from(["Ada", "Eda"]))
    def correct(self, who: Who, number: int, new: str) -> None:
        if (link := self.pick_link(who, number)) is None:
            return
        offered = self.rights_of(link)["correct"]
        assert (self.call("PATCH", f"/candidates/{self.person}", {"name": new}, by=link).status_code == 200) == offered

    @rule(who=WHO, number=PICK)
    def withdraw(self, who: Who, number: int) -> None:
        """What somebody answered they can always delete."""
        if (link := self.pick_link(who, number)) is None:
            return
        for id_ in sorted(link.leads_to):
            self.change("POST", f"/assessments/{id_}/consent", {"accepted": False}, by=link)
            self.taken[id_].status, self.taken[id_].answered = "cancelled", None
            assert self.kept(id_) == []

    @rule(number=PICK)
    def cancel(self, number: int) -> None:
        if (id_ := self.pick_open(number)) is not None:
            self.change("POST", f"/assessments/{id_}/cancel")
            self.taken[id_].status, self.taken[id_].answered = "cancelled", None

    def kept(self, assessment_id: str) -> list[int | None]:
        """How long somebody looked at each block, in the answers that are kept."""
        service = self.running.service
        return [
            each.ms for each in service.database.read_now(lambda connection: list_answers(connection, assessment_id))
        ]

    def answered_by(self, who: Who) -> dict[str, Taken]:
        return {id_: taken for id_, taken in self.taken.items() if taken.answered == who}

    @invariant()
    def nobody_reads_anothers_answers(self) -> None:
        for link in self.links:
            exported = self.change("GET", f"/candidates/{self.person}/export", by=link)["assessments"]
            assert {each["assessment"]["id"] for each in exported} == link.leads_to
            read = {answer["ms"] for each in exported for answer in each["answers"]}
            assert read <= {MS[link.who]}

    @invariant()
    def no_vandal_takes_the_right_of_who_answered(self) -> None:
        """Nor gets it, also by a consent that comes after the person's."""
        if self.answered_by("person"):
            for link in self.of("vandal"):
                rights = self.rights_of(link)
                assert not any(rights[name] for name in ("erase", "correct", "share_answers"))
                assert "organisation" not in rights["visibility"] or self.visibility() == "organisation"

    @invariant()
    def who_has_only_what_was_cancelled_speaks_for_nobody_who_is_invited(self) -> None:
        invited = [taken for taken in self.taken.values() if taken.status != "cancelled"]
        for link in self.links if invited else ():
            if all(self.taken[id_].status == "cancelled" for id_ in link.leads_to):
                rights = self.rights_of(link)
                assert not any(rights[name] for name in ("erase", "correct", "share_answers"))

    @invariant()
    def who_proved_all_their_answers_has_every_right(self) -> None:
        own = self.answered_by("person")
        if self.answered_by("vandal") or not self.shown():
            return
        for link in self.of("person"):
            if own.keys() <= link.leads_to:
                assert self.rights_of(link) == {
                    "visibility": ALL,
                    "share_answers": True,
                    "correct": True,
                    "erase": True,
                }

    def shown(self) -> dict[str, Taken]:
        return {id_: taken for id_, taken in self.taken.items() if taken.status == "completed"}

    @invariant()
    def what_the_person_hides_stays_hidden(self) -> None:
        """Also what they hid before they had answered, whatever happened in between."""
        if any(link.who == "person" and link.leads_to & self.shown().keys() for link in self.hidden_by):
            assert self.visibility() == "private"

    @invariant()
    def what_a_vandal_without_results_hid_is_taken_back(self) -> None:
        shown = self.shown()
        if self.visibility() != "private" or any(link.leads_to & shown.keys() for link in self.hidden_by):
            return
        newest = max(shown, key=lambda id_: shown[id_].at, default=None)
        for link in self.of("person"):
            if newest in link.leads_to:
                assert "team" in self.rights_of(link)["visibility"]


@on_sqlite
def test_no_second_link_takes_a_persons_rights(shared: Running) -> None:
    run_machine(LinksOfAPerson, shared, examples=8, steps=15, repeatable=True)


@on_both_if_slow
@pytest.mark.integration
def test_no_second_link_takes_a_persons_rights_in_many_orders(shared: Running) -> None:
    run_machine(LinksOfAPerson, shared, examples=12, steps=20, repeatable=True)


@on_both
@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_no_second_link_takes_a_persons_rights_for_long(shared: Running) -> None:
    run_machine(LinksOfAPerson, shared, examples=300, steps=40, repeatable=False)
