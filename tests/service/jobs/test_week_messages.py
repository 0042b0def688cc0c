"""Monday's message: what it says and who gets it once, by a mail server and to webhooks; and what its link does."""

import json
import re
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import anyio
import pytest
from pydantic import SecretStr
from sqlalchemy import select, update

from discern.contract.models.teams import TeamSummary, choose_teams
from discern.contract.models.week_messages import LINK_DAYS, Week, WeekTalk
from discern.service.domain.weeks import MOST_AGREEMENTS
from discern.service.jobs.send_weeks import WeekWorker
from discern.service.mail.week_letters import WeekLetter, compose_hook
from discern.service.storage.backup.create import make_backup
from discern.service.storage.backup.restore import restore_backup
from discern.service.storage.engine.tables import audit, reads, week_messages, week_sendings
from discern.service.storage.queues.week_sendings import LEASE, claim_weeks, mark_sending
from tests.service.test_ssrf import WRITTEN, WRITTEN_NEVER
from tests.support.databases import on_both, on_postgres, on_sqlite
from tests.support.mailboxes import APP, Mailbox
from tests.support.operations import careless_answers
from tests.support.people import Company
from tests.support.receivers import OPEN, Answering, Receiver, run_receiver
from tests.support.running import Running, run_service

pytestmark = on_both

MONDAY = datetime(2026, 11, 23, 6, 0, tzinfo=UTC)
"""The first after the clock of tests."""

SETTINGS: dict[str, Any] = {**OPEN, "access_secret": SecretStr("Wk4vX2pLr9TzK8wNd7HsBf3JyGc6Ua5Q")}
"""Those under which a receiver on loopback is reached, at an address that is kept sealed."""

MANAGER = "manager ours"
ADDRESS = "manager.ours@example.org"


@pytest.fixture
def company(founded: tuple[str, Company], copy_database: Callable[[str], str], mailbox: Mailbox) -> Iterator[Company]:
    url, company = founded
    with run_service(copy_database(url), **SETTINGS, **mailbox.settings) as running:
        moved = company.moved_to(running)
        sign_in(moved, ADDRESS)
        yield moved


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with run_receiver() as receiver:
        yield receiver


def sign_in(company: Company, email: str) -> None:
    given = {"issuer": "https://id.example", "subject": email, "email": email, "email_verified": True}
    headers = {"Authorization": f"Bearer {company.acting_key}"}
    signed = company.running.http.post("/users/sign-in", json=given, headers=headers)
    assert signed.json()["user"] is not None, signed.text


def switch_on(company: Company, role: str | None = MANAGER, **given: Any) -> dict[str, Any]:
    on: dict[str, Any] = company.answer("PUT", "/week-message", given or {"channel": "mail"}, role=role)
    return on


def invite(company: Company, name: str, team: str = "ours") -> str:
    new = {"candidate": {"name": name, "email": f"{name.split()[0].lower()}@x.example"}, "team_id": company.teams[team]}
    return str(company.answer("POST", "/assessments", new)["candidate"]["id"])


def rename(company: Company, person: str, name: str) -> str:
    company.answer("PATCH", f"/candidates/{person}", {"name": name})
    return person


def agree(company: Company, person: str, will: str = "send one line of doubt", days: int = 4, **more: Any) -> str:
    until = (company.running.clock() + timedelta(days=days)).date().isoformat()
    new = {"candidate_ids": [person], "will": will, "until": until, **more}
    return str(company.answer("POST", "/agreements", new, role=MANAGER)["id"])


def meet(company: Company, person: str, day: str = "2026-11-24") -> None:
    company.answer("PUT", f"/candidates/{person}/meeting", {"first_on": day}, role=MANAGER)


def send_weeks(running: Running) -> None:
    async def work() -> None:
        worker = WeekWorker(running.service)
        try:
            await worker.drain()
        finally:
            await worker.close()

    running.portal.call(work)


def on_monday(company: Company, weeks: int = 0) -> None:
    """Let the Monday come, and send what is due."""
    company.running.clock.now = MONDAY + timedelta(weeks=weeks)
    send_weeks(company.running)


def state(company: Company, role: str | None = MANAGER) -> dict[str, Any]:
    described: dict[str, Any] = company.answer("GET", "/week-message", role=role)
    return described


def token_of(text: str) -> str:
    found = re.search(r"/week\?token=(\w+)", text)
    assert found is not None, text
    return found[1]


def open_week(company: Company, token: str) -> Any:
    return company.call("POST", "/take/week", {"token": token})


@pytest.fixture
def diego(company: Company) -> str:
    """Somebody of the manager's who shares their results with them, with a talk and an agreement this week."""
    person = rename(company, company.people["ours"]["team"], "Diego Ruiz")
    meet(company, person)
    agree(company, person)
    return person


def test_it_says_talks_agreements_and_who_is_waited_for(company: Company, diego: str, mailbox: Mailbox) -> None:
    for name in ("Ana Berg", "Bea Cole", "Ana Cole", "Eva Dahl", "Finn Egg", "Gus Fox", "Hal Gale"):
        invite(company, name)
    invite(company, "Otto Other", "theirs")
    assert switch_on(company)["email"] == ADDRESS
    on_monday(company)
    [received] = mailbox.got
    assert received.recipients == [ADDRESS]
    text = received.text
    assert "- Tuesday: Diego. You agreed: send one line of doubt (due 24 Nov). How is it going?" in text.splitlines()
    assert text.count("Diego") == 2, "in the subject too, and in no other line"
    assert "Ana B., Ana C., Bea, Eva, Finn and 2 more" in text
    for surname in ("Ruiz", "Berg", "Cole", "Otto"):
        assert surname not in text + received.html
    assert f"{APP}/week?token=" in text
    assert state(company)["sent_at"] is not None
    assert state(company)["problem"] is None


