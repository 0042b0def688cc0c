"""Log lines: one JSON object each."""

import json
import logging

import pytest

from discern.service.http.json_logging import ACCESS, JsonFormatter, log_request

FIELDS = {"request_id": "req_1", "method": "GET", "route": "/account", "status": 200, "ms": 1.25, "key_id": "key_1"}


def test_a_line_about_a_request_has_its_fields_and_leaves_out_what_is_missing(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, ACCESS.name):
        log_request({**FIELDS, "account_id": None})
    line = json.loads(JsonFormatter().format(caplog.records[0]))
    assert line.pop("at").endswith("+00:00")
    assert line == {"level": "info", "logger": "discern.access", "message": "request", **FIELDS}


@pytest.mark.parametrize("text", ["half a letter: \ud800", "two\nlines", "é\u2028\x00"])
def test_any_text_fits_into_one_line(text: str) -> None:
    record = logging.makeLogRecord({"name": "discern", "levelname": "WARNING", "msg": text})
    line = JsonFormatter().format(record)
    assert "\n" not in line
    assert json.loads(line)["message"] == text.replace("\ud800", "\\ud800")
    line.encode()
