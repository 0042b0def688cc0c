"""A log that visitors can neither forge nor fill."""

import logging
import time
from collections.abc import Iterator

import pytest

from discern_app.base import logs
from discern_app.base.logs import LONGEST, Quota, make_logs_safe


@pytest.fixture
def lines() -> Iterator[list[str]]:
    """What a logger of Streamlit's writes, formatted as Streamlit does."""
    written: list[str] = []

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(self.format(record))

    factory, logger, handler = logging.getLogRecordFactory(), logging.getLogger("streamlit.error_util"), Collector()
    handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
    logger.addHandler(handler)
    make_logs_safe()
    yield written
    logger.removeHandler(handler)
    for quota in [each for each in logger.filters if isinstance(each, Quota)]:
        logger.removeFilter(quota)
    logging.setLogRecordFactory(factory)


def log(text: str) -> None:
    logging.getLogger("streamlit.error_util").error("Gone: %s", text)


@pytest.mark.parametrize(
    "text",
    ["a\nERROR forged", "a\r\nERROR forged", "\x1b[2J\x1b[1;1H", "a\u2028b", "a\x85b", "\u202egnp.exe", "a\x00b"],
)
def test_a_line_stays_one_line_without_control_characters(lines: list[str], text: str) -> None:
    log(text)
    assert len(lines[0].splitlines()) == 1
    assert lines[0].isprintable()


def test_a_message_is_cut_and_says_so(lines: list[str]) -> None:
    log("x" * 8_000_000)
    assert len(lines[0]) < LONGEST + 100
    assert lines[0].endswith("characters more)")


def test_an_error_is_named_by_kind_and_place_and_not_by_its_text(lines: list[str]) -> None:
    try:
        try:
            int("hush")
        except ValueError as error:
            raise RuntimeError("hush\nERROR forged") from error
    except RuntimeError:
        logging.getLogger("streamlit.error_util").exception("Uncaught")
    assert "hush" not in lines[0]
    assert "forged" not in lines[0]
    assert "ValueError at" in lines[0]
    assert "RuntimeError at" in lines[0]
    assert all(line.startswith("  ") for line in lines[0].splitlines()[1:])


def test_lines_of_one_kind_are_counted_when_there_are_too_many(
    lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    for n in range(100):
        log(str(n))
    logging.getLogger("streamlit.error_util").error("Another kind")
    now = 60.0
    log("later")
    assert len(lines) == logs.A_MINUTE + 2
    assert lines[-2:] == [
        "ERROR Another kind",
        f"ERROR Gone: later ({100 - logs.A_MINUTE} more like this in the minute before)",
    ]
