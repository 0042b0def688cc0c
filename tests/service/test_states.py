"""Any order of calls by any keys: after each the service shows what a plain model of it holds."""

from datetime import datetime, timedelta
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from discern import instrument
from discern.contract.base_models import CandidateRef
from discern.contract.permissions import Scope, allows
from discern.service.storage.repositories.results import find_results
from tests.support.machine import Machine, run_machine
from tests.support.model import TAKER_STATUSES, Group, Key, Person, Test
from tests.support.picking import pick
from tests.support.running import Running

NAMES = st.sampled_from(["Ada", "Bob", "Zoë Ñ", "100%_sure", "İ"])
EXTERNAL_IDS = st.sampled_from(["1", "2", "a_b"])
EMAILS = st.sampled_from([None, "ada@example.org"])
METADATA = st.none() | st.dictionaries(st.sampled_from("ab"), st.sampled_from(["x", "y", None]))
CHANGES = st.fixed_dictionaries(
    {}, optional={"name": NAMES, "email": EMAILS, "external_id": EXTERNAL_IDS, "metadata": METADATA}
)
RANKS = ["private", "team", "organisation"]
FORMS = ("fixed", "short")
ANSWERS: dict[str, list[dict[str, Any]]] = {
    form: [
        {"block": block, "most": most, "least": least, "ms": 9000}
        for block in instrument.load_bank().form(form).blocks
        for most, least in [pick(instrument.load_bank().blocks[block], 0, 1)]
    ]
    for form in FORMS
}
EXPORTED: dict[str, Any] = {"translated": False, "most_text": None, "least_text": None, "other_texts": []}
"""What an export adds to these answers, for whoever isn't their person."""


def same_picks(one: dict[str, Any] | None, other: dict[str, Any]) -> bool:
    return one is not None and one == other | {"ms": one["ms"]}


