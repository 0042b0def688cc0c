"""Talks on the pages: the people one meets, this week's on Home, and the page that prepares one."""

from datetime import UTC, date, datetime, timedelta
from html import unescape
from itertools import pairwise
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.agreements import Agreement, AgreementQuery, NewAgreement, Outcome
from discern.contract.models.candidates import Candidate, CandidateQuery, NewCandidate, SetVisibility
from discern.contract.models.talks import (
    Meeting,
    PutMeeting,
    ShareMeeting,
    Talk,
    TalkOpener,
    TalkQuery,
    find_opening,
    next_day,
)
from discern.words import badge_text, format_day_of_year
from discern_app.base.current_service import configured_service
from discern_app.base.language import speaking
from discern_app.dialogs.meetings import away_at_turn_of_year, weeks_to_begin
from discern_app.home.this_week import collect_week, say_idle, without_shown
from discern_app.insight.agreed import find_to_shrink, strip_doer
from discern_app.insight.findings import sentence
from discern_app.insight.talks import names_of
from discern_app.talk.preparation import make_page
from tests.support.pages import Open, click, field, headings, labels, run, texts, with_sample_company
from tests.support.signed import Company, complete

TODAY = datetime.now(UTC).date()
MONDAY = date(2026, 11, 30)
WEDNESDAY = date(2026, 12, 2)


def meeting_with(name: str, first_on: date, every_weeks: int = 1, *, shared: bool = True) -> Meeting:
    return Meeting(
        id=f"meet_{name}",
        candidate=CandidateRef(id=f"cand_{name}", name=name),
        first_on=first_on,
        every_weeks=every_weeks,
        shared=shared,
        shared_by_you=True,
        own=True,
    )


def agreed_with(name: str, number: int, **more: Any) -> Agreement:
    values = {"id": f"agr_{number}", "candidate_ids": [f"cand_{name}"], "will": "wait", "until": MONDAY, "own": True}
    return Agreement(**values | {"created_at": datetime(2026, 11, number, tzinfo=UTC)} | more)


@pytest.mark.parametrize(
    ("outcomes", "since", "expected"),
    [
        ([], 0, None),
        ([None], 0, None),
        (["kept"], 0, None),
        (["partly"], 0, "agr_20"),
        (["dropped"], 0, None),
        (["partly", "dropped"], 0, None),
        (["partly", "kept"], 0, None),
        (["kept", "partly", None], 0, "agr_21"),
        (["partly"], 26, None),
    ],
)
def test_the_last_one_may_be_made_smaller_that_was_partly_kept_and_followed_by_none(
    outcomes: list[Outcome | None], since: int, expected: str | None
) -> None:
    """They are answered from the 24th on, in their order; the one ``since`` is made on a day of that month."""
    agreements = [
        agreed_with(
            "Mei",
            20 + number,
            outcome=outcome,
            answered_at=None if outcome is None else datetime(2026, 11, 24 + number, tzinfo=UTC),
        )
        for number, outcome in enumerate(outcomes)
    ]
    found = find_to_shrink([*agreements, *([agreed_with("Mei", since)] if since else [])])
    assert (None if found is None else found.id) == expected


@pytest.mark.parametrize("every", [2, 4])
@pytest.mark.parametrize("weekday", range(7))
def test_one_of_the_weeks_to_begin_has_the_next_day_of_every_rhythm(every: int, weekday: int) -> None:
    mondays = weeks_to_begin(every, WEDNESDAY, weekday)
    next_days = {
        next_day(meeting_with("Mei", MONDAY + timedelta(weeks=first, days=weekday), every), WEDNESDAY)
        for first in range(every)
    }
    assert {monday + timedelta(days=weekday) for monday in mondays} == next_days
    assert min(next_days) == min(mondays) + timedelta(days=weekday) >= WEDNESDAY


