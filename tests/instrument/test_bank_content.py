"""The content of the bank that ships: its statements, their desirability, and the forms made of them."""

import csv
import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest

from benchmarks.instrument.desirability import flattering_scores
from benchmarks.instrument.forms import assembled
from discern.instrument import Bank, Item, bank_to_dict, with_fit_limits
from discern.instrument.bank import STYLES

RATINGS = Path(__file__).parents[2] / "docs" / "studies" / "desirability-ratings.csv"

FILLER = set(
    "i a an the to of and that in my for with it is are me on by at as when what how people others".split()  # noqa: SIM905
)


def statements(bank: Bank) -> Iterator[Item]:
    for block in bank.blocks.values():
        yield from block.items


def test_it_has_its_blocks_and_keys(shipped: Bank) -> None:
    assert len(shipped.blocks) == 104
    assert sum(block.mixed for block in shipped.blocks.values()) == 52
    assert Counter(item.style for item in statements(shipped) if item.key < 0) == dict.fromkeys(STYLES, 26)
    assert sum(item.style is None for item in statements(shipped)) == 4
    assert {item.source for item in statements(shipped)} == {"expert"}


@pytest.mark.parametrize(("form_id", "count"), [("fixed", 4), ("short", 2)])
def test_a_form_has_few_infrequency_statements_of_different_topics_in_place_of_different_styles(
    shipped: Bank, form_id: str, count: int
) -> None:
    blocks = [shipped.blocks[block] for block in shipped.form(form_id).blocks]
    checking = [block for block in blocks if block.infrequency is not None]
    assert len(checking) == len({block.infrequency for block in checking}) == len({block.topic for block in checking})
    assert len(checking) == count


def test_statements_are_short_plain_and_positive(shipped: Bank) -> None:
    for item in statements(shipped):
        assert item.text.startswith("I "), item.text
        assert 3 <= len(item.text.split()) <= 9, item.text
        assert not re.search(r"\b(not|never|no longer|don't|cannot)\b", item.text), item.text
        assert not item.text.endswith("."), item.text


def syllables(word: str) -> int:
    """Roughly: groups of vowels, minus a silent ending."""
    groups = len(re.findall(r"[aeiouy]+", word))
    silent = word.endswith("e") and not word.endswith("le")
    silent |= word.endswith("ed") and not word.endswith(("ted", "ded"))
    return max(groups - silent, 1)


def test_statements_have_a_reading_age_of_12(shipped: Bank) -> None:
    """The Flesch–Kincaid grade of the shipped, each statement a sentence; grade 6 is a reading age of 11 to 12."""
    texts = [item.text.lower() for item in statements(shipped)]
    words = [word for text in texts for word in re.findall(r"[a-z]+", text)]
    grade = 0.39 * len(words) / len(texts) + 11.8 * sum(map(syllables, words)) / len(words) - 15.59
    assert grade <= 6
    assert max(map(syllables, words)) <= 4


FIGURES_OF_SPEECH = (
    r"\b(talks|the talk|a talk|big picture|small print|gut|on the spot|at stake|behind the scenes|head on)\b"
    r"|\b(play it safe|back seat|lend a hand|bright side|final word|last word|on the table|make the call)\b"
    r"|\b(straight face|parties|clubs|overtime|office|boss|promotion|friends for years|new job every)\b"
    r"|\b(my hands|nod|clap|stand by|steer|adventure)\b"
)
HARD_WORDS = (
    r"\b(setbacks?|quarrels?|conflicts?|hesitate|improvise|liven|skim|dare|rivals?|dull|tense|gentle|applause|evidence)\b"
    r"|\b(proof|humour|modest|mild|reliable|loyal|newcomers?|crisis|demands?|settle|struggling|criticism|claims?)\b"
)


def test_statements_are_literal_and_assume_no_office_rank_or_club(shipped: Bank) -> None:
    assert [item.text for item in statements(shipped) if re.search(FIGURES_OF_SPEECH, item.text)] == []


def test_statements_have_no_words_above_b1_that_readers_stumbled_over(shipped: Bank) -> None:
    assert [item.text for item in statements(shipped) if re.search(HARD_WORDS, item.text)] == []


def test_reversed_steadiness_is_not_impatience(shipped: Bank) -> None:
    """Impatience is what somebody high in Dominance shows as well."""
    reversed_steadiness = [item.text for item in statements(shipped) if item.style == "S" and item.key < 0]
    assert [text for text in reversed_steadiness if re.search(r"patien|restless|fidget|bored|hurry|rush", text)] == []


