"""What is published: `discern-disc` and `discern-client`, one release of the same sources, without the checkout."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

import discern
from discern.cli import main
from tests.support.postgres import free_port
from tests.support.running_app.browser import find_browser, launch

ROOT = Path(__file__).parents[2]
CLIENT = ("__init__.py", "py.typed", "client/", "contract/")


def files_of(wheel: Path) -> set[str]:
    """The names of a wheel's files, without those about the wheel itself."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def sources_in(folder: str) -> set[str]:
    found = (ROOT / folder).rglob("*")
    return {
        file.relative_to(ROOT / folder).as_posix()
        for file in found
        if file.is_file() and file.suffix != ".pyc" and file.name != ".DS_Store"
    }


def build_wheel(project: Path, into: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(into)]
    built = subprocess.run(command, cwd=project, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    [wheel] = into.glob("*.whl")
    return wheel


def test_the_wheels_have_the_app_and_the_sources(tmp_path: Path) -> None:
    product = files_of(build_wheel(ROOT, tmp_path / "product"))
    client = files_of(build_wheel(ROOT / "packaging" / "client", tmp_path / "client"))
    sources = sources_in("src/discern")
    assert client == {f"discern/{name}" for name in sources if name.startswith(CLIENT)}
    beside = {f"discern/app/{name}" for name in sources_in("app")}
    beside |= {"discern/app/.streamlit/config.toml", "discern/docs/manual.md"}
    assert product == {f"discern/{name}" for name in sources} | beside


@pytest.mark.parametrize(("version", "ends"), [(discern.__version__, 0), ("0.0.1", 1)])
def test_the_command_tells_of_a_client_that_has_the_same_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, ends: int
) -> None:
    described = tmp_path / f"discern_client-{version}.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.4\nName: discern-client\nVersion: {version}\n")
    (described / "RECORD").write_text("discern/__init__.py,,\ndiscern/client/__init__.py,,\n")
    monkeypatch.syspath_prepend(tmp_path)
    told = CliRunner().invoke(main, ["openapi"])
    assert told.exit_code == ends
    assert f"discern-client {version} is installed beside discern-disc {discern.__version__}" in told.stderr
    assert ("openapi" in told.stdout) == (ends == 0)


@dataclass(frozen=True)
class Installed:
    """An environment with the wheels alone; ``home`` is empty until something is written to it."""

    bin: Path
    home: Path

    @property
    def environment(self) -> dict[str, str]:
        left_out = ("DISCERN_", "STREAMLIT_", "UV_", "VIRTUAL_ENV", "COV", "XDG_", "PYTHON", "PYTEST", "DISPLAY")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
        return kept | {"HOME": str(self.home), "TMPDIR": str(self.temporary)}

    @property
    def temporary(self) -> Path:
        return self.home.with_name("temporary")

    @property
    def python(self) -> str:
        return str(self.bin / "python")

    def uv(self, command: str, *arguments: str) -> None:
        """Do ``uv pip COMMAND`` to the environment."""
        subprocess.run(["uv", "pip", command, "--quiet", "--python", self.python, *arguments], check=True)

    def run(self, *command: str) -> str:
        """What a program of the environment prints."""
        return self.finish(*command).stdout

    def finish(self, *command: str) -> "subprocess.CompletedProcess[str]":
        done = subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            cwd=self.home, env=self.environment, capture_output=True, text=True, timeout=120,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done

    @contextmanager
    def running(self, log: Path, *command: str) -> Iterator["subprocess.Popen[bytes]"]:
        """A program of the environment that runs until the context is left, and then ends on Ctrl+C."""
        with log.open("wb") as output:
            process = subprocess.Popen(
                [str(self.bin / command[0]), *command[1:]],
                cwd=self.home, env=self.environment, stdout=output, stderr=output, start_new_session=True,
            )  # fmt: skip
        try:
            yield process
        finally:
            os.killpg(process.pid, signal.SIGINT)
            process.wait(60)


def await_in(log: Path, pattern: str, process: "subprocess.Popen[bytes]") -> str:
    """What the pattern's group finds in what a process prints, once it has printed it."""
    while (found := re.search(pattern, log.read_text())) is None:
        assert process.poll() is None, log.read_text()[-3000:]
        time.sleep(0.2)
    return found[1]


def await_answer(url: str, process: "subprocess.Popen[bytes]", log: Path) -> httpx.Response:
    while True:
        assert process.poll() is None, log.read_text()[-3000:]
        try:
            return httpx.get(url, timeout=10)
        except httpx.TransportError:
            time.sleep(0.2)


@dataclass(frozen=True)
class Published:
    """The wheels of a release, made from its sdists."""

    product: Path
    client: Path


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Published:
    folder = tmp_path_factory.mktemp("published")
    subprocess.run(["uv", "build", "--quiet", "--all-packages", "--out-dir", str(folder), str(ROOT)], check=True)
    assert len(list(folder.glob("*.tar.gz"))) == 2
    [client], [product] = folder.glob("discern_client-*.whl"), folder.glob("discern_disc-*.whl")
    return Published(product, client)


