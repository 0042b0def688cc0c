"""What a running service holds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from discern.reports.model import Model
from discern.service.admission import Admission
from discern.service.background_tasks import Background
from discern.service.domain.banks import Banks
from discern.service.metrics import Meter
from discern.service.rate_limit import Limits
from discern.service.storage.engine.database import Database
from discern.service.storage.repositories.audit import Action, AuditActor, record_all
from discern.settings import Settings


def utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Service:
    """The parts that every route works with. One for each process."""

    settings: Settings
    database: Database
    limits: Limits
    admission: Admission
    background: Background
    meter: Meter | None
    banks: Banks
    now: Callable[[], datetime] = utc_now
    audit_writes: Background = field(default_factory=Background)
    model: Model | None = None

    def audit_read(self, actor: AuditActor, action: Action, subject_id: str) -> None:
        """Put a read into the audit log, without making the reader wait."""
        self.audit_reads(actor, action, [subject_id])

    def audit_reads(self, actor: AuditActor, action: Action, subject_ids: Sequence[str]) -> None:
        """Put the reads of one request into the audit log together."""
        if not subject_ids:
            return
        now = self.now()
        self.audit_writes.start(
            self.database.write(
                lambda connection: record_all(connection, actor, action, subject_ids, now),
                single_statement=True,
                wait_s=None,
            )
        )
