"""The brief for a meeting over the real service."""

import shutil
import subprocess
from datetime import UTC, date, datetime, timedelta

import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.briefs import BriefQuery
from discern.contract.models.candidates import Candidate, CandidateQuery, NewCandidate
from discern.contract.models.teams import TeamQuery
from discern.lists import find_addresses
from discern.words import short_names
from discern.workshop import Paper, print_brief
from discern_app.talk.invited import find_people
from tests.support.pages import Open, click, headings, texts, with_sample_company

HOSTILE = "<b>[x](javascript:1)</b>*"


def calendar(*addresses: str, title: str = "Product sync") -> bytes:
    tomorrow = datetime.now(UTC) + timedelta(days=1)
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "BEGIN:VEVENT",
        "UID:1",
        f"DTSTART:{tomorrow:%Y%m%dT%H%M%SZ}",
        f"SUMMARY:{title}",
        *(f"ATTENDEE:mailto:{address}" for address in addresses),
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return "\r\n".join(lines).encode()


def shown(test: AppTest) -> str:
    """What a page says, without marks of Markdown and what keeps addresses from becoming links."""
    return texts(test).replace("\\", "").replace("\u2060", "")


def somebody(number: int, email: str | None) -> Candidate:
    now = datetime.now(UTC)
    return Candidate(id=f"c{number}", name=f"P{number}", email=email, created_at=now, updated_at=now)


@with_sample_company
def test_a_team_s_brief_leads_with_the_verdict_and_has_a_line_on_each_member(open_page: Open, client: Client) -> None:
    team = client.send(operations.LIST_TEAMS(TeamQuery(limit=1))).data[0]
    brief = client.send(operations.GET_BRIEF(BriefQuery(team_id=team.id)))
    test = open_page("brief", team=team.id)
    said = shown(test)
    names = short_names(each.candidate for each in brief.people)

    assert headings(test)[0].replace("\\", "") == brief.group.insights[0].text
    assert len(test.get("plotly_chart")) == 1
    for each in (brief.open_with, brief.easy, brief.hard):
        assert each is None or each.text in said
    for person in brief.people:
        assert f"**{names.get(person.candidate.id, person.candidate.name)}**" in said or person.card is None
        assert person.card is None or (person.card.headline or "") in said


def test_without_anybody_it_asks_who_meets(open_page: Open) -> None:
    assert "Who meets?" in texts(open_page("brief"))


@with_sample_company
def test_a_meeting_of_a_calendar_s_file_chooses_who_is_here_and_lists_who_is_not(
    open_page: Open, client: Client
) -> None:
    made = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Ana Ruiz", email="ana@example.org")))
    test = open_page("brief")
    file = calendar("ANA@example.org", "nobody@example.org", title=HOSTILE)
    test.file_uploader[0].upload("week.ics", file).run()
    [meeting] = [each for each in test.button if "1 of 2 known here" in each.label]
    assert "\\[x\\]" in meeting.label
    meeting.click().run()

    assert test.query_params["person"] == made.id
    assert "nobody@example.org" in shown(test)
    assert "No profile to go by" in texts(test)


@pytest.mark.parametrize(
    ("file", "says"),
    [(b"PK not a calendar", "isn't a calendar file"), (calendar(), "No meeting with others")],
)
def test_a_file_without_meetings_says_so(open_page: Open, file: bytes, says: str) -> None:
    test = open_page("brief")
    test.file_uploader[0].upload("week.ics", file).run()

    assert says in texts(test) + "".join(each.value for each in (*test.error, *test.info))


def test_pasted_addresses_choose_people(open_page: Open, client: Client) -> None:
    made = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Ana Ruiz", email="ana@example.org")))
    test = open_page("brief")
    test.text_area[0].set_value("Ana <ana@example.org>; zed@example.org").run()
    test = click(test, "Use these")

    assert test.query_params["person"] == made.id
    assert "zed@example.org" in shown(test)


def test_addresses_find_people_whatever_their_case_each_once() -> None:
    people = [somebody(1, "Ana@X.org"), somebody(2, None), somebody(3, "bo@x.org")]

    known, unknown = find_people(["ana@x.org", "ANA@x.org", "cy@x.org", "CY@x.org"], people)
    assert ([each.id for each in known], unknown) == (["c1"], ["cy@x.org"])
    assert find_addresses("Ana <ana@x.org>, 'bo@x.org';cy@x.org\nnot an address @") == [
        "ana@x.org",
        "bo@x.org",
        "cy@x.org",
    ]


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="reads pages by poppler's pdftotext")
@with_sample_company
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_brief_of_a_dozen_people_is_a_page_of_paper(open_page: Open, client: Client, paper: Paper) -> None:
    listed = client.send(operations.LIST_CANDIDATES(CandidateQuery(limit=12))).data
    brief = client.send(operations.GET_BRIEF(BriefQuery(candidate_ids=[each.id for each in listed])))
    file = print_brief(brief, day=date(2026, 12, 1), paper=paper, language="en")
    printed = subprocess.run(["pdftotext", "-layout", "-", "-"], input=file, capture_output=True, check=True).stdout
    page, rest = printed.decode().split("\f")

    assert not rest
    assert " ".join(brief.group.insights[0].text.split()) in " ".join(page.split())
    assert all(each.candidate.name.split()[0] in page for each in brief.people)
