"""The script that gives the focus back after a dialog: sent when a session begins, and no burden on every run."""

import pytest

from discern_app.dialogs import focus_return
from tests.support.pages import Open, run


def test_the_script_is_sent_while_a_session_is_young(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(focus_return, "monotonic", lambda: now)
    test = open_page("compare")
    first = len(run(test).get("bidi_component"))
    now = 1009.0
    soon = len(run(test).get("bidi_component"))
    now = 1011.0
    later = len(run(test).get("bidi_component"))
    assert (first, soon, later) == (1, 1, 0)
