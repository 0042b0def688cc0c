"""A process that is asked to end does so before its host kills it."""

import re
import subprocess
import sys

from discern.service.server import END_S, REQUESTS_END_S
from tests.support.systemd_sandbox import ROOT

DOCKER_WAITS_S = 10
"""How long Docker waits by default for a container that it asks to end."""

STUCK = """\
import threading, time
from discern.service.server import end_within

threading.Thread(target=time.sleep, args=(600,)).start()
end_within(0.1)
"""


def test_it_ends_though_a_job_in_a_thread_goes_on() -> None:
    ended = subprocess.run([sys.executable, "-c", STUCK], capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stderr) == (0, "what is still under way is given up\n")


def test_every_documented_host_waits_longer_than_it_takes() -> None:
    assert 0 < REQUESTS_END_S < END_S < DOCKER_WAITS_S
    assert "stop_grace_period" not in (ROOT / "compose.yaml").read_text()
    units = [file.read_text() for file in (ROOT / "docs/hosting").glob("*.service")]
    serving = [unit for unit in units if "Type=oneshot" not in unit]
    assert len(serving) == 3
    for unit in serving:
        [waits] = re.findall(r"^TimeoutStopSec=(\d+)$", unit, re.MULTILINE)
        assert int(waits) > END_S
