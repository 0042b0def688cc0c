"""What is taken of a language model's draft of an opening, and how it becomes part of a report."""

import asyncio
import json
import random
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from benchmarks.reports.reading import count_pages
from discern.contract.models.insights import Insight
from discern.contract.models.reports import Length, Opening, ReportDocument, Writer, sections_of
from discern.contract.models.results import Results
from discern.reports.arrangement import RefusedError
from discern.reports.assembly import write_document
from discern.reports.markdown import make_markdown
from discern.reports.material import Commission, Material, gather_pair, gather_person, gather_team
from discern.reports.model import Model, ModelConfig
from discern.reports.model.completion_request import decode
from discern.reports.opening import (
    MOST_CHARACTERS,
    MOST_SENTENCES,
    add_opening,
    draft_opening,
    read_opening,
    remove_opening,
    require_harmless,
)
from discern.reports.pdf import make_pdf
from discern.reports.placeholders import Roster
from tests.support.hostile_openings import HOSTILE, MARK, OFFERED, draft
from tests.support.measured import measure, measure_many
from tests.support.provider import Provider, saying, task_of
from tests.support.results import build_results

NOW = datetime(2026, 11, 20, tzinfo=UTC)
FULL = Commission("manager", "full")
ANA = measure("Zebulon Quackenbush", (1.6, 0.2, -0.6, -1.0), number=4)
BEN = measure("Ben Ito", (-1.0, 0.0, 1.5, 0.3), number=2)
TEAM = [each for each in measure_many(7) if each.scores is not None]
PERSON, ROSTER = gather_person(ANA, FULL)
PAIR, PAIR_ROSTER = gather_pair(ANA, BEN, FULL)
WHOLE, TEAM_ROSTER = gather_team(len(TEAM), TEAM, FULL)
SUBJECTS = {
    "person": (PERSON, [ANA], ROSTER),
    "pair": (PAIR, [ANA, BEN], PAIR_ROSTER),
    "team": (WHOLE, TEAM, TEAM_ROSTER),
}
GIVEN = {f"s{number}": each for number, each in enumerate(PERSON.statements, start=1)}
UNSURE, _ = gather_person(build_results(theta=(0.55, 0.0, -0.55, 0.0), error=0.7), FULL)
LEANING = next(each for each in UNSURE.statements if each.id == "style-D" and each.strength == "leaning")
VERY_LIKELY = next(each for each in PERSON.statements if each.strength == "very likely" and each.kind == "pace")


def write(material: Material, results: list[Results]) -> ReportDocument:
    document, _ = asyncio.run(write_document(material, results, report_id="rep_1", now=NOW))
    return document


def ask(
    provider: Provider, subject: str = "person", *, purpose: str = "", timeout_s: float = 5.0
) -> tuple[Opening | None, int]:
    """The opening that a model gives for a report, and how often it was asked."""
    material, results, roster = SUBJECTS[subject]
    document = write(material, results)

    async def run() -> tuple[Opening | None, int]:
        async with provider.running(), httpx.AsyncClient() as http:
            model = Model(ModelConfig("openai", "tiny-1", provider.base_url), http, timeout_s)
            opening, writing = await draft_opening(model, document, roster.placeholders, purpose)
        return opening, writing.requests

    return asyncio.run(run())


def is_harmless(text: str, *basis: Insight, roster: Roster = ROSTER) -> bool:
    try:
        require_harmless(text, basis or [VERY_LIKELY], [], roster.placeholders, "en")
    except RefusedError:
        return False
    return True


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_answer_gives_no_opening(name: str) -> None:
    try:
        data = decode(HOSTILE[name])
    except (ValueError, RecursionError):
        return
    with pytest.raises(RefusedError) as refused:
        read_opening(data, GIVEN, [], ROSTER.placeholders, "tiny-1", "en")
    assert MARK not in str(refused.value)


@pytest.mark.parametrize("wire", ["huge", "drip", "silence", "redirect", "error", "html"])
def test_a_server_that_misbehaves_gives_none_within_one_time_out(wire: str) -> None:
    provider = Provider(saying("{}"), wire=wire)
    assert ask(provider, timeout_s=0.2)[0] is None
    # Silence takes the whole time-out, which is for both answers together.
    assert wire not in {"drip", "silence"} or len(provider.requests) == 1


