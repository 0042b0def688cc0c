"""Where the app is, in a checkout or in an installed wheel, and how Streamlit runs it."""

import os
import runpy
import sys
from collections.abc import Sequence
from pathlib import Path

_IN_WHEEL = Path(__file__).with_name("app")
_CHECKOUT = Path(__file__).parents[2]

MAIN = (_IN_WHEEL if _IN_WHEEL.is_dir() else _CHECKOUT / "app") / "main.py"
"""The script that Streamlit runs."""

FOLDER = None if _IN_WHEEL.is_dir() else _CHECKOUT
"""The working folder that the app needs. A checkout has its configuration there; a wheel has it beside the script,
where Streamlit reads it from any folder: None."""

CONFIG = (FOLDER or MAIN.parent) / ".streamlit" / "config.toml"


def run_streamlit(arguments: Sequence[str]) -> None:
    """Run `streamlit ARGUMENTS` in this process, to its end."""
    sys.argv = ["streamlit", *arguments]
    runpy.run_module("streamlit", run_name="__main__", alter_sys=True)


def run_app(arguments: Sequence[str]) -> None:
    """Run `streamlit run app/main.py ARGUMENTS` in this process, as in a checkout."""
    if FOLDER is not None:
        os.chdir(FOLDER)
    run_streamlit(["run", str(MAIN), *arguments])
