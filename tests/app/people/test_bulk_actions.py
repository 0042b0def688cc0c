"""What is done with the people who are ticked in the directory."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import create_engine, select
from streamlit.testing.v1 import AppTest

from discern import words
from discern.client import Client
from discern.client.errors import NotFound
from discern.contract import operations
from discern.contract.last_day import end_of_day
from discern.contract.models.assessments import Assessment, GiveConsent, NewAssessment
from discern.contract.models.candidates import Candidate, CandidateProfile, CandidateQuery, NewCandidate
from discern.contract.models.teams import NewTeam
from discern.service.storage.engine.tables import audit
from discern_app.base.current_service import configured_service
from discern_app.base.text import escape
from discern_app.people.directory import possible_actions
from discern_app.people.people_dialogs import fuller_first
from tests.support.listed import boxes, names, rows, tick
from tests.support.pages import Open, click, headings, run, texts
from tests.support.seed_teams import seed_teams
from tests.support.signed import Company


def choose(test: AppTest, action: str) -> AppTest:
    [menu] = [each for each in test.menu_button if each.key == "people actions"]
    menu.click(action)
    return run(test)


def buttons(test: AppTest) -> list[str]:
    return [each.label for each in test.button]


def add(client: Client, *names: str) -> list[str]:
    return [client.send(operations.CREATE_CANDIDATE(NewCandidate(name=name))).id for name in names]


def person(status: str, *, led: bool = True) -> Candidate:
    profile = CandidateProfile.model_validate({"status": status})
    return Candidate.model_validate(
        {"id": "cand_1", "name": "Ada", "created_at": "2026-01-01T00:00:00Z", "led": led, "profile": profile}
    )


@pytest.mark.parametrize(
    ("chosen", "is_owner", "is_editor", "expected"),
    [
        ([person("created")], True, True, {"cancel", "rename", "delete"}),
        ([person("completed"), person("none")], True, True, {"again", "merge", "delete"}),
        ([person("completed"), person("started")], False, True, {"cancel"}),
        ([person("expired")], False, False, {"again"}),
        ([person("completed", led=False)], False, True, set()),
    ],
    ids=["open", "two-of-an-owner", "a-manager's", "a-coach's", "not-led"],
)
def test_only_what_can_be_done_is_offered(
    chosen: Sequence[Candidate], *, is_owner: bool, is_editor: bool, expected: set[str]
) -> None:
    assert possible_actions(chosen, is_owner=is_owner, is_editor=is_editor) == expected


def test_the_bar_is_there_while_somebody_is_ticked(open_page: Open, client: Client) -> None:
    add(client, "Ada", "Bo")
    test = open_page("people")
    assert "chosen" not in texts(test)
    assert "Compare" not in buttons(tick(test, "Ada"))
    assert "**1 chosen**" in texts(test)
    assert "Compare" not in buttons(tick(test, "Ada", "Bo")), "neither has a profile"
    assert "chosen" not in texts(tick(test))


@pytest.mark.parametrize("first", [0, 1])
def test_two_who_are_ticked_are_compared_in_that_order(open_page: Open, client: Client, first: int) -> None:
    pair = client.send(operations.GET_TEAM(team_id=seed_teams(client, (2,))[2])).members
    a, b = pair[first], pair[1 - first]
    test = tick(tick(open_page("people"), a.name), *(each.name for each in pair))
    click(test, "Compare")
    assert (test.query_params["a"], test.query_params["b"]) == (a.id, b.id)


def test_one_who_is_ticked_is_opened_by_a_button(open_page: Open, client: Client) -> None:
    [ada] = add(client, "Ada")
    test = click(tick(open_page("people"), "Ada"), "Open")
    assert test.query_params["person"] == ada
    assert headings(test)[0] == "Ada"


def test_people_are_put_into_a_team(open_page: Open, client: Client) -> None:
    ada, bo = add(client, "Ada", "Bo")
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    test = click(tick(open_page("people"), "Ada", "Bo"), "Add to a team")
    assert "**Ada**" in texts(test)
    click(test, "Add")
    assert {each.id for each in client.send(operations.GET_TEAM(team_id=team.id)).members} == {ada, bo}
    assert "Add" not in buttons(test)


def test_people_are_reminded_and_invitations_cancelled(open_page: Open, client: Client) -> None:
    made = [
        client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name=name))))
        for name in ("Ada", "Bo")
    ]
    test = click(tick(open_page("people"), "Ada", "Bo"), "Remind 2 people")
    for each in made:
        token = str(each.take_url).partition("?")[2]
        *messages, first, second, all_ = [str(code.value) for code in test.code]
        assert [link for link in (first, second) if token in link and "\n" not in link], "a link for each person"
        assert token in all_
        [own] = [message for message in messages if token in message]
        assert f"Hello {each.candidate.name}" in own
        assert "This is a reminder" in own
        assert sum("take?token" in line for line in own.splitlines()) == 1, "a message holds nobody else's link"
    assert len(messages) == 2
    click(choose(tick(open_page("people"), "Ada", "Bo"), "cancel"), "Cancel 2 invitations")
    assert {client.send(operations.GET_ASSESSMENT(assessment_id=each.id)).status for each in made} == {"cancelled"}


def test_of_many_messages_all_but_the_first_are_folded_under_the_name(open_page: Open, client: Client) -> None:
    names = [f"Person {number}" for number in range(5)]
    for name in names:
        client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name=name))))
    test = click(tick(open_page("people", sort="name"), *names), "Remind 5 people")
    assert [each.label for each in test.expander if "Person" in each.label] == ["**Person 3**", "**Person 4**"]
    assert all(sum(f"Hello {name}," in code.value for code in test.code) == 1 for name in names)


def test_somebody_is_invited_again(open_page: Open, client: Client) -> None:
    [ada] = add(client, "Ada")
    test = click(choose(tick(open_page("people"), "Ada"), "again"), "Make the link")
    [made] = client.send(operations.LIST_ASSESSMENTS()).data
    assert made.candidate.id == ada
    assert str(made.take_url).partition("?")[2] in test.code[0].value


def test_a_name_and_an_address_are_corrected(open_page: Open, client: Client) -> None:
    [ada] = add(client, "Adda")
    test = choose(tick(open_page("people"), "Adda"), "rename")
    for label, value in (("Name", "Ada"), ("E-mail address", "nowhere")):
        [field] = [each for each in test.text_input if each.label == label]
        field.input(value)
    click(test, "Save")
    assert "isn't an e-mail address" in test.error[0].value
    [email] = [each for each in test.text_input if each.label == "E-mail address"]
    email.input("ada@example.org")
    click(test, "Save")
    found = client.send(operations.GET_CANDIDATE(candidate_id=ada))
    assert (found.name, found.email) == ("Ada", "ada@example.org")
    assert "Save" not in buttons(test)


def test_deleting_asks_once_and_says_what_goes(open_page: Open, client: Client) -> None:
    ada, bo, cy = add(client, "Ada", "Bo", "Cy")
    test = choose(tick(open_page("people"), "Ada", "Bo"), "delete")
    assert "can't be undone" in texts(test)
    assert client.send(operations.GET_CANDIDATE(candidate_id=ada)).name == "Ada"
    click(test, "Delete 2 people")
    for gone in (ada, bo):
        with pytest.raises(NotFound):
            client.send(operations.GET_CANDIDATE(candidate_id=gone))
    assert client.send(operations.GET_CANDIDATE(candidate_id=cy)).name == "Cy"
    assert names(test) == ["Cy"]


@pytest.mark.parametrize("query", [{"q": "Ada"}, {"status": "waiting"}], ids=["a search", "a group"])
def test_a_search_is_cleared_once_all_that_it_found_is_deleted(
    open_page: Open, client: Client, query: dict[str, str]
) -> None:
    invite(client, "Ada")
    add(client, "Bo")
    test = choose(tick(open_page("people", **query), "Ada"), "delete")
    click(test, "Delete this person")
    assert names(test) == ["Bo"]
    assert "No name here contains" not in texts(test)


def test_a_search_stays_while_it_finds_somebody(open_page: Open, client: Client) -> None:
    add(client, "Ada", "Adam", "Bo")
    test = choose(tick(open_page("people", q="Ad"), "Ada"), "delete")
    click(test, "Delete this person")
    assert names(test) == ["Adam"]


def test_deleting_says_that_the_log_of_who_looked_stays(open_page: Open, client: Client, app_database: str) -> None:
    [ada] = add(client, "Ada")
    client.send(operations.GET_CANDIDATE(candidate_id=ada))
    test = choose(tick(open_page("people"), "Ada"), "delete")
    assert "The log of who looked at results keeps its entries, which hold no names" in texts(test)
    click(test, "Delete this person")
    with create_engine(app_database).connect() as connection:
        entries = connection.execute(select(audit).where(audit.c.subject_id == ada)).mappings().all()
    assert "candidate.erased" in {each["action"] for each in entries}
    assert len(entries) > 1
    assert "Ada" not in str(entries)


def test_whoever_is_not_deleted_after_all_is_still_there(open_page: Open, client: Client) -> None:
    [ada] = add(client, "Ada")
    test = choose(tick(open_page("people"), "Ada"), "delete")
    assert "backups keep what they contain" in texts(test)
    click(test, "Keep")
    assert "Delete this person" not in buttons(test)
    assert client.send(operations.GET_CANDIDATE(candidate_id=ada)).name == "Ada"


def test_two_entries_are_merged_into_the_one_that_is_kept(open_page: Open, client: Client) -> None:
    made = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ada Byron"))))
    [twin] = add(client, "Ada B.")
    test = choose(tick(open_page("people"), "Ada Byron", "Ada B."), "merge")
    shown = texts(test)
    assert "Stays" in shown
    assert "Becomes part of the other" in shown
    [keep] = [each for each in test.selectbox if each.label == "Keep"]
    keep.select_index([str(option) for option in keep.options].index("Ada B."))
    run(test)
    click(test, "Merge")
    assert client.send(operations.GET_ASSESSMENT(assessment_id=made.id)).candidate.id == twin
    with pytest.raises(NotFound):
        client.send(operations.GET_CANDIDATE(candidate_id=made.candidate.id))
    assert names(test) == ["Ada B."]


def invite(client: Client, name: str, **given: Any) -> Assessment:
    new = NewAssessment(candidate=NewCandidate(name=name), **given)
    return client.send(operations.CREATE_ASSESSMENT(new))


def begin(client: Client, assessment_id: str) -> None:
    client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=assessment_id))


def status_of(client: Client, assessment: Assessment) -> str:
    return client.send(operations.GET_ASSESSMENT(assessment_id=assessment.id)).status


LAST = datetime.now(UTC).date() + timedelta(days=21)


@pytest.fixture
def webers(client: Client) -> tuple[Assessment, Assessment]:
    """One man's invitations: the one with a last day of the entry that is kept, and the one of a misspelled entry."""
    return invite(client, "Tom Weber", expires_at=end_of_day(LAST)), invite(client, "Tom Webber")


