"""Start here where a host shows Streamlit's pages and no other addresses, as Streamlit Community Cloud does.

There is no `st.App` in this file, so Streamlit runs it as a page.
"""

import runpy
from pathlib import Path

runpy.run_path(str(Path(__file__).with_name("main.py")), run_name="__main__")
