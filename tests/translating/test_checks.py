"""What the check of a translation finds, and that the shipped ones are whole."""

from pathlib import Path

import pytest

from discern.words.catalog import LANGUAGES, read_sources
from translating.checks import LOOKS, check, check_seen, check_statements
from translating.extract import digest_english

ROOT = Path(__file__).parents[2]

ENGLISH = """plain = Who is in this team today, then
counted =
    { $count ->
        [one] One person of { $team }
       *[other] { $count } people of { $team }
    }
spoken =
    { $voice ->
        [you] You move fast.
       *[named] { $a } moves fast.
    }
    .detail = { plain }, and more.
"""

GERMAN = """plain = Wer im Team ist
counted =
    { $count ->
        [one] Eine Person von { $team }
       *[other] { $count } Personen von { $team }
    }
spoken =
    { $voice ->
        [you] Sie sind schnell.
       *[named] { $a } ist schnell.
    }
    .detail = { plain }, und mehr.
"""


def found(german: str) -> set[tuple[str, str]]:
    return {(each.message, each.kind) for each in check({"a.ftl": ENGLISH}, {"a.ftl": german})}


def test_a_whole_translation_has_no_faults() -> None:
    assert found(GERMAN) == set()


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("plain = Wer im Team ist\n", "", ("plain", "missing")),
        ("plain =", "# TO TRANSLATE\nplain =", ("plain", "missing")),
        ("    .detail = { plain }, und mehr.\n", "", ("spoken.detail", "missing")),
        ("plain =", "plane = Wer\nplain =", ("plane", "unknown")),
        ("plain = Wer im Team ist", "plain = Wer im Team ist\nplain = Wer", ("plain", "syntax")),
        ("{ $a } ist", "{ $a ist", ("spoken =", "syntax")),
        ("{ $a } ist", "{ $name } ist", ("spoken", "arguments")),
        ("{ $a } ist schnell", "Die Person ist schnell", ("spoken", "arguments")),
        ("        [you] Sie sind schnell.\n", "", ("spoken", "cases")),
        ("[you] Sie", "[your] Sie", ("spoken", "cases")),
        ("{ $a } ist schnell", "{ $a }s Tempo ist hoch", ("spoken", "inflected")),
        (
            "[you] Sie sind schnell.",
            "[you] Sie sind schnell, und zwar immer und überall.",
            ("spoken", "long"),
        ),
        ("Wer im Team ist", "Who is in this team today, then", ("plain", "english")),
    ],
)
def test_a_fault_is_found(before: str, after: str, fault: tuple[str, str]) -> None:
    assert fault in found(GERMAN.replace(before, after))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_shipped_language_is_whole_and_of_todays_english(language: str) -> None:
    """Where English has changed: put the translation right, and `python -m translating accept LANGUAGE`."""
    faults = [*check(read_sources("en"), read_sources(language)), *check_seen(language)]
    faults += check_statements(ROOT, language)
    assert [each for each in faults if each.kind not in LOOKS] == []


def test_a_change_of_the_english_is_noticed_and_one_of_its_comment_isnt(monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest_english()
    sources = read_sources("en")
    file = next(each for each in sources if "home-" in sources[each])
    for changed in (f"# A new remark.\n\n{sources[file]}", sources[file].replace(" the ", " a ")):
        monkeypatch.setattr("translating.extract.read_sources", lambda _, new=changed: sources | {file: new})
        assert (digest_english() == before) == changed.startswith("# A new")
