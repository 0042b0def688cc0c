"""Several processes that serve one listening socket. One that ends is replaced, at whatever moment of its life.

uvicorn's own supervisor asks one process after the other whether it lives, and waits for the answer: it doesn't notice
for a long time that a process ended while it started, and meanwhile does nothing else. This one waits for all at once.
"""

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

TICK_S = 0.25
"""How often the supervisor looks for a signal, in seconds. The end of a process wakes it at once."""

BEAT_S = 1.0
"""How often a process says that it lives."""

SILENT_S = 60.0
"""A process that says nothing for so long is killed, and a reload waits so long for a new one to serve."""

STOP_S = 9.5
"""How long processes may finish what they are doing when they are asked to end."""

LONGEST_PAUSE_S = 30.0
"""Between the starts of a process that ends by itself each time before it serves."""

CANNOT_START = 3
"""A process's exit code where its application can't start, as in uvicorn."""

logger = logging.getLogger("discern.service")


class Report:
    """What a process tells its supervisor: that it lives, and whether it serves. It ends with its supervisor."""

    def __init__(self, pipe: Connection) -> None:
        self.is_serving: Callable[[], bool] = lambda: False
        threading.Thread(target=self._go_on, args=(pipe,), daemon=True).start()

    def _go_on(self, pipe: Connection) -> None:
        with suppress(EOFError, OSError):
            while True:
                serves = self.is_serving()
                pipe.send(serves)
                if pipe.poll(BEAT_S if serves else TICK_S):
                    pipe.recv()  # nothing is ever sent, so this raises: the other side has ended
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(STOP_S)
        os._exit(1)


Work = Callable[[socket.socket, Report], None]
"""What a process does: serve the socket until SIGTERM, and set the report's ``is_serving``."""


@dataclass(eq=False, slots=True)
class _Worker:
    process: SpawnProcess
    pipe: Connection
    heard_at: float
    started_at: float
    is_serving: bool = False

    @property
    def is_alive(self) -> bool:
        return self.process.is_alive()

    def listen(self, now: float) -> None:
        with suppress(EOFError, OSError):
            while self.pipe.poll():
                self.is_serving = self.pipe.recv()
                self.heard_at = now

    def ask_to_end(self) -> None:
        """One that doesn't serve yet has nothing to finish."""
        if self.is_serving:
            self.process.terminate()
        else:
            self.process.kill()

    def bury(self) -> None:
        """Kill it if it lives, and let go of what it held."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Supervisor:
    """Keeps so many processes serving one socket.

    Args:
        listener: bound and not yet listening; processes inherit it.
        count: how many processes.
        work: what each does; it is imported there by its name.
    """

    def __init__(self, listener: socket.socket, count: int, work: Work) -> None:
        self._listener, self._count, self._work = listener, count, work
        self._workers: list[_Worker] = []
        self._leaving: list[tuple[_Worker, float]] = []  # asked to end, and when they are killed
        self._outdated: list[_Worker] = []  # those that a reload has yet to replace
        self._successor: _Worker | None = None  # replaces the first of them as soon as it serves
        self._is_stopping = self._reload_asked = self._has_served = False
        self._failed_starts, self._next_start = 0, 0.0

    def run(self) -> int:
        """Supervise until SIGTERM or SIGINT; SIGHUP replaces all processes, one by one. The exit status."""
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._ask_for_reload)
        status = 0
        while not self._is_stopping:
            now = time.monotonic()
            status = self._remove_ended(now)
            if status:
                break
            self._reload(now)
            self._fill(now)
            self._listen()
        self._end_all()
        return status

    def _stop(self, *_: object) -> None:
        self._is_stopping = True

    def _ask_for_reload(self, *_: object) -> None:
        self._reload_asked = True

    def _start(self) -> _Worker:
        here, there = get_context("spawn").Pipe()
        process = get_context("spawn").Process(target=_run, args=(self._work, self._listener, there))
        process.start()
        there.close()
        now = time.monotonic()
        return _Worker(process, here, now, now)

    def _all(self) -> list[_Worker]:
        successor = [] if self._successor is None else [self._successor]
        return [*self._workers, *successor, *(worker for worker, _ in self._leaving)]

    def _listen(self) -> None:
        """Wait until one ends or says something, or a tick is over."""
        everybody = self._all()
        wait([*(each.process.sentinel for each in everybody), *(each.pipe for each in everybody)], TICK_S)
        serving = [each for each in everybody if each.is_serving]
        for each in everybody:
            each.listen(time.monotonic())
            if each.is_serving and each not in serving:
                self._has_served, self._failed_starts = True, 0
                logger.info("process %s serves", each.process.pid)

    def _remove_ended(self, now: float) -> int:
        """Forget processes that ended, and kill silent ones; not 0 where none has ever been able to start."""
        for worker, deadline in list(self._leaving):
            if not worker.is_alive or now > deadline:
                worker.bury()
                self._leaving.remove((worker, deadline))
        for worker in list(self._workers):
            if worker.is_alive and now - worker.heard_at < SILENT_S:
                continue
            worker.bury()
            self._workers.remove(worker)
            if worker in self._outdated:
                self._outdated.remove(worker)
            code = worker.process.exitcode
            if code == CANNOT_START and not self._has_served:
                logger.error("process %s could not start", worker.process.pid)
                return CANNOT_START
            logger.warning("process %s ended with %s and is replaced", worker.process.pid, code)
            self._postpone(now, ended_by_itself=not worker.is_serving and (code or 0) > 0)
        return 0

    def _postpone(self, now: float, *, ended_by_itself: bool) -> None:
        """Wait longer each time before the next start of what can't start."""
        if ended_by_itself:
            self._next_start = now + min(2.0**self._failed_starts, LONGEST_PAUSE_S)
            self._failed_starts += 1

    def _fill(self, now: float) -> None:
        while len(self._workers) < self._count and now >= self._next_start:
            self._workers.append(self._start())

    def _reload(self, now: float) -> None:
        """Take the next step: start a new process, or let an old one go for it. At most one more than ``count`` run."""
        if self._reload_asked:
            self._reload_asked = False
            self._outdated = list(self._workers)
        successor = self._successor
        if successor is None:
            if self._outdated and not self._leaving:
                self._successor = self._start()
        elif successor.is_serving:
            self._successor = None
            if self._outdated:
                old = self._outdated.pop(0)
                self._workers[self._workers.index(old)] = successor
                self._let_go(old, now)
            else:
                self._let_go(successor, now)
        elif not successor.is_alive or now - successor.started_at > SILENT_S:
            successor.bury()
            self._successor = None
            self._outdated.clear()
            logger.error("process %s did not start: the reload ends, and the others stay", successor.process.pid)

    def _let_go(self, worker: _Worker, now: float) -> None:
        worker.ask_to_end()
        self._leaving.append((worker, now + STOP_S))

    def _end_all(self) -> None:
        deadline = time.monotonic() + STOP_S
        everybody = self._all()
        for each in everybody:
            each.ask_to_end()
        for each in everybody:
            each.process.join(max(0.0, deadline - time.monotonic()))
            each.bury()


def _run(work: Work, listener: socket.socket, pipe: Connection) -> None:
    # Ctrl+C in a terminal reaches all processes; the supervisor sees to those that don't serve yet.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    work(listener, Report(pipe))
