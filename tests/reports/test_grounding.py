"""The grounding check: only sentences that their statements support reach a reader."""

import pytest

from discern.reports.grounding import check
from discern.reports.model.completion_request import decode
from discern.reports.model.writer import judge
from tests.support.outputs import BadOutput, SoundOutput, bad_outputs, content_of, sound_outputs, statements_of

BAD = bad_outputs()
SOUND = sound_outputs()


def test_there_are_enough_good_and_bad_outputs() -> None:
    assert len(BAD) >= 60
    assert len(SOUND) >= 100
    assert len({str(case) for case in BAD}) == len(BAD)


@pytest.mark.parametrize("case", [case for case in BAD if case.sentences], ids=str)
def test_unsupported_sentences_are_refused(case: BadOutput) -> None:
    passed = [each.text for each in case.sentences if check(each, statements_of(case.of)) is None]
    assert passed == []


@pytest.mark.parametrize("case", [case for case in BAD if case.wire is None], ids=str)
def test_nothing_of_a_bad_answer_is_accepted(case: BadOutput) -> None:
    try:
        data = decode(case.content)
    except (ValueError, RecursionError):
        return
    sound, refusals, _ = judge(data, statements_of(case.of), 10)
    assert sound == []
    assert refusals


@pytest.mark.parametrize("case", SOUND, ids=str)
def test_sound_answers_are_accepted(case: SoundOutput) -> None:
    sound, _, _ = judge(decode(content_of(case.sentences)), statements_of(case.of), 10)
    assert sound != []


def test_every_accepted_sentence_cites_evidence() -> None:
    for case in SOUND:
        held = statements_of(case.of)
        for sentence in judge(decode(content_of(case.sentences)), held, 10)[0]:
            assert sentence.statements
            assert set(sentence.statements) <= set(held)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        pytest.param("P1 is likely active.", "[P1] is likely active.", id="brackets-lost"),
        pytest.param("{P1} is likely active.", "[P1] is likely active.", id="other-brackets"),
        pytest.param("[P1]  is\nlikely active.", "[P1] is likely active.", id="spaces"),
    ],
)
def test_placeholders_are_restored(given: str, kept: str) -> None:
    data = {"sentences": [{"text": given, "statements": ["s7"]}]}
    sound, _, _ = judge(data, statements_of("person"), 10)
    assert [each.text for each in sound] == [kept]
