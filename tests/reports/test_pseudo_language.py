"""The words of reports come from the catalogue: with an accented one, plain words show what bypasses it."""

import asyncio
import re
import shutil
import subprocess
from calendar import month_name
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest

from discern.contract.models.reports import Audience, Length, ReportDocument, Section, SubjectType, Writer, Writing
from discern.contract.models.results import Norms, Quality, QualityCheck, Results
from discern.reports import pdf
from discern.reports.arrangement import Arrangement, Arranger, Offer
from discern.reports.assembly import write_document
from discern.reports.markdown import make_markdown
from discern.reports.material import Commission, Material, NothingToWriteError, gather_pair, gather_person, gather_team
from discern.reports.section_plan import Outline
from tests.support.catalog_files import messages, messages_of
from tests.support.measured import measure, measure_many
from tests.support.nested import strings
from tests.support.pseudo_language import plain_lines, speaking_pseudo_language

# What isn't ours to translate: placeholders of names, months as CLDR has them, ids of forms, norms, models and reports,
# and what we are called.
NAMES = ["TEAM", *filter(None, month_name), "fixed", "provisional", "Some-Model", "rep_1", "DISCERN", "Discern"]
SAID_BY_SERVICE = ("report-nothing-", "report-sample", "report-self-answers-", "report-coach-answers-")
KINDS = tuple(product(get_args(SubjectType), get_args(Audience)))
MODEL = Writer(kind="model", model="Some-Model")


@cache
def measured() -> list[Results]:
    people = [each for each in measure_many(30) if each.scores is not None]
    # Scores are called high or low only against norms with people behind them.
    norms = Norms(id="provisional", kind="sample", n=300, as_of="2026-01-02")
    people[0] = people[0].model_copy(update={"norms": norms})
    people[5] = people[5].model_copy(update={"completed_at": datetime(2026, 1, 2, tzinfo=UTC)})
    return people


@cache
def level() -> list[Results]:
    """People with few claims."""
    found = (measure(f"Level {number}", (0.0, 0.0, 0.0, 0.0), number=number) for number in range(100, 106))
    return [each for each in found if each.scores is not None][:4]


def careless(audience: Audience) -> ReportDocument:
    """A report on answers that look random."""
    quality = Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="")])
    result = measured()[0].model_copy(update={"quality": quality})
    material, _ = gather_person(result, Commission(audience, "full"))
    document, _ = asyncio.run(write_document(material, [result], report_id="rep_1", now=datetime.now(UTC)))
    return document


def careless_pair(audience: Audience) -> ReportDocument:
    """A report on two people, the answers of one of whom look random."""
    quality = Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="")])
    one, other = measured()[0].model_copy(update={"quality": quality}), measured()[1]
    material, _ = gather_pair(one, other, Commission(audience, "full"))
    document, _ = asyncio.run(write_document(material, [one, other], report_id="rep_1", now=datetime.now(UTC)))
    return document


@dataclass(frozen=True)
class Rules:
    """An arranger that arranges as the rules do, with the first situation in front; or nothing at all."""

    is_sound: bool
    model: str = "Some-Model"

    async def arrange(
        self, material: Material, plan: Sequence[Outline], offer: Offer
    ) -> tuple[Arrangement | None, Writing]:
        return (Arrangement(tuple(plan), tuple(offer.topics[:1])) if self.is_sound else None), Writing()


def write(
    subject: SubjectType,
    audience: Audience,
    length: Length,
    people: int = 2,
    *,
    are_level: bool = False,
    arranger: Arranger | None = None,
    purpose: str = "",
) -> ReportDocument:
    commission = Commission(audience, length, purpose=purpose)
    results = (level() if are_level else measured())[: {"assessment": 1, "comparison": people, "team": people}[subject]]
    material, _ = {
        "assessment": lambda: gather_person(results[0], commission),
        "comparison": lambda: gather_pair(results[0], results[-1], commission),
        "team": lambda: gather_team(len(results) + 3, results, commission),
    }[subject]()
    document, _ = asyncio.run(
        write_document(material, results, report_id="rep_1", now=datetime.now(UTC), arranger=arranger)
    )
    return document