def test_nobody_is_in_it_who_hides_or_is_anothers(company: Company, mailbox: Mailbox) -> None:
    hidden = rename(company, company.people["ours"]["team"], "Hidden Hare")
    meet(company, hidden)
    agree(company, hidden)
    waiting = invite(company, "Wary Wolf")
    shown = rename(company, company.people["ours"]["organisation"], "Shown Seal")
    agree(company, shown)
    company.answer("PUT", f"/candidates/{hidden}/visibility", {"visibility": "private"}, taker=hidden)
    company.answer("POST", "/assessments", {"candidate_id": hidden})
    company.answer("DELETE", f"/teams/{company.teams['ours']}/members/{waiting}")
    switch_on(company)
    on_monday(company)
    [received] = mailbox.got
    assert "Shown" in received.text
    for name in ("Hidden", "Hare", "Wary", "Wolf"):
        assert name not in received.text + received.html
    week = open_week(company, token_of(received.text)).json()
    assert [each["names"] for each in week["agreements"]] == [["Shown"]]
    company.answer("PUT", f"/candidates/{shown}/visibility", {"visibility": "private"}, taker=shown)
    assert open_week(company, token_of(received.text)).json()["agreements"] == []


def test_a_talk_that_is_not_shared_has_no_words(company: Company, diego: str, mailbox: Mailbox) -> None:
    [meeting] = company.answer("GET", "/meetings", role=MANAGER)["data"]
    company.answer("PUT", f"/meetings/{meeting['id']}/sharing", {"shared": False}, role=MANAGER)
    switch_on(company)
    on_monday(company)
    assert "- Tuesday: Diego." in mailbox.got[0].text.splitlines()
    assert "Open with" not in mailbox.got[0].text


def test_what_two_agreed_on_is_how_their_next_talk_opens(company: Company, mailbox: Mailbox) -> None:
    diego = rename(company, company.people["ours"]["team"], "Diego Ruiz")
    meet(company, diego)
    agree(company, diego, "ask www.evil.example", 29)
    agreed = agree(company, diego, "say no to the second audit", 30)
    [meeting] = company.answer("GET", "/meetings", role=MANAGER)["data"]
    switch_on(company)
    answers = [None, "partly", "kept", "kept"]
    said = [
        "You agreed: say no to the second audit (due 20 Dec). How is it going?",
        "Last time, partly: say no to the second audit. What is in the way?",
        "Kept last time: say no to the second audit. Open with: “",
        "You agreed: ",
    ]
    for week, (outcome, words) in enumerate(zip(answers, said, strict=True)):
        company.running.clock.now = MONDAY + timedelta(weeks=week, hours=-12)
        if week == 2:
            # The other one is over too.
            [other] = company.answer("GET", "/agreements?open=true", role=MANAGER)["data"]
            company.answer("DELETE", f"/agreements/{other['id']}", role=MANAGER)
        company.answer("PUT", f"/agreements/{agreed}/outcome", {"outcome": outcome}, role=MANAGER)
        on_monday(company, week)
        text = mailbox.got[week].text
        [line] = [each for each in text.splitlines() if each.startswith("- Tuesday: Diego.")]
        if week < 3:
            assert line.startswith(f"- Tuesday: Diego. {words}")
            assert ("Open with" in line) == (outcome == "kept")
        else:
            assert line.startswith("- Tuesday: Diego. Open with: “"), "what was kept is said once"
    company.answer("PUT", f"/meetings/{meeting['id']}/sharing", {"shared": False}, taker=diego)
    assert open_week(company, token_of(text)).json()["talks"][0]["agreed"] is None


def test_two_of_the_reader_s_people_with_one_first_name_have_an_initial(
    company: Company, diego: str, mailbox: Mailbox
) -> None:
    """In every message, whoever else is in it."""
    rename(company, company.people["ours"]["organisation"], "Diego Alba")
    rename(company, company.people["theirs"]["team"], "Diego Other")
    switch_on(company)
    on_monday(company)
    text = mailbox.got[0].text
    assert "- Tuesday: Diego R. You agreed: " in text
    assert ".." not in text


def test_each_talk_has_the_question_of_its_page_in_the_order_of_days(company: Company, mailbox: Mailbox) -> None:
    """Also with people of whom nothing is known; and it says whose answers are unclear."""
    people = {day: invite(company, name) for name, day in (("Ana Berg", "2026-11-25"), ("Bea Cole", "2026-11-23"))}
    people["2026-11-24"] = rename(company, company.people["ours"]["team"], "Diego Ruiz")
    unclear = people["2026-11-26"] = company.answer("POST", "/candidates", {"name": "Hugo Zorn"})["id"]
    company.answer("PUT", f"/teams/{company.teams['ours']}/members/{unclear}")
    made = company.answer("POST", "/assessments", {"candidate_id": unclear, "form": "short"})
    path = f"/assessments/{made['id']}"
    company.private_tokens[unclear] = company.answer("POST", f"{path}/consent", {"accepted": True})["private_token"]
    company.assessments[unclear] = made["id"]
    company.answer("POST", f"{path}/answers", {"answers": careless_answers()}, taker=unclear)
    for day, person in people.items():
        meet(company, person, day)
    switch_on(company)
    on_monday(company)
    text = mailbox.got[0].text
    asked = re.findall(r"- (\w+): (\w+)\. Open with: (“.*?”)(.*)", text)
    assert [each[:2] for each in asked] == [
        ("Monday", "Bea"),
        ("Tuesday", "Diego"),
        ("Wednesday", "Ana"),
        ("Thursday", "Hugo"),
    ]
    assert [each[3].strip() for each in asked] == ["", "", "", "The answers are unclear: ask Hugo to answer again."]
    for (_, _, question, _), day in zip(asked, sorted(people), strict=True):
        page = company.answer("GET", f"/talks?candidate_id={people[day]}&on={day}", role=MANAGER)
        assert page["open_with"]["text"] == question
    company.answer("POST", "/assessments", {"candidate_id": unclear})
    assert not any(each["unclear"] for each in open_week(company, token_of(text)).json()["talks"])


