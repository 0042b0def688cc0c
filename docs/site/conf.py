"""How Sphinx makes the site of the documentation from this checkout: see "Build the site" in CONTRIBUTING.md.

The pages are the Markdown files that a forge shows too. Nothing is loaded from elsewhere, and every page opens from a
folder without a server, with search. Sphinx does that and fails on warnings. Material for MkDocs is at its end;
Zensical, which follows it, isn't at 1.0 and loads a script for its search from elsewhere.
"""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from discern import __version__

if TYPE_CHECKING:
    from sphinx.application import Sphinx

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

project = "Discern"
release = version = __version__
project_copyright = "the authors of Discern, MIT licence"
language = "en"

extensions = ["myst_parser", "sphinx_external_toc", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
root_doc = "docs/index"
external_toc_path = str(HERE / "toc.yml")
external_toc_exclude_missing = False
include_patterns = ["*.md", "docs/*.md", "docs/*.rst", "docs/**/*.md"]
exclude_patterns = [".*", "app", "src", "tests", "benchmarks", "packaging", "dist", "build", "node_modules"]

myst_heading_anchors = 4
default_role = "code"  # Docstrings write code in single backticks.
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_inherit_docstrings = False
python_maximum_signature_line_length = 80

html_theme = "furo"
html_title = "Discern"
html_static_path = ["style.css"]
html_css_files = ["style.css"]
html_extra_path = ["index.html"]
html_show_sourcelink = html_copy_source = False
html_use_index = False
html_search_scorer = str(HERE / "search_scorer.js")
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0072B2", "color-brand-content": "#005A8C"},
    "dark_css_variables": {"color-brand-primary": "#56B4E9", "color-brand-content": "#56B4E9"},
}
linkcheck_ignore = ["http://localhost", "https://discern.example"]
# A diagram stays text: what draws it would be a script from elsewhere.
suppress_warnings = ["misc.highlighting_failure"]


def setup(app: "Sphinx") -> None:
    """Write the pages of the REST interface before Sphinx looks for pages, and at the end the list for programs."""
    from rest_pages import write_pages

    app.connect("builder-inited", lambda app: write_pages(Path(app.srcdir) / "docs" / "reference"))
    app.connect("build-finished", lambda app, failure: failure or list_pages(app))


def list_pages(app: "Sphinx") -> None:
    """Write `llms.txt`, a list of all pages for language models (https://llmstxt.org)."""
    pages = [f"- [{title.astext()}]({name}.html)" for name, title in sorted(app.env.titles.items())]
    about = "> DISC assessments and team insight that say how sure they are. Not for hiring, firing or ranking people."
    (Path(app.outdir) / "llms.txt").write_text("\n".join(["# Discern", "", about, "", *pages, ""]), encoding="utf-8")
