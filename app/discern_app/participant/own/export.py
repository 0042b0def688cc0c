"""All that is stored about a person as files to take away: a page to read, and the same for programs."""

from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

from discern.contract.models.export import CandidateExport
from discern_app.insight.stored_data import make_page

FILE = "my-data.zip"
PAGE, DATA = "my-data.html", "my-data.json"
"""The names of the files in it."""


def pack(export: CandidateExport) -> bytes:
    """A ZIP file with both, in the language that is spoken."""
    file = BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as packed:
        packed.writestr(PAGE, make_page(export, DATA))
        packed.writestr(DATA, export.model_dump_json(indent=2))
    return file.getvalue()
