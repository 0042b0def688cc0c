"""The clients that generators make of the interface's description, by the commands of the documentation."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.mission.installation import run_app
from tests.support.node import CLIENTS, require_node, run

pytestmark = [pytest.mark.integration, pytest.mark.timeout(900)]

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "generated-clients.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
[WITH_FETCH, WITH_HEY_API, WITH_PYTHON] = [text for language, text in BLOCKS if language == "sh"]
[(_, WHOLE_WAY)] = [block for block in BLOCKS if block[0] == "ts"]
[(_, PRINTED)] = [block for block in BLOCKS if block[0] == "text"]
[(_, CONFIGURATION)] = [block for block in BLOCKS if block[0] == "yaml"]

STRICTLY = {
    "strict": True,
    "noUncheckedIndexedAccess": True,
    "target": "es2022",
    "module": "esnext",
    "moduleResolution": "bundler",
    "types": ["node"],
    "outDir": "built",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project in TypeScript with the pinned packages, and with the description in it."""
    require_node()
    (tmp_path / "node_modules").symlink_to(CLIENTS / "node_modules")
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    (tmp_path / "tsconfig.json").write_text(json.dumps({"compilerOptions": STRICTLY}), encoding="utf-8")
    shutil.copy(DOCS / "openapi.json", tmp_path)
    return tmp_path


def generate(command: str, folder: Path) -> None:
    """Do what a page says, with the pinned programs."""
    programs = [str(folder / "node_modules" / ".bin"), str(Path(sys.executable).parent)]
    path = os.pathsep.join([*programs, os.environ["PATH"]])
    run("env", f"PATH={path}", "bash", "-ec", re.sub(r"npx (@[\w-]+/)?", "", command), cwd=folder)


def check(folder: Path) -> None:
    run(folder / "node_modules" / ".bin" / "tsc", "-p", ".", cwd=folder)


def test_openapi_fetch_goes_the_whole_way(project: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    generate(WITH_FETCH, project)
    (project / "flow.ts").write_text(WHOLE_WAY, encoding="utf-8")
    check(project)
    scopes = "assessments:write,results:read,teams:write,teams:read,take"
    with run_app(tmp_path_factory.mktemp("app")) as app, app.interface(scopes) as interface:
        variables = (f"DISCERN_URL={app.url}/v1", f"DISCERN_KEY={interface.key}")
        assert run("env", *variables, "node", "built/flow.js", cwd=project) == PRINTED


def test_what_hey_api_makes_type_checks(project: Path) -> None:
    generate(WITH_HEY_API, project)
    assert (project / "discern" / "zod.gen.ts").is_file()
    check(project)


def generate_python(folder: Path, configuration: str) -> subprocess.CompletedProcess[str]:
    """Make a client of the description in ``folder``, and run mypy on it."""
    if shutil.which("perl") is None:
        pytest.skip("needs Perl")
    (folder / "generator.yaml").write_text(configuration, encoding="utf-8")
    generate(WITH_PYTHON, folder)
    (folder / "mypy.ini").write_text("[mypy]\n", encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file", "mypy.ini", "discern"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600)


def test_what_openapi_python_client_makes_type_checks(tmp_path: Path) -> None:
    shutil.copy(DOCS / "openapi.json", tmp_path)
    checked = generate_python(tmp_path, CONFIGURATION)
    assert checked.returncode == 0, checked.stdout
    assert (tmp_path / "discern" / "api" / "reports" / "get_report_pdf.py").is_file()


@pytest.mark.parametrize(("model", "field"), [("Shares", "D"), ("Marks", "marks")])
def test_openapi_python_client_still_confuses_a_field_with_its_own_variable(
    tmp_path: Path, model: str, field: str
) -> None:
    """Once this fails, their mistake is mended: take the line against it out of the page."""
    of_objects: dict[str, Any] = {"$ref": "#/components/schemas/Part"}
    if field == "marks":
        of_objects = {"type": "array", "items": of_objects}
    document = {
        "openapi": "3.1.0",
        "info": {"title": "smallest", "version": "1"},
        "paths": {},
        "components": {
            "schemas": {
                "Part": {"type": "object", "properties": {"size": {"type": "number"}}},
                model: {"type": "object", "required": [field], "properties": {field: of_objects}},
            }
        },
    }
    (tmp_path / "openapi.json").write_text(json.dumps(document), encoding="utf-8")
    checked = generate_python(tmp_path, "post_hooks: []\n")
    assert f"models/{model.lower()}.py" in checked.stdout
    assert checked.returncode == 1