def test_what_is_due_stays_until_it_is_answered_and_has_its_own_place(company: Company, mailbox: Mailbox) -> None:
    birgit = rename(company, company.people["ours"]["team"], "Birgit Ruiz")
    mine = agree(company, birgit, "write the plan one day ahead", who="Birgit")
    team = company.answer(
        "POST",
        "/agreements",
        {"team_id": company.teams["ours"], "will": "start on time", "until": "2026-11-27"},
        role=MANAGER,
    )["id"]
    switch_on(company)
    said = "Birgit will write the plan one day ahead"
    lines = {
        0: [f"- {said} (due 24 Nov).", "- Ours: start on time (due 27 Nov)."],
        5: [f"- Open since 24 Nov: {said}.", "- Ours, open since 27 Nov: start on time."],
        6: [f"- Open since 24 Nov 2026: {said}.", "- Ours, open since 27 Nov 2026: start on time."],
    }
    for week in range(8):
        on_monday(company, week)
        received = mailbox.got[week]
        text = received.text.splitlines()
        link = f"{APP}/week?token={token_of(received.text)}"
        for line, id_ in zip(lines.get(week, []), (mine, team), strict=False):
            assert text[text.index(line) + 1] == f"  {link}#{id_}"
            assert f'href="{link}#{id_}"' in received.html
        assert f"Subject: {'Overdue' if week else 'Due'}: Birgit and Ours" in str(received.message)
    for id_ in (mine, team):
        company.answer("PUT", f"/agreements/{id_}/outcome", {"outcome": "dropped"}, role=MANAGER)
    on_monday(company, 8)
    assert len(mailbox.got) == 8


def test_of_many_teams_those_come_first_where_something_is_on_and_the_rest_take_turns(
    company: Company, mailbox: Mailbox
) -> None:
    made = {"ours": company.teams["ours"]}
    for number in range(9):
        made[str(number)] = company.answer("POST", "/teams", {"name": f"Team {number}"})["id"]
    teams = [company.answer("GET", f"/teams/{id_}") for id_ in made.values()]
    listed = [TeamSummary.model_validate(each | {"size": 5}) for each in teams]
    quiet = [each.model_copy(update={"updated_at": MONDAY - timedelta(weeks=3)}) for each in listed]
    quiet[5] = quiet[5].model_copy(update={"workshop_on": MONDAY.date()})
    seen = set()
    for week in range(5):
        monday = MONDAY.date() + timedelta(weeks=week)
        chosen = choose_teams(quiet, [quiet[0].id], [quiet[3].id], monday, 6)
        first = [quiet[5], quiet[0], quiet[3]] if week in (0, 1, 2) else [quiet[0], quiet[3]]
        assert chosen[: len(first)] == first
        assert len({each.id for each in chosen}) == 6
        seen |= {each.id for each in chosen}
    assert seen == set(made.values())
    company.answer("PUT", "/users", {"id": company.users[MANAGER], "role": "manager", "teams": list(made.values())})
    until = "2026-12-31"
    for id_ in made.values():
        company.answer("POST", "/agreements", {"team_id": id_, "will": "start on time", "until": until}, role=MANAGER)
    switch_on(company)
    on_monday(company)
    text = mailbox.got[0].text
    assert text.count("start on time") == 6
    assert open_week(company, token_of(text)).json()["more_teams"] == 4


def test_each_leads_to_what_else_a_talk_can_be_about(company: Company, diego: str, mailbox: Mailbox) -> None:
    switch_on(company)
    for week in range(4):
        on_monday(company, week)
        assert "prepare a talk, also on feedback or delegating" in mailbox.got[week].text
    [made] = company.answer("GET", "/agreements", role=MANAGER)["data"]
    company.answer("DELETE", f"/agreements/{made['id']}", role=MANAGER)
    on_monday(company, 4)
    assert "Prepare a talk, also on feedback, delegating or a disagreement:" in mailbox.got[4].text


def test_what_two_others_agreed_on_is_in_it_when_the_reader_meets_one_of_them(
    company: Company, diego: str, mailbox: Mailbox
) -> None:
    """Also before its day, which the subject doesn't claim; and it can be answered there."""
    mei = rename(company, company.people["ours"]["organisation"], "Mei Tan")
    zoe = rename(company, company.add_person("zoe", company.teams["ours"], "team"), "Zoe Roe")
    met = agree(company, diego, "cover the phone by turns", 20, candidate_ids=[diego, mei])
    agree(company, mei, "share the templates", 20, candidate_ids=[mei, zoe])
    switch_on(company)
    on_monday(company)
    [received] = mailbox.got
    text = received.text.splitlines()
    line = "- Diego and Mei: cover the phone by turns (due 10 Dec)."
    assert text[text.index(line) + 1].endswith(f"#{met}")
    assert "templates" not in received.text, "whom the reader doesn't meet"
    assert str(received.message["Subject"]).startswith("Due: Diego · ")
    given = {"token": token_of(received.text), "agreement_id": met, "outcome": "partly"}
    assert company.call("POST", "/take/week/answers", given).status_code == 200
    on_monday(company, 1)
    assert "by turns" not in mailbox.got[1].text