def test_a_week_has_the_talks_from_today_to_sunday_with_what_they_open_with() -> None:
    meetings = [
        meeting_with("Over", MONDAY),
        meeting_with("Mei", date(2026, 11, 27)),
        meeting_with("Diego", WEDNESDAY, 2),
        meeting_with("Away", WEDNESDAY - timedelta(weeks=1), 2),
        meeting_with("Private", date(2026, 12, 6), shared=False),
    ]
    open_ones = [agreed_with("Mei", 20), agreed_with("Mei", 21), agreed_with("Private", 24)]
    mei = meetings[1]
    opener = TalkOpener(meeting_id=mei.id, candidate=mei.candidate, on=mei.first_on, agreed=open_ones[1])
    rows = collect_week(meetings, WEDNESDAY, {mei.id: opener})
    assert [(row.meeting.candidate.name, row.day.day, row.last and row.last.id) for row in rows] == [
        ("Diego", 2, None),
        ("Mei", 4, "agr_21"),
        ("Private", 6, None),
    ]
    assert [each.id for each in without_shown(open_ones, rows)] == ["agr_20", "agr_24"]


def test_a_talk_opens_with_what_was_agreed_until_the_talk_after_its_answer() -> None:
    """They meet on Wednesdays, and on the 25th they did."""

    def answered(made: int, on: int, outcome: Outcome) -> Agreement:
        return agreed_with("Mei", made, outcome=outcome, answered_at=datetime(2026, 11, on, tzinfo=UTC))

    mei = meeting_with("Mei", WEDNESDAY - timedelta(weeks=4))
    later, due = (agreed_with("Mei", 20, until=WEDNESDAY + timedelta(days=days)) for days in (9, 0))
    partly, kept = answered(21, 26, "partly"), answered(22, 27, "kept")
    followed = agreed_with("Mei", 28, until=WEDNESDAY + timedelta(days=9))
    for agreements, opening in (
        ([later], later),
        ([later, partly, kept], partly),
        ([later, partly, kept, due], due),
        ([partly, followed], followed),
        ([kept], kept),
        ([kept, later], later),
        ([answered(21, 24, "dropped")], None),
        ([answered(21, 25, "dropped")], answered(21, 25, "dropped")),
        ([], None),
    ):
        assert find_opening(agreements, mei, WEDNESDAY) == opening
    skipped = mei.model_copy(update={"skipped_on": WEDNESDAY - timedelta(weeks=1)})
    assert find_opening([answered(18, 20, "partly")], skipped, WEDNESDAY) is not None, "there was none since"
    assert find_opening([answered(18, 20, "partly")], None, WEDNESDAY) is not None, "in two weeks"


def test_an_agreement_says_once_who_will_do_it() -> None:
    assert strip_doer(" mei will send the rota", "Mei ") == "send the rota"
    assert strip_doer("willingly send the rota", "Mei") == "willingly send the rota"
    assert strip_doer("Ana will send it", "") == "Ana will send it"


def test_an_idle_week_says_who_is_next() -> None:
    with speaking("en"):
        assert say_idle([meeting_with("Mei", MONDAY)], WEDNESDAY) == "Nothing is due; next is Mei on Monday."
        assert say_idle([meeting_with("Mei", MONDAY, 2)], WEDNESDAY) == "Nothing is due; next is Mei on 14 December."
        assert say_idle([], WEDNESDAY) == ""


def people(client: Client) -> list[Candidate]:
    """Those with a profile."""
    listed = client.send(operations.LIST_CANDIDATES(CandidateQuery(include="profile", limit=200))).data
    return [each for each in listed if each.profile and each.profile.results]


def meet(person: str, first_on: date = TODAY, every_weeks: int = 1) -> Meeting:
    put = PutMeeting(first_on=first_on, every_weeks=every_weeks)
    return configured_service().managers.write(operations.PUT_MEETING(put, candidate_id=person))


def plain(test: AppTest) -> str:
    return texts(test).replace("\\", "").replace("**", "")


def press(test: AppTest, key: str) -> AppTest:
    test.button(key=key).click()
    return run(test)


def links(test: AppTest, label: str) -> list[str]:
    return [str(each.proto.query_string) for each in test.get("page_link") if each.proto.label == label]


