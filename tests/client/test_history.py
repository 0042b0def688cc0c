"""The sample company's weeks: all of it in the past, and on the first screen something to do."""

from collections import Counter
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

import pytest
from pydantic import SecretStr

from discern.client import CachedReader, Client
from discern.contract import operations
from discern.contract.models.agreements import AgreementQuery
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.talks import TalkQuery
from discern.samples.history import PastClock, first_monday, live_through
from discern.service import EmbeddedService
from discern.settings import Settings

MONDAY = date(2026, 11, 23)


@pytest.mark.exhaustive
@pytest.mark.parametrize("weekday", [6, 0, 1, 2, 3, 4, 5])
def test_six_weeks_end_yesterday_with_agreements_answered_and_due(tmp_path: Path, weekday: int) -> None:
    today = MONDAY + timedelta(days=weekday)
    clock = PastClock(datetime.now(UTC))
    settings = Settings(
        database_url=SecretStr(f"sqlite:///{tmp_path / 'discern.db'}"), rate_limit=1_000_000, worker=False
    )
    with (
        EmbeddedService(settings, now=clock) as service,
        Client(service.base_url, service.key("a test", "admin"), transport=service.transport(), timeout=60) as client,
    ):
        live_through(CachedReader(client), clock, today)
        assert clock.now.date() < today
        clock.now = datetime.combine(today, time(9), UTC)

        people = list(client.pages(operations.LIST_ASSESSMENTS(AssessmentQuery(limit=200))))
        answered = Counter(each.completed_at.date() for each in people if each.completed_at is not None)
        assert (len(people), answered.total(), len(answered)) == (40, 37, 10)
        assert first_monday(today) == min(answered)
        assert max(answered) < today - timedelta(weeks=3)

        agreements = list(client.pages(operations.LIST_AGREEMENTS(AgreementQuery(limit=200))))
        assert {each.outcome for each in agreements} == {"kept", "partly", "dropped", None}
        assert all(each.answered_at is None or each.created_at < each.answered_at for each in agreements)
        assert all(each.created_at.date() < today for each in agreements)
        due = client.send(operations.LIST_AGREEMENTS(AgreementQuery(open=True, due_by=today))).data
        assert "Product" in {each.team.name for each in due if each.team is not None}

        for meeting in client.send(operations.LIST_MEETINGS()).data:
            last = meeting.first_on
            used = client.send(operations.GET_TALK(TalkQuery(meeting_id=meeting.id, on=last))).used
            assert used, meeting.candidate.name