def test_words_that_could_be_a_link_are_in_no_message(company: Company, diego: str, mailbox: Mailbox) -> None:
    agree(company, diego, "ask www.evil.example", 5)
    switch_on(company)
    on_monday(company)
    text = mailbox.got[0].text
    assert "evil" not in text
    assert "- Diego: an agreement, by 25 Nov 2026" in text.splitlines()
    assert "Say what was kept, and prepare a talk" in text


def test_it_says_who_has_a_profile_and_who_has_said_what_fits(company: Company, mailbox: Mailbox) -> None:
    people = company.people["ours"]
    for kind, name in (("team", "Diego"), ("organisation", "Mei"), ("private", "Hidden"), ("held", "Held")):
        rename(company, people[kind], f"{name} Example")
    rename(company, company.people["theirs"]["team"], "Otto Other")
    switch_on(company)
    on_monday(company)
    text = mailbox.got[0].text
    [line] = [each for each in text.splitlines() if each.startswith("- Profiles: ")]
    assert line in {f"- Profiles: {names} (Ours)" for names in ("Diego and Mei", "Mei and Diego")}
    assert not [name for name in ("Hidden", "Held", "Otto", "Example") if name in text + mailbox.got[0].html]
    assert re.search(r"Subject: New: (?:Diego and Mei|Mei and Diego)", str(mailbox.got[0].message))
    company.running.clock.advance(days=9)
    results = company.answer("GET", f"/assessments/{company.assessments[people['team']]}/results")
    statement = results["insights"][0]["id"]
    for kind in ("team", "private", "held"):
        mark = f"/assessments/{company.assessments[people[kind]]}/marks/{statement}"
        company.call("PUT", mark, {"fit": "partly", "comment": "only on Mondays"}, taker=people[kind])
    on_monday(company, 2)
    text = mailbox.got[1].text
    assert "- Said which parts of their profile fit: Diego (Ours)" in text.splitlines()
    assert not [name for name in ("Mei", "Hidden", "Held", "only on Mondays") if name in text]
    on_monday(company, 3)
    assert len(mailbox.got) == 2, "nothing is new"


def test_each_team_has_something_to_try_or_what_it_agreed_on(company: Company, mailbox: Mailbox) -> None:
    ours = company.teams["ours"]
    more = [company.add_person(f"more-{number}", ours, "team") for number in range(4)]
    company.answer("PUT", f"/teams/{ours}/workshop", {"on": "2026-12-01"}, role=MANAGER)
    switch_on(company)
    tried = []
    done = "The workshop was on 1 December: write down what the team agreed on."
    over = "The workshop was on 1 December: ask everyone to look back."
    workshop: list[list[str]] = [[], [], [done], [over]]
    for number in range(4):
        on_monday(company, number)
        text = mailbox.got[number].text
        [line] = [each for each in text.splitlines() if "Try this: " in each]
        assert re.findall(r"The workshop .*?\.", line) == workshop[number]
        assert ("- Tuesday, 1 December: Ours. " in text) is (number < 2)
        tried.append(line.partition("Try this: ")[2].partition(".")[0])
        if number == 2:
            assert f"Ours: {tried[-1]}" in str(mailbox.got[number].message["Subject"]), "nothing else is on"
        week = open_week(company, token_of(text)).json()
        assert [each["team_id"] for each in week["teams"]] == [ours], "and none of others"
    assert len(set(tried)) == 4
    agreed = {"team_id": ours, "will": "start on time", "until": "2026-12-31"}
    made = company.answer("POST", "/agreements", agreed, role=MANAGER)
    [team] = open_week(company, token_of(text)).json()["teams"]
    assert (team["agreed"], team["to_do"]) == (["start on time (due 31 Dec)."], None), "one thing at a time"
    company.answer("PUT", f"/agreements/{made['id']}/outcome", {"outcome": "kept"}, role=MANAGER)
    assert open_week(company, token_of(text)).json()["teams"][0]["to_do"] is not None
    for person in (*more[:2], *(company.people["ours"][kind] for kind in ("team", "organisation"))):
        company.answer("PUT", f"/candidates/{person}/visibility", {"visibility": "private"}, taker=person)
    assert open_week(company, token_of(text)).json()["teams"][0]["to_do"] is None, "of so few, nothing is said"


def test_a_small_team_has_its_tip_or_what_is_missing_and_why(company: Company, mailbox: Mailbox) -> None:
    small = company.answer("POST", "/teams", {"name": "Small"})["id"]
    company.answer(
        "PUT", "/users", {"id": company.users[MANAGER], "role": "manager", "teams": [company.teams["ours"], small]}
    )
    company.teams["small"] = small
    for number in range(2):
        company.add_person(f"small-{number}", small, "team", (number, 1 - number))
    invite(company, "Kira Voss", "small")
    switch_on(company)
    on_monday(company)
    line = "- Small. One more profile, and there is something to try. Asked: Kira."
    assert line in mailbox.got[0].text.splitlines()
    company.add_person("small-3", small, "team", (2, 0))
    for week in range(1, 5):
        on_monday(company, week)
    lines = [each for mail in mailbox.got[1:] for each in mail.text.splitlines() if each.startswith("- Small. ")]
    tips = [found[0] for each in lines if (found := re.match(r"- Small\. Try this: [^.]+\. Because: [^.]+\.", each))]
    assert tips, "of few findings there is something to try in some weeks"
    assert len(tips) == len(set(tips)), "and in four of them nothing twice"
    assert "small-" not in "".join(lines), "nobody's result is in a mailbox"


