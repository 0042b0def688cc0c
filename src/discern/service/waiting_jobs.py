"""The jobs that wait in the database: events to deliver, reports to write, mails to send."""

import asyncio

from discern.service.jobs.deliver_webhooks import DeliveryWorker
from discern.service.jobs.draft_openings import DraftWorker
from discern.service.jobs.job_loop import JobLoop
from discern.service.jobs.send_mails import MailWorker
from discern.service.jobs.write_reports import ReportWorker
from discern.service.state import Service


def start_waiting_jobs(service: Service, stopping: asyncio.Event) -> None:
    """Start a task for each kind that the settings allow. They end after ``stopping`` is set."""
    workers: list[JobLoop] = [DeliveryWorker(service), ReportWorker(service)]
    if service.model is not None:
        workers.append(DraftWorker(service))
    if service.settings.smtp_server is not None:
        workers.append(MailWorker(service))
    for each in workers:
        service.background.start(each.run(stopping))