def make_environment(folder: Path, *wheels: Path) -> Installed:
    """An environment with these wheels and what they need, and an empty home beside it."""
    subprocess.run(
        ["uv", "venv", "--quiet", "--seed", "--python", sys.executable, str(folder / "environment")], check=True
    )
    made = Installed(folder / "environment" / "bin", folder / "home")
    made.home.mkdir()
    made.temporary.mkdir()
    if wheels:
        made.uv("install", *map(str, wheels))
    return made


@pytest.fixture(scope="module")
def installed(published: Published, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return make_environment(tmp_path_factory.mktemp("product"), published.product)


needs_uv = pytest.mark.skipif(shutil.which("uv") is None, reason="no uv")
takes_long = [pytest.mark.slow, pytest.mark.timeout(600), needs_uv]


class TestInstalled:
    pytestmark = takes_long

    def test_the_command_knows_its_version(self, installed: Installed) -> None:
        assert installed.run("discern", "--version").split()[-1] == discern.__version__

    def test_the_service_answers(self, installed: Installed, tmp_path: Path) -> None:
        port, log = free_port(), tmp_path / "log"
        with installed.running(log, "discern", "serve", "--port", str(port)) as process:
            ready = await_answer(f"http://127.0.0.1:{port}/readyz", process, log)
            assert ready.json()["status"] == "ready"
            assert httpx.get(f"http://127.0.0.1:{port}/v1/teams").status_code == 401

    def test_the_app_serves_its_first_page_with_its_configuration(self, installed: Installed, tmp_path: Path) -> None:
        port, log = free_port(), tmp_path / "log"
        options = [f"--server.port={port}", "--server.headless=true"]
        with installed.running(log, "discern", "app", *options) as process:
            address = await_in(log, r"(http://localhost:\d+/open\?secret=\S+)", process)
            with httpx.Client(follow_redirects=True, timeout=60) as browser:
                page = browser.get(address)
            assert (page.status_code, page.url.path) == (200, "/")
            assert "Streamlit" in page.text
            # The configuration hides it, and keeps what Streamlit measures of its users at home.
            assert "You can now view" not in log.read_text()
            assert "usage statistics" not in log.read_text()

    def test_the_window_s_server_finds_the_app(self, installed: Installed) -> None:
        script = (
            "from pathlib import Path; from discern.desktop.process import run_app\n"
            "with run_app(Path('log')) as app: print(app.wait_until_healthy(), app.last_log_line())"
        )
        assert installed.run("python", "-c", script).startswith("True")

    def test_the_demo_shows_the_sample_team_and_leaves_nothing(self, installed: Installed, tmp_path: Path) -> None:
        if find_browser() is None and os.environ.get("REQUIRE_BROWSER") != "1":
            pytest.skip("no Chromium was found")
        log, before = tmp_path / "log", sorted(installed.home.rglob("*"))
        with installed.running(log, "discern", "demo", "--port", str(free_port())) as process:
            address = await_in(log, r"(http://\S+/open\?secret=\S+)", process)
            [folder] = installed.temporary.iterdir()
            with launch() as browser:
                page = browser.new_page()
                page.set_default_timeout(60_000)
                page.goto(address)
                page.get_by_text("Agreed, and due").wait_for()
                page.get_by_role("link", name=re.compile("Product")).first.click()
                page.locator(".js-plotly-plot .trace").first.wait_for()
                assert page.get_by_text("11 of 12 have a profile").is_visible()
            assert (folder / "discern.db").exists()
        assert process.returncode == 0, log.read_text()
        assert list(installed.temporary.iterdir()) == []
        assert sorted(installed.home.rglob("*")) == before

    def test_the_client_beside_it_is_told_of_and_can_be_removed(
        self, installed: Installed, published: Published
    ) -> None:
        installed.uv("install", str(published.client))
        assert "pip uninstall discern-client" in installed.finish("discern", "openapi").stderr
        installed.uv("uninstall", "discern-client")
        installed.uv("install", "--reinstall", "--no-deps", str(published.product))
        assert installed.finish("discern", "openapi").stderr == ""


class TestOtherWays:
    pytestmark = takes_long

    def test_the_client_comes_alone(self, published: Published, tmp_path: Path) -> None:
        alone = make_environment(tmp_path, published.client)
        imports = "import discern.client.webhooks, discern.contract.operations; print(discern.__version__)"
        assert alone.run("python", "-c", imports).strip() == discern.__version__
        assert not (alone.bin / "discern").exists()

    def test_pip_installs_a_checkout(self, tmp_path: Path) -> None:
        checkout = make_environment(tmp_path)
        subprocess.run([checkout.python, "-m", "pip", "install", "--quiet", "--editable", str(ROOT)], check=True)
        port, log = free_port(), tmp_path / "log"
        start = ["streamlit", "run", str(ROOT / "app" / "main.py"), f"--server.port={port}", "--server.headless=true"]
        with checkout.running(log, *start) as process:
            address = await_in(log, r"(http://localhost:\d+/open\?secret=\S+)", process)
            with httpx.Client(follow_redirects=True, timeout=60) as browser:
                assert "Streamlit" in browser.get(address).text
