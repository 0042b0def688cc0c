"""The content of the newest bank: its statements, their desirability, and the forms made of them."""

import csv
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest

from benchmarks.instrument.forms import assembled
from discern.instrument import Bank, Item, bank_to_dict, bank_versions, draw_people, load_bank, with_fit_limits
from discern.instrument.bank.items import STYLES
from discern.instrument.model.best_worst_logit import expected_statistic_and_information
from discern.instrument.simulation.looking_good import flattering_scores

RATINGS = Path(__file__).parents[2] / "docs" / "studies" / "desirability-discern-en-2.0.0.csv"

FILLER = set(
    "i a an the to of and that in my for with it is are me on by at as when what how people others".split()  # noqa: SIM905
)


def statements(bank: Bank) -> Iterator[Item]:
    for block in bank.blocks.values():
        yield from block.items


def test_it_has_its_blocks_and_keys(newest: Bank) -> None:
    assert len(newest.blocks) == 104
    assert sum(block.mixed for block in newest.blocks.values()) == 52
    assert Counter(item.style for item in statements(newest) if item.key < 0) == dict.fromkeys(STYLES, 26)
    assert sum(item.style is None for item in statements(newest)) == 5
    assert {item.source for item in statements(newest)} == {"expert"}


@pytest.mark.parametrize("form_id", ["fixed", "short"])
def test_each_form_has_infrequency_statements_of_different_topics_in_place_of_each_style(
    newest: Bank, form_id: str
) -> None:
    blocks = [newest.blocks[block] for block in newest.form(form_id).blocks]
    replaced = Counter(block.infrequency for block in blocks if block.infrequency is not None)
    assert sorted(replaced) == [0, 1, 2, 3]
    assert sum(replaced.values()) == (5 if form_id == "fixed" else 4)
    topics = Counter(block.topic for block in blocks if block.infrequency is not None)
    assert set(topics.values()) == {1}


def test_statements_are_short_plain_and_positive(newest: Bank) -> None:
    for item in statements(newest):
        assert item.text.startswith("I "), item.text
        assert 4 <= len(item.text.split()) <= 10, item.text
        assert not re.search(r"\b(not|never|no longer|don't|cannot)\b", item.text), item.text
        assert not item.text.endswith("."), item.text


def syllables(word: str) -> int:
    """Roughly: groups of vowels, minus a silent ending."""
    groups = len(re.findall(r"[aeiouy]+", word))
    silent = word.endswith("e") and not word.endswith("le")
    silent |= word.endswith("ed") and not word.endswith(("ted", "ded"))
    return max(groups - silent, 1)


def test_statements_have_a_reading_age_of_12(newest: Bank) -> None:
    """The Flesch–Kincaid grade of the bank, each statement a sentence; grade 6 is a reading age of 11 to 12."""
    texts = [item.text.lower() for item in statements(newest)]
    words = [word for text in texts for word in re.findall(r"[a-z]+", text)]
    grade = 0.39 * len(words) / len(texts) + 11.8 * sum(map(syllables, words)) / len(words) - 15.59
    assert grade <= 6
    assert max(map(syllables, words)) <= 4


FIGURES_OF_SPEECH = (
    r"\b(talks|the talk|a talk|big picture|small print|gut|on the spot|at stake|behind the scenes|head on)\b"
    r"|\b(play it safe|back seat|lend a hand|bright side|final word|last word|on the table|make the call)\b"
    r"|\b(straight face|parties|clubs|overtime|office|boss|promotion|friends for years|new job every)\b"
)


def test_statements_are_literal_and_assume_no_office_rank_or_club(newest: Bank) -> None:
    assert [item.text for item in statements(newest) if re.search(FIGURES_OF_SPEECH, item.text)] == []


def test_reversed_steadiness_is_not_impatience(newest: Bank) -> None:
    """Impatience is what somebody high in Dominance shows as well."""
    reversed_steadiness = [item.text for item in statements(newest) if item.style == "S" and item.key < 0]
    assert [text for text in reversed_steadiness if re.search(r"patien|restless|fidget|bored|hurry|rush", text)] == []


def test_reversed_dominance_does_not_begin_by_letting_others(newest: Bank) -> None:
    reversed_dominance = [item.text for item in statements(newest) if item.style == "D" and item.key < 0]
    assert [text for text in reversed_dominance if text.startswith("I let")] == []


def key_words(text: str) -> frozenset[str]:
    """The words that carry the meaning, without endings."""
    return frozenset(
        re.sub(r"(ing|ed|es|s|ly|'s)$", "", word)
        for word in re.findall(r"[a-z'-]+", text.lower())
        if word not in FILLER
    )


def test_statements_do_not_repeat_each_other(newest: Bank) -> None:
    words = Counter(key_words(item.text) for item in statements(newest))
    assert [pair for pair, count in words.items() if count > 1] == []


