"""*Your colleagues* on a person's own page: whoever chooses it, for those who chose it too."""

import re
from collections.abc import Callable, Mapping
from html import escape

import httpx
import pytest

from discern.client import Client
from discern.client.errors import ServiceUnreachable
from discern.contract import operations
from discern.contract.models.assessments import GiveAnswers, GiveConsent, NewAssessment
from discern.contract.models.candidates import NewCandidate, SetVisibility
from discern.contract.models.teams import NewTeam
from discern_app.access.client_address import RequestLimits
from discern_app.base.current_service import configured_service
from discern_app.participant import routes
from tests.support.hostile import ACCEPTED
from tests.support.people import PATTERNS, answers_of
from tests.support.plain_pages import Browser

NAMES = ("Ada Moss", "Ben Reed")
NOBODY = "Nobody in your teams shares with their colleagues yet."


class Crew:
    """People of one team with results, and the secrets of their links, by name."""

    def __init__(self, client: Client, *names: str) -> None:
        self.client = client
        self.team = client.send(operations.CREATE_TEAM(NewTeam(name="Harbour"))).id
        self.people: dict[str, str] = {}
        self.tokens: dict[str, str] = {}
        for place, name in enumerate(names):
            self.add(name, PATTERNS[2 * place % 4])

    def add(self, name: str, pattern: tuple[int, int]) -> None:
        new = NewAssessment(candidate=NewCandidate(name=name), team_id=self.team, form="short")
        made, takers = self.client.send(operations.CREATE_ASSESSMENT(new)), configured_service().takers
        consent = operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=made.id)
        answers = GiveAnswers.model_validate({"answers": answers_of(pattern)})
        self.tokens[name] = str(takers.write(consent).private_token)
        takers.write(operations.GIVE_ANSWERS(answers, assessment_id=made.id))
        self.people[name] = made.candidate.id

    def hide(self, name: str) -> None:
        own = configured_service().takers.acting_for_taker(self.tokens[name])
        own.write(operations.SET_VISIBILITY(SetVisibility(visibility="private"), candidate_id=self.people[name]))


@pytest.fixture
def crew(client: Client) -> Crew:
    return Crew(client, *NAMES)


Open = Callable[[str], Browser]


@pytest.fixture
def opened(crew: Crew, open_browser: Callable[[], Browser]) -> Open:
    """A browser at the page of one of them."""
    return lambda name: open_browser().get(f"/me?token={crew.tokens[name]}")


def share(browser: Browser, *lines: str) -> Browser:
    browser.press("Share with my colleagues")
    return write(browser, *lines) if lines else browser


def write(browser: Browser, *lines: str) -> Browser:
    given = {f"line-{number}": line for number, line in enumerate(lines, start=1)}
    return browser.press("Save my lines", None, **given)


def follow(browser: Browser) -> httpx.Response:
    """What the page's script sends every few seconds."""
    [form] = [form for form in browser.forms if form.fields.get("do") == "colleagues"]
    return post(browser, form.fields)


def forget_version() -> None:
    """The pages of a viewer share what they hear for two seconds: go on as after these."""
    configured_service().takers.drop({"events"})


def post(browser: Browser, fields: Mapping[str, str]) -> httpx.Response:
    return browser.http.post("/me", data=dict(fields))


def test_a_member_s_page_offers_it_and_shares_nothing_by_itself(opened: Open) -> None:
    browser = opened("Ada Moss")
    assert "Your colleagues" in browser.read.headings
    assert "Only those who share see each other" in browser.text
    assert "Your lines are then deleted" in browser.text, "the text that they agree to"
    assert "Ben Reed" not in browser.text
    assert NOBODY in share(browser).text


def test_two_who_share_read_how_the_other_works(opened: Open) -> None:
    ada, ben = opened("Ada Moss"), opened("Ben Reed")
    share(ada, "Ask me <b>before</b> ten.", "", "Be blunt.")
    share(ben)
    assert "Ada Moss" in ben.text
    assert "Ask me <b>before</b> ten." in ben.text
    assert "You two" in ben.text
    assert "Ben Reed" not in ada.text, "until the page follows"
    assert "Ben Reed" in follow(ada).text
    [form] = [form for form in opened("Ada Moss").forms if "line-1" in form.fields]
    assert [form.fields[f"line-{number}"] for number in (1, 2, 3)] == ["Ask me <b>before</b> ten.", "Be blunt.", ""]


def test_what_a_colleague_denies_is_struck_and_not_called_sure(opened: Open) -> None:
    ada, ben = opened("Ada Moss"), opened("Ben Reed")
    share(ada)
    share(ben).press("Not me")
    [_, tile] = follow(ada).text.split("<article")
    works = tile.partition("You two")[0]
    assert re.search("<s>Ben [^<]+</s></p><p[^>]*>“Not me”", works)
    assert "chip" not in works


