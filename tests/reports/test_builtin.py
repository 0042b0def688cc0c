"""Sections by our own rules: equal results give equal sentences, each supported by its statements."""

import asyncio
import re
from collections.abc import Iterator

import pytest

from benchmarks.reports.reading import count_words
from discern.contract.models.reports import Audience, Length, Sentence
from discern.reports.assembly import write_document
from discern.reports.material import (
    Commission,
    Material,
    NothingToWriteError,
    gather_pair,
    gather_person,
    gather_team,
)
from discern.reports.reading_guide import basis_of
from discern.reports.sections import outline, write_section
from tests.support.measured import ANSWERED, measure, measure_many

AUDIENCES: tuple[Audience, ...] = ("self", "manager", "coach")
LENGTHS: tuple[Length, ...] = ("short", "full")
CLEAR = (1.6, 0.2, -0.6, -1.0)
FLAT = (0.0, 0.0, 0.0, 0.0)


def materials(audience: Audience, length: Length) -> Iterator[Material]:
    people = measure_many(12)
    people = [each for each in people if each.scores is not None]
    commission = Commission(audience, length)
    for each in people:
        yield gather_person(each, commission)[0]
    for a, b in zip(people[::2], people[1::2], strict=False):
        yield gather_pair(a, b, commission)[0]
    for size in (1, 2, 3, 7, 20):
        yield gather_team(size + 2, people[:size], commission)[0]


def sentences(material: Material) -> list[Sentence]:
    return [sentence for each in outline(material) for sentence in write_section(material, each).sentences]


def test_equal_results_give_equal_sentences() -> None:
    commission = Commission("manager", "full")
    first, again = (gather_person(measure("Ana Ruiz", CLEAR), commission)[0] for _ in range(2))
    assert sentences(first) == sentences(again)


@pytest.mark.parametrize("audience", AUDIENCES)
def test_what_a_report_rests_on_is_in_plain_words_but_for_its_last_line(audience: Audience) -> None:
    ana = measure("Ana Ruiz", CLEAR)
    material, _ = gather_person(ana, Commission(audience, "full"))
    *plain, record = basis_of(material, [ana], "rep_1")
    assert plain[0].endswith(": 24 questions of four statements each.")
    assert not re.search("sha256|checksum|block|form fixed|provisional-", " ".join(plain))
    assert ana.instrument is not None
    assert record.startswith("For support and the record: report rep_1; questionnaire ")
    assert ana.instrument.fingerprint.removeprefix("sha256:")[:12] in record


def test_different_people_get_different_sentences() -> None:
    commission = Commission("manager", "full")
    quick = {each.text for each in sentences(gather_person(measure("A", CLEAR), commission)[0])}
    calm = {each.text for each in sentences(gather_person(measure("B", (-1.0, 0.0, 1.5, 0.3)), commission)[0])}
    assert quick & calm == set()


def test_a_report_to_the_person_addresses_them() -> None:
    ana = measure("Ana", CLEAR, number=4)
    texts = [each.text for each in sentences(gather_person(ana, Commission("self", "full"))[0])]
    assert texts[0] == "You move fast and put the task first."
    assert not any("[P1]" in text or "{0}" in text for text in texts)


def test_material_has_no_names_or_ids() -> None:
    material, _ = gather_pair(
        measure("Zebulon", CLEAR, number=1), measure("Quackenbush", FLAT, number=2), Commission("coach", "full")
    )
    text = repr(material)
    assert "Zebulon" not in text
    assert "Quackenbush" not in text
    assert "cand_0001" not in text
    assert "asm_0001" not in text
    assert "hr-1" not in text


@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.exhaustive
def test_a_short_report_is_shorter(audience: Audience) -> None:
    for short, full in zip(materials(audience, "short"), materials(audience, "full"), strict=True):
        of_short, of_full = (
            count_words(asyncio.run(write_document(each, [], report_id="rep_1", now=ANSWERED))[0])
            for each in (short, full)
        )
        assert of_short <= of_full


def test_without_a_profile_there_is_no_report(withheld: object) -> None:
    commission = Commission("manager", "full")
    with pytest.raises(NothingToWriteError):
        gather_person(withheld, commission)  # type: ignore[arg-type]
    with pytest.raises(NothingToWriteError):
        gather_pair(measure("A", CLEAR), withheld, commission)  # type: ignore[arg-type]
    with pytest.raises(NothingToWriteError):
        gather_team(3, [], commission)
