"""The service without the interface: a process that does the waiting jobs, beside others that serve."""

import asyncio
import signal

from discern.service.app import create_api
from discern.service.process_end import END_S, end_within
from discern.settings import Settings


async def run_worker(settings: Settings) -> None:
    """Work until the process is asked to end (SIGTERM or SIGINT), then finish the jobs that are under way.

    The process ends `END_S` later, whatever is left of them.

    Raises:
        DatabaseUnavailableError: the database can't be opened.
    """
    api = create_api(settings.model_copy(update={"worker": True}))
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(each, stopping.set)
    async with api.router.lifespan_context(api):
        await stopping.wait()
        end_within(END_S)