@with_sample_company
def test_on_a_person_s_page_one_says_that_one_meets_and_that_one_meets_no_more(open_page: Open, client: Client) -> None:
    person = people(client)[0]
    test = open_page("people", person=person.id)
    assert "You meet on" not in texts(test)
    test.pills[0].set_value(3)
    test.radio[0].set_value(4)
    run(test)
    test.selectbox(key="meeting from 4").select_index(3)
    run(test)
    assert "First on Thursday, " in texts(test)
    click(test, "Save")
    assert "You meet on Thursdays, every 4 weeks · next on " in texts(test)
    assert links(test, "Prepare") == [f"person={person.id}"]
    [meeting] = client.send(operations.LIST_MEETINGS()).data
    assert meeting.every_weeks == 4
    next_thursday = TODAY + timedelta(days=(3 - TODAY.weekday()) % 7)
    assert meeting.first_on == next_thursday + timedelta(weeks=3)
    assert test.radio[0].value == 4
    assert test.selectbox(key="meeting from 4").index == 3
    talk = talk_of(client, meeting_id=meeting.id)
    assert talk.advice is None or str(talk.advice.headline) in plain(test), "as the page that prepares it says"
    click(test, "Stop these meetings")
    assert "You meet on" not in texts(test)
    assert client.send(operations.LIST_MEETINGS()).data == []


@with_sample_company
def test_home_asks_whom_one_meets_and_then_has_their_talks_first(open_page: Open, client: Client) -> None:
    first, second = people(client)[:2]
    test = open_page()
    click(test, "Who do you meet one to one?")
    test.multiselect(key="meets whom").set_value([first.id, second.id])
    run(test)
    test.selectbox(key=f"meets {first.id}").set_value(0)
    test.selectbox(key=f"meets {second.id}").set_value(3)
    test.selectbox(key=f"meets {second.id} every").set_value(2)
    click(test, "Save")
    met = {each.candidate.id: each for each in client.send(operations.LIST_MEETINGS()).data}
    assert {id_: (each.first_on.weekday(), each.every_weeks) for id_, each in met.items()} == {
        first.id: (0, 1),
        second.id: (3, 2),
    }, "each their own day and rhythm"
    assert not [each for each in labels(test) if "Who do you meet" in each]
    click(test, "Who you meet")
    assert set(test.multiselect(key="meets whom").value) == {first.id, second.id}, "who is chosen stands there first"
    test.multiselect(key="meets whom").set_value([second.id])
    run(test)
    assert "regularly any more" in plain(test)
    click(test, "Save")
    assert client.send(operations.LIST_MEETINGS()).data == [met[second.id]], "and is as it was"


@with_sample_company
def test_of_a_company_one_chooses_a_team_and_then_who_of_it(open_page: Open, client: Client) -> None:
    """Those whom one meets already too, whichever team they are in."""
    team = client.send(operations.LIST_TEAMS()).data[0]
    members = {each.id for each in client.send(operations.GET_TEAM(team_id=team.id)).members}
    [other, *_] = [each for each in people(client) if each.id not in members]
    meet(other.id)
    test = open_page()
    click(test, "Who you meet")
    assert test.multiselect(key="meets whom").value == [other.id]
    test.selectbox(key="meets team").set_value(team.id)
    run(test)
    [box] = [each for each in test.multiselect if str(each.key).startswith("meets whom ")]
    assert box.value == [other.id], "nobody of the team is chosen yet"
    assert len(box.options) == len(members) + 1
    chosen = {other.id, min(members)}
    box.set_value(list(chosen))
    run(test)
    click(test, "Save")
    assert {each.candidate.id for each in client.send(operations.LIST_MEETINGS()).data} == chosen


