"""The item bank: the content of the shipped one, and what makes a bank invalid."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from discern.instrument import (
    STYLES,
    Bank,
    BankError,
    bank_to_dict,
    draw_people,
    load_bank,
    parse_bank,
    select_blocks,
    with_fit_limits,
    with_norms,
)
from discern.instrument.model.best_worst_logit import expected_statistic_and_information

FILLER = "i a an the to of and that in my for with it is are me on by at as when what how people others"

Damage = Callable[[dict[str, Any]], None]


def test_shipped_bank_has_its_blocks_and_keys(bank: Bank) -> None:
    assert len(bank.blocks) >= 100
    assert sum(block.mixed for block in bank.blocks.values()) == len(bank.blocks) / 2
    reverse_keyed = Counter(item.style for block in bank.blocks.values() for item in block.items if item.key < 0)
    assert set(reverse_keyed.values()) == {len(bank.blocks) // 4}
    assert {item.source for block in bank.blocks.values() for item in block.items} == {"expert"}


def test_statements_are_short_plain_and_positive(bank: Bank) -> None:
    for block in bank.blocks.values():
        for item in block.items:
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


def test_statements_have_a_reading_age_of_12(bank: Bank) -> None:
    """The Flesch–Kincaid grade of the bank, each statement a sentence; grade 6 is a reading age of 11 to 12."""
    texts = [item.text.lower() for block in bank.blocks.values() for item in block.items]
    words = [word for text in texts for word in re.findall(r"[a-z]+", text)]
    grade = 0.39 * len(words) / len(texts) + 11.8 * sum(map(syllables, words)) / len(words) - 15.59
    assert grade <= 6
    assert max(map(syllables, words)) <= 4


def test_statements_do_not_repeat_each_other(bank: Bank) -> None:
    filler = set(FILLER.split())
    words = {
        item.text: frozenset(re.findall(r"[a-z'-]+", item.text.lower())) - filler
        for block in bank.blocks.values()
        for item in block.items
    }
    repeated = [pair for pair, count in Counter(words.values()).items() if count > 1]
    assert repeated == []


def test_forms(bank: Bank) -> None:
    assert list(bank.forms) == ["fixed", "short", "adaptive"]
    assert len(bank.form("fixed").blocks) == 24
    assert len(bank.form("short").blocks) == 12
    assert set(bank.form("adaptive").blocks) == set(bank.blocks)


@pytest.mark.parametrize(("form_id", "length"), [("fixed", 24), ("short", 12)])
def test_fixed_forms_measure_as_well_as_the_best_that_selection_finds(bank: Bank, form_id: str, length: int) -> None:
    """They were selected by other parameters, and stay: people are in the middle of them when parameters change."""
    # 2% of variance is 1% of a standard error.
    assert mean_variance(bank, bank.form(form_id).blocks) < 1.02 * mean_variance(bank, select_blocks(bank, length))


def mean_variance(bank: Bank, blocks: Sequence[str]) -> float:
    """Mean posterior variance of the styles over people of the norm group."""
    rows = bank.rows(blocks)
    people = draw_people(bank.norms.correlation, 500, np.random.default_rng(1))
    _, information = expected_statistic_and_information(bank.loadings[rows], bank.intercepts[rows], people)
    return float(np.linalg.inv(information + bank.precision).diagonal(axis1=1, axis2=2).mean())


@pytest.mark.parametrize("form_id", ["fixed", "short"])
def test_fixed_forms_are_balanced(bank: Bank, form_id: str) -> None:
    blocks = [bank.blocks[block] for block in bank.form(form_id).blocks]
    topics = Counter(block.topic for block in blocks)
    assert len(topics) == 8
    assert max(topics.values()) - min(topics.values()) <= 1
    reverse_keyed = [sum(block.items[column].key < 0 for block in blocks) for column in range(4)]
    assert max(reverse_keyed) - min(reverse_keyed) <= 1


def test_selection_refuses_an_impossible_length(bank: Bank) -> None:
    with pytest.raises(ValueError, match="1 to 104 blocks, not 0"):
        select_blocks(bank, 0)


def test_a_bank_survives_its_json(bank: Bank) -> None:
    again = parse_bank(bank_to_dict(bank))
    assert again.fingerprint == bank.fingerprint
    np.testing.assert_array_equal(again.loadings, bank.loadings)


def test_fingerprint_follows_the_content(bank: Bank) -> None:
    data = bank_to_dict(bank)
    data["blocks"][5]["items"][2]["intercept"] += 0.001
    assert parse_bank(data).fingerprint != bank.fingerprint
    assert re.fullmatch(r"sha256:[0-9a-f]{64}", bank.fingerprint)


def test_loaded_banks_are_shared_and_cannot_be_changed(bank: Bank) -> None:
    assert load_bank() is bank
    with pytest.raises(ValueError, match="read-only"):
        bank.loadings[0, 0] = 1.0


def test_unknown_form_names_the_forms(bank: Bank) -> None:
    with pytest.raises(BankError, match=r"no form 'long'; it has fixed, short, adaptive"):
        bank.form("long")


def _item(data: dict[str, Any], **changes: object) -> None:
    data["blocks"][0]["items"][1].update(changes)


DAMAGES: dict[str, tuple[Damage, str]] = {
    "block twice": (lambda d: d["blocks"].append(d["blocks"][0]), "talk-01: appears twice"),
    "no blocks": (lambda d: d.update(blocks=[], forms=[]), "blocks: must not be empty"),
    "two of a style": (lambda d: _item(d, style="D"), "talk-01: must hold one statement of D, I, S and C"),
    "one reversed": (lambda d: _item(d, key=-1, loading=-0.6), "talk-01: must hold no or two reversed statements"),
    "key against loading": (lambda d: _item(d, loading=-0.6), "talk-01-i: loading must have the key's sign"),
    "no loading": (lambda d: _item(d, loading=0.0), "talk-01-i: loading must have the key's sign"),
    "loading too large": (lambda d: _item(d, loading=9.0), "talk-01-i: loading must have the key's sign"),
    "NaN intercept": (lambda d: _item(d, intercept=float("nan")), "talk-01-i: intercept must lie in -5..5"),
    "uneven desirability": (lambda d: _item(d, desirability=2), "talk-01: desirability may differ by one step"),
    "unknown source": (lambda d: _item(d, source="guess"), "talk-01-i: source must be one of expert, calibrated"),
    "no text": (lambda d: _item(d, text=""), "talk-01-i: needs a text"),
    "text twice": (lambda d: _item(d, text=d["blocks"][1]["items"][0]["text"]), "talk-02-d: repeats another statement"),
    "item twice": (lambda d: _item(d, id="talk-01-d"), "talk-01-d: appears twice"),
    "missing field": (lambda d: d["blocks"][0]["items"][0].pop("loading"), "malformed: KeyError"),
    "scale": (lambda d: d.update(scale=0), "scale: must be above 0"),
    "form with unknown block": (lambda d: d["forms"][0]["blocks"].append("x"), "fixed: names the unknown block 'x'"),
    "form with a block twice": (
        lambda d: d["forms"][0]["blocks"].append(d["forms"][0]["blocks"][0]),
        "fixed: names a block twice",
    ),
    "empty form": (lambda d: d["forms"][0].update(blocks=[]), "fixed: needs blocks"),
    "cap": (lambda d: d["forms"][2].update(cap=0), "adaptive: cap must lie between"),
    "fixed cap": (lambda d: d["forms"][0].update(cap=3), "fixed: cap must be the number of blocks"),
    "norms kind": (lambda d: d["norms"].update(kind="x"), "norms provisional-1: kind must be"),
    "norms shape": (lambda d: d["norms"].update(mean=[0.0]), "norms provisional-1: mean and sd need 4 values"),
    "norms sd": (lambda d: d["norms"].update(sd=[1, 1, 0, 1]), "norms provisional-1: sd and correlation must be"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_damaged_banks_are_refused_with_place_and_rule(bank: Bank, name: str) -> None:
    damage, message = DAMAGES[name]
    data = bank_to_dict(bank)
    damage(data)
    with pytest.raises(BankError, match="bank discern-en: ") as caught:
        parse_bank(data)
    assert message in str(caught.value)


def test_norms_shift_the_scale_and_nothing_else(bank: Bank) -> None:
    from dataclasses import replace

    norms = replace(bank.norms, mean=np.array([0.5, 0.0, -0.5, 0.0]), sd=np.array([2.0, 1.0, 1.0, 1.0]))
    moved = with_norms(bank, norms, "1.1.0")
    z = np.array([0.3, -0.2, 0.1, 0.4])
    np.testing.assert_allclose(
        moved.intercepts + moved.loadings * z, bank.intercepts + bank.loadings * (norms.mean + norms.sd * z)
    )
    assert (moved.version, moved.fingerprint == bank.fingerprint) == ("1.1.0", False)
    assert [item.style for item in next(iter(moved.blocks.values())).items] == list(STYLES)


@pytest.mark.slow
def test_fit_limits_are_those_that_simulation_finds(bank: Bank) -> None:
    assert with_fit_limits(bank).fingerprint == bank.fingerprint
