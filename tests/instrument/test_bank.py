"""The item bank: its files, and what makes one invalid."""

import re
from collections.abc import Callable
from dataclasses import replace
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
    score_batch,
    select_blocks,
    with_fit_limits,
    with_norms,
)
from discern.instrument.best_worst_logit import draw_choices
from discern.instrument.quality import standardised_fit
from tests.support.infrequency import INTERCEPT, with_infrequency

Damage = Callable[[dict[str, Any]], object]


def test_selection_refuses_an_impossible_length(bank: Bank) -> None:
    with pytest.raises(ValueError, match="1 to 104 blocks, not 0"):
        select_blocks(bank, 0)


def test_a_bank_survives_its_json(bank: Bank) -> None:
    again = parse_bank(bank_to_dict(bank))
    assert again.fingerprint == bank.fingerprint
    np.testing.assert_array_equal(again.loadings, bank.loadings)


def test_a_rating_may_be_a_mean(bank: Bank) -> None:
    data = bank_to_dict(bank)
    for item in data["blocks"][0]["items"]:
        item["desirability"] = 3.5
    rated = parse_bank(data)
    assert {item.desirability for item in rated.blocks["talk-01"].items} == {3.5}
    assert parse_bank(bank_to_dict(rated)).fingerprint == rated.fingerprint


def test_statements_to_be_kept_apart_survive_the_json(bank: Bank) -> None:
    short = bank.form("short").blocks
    left_out = next(block for block in bank.blocks if block not in bank.form("fixed").blocks)
    one, other = (bank.blocks[block].items[0].id for block in (short[0], left_out))
    kept = parse_bank(bank_to_dict(bank) | {"apart": [[one, other]]})
    rows = kept.rows([short[0], left_out])
    assert np.argwhere(kept.exclusions).tolist() == sorted([[rows[0], rows[1]], [rows[1], rows[0]]])
    assert parse_bank(bank_to_dict(kept)).fingerprint == kept.fingerprint != bank.fingerprint


def test_fingerprint_follows_the_content(bank: Bank) -> None:
    data = bank_to_dict(bank)
    data["blocks"][5]["items"][2]["intercept"] += 0.001
    assert parse_bank(data).fingerprint != bank.fingerprint
    assert re.fullmatch(r"sha256:[0-9a-f]{64}", bank.fingerprint)


def test_the_loaded_bank_is_shared_and_cannot_be_changed() -> None:
    bank = load_bank()
    assert load_bank() is bank
    with pytest.raises(ValueError, match="read-only"):
        bank.loadings[0, 0] = 1.0


def test_unknown_form_names_the_forms(bank: Bank) -> None:
    with pytest.raises(BankError, match=r"no form 'long'; it has fixed, short"):
        bank.form("long")


def test_an_infrequency_statement_has_no_style_and_the_place_of_one(bank: Bank) -> None:
    changed = with_infrequency(bank, {"talk-01": 2})
    block, row = changed.blocks["talk-01"], changed.row_of_block["talk-01"]
    assert [item.style for item in block.items] == ["D", "I", None, "C"]
    assert (block.infrequency, changed.blocks["talk-02"].infrequency) == (2, None)
    assert (changed.loadings[row, 2], changed.intercepts[row, 2]) == (0.0, INTERCEPT * bank.scale)
    assert parse_bank(bank_to_dict(changed)).fingerprint == changed.fingerprint != bank.fingerprint


def test_a_block_with_an_infrequency_statement_may_hold_one_reversed(bank: Bank) -> None:
    block = next(block for block in bank.blocks.values() if block.mixed)
    column = next(column for column, item in enumerate(block.items) if item.key < 0)
    changed = with_infrequency(bank, {block.id: column})
    assert sum(item.key < 0 for item in changed.blocks[block.id].items) == 1


def test_norms_leave_infrequency_statements_as_they_are(bank: Bank) -> None:
    changed = with_infrequency(bank, {"talk-01": 2})
    norms = replace(changed.norms, mean=np.full(4, 0.5), sd=np.full(4, 2.0))
    row = changed.row_of_block["talk-01"]
    moved = with_norms(changed, norms, "3.0.0")
    assert (moved.loadings[row, 2], moved.intercepts[row, 2]) == (0.0, changed.intercepts[row, 2])


def _item(data: dict[str, Any], **changes: object) -> None:
    data["blocks"][0]["items"][1].update(changes)


def _infrequency(data: dict[str, Any], **changes: object) -> None:
    _item(data, **{"style": None, "key": 0, "loading": 0.0, "intercept": -2.0, **changes})


def _first_item(data: dict[str, Any], block_id: str) -> str:
    return str(next(block for block in data["blocks"] if block["id"] == block_id)["items"][0]["id"])