def written_by(document: ReportDocument, kind: str) -> ReportDocument:
    """The report as if a language model had written all of it, or its first section."""
    first, *others = document.sections
    sections: list[Section] = [first.model_copy(update={"writer": MODEL}), *others]
    writer = MODEL.model_copy(update={"kind": kind})
    return document.model_copy(update={"writer": writer, "sections": sections})


def printed(document: ReportDocument) -> Iterator[str]:
    """All that is set in the PDF, with what its charts say to a screen reader."""
    content = pdf._content(document, "a4")
    for part in content["parts"]:
        for drawing in part.pop("drawings", []):
            yield from (drawing["title"], drawing["alt"])
            yield from ("".join(run["text"] for run in line["runs"]) for line in drawing["lines"])
    yield from (re.sub(r"\{(page|pages)\}", " ", text) for text in strings(without_codes(content)))


CODES = {"paper", "language", "length", "hues", "kind", "id", "styles", "statements", "restates", "fonts"}
"""What the template gets that isn't text, wherever it is but for the evidence, whose statements are text."""


def without_codes(content: Any) -> Any:
    if isinstance(content, dict):
        return {
            name: without_codes(value)
            for name, value in content.items()
            if name not in CODES or (name == "statements" and value and isinstance(value[0], dict))
        }
    return [without_codes(each) for each in content] if isinstance(content, list) else content


def reasons_for_no_report() -> Iterator[str]:
    commission = Commission("coach", "full")
    one, other = measured()[:2]
    with pytest.raises(NothingToWriteError) as refused:
        gather_person(one.model_copy(update={"scores": None}), commission)
    yield str(refused.value)
    with pytest.raises(NothingToWriteError) as refused:
        gather_pair(one, other.model_copy(update={"style": None}), commission)
    yield str(refused.value)
    with pytest.raises(NothingToWriteError) as refused:
        gather_team(3, [], commission)
    yield str(refused.value)


@pytest.mark.integration
def test_no_word_of_a_report_bypasses_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    with speaking_pseudo_language(monkeypatch) as catalog:
        documents = [write(*kind, length) for kind in KINDS for length in get_args(Length)]
        documents += [write("team", audience, "full", n) for audience in get_args(Audience) for n in (3, 5, 8, 25)]
        documents += [write("team", audience, "full", 4, are_level=True) for audience in get_args(Audience)]
        documents += [write("team", "coach", "short", people) for people in (1, 5, 8)]
        documents.append(write("comparison", "coach", "full", purpose="New"))
        documents += map(careless, get_args(Audience))
        documents += map(careless_pair, get_args(Audience))
        documents += [write("comparison", audience, "full", 3, are_level=True) for audience in get_args(Audience)]
        documents += [written_by(documents[0], kind) for kind in ("model", "both")]
        documents += [write("assessment", "coach", "full", arranger=Rules(is_sound)) for is_sound in (True, False)]
        found = {
            line
            for document in documents
            for text in ("\n".join(printed(document)), make_markdown(document))
            for line in plain_lines(re.sub(r"discern-en \S+( \(\S+\))?", " ", text), NAMES)
        }
        found |= plain_lines("\n".join(reasons_for_no_report()), NAMES)
    assert found == set()
    # Every message of reports was among them, but for those that the service says, one about missing fonts, and one
    # about a member without a question.
    said = catalog.asked.union(*(messages_of(messages()[each]) for each in catalog.asked if each in messages()))
    unsaid = {each for each in messages() if each.startswith("report-")} - said
    assert {each for each in unsaid if not each.startswith(SAID_BY_SERVICE)} <= {
        "report-no-font",
        "report-teams-ask-open",
    }


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="reads pages by poppler's pdftotext")
def test_no_word_on_the_pages_of_a_pdf_bypasses_the_catalogue(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What Typst adds, such as the numbers of pages, is said in the report's language too."""
    file = tmp_path / "report.pdf"
    with speaking_pseudo_language(monkeypatch):
        file.write_bytes(pdf.make_pdf(write("comparison", "coach", "short")))
    shown = subprocess.run(["pdftotext", file, "-"], capture_output=True, text=True, check=True).stdout
    assert "ļîķéļý" in shown
    assert plain_lines(re.sub(r"discern-en\s+\S+(\s+\(\S+\))?", " ", shown), NAMES) == set()
