"""What systemd would do with the units of this project, for a room that has none: start, stop, restart, reload."""

import configparser
import os
import re
import shlex
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

from tests.support.postgres import SERVER_USER
from tests.support.systemd_sandbox import Room, find_nginx


def install(room: Room, arguments: list[str]) -> int:
    """The real one, without owners but PostgreSQL's; what it puts in place is moved into the room."""
    kept: list[str] = []
    owner = ""
    given = iter(arguments)
    for argument in given:
        if argument in {"-o", "-g"}:
            owner = next(given)
        else:
            kept.append(argument)
    code = subprocess.run(["/usr/bin/install", *kept]).returncode
    target = Path(kept[-1])
    if code == 0 and target.is_file():
        target.write_text(room.move(target.read_text()))
        if owner == "postgres" and SERVER_USER is not None:
            shutil.chown(target, SERVER_USER)
    return code


def run_nginx(room: Room, arguments: list[str]) -> int:
    """The real one, on the room's configuration."""
    for file in (room.root / "etc/nginx/conf.d").glob("*.conf"):
        text = file.read_text()
        if str(room.root) not in text:
            file.write_text(room.move(text))
    program = find_nginx()
    assert program is not None
    command = [program, "-p", str(room.root), "-c", str(room.root / "etc/nginx/nginx.conf"), *arguments]
    return subprocess.run(command, timeout=30).returncode


def control(room: Room, verb: str, unit: str) -> None:
    if unit == "nginx":
        # Debian starts it at once; here the first reload does. Trying a configuration leaves an empty file.
        file = room.root / "nginx.pid"
        running = file.exists() and file.read_text().strip() != ""
        if running or verb == "reload":
            assert run_nginx(room, ["-s", verb] if running else []) == 0
    elif unit == "postgresql":
        control_postgres(room, verb)
    elif unit.endswith(".timer"):
        assert (room.root / "etc/systemd/system" / unit).exists()
    elif verb in {"start", "enable"}:
        start(room, unit)
    elif verb == "stop":
        stop(room, unit)
    elif verb == "restart":
        stop(room, unit)
        start(room, unit)
    elif verb == "reload":
        [reload] = read_unit(room, unit)["ExecReload"]
        program, *rest = shlex.split(reload.replace("$MAINPID", str(room.pid(unit))))
        subprocess.run([program, *rest], check=True)


def control_postgres(room: Room, verb: str) -> None:
    if verb in {"stop", "restart"}:
        room.postgres.stop()
    if verb in {"start", "restart"}:
        room.postgres.start()


def read_unit(room: Room, unit: str) -> dict[str, list[str]]:
    """The settings of `[Service]`, with the room's paths and ports, and the instance's name filled in."""
    name, _, instance = unit.partition("@")
    file = room.root / "etc/systemd/system" / (f"{name}@.service" if instance else f"{name}.service")
    parser = configparser.RawConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(file.read_text())
    filled = {
        key: room.move(value).replace("%i", instance).replace("%%", "%") for key, value in parser["Service"].items()
    }
    return {key: [value] for key, value in filled.items()}


def start(room: Room, unit: str) -> None:
    settings = read_unit(room, unit)
    lines = Path(settings["EnvironmentFile"][0]).read_text().splitlines()
    pairs = (line.split("=", 1) for line in lines if line and not line.startswith("#"))
    given = {name: value.strip('"') for name, value in pairs}
    hidden = {name for names in settings.get("UnsetEnvironment", []) for name in names.split()}
    basic = {name: os.environ[name] for name in ("PATH", "LANG")} | {"HOME": str(room.root / "var/lib/discern")}
    environment = {key: value for key, value in (basic | given | dict(room.environment)).items() if key not in hidden}
    for folder in settings.get("RuntimeDirectory", []):
        (room.root / "run" / folder).mkdir(parents=True, exist_ok=True)
    with (room.root / "units" / f"{unit}.log").open("ab") as log:
        process = subprocess.Popen(
            shlex.split(re.sub(r"\$\{(\w+)\}", lambda name: environment[name[1]], settings["ExecStart"][0])),
            cwd=settings["WorkingDirectory"][0], env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            start_new_session=True,
        )  # fmt: skip
    if settings.get("Type") == ["oneshot"]:
        assert process.wait(120) == 0, f"{unit} failed"
        return
    (room.root / "units" / f"{unit}.pid").write_text(str(process.pid))


def stop(room: Room, unit: str) -> None:
    file = room.root / "units" / f"{unit}.pid"
    pid = int(file.read_text())
    with suppress(ProcessLookupError, FileNotFoundError):
        os.kill(pid, signal.SIGTERM)
        for _ in range(400):
            os.kill(pid, 0)
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                break
            time.sleep(0.1)
        else:
            os.killpg(pid, signal.SIGKILL)
    file.unlink()