def test_a_workshop_comes_first_and_a_coach_has_tips_for_its_team_and_those_they_meet(
    company: Company, mailbox: Mailbox
) -> None:
    ours = company.teams["ours"]
    for number in range(4):
        company.add_person(f"more-{number}", ours, "team")
    sign_in(company, "coach.ours@example.org")
    switch_on(company, "coach ours")
    on_monday(company, 2)
    assert mailbox.got == [], "nothing is new"
    company.answer("PUT", f"/teams/{ours}/workshop", {"on": "2026-12-15"}, role=MANAGER)
    on_monday(company, 3)
    [received] = mailbox.got
    assert "Subject: Workshop: Ours" in str(received.message)
    first, second, *_ = received.text.splitlines()
    assert first == "Next workshop"
    assert second.startswith("- Tuesday, 15 December: Ours. ")
    assert second.endswith(" have a profile; results are held back until then."), second
    assert "Try this: " in received.text
    company.answer("PUT", f"/teams/{ours}/workshop", {"on": None}, role=MANAGER)
    person = company.people["ours"]["team"]
    company.answer("PUT", f"/candidates/{person}/meeting", {"first_on": "2026-12-22"}, role="coach ours")
    on_monday(company, 4)
    assert "Try this: " in mailbox.got[1].text


@pytest.mark.parametrize(("back_on", "days"), [("2026-11-24", [1]), ("2026-11-25", [2]), ("2026-11-26", [])])
def test_it_waits_while_its_reader_is_away(
    company: Company, diego: str, mailbox: Mailbox, back_on: str, days: list[int]
) -> None:
    switch_on(company)
    company.answer("PUT", "/away", {"back_on": back_on}, role=MANAGER)
    came: list[int] = []
    for day in range(4):
        company.running.clock.now = MONDAY + timedelta(days=day)
        send_weeks(company.running)
        came += [day] * (len(mailbox.got) - len(came))
    assert came == days
    if days:
        # The talk of Tuesday is on if the reader is back that day.
        assert ("Tuesday: Diego" in mailbox.got[0].text) == (back_on == "2026-11-24")
    on_monday(company, 1)
    assert len(mailbox.got) == len(days) + 1


def test_a_talk_is_skipped_by_the_link_and_taken_back(company: Company, diego: str, mailbox: Mailbox) -> None:
    others = company.answer("PUT", f"/candidates/{diego}/meeting", {"first_on": "2026-11-25"}, role="coach ours")
    switch_on(company)
    on_monday(company)
    token = token_of(mailbox.got[0].text)
    [shown] = open_week(company, token).json()["talks"]
    for skipped in (True, True, False):
        given = {"token": token, "meeting_id": shown["meeting_id"], "skipped": skipped}
        [after] = company.answer("POST", "/take/week/skips", given)["talks"]
        assert after["skipped"] == skipped
        assert (after["agreed"] is None) == skipped
        listed = company.answer("GET", "/meetings", taker=diego)["data"]
        skips = {each["id"]: each["skipped_on"] for each in listed}
        assert skips == {shown["meeting_id"]: "2026-11-24" if skipped else None, others["id"]: None}
    for meeting_id in (others["id"], "met_none"):
        given = {"token": token, "meeting_id": meeting_id, "skipped": True}
        assert company.call("POST", "/take/week/skips", given).status_code == 404
    logged = company.answer("GET", f"/candidates/{diego}/export", taker=diego)["audit"]
    changes = [each["actor_id"] for each in logged if each["action"] == "meeting.changed"]
    assert changes.count(company.users[MANAGER]) == 3, "made, skipped, taken back"


def test_it_goes_once_a_week_and_never_empty(company: Company, mailbox: Mailbox) -> None:
    switch_on(company)
    # By then no profile is new.
    on_monday(company, 1)
    assert mailbox.got == []
    # What comes up later waits for the next week.
    invite(company, "Ana Berg")
    company.running.clock.advance(hours=1)
    send_weeks(company.running)
    assert mailbox.got == []
    for weeks in (2, 3):
        on_monday(company, weeks)
        company.running.clock.advance(days=1)
        send_weeks(company.running)
        assert len(mailbox.got) == weeks - 1
    assert len({each.message["Message-ID"] for each in mailbox.got}) == 2


def test_a_week_that_had_begun_before_it_was_switched_on_is_left_out(company: Company, mailbox: Mailbox) -> None:
    invite(company, "Ana Berg")
    company.running.clock.now = MONDAY - timedelta(hours=5)
    switch_on(company)
    on_monday(company)
    assert mailbox.got == []
    on_monday(company, 1)
    assert len(mailbox.got) == 1


@pytest.mark.parametrize(("hours", "comes"), [(-1, False), (65, True), (66, False), (90, False)])
def test_a_service_that_was_down_sends_until_wednesdays_end(
    company: Company, mailbox: Mailbox, hours: int, comes: bool
) -> None:
    invite(company, "Ana Berg")
    switch_on(company)
    company.running.clock.now = MONDAY + timedelta(hours=hours)
    send_weeks(company.running)
    assert len(mailbox.got) == comes


def test_off_is_off(company: Company, mailbox: Mailbox) -> None:
    invite(company, "Ana Berg")
    assert state(company)["channel"] is None
    switch_on(company)
    on_monday(company)
    token = token_of(mailbox.got[0].text)
    assert company.answer("DELETE", "/week-message", role=MANAGER)["channel"] is None
    on_monday(company, 1)
    assert len(mailbox.got) == 1
    assert open_week(company, token).status_code == 404


