"""Pages are drawn one after the other as they were asked for, and none waits for ever for those before it."""

import threading
from contextlib import ExitStack
from types import SimpleNamespace

import pytest

from discern_app.base import run_queue
from discern_app.base.run_queue import Turns

NEVER = 3600.0
"""Longer than a test may take."""


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The service that the pages read from; nobody has a turn before or after."""
    service = SimpleNamespace(is_embedded=True)
    monkeypatch.setattr(run_queue, "current_service", lambda: service)
    monkeypatch.setattr(run_queue, "_turns", Turns(NEVER, NEVER))
    return service


def draw_many(pages: int) -> int:
    """How many pages were drawn at once, at most."""
    lock, under_way, most = threading.Lock(), 0, 0
    together = threading.Barrier(pages)

    def draw() -> None:
        nonlocal under_way, most
        together.wait()
        with run_queue.turn():
            with lock:
                under_way += 1
                most = max(most, under_way)
            threading.Event().wait(0.01)
            with lock:
                under_way -= 1

    threads = [threading.Thread(target=draw) for _ in range(pages)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return most


@pytest.mark.usefixtures("here")
def test_pages_are_drawn_one_at_a_time() -> None:
    assert draw_many(8) == 1


def test_pages_that_wait_for_a_service_elsewhere_wait_for_nobody_else(here: SimpleNamespace) -> None:
    here.is_embedded = False
    assert draw_many(8) > 1


@pytest.mark.usefixtures("here")
def test_a_page_that_ends_early_gives_its_turn_back() -> None:
    for _ in range(3):
        with pytest.raises(KeyboardInterrupt), run_queue.turn():
            raise KeyboardInterrupt
    assert draw_many(4) == 1


def test_who_came_first_is_drawn_first(monkeypatch: pytest.MonkeyPatch) -> None:
    queue, drawn, queued = Turns(NEVER, NEVER), list[int](), threading.Semaphore(0)
    wait_for = queue._wait_for

    def tell_and_wait(before: run_queue._Turn) -> None:
        queued.release()
        wait_for(before)

    monkeypatch.setattr(queue, "_wait_for", tell_and_wait)

    def draw(number: int) -> None:
        with queue.take():
            drawn.append(number)

    threads = [threading.Thread(target=draw, args=(number,)) for number in range(20)]
    with queue.take():
        for thread in threads:
            thread.start()
            queued.acquire()
    for thread in threads:
        thread.join()
    assert drawn == list(range(20))


def test_a_page_that_does_not_end_holds_up_only_the_next_one_and_not_for_long() -> None:
    queue = Turns(0.01, NEVER)
    with ExitStack() as stuck:
        for _ in range(3):
            stuck.enter_context(queue.take())
        with queue.take():
            pass
    with queue.take():
        pass


def test_where_many_take_long_their_waits_do_not_add_up() -> None:
    queue, ends, begun = Turns(NEVER, 0.2), threading.Event(), threading.Barrier(6)

    def draw() -> None:
        with queue.take():
            begun.wait(NEVER)
            ends.wait(NEVER)

    threads = [threading.Thread(target=draw) for _ in range(5)]
    for thread in threads:
        thread.start()
    begun.wait(NEVER)
    ends.set()
    for thread in threads:
        thread.join()