def test_reversed_dominance_does_not_begin_by_letting_others(shipped: Bank) -> None:
    reversed_dominance = [item.text for item in statements(shipped) if item.style == "D" and item.key < 0]
    assert [text for text in reversed_dominance if text.startswith("I let")] == []


def key_words(text: str) -> frozenset[str]:
    """The words that carry the meaning, without endings."""
    return frozenset(
        re.sub(r"(ing|ed|es|s|ly|'s)$", "", word)
        for word in re.findall(r"[a-z'-]+", text.lower())
        if word not in FILLER
    )


def test_statements_do_not_repeat_each_other(shipped: Bank) -> None:
    words = Counter(key_words(item.text) for item in statements(shipped))
    assert [pair for pair, count in words.items() if count > 1] == []


@pytest.mark.parametrize("form_id", ["fixed", "short"])
def test_no_two_statements_of_a_form_are_near_copies_or_mirror_each_other(shipped: Bank, form_id: str) -> None:
    """Three quarters of the shorter one's words in both; what shares fewer and means the same, or the opposite, is
    listed in the shipped, which refuses such forms."""
    form = {item for block in shipped.form(form_id).blocks for item in shipped.blocks[block].items}
    near = [
        (one.text, other.text)
        for one, other in combinations(form, 2)
        for shared, fewer in [shared_words(one.text, other.text)]
        if shared >= 2 and shared / fewer >= 0.75
    ]
    assert near == []
    assert not [pair for pair in shipped.apart if {item.id for item in form}.issuperset(pair)]
    assert len(shipped.apart) > 60


def shared_words(one: str, other: str) -> tuple[int, int]:
    """How many words two texts share, and how many the shorter one has."""
    words, others = key_words(one), key_words(other)
    return len(words & others), min(len(words), len(others))


def test_a_desirability_is_the_mean_of_recorded_ratings_or_missing(shipped: Bank) -> None:
    """And a recorded id belongs to the same words, style and key for ever."""
    with RATINGS.open(encoding="utf-8", newline="") as file:
        rows = {row["id"]: row for row in csv.DictReader(file)}
    texts = {row["text"] for row in rows.values()}
    for item in statements(shipped):
        row = rows.get(item.id)
        if row is None:
            assert (item.desirability, item.text in texts) == (None, False), item.id
        else:
            assert (row["text"], row["style"] or None, int(row["key"])) == (item.text, item.style, item.key)
            assert item.desirability == (float(row["first"]) + float(row["second"])) / 2, item.id


def test_intercepts_follow_desirability(shipped: Bank) -> None:
    """A fifth of a point for each step above the block's mean, and nothing where a statement is unrated."""
    for block in shipped.blocks.values():
        styled = [number for number, item in enumerate(block.items) if item.style is not None]
        middle = float(np.mean([block.desirability[number] for number in styled]))
        for number in styled:
            expected = 0.2 * (block.desirability[number] - middle)
            assert block.items[number].intercept == pytest.approx(expected, abs=0.0006), block.items[number].id


@pytest.mark.parametrize("form_id", ["fixed", "short"])
@pytest.mark.exhaustive
def test_forms_are_balanced_by_the_ratings_there_are(shipped: Bank, form_id: str) -> None:
    """Somebody who marks the most and the least desirable statement of each block, with ideas of their own about what
    is desirable, lies within 45 to 55 on every style in the mean of 200 draws of these ideas."""
    scores = flattering_scores(shipped, form_id, 200, np.random.default_rng(7)).mean(axis=0)
    assert np.abs(scores - 50.0).max() <= 5.0


def test_forms(shipped: Bank) -> None:
    assert {form.id: len(form.blocks) for form in shipped.forms.values()} == {"fixed": 24, "short": 12}


def test_the_forms_are_those_that_assembly_finds(shipped: Bank) -> None:
    """And that the command prints."""
    assert json.loads(assembled(shipped)) == bank_to_dict(shipped)["forms"]


@pytest.mark.parametrize("form_id", ["fixed", "short"])
def test_fixed_forms_are_balanced(shipped: Bank, form_id: str) -> None:
    blocks = [shipped.blocks[block] for block in shipped.form(form_id).blocks]
    topics = Counter(block.topic for block in blocks)
    assert len(topics) == 8
    assert max(topics.values()) - min(topics.values()) <= 1
    reverse_keyed = [sum(block.items[column].key < 0 for block in blocks) for column in range(4)]
    assert max(reverse_keyed) - min(reverse_keyed) <= 1
    assert all(one.topic != other.topic for one, other in pairwise(blocks))


@pytest.mark.slow
def test_fit_limits_are_those_that_simulation_finds(shipped: Bank) -> None:
    assert with_fit_limits(shipped).fingerprint == shipped.fingerprint