@pytest.mark.parametrize("how", ["stops", "hides", "leaves the team", "is erased"])
def test_an_open_page_loses_whoever_takes_it_back(opened: Open, crew: Crew, how: str) -> None:
    for name in NAMES:
        share(opened(name), f"Words of {name}.")
    ada, ben = opened("Ada Moss"), crew.people["Ben Reed"]
    assert follow(ada).status_code == 204
    assert "Words of Ben Reed." in ada.text
    match how:
        case "stops":
            assert "your lines for them are deleted" in opened("Ben Reed").press("Stop sharing").text
        case "hides":
            crew.hide("Ben Reed")
        case "leaves the team":
            crew.client.send(operations.REMOVE_MEMBER(team_id=crew.team, candidate_id=ben))
        case _:
            crew.client.send(operations.DELETE_CANDIDATE(candidate_id=ben))
    forget_version()
    gone = follow(ada)
    assert gone.status_code == 200
    assert "Ben Reed" not in gone.text
    assert NOBODY in gone.text


def test_a_page_of_who_has_stopped_elsewhere_is_loaded_anew(opened: Open) -> None:
    share(opened("Ada Moss"))
    here, there = opened("Ada Moss"), opened("Ada Moss")
    there.press("Stop sharing with my colleagues")
    assert follow(here).status_code == 409


def test_while_the_service_is_away_the_page_hears_so(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """It keeps the list for a minute then: see `page.js`."""
    share(opened("Ada Moss"))
    browser = opened("Ada Moss")

    def fail(*_: object, **__: object) -> None:
        raise ServiceUnreachable("away", operation="get_changes")

    monkeypatch.setattr(Client, "call", fail)
    monkeypatch.setattr(Client, "send", fail)
    forget_version()
    assert follow(browser).status_code == 503


def test_who_shows_the_profile_to_their_coach_alone_is_told_what_to_change(opened: Open, crew: Crew) -> None:
    crew.hide("Ada Moss")
    browser = opened("Ada Moss")
    assert "Only you and your coach see your profile." in browser.text
    assert "Share with my colleagues" not in browser.text


def test_a_link_beside_another_says_that_it_can_t_share(opened: Open, crew: Crew) -> None:
    new = NewAssessment(candidate_id=crew.people["Ada Moss"], form="short")
    made, takers = crew.client.send(operations.CREATE_ASSESSMENT(new)), configured_service().takers
    takers.write(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=made.id))
    answers = GiveAnswers.model_validate({"answers": answers_of(PATTERNS[1])})
    takers.write(operations.GIVE_ANSWERS(answers, assessment_id=made.id))
    browser = opened("Ada Moss")
    assert "this one can't share with colleagues" in browser.text
    assert "Ben Reed" not in browser.text


def test_nobody_s_link_follows_nothing(opened: Open, browser: Browser) -> None:
    share(opened("Ada Moss"))
    answer = post(browser, {"do": "colleagues", "token": "x" * 40, "seen": ""})
    assert answer.status_code == 403
    assert "Ada Moss" not in answer.text


@pytest.mark.parametrize("name", ACCEPTED)
@pytest.mark.exhaustive
def test_hostile_names_and_lines_are_text(client: Client, open_browser: Callable[[], Browser], name: str) -> None:
    crew = Crew(client, name, "Ben Reed")
    line = "<script>alert(1)</script>"[:200]
    hostile, ben = (open_browser().get(f"/me?token={crew.tokens[each]}") for each in (name, "Ben Reed"))
    share(hostile, line, "\u202egnp.exe " + "א" * 300, "W" * 500)
    share(ben)
    html = ben.page.text
    assert line not in html
    assert escape(line) in html
    assert f"<bdi>{escape(name.strip())}</bdi>".replace("&#x27;", "&#39;").replace("&quot;", "&#34;") in html
    assert "\u202e" not in html.partition('id="colleagues"')[2]
    assert "W" * 200 in html
    assert "W" * 201 not in html


def test_pages_that_follow_use_up_nobody_else_s_requests(
    opened: Open, crew: Crew, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "limits", RequestLimits())
    share(opened("Ada Moss"))
    browser = opened("Ada Moss")
    assert {follow(browser).status_code for _ in range(700)} == {204}
    assert opened("Ben Reed").page.status_code == 200


def test_the_own_data_say_that_it_was_agreed_to(opened: Open, crew: Crew) -> None:
    share(opened("Ada Moss"), "Be blunt.")
    share(opened("Ben Reed"))
    data = opened("Ada Moss").get(f"/me?token={crew.tokens['Ada Moss']}&tab=data")
    assert "shared, with 1 line of yours" in data.text
    assert "You agreed to share with your colleagues on " in data.text
    log = data.get(f"/me?token={crew.tokens['Ada Moss']}&tab=seen").text
    assert "The people in your teams who share with their colleagues too see part of it" in log
    assert "Ben Reed read how to work with you, as a colleague" in log
