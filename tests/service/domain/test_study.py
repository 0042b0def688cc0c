"""Unnamed answers say what studies need, and nothing of whose they are."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import numpy as np
import pytest

from discern import instrument
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import Answer
from discern.service.domain.scoring import to_choices
from discern.service.domain.study import (
    FEWEST_ALIKE,
    FEWEST_PEOPLE,
    StudyError,
    choose_answers,
    make_excerpt,
    read_csv,
    write_csv,
)
from discern.service.storage.measurement.answers import StoredSitting

BEGAN = datetime(2026, 11, 3, 9, 30, tzinfo=UTC)


def sitting(number: int, **other: Any) -> StoredSitting:
    given = StoredSitting(
        person=CandidateRef(id=f"cand_{number}", name=f"P{number}"),
        completed_at=BEGAN + timedelta(minutes=number),
        form="fixed",
        language="en",
        bank_id="discern-en",
        bank_version="1.1.0",
        style="D",
        answers=(
            Answer(block="talk-01", most="talk-01-d", least="talk-01-s", ms=8_449),
            Answer(block="talk-02", most="talk-02-d", least="talk-02-s"),
        ),
    )
    return replace(given, **other)


PEOPLE = [sitting(number) for number in range(FEWEST_PEOPLE)]


def test_nothing_is_made_of_too_few_people() -> None:
    again = [replace(each, completed_at=each.completed_at + timedelta(days=20)) for each in PEOPLE[1:]]
    with pytest.raises(StudyError, match="there are 29"):
        make_excerpt([*PEOPLE[1:], *again])
    assert make_excerpt(PEOPLE).people == FEWEST_PEOPLE


def test_no_id_day_or_exact_time_is_left_and_no_order_tells_who_was_first() -> None:
    text = write_csv(make_excerpt(PEOPLE).sittings)
    assert "cand_" not in text
    assert not re.search(r"2026-11-\d|09:3|\b8449\b", text)
    assert ",8400" in text
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


def test_sittings_of_a_person_are_numbered() -> None:
    again = replace(PEOPLE[4], completed_at=PEOPLE[4].completed_at + timedelta(days=30))
    found = make_excerpt([again, *PEOPLE]).sittings
    (person,) = [each.person for each in found if each.sitting == 2]
    mine = sorted((each for each in found if each.person == person), key=lambda each: each.sitting)
    assert [(each.sitting, each.weeks) for each in mine] == [(1, 0), (2, 4)]


def test_what_is_written_is_read_back() -> None:
    made = make_excerpt(PEOPLE).sittings
    assert read_csv(write_csv(made)) == made


def test_a_bank_is_calibrated_with_each_person_s_first_answers_to_its_statements() -> None:
    bank = instrument.load_bank()
    rng = np.random.default_rng(2)
    stored = [
        sitting(
            number,
            answers=tuple(
                Answer(block=each.block, most=each.most, least=each.least)
                for each in instrument.simulate_respondent(bank, "short", theta, rng)
            ),
        )
        for number, theta in enumerate(instrument.draw_people(bank.norms.correlation, 40, rng))
    ]
    again = replace(stored[1], person=stored[0].person, completed_at=BEGAN + timedelta(days=30))
    other = (Answer(block="talk-99", most="talk-99-d", least="talk-99-s"),)
    others = [sitting(100, answers=other), sitting(2, completed_at=BEGAN - timedelta(days=1), answers=other)]
    found = choose_answers(bank, read_csv(write_csv(make_excerpt([*stored, again, *others]).sittings)))
    assert (len(found.choice_sets), found.others, found.repeated) == (40, 1, 1)
    assert {*found.choice_sets} == {to_choices(each.answers) for each in stored}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "columns are missing: person"),
        ("person,block\n1,2\n", "columns are missing: sitting"),
        (write_csv(make_excerpt(PEOPLE).sittings[:1]).replace(",8400", ",soon"), "line 2 holds no answer"),
    ],
)
def test_other_files_are_refused(text: str, says: str) -> None:
    with pytest.raises(StudyError, match=says):
        read_csv(text)