def open_merge(open_page: Open) -> AppTest:
    return choose(tick(open_page("people", sort="name"), "Tom Weber", "Tom Webber"), "merge")


def test_of_two_invitations_that_of_the_entry_that_is_kept_stays(
    open_page: Open, client: Client, webers: tuple[Assessment, Assessment]
) -> None:
    kept, misspelled = webers
    test = open_merge(open_page)
    assert "Both entries have an open invitation" in texts(test)
    assert f"Stays: **Tom Weber** · invited today · answer by {words.format_day(LAST, 'en')}" in texts(test).replace(
        "\\", ""
    )
    [box] = boxes(test)
    assert box.value is True
    assert "**Tom Webber**" in box.label
    test = click(test, "Merge")
    assert [status_of(client, each) for each in (kept, misspelled)] == ["created", "cancelled"]
    assert [row.cells for row in rows(test)] == [["Invited"]]
    page = open_page("people", person=kept.candidate.id)
    assert f"answer by {words.format_day(LAST, 'en')}" in texts(page)
    assert str(kept.take_url).partition("?")[2] in click(page, "Remind").code[0].value
    waiting = open_page("assessments", status="waiting")
    assert names(waiting) == ["Tom Weber"]


def test_both_invitations_stay_where_the_box_is_unticked(
    open_page: Open, client: Client, webers: tuple[Assessment, Assessment]
) -> None:
    test = open_merge(open_page)
    boxes(test)[0].uncheck()
    click(test, "Merge")
    assert [status_of(client, each) for each in webers] == ["created", "created"]


