"""The questions on plain pages: by touch, by keyboard, offline, slowly, and without a script."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Answer, NewAssessment
from discern.contract.models.candidates import NewCandidate
from tests.support.accessibility import out_of_reach, violations_in
from tests.support.plain_taker import answer, assert_in_view, begin, is_asking, pause, read_block, row, wait_until_saved
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

PHONE: Any = {"viewport": {"width": 390, "height": 667}, "has_touch": True, "is_mobile": True}
LAPTOP: Any = {"viewport": {"width": 1366, "height": 650}}


Settle = Callable[["Page"], None]
OpenPage = Callable[..., "Page"]


@pytest.fixture
def made(client: Client) -> tuple[str, str, str]:
    """The ids of a new assessment and its person, and its link."""
    new = NewAssessment(candidate=NewCandidate(name="Noor"), form="short")
    assessment = client.send(operations.CREATE_ASSESSMENT(new))
    return assessment.id, assessment.candidate.id, str(assessment.take_url)


def stored(client: Client, person: str) -> Sequence[Answer]:
    [taken] = client.send(operations.EXPORT_CANDIDATE(candidate_id=person)).assessments
    return taken.answers


def picks(answers: Sequence[Answer]) -> list[tuple[str, str]]:
    return [(each.most, each.least) for each in answers]


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_every_statement_is_in_view_before_it_is_answered(
    made: tuple[str, str, str], client: Client, open_page: OpenPage, device: dict[str, Any]
) -> None:
    page = open_page(made[2], **device)
    begin(page)
    given, taps = [], 2
    for number in range(12):
        assert page.get_by_text(f"Question {number + 1} of 12").is_visible()
        assert_in_view(page)
        assert page.evaluate("scrollY") == 0
        items = list(read_block(page))
        chosen = items[number % 4], items[(number + 1) % 4]
        answer(page, *chosen)
        given.append(chosen)
        taps += 2
    page.get_by_text("Thank you, Noor").wait_for()
    assert taps <= 50
    assert picks(stored(client, made[1])) == given


def test_an_answer_to_a_translation_says_so(made: tuple[str, str, str], client: Client, open_page: OpenPage) -> None:
    page = open_page(made[2], **LAPTOP)
    begin(page)
    assert page.locator(".row span[translate=no]").count() == 4
    for number in range(3):
        items = list(read_block(page))
        if number == 1:
            # As browsers do it, where a program doesn't mind that statements ask not to be translated.
            page.eval_on_selector(".row span", "span => { span.innerHTML = '<font><font>Ich plane</font></font>'; }")
        answer(page, items[0], items[1])
    wait_until_saved(page)
    assert [each.translated for each in stored(client, made[1])] == [False, True, False]


def test_keys_alone_answer_a_question(
    made: tuple[str, str, str], client: Client, open_page: OpenPage, settle: Settle
) -> None:
    page = open_page(made[2], **LAPTOP)
    begin(page)
    settle(page)
    first = list(read_block(page))
    for key in ("Tab", "Enter", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    page.get_by_text("Question 2 of 12").wait_for()
    second = list(read_block(page))
    for key in "24":
        page.keyboard.press(key)
    page.get_by_text("Question 3 of 12").wait_for()
    page.get_by_role("button", name="Back", exact=True).press("Enter")
    page.get_by_text("Question 2 of 12").wait_for()
    for key in "43":
        # The first key takes the choice back, which the second replaces.
        page.keyboard.press(key)
    page.get_by_text("Question 3 of 12").wait_for()
    wait_until_saved(page)
    assert picks(stored(client, made[1])) == [(first[0], first[3]), (second[1], second[2])]


def test_nothing_is_lost_or_doubled_while_offline(
    made: tuple[str, str, str], client: Client, open_page: OpenPage
) -> None:
    page = open_page(made[2], **PHONE)
    begin(page)
    given = []
    for number in range(12):
        if number == 4:
            wait_until_saved(page)
            page.context.set_offline(True)
        items = list(read_block(page))
        answer(page, items[0], items[1])
        given.append((items[0], items[1]))
        if number == 5:
            page.get_by_text("You are offline").wait_for()
            assert len(stored(client, made[1])) == 4
            page.get_by_role("button", name="Back", exact=True).tap()
            page.get_by_text("Question 6 of 12").wait_for()
            pause(page)
            row(page, items[1]).tap()
            answer(page, items[2])
            given[-1] = (items[0], items[2])
        if number == 7:
            page.context.set_offline(False)
            page.get_by_text("You are offline").wait_for(state="hidden")
            wait_until_saved(page)
            assert picks(stored(client, made[1])) == given
        if number == 10:
            page.context.set_offline(True)
    page.get_by_text("Saving your last answers").wait_for()
    page.context.set_offline(False)
    page.get_by_text("Thank you, Noor").wait_for()
    assert picks(stored(client, made[1])) == given
    assert page.evaluate("Object.keys(localStorage)") == []


def test_answers_are_saved_where_the_browser_has_no_room_to_keep_them(
    made: tuple[str, str, str], client: Client, open_page: OpenPage
) -> None:
    page = open_page(made[2], **PHONE)
    begin(page)
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') } }")
    given = []
    for _ in range(12):
        most, least, *_ = read_block(page)
        answer(page, most, least)
        given.append((most, least))
    page.get_by_text("Thank you, Noor").wait_for()
    assert picks(stored(client, made[1])) == given


def test_the_notice_goes_with_the_connection_though_nothing_waits(
    made: tuple[str, str, str], open_page: OpenPage
) -> None:
    page = open_page(made[2], **PHONE)
    begin(page)
    page.context.set_offline(True)
    page.get_by_text("You are offline").wait_for()
    page.context.set_offline(False)
    page.get_by_text("You are offline").wait_for(state="hidden")


def test_nothing_covers_the_box_to_tick(made: tuple[str, str, str], open_page: OpenPage) -> None:
    page = open_page(made[2], **PHONE)
    topmost = """(box) => {
      const { x, y, width, height } = box.getBoundingClientRect();
      return y + height > innerHeight || document.elementFromPoint(x + width / 2, y + height / 2) === box;
    }"""
    for height in range(400, 667, 10):
        page.set_viewport_size({"width": 390, "height": height})
        assert page.get_by_role("checkbox").evaluate(topmost), height


def test_answers_kept_offline_are_sent_when_the_page_is_opened_again(
    made: tuple[str, str, str], client: Client, open_page: OpenPage
) -> None:
    page = open_page(made[2], **PHONE)
    begin(page)
    private = page.url
    page.route("**/take/answers", lambda route: route.abort())
    items = list(read_block(page))
    answer(page, items[3], items[2])
    page.get_by_text("You are offline").wait_for()
    page.close()
    again = page.context.new_page()
    again.goto(private)
    again.get_by_text("Question 2 of 12").wait_for()
    wait_until_saved(again)
    assert picks(stored(client, made[1])) == [(items[3], items[2])]


def test_a_lost_acknowledgement_doubles_nothing(
    made: tuple[str, str, str], client: Client, open_page: OpenPage
) -> None:
    page = open_page(made[2], **PHONE)
    begin(page)
    lost: list[int] = []

    def lose(route: Any) -> None:
        lost.append(route.fetch().status)
        route.abort()

    page.route("**/take/answers", lose, times=1)
    items = list(read_block(page))
    answer(page, items[0], items[1])
    wait_until_saved(page)
    assert lost == [200]
    assert picks(stored(client, made[1])) == [(items[0], items[1])]


def test_double_taps_count_once(made: tuple[str, str, str], client: Client, open_page: OpenPage) -> None:
    page = open_page(made[2], **PHONE)
    begin(page)
    given = []
    for number in range(3):
        items = list(read_block(page))
        for item in items[1:3]:
            pause(page)
            row(page, item).dblclick()
        page.get_by_text(f"Question {number + 2} of 12").wait_for()
        assert page.locator(".row[aria-pressed='true']").count() == 0
        given.append((items[1], items[2]))
    wait_until_saved(page)
    assert picks(stored(client, made[1])) == given


def test_two_devices_at_once_end_with_one_set_of_answers(
    made: tuple[str, str, str], client: Client, open_page: OpenPage
) -> None:
    phone = open_page(made[2], **PHONE)
    begin(phone)
    laptop = open_page(phone.url, **LAPTOP)
    for number in range(12):
        page = (phone, laptop)[number % 2]
        if not is_asking(page):
            break
        items = list(read_block(page))
        answer(page, items[0], items[1])
    while is_asking(phone):
        items = list(read_block(phone))
        answer(phone, items[0], items[1])
    phone.get_by_text("Thank you, Noor").wait_for()
    assert len({each.block for each in stored(client, made[1])}) == len(stored(client, made[1])) == 12


def change_first(page: "Page") -> None:
    """Change the answer on screen to another one."""
    items = list(read_block(page))
    pressed = page.locator(".row[aria-pressed='true']").evaluate_all("(all) => all.map((e) => e.dataset.item)")
    others = [item for item in items if item not in pressed]
    pause(page)
    for item in (*pressed, *others):
        row(page, item).click()
        pause(page)


def test_all_that_was_answered_can_be_changed_after_a_reload_and_on_a_second_device(
    made: tuple[str, str, str], client: Client, open_page: OpenPage
) -> None:
    phone = open_page(made[2], **PHONE)
    begin(phone)
    for _ in range(4):
        answer(phone, *list(read_block(phone))[:2])
    wait_until_saved(phone)
    before = picks(stored(client, made[1]))
    for page, number in ((phone, 4), (open_page(phone.url, **LAPTOP), 3)):
        page.reload()
        for back in range(4, number - 1, -1):
            page.get_by_role("button", name="Back", exact=True).click()
            page.get_by_text(f"Question {back} of 12").wait_for()
        assert page.get_by_role("heading", name="Your choices").is_visible()
        assert page.get_by_role("button", name="Next", exact=True).is_visible()
        change_first(page)
        page.get_by_text(f"Question {number + 1} of 12").wait_for()
        wait_until_saved(page)
    after = picks(stored(client, made[1]))
    assert after[:2] == before[:2]
    assert [set(new) & set(old) for new, old in zip(after[2:], before[2:], strict=True)] == [set(), set()]


def test_without_a_script_everything_works(made: tuple[str, str, str], client: Client, browser: "Browser") -> None:
    context = browser.new_context(**PHONE, java_script_enabled=False)
    try:
        page = context.new_page()
        page.goto(made[2])
        page.get_by_role("checkbox").check()
        page.get_by_role("button", name="Start").tap()
        for number in range(12):
            page.get_by_text(f"Question {number + 1} of 12").wait_for()
            page.locator(".row").nth(number % 4).tap()
            page.get_by_role("heading", name="least like you").wait_for()
            page.locator(".row").nth((number + 1) % 4).tap()
        page.get_by_text("Thank you, Noor").wait_for()
        page.get_by_label("Everyone who works").check()
        page.get_by_role("button", name="Save").tap()
        page.get_by_text("It takes effect now").wait_for()
    finally:
        context.close()
    assert len(stored(client, made[1])) == 12
    assert client.send(operations.GET_CANDIDATE(candidate_id=made[1])).visibility == "organisation"


def test_the_private_link_is_copied(made: tuple[str, str, str], app: Server, open_page: OpenPage) -> None:
    page = open_page(made[2], **LAPTOP, permissions=["clipboard-read", "clipboard-write"])
    begin(page)
    private = page.url
    while is_asking(page):
        page.keyboard.press("1")
        page.keyboard.press("2")
        page.wait_for_function("() => !document.querySelector('.row[aria-pressed=true]')?.checkVisibility()")
    page.get_by_role("button", name="Copy").click()
    page.get_by_text("Copied.").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == private


def test_plain_pages_shut_nobody_out(
    made: tuple[str, str, str], client: Client, app: Server, open_page: OpenPage, settle: Settle
) -> None:
    def check(page: "Page") -> None:
        assert violations_in(page, settle) == []
        assert out_of_reach(page) == []

    page = open_page(made[2], **PHONE)
    check(page)
    begin(page)
    check(page)
    pause(page)
    row(page, next(iter(read_block(page)))).tap()
    assert violations_in(page, settle) == []
    elsewhere = open_page(made[2], **PHONE)
    elsewhere.get_by_role("heading", name="Hello Noor").wait_for()
    items = list(read_block(page))
    answer(page, items[1])
    page.get_by_role("button", name="Back", exact=True).tap()
    assert violations_in(page, settle) == []
    wait_until_saved(page)
    elsewhere.reload()
    elsewhere.get_by_role("heading", name="Continue in the browser where you started").wait_for()
    check(elsewhere)
    check(open_page(f"{app.url}/take?token=not-a-token-of-ours", **PHONE))
    page.goto(page.url)
    while is_asking(page):
        page.keyboard.press("1")
        page.keyboard.press("2")
        page.wait_for_function("() => !document.querySelector('.row[aria-pressed=true]')?.checkVisibility()")
    page.get_by_text("Thank you, Noor").wait_for()
    check(page)