class Service(Machine):
    """People, teams and assessments: some of each kind to begin with."""

    @initialize()
    def begin(self) -> None:
        for account in self.accounts:
            key = self.add_key(account, ("admin",), None)
            for name in ("Ada", "Bob"):
                self.make_candidate(key, None, name, None, None)
            members = [person.id for person in self.model.people.values() if person.account == account]
            self.make_team(key, None, "Crew", None, members)
            for candidate_id in members:
                self.make_assessment(key, None, {"candidate_id": candidate_id, "form": "short"}, None)
            for test in [test for test in self.model.tests.values() if test.account == account]:
                self.give_consent(key, test.id)
            self.give_answers(key, test.id, 100, swap=False)

    @rule(data=st.data(), name=NAMES, email=EMAILS, external_id=st.none() | EXTERNAL_IDS)
    def create_candidate(self, data: st.DataObject, name: str, email: str | None, external_id: str | None) -> None:
        self.make_candidate(self.key(data), self.repeat(data), name, email, external_id)

    def make_candidate(
        self, key: Key, repeat: str | None, name: str, email: str | None, external_id: str | None
    ) -> None:
        body = {"name": name, "email": email, "external_id": external_id}
        self.create(
            key,
            repeat,
            "candidates:write",
            "/candidates",
            body,
            lambda account: self.taken(account, external_id),
            lambda account, answer: self.add_person(account, answer["id"], body, answer),
        )

    def taken(self, account: str, external_id: str | None) -> str | None:
        return "external_id_taken" if self.model.person_by_external_id(account, external_id) else None

    def add_person(self, account: str, person_id: str, body: dict[str, Any], answer: Any = None) -> Person:
        person = Person(person_id, account, body["name"], body.get("email"), body.get("external_id"), self.now)
        self.model.people[person_id] = person
        assert answer is None or answer == person.shown
        return person

    @rule(
        data=st.data(),
        change=CHANGES,
    )
    def change_candidate(self, data: st.DataObject, change: dict[str, Any]) -> None:
        key, person_id = self.key(data), self.any_of(data, self.model.people, "cand")
        response = self.ask(key, ("candidates:write",), "PATCH", f"/candidates/{person_id}", change)
        if response is None:
            return
        if not change:
            self.refused(response, 400, "invalid_parameter")
        elif not self.model.has_person(key.account, person_id):
            self.refused(response, 404, "not_found")
        else:
            holder = self.model.person_by_external_id(key.account, change.get("external_id"))
            if holder is not None and holder.id != person_id:
                self.refused(response, 400, "external_id_taken")
                return
            person = self.model.people[person_id]
            for name, value in change.items():
                if name == "metadata":
                    person.change_metadata(value)
                else:
                    setattr(person, name, value)
            assert self.answered(response) == person.shown

    @rule(data=st.data(), visibility=st.sampled_from(RANKS))
    def set_visibility(self, data: st.DataObject, visibility: str) -> None:
        key, person_id = self.key(data), self.any_of(data, self.model.people, "cand")
        path = f"/candidates/{person_id}/visibility"
        response = self.ask(key, ("candidates:write",), "PUT", path, {"visibility": visibility})
        if self.found(response, self.model.has_person(key.account, person_id)):
            if RANKS.index(visibility) > RANKS.index(self.model.people[person_id].visibility):
                self.refused(response, 403, "role_forbids")
                return
            self.model.people[person_id].visibility = visibility
            assert self.answered(response) == self.model.people[person_id].shown

    @rule(data=st.data())
    def erase_candidate(self, data: st.DataObject) -> None:
        key, person_id = self.key(data), self.any_of(data, self.model.people, "cand")
        response = self.ask(key, ("candidates:write",), "DELETE", f"/candidates/{person_id}")
        if self.found(response, self.model.has_person(key.account, person_id)):
            assert self.answered(response) == {"id": person_id, "deleted": True}
            self.model.erase_person(person_id, self.now)

    @rule(data=st.data())
    def export_candidate(self, data: st.DataObject) -> None:
        key, person_id = self.key(data), self.any_of(data, self.model.people, "cand")
        scopes: tuple[Scope, ...] = ("candidates:read", "assessments:read", "results:read")
        response = self.ask(key, scopes, "GET", f"/candidates/{person_id}/export")
        if not self.found(response, self.model.has_person(key.account, person_id)):
            return
        export = self.answered(response)
        assert export["candidate"] == self.model.people[person_id].shown
        in_teams = [group.id for group in self.model.groups.values() if person_id in group.members]
        assert [team["id"] for team in export["teams"]] == in_teams
        theirs = [test for test in self.model.tests.values() if test.person_id == person_id]
        assert [each["assessment"] for each in export["assessments"]] == [
            self.model.show_test(test, self.now) for test in theirs
        ]
        shared = self.model.people[person_id].visibility != "private"
        assert export["results_shared"] == shared
        for each, test in zip(export["assessments"], theirs, strict=True):
            given = {block: {**answer, **EXPORTED} for block, answer in test.answers.items()}
            assert {answer["block"]: answer for answer in each["answers"]} == (given if shared else {})
            assert (each["consent"] is None) == (test.started_at is None)
            assert (each["results"] is None) == (test.ended != "completed" or not shared)

    @rule(data=st.data(), name=NAMES, external_id=st.none() | EXTERNAL_IDS)
    def create_team(self, data: st.DataObject, name: str, external_id: str | None) -> None:
        members = data.draw(st.lists(st.sampled_from([*self.model.people, "cand_nobody"]), max_size=3))
        self.make_team(self.key(data), self.repeat(data), name, external_id, members)

    def make_team(self, key: Key, repeat: str | None, name: str, external_id: str | None, members: list[str]) -> None:
        body = {"name": name, "external_id": external_id, "members": members}

        def refusal(account: str) -> str | None:
            if self.model.group_by_external_id(account, external_id):
                return "external_id_taken"
            return None if all(self.model.has_person(account, each) for each in members) else "invalid_parameter"

        def made(account: str, answer: dict[str, Any]) -> None:
            group = Group(answer["id"], account, name, external_id, self.now, self.now)
            group.members = dict.fromkeys(members, self.now)
            self.model.groups[group.id] = group
            assert answer == self.model.show_group(group)

        self.create(key, repeat, "teams:write", "/teams", body, refusal, made)

    @rule(data=st.data(), name=NAMES)
    def rename_team(self, data: st.DataObject, name: str) -> None:
        key, team_id = self.key(data), self.any_of(data, self.model.groups, "team")
        response = self.ask(key, ("teams:write",), "PATCH", f"/teams/{team_id}", {"name": name})
        if self.found(response, self.model.has_group(key.account, team_id)):
            group = self.model.groups[team_id]
            group.name, group.updated_at = name, self.now
            assert self.answered(response) == self.model.show_group(group)

    @rule(data=st.data(), on=st.sampled_from([None, "2026-12-01", "2027-02-28"]))
    def set_workshop(self, data: st.DataObject, on: str | None) -> None:
        key, team_id = self.key(data), self.any_of(data, self.model.groups, "team")
        response = self.ask(key, ("teams:write",), "PUT", f"/teams/{team_id}/workshop", {"on": on})
        if self.found(response, self.model.has_group(key.account, team_id)):
            group = self.model.groups[team_id]
            group.workshop_on = on
            assert self.answered(response) == self.model.show_group(group)

    @rule(data=st.data())
    def delete_team(self, data: st.DataObject) -> None:
        key, team_id = self.key(data), self.any_of(data, self.model.groups, "team")
        response = self.ask(key, ("teams:write",), "DELETE", f"/teams/{team_id}")
        if self.found(response, self.model.has_group(key.account, team_id)):
            assert self.answered(response) == {"id": team_id, "deleted": True}
            self.model.delete_group(team_id)

    @rule(data=st.data(), method=st.sampled_from(["PUT", "DELETE"]))
    def change_members(self, data: st.DataObject, method: str) -> None:
        key = self.key(data)
        team_id, person_id = self.any_of(data, self.model.groups, "team"), self.any_of(data, self.model.people, "cand")
        response = self.ask(key, ("teams:write",), method, f"/teams/{team_id}/members/{person_id}")
        exist = self.model.has_group(key.account, team_id) and self.model.has_person(key.account, person_id)
        if self.found(response, exist and (method == "PUT" or person_id in self.model.groups[team_id].members)):
            group = self.model.groups[team_id]
            if method == "PUT":
                group.add(person_id, self.now)
            else:
                group.remove(person_id, self.now)
            assert self.answered(response) == self.model.show_group(group)

    @rule(data=st.data())
    def analyse_team(self, data: st.DataObject) -> None:
        key, team_id = self.key(data), self.any_of(data, self.model.groups, "team")
        response = self.ask(key, ("teams:read",), "GET", f"/teams/{team_id}/analysis")
        if self.found(response, self.model.has_group(key.account, team_id)):
            members = self.model.groups[team_id].members
            hidden = {each for each in members if self.model.people[each].visibility == "private"}
            profiled = {each for each in members if each not in hidden and self.model.profiled(each)}
            analysis = self.answered(response)
            named = profiled if allows(key.scopes, "results:read") else set()
            assert {point["candidate_id"] for point in analysis["map"]} == named
            counts = [analysis[name] for name in ("size", "profiled", "pending", "not_shared")]
            assert counts == [len(members), len(profiled), len(members) - len(profiled) - len(hidden), len(hidden)]

    @rule(data=st.data(), styles=st.lists(st.sampled_from("DISC"), max_size=2))
    def ask_what_if(self, data: st.DataObject, styles: list[str]) -> None:
        key, team_id = self.key(data), self.any_of(data, self.model.groups, "team")
        with_, without = ([self.any_of(data, self.model.people, "cand")] for _ in range(2))
        params = {"with": with_, "without": without, "with_style": styles}
        scopes: tuple[Scope, ...] = ("teams:read", "results:read")
        response = self.ask(key, scopes, "GET", f"/teams/{team_id}/analysis?{urlencode(params, doseq=True)}")
        if not self.found(response, self.model.has_group(key.account, team_id)):
            return
        people, members = self.model.people, self.model.groups[team_id].members
        known = self.model.has_person(key.account, with_[0])
        if not known or with_ == without or without[0] not in members:
            self.refused(response, 400, "invalid_parameter")
            return
        would_be = (set(members) | set(with_)) - set(without)
        shown = {each for each in would_be if self.model.profiled(each) and people[each].visibility != "private"}
        analysis = self.answered(response)
        on_map = [point["candidate_id"] for point in analysis["map"]]
        assert {each for each in on_map if not each.startswith("newcomer-")} == shown
        assert (analysis["size"], len(on_map)) == (len(would_be) + len(styles), len(shown) + len(styles))
        assert analysis["pending"] + analysis["not_shared"] == len(would_be) - len(shown)

    @rule(data=st.data())
    def look_at_teammates(self, data: st.DataObject) -> None:
        key = self.key(data)
        person = self.any_of(data, self.model.people, "cand")
        response = self.ask(key, ("results:read",), "GET", f"/candidates/{person}/teammates")
        if not self.found(response, self.model.has_person(key.account, person)):
            return
        shown = {
            each
            for each, known in self.model.people.items()
            if self.model.profiled(each) and known.visibility != "private"
        }
        if person not in shown:
            self.refused(response, 404, "profile_missing")
            return
        teams = [group.members.keys() for group in self.model.groups.values() if person in group.members]
        mates = {each for members in teams for each in members} - {person}
        said = [insight["people"][1]["id"] for insight in self.answered(response)["insights"]]
        assert sorted(said) == sorted(mates & shown)

    @rule(data=st.data())
    def compare_people(self, data: st.DataObject) -> None:
        key = self.key(data)
        a, b = (self.any_of(data, self.model.people, "cand") for _ in range(2))
        response = self.ask(key, ("results:read",), "GET", f"/comparisons?a={a}&b={b}")
        known = self.model.has_person(key.account, a) and self.model.has_person(key.account, b)
        if not self.found(response, known):
            return
        if a == b:
            self.refused(response, 400, "invalid_parameter")
            return
        if all(self.model.profiled(each) and self.model.people[each].visibility != "private" for each in (a, b)):
            answer = self.answered(response)
            assert (answer["a"]["id"], answer["b"]["id"]) == (a, b)
            assert set(answer["differences"]) == set("DISC")
        else:
            self.refused(response, 404, "profile_missing")

    @rule(data=st.data(), name=NAMES, external_id=st.none() | EXTERNAL_IDS, form=st.sampled_from(FORMS))
    def create_assessment(self, data: st.DataObject, name: str, external_id: str | None, form: str) -> None:
        body, expires_at = self.draw_assessment(data, name, external_id, form)
        self.make_assessment(self.key(data), self.repeat(data), body, expires_at)

    def make_assessment(self, key: Key, repeat: str | None, body: dict[str, Any], expires_at: datetime | None) -> None:
        def made(account: str, answer: dict[str, Any]) -> None:
            person_id = answer["candidate"]["id"]
            if "candidate" in body:
                self.add_person(account, person_id, body["candidate"])
            if "team_id" in body:
                self.model.groups[body["team_id"]].add(person_id, self.now)
            token, team_id = answer["take_url"].rpartition("=")[2], body.get("team_id")
            test = Test(answer["id"], account, person_id, team_id, body["form"], self.now, expires_at, token)
            self.model.tests[test.id] = test
            assert answer == self.model.show_test(test, self.now)

        self.create(
            key,
            repeat,
            "assessments:write",
            "/assessments",
            body,
            lambda account: self.refusal_of_assessment(account, body, expires_at),
            made,
        )

    def draw_assessment(
        self, data: st.DataObject, name: str, external_id: str | None, form: str
    ) -> tuple[dict[str, Any], datetime | None]:
        body: dict[str, Any] = {"form": form}
        if data.draw(st.booleans(), label="known person"):
            body["candidate_id"] = self.any_of(data, self.model.people, "cand")
        else:
            body["candidate"] = {"name": name, "external_id": external_id}
        if data.draw(st.booleans(), label="in a team"):
            body["team_id"] = self.any_of(data, self.model.groups, "team")
        hours = data.draw(st.sampled_from([None, None, -1, 1, 13]), label="hours")
        expires_at = None if hours is None else self.now + timedelta(hours=hours)
        return {**body, "expires_at": None if expires_at is None else expires_at.isoformat()}, expires_at

    def refusal_of_assessment(self, account: str, body: dict[str, Any], expires_at: datetime | None) -> str | None:
        if expires_at is not None and expires_at <= self.now:
            return "invalid_parameter"
        if "candidate" in body and self.taken(account, body["candidate"]["external_id"]):
            return "external_id_taken"
        if "candidate_id" in body and not self.model.has_person(account, body["candidate_id"]):
            return "invalid_parameter"
        if "team_id" in body and not self.model.has_group(account, body["team_id"]):
            return "invalid_parameter"
        return None

    @rule(data=st.data())
    def open_link(self, data: st.DataObject) -> None:
        key, tests = self.key(data), list(self.model.tests.values())
        tokens = [test.token for test in tests] + [test.private_token for test in tests if test.private_token]
        token = data.draw(st.sampled_from(["nothing", *tokens]), label="token")
        response = self.ask(key, ("take",), "POST", "/take", {"token": token})
        over = [test.status(self.now) for test in tests if test.account == key.account and test.token == token]
        if response is not None and over and over[0] not in TAKER_STATUSES:
            self.refused(response, 404, f"link_{over[0]}")
            return
        opened = [
            test
            for test in tests
            if test.account == key.account
            and ((test.token == token and test.is_open(self.now)) or test.private_token == token)
        ]
        if self.found(response, bool(opened)):
            taking, test = self.answered(response), opened[0]
            assert (taking["assessment_id"], taking["status"]) == (test.id, test.status(self.now))
            assert taking["candidate"] == {"name": self.model.people[test.person_id].name}
            assert taking["private"] == (token == test.private_token)
            assert taking["answered"] == bool(test.answers)
            passed_on = test.consent_key == key.id and bool(test.answers)
            assert taking["consent"]["accepted"] == (taking["private"] or passed_on)

    @rule(data=st.data(), restart=st.booleans())
    def consent(self, data: st.DataObject, restart: bool) -> None:
        self.give_consent(self.key(data), self.any_of(data, self.model.tests, "asm"), restart=restart)

    def give_consent(self, key: Key, test_id: str, *, restart: bool = False) -> None:
        body = {"accepted": True, "restart": restart}
        response = self.ask(key, ("take",), "POST", f"/assessments/{test_id}/consent", body)
        if self.found(response, self.model.has_test(key.account, test_id)):
            test = self.model.tests[test_id]
            if test.started_at is not None and not restart and (test.answers or not test.is_open(self.now)):
                assert self.answered(response)["private_token"] is None
            elif not test.is_open(self.now):
                self.refused(response, 400, "assessment_closed")
            else:
                test.started_at = test.started_at or self.now
                test.consent_key, test.consented_at, test.answers = key.id, self.now, {}
                test.private_token = self.answered(response)["private_token"]

    @rule(data=st.data(), how_many=st.sampled_from([1, 5, 100]), swap=st.booleans())
    def answer(self, data: st.DataObject, how_many: int, swap: bool) -> None:
        self.give_answers(self.key(data), self.any_of(data, self.model.tests, "asm"), how_many, swap=swap)

    def give_answers(self, key: Key, test_id: str, how_many: int, *, swap: bool) -> None:
        test = self.model.tests.get(test_id)
        given = ANSWERS[test.form if test else "fixed"][:how_many]
        if swap:
            given = [{**each, "most": each["least"], "least": each["most"]} for each in given]
        response = self.ask(key, ("take",), "POST", f"/assessments/{test_id}/answers", {"answers": given})
        if self.found(response, self.model.has_test(key.account, test_id)):
            assert test is not None
            changed = [each for each in given if not same_picks(test.answers.get(each["block"]), each)]
            if test.consent_key not in {None, key.id}:
                self.refused(response, 400, "consent_required")
            elif test.ended == "completed" and not changed:
                assert self.answered(response)["done"]
            elif not test.is_open(self.now):
                self.refused(response, 400, "assessment_closed")
            elif test.started_at is None:
                self.refused(response, 400, "consent_required")
            else:
                test.answers |= {each["block"]: each for each in changed}
                if changed and len(given) == 1:
                    [alone] = changed
                    test.answers[alone["block"]] = alone | {"ms": test.longest(alone, self.now)}
                self.progress(test, self.answered(response))

    def progress(self, test: Test, following: dict[str, Any]) -> None:
        total = len(ANSWERS[test.form])
        assert (following["answered"], following["total"]) == (len(test.answers), total)
        assert following["done"] == (len(test.answers) == total)
        asked = {block["id"] for block in following["blocks"]}
        assert asked == {each["block"] for each in ANSWERS[test.form]} - set(test.answers)
        if following["done"]:
            test.ended, test.completed_at = "completed", self.now
            test.counts = self.verdict(test) != "withheld"

    def verdict(self, test: Test) -> str:
        """What the answers are worth, also of somebody who shares with nobody."""
        person = self.model.people[test.person_id]
        candidate = CandidateRef(id=person.id, name=person.name)
        results = self.running.service.database.read_now(
            lambda connection: find_results(connection, test.id, candidate)
        )
        assert results is not None
        return results.quality.verdict

    @rule(data=st.data())
    def cancel(self, data: st.DataObject) -> None:
        key, test_id = self.key(data), self.any_of(data, self.model.tests, "asm")
        response = self.ask(key, ("assessments:write",), "POST", f"/assessments/{test_id}/cancel")
        if self.found(response, self.model.has_test(key.account, test_id)):
            test = self.model.tests[test_id]
            if test.status(self.now) in {"completed", "expired"}:
                self.refused(response, 400, "assessment_closed")
            else:
                test.ended = "cancelled"
                assert self.answered(response) == self.model.show_test(test, self.now)

    @rule(data=st.data(), hours=st.sampled_from((None, -1, 1, 48)))
    def change_end(self, data: st.DataObject, hours: int | None) -> None:
        key, test_id = self.key(data), self.any_of(data, self.model.tests, "asm")
        end = None if hours is None else self.now + timedelta(hours=hours)
        body = {"expires_at": None if end is None else end.isoformat()}
        response = self.ask(key, ("assessments:write",), "PATCH", f"/assessments/{test_id}", body)
        if end is not None and end <= self.now:
            # Whatever the assessment is, even none: nothing is told of it.
            if response is not None:
                self.refused(response, 400, "invalid_parameter")
        elif self.found(response, self.model.has_test(key.account, test_id)):
            test = self.model.tests[test_id]
            if test.ended is not None:
                self.refused(response, 400, "assessment_closed")
            else:
                test.expires_at = end
                assert self.answered(response) == self.model.show_test(test, self.now)

    @rule(data=st.data())
    def get_results(self, data: st.DataObject) -> None:
        key, test_id = self.key(data), self.any_of(data, self.model.tests, "asm")
        response = self.ask(key, ("results:read",), "GET", f"/assessments/{test_id}/results")
        if self.found(response, self.model.has_test(key.account, test_id)):
            test = self.model.tests[test_id]
            if self.model.people[test.person_id].visibility == "private":
                self.refused(response, 403, "not_shared")
            elif test.ended != "completed":
                self.refused(response, 404, "results_not_ready")
            else:
                assert self.answered(response)["candidate"] == self.model.people[test.person_id].ref


@pytest.mark.integration
def test_the_service_holds_what_a_model_of_it_holds(shared: Running) -> None:
    run_machine(Service, shared, examples=10, steps=30, repeatable=True)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_service_holds_what_a_model_holds_for_long(shared: Running) -> None:
    run_machine(Service, shared, examples=200, steps=60, repeatable=False)