def test_an_invitation_that_is_begun_stays_and_the_other_is_cancelled(
    open_page: Open, client: Client, webers: tuple[Assessment, Assessment]
) -> None:
    begin(client, webers[1].id)
    test = open_merge(open_page)
    [keep] = [each for each in test.selectbox if each.label == "Keep"]
    keep.select_index([str(option) for option in keep.options].index("Tom Weber"))
    run(test)
    assert "Stays: **Tom Webber** · started today" in texts(test)
    click(test, "Merge")
    assert [status_of(client, each) for each in webers] == ["cancelled", "started"]


def test_what_is_begun_is_cancelled_only_where_that_is_ticked(
    open_page: Open, client: Client, webers: tuple[Assessment, Assessment]
) -> None:
    for each in webers:
        begin(client, each.id)
    test = open_merge(open_page)
    [box] = boxes(test)
    assert box.value is False
    assert "with the answers given so far" in box.label
    box.check()
    click(test, "Merge")
    assert sorted(status_of(client, each) for each in webers) == ["cancelled", "started"]


@pytest.mark.parametrize("noticed", [False, True], ids=["unnoticed", "noticed at the click"])
def test_what_is_begun_while_the_dialog_is_open_is_not_cancelled(
    open_page: Open, client: Client, webers: tuple[Assessment, Assessment], noticed: bool
) -> None:
    test = open_merge(open_page)
    begin(client, webers[1].id)
    if noticed:
        configured_service().managers.drop()
    click(test, "Merge")
    assert [status_of(client, each) for each in webers] == ["created", "started"]


