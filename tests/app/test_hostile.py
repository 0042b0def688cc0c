"""Names that would be markup, formulas or commands are text on every page, in every file and in no log."""

import csv
import io
import json
import logging
import re
from typing import Any

import pytest
from pydantic import ValidationError

from discern import instrument
from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Answer, GiveAnswers, GiveConsent, NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.sync import SyncBatch
from discern.contract.models.teams import NewTeam, TeamQuery
from discern_app.base.text import escape
from discern_app.components.export import to_csv
from tests.support.hostile import ACCEPTED, REFUSED
from tests.support.pages import Open, expand
from tests.support.picking import pick

NAMES = tuple(dict.fromkeys(name.strip() for name in ACCEPTED))
MARKED = [name for name in NAMES if escape(name) != name and "evil" in name]


def test_there_are_a_hundred_and_the_worst_are_refused() -> None:
    assert len(NAMES) + len(REFUSED) >= 100
    for name in NAMES:
        assert NewCandidate(name=name).name == name
    for name in REFUSED:
        with pytest.raises(ValidationError):
            NewCandidate(name=name)


@pytest.fixture
def company(client: Client) -> dict[str, str]:
    """Everybody in one team that is called like them, a dozen with results."""
    people: list[dict[str, Any]] = [{"external_id": f"h{n}", "name": name} for n, name in enumerate(NAMES)]
    batches = [SyncBatch(candidates=people[start : start + 20]) for start in range(0, len(people), 20)]
    ids = [str(row.id) for batch in batches for row in client.send(operations.SYNC(batch)).rows]
    team = client.send(operations.CREATE_TEAM(NewTeam(name=MARKED[0], members=ids)))
    for name in MARKED[1:6]:
        client.send(operations.CREATE_TEAM(NewTeam(name=name)))
    bank = instrument.load_bank()
    blocks = [bank.blocks[block] for block in bank.form("short").blocks]
    found = {"team": team.id}
    for number, candidate_id in enumerate(ids[::9][:12]):
        new = NewAssessment(candidate_id=candidate_id, team_id=team.id, form="short")
        made = client.send(operations.CREATE_ASSESSMENT(new))
        given = client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=made.id))
        most = number % 4
        picks = [(each.id, *pick(each, most, (most - 1) % 4)) for each in blocks]
        answers = [Answer(block=block, most=best, least=worst, ms=9000) for block, best, worst in picks]
        client.send(operations.GIVE_ANSWERS(GiveAnswers(answers=answers), assessment_id=made.id))
        found |= {"assessment": made.id, "token": str(given.private_token), "person": candidate_id}
    return found


def marked_down(test: Any) -> list[str]:
    """What a page gives to be read as Markdown."""
    kinds = (test.title, test.header, test.subheader, test.markdown, test.caption, test.info, test.success)
    links = [str(link.proto.label) for link in test.get("page_link")]
    return [*links, *(str(each.value) for kind in (*kinds, test.warning, test.error) for each in kind)]


@pytest.mark.integration
@pytest.mark.parametrize(
    ("page", "names"),
    [
        ("home", ()),
        ("assessments", ()),
        ("people", ("assessment",)),
        ("compare", ()),
        ("teams", ("team",)),
        ("reports", ()),
        ("integrations", ()),
    ],
)
def test_names_are_text_on_every_page(
    open_page: Open, company: dict[str, str], page: str, names: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    test = expand(open_page(page, **{name: company[name] for name in names}))
    for text in marked_down(test):
        for name in MARKED:
            assert name not in text, f"{name!r} appears unescaped in {text[:200]!r}"
    for name in NAMES:
        assert len(name) < 5 or name not in caplog.text


def test_a_spreadsheet_takes_every_name_for_text() -> None:
    text = to_csv([{"Name": name} for name in NAMES]).decode("utf-8-sig")
    cells = [row[0] for row in csv.reader(io.StringIO(text.lstrip("\ufeff")))][1:]
    assert len(cells) == len(NAMES)
    for cell, name in zip(cells, NAMES, strict=True):
        assert cell.removeprefix("'").replace(";'", ";") == name.removeprefix("'")
        assert not re.match(r"\s*[=+\-@\t\r＝]", cell), cell


def test_the_download_of_ones_data_is_json(client: Client, company: dict[str, str]) -> None:
    export = client.send(operations.EXPORT_CANDIDATE(candidate_id=company["person"]))
    assert json.loads(export.model_dump_json())["candidate"]["name"] in NAMES
    assert client.send(operations.LIST_TEAMS(TeamQuery(limit=50))).data
