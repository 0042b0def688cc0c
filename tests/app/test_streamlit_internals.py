"""What rests on Streamlit's own page: it fits the installed one, and what it doesn't fit is refused."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from discern_app.base import streamlit_internals
from discern_app.base.http_middleware import content_policy
from discern_app.base.streamlit_internals import StreamlitChangedError, inline_script_hashes
from tests.support.pages import run
from tests.support.process_state import start_afresh

MAIN = Path(__file__).parents[2] / "app" / "main.py"


def hash_of(script: str) -> str:
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def test_the_installed_page_is_understood() -> None:
    assert hash_of("\n      window.prerenderReady = false\n    ") in inline_script_hashes()


@pytest.mark.parametrize(
    ("html", "scripts"),
    [
        pytest.param("<script src='a.js'></script>", [], id="a file"),
        pytest.param("<script>a</script><script src='a.js'></script>", ["a"], id="one"),
        pytest.param("<script type='module'>a < b</script><SCRIPT>\nb\n</SCRIPT>", ["a < b", "\nb\n"], id="two"),
        pytest.param("<script>let onload = 1; x = a > b</script>", ["let onload = 1; x = a > b"], id="looks like one"),
    ],
)
def test_scripts_inside_the_page_are_named(html: str, scripts: list[str]) -> None:
    assert inline_script_hashes(html) == [hash_of(script) for script in scripts]


@pytest.mark.parametrize("html", ["", "<p>Streamlit</p>", "<script src='a.js'></script><body onload='begin()'>"])
def test_a_page_built_in_another_way_is_refused(html: str) -> None:
    with pytest.raises(StreamlitChangedError, match=r"Streamlit \d"):
        inline_script_hashes(html)


def test_the_policy_allows_no_other_script() -> None:
    [scripts] = [part for part in content_policy().split("; ") if part.startswith("script-src")]
    assert scripts.split() == ["script-src", "'self'", "blob:", *inline_script_hashes()]


def test_the_app_says_so_and_does_not_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCERN_DATABASE_URL", f"sqlite:///{tmp_path / 'discern.db'}")
    monkeypatch.setattr(streamlit_internals, "_read_page", lambda: "<p>Streamlit</p>")
    start_afresh()
    try:
        test = run(AppTest.from_file(str(MAIN), default_timeout=30))
        assert "Discern can't start. Streamlit" in test.error[0].value
    finally:
        start_afresh()
