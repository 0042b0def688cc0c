"""Log lines: one JSON object each."""

import json
import logging

import pytest

from discern.service.http.json_logging import ACCESS, LineFormatter

FIELDS = {"request_id": "req_1", "method": "GET", "route": "/account", "status": 200, "ms": 1.25, "key_id": "key_1"}


def test_a_line_about_a_request_has_its_fields_and_leaves_out_what_is_missing(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, ACCESS.name):
        ACCESS.info("request", extra={**FIELDS, "account_id": None, "header": "Bearer hush"})
    line = json.loads(LineFormatter().format(caplog.records[0]))
    assert line.pop("at").endswith("+00:00")
    assert line == {"level": "INFO", "logger": "discern.access", "message": "request", **FIELDS}


@pytest.mark.parametrize("text", ["half a letter: \ud800", "two\nlines", "é\u2028\x00"])
def test_any_text_fits_into_one_line(text: str) -> None:
    # Not by the record factory: the app's, which other tests set, escapes the text before.
    record = logging.LogRecord("discern", logging.WARNING, "", 0, text, None, None)
    line = LineFormatter().format(record)
    assert "\n" not in line
    assert json.loads(line)["message"] == text
    line.encode("ascii")


def test_of_an_error_its_kind_and_place_are_logged_and_not_its_text(caplog: pytest.LogCaptureFixture) -> None:
    try:
        int("Ana Ruiz")
    except ValueError:
        logging.getLogger("discern").exception("failed")
    line = LineFormatter().format(caplog.records[0])
    assert json.loads(line)["error"].startswith(f"ValueError at {__file__}:")
    assert "Ana" not in line
