"""What a report is about, and what writes it."""

from discern import words
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.models.reports import Report, Writer
from discern_app.base.current_service import current_service
from discern_app.base.language import language


def title_of(report: Report) -> str:
    """The names of the people or the team that a report is about. Not escaped."""
    if report.team is not None:
        return report.team.name
    return words.format_names([person.name for person in report.people], language())


def find_writer() -> Writer | None:
    """What writes reports and answers questions; None where the service doesn't tell, which may do neither."""
    try:
        return current_service().managers.read(operations.GET_ACCOUNT()).value.writer
    except DiscernError:
        return None


def find_model() -> str | None:
    """The name of the configured language model; None without one."""
    writer = find_writer()
    return writer.model if writer is not None and writer.kind == "model" else None
