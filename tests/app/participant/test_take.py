"""Every state of a link, without a script."""

from urllib.parse import parse_qs

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Assessment
from tests.support.plain_pages import Browser

STATEMENTS = 4


def begin(browser: Browser, token: str) -> Browser:
    return browser.open(token).press("Start", agreed="yes")


def rows(browser: Browser) -> list[tuple[str, str, str]]:
    [form] = [each for each in browser.forms if each.fields.get("do") == "answer"]
    return form.buttons


def answer(browser: Browser, most: int = 0, least: int = 1) -> Browser:
    browser.press(rows(browser)[most][2])
    return browser.press(rows(browser)[least][2])


def test_consent_comes_first_and_leads_to_a_private_link(browser: Browser, token: str) -> None:
    browser.open(token)
    assert browser.heading == "Hello Ada <Bold>"
    assert "Ada &lt;Bold&gt;" in browser.page.text
    assert "must not be used for" in browser.text
    assert "The person who gave you the link can tell you who they are." in browser.text
    assert browser.press("Start").page.status_code == 422
    assert "Tick the box" in browser.text
    browser.press("Start", agreed="yes")
    assert "Question 1 of 12" in browser.text
    assert browser.token
    assert token not in browser.page.text


def test_whoever_agrees_to_a_text_that_has_changed_since_reads_the_new_one(browser: Browser, token: str) -> None:
    browser.open(token).press("Start", agreed="yes", version="2020-01-01")
    assert browser.page.status_code == 409
    assert browser.heading == "This page is out of date"
    browser.press("Show the page as it is now")
    assert browser.heading == "Hello Ada <Bold>"
    assert "Question 1 of 12" in begin(browser, token).text


def test_two_taps_answer_a_question_and_a_third_takes_one_back(
    browser: Browser, client: Client, assessment: Assessment, token: str
) -> None:
    begin(browser, token)
    assert "most like you" in browser.heading
    first = rows(browser)[0][2]
    browser.press(first)
    assert "least like you" in browser.heading
    assert rows(browser)[0] == ("most", "", f"{first}Most like me")
    browser.press(first)
    assert "most like you" in browser.heading
    answer(browser)
    assert "Question 2 of 12" in browser.text
    assert client.send(operations.GET_NEXT(assessment_id=assessment.id)).answered == 1


def test_back_leads_to_earlier_questions_which_can_be_changed(
    browser: Browser, client: Client, assessment: Assessment, token: str
) -> None:
    begin(browser, token)
    assert [each for each in rows(browser) if each[2] == "Back"] == []
    chosen = [rows(browser)[0][2], rows(browser)[1][2], rows(browser)[2][2]]
    answer(browser)
    answer(browser)
    browser.press("Back").press("Back")
    assert "Question 1 of 12" in browser.text
    assert "Your choices" in browser.heading
    assert rows(browser)[0] == ("most", "", f"{chosen[0]}Most like me")
    browser.press(rows(browser)[1][2])
    assert "least like you" in browser.heading
    browser.press(chosen[2])
    assert "Question 3 of 12" in browser.text
    [first, _] = (
        client.acting_for_taker(browser.token).send(operations.GET_NEXT(assessment_id=assessment.id)).given or []
    )
    texts = {item.id: item.text for item in first.block.items}
    assert [texts[first.most], texts[first.least]] == [chosen[0], chosen[2]]
    assert "Question 3 of 12" in browser.press("Back").press("Next").text


def test_the_private_link_can_be_mailed_to_oneself(
    browser: Browser, client: Client, assessment: Assessment, token: str
) -> None:
    begin(browser, token)
    everything = {"token": browser.token, "assessment": assessment.id}
    blocks, end = browser.state["next"]["blocks"], browser.state["end"]
    given = [{"block": b["id"], "most": b["items"][0]["id"], "least": b["items"][1]["id"], "ms": 4000} for b in blocks]
    browser.http.post("/take/answers", json=everything | {"given": given})
    browser.get(end)
    [address] = [link for link in browser.read.links if link.startswith("mailto:")]
    recipient, _, fields = address.removeprefix("mailto:").partition("?")
    body = parse_qs(fields)["body"][0]
    assert recipient == ""
    assert f"\r\n\r\nhttps://disc.example.org/me?token={everything['token']}\r\n\r\n" in body


def test_the_last_answer_leads_to_the_profile_with_thanks_who_sees_it_and_the_link_to_keep(
    browser: Browser, client: Client, assessment: Assessment, token: str
) -> None:
    begin(browser, token)
    for step in range(12):
        answer(browser, step % 4, (step + 1) % 4)
    # Answers given at the speed of a test carry no profile.
    assert browser.heading == "There is no profile this time"
    kept = f'value="https://disc.example.org/me?token={browser.token}"'
    assert "Thank you, Ada <Bold>" in browser.text
    assert kept in browser.page.text
    browser.press("Save", visibility="private", answers_shared="yes")
    assert "It takes effect now" in browser.text
    assert kept in browser.page.text, "until they go elsewhere"
    person = client.send(operations.GET_CANDIDATE(candidate_id=assessment.candidate.id))
    assert person.visibility == "private"
    assert "Thank you" not in browser.open(token).text
    assert browser.heading == "There is no profile this time"
