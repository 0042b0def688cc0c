"""Scripts that a browser needs once, for the focus after a dialog and for the menu: no burden on every run."""

import pytest

from discern_app.dialogs import focus_return
from tests.support.pages import Open, run


def test_its_scripts_are_sent_while_a_session_is_young(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(focus_return, "monotonic", lambda: now)
    test = open_page("compare")
    first = len(run(test).get("bidi_component"))
    now = 1009.0
    soon = len(run(test).get("bidi_component"))
    now = 1011.0
    later = len(run(test).get("bidi_component"))
    assert (first, soon, later) == (2, 2, 0)
