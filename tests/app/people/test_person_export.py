"""The page about a person for who asks what is stored about them: in words, and without what its maker may not see."""

import re

import pytest

from discern.contract import operations
from discern.words import format_message
from discern_app.insight.stored_data import make_page
from tests.support.signed import Company, complete


def page_of(company: Company) -> str:
    return make_page(
        company.owner.send(operations.EXPORT_CANDIDATE(candidate_id=company.people["Ours"])), "everything.json"
    )


def test_an_owner_s_page_says_what_is_stored_and_who_has_looked(company: Company) -> None:
    complete(company, "Ours", "team")
    page = page_of(company)
    assert "What is stored about Person of Ours" in page
    assert "24 answers are stored." in page
    assert "Dominance" in page
    assert "gave consent" in page
    assert "everything.json" in page
    assert re.search(r"Reports</th><td>none</td><td>to prepare for talks, and deleted together", page)
    sure = re.findall(r"<li>(.*) \((?:very likely|likely|more likely than not)\)</li>", page)
    assert sure
    assert not any("?" in each for each in sure), "a question isn't measured"
    assert "candidate" not in page.casefold()


def test_results_that_are_not_shared_are_left_out_and_the_page_says_so(company: Company) -> None:
    complete(company, "Ours", "private")
    page = page_of(company)
    assert "see your profile, so answers, profile and reports are left out" in page
    assert "Dominance" not in page
    assert "answers are stored" not in page
    assert "0 questions" not in page
    assert "Reports</th><td>left out of this file" in page


@pytest.mark.parametrize(
    ("own", "shared", "said"),
    [
        (0, 0, "none"),
        (1, 0, "1 report on you"),
        (2, 1, "2 reports on you, 1 on you and others"),
        (0, 2, "2 reports on you and others"),
    ],
)
def test_reports_are_counted_among_what_is_stored(own: int, shared: int, said: str) -> None:
    assert format_message("en", "own-data-reports", {"count": own, "shared": shared}) == said