def test_a_keeper_gets_it_where_nobody_signs_in(company: Company, mailbox: Mailbox) -> None:
    invite(company, "Ana Berg")
    refused = company.call("PUT", "/week-message", {"channel": "mail"})
    assert refused.json()["errors"] == [{"field": "email", "message": "must be given where nobody signs in"}]
    switch_on(company, None, channel="mail", email="keeper@x.example")
    on_monday(company)
    assert [each.recipients for each in mailbox.got] == [["keeper@x.example"]]
    assert state(company)["channel"] is None, "a user's is another"


def test_mail_goes_to_the_address_that_somebody_signs_in_with_alone(company: Company, mailbox: Mailbox) -> None:
    given = {"channel": "mail", "email": "elsewhere@x.example"}
    assert company.call("PUT", "/week-message", given, role=MANAGER).json()["errors"][0]["field"] == "email"
    # Let in by an address that nobody has signed in with yet.
    unproven = company.call("PUT", "/week-message", {"channel": "mail"}, role="coach ours")
    assert (unproven.status_code, unproven.json()["code"]) == (400, "address_missing")


def test_without_a_mail_server_the_rule_is_named(start: Any) -> None:
    running: Running = start(smtp_url=None, mail_from=None)
    refused = running.call("PUT", "/week-message", {"channel": "mail", "email": "a@x.example"}, running.key())
    assert (refused.status_code, refused.json()["code"]) == (400, "mail_missing")


def test_a_key_that_is_not_given_act_gets_nobodys(company: Company) -> None:
    admin = company.running.key("admin", account="founded")
    headers = {"Authorization": f"Bearer {admin}", "Discern-Actor": company.users[MANAGER]}
    url = "https://hooks.example.org/x"
    for method, path, body in (
        ("PUT", "/week-message", {"channel": "webhook", "url": url}),
        ("DELETE", "/week-message", None),
        ("PUT", "/calendar-feed", {}),
        ("DELETE", "/calendar-feed", None),
    ):
        refused = company.running.http.request(method, path, json=body, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "role_forbids"), path


# The link.


def test_a_scanner_that_opens_every_link_twice_changes_nothing(company: Company, diego: str, mailbox: Mailbox) -> None:
    """As far as the service goes; the pages' own test is in `tests/app`."""
    switch_on(company)
    on_monday(company)
    token = token_of(mailbox.got[0].text)
    before = company.answer("GET", "/agreements", role=MANAGER)
    for _ in range(2):
        assert open_week(company, token).status_code == 200
    assert company.answer("GET", "/agreements", role=MANAGER) == before
    assert state(company)["channel"] == "mail"


def test_one_tap_answers_and_another_changes_the_answer(company: Company, diego: str, mailbox: Mailbox) -> None:
    switch_on(company)
    on_monday(company)
    token = token_of(mailbox.got[0].text)
    [due] = open_week(company, token).json()["agreements"]
    assert due["outcome"] is None
    for outcome in ("kept", "partly"):
        given = {"token": token, "agreement_id": due["id"], "outcome": outcome}
        [answered] = company.answer("POST", "/take/week/answers", given)["agreements"]
        assert answered["outcome"] == outcome
        assert company.answer("GET", f"/agreements/{due['id']}", role=MANAGER)["outcome"] == outcome
    entries = company.running.service.database.read_now(lambda connection: connection.execute(select(audit)).all())
    answered_by = [each.actor_id for each in entries if each.action == "agreement.answered"]
    assert answered_by == [company.users[MANAGER]] * 2


def test_what_a_message_had_can_be_answered_when_later_ones_fill_the_page(
    company: Company, diego: str, mailbox: Mailbox
) -> None:
    switch_on(company)
    on_monday(company)
    token = token_of(mailbox.got[0].text)
    [due] = open_week(company, token).json()["agreements"]
    for number in range(MOST_AGREEMENTS):
        agree(company, diego, f"write down risk {number}")
    assert due["id"] not in {each["id"] for each in open_week(company, token).json()["agreements"]}
    given = {"token": token, "agreement_id": due["id"], "outcome": "kept"}
    assert len(company.answer("POST", "/take/week/answers", given)["agreements"]) == MOST_AGREEMENTS
    assert company.answer("GET", f"/agreements/{due['id']}", role=MANAGER)["outcome"] == "kept"


def test_a_link_answers_nothing_that_its_reader_does_not_see(company: Company, diego: str, mailbox: Mailbox) -> None:
    switch_on(company)
    until = company.running.clock().date().isoformat()
    others = company.answer("POST", "/agreements", {"candidate_ids": [diego], "will": "ask", "until": until})["id"]
    later = agree(company, diego, days=30)
    on_monday(company)
    token = token_of(mailbox.got[0].text)
    for agreement in (others, later, "agr_none"):
        given = {"token": token, "agreement_id": agreement, "outcome": "kept"}
        assert company.call("POST", "/take/week/answers", given).status_code == 404


@pytest.mark.parametrize("ends", ["time", "role", "removal"])
def test_a_link_ends_with_time_with_the_role_and_with_the_user(
    company: Company, diego: str, mailbox: Mailbox, ends: str
) -> None:
    switch_on(company)
    on_monday(company)
    token, user = token_of(mailbox.got[0].text), company.users[MANAGER]
    company.running.clock.advance(days=LINK_DAYS, seconds=-1)
    assert open_week(company, token).status_code == 200
    if ends == "time":
        company.running.clock.advance(seconds=1)
    elif ends == "role":
        company.answer("PUT", "/users", {"id": user, "role": "member", "candidate_id": diego})
    else:
        company.answer("DELETE", f"/users?id={user}")
    assert open_week(company, token).status_code == 404
    agreement = {"token": token, "agreement_id": "agr_any", "outcome": "kept"}
    assert company.call("POST", "/take/week/answers", agreement).status_code == 404
    if ends == "time":
        assert company.answer("POST", "/take/week/stop", {"token": token}) == {"stopped": True}
        assert state(company)["channel"] is None
    else:
        rows = company.running.service.database.read_now(
            lambda connection: connection.execute(select(week_messages)).all()
        )
        assert rows == []


