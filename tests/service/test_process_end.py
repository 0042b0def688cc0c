"""A process that is asked to end does so before its host kills it."""

import re
import subprocess
import sys

import pytest

from discern.cli.supervisor import STOP_S
from discern.service.process_end import END_S, jobs_end_s, requests_end_s
from discern.settings import Settings
from tests.support.systemd_sandbox import ROOT

DOCKER_WAITS_S = 10
"""How long Docker waits by default for a container that it asks to end."""

STUCK = """\
import threading, time
from discern.service.process_end import end_within

threading.Thread(target=time.sleep, args=(600,)).start()
end_within(0.1)
"""


def test_it_ends_though_a_job_in_a_thread_goes_on() -> None:
    ended = subprocess.run([sys.executable, "-c", STUCK], capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stderr) == (0, "what is still under way is given up\n")


@pytest.mark.parametrize("worker", [True, False])
def test_every_documented_host_waits_longer_than_it_takes(worker: bool) -> None:
    settings = Settings(worker=worker)
    assert requests_end_s(settings) > 0
    assert requests_end_s(settings) + jobs_end_s(settings) == END_S < STOP_S < DOCKER_WAITS_S
    assert "stop_grace_period" not in (ROOT / "compose.yaml").read_text()
    units = [file.read_text() for file in (ROOT / "docs/hosting").glob("*.service")]
    serving = [unit for unit in units if "Type=oneshot" not in unit]
    assert len(serving) == 3
    for unit in serving:
        [waits] = re.findall(r"^TimeoutStopSec=(\d+)$", unit, re.MULTILINE)
        assert int(waits) > STOP_S