def test_a_person_with_two_open_invitations_has_the_begun_one_on_their_page(open_page: Open, client: Client) -> None:
    begun = invite(client, "Ada")
    begin(client, begun.id)
    newer = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate_id=begun.candidate.id)))
    for page in (open_page("people", person=begun.candidate.id), tick(open_page("people"), "Ada")):
        link = click(page, "Remind").code[0].value
        assert str(begun.take_url).partition("?")[2] in link
    client.send(operations.CANCEL_ASSESSMENT(assessment_id=begun.id))
    configured_service().managers.drop()
    page = open_page("people", person=begun.candidate.id)
    assert str(newer.take_url).partition("?")[2] in click(page, "Remind").code[0].value


def test_who_is_invited_into_a_team_has_it_on_their_page(open_page: Open, client: Client) -> None:
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    made = invite(client, "Ada", team_id=team.id)
    assert "Crew" in texts(open_page("people", person=made.candidate.id))
    client.send(operations.CANCEL_ASSESSMENT(assessment_id=made.id))
    assert "Crew" in texts(open_page("people", person=made.candidate.id))


def test_the_fuller_entry_is_kept_and_of_equal_ones_the_older() -> None:
    def entry(id_: str, day: int, status: str, answered: int | None = None) -> Candidate:
        made = f"2026-01-0{day}T00:00:00Z"
        at = None
        if status != "none":
            at = {"id": "asm_1", "status": "started", "created_at": made, "answered": answered}
        profile = {"status": status, "assessment": at}
        return Candidate.model_validate({"id": id_, "name": id_, "created_at": made, "profile": profile})

    entries = [
        entry("empty", 1, "none"),
        entry("new", 9, "created"),
        entry("begun", 8, "started", 5),
        entry("withheld", 7, "withheld"),
        entry("younger", 6, "completed"),
        entry("older", 5, "completed"),
        entry("twice", 8, "completed"),
    ]
    completed = {"withheld": 1, "younger": 1, "older": 1, "twice": 2}
    found = fuller_first(entries, {each.id: completed.get(each.id, 0) for each in entries})
    assert [each.id for each in found] == ["twice", "older", "younger", "withheld", "begun", "new", "empty"]


def test_the_fuller_of_two_entries_is_chosen_first(open_page: Open, client: Client) -> None:
    add(client, "Ada B.")
    client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ada Byron"))))
    test = choose(tick(open_page("people", sort="name"), "Ada B.", "Ada Byron"), "merge")
    [keep] = [each for each in test.selectbox if each.label == "Keep"]
    assert keep.options[0] == "Ada Byron"


