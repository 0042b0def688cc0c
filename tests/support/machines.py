"""Machines on a network of their own: network namespaces of this machine, each with its addresses, ports and processes.

They share its files. A machine dies as from a power cut: the others hear nothing from it any more.
"""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass

import psutil
import pytest

PREFIX = f"discern-{os.getpid()}"
SWITCH = f"{PREFIX}-switch"

OUTSIDE, PUBLIC = (f"10.214.{os.getpid() // 64 % 256}.{os.getpid() % 64 * 4 + n}" for n in (1, 2))
"""The address that visitors come from, this machine's, and the one that they go to."""


def run(*arguments: str) -> None:
    """
    Raises:
        OSError: `ip` refused.
    """
    done = subprocess.run(["ip", *arguments], capture_output=True, text=True)
    if done.returncode:
        raise OSError(f"ip {' '.join(arguments)}: {done.stderr.strip()}")


@dataclass(frozen=True)
class Machine:
    """A machine with an ``address`` in the private network, 10.0.0.0/24."""

    name: str
    address: str

    @property
    def namespace(self) -> str:
        return f"{PREFIX}-{self.name}"

    @property
    def within(self) -> tuple[str, ...]:
        """What a command begins with that runs on this machine."""
        return ("ip", "netns", "exec", self.namespace)

    def plug_in(self) -> None:
        run("-n", SWITCH, "link", "add", self.name, "type", "veth", "peer", "name", "private", "netns", self.namespace)
        run("-n", SWITCH, "link", "set", self.name, "master", "bridge", "up")
        run("-n", self.namespace, "addr", "add", f"{self.address}/24", "dev", "private")
        run("-n", self.namespace, "link", "set", "private", "up")
        run("-n", self.namespace, "link", "set", "lo", "up")

    def go_silent(self) -> None:
        run("-n", SWITCH, "link", "set", self.name, "down")

    def speak_again(self) -> None:
        run("-n", SWITCH, "link", "set", self.name, "up")

    def die(self) -> None:
        """Go silent, then end without a word to anybody."""
        self.go_silent()
        self.kill_all()

    def kill_all(self) -> None:
        """End all its processes, and wait until their ids are free.

        PostgreSQL doesn't start while its predecessor is a zombie: it takes any process with that id for a running one.
        """
        deadline = time.monotonic() + 30
        killed: set[psutil.Process] = set()
        while pids := self.list_pids():
            for pid in pids:
                with suppress(psutil.NoSuchProcess):
                    process = psutil.Process(pid)
                    process.kill()
                    killed.add(process)
            assert time.monotonic() < deadline, f"{self.name} goes on"
            time.sleep(0.05)
        _, left = psutil.wait_procs(killed, timeout=30)
        assert not left, f"{self.name} leaves {left} behind"

    def list_pids(self) -> list[int]:
        """Its processes."""
        found = subprocess.run(["ip", "netns", "pids", self.namespace], capture_output=True, text=True, check=True)
        return [int(pid) for pid in found.stdout.split()]


@contextmanager
def connected(addresses: Mapping[str, str]) -> Iterator[dict[str, Machine]]:
    """Machines by their names. Skips where none can be made.

    This machine's own network stays as it is: a browser starts over what it loads when that changes.
    """
    if os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("network namespaces need root and iproute2")
    machines = {name: Machine(name, address) for name, address in addresses.items()}
    made: list[str] = []
    try:
        try:
            for namespace in (SWITCH, *(each.namespace for each in machines.values())):
                run("netns", "add", namespace)
                made.append(namespace)
            run("-n", SWITCH, "link", "add", "bridge", "type", "bridge")
            run("-n", SWITCH, "link", "set", "bridge", "up")
            for machine in machines.values():
                machine.plug_in()
        except OSError as error:
            pytest.skip(f"no network can be laid here: {error}")
        yield machines
    finally:
        for machine in machines.values():
            if machine.namespace in made:
                machine.kill_all()
        for namespace in made:
            run("netns", "del", namespace)


def open_to_visitors(front: Machine) -> None:
    """Let this machine reach ``front`` at `PUBLIC`, for as long as it is there.

    Raises:
        OSError: no link can be laid.
    """
    outside = f"dsc{os.getpid() % 100_000}"
    run("link", "add", outside, "type", "veth", "peer", "name", "public", "netns", front.namespace)
    run("addr", "add", f"{OUTSIDE}/30", "dev", outside)
    run("link", "set", outside, "up")
    run("-n", front.namespace, "addr", "add", f"{PUBLIC}/30", "dev", "public")
    run("-n", front.namespace, "link", "set", "public", "up")
