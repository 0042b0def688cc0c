"""The script that gives the focus back after a dialog: sent when a session begins, and no burden on every run."""

import pytest

from discern_app.dialogs import focus_return
from tests.support.pages import Open, run


def test_the_script_is_sent_while_a_session_is_young(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter((1000.0, 1009.0, 1011.0))
    monkeypatch.setattr(focus_return, "monotonic", lambda: next(times))
    test = open_page("compare")
    first, soon, later = (len(draw(test).get("bidi_component")) for draw in (lambda page: page, run, run))
    assert (first, soon, later) == (1, 1, 0)
