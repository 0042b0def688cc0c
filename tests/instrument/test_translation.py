"""A translation brings words, and can't bring anything else."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from discern.instrument import (
    BankError,
    Translation,
    bank_to_dict,
    list_translations,
    load_bank,
    load_translated,
    parse_bank,
    translate,
)
from discern.instrument.translation import read_translation

GERMAN = list_translations()["de"]


def test_a_translated_bank_has_other_words_and_measures_the_same() -> None:
    english, german = load_bank(), load_translated("de")
    assert (german.id, german.language, german.translation) == ("discern-de", "de", "translated")
    assert german.forms == english.forms
    for name, block in german.blocks.items():
        of = english.blocks[name]
        assert [item.text for item in block.items] == [GERMAN.statements[item.id] for item in of.items]
        # Nobody has rated the new words.
        assert [replace(item, text="", desirability=None) for item in block.items] == [
            replace(item, text="", desirability=None) for item in of.items
        ]
        german_row, row = german.row_of_block[name], english.row_of_block[name]
        assert german.loadings[german_row].tolist() == english.loadings[row].tolist()
    assert german.fingerprint != english.fingerprint
    assert parse_bank(bank_to_dict(german)).fingerprint == german.fingerprint


def test_the_levels_of_a_translation_are_in_more_doubt_and_nobody_elses_answers_settle_them() -> None:
    english = load_bank()
    assert load_translated("de").levels.sd > english.levels.sd
    settled = parse_bank(bank_to_dict(english) | {"levels": {"shift": [0.1, 0, 0, 0], "sd": 0.05, "people": 40}})
    assert not translate(settled, GERMAN).levels.are_settled


def test_a_form_is_in_a_language_whole_or_not_at_all() -> None:
    english = load_bank()
    only = {item.id for block in english.form("short").blocks for item in english.blocks[block].items}
    short = replace(GERMAN, statements={name: text for name, text in GERMAN.statements.items() if name in only})
    assert [*translate(english, short).forms] == ["short"]
    missing = dict(short.statements)
    del missing[min(missing)]
    with pytest.raises(BankError, match="no form whole"):
        translate(english, replace(short, statements=missing))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"of": "another"}, "is of another"),
        ({"statements": {"talk-99-d": "Ich"}}, "no statement 'talk-99-d'"),
        ({"statements": {}}, "no form whole"),
    ],
)
def test_a_translation_of_something_else_is_refused(change: dict[str, object], problem: str) -> None:
    with pytest.raises(BankError, match=problem):
        translate(load_bank(), replace(GERMAN, **change))  # type: ignore[arg-type]


def test_a_file_can_hold_nothing_but_words(tmp_path: Path) -> None:
    file = tmp_path / "statements-de.json"
    data = {"of": "discern-en", "language": "de", "status": "translated", "statements": {"a": "Ich"}}
    file.write_text(json.dumps(data | {"keys": {"a": -1}}), encoding="utf-8")
    assert read_translation(file) == Translation("discern-en", "de", "translated", {"a": "Ich"})
    file.write_text(json.dumps(data | {"status": "perfect"}), encoding="utf-8")
    with pytest.raises(BankError, match="status must be one of"):
        read_translation(file)
