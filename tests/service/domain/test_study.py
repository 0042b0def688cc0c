"""Unnamed answers say what studies need, and nothing of whose they are."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import numpy as np
import pytest

from discern import instrument
from discern.contract.models.assessments import Answer
from discern.service.domain.study import (
    FEWEST_ALIKE,
    FEWEST_PEOPLE,
    Sitting,
    StudyError,
    make_excerpt,
    read_csv,
    read_jsonl,
    write_csv,
    write_jsonl,
)
from discern.service.storage.measurement.study_sittings import StoredSitting

BEGAN = datetime(2026, 11, 3, 9, 30, tzinfo=UTC)
FILES = [pytest.param(write_csv, read_csv, id="csv"), pytest.param(write_jsonl, read_jsonl, id="jsonl")]


def sitting(number: int, **other: Any) -> StoredSitting:
    given = StoredSitting(
        candidate_id=f"cand_{number}",
        completed_at=BEGAN + timedelta(minutes=number),
        form="fixed",
        language="en",
        bank_id="discern-en",
        bank_version="1.1.0",
        sample=False,
        withheld=False,
        answers=(
            Answer(block="talk-01", most="talk-01-d", least="talk-01-s", ms=8_449),
            Answer(block="talk-02", most="talk-02-d", least="talk-02-s"),
        ),
    )
    return replace(given, **other)


PEOPLE = [sitting(number) for number in range(FEWEST_PEOPLE)]


def test_nothing_is_made_of_too_few_people() -> None:
    of_sample = [sitting(100 + number, sample=True) for number in range(50)]
    again = [replace(each, completed_at=each.completed_at + timedelta(days=20)) for each in PEOPLE[1:]]
    with pytest.raises(StudyError, match="there are 29"):
        make_excerpt([*PEOPLE[1:], *again, *of_sample])
    assert make_excerpt([*PEOPLE, *of_sample]).people == FEWEST_PEOPLE


def test_no_id_day_or_exact_time_is_left_and_no_order_tells_who_was_first() -> None:
    text = write_jsonl(make_excerpt(PEOPLE).sittings)
    assert "cand_" not in text
    assert not re.search(r'2026-11-\d|09:3|"ms":8449', text)
    assert '"ms":8400' in text
    first, second = ([each.person for each in make_excerpt(PEOPLE).sittings] for _ in range(2))
    assert not {*first} & {*second}
    assert len({*first}) == FEWEST_PEOPLE
    numbered = [replace(each, form=f"form-{n}") for n, each in enumerate(PEOPLE)]
    orders = {tuple(each.form for each in make_excerpt(numbered).sittings) for _ in range(3)}
    assert len(orders) == 3


def test_a_month_or_language_of_few_is_left_out() -> None:
    later = BEGAN + timedelta(days=40)
    few = [sitting(100 + n, completed_at=later, language="de") for n in range(FEWEST_ALIKE - 1)]
    # Taking it often doesn't make few people many.
    again = [replace(few[0], completed_at=later + timedelta(minutes=n)) for n in range(5)]
    found = make_excerpt([*PEOPLE, *few, *again]).sittings
    assert {(each.month, each.language) for each in found} == {("2026-11", "en"), ("", "")}
    one_more = sitting(200, completed_at=later, language="de")
    assert {each.month for each in make_excerpt([*PEOPLE, *few, one_more]).sittings} == {"2026-11", "2026-12"}


def test_nobody_hides_among_the_sample_company() -> None:
    """Its rows are marked, so a reader of the file can set them aside."""
    later = BEGAN + timedelta(days=40)
    samples = [sitting(100 + n, completed_at=later, language="de", sample=True) for n in range(FEWEST_ALIKE)]
    alone = sitting(200, completed_at=later, language="de")
    found = make_excerpt([*PEOPLE, *samples, alone]).sittings
    assert {(each.month, each.language) for each in found if not each.sample} == {("2026-11", "en"), ("", "")}


def test_sittings_of_a_person_are_numbered_and_marked() -> None:
    again = replace(PEOPLE[4], completed_at=PEOPLE[4].completed_at + timedelta(days=30), withheld=True)
    found = make_excerpt([again, *PEOPLE]).sittings
    (person,) = [each.person for each in found if each.sitting == 2]
    mine = sorted((each for each in found if each.person == person), key=lambda each: each.sitting)
    assert [(each.sitting, each.weeks, each.withheld) for each in mine] == [(1, 0, False), (2, 4, True)]


@pytest.mark.parametrize(("write", "read"), FILES)
def test_what_is_written_is_read_back(write: Any, read: Any) -> None:
    made = make_excerpt([*PEOPLE, sitting(90, sample=True)]).sittings
    assert read(write(made)) == made


@pytest.mark.parametrize(("write", "read"), FILES)
def test_what_is_read_back_can_be_calibrated(write: Any, read: Any) -> None:
    bank = instrument.load_bank(version="1.1.0")
    rng = np.random.default_rng(2)
    people = instrument.draw_people(bank.norms.correlation, 40, rng)
    stored = [
        sitting(
            number,
            answers=tuple(
                Answer(block=each.block, most=each.most, least=each.least)
                for each in instrument.simulate_respondent(bank, "short", theta, rng)
            ),
        )
        for number, theta in enumerate(people)
    ]
    back: list[Sitting] = read(write(make_excerpt(stored).sittings))
    choices = [[instrument.Choice(a.block, a.most, a.least, a.ms) for a in each.answers] for each in back]
    found = instrument.estimate_discrimination(bank, choices)
    assert found.discrimination.people == 40
    assert 0.6 < found.discrimination.median < 1.6
    with pytest.raises(instrument.CalibrationError, match="300"):
        instrument.calibrate(bank, choices, "2", "2026-11-22")


@pytest.mark.parametrize(
    ("read", "text", "says"),
    [
        (read_csv, "person,block\n1,2\n", "columns are missing: sitting"),
        (read_csv, write_csv(make_excerpt(PEOPLE).sittings[:1]).replace(",8400", ",soon"), "line 2 holds no answer"),
        (read_jsonl, '{"person": 1}\n', "line 1 holds no sitting"),
        (read_jsonl, "nothing\n", "line 1 holds no sitting"),
    ],
)
def test_other_files_are_refused(read: Any, text: str, says: str) -> None:
    with pytest.raises(StudyError, match=says):
        read(text)