@with_sample_company
def test_a_talk_of_this_week_has_last_time_s_agreement_which_isn_t_shown_twice(open_page: Open, client: Client) -> None:
    first, second = people(client)[:2]
    meet(first.id)
    off = meet(second.id)
    made = client.send(
        operations.CREATE_AGREEMENT(NewAgreement(candidate_ids=[first.id], will="say one doubt", until=TODAY))
    )
    client.send(operations.SHARE_MEETING(ShareMeeting(shared=False), meeting_id=off.id))
    test = open_page()
    said = plain(test)
    assert said.count("say one doubt") == 1
    opens = "due today] You agreed: say one doubt. How is it going?"
    assert opens in said
    [stock] = [each.open_with for each in client.send(operations.LIST_OPENERS()).openers]
    assert stock is not None
    assert stock.text not in said, "what was agreed comes before any other question"
    assert "not shared" in said
    assert "Agreed, and due" not in said
    week = "Next week" if TODAY.weekday() > 4 else "This week"
    assert said.index(week) < said.index("answered yet")
    assert links(test, "Prepare") == [f"person={first.id}"]
    press(test, f"kept {made.id}")
    assert client.send(operations.GET_AGREEMENT(agreement_id=made.id)).outcome == "kept"
    assert f"Kept last time: say one doubt.  \nOpen with {stock.text}" in plain(test)
    assert links(test, "Make it smaller") == []
    click(test, "Undo")
    assert opens in plain(test)
    press(test, f"dropped {made.id}")
    assert links(test, "Make it smaller") == []
    click(test, "Undo")
    press(test, f"partly {made.id}")
    assert links(test, "Make it smaller") == [f"person={first.id}"]
    assert "Last time, partly: say one doubt. What is in the way?" in plain(test)
    assert stock.text not in plain(test)


@with_sample_company
def test_home_says_how_each_talk_opens_and_folds_no_row_with_an_agreement(open_page: Open, client: Client) -> None:
    met = [(each, meet(each.id)) for each in people(client)[:7]]
    alphabetical = sorted((each for each, _ in met), key=lambda each: each.name.casefold())
    last = alphabetical[-1]
    client.send(operations.CREATE_AGREEMENT(NewAgreement(candidate_ids=[last.id], will="say one doubt", until=TODAY)))
    test = open_page()
    rest = next(each for each in test.expander if each.label == "1 more")
    folded = " ".join(each.value for each in rest.markdown)
    said = plain(test)
    for person, meeting in met:
        opener = talk_of(client, meeting_id=meeting.id).open_with
        assert opener is not None
        assert (f"Open with {opener.text}" in said) == (person != last), person.name
    assert "say one doubt" in said
    assert "say one doubt" not in folded


@with_sample_company
def test_a_skipped_talk_leaves_home_its_agreement_stays_due_and_it_is_taken_back_here_or_there(
    open_page: Open, client: Client
) -> None:
    person = people(client)[0]
    meeting = meet(person.id, every_weeks=2)
    new = NewAgreement(candidate_ids=[person.id], will="say one doubt", until=TODAY)
    client.send(operations.CREATE_AGREEMENT(new))
    test = press(open_page(), f"skip {meeting.id}")
    assert client.send(operations.LIST_MEETINGS()).data[0].skipped_on == TODAY
    assert "No talk with" in plain(test)
    assert "Agreed, and due" in plain(test)
    assert links(test, "Prepare") == []
    click(test, "Undo")
    assert links(test, "Prepare") == [f"person={person.id}"]
    page = click(open_page("talk", person=person.id), "Skip this time")
    assert "You don't meet on" in plain(page)
    assert "Skip this time" not in labels(page)
    click(page, "Meet after all")
    assert client.send(operations.LIST_MEETINGS()).data[0].skipped_on is None


@pytest.mark.parametrize(
    ("talk", "today", "away"),
    [
        ("2026-12-23", "2026-12-21", None),
        ("2026-12-25", "2026-12-21", ("2026-12-24", "2026-12-28")),
        ("2026-12-25", "2026-12-25", ("2026-12-25", "2026-12-28")),
        ("2026-12-29", "2026-12-28", ("2026-12-28", "2027-01-04")),
        ("2027-01-01", "2026-12-30", ("2026-12-30", "2027-01-04")),
        ("2029-01-01", "2028-12-30", ("2029-01-01", "2029-01-08")),
        ("2027-01-04", "2027-01-02", None),
    ],
)
def test_at_the_turn_of_the_year_one_may_be_away_until_the_monday_after(
    talk: str, today: str, away: tuple[str, str] | None
) -> None:
    found = away_at_turn_of_year([date.fromisoformat(talk)], date.fromisoformat(today))
    assert found == (None if away is None else tuple(map(date.fromisoformat, away)))