def test_one_click_in_a_mail_program_ends_the_messages(company: Company, diego: str, mailbox: Mailbox) -> None:
    switch_on(company)
    on_monday(company)
    message = mailbox.got[0].message
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    token = token_of(str(message["List-Unsubscribe"]))
    company.answer("POST", "/take/week/stop", {"token": token})
    on_monday(company, 1)
    assert len(mailbox.got) == 1
    assert company.call("POST", "/take/week/stop", {"token": token}).status_code == 404


def test_wrong_tokens_are_counted(company: Company) -> None:
    answers = [open_week(company, f"{number:032}").status_code for number in range(25)]
    assert answers[0] == 404
    assert answers[-1] == 429


def test_no_secret_is_stored_logged_or_shown(
    company: Company, diego: str, mailbox: Mailbox, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    switch_on(company)
    invite(company, "Ana Berg")
    shown = switch_on(company, None, channel="webhook", url=receiver.url)
    assert shown["host"] == "127.0.0.1"
    on_monday(company)
    tokens = [token_of(mailbox.got[0].text), token_of(receiver.got[0].body.decode())]
    database = company.running.service.database
    kept = database.read_now(
        lambda connection: str([connection.execute(select(each)).all() for each in (week_messages, week_sendings)])
    )
    ours = "".join(f"{each.getMessage()} {vars(each)}" for each in caplog.records if each.name.startswith("discern"))
    for secret in (*tokens, "/hook?x=1"):
        for place in (kept, ours, json.dumps(state(company, None)), json.dumps(shown)):
            assert secret not in place
    for name in ("Diego", "send one line"):
        assert name not in kept


# Once each.


def test_what_may_have_gone_out_before_a_crash_is_not_sent_again(
    company: Company, diego: str, mailbox: Mailbox
) -> None:
    switch_on(company)
    on_monday(company)
    running, database = company.running, company.running.service.database
    running.clock.now = MONDAY + timedelta(weeks=1)

    def crash(connection: Any) -> None:
        now, monday = running.clock(), date(2026, 11, 30)
        connection.execute(update(week_sendings).values(monday=monday, run_at=now, state="waiting"))
        [claimed] = claim_weeks(connection, running.clock(), 5)
        assert mark_sending(connection, claimed, "hash", running.clock(), running.clock())

    database.write_now(crash)
    running.clock.advance(seconds=LEASE.total_seconds() + 1)
    send_weeks(running)
    assert len(mailbox.got) == 1
    assert state(company)["problem"] == "unsure"


def test_several_workers_send_once(company: Company, diego: str, mailbox: Mailbox) -> None:
    switch_on(company)
    company.running.clock.now = MONDAY

    async def work() -> None:
        async with anyio.create_task_group() as group:
            for worker in [WeekWorker(company.running.service) for _ in range(3)]:
                group.start_soon(worker.drain)

    company.running.portal.call(work)
    assert len(mailbox.got) == 1


def test_what_was_refused_for_now_is_tried_again_until_wednesday(
    company: Company, diego: str, mailbox: Mailbox
) -> None:
    switch_on(company)
    mailbox.to_recipient = "451 Try again later"
    on_monday(company)
    assert state(company)["problem"] == "postponed"
    mailbox.to_recipient = "250 OK"
    company.running.clock.advance(hours=2)
    send_weeks(company.running)
    assert len(mailbox.got) == 1
    assert state(company)["problem"] is None
    mailbox.to_recipient = "451 Try again later"
    company.running.clock.now = MONDAY + timedelta(weeks=1)
    for _ in range(12):
        send_weeks(company.running)
        company.running.clock.advance(hours=8)
    mailbox.to_recipient = "250 OK"
    send_weeks(company.running)
    assert len(mailbox.got) == 1


def test_who_is_removed_while_it_waits_gets_nothing(company: Company, diego: str, mailbox: Mailbox) -> None:
    switch_on(company)
    mailbox.to_recipient = "451 Try again later"
    on_monday(company)
    mailbox.to_recipient = "250 OK"
    company.answer("DELETE", f"/users?id={company.users[MANAGER]}")
    company.running.clock.advance(hours=2)
    send_weeks(company.running)
    assert mailbox.got == []


@on_sqlite
def test_a_restored_backup_sends_nothing_twice(
    company: Company, diego: str, mailbox: Mailbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that was made before the Monday whose message the lost database had sent, and restored on that day."""
    switch_on(company)
    make_backup(company.running.service.database, tmp_path / "made", company.running.clock())
    on_monday(company)
    url = f"sqlite:///{tmp_path / 'restored.db'}"
    this_week = "discern.service.storage.queues.week_sendings.find_week_to_send"
    monkeypatch.setattr(this_week, lambda _: MONDAY.date())
    restore_backup(url, tmp_path / "made")
    with run_service(url, **mailbox.settings) as running:
        restored = company.moved_to(running)
        on_monday(restored)
        assert len(mailbox.got) == 1
        assert state(restored)["problem"] == "unsure"
        on_monday(restored, 1)
        assert len(mailbox.got) == 2


# Webhooks.


def test_slack_gets_text_in_which_nothing_is_markup(company: Company, receiver: Receiver) -> None:
    person = rename(company, company.people["ours"]["team"], "Diego <!channel>")
    meet(company, person)
    agree(company, person, "see https://evil.example & *bold* <!here>")
    agree(company, person, "ask <b> & `wait` first")
    other = rename(company, company.people["ours"]["organisation"], "www.evil.example")
    agree(company, other, "say what is *missing* & why")
    switch_on(company, channel="webhook", url=receiver.url)
    on_monday(company)
    [received] = receiver.got
    sent = json.loads(received.body)
    assert list(sent) == ["text"]
    text = sent["text"]
    assert "evil" not in text
    assert "<!" not in text
    assert "someone: say what is missing &amp; why" in text
    link = f"{APP}/week?token={token_of(text)}"
    *places, button = re.findall(r"<([^>]*)>", text)
    assert button == f"{link}|Say what was kept, and prepare a talk, also on feedback or delegating"
    assert len(places) == 3
    assert all(re.fullmatch(rf"{re.escape(link)}#agr_\w+\|Kept, partly or dropped\?", each) for each in places)
    assert "webhook-signature" not in received.headers
    assert state(company)["sent_at"] is not None


def test_teams_gets_a_card_whose_text_is_plain_and_a_button() -> None:
    talk = WeekTalk(
        candidate_id="c", meeting_id="m", on=date(2026, 11, 24), name="[Diego](x)", opener="“What **now**?”"
    )
    letter = WeekLetter(Week(monday=date(2026, 11, 23), talks=[talk]), "https://x.example/week?token=t", "en")
    for host in ("prod-12.westeurope.logic.azure.com", "a.b.environment.api.powerplatform.com", "x.webhook.office.com"):
        sent = json.loads(compose_hook(letter, host))
        [attachment] = sent["attachments"]
        assert attachment["contentType"] == "application/vnd.microsoft.card.adaptive"
        card = attachment["content"]
        # A `TextBlock` would read Markdown.
        assert {each["type"] for each in card["body"]} == {"RichTextBlock"}
        title = "Prepare a talk, also on feedback, delegating or a disagreement"
        assert card["actions"] == [{"type": "Action.OpenUrl", "title": title, "url": letter.link}]
    assert "attachments" not in json.loads(compose_hook(letter, "logic.azure.com.evil.example"))


@pytest.mark.parametrize(
    ("status", "problem", "again"),
    [(404, "hook_failed", 0), (302, "hook_failed", 0), (500, "unsure", 0), (503, None, 1), (429, None, 1)],
)
def test_a_webhook_is_asked_again_only_where_it_has_certainly_done_nothing(
    company: Company, diego: str, receiver: Receiver, status: int, problem: str | None, again: int
) -> None:
    switch_on(company, channel="webhook", url=receiver.url)
    receiver.answer = lambda _: Answering(status if len(receiver.got) == 1 else 200)
    on_monday(company)
    for _ in range(3):
        company.running.clock.advance(hours=2)
        send_weeks(company.running)
    assert len(receiver.got) == 1 + again
    assert state(company)["problem"] == problem


def test_a_webhook_that_can_not_be_reached_is_tried_again(company: Company, diego: str, receiver: Receiver) -> None:
    with run_receiver() as gone:
        url = gone.url
    switch_on(company, channel="webhook", url=url)
    on_monday(company)
    described = state(company)
    assert (described["problem"], described["detail"]) == ("hook_failed", "the connection was refused")


@pytest.mark.parametrize("host", [*WRITTEN, *WRITTEN_NEVER, "localhost"])
def test_addresses_that_lead_inside_are_refused_when_set(shared: Running, host: str) -> None:
    given = {"channel": "webhook", "url": f"https://{host}/hook"}
    refused = shared.call("PUT", "/week-message", given, shared.key())
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "url")
    assert "must lead to a public address" in refused.json()["errors"][0]["message"]


def test_and_when_a_message_is_sent(
    founded: tuple[str, Company], copy_database: Callable[[str], str], receiver: Receiver
) -> None:
    """An address that was set while it was allowed, or whose name leads elsewhere by now."""
    url, company = founded
    copied = copy_database(url)
    with run_service(copied, **SETTINGS) as running:
        moved = company.moved_to(running)
        invite(moved, "Ana Berg")
        switch_on(moved, channel="webhook", url=receiver.url)
    with run_service(copied, **{**SETTINGS, "webhook_allow_private": False}) as running:
        closed = company.moved_to(running)
        on_monday(closed)
        assert receiver.got == []
        assert state(closed)["detail"] == "the host leads to an address that is not public"


@on_postgres
def test_without_a_secret_that_all_processes_share_no_address_is_kept(start: Any, receiver: Receiver) -> None:
    running: Running = start(**{**SETTINGS, "access_secret": None})
    refused = running.call("PUT", "/week-message", {"channel": "webhook", "url": receiver.url}, running.key())
    assert (refused.status_code, refused.json()["code"]) == (400, "secret_missing")


@on_sqlite
def test_an_address_sealed_with_another_secret_is_not_used(company: Company, diego: str, receiver: Receiver) -> None:
    switch_on(company, channel="webhook", url=receiver.url)
    company.running.service.database.write_now(
        lambda connection: connection.execute(update(week_messages).values(sealed_url="gAAAA-another"))
    )
    on_monday(company)
    assert receiver.got == []
    assert state(company)["problem"] == "secret_unreadable"


def test_the_log_of_the_person_says_that_a_message_showed_something_of_them(
    company: Company, diego: str, mailbox: Mailbox
) -> None:
    switch_on(company)
    on_monday(company)
    rows = company.running.service.database.read_now(lambda connection: connection.execute(select(reads)).all())
    looked = [(each.subject_id, each.actor_id) for each in rows if each.key_id == "week message"]
    assert looked == [(diego, company.users[MANAGER])]
