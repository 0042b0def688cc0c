"""A company of forty that meets one to one for twelve weeks: what comes back and when, who reads of it, what is due."""

import random
import re
from collections import Counter
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any

import numpy as np

from discern import instrument
from discern.cards.talks import OF_LEADERS
from discern.contract.models.talks import RESTS_WEEKS
from discern.service.jobs.announce_agreements import AgreementWorker
from tests.service.storage.test_outbox import events_of
from tests.support.databases import on_both_if_slow
from tests.support.people import Company
from tests.support.running import Running

pytestmark = on_both_if_slow

WEEKS = 12
LEADERS = {"manager 0": 1, "manager 1": 1, "manager 2": 2, "coach 3": 1, "manager 4": 2}
"""Every how many weeks each leader meets each of theirs. The number is that of their team."""

A_TEAM, MET = 8, 3
LINES = ("advice", "open_with", "have_ready", "avoid")
MONDAY = date(2026, 11, 23)


@dataclass
class Met:
    """A meeting; what its talks used or refused and when, and which claims the person said aren't them."""

    id: str
    person: str
    leader: str
    said: dict[str, tuple[str, date]] = field(default_factory=dict)
    denied: set[str] = field(default_factory=set)


@dataclass
class Weeks:
    """The company; who is in the team of their leader, and who has turned to *only me and my coach*."""

    company: Company
    names: dict[str, str]
    leader_of: dict[str, str]
    meetings: list[Met]
    away: set[str] = field(default_factory=set)
    private: set[str] = field(default_factory=set)
    agreed: dict[str, tuple[str, date, bool]] = field(default_factory=dict)
    """By agreement its person, its day, and whether it is open; what is deleted isn't in it."""

    announced: set[str] = field(default_factory=set)

    def is_seen(self, person: str) -> bool:
        """Whether their leader leads them, and sees their results."""
        is_hidden = person in self.private and not self.leader_of[person].startswith("coach")
        return person not in self.away and not is_hidden


def found_weeks(running: Running) -> Weeks:
    """Forty people with simulated answers in five teams, each with a leader who meets three of them."""
    key = running.key(account="twelve weeks")
    company = Company(running, key, running.key("admin", "act", account="twelve weeks"), {}, {}, {}, {}, {})
    rng, bank = np.random.default_rng(46), instrument.load_bank()
    company.users["owner"] = company.answer("PUT", "/users", {"email": "owner@example.org", "role": "owner"})["id"]
    names, leader_of, meetings = {}, {}, []
    for number, (leader, every) in enumerate(LEADERS.items()):
        team = company.teams[leader] = company.answer("POST", "/teams", {"name": f"Team {number}"})["id"]
        put = {"email": f"{leader.replace(' ', '')}@example.org", "role": leader.split()[0], "teams": [team]}
        company.users[leader] = company.answer("PUT", "/users", put)["id"]
        for place in range(A_TEAM):
            name = f"Person{number}{place}"
            new = {"candidate": {"name": f"{name} Example"}, "form": "short", "team_id": team}
            made = company.answer("POST", "/assessments", new)
            person, path = made["candidate"]["id"], f"/assessments/{made['id']}"
            names[person], leader_of[person], company.assessments[person] = name, leader, made["id"]
            consent = company.answer("POST", f"{path}/consent", {"accepted": True})
            company.private_tokens[person] = consent["private_token"]
            theta = rng.normal(size=4)
            picks = instrument.simulate_respondent(bank, "short", theta - theta.mean(), rng)
            answers = [{"block": each.block, "most": each.most, "least": each.least, "ms": 9000} for each in picks]
            company.answer("POST", f"{path}/answers", {"answers": answers})
            if place < MET:
                day = MONDAY + timedelta(days=place, weeks=place % every)
                body = {"first_on": day.isoformat(), "every_weeks": every}
                put_by = company.answer("PUT", f"/candidates/{person}/meeting", body, role=leader)
                meetings.append(Met(put_by["id"], person, leader))
    return Weeks(company, names, leader_of, meetings)


def test_twelve_weeks_of_a_company(shared: Running) -> None:
    weeks, rng = found_weeks(shared), random.Random(46)
    shown: Counter[str] = Counter()
    for week in range(WEEKS):
        monday = MONDAY + timedelta(weeks=week)
        shared.clock.advance(days=(monday - shared.clock().date()).days)
        turn_away(weeks, week)
        announce(weeks, monday)
        for met in weeks.meetings:
            if not weeks.is_seen(met.person):
                for caller in ({"role": met.leader}, {"taker": met.person}):
                    assert weeks.company.call("GET", f"/talks?meeting_id={met.id}", **caller).status_code == 404
                continue
            page = read_both(weeks, met)
            shown.update(line for line in LINES if page[line] is not None)
            on = date.fromisoformat(page["on"])
            if on - monday < timedelta(weeks=1):
                talk(weeks, met, page, on, rng)
        read_what_leaders_may(weeks)
        if week % 3 == 1:
            read_what_people_may(weeks)
    assert min(shown[line] for line in LINES) > len(weeks.meetings), "most pages have all of it"
    assert len(weeks.announced) > len(weeks.meetings)
    assert len([each for each in weeks.agreed.values() if not each[2]]) > len(weeks.meetings)