@pytest.mark.parametrize("form_id", ["fixed", "short"])
def test_no_two_statements_of_a_form_are_near_copies_or_mirror_each_other(newest: Bank, form_id: str) -> None:
    """Three quarters of the shorter one's words in both; what shares fewer and means the same, or the opposite, is
    listed in the bank, which refuses such forms."""
    form = {item for block in newest.form(form_id).blocks for item in newest.blocks[block].items}
    near = [
        (one.text, other.text)
        for one, other in combinations(form, 2)
        for shared, fewer in [shared_words(one.text, other.text)]
        if shared >= 2 and shared / fewer >= 0.75
    ]
    assert near == []
    assert not [pair for pair in newest.apart if {item.id for item in form}.issuperset(pair)]
    assert len(newest.apart) > 60


def shared_words(one: str, other: str) -> tuple[int, int]:
    """How many words two texts share, and how many the shorter one has."""
    words, others = key_words(one), key_words(other)
    return len(words & others), min(len(words), len(others))


def test_an_id_belongs_to_the_same_words_for_ever() -> None:
    banks = [load_bank(version=version) for version in bank_versions()]
    assert len(banks) > 1
    meaning: dict[str, set[tuple[str, str | None, int]]] = {}
    ids: dict[str, set[str]] = {}
    for bank in banks:
        for item in statements(bank):
            meaning.setdefault(item.id, set()).add((item.text, item.style, item.key))
            ids.setdefault(item.text, set()).add(item.id)
    assert {item: found for item, found in meaning.items() if len(found) > 1} == {}
    assert {text: found for text, found in ids.items() if len(found) > 1} == {}


def test_the_ratings_are_the_mean_of_the_two_recorded_ones(newest: Bank) -> None:
    with RATINGS.open(encoding="utf-8", newline="") as file:
        rows = {row["id"]: row for row in csv.DictReader(file)}
    for item in statements(newest):
        row = rows[item.id]
        assert (row["text"], row["style"] or None, int(row["key"])) == (item.text, item.style, item.key)
        if item.style is not None:
            assert item.desirability == (float(row["first"]) + float(row["second"])) / 2, item.id


@pytest.mark.parametrize("form_id", ["fixed", "short"])
@pytest.mark.exhaustive
def test_looking_good_favours_no_style(newest: Bank, form_id: str) -> None:
    """Somebody who marks the most and the least desirable statement of each block, with ideas of their own about what
    is desirable, lies within 45 to 55 on every style in the mean of 200 draws of these ideas."""
    scores = flattering_scores(newest, form_id, 200, np.random.default_rng(7)).mean(axis=0)
    assert np.abs(scores - 50.0).max() <= 5.0


def test_by_the_bank_before_it_favoured_steadiness() -> None:
    scores = flattering_scores(load_bank(version="1.1.0"), "fixed", 200, np.random.default_rng(7)).mean(axis=0)
    assert scores[STYLES.index("S")] > 70.0


def test_forms(newest: Bank) -> None:
    assert {form.id: len(form.blocks) for form in newest.forms.values()} == {"fixed": 24, "short": 12}


def test_the_forms_are_those_that_assembly_finds(newest: Bank) -> None:
    """And that the command prints."""
    assert json.loads(assembled(newest)) == bank_to_dict(newest)["forms"]


@pytest.mark.parametrize("form_id", ["fixed", "short"])
def test_balance_costs_little_precision(newest: Bank, form_id: str) -> None:
    """As measured by the bank before, whose loadings are the same, and which has no infrequency statements."""
    before = load_bank(version="1.1.0")
    assert mean_variance(newest, newest.form(form_id).blocks) < 1.12 * mean_variance(
        before, before.form(form_id).blocks
    )


def mean_variance(bank: Bank, blocks: Sequence[str]) -> float:
    """Mean posterior variance of the styles over people of the norm group."""
    rows = bank.rows(blocks)
    people = draw_people(bank.norms.correlation, 500, np.random.default_rng(1))
    _, information = expected_statistic_and_information(bank.loadings[rows], bank.intercepts[rows], people)
    return float(np.linalg.inv(information + bank.precision).diagonal(axis1=1, axis2=2).mean())


@pytest.mark.parametrize("form_id", ["fixed", "short"])
def test_fixed_forms_are_balanced(newest: Bank, form_id: str) -> None:
    blocks = [newest.blocks[block] for block in newest.form(form_id).blocks]
    topics = Counter(block.topic for block in blocks)
    assert len(topics) == 8
    assert max(topics.values()) - min(topics.values()) <= 1
    reverse_keyed = [sum(block.items[column].key < 0 for block in blocks) for column in range(4)]
    assert max(reverse_keyed) - min(reverse_keyed) <= 1
    assert all(one.topic != other.topic for one, other in pairwise(blocks))


@pytest.mark.slow
def test_fit_limits_are_those_that_simulation_finds(newest: Bank) -> None:
    assert with_fit_limits(newest).fingerprint == newest.fingerprint