@with_sample_company
def test_home_offers_it_beside_the_talks(open_page: Open, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not [each for each in labels(open_page()) if each.startswith("Away from ")]
    meet(people(client)[0].id)
    back_on = TODAY + timedelta(weeks=1)
    monkeypatch.setattr("discern_app.dialogs.meetings.away_at_turn_of_year", lambda *_: (TODAY, back_on))
    test = open_page()
    [offered] = [each for each in labels(test) if each.startswith("Away from ")]
    click(test, offered)
    away = client.send(operations.GET_AWAY())
    assert (away.since, away.back_on) == (TODAY, back_on)
    assert offered not in labels(test)


@with_sample_company
def test_who_is_away_says_so_once_on_home_and_is_back_with_one_tap(open_page: Open, client: Client) -> None:
    first, second = people(client)[:2]
    meet(first.id)
    meet(second.id, every_weeks=2)
    test = click(open_page(), "I'm away …")
    back_on = TODAY + timedelta(days=12)
    next_on = format_day_of_year(TODAY + timedelta(weeks=2), short=True)
    assert f"After that, you next meet {second.name.split()[0]} on {next_on}." in plain(test)
    test.date_input(key=f"away until {TODAY + timedelta(days=1)}").set_value(back_on)
    click(test, "Save")
    assert client.send(operations.GET_AWAY()).back_on == back_on
    assert f"You are away until {format_day_of_year(back_on - timedelta(days=1))}." in plain(test)
    assert links(test, "Prepare") == []
    click(test, "I'm back")
    assert client.send(operations.GET_AWAY()).back_on is None
    assert len(links(test, "Prepare")) == 2


def talk_of(client: Client, **query: Any) -> Talk:
    return client.send(operations.GET_TALK(TalkQuery(**query, on=TODAY)))


@with_sample_company
def test_a_talk_says_one_thing_to_do_with_its_claim_once_and_takes_what_is_agreed_on(
    open_page: Open, client: Client
) -> None:
    person = people(client)[0]
    meeting = meet(person.id, TODAY + timedelta(days=1), 2)
    talk = talk_of(client, meeting_id=meeting.id)
    test = open_page("talk")
    said = plain(test)
    assert talk.advice is not None
    assert [each.replace("\\", "") for each in headings(test)] == [talk.advice.headline]
    for each in (talk.open_with, talk.have_ready, talk.avoid):
        assert each is None or each.text in said
    assert len([each for each in test.get("popover") if "badge" in str(each.proto.popover.label)]) == 1
    assert "No one signs in here: everyone who opens this app can read this." in said
    field(test, "Will").input("say one doubt")
    click(test, "Write it down")
    [made] = client.send(operations.LIST_AGREEMENTS(AgreementQuery(candidate_id=person.id))).data
    assert made.until == TODAY + timedelta(days=15), "the next time that they meet"
    assert "You agreed: " in plain(test)
    press(test, f"partly {made.id}")
    said = plain(test)
    assert f"Last time, partly: {made.who} will say one doubt. What is in the way?" in said
    assert "Partly kept, on " in said
    assert "Try half of it, or do it just once." in said
    assert talk.open_with is not None
    assert said.index("Open with") < said.index("Then ask") < said.index(talk.open_with.text)
    field(test, "Will").input(f"{field(test, 'Will').value} once")
    click(test, "Write it down")
    newest = client.send(operations.LIST_AGREEMENTS(AgreementQuery(candidate_id=person.id))).data[0]
    assert newest.will == "say one doubt once"
    assert "Make it smaller" not in plain(test)
    assert field(test, "Will").value == ""


@with_sample_company
def test_what_isn_t_wanted_gives_way_to_something_else_and_comes_back_by_undo(open_page: Open, client: Client) -> None:
    person = people(client)[0]
    test = open_page("talk", person=person.id)
    before = headings(test)
    click(test, "Something else")
    assert headings(test) != before
    click(test, "Undo")
    assert headings(test) == before
    click(test, "We used this")
    assert headings(test) == before
    assert "Used this week" in texts(test)
    assert "We used this" not in labels(test)


@with_sample_company
def test_when_everything_was_shown_the_page_says_that_and_asks_until_nothing_is_left(
    open_page: Open, client: Client
) -> None:
    test = open_page("talk", person=people(client)[0].id, occasion="change")
    while "You've been through" not in plain(test):
        click(test, "Something else")
    assert headings(test)[0].startswith("One question for ")
    assert "Nothing is sure enough" not in plain(test)
    while "Something else" in labels(test):
        click(test, "Something else")
    assert headings(test)[0].startswith("Nothing new for ")
    assert "Open with" not in plain(test)


@with_sample_company
def test_a_page_that_isn_t_shared_says_that_and_nothing_else(open_page: Open, client: Client) -> None:
    person = people(client)[0]
    meet(person.id)
    test = click(open_page("talk", person=person.id), "Stop sharing this page")
    assert "Not shared" in texts(test)
    for occasion in ("feedback", "change"):
        other = open_page("talk", person=person.id, occasion=occasion)
        assert "Not shared" in texts(other)
        assert "Open with" not in texts(other)
        assert "Until next time" not in texts(other)
    click(test, "Open this page again")
    assert "Open with" in texts(test)


@with_sample_company
def test_two_people_have_the_same_page_with_their_circle_and_their_comparison_behind_it(
    open_page: Open, client: Client
) -> None:
    first, second = people(client)[:2]
    test = open_page("talk", person=first.id, other=second.id, occasion="disagreement")
    talk = talk_of(client, candidate_id=first.id, other_id=second.id, occasion="disagreement")
    assert talk.open_with is not None
    assert talk.open_with.text in plain(test)
    assert len(test.get("plotly_chart")) == 1
    test.segmented_control[0].set_value("compare")
    run(test)
    assert test.query_params["view"] == "compare"
    assert len(test.get("plotly_chart")) == 3
    compared = open_page("compare", a=first.id, b=second.id)
    assert headings(compared) == headings(test)


@with_sample_company
def test_two_people_share_work_and_one_who_gets_it_from_the_other_is_a_tap_away(
    open_page: Open, client: Client
) -> None:
    first, second = people(client)[:2]
    test = open_page("talk", person=first.id, other=second.id, occasion="delegating")
    options = [option for box in test.selectbox for option in box.options]
    assert "Sharing work" in options
    assert "Delegating" not in options
    assert "prepare a talk with the one who gets it" in plain(test)
    click(test, second.name.split()[0])
    assert {name: test.query_params[name] for name in ("person", "occasion")} == {
        "person": second.id,
        "occasion": "delegating",
    }
    alone = talk_of(client, candidate_id=second.id, occasion="delegating")
    assert alone.open_with is not None
    assert alone.open_with.text in plain(test)
    assert "Delegating" in [option for box in test.selectbox for option in box.options]
    assert "the one who gets it" not in plain(test)


@with_sample_company
def test_of_two_of_whom_something_is_claimed_the_page_says_where_there_is_no_card(
    open_page: Open, client: Client
) -> None:
    """Where nothing is sure enough, nothing is claimed on the page."""
    for first, second in pairwise(people(client)):
        for occasion in ("delegating", "change"):
            talk = talk_of(client, candidate_id=first.id, other_id=second.id, occasion=occasion)
            if talk.advice is None:
                assert talk.no_advice == ("open" if talk.claim is None else "no_card")
                test = open_page("talk", person=first.id, other=second.id, occasion=occasion)
                assert ("no advice for this occasion" in plain(test)) == (talk.claim is not None)
                if talk.claim is not None:
                    return
    pytest.fail("no two of the sample company have such a talk")


@with_sample_company
def test_who_has_no_profile_has_the_question_alone_once_one_meets_them(open_page: Open, client: Client) -> None:
    [withheld] = client.send(operations.LIST_CANDIDATES(CandidateQuery(q="Quentin"))).data
    assert "has no profile yet" in texts(open_page("talk", person=withheld.id))
    page = click(open_page("people", person=withheld.id), "Save")
    assert "You meet on Tuesdays" in texts(page)
    test = open_page("talk", person=withheld.id)
    assert headings(test) == ["One question for Quentin\\."]
    assert "Quentin's answers make no profile" in plain(test)
    assert "Open with" in texts(test)
    assert "Have ready" not in texts(test)
    new = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Nova")))
    meet(new.id)
    test = open_page("talk", person=new.id)
    assert "Open with" in texts(test)
    assert "Nova has no profile yet. Until then, there is just a question." in plain(test)


@with_sample_company
def test_of_somebody_in_the_middle_of_the_questionnaire_every_page_says_so(open_page: Open, client: Client) -> None:
    [felix] = client.send(operations.LIST_CANDIDATES(CandidateQuery(q="Felix"))).data
    said = "Felix Baumann hasn't finished answering"
    other = people(client)[0].id
    for page, asked in (
        ("people", {"person": felix.id}),
        ("talk", {"person": felix.id}),
        ("talk", {"person": felix.id, "other": other}),
        ("compare", {"a": felix.id, "b": other}),
    ):
        test = open_page(page, **asked)
        assert said in texts(test), page
        assert "Invite again" not in labels(test), page
    meet(felix.id)
    test = open_page("talk", person=felix.id)
    assert headings(test) == ["One question for Felix\\."]
    assert "Felix hasn't finished answering. Until then, there is just a question." in plain(test)
    assert "sure enough" not in plain(test)
    assert "Remind" in labels(test), "the way to a profile"
    assert "Invite again" not in labels(test)


def test_nobody_to_talk_with_and_nobody_chosen_are_said(open_page: Open) -> None:
    assert "No one to talk with yet" in texts(open_page("talk"))


@with_sample_company
def test_the_files_of_a_talk_are_a_page_to_print_and_days_for_a_calendar(open_page: Open, client: Client) -> None:
    person = people(client)[0]
    meet(person.id)
    test = open_page("talk", person=person.id)
    names = {str(each.proto.label) for each in test.get("download_button")}
    assert {"Print", "Add to my calendar"} <= names


@with_sample_company
def test_a_printed_page_says_the_claim_beside_its_certainty(client: Client) -> None:
    talk = talk_of(client, candidate_id=people(client)[0].id)
    assert talk.claim is not None
    with speaking("en"):
        page = unescape(make_page(talk))
        assert f"{sentence(talk.claim, names_of(talk))} ({badge_text(talk.claim.strength, 'en')})" in page
        assert page.count(badge_text(talk.claim.strength, "en")) == 1


def test_a_meeting_is_on_the_pages_of_its_leader_alone_and_while_the_person_lets_them_see_it(company: Company) -> None:
    token = complete(company, "Ours", "team")
    person = company.people["Ours"]
    company.let_in("lead", "manager", ("Ours",))
    company.let_in("coach", "coach", ("Ours",))
    put = PutMeeting(first_on=TODAY)
    meeting = company.client("lead").send(operations.PUT_MEETING(put, candidate_id=person))
    company.client("lead").send(
        operations.CREATE_AGREEMENT(NewAgreement(meeting_id=meeting.id, will="whisper less", until=TODAY))
    )

    def shown_to(name: str) -> list[bool]:
        home, page = company.open("home", name), company.open("people", name, person=person)
        return [bool(links(home, "Prepare")), "You meet on" in texts(page)]

    assert shown_to("lead") == [True, True]
    assert shown_to("coach") == [False, False]
    assert shown_to("boss") == [False, False]
    shown = plain(company.open("talk", "lead", person=person))
    assert "The advice: you and" in shown
    assert "The agreement: you," in shown
    assert "whisper less" not in plain(company.open("talk", "boss", person=person))
    # By a page, whose writes make stale what other pages have read.
    own = configured_service().takers.acting_for_taker(token)
    own.write(operations.SET_VISIBILITY(SetVisibility(visibility="private"), candidate_id=person))
    configured_service().managers.drop(operations.PUT_MEETING.invalidates)
    assert shown_to("lead") == [False, False]
    assert "whisper less" not in plain(company.open("talk", "lead", person=person))
