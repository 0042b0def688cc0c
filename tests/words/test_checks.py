"""What checks of answers look for: said in the reader's language where they are Discern's."""

import pytest

from discern import words
from discern.contract.models.insights import Voice
from discern.contract.models.results import Quality, QualityCheck, Results
from discern.insight import describe_person
from discern.instrument.quality import RULES, QualityRule
from discern.words import catalog
from tests.support.pseudo_language import accented, pseudo_catalog

OURS = {rule.id: words.format_message("en", "check-meaning", {"check": rule.id}) for rule in RULES}
"""What each rule's check looks for, as the service stores it."""


@pytest.fixture
def second_language(monkeypatch: pytest.MonkeyPatch) -> str:
    """A language with a catalogue of its own beside English."""
    english, other = catalog.catalog("en"), pseudo_catalog()
    monkeypatch.setattr(catalog, "catalog", lambda language: other if language == "de" else english)
    return "de"


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_every_rule_is_said_in_the_reader_s_language(rule: QualityRule, second_language: str) -> None:
    meaning = OURS[rule.id]
    assert words.check_meaning(rule.id, meaning) == meaning
    assert words.check_meaning(rule.id, meaning, second_language) == accented(meaning)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
@pytest.mark.parametrize("voice", ["you", "named"])
def test_what_a_failed_check_means_is_said_for_people(rule: QualityRule, voice: Voice, second_language: str) -> None:
    note = words.check_note(rule.id, OURS[rule.id], voice)
    assert note != OURS[rule.id]
    assert note.endswith(".")
    assert not any(letter.isdigit() for letter in note)
    assert "your" not in note.lower() or voice == "you"
    assert words.check_note(rule.id, OURS[rule.id], voice, second_language) == accented(note)
    assert words.check_note(rule.id, "As another service says it", voice) == "As another service says it"


def test_no_two_rules_look_for_the_same() -> None:
    assert len(set(OURS.values())) == len(RULES)


@pytest.mark.parametrize(
    ("id_", "meaning"),
    [
        ("fast", "More than a quarter of the answers in under 1.5 seconds"),
        ("fast", OURS["too_fast"]),
        ("attention", "Questions that ask for a certain answer"),
        ("", ""),
    ],
    ids=["another-limit", "another-id", "another-service", "nothing"],
)
def test_a_check_that_is_not_ours_keeps_its_words(id_: str, meaning: str, second_language: str) -> None:
    assert words.check_meaning(id_, meaning, second_language) == meaning


def test_a_statement_says_failed_checks_in_its_language(withheld: Results, second_language: str) -> None:
    checks = [
        QualityCheck(id="too_few", passed=False, meaning=OURS["too_few"]),
        QualityCheck(id="too_few", passed=False, meaning="As another service says it"),
    ]
    (claim,) = describe_person(withheld.model_copy(update={"quality": Quality(verdict="withheld", checks=checks)}))
    english = words.say(claim)
    assert [each.name for each in english.evidence] == [each.meaning for each in checks]
    said = [accented(OURS["too_few"]), "As another service says it"]
    assert [each.name for each in words.say(claim, second_language).evidence] == said
    assert [each.name for each in words.restate(english, second_language).evidence] == said