def test_a_refused_draft_is_asked_for_once_more_with_the_reason() -> None:
    provider = Provider(saying(draft("[P1] may be promoted."), draft(OFFERED)))
    opening, requests = ask(provider)
    assert opening is not None
    assert (opening.text, opening.model, requests) == (OFFERED, "tiny-1", 2)
    assert task_of(provider.bodies[1])["refused_before"] == ["say nothing on selection, pay or health"]


@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_model_gets_the_claims_and_cards_of_the_report_and_nobody_s_name(subject: str) -> None:
    provider = Provider(saying("{}"))
    ask(provider, subject, purpose="before our planning week")
    task = task_of(provider.bodies[0])
    assert task["purpose"] == "before our planning week"
    assert task["statements"]
    assert task["cards"]
    sent = b"".join(provider.requests).decode()
    for results in SUBJECTS[subject][1]:
        for personal in (results.candidate.name, results.candidate.id, results.assessment_id):
            assert personal not in sent


def test_for_a_purpose_that_discern_is_not_for_nothing_is_drafted() -> None:
    assert ask(Provider(saying(draft(OFFERED))), purpose="whether to promote them") == (None, 0)


@pytest.mark.parametrize(
    "text",
    [
        "[P1] very likely likes to set a course early.",
        "[P1] may like to set a course early.",
        "Influence may show in how [P1] talks.",
        "When it gets busy, [P1]’s pace likely goes up.",
        VERY_LIKELY.text,
    ],
)
def test_a_plain_sentence_is_taken(text: str) -> None:
    assert is_harmless(text)


def test_our_own_statements_are_rarely_refused_with_a_word_for_how_sure_they_are() -> None:
    """Each by itself: a filter that refused everything would prove nothing."""
    words = {"very likely": "Very likely,", "likely": "Likely,", "leaning": "It leans this way:", "open": "It seems:"}
    all_said = [
        (each, roster)
        for material, _, roster in SUBJECTS.values()
        for each in material.statements
        if "\n" not in each.text and len(each.text) < MOST_CHARACTERS
    ]
    refused = [
        each.text
        for each, roster in all_said
        if not is_harmless(f"{words[each.strength]} {each.text}" if _asserts(each) else each.text, each, roster=roster)
    ]
    assert len(refused) <= len(all_said) // 10, refused


def _asserts(statement: Insight) -> bool:
    return statement.probability is not None and statement.kind not in {"try", "question"}


def test_a_plain_finding_that_is_not_very_likely_is_refused() -> None:
    """A statement says plainly what its badge says how sure it is of, and an opening has no badges."""
    assert not is_harmless(LEANING.text, LEANING)
    assert is_harmless(VERY_LIKELY.text, VERY_LIKELY)


@pytest.mark.parametrize(
    ("text", "is_taken"),
    [
        ("More likely than not, [P1] moves fast.", True),
        ("[P1] leans to moving fast.", True),
        ("[P1] may move fast.", True),
        ("[P1] likely moves fast.", False),
        ("[P1] very likely moves fast.", False),
        ("[P1] moves fast.", False),
        ("[P1] may be fast, and definitely decides alone.", False),
    ],
)
def test_no_sentence_is_surer_than_its_least_sure_claim(text: str, is_taken: bool) -> None:
    assert is_harmless(text, LEANING) is is_taken
    assert is_harmless(text, VERY_LIKELY, LEANING) is is_taken


def test_what_is_claimed_of_one_is_not_said_of_the_other() -> None:
    of_first = next(each for each in PAIR.statements if [person.name for person in each.people] == ["[P1]"])
    assert is_harmless("[P1] may ask first.", of_first, roster=PAIR_ROSTER)
    assert not is_harmless("[P2] may ask first.", of_first, roster=PAIR_ROSTER)


