"""How many statements a call sends to the database."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Engine, event

from tests.support.running import Running

TIMES = 3


@contextmanager
def counting(running: Running) -> Iterator[Callable[[Callable[[], object]], int]]:
    """Gives a function that counts the statements of a call. It calls three times and takes the fewest: a key's last
    use and who looked are noted at leisure, maybe during the next call.
    """
    sent = 0

    def listen(*_: Any) -> None:
        nonlocal sent
        sent += 1

    def once(call: Callable[[], object]) -> int:
        nonlocal sent
        sent = 0
        call()
        running.portal.call(running.service.audit_writes.settle)
        return sent

    event.listen(Engine, "before_cursor_execute", listen)
    try:
        yield lambda call: min(once(call) for _ in range(TIMES))
    finally:
        event.remove(Engine, "before_cursor_execute", listen)