def test_a_person_is_merged_with_another_from_their_own_page(open_page: Open, client: Client) -> None:
    new = NewAssessment(candidate=NewCandidate(name="Ada Byron", email="ada@example.org"))
    made = client.send(operations.CREATE_ASSESSMENT(new))
    [twin] = add(client, "Ada B.")
    test = open_page("people", person=twin)
    [menu] = [each for each in test.menu_button if each.key == "person-menu"]
    menu.click("merge")
    run(test)
    assert "Merge" not in buttons(test), "nobody is merged before the other entry is chosen"
    [other] = [each for each in test.selectbox if each.label == "Other entry"]
    assert [str(option) for option in other.options] == ["Ada Byron"]
    other.select_index(0)
    run(test)
    assert escape("ada@example.org") in texts(test)
    [keep] = [each for each in test.selectbox if each.label == "Keep"]
    keep.select_index([str(option) for option in keep.options].index("Ada Byron"))
    run(test)
    click(test, "Merge")
    with pytest.raises(NotFound):
        client.send(operations.GET_CANDIDATE(candidate_id=twin))
    assert test.query_params["person"] == made.candidate.id, "the page goes on with the entry that is kept"


def test_people_who_may_be_listed_twice_are_named_and_merged_from_there(open_page: Open, client: Client) -> None:
    add(client, "Tom Weber", "Ann Lee", "Tom Webber")
    for number in (1, 2):
        new = NewCandidate(name="Eva Stone", external_id=f"staff-{number}")
        client.send(operations.CREATE_CANDIDATE(new))
    test = open_page("people")
    twice = [label for label in buttons(test) if "the same person?" in label]
    assert twice == ["Are Tom Webber and Tom Weber the same person?"], "people with an id each are two people"
    test = click(test, twice[0])
    assert "If these two entries are the same person" in texts(test)
    click(test, "Merge")
    assert {each.name for each in client.send(operations.LIST_CANDIDATES(CandidateQuery())).data} == {
        "Tom Weber",
        "Ann Lee",
        "Eva Stone",
    }
    assert not [label for label in buttons(open_page("people")) if "the same person?" in label]


def test_the_one_person_of_a_similar_name_is_chosen_at_first_to_merge_with(open_page: Open, client: Client) -> None:
    twin, _, other = add(client, "Tom Weber", "Ann Lee", "Tom Webber")
    client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Tom Weber", external_id="discern-sample:person-1")))
    test = open_page("people", person=twin)
    [menu] = [each for each in test.menu_button if each.key == "person-menu"]
    menu.click("merge")
    run(test)
    [box] = [each for each in test.selectbox if each.label == "Other entry"]
    assert [str(option) for option in box.options] == ["Tom Webber", "Ann Lee"]
    assert box.value == other


def test_a_real_person_is_not_merged_with_one_of_the_sample_company(open_page: Open, client: Client) -> None:
    add(client, "Ada")
    client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Ada B.", external_id="discern-sample:person-1")))
    test = choose(tick(open_page("people"), "Ada", "Ada B."), "merge")
    assert "made up" in texts(test)
    assert "Merge" not in buttons(test)


def test_all_that_is_stored_about_a_person_is_offered_apart_from_their_results(open_page: Open, client: Client) -> None:
    made = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ada Byron"))))
    test = open_page("people", person=made.candidate.id)
    [menu] = [each for each in test.menu_button if each.key == "person-menu"]
    menu.click("export")
    run(test)
    assert "Everything stored about this person" in texts(test)
    offered = [each.proto.label for each in test.get("download_button")]
    assert offered == ["Page to read (HTML)", "Every detail, for programs (JSON)"]


def test_a_manager_neither_merges_nor_deletes(company: Company) -> None:
    company.let_in("lead", "manager", ("Ours", "Theirs"))
    test = tick(company.open("people", "lead"), "Person of Ours", "Person of Theirs")
    [menu] = [each for each in test.menu_button if each.key == "people actions"]
    assert menu.options == ["Cancel the invitation"]
    page = company.open("people", "lead", assessment=company.assessments["Ours"])
    [own] = [each for each in page.menu_button if each.key == "person-menu"]
    assert own.options == ["Change name or address", "Invite again"]