def test_a_sentence_may_have_the_numbers_of_what_it_rests_on() -> None:
    scores = next(each for each in PERSON.statements if each.message == "person-scores")
    assert is_harmless(scores.text, scores)
    assert not is_harmless("[P1] scores 4711 in Dominance.", scores)


def test_a_sentence_that_a_model_repeats_is_there_once() -> None:
    data = json.loads(draft("[P1] may decide.", "[P1] may ask.", "[P1] may decide."))
    opening = read_opening(data, GIVEN, [], ROSTER.placeholders, "tiny-1", "en")
    assert opening.text == "[P1] may decide. [P1] may ask."
    assert opening.statements == [GIVEN["s1"].id]


def test_whatever_a_model_answers_gives_a_bounded_plain_paragraph_or_none() -> None:
    """Two thousand answers, put together at random from what an answer is made of and what it isn't."""
    rng = random.Random(23)
    pieces: list[Any] = [None, 7, True, "s1", "s2", "s999", "", "text", MARK * 40, "a\u202eb", "a\x00b", [], {}, ["s1"]]

    def make(depth: int) -> Any:
        kind = rng.randrange(4 if depth else 1)
        if kind == 1:
            return [make(depth - 1) for _ in range(rng.randrange(4))]
        if kind == 2:
            return {rng.choice(["sentences", "text", "statements", "x"]): make(depth - 1) for _ in range(3)}
        if kind == 3:
            sentence = {"text": f"[P1] may {rng.choice(pieces)}.", "statements": rng.choice([["s1"], ["s9x"], []])}
            return {"sentences": [sentence] * rng.randrange(6)}
        return rng.choice(pieces)

    kept = 0
    for _ in range(2_000):
        try:
            opening = read_opening(make(3), GIVEN, [], ROSTER.placeholders, "tiny-1", "en")
        except RefusedError:
            continue
        kept += 1
        assert len(opening.text) <= MOST_SENTENCES * (MOST_CHARACTERS + 1)
        assert opening.text.isprintable()
        assert set(opening.statements) <= {each.id for each in PERSON.statements}
    assert kept > 20


@pytest.mark.parametrize("subject", SUBJECTS)
def test_an_accepted_opening_follows_our_own_words_and_can_be_taken_out(subject: str) -> None:
    material, results, _ = SUBJECTS[subject]
    before = write(material, results)
    opening = Opening(text="The week may begin with a plan.", statements=[before.statements[0].id], model="tiny-1")
    with_opening = add_opening(before, opening, NOW)
    ours, theirs, *_ = sections_of(with_opening)
    assert (ours, theirs.id, theirs.writer.model) == (sections_of(before)[0], "opening", "tiny-1")
    assert theirs.note is not None
    assert "Drafted by AI (tiny-1), not checked for meaning" in theirs.note
    assert remove_opening(with_opening) == before


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="reads pages by poppler's pdftotext")
@pytest.mark.parametrize("length", ["short", "full"])
@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_first_page_says_what_a_model_arranged_and_drafted(subject: str, length: Length, tmp_path: Path) -> None:
    _, results, _ = SUBJECTS[subject]
    commission = Commission("manager", length)
    material = {
        "person": lambda: gather_person(ANA, commission),
        "pair": lambda: gather_pair(ANA, BEN, commission),
        "team": lambda: gather_team(len(TEAM), TEAM, commission),
    }[subject]()[0]
    ours = write(material, results)
    arranged = ours.model_copy(update={"writer": Writer(kind="both", model="tiny-1")})
    text = "This paragraph may be read first. " * 9
    opened = add_opening(arranged, Opening(text=text, statements=[ours.statements[0].id], model="tiny-1"), NOW)
    documents = {"It wrote none of them.": arranged, "It drafted one paragraph, which is marked.": opened}
    for credit, document in documents.items():
        said = (
            f"The language model tiny-1 chose which of Discern's own sentences stand here, and in which order. {credit}"
        )
        (tmp_path / "report.pdf").write_bytes(make_pdf(document))
        command = ["pdftotext", "-l", "1", str(tmp_path / "report.pdf"), "-"]
        page = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        assert said in " ".join(page.split())
        assert said in make_markdown(document)
        assert length == "full" or count_pages(document) == 1