DAMAGES: dict[str, tuple[Damage, str]] = {
    "block twice": (lambda d: d["blocks"].append(d["blocks"][0]), "talk-01: appears twice"),
    "no blocks": (lambda d: d.update(blocks=[], forms=[]), "blocks: must not be empty"),
    "three statements": (lambda d: d["blocks"][0]["items"].pop(), "talk-01: must hold four statements"),
    "two of a style": (lambda d: _item(d, style="D"), "talk-01: must hold one statement of D, I, S and C"),
    "one reversed": (lambda d: _item(d, key=-1, loading=-0.6), "talk-01: must hold no or two reversed statements"),
    "key against loading": (lambda d: _item(d, loading=-0.6), "talk-01-i: loading must have the key's sign"),
    "no loading": (lambda d: _item(d, loading=0.0), "talk-01-i: loading must have the key's sign"),
    "loading too large": (lambda d: _item(d, loading=9.0), "talk-01-i: loading must have the key's sign"),
    "NaN intercept": (lambda d: _item(d, intercept=float("nan")), "talk-01-i: intercept must lie in -5..5"),
    "uneven desirability": (lambda d: _item(d, desirability=2), "talk-01: desirability may differ by one step"),
    "infrequency with a key": (lambda d: _infrequency(d, key=1), "talk-01-i: key must be 0, since it is"),
    "infrequency with a loading": (lambda d: _infrequency(d, loading=0.5), "talk-01-i: loading must be 0, since it is"),
    "infrequency that appeals": (lambda d: _infrequency(d, intercept=0.0), "talk-01-i: intercept must be below 0"),
    "infrequency twice": (
        lambda d: [item.update(style=None) for item in d["blocks"][0]["items"][:2]],
        "talk-01: may hold one infrequency statement",
    ),
    "unknown source": (lambda d: _item(d, source="guess"), "talk-01-i: source must be one of expert, calibrated"),
    "no text": (lambda d: _item(d, text=""), "talk-01-i: needs a text"),
    "text twice": (lambda d: _item(d, text=d["blocks"][1]["items"][0]["text"]), "talk-02-d: repeats another statement"),
    "item twice": (lambda d: _item(d, id="talk-01-d"), "talk-01-d: appears twice"),
    "missing field": (lambda d: d["blocks"][0]["items"][0].pop("loading"), "malformed: KeyError"),
    "apart from an unknown one": (
        lambda d: d.update(apart=[["talk-01-d", "x"]]),
        "apart: names the unknown statement 'x'",
    ),
    "apart in one block": (
        lambda d: d.update(apart=[["talk-01-d", "talk-01-i"]]),
        "apart: talk-01-d and talk-01-i are in one block",
    ),
    "apart and in one form": (
        lambda d: d.update(apart=[[_first_item(d, block) for block in d["forms"][0]["blocks"][:2]]]),
        "fixed: has statements to be kept apart",
    ),
    "scale": (lambda d: d.update(scale=0), "scale: must be above 0"),
    "form with unknown block": (lambda d: d["forms"][0]["blocks"].append("x"), "fixed: names the unknown block 'x'"),
    "form with a block twice": (
        lambda d: d["forms"][0]["blocks"].append(d["forms"][0]["blocks"][0]),
        "fixed: names a block twice",
    ),
    "empty form": (lambda d: d["forms"][0].update(blocks=[]), "fixed: needs blocks"),
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
    norms = replace(bank.norms, mean=np.array([0.5, 0.0, -0.5, 0.0]), sd=np.array([2.0, 1.0, 1.0, 1.0]))
    moved = with_norms(bank, norms, "1.1.0")
    z = np.array([0.3, -0.2, 0.1, 0.4])
    np.testing.assert_allclose(
        moved.intercepts + moved.loadings * z, bank.intercepts + bank.loadings * (norms.mean + norms.sd * z)
    )
    assert (moved.version, moved.fingerprint == bank.fingerprint) == ("1.1.0", False)
    assert [item.style for item in next(iter(moved.blocks.values())).items] == list(STYLES)


@pytest.mark.slow
@pytest.mark.parametrize("form_id", ["fixed", "short"])
def test_of_people_who_answer_by_the_model_one_in_a_hundred_falls_below_the_fit_limit(bank: Bank, form_id: str) -> None:
    changed = with_fit_limits(bank)
    form, rows = changed.form(form_id), changed.rows(changed.form(form_id).blocks)
    loadings, intercepts = changed.loadings[rows], changed.intercepts[rows]
    rng = np.random.default_rng(17)
    factors, probabilities = changed.discrimination.nodes()
    theta = rng.choice(factors, size=(4000, 1), p=probabilities) * draw_people(changed.norms.correlation, 4000, rng)
    answers = draw_choices(loadings, intercepts, theta, rng)
    found = score_batch(changed, form_id, *answers)
    below = standardised_fit(loadings, intercepts, found.theta, *answers) < form.fit_limit
    assert 0.005 < below.mean() < 0.016
