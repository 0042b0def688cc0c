"""Pages are drawn one after the other, and none waits for ever for those before it."""

import threading
from contextlib import ExitStack
from types import SimpleNamespace

import pytest

from ui import turns


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The service that the pages read from; all turns are free before and after."""
    service = SimpleNamespace(is_embedded=True)
    monkeypatch.setattr(turns, "current_service", lambda: service)
    monkeypatch.setattr(turns, "_turns", threading.BoundedSemaphore(turns.AT_ONCE))
    return service


def draw_many(pages: int) -> int:
    """How many pages were drawn at once, at most."""
    lock, under_way, most = threading.Lock(), 0, 0
    together = threading.Barrier(pages)

    def draw() -> None:
        nonlocal under_way, most
        together.wait()
        with turns.turn():
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


def test_no_more_pages_than_have_a_turn_are_drawn_at_once(here: SimpleNamespace) -> None:
    assert draw_many(8) == turns.AT_ONCE


def test_pages_that_wait_for_a_service_elsewhere_wait_for_nobody_else(here: SimpleNamespace) -> None:
    here.is_embedded = False
    assert draw_many(8) > turns.AT_ONCE


def test_a_page_that_ends_early_gives_its_turn_back(here: SimpleNamespace) -> None:
    for _ in range(3 * turns.AT_ONCE):
        with pytest.raises(KeyboardInterrupt), turns.turn():
            raise KeyboardInterrupt
    assert draw_many(4) == turns.AT_ONCE


def test_behind_pages_that_do_not_end_a_page_is_drawn_out_of_turn(
    here: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ExitStack() as stuck, monkeypatch.context() as patch:
        patch.setattr(turns, "PATIENCE", 0.01)
        for _ in range(turns.AT_ONCE + 1):
            stuck.enter_context(turns.turn())
    assert draw_many(4) == turns.AT_ONCE
