"""The page about a person for who asks what is stored about them: in words, and without what its maker may not see."""

import re

from discern.client import operations
from discern_app.insight.stored_data import make_page
from tests.support.signed import Company, complete


def page_of(company: Company) -> str:
    return make_page(company.owner.send(operations.export_candidate(company.people["Ours"])), "everything.json")


def test_an_owner_s_page_says_what_is_stored_and_who_has_looked(company: Company) -> None:
    complete(company, "Ours", "team")
    page = page_of(company)
    assert "What is stored about Person of Ours" in page
    assert "24 answers are stored." in page
    assert "Dominance" in page
    assert "gave consent" in page
    assert "everything.json" in page
    sure = re.findall(r"<li>(.*) \((?:very likely|likely|more likely than not)\)</li>", page)
    assert sure
    assert not any("?" in each for each in sure), "a question isn't measured"
    assert "candidate" not in page.casefold()


def test_results_that_are_not_shared_are_left_out_and_the_page_says_so(company: Company) -> None:
    complete(company, "Ours", "private")
    page = page_of(company)
    assert "see your results, so answers, results and reports are left out" in page
    assert "Dominance" not in page
    assert "answers are stored" not in page
    assert "0 questions" not in page
