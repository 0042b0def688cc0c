"""Scripts of pages, compiled once for all tests; Streamlit would compile them again for each run of a test."""

from collections.abc import Iterator

import pytest
from streamlit.runtime.scriptrunner.script_cache import ScriptCache
from streamlit.testing.v1 import app_test, local_script_runner


@pytest.fixture(scope="session", autouse=True)
def compiled_scripts() -> Iterator[None]:
    """The scripts don't change while tests run."""
    compiled = ScriptCache()
    with pytest.MonkeyPatch.context() as patch:
        for module in (app_test, local_script_runner):
            patch.setattr(module, "ScriptCache", lambda: compiled)
        yield
