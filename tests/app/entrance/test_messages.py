"""Every message that Streamlit knows, sent to a running app: nothing crashes, ends or is lost."""

import asyncio
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from streamlit.proto.BackMsg_pb2 import BackendOperationRequest, BackMsg

from tests.support.running import run_service
from tests.support.running_app.server import ROOT, Server, serve
from tests.support.running_app.session import Session, SessionError

pytestmark = [pytest.mark.integration, pytest.mark.timeout(240)]

NAME = "Wilhelmina Quist"
KINDS = [field.name for field in BackMsg.DESCRIPTOR.oneofs_by_name["type"].fields]
OPERATIONS = [field.name for field in BackendOperationRequest.DESCRIPTOR.oneofs_by_name["payload"].fields]


def message_of(kind: str) -> BackMsg:
    """The smallest message of a kind."""
    message = BackMsg()
    if BackMsg.DESCRIPTOR.fields_by_name[kind].message_type is None:
        setattr(message, kind, True)
    else:
        getattr(message, kind).SetInParent()
    return message


def operation_of(payload: str) -> BackMsg:
    request = BackendOperationRequest(request_id="r", session_id="s")
    getattr(request, payload).SetInParent()
    return BackMsg(backend_operation_request=request)


def everything() -> list[BackMsg]:
    return [*map(message_of, KINDS), *map(operation_of, OPERATIONS), BackMsg()]


def send_everything(server: Server, cookie: str = "") -> list[str]:
    """All that comes down to somebody who sends each message on a connection of its own, and all of them on one."""
    shown: list[str] = []

    async def send(messages: list[BackMsg]) -> None:
        async with Session(server.url, headers={"Cookie": cookie} if cookie else {}) as session:
            shown.append(await session.read("people"))
            for message in messages:
                await session.send(message)
            shown.append(await session.read("people"))

    async def send_all() -> None:
        for messages in (*([each] for each in everything()), everything()):
            # A message may cost its sender the connection.
            with suppress(SessionError):
                await send(messages)
        await send([])

    asyncio.run(send_all())
    return shown


@pytest.mark.parametrize(
    ("script", "opens", "sees"),
    [
        pytest.param("main.py", {}, True, id="leader"),
        pytest.param(
            "streamlit_app.py", {"DISCERN_OPEN_ACCESS": "1"}, True, id="everybody, where all get in and no routes"
        ),
        pytest.param("streamlit_app.py", {}, False, id="stranger, where no routes"),
    ],
)
def test_every_message_is_survived(tmp_path: Path, script: str, opens: dict[str, str], *, sees: bool) -> None:
    """By the process, by what is stored, and by the service, which is in none of Streamlit's caches."""
    environment = {"DISCERN_DATABASE_URL": f"sqlite:///{tmp_path / 'discern.db'}"} | opens
    with run_service(environment["DISCERN_DATABASE_URL"]) as running:
        running.answer("POST", "/candidates", {"name": NAME}, running.key(account="default"))
    beside = sorted(ROOT.iterdir())
    with serve(ROOT / "app" / script, ROOT, environment) as server:
        shown = send_everything(server, server.cookie() if script == "main.py" else "")
        assert [NAME in each for each in shown] == [sees] * len(shown)
        log = server.log.read_text(errors="replace")
        assert httpx.get(f"{server.url}/_stcore/health").text == "ok"
    assert NAME not in log
    assert "Traceback" not in log
    assert sorted(ROOT.iterdir()) == beside


def test_nothing_is_kept_in_streamlits_caches() -> None:
    """Which any browser with a socket may empty."""
    files = (ROOT / "app").rglob("*.py")
    assert [file.name for file in files if "st.cache_" in file.read_text(encoding="utf-8")] == []


def test_hosted_starts_are_headless() -> None:
    """Elsewhere Streamlit writes files beside the app when the browser of its own machine asks for it."""
    starts = [ROOT / "Dockerfile", *(ROOT / "docs" / "hosting").glob("*.service"), ROOT / "compose.yaml"]
    lines = [line for file in starts for line in file.read_text(encoding="utf-8").splitlines() if "streamlit" in line]
    run = [line for line in lines if "run" in line.split() or '"run"' in line]
    assert len(run) == 2
    assert all("--server.headless=true" in line for line in run)