def turn_away(weeks: Weeks, week: int) -> None:
    """Some turn to *only me and my coach* in the fifth week, some leave their team in the seventh; all are back in the
    tenth."""
    company = weeks.company
    hiding, leaving = ([met.person for met in weeks.meetings[first::4]] for first in (0, 1))
    if week in {4, 9}:
        weeks.private = set(hiding) if week == 4 else set()
        visibility = {"visibility": "private" if week == 4 else "team"}
        for person in hiding:
            company.answer("PUT", f"/candidates/{person}/visibility", visibility, taker=person)
    if week in {6, 9}:
        weeks.away = set(leaving) if week == 6 else set()
        for person in leaving:
            path = f"/teams/{company.teams[weeks.leader_of[person]]}/members/{person}"
            company.answer("DELETE" if week == 6 else "PUT", path)


def announce(weeks: Weeks, today: date) -> None:
    """Let two workers look: each agreement that is open on its day has had one event since."""
    running = weeks.company.running
    for _ in range(2):
        running.portal.call(AgreementWorker(running.service).drain)
    weeks.announced |= {id_ for id_, (_, until, is_open) in weeks.agreed.items() if is_open and until <= today}
    events = [data["agreement_id"] for type_, data in events_of(running) if type_ == "agreement.due"]
    assert Counter(events) == Counter(weeks.announced)


def read_both(weeks: Weeks, met: Met) -> dict[str, Any]:
    """The page as the leader reads it and, in the same words, the person; nothing comes back on it."""
    path = f"/talks?meeting_id={met.id}"
    pages = []
    for caller in ({"role": met.leader}, {"taker": met.person}):
        read = weeks.company.answer("GET", path, **caller)
        assert read["meeting"]["own"] == ("role" in caller)
        pages.append(read | {"meeting": None, "agreements": [each | {"own": None} for each in read["agreements"]]})
    page: dict[str, Any] = pages[0]
    assert page == pages[1]
    assert named(page) <= {weeks.names[met.person]}
    if met.leader.startswith("coach"):
        assert page["open_with"] is None or page["open_with"]["id"] not in OF_LEADERS
    on = date.fromisoformat(page["on"])
    for line in LINES:
        use, day = met.said.get("" if page[line] is None else page[line]["id"], ("", date.min))
        is_of_this_week = use == "used" and day == on
        assert is_of_this_week or on - day >= timedelta(weeks=RESTS_WEEKS), (line, page[line], use, day, on)
    assert page["claim"] is None or page["claim"]["id"] not in met.denied
    return page


def talk(weeks: Weeks, met: Met, page: dict[str, Any], on: date, rng: random.Random) -> None:
    """The two answer what was due, use or refuse what the page suggests, and agree on something more."""
    company = weeks.company
    callers: list[dict[str, str]] = [{"role": met.leader}, {"taker": met.person}]
    for each in page["agreements"]:
        if each["outcome"] is None and each["until"] <= on.isoformat() and rng.random() < 0.8:
            path = f"/agreements/{each['id']}"
            if rng.random() < 0.1:
                company.answer("DELETE", path, role=met.leader)
                del weeks.agreed[each["id"]]
                continue
            outcome = rng.choice(["kept", "partly", "dropped"])
            company.answer("PUT", f"{path}/outcome", {"outcome": outcome}, **rng.choice(callers))
            weeks.agreed[each["id"]] = (met.person, date.fromisoformat(each["until"]), False)
    if page["claim"] is not None and rng.random() < 0.05:
        path = f"/assessments/{company.assessments[met.person]}/marks/{page['claim']['id']}"
        company.answer("PUT", path, {"fit": "not_me"}, taker=met.person)
        met.denied.add(page["claim"]["id"])
        page = read_both(weeks, met)
    for use in rng.choice([("refused", "used"), ("used",), ("used",), ()]):
        found = [page[line]["id"] for line in LINES if page[line] is not None and page[line]["id"] not in met.said]
        cards = found[:1] if use == "refused" else found
        if cards:
            body = {"meeting_id": met.id, "cards": cards, "use": use}
            company.answer("PUT", "/talks/cards", body, **rng.choice(callers))
            met.said |= dict.fromkeys(cards, (use, on))
        page = read_both(weeks, met)
    if rng.random() < 0.7:
        until = on + timedelta(days=rng.choice([6, 7, 13]))
        new = {"meeting_id": met.id, "will": f"{weeks.names[met.person]} asks first", "until": until.isoformat()}
        made = company.answer("POST", "/agreements", new, **rng.choice(callers))
        weeks.agreed[made["id"]] = (met.person, until, True)


def read_what_leaders_may(weeks: Weeks) -> None:
    """In lists a leader has the people that they meet and see, and an owner nobody."""
    for leader in (*LEADERS, "owner"):
        met = [each.person for each in weeks.meetings if each.leader == leader and weeks.is_seen(each.person)]
        listed = weeks.company.answer("GET", "/meetings?limit=200", role=leader)
        assert named(listed) == {weeks.names[person] for person in met}
        found = weeks.company.answer("GET", "/agreements?limit=200", role=leader)["data"]
        assert {each["id"] for each in found} == {id_ for id_, each in weeks.agreed.items() if each[0] in met}
        assert named(found) <= named(listed)


def read_what_people_may(weeks: Weeks) -> None:
    """In lists a person has themselves, and nothing while their leader may not see them."""
    for met in weeks.meetings:
        is_seen = weeks.is_seen(met.person)
        listed = weeks.company.answer("GET", "/meetings", taker=met.person)
        assert [each["id"] for each in listed["data"]] == [met.id] * is_seen
        found = weeks.company.answer("GET", "/agreements?limit=200", taker=met.person)["data"]
        own = {id_ for id_, each in weeks.agreed.items() if each[0] == met.person and is_seen}
        assert {each["id"] for each in found} == own
        assert named([listed, found]) <= {weeks.names[met.person]}


def named(found: Any) -> set[str]:
    """The given names in what is shown."""
    return set(re.findall(r"Person\d\d", str(found)))
