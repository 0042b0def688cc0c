"""Where data is kept by default, and whether it stays there."""

import tempfile
from pathlib import Path

import platformdirs
import pytest

from discern.datafolder import default_data_folder, is_ephemeral
from discern.settings import Settings, SettingsError

MOUNTS = """\
22 1 254:0 / / rw,relatime - ext4 /dev/root rw
23 22 0:5 / /dev rw - devtmpfs devtmpfs rw
24 22 0:30 / /run rw - tmpfs tmpfs rw
25 22 0:31 / /srv/my\\040data rw - overlay overlay rw
26 25 8:1 /volume /srv/my\\040data/kept rw - xfs /dev/sda1 rw
27 22 0:32 / /home rw - tmpfs tmpfs rw
28 22 8:2 / /home rw - ext4 /dev/sdb rw
"""


@pytest.mark.parametrize(
    ("folder", "environment", "expected"),
    [
        pytest.param("/var/lib/discern", {}, False, id="a disk"),
        pytest.param("/run/discern", {}, True, id="memory"),
        pytest.param("/running/discern", {}, False, id="a name that only begins alike"),
        pytest.param("/srv/my data/discern", {}, True, id="a container's own layer"),
        pytest.param("/srv/my data/kept/discern", {}, False, id="a volume in a container"),
        pytest.param("/home/ada", {}, False, id="the last mount of two at one place"),
        pytest.param("/mount/src/discern/data", {}, True, id="community cloud's folder"),
        pytest.param("/var/lib/discern", {"HOSTNAME": "streamlit"}, True, id="community cloud's name"),
        pytest.param("/var/lib/discern", {"HOSTNAME": "laptop"}, False, id="another name"),
        pytest.param("/var/lib/discern", {"DYNO": "web.1"}, True, id="heroku"),
        pytest.param("/var/lib/discern", {"SPACE_ID": "me/app"}, True, id="hugging face"),
    ],
)
def test_a_place_that_forgets_is_known(
    tmp_path: Path, folder: str, environment: dict[str, str], expected: bool
) -> None:
    mounts = tmp_path / "mountinfo"
    mounts.write_text(MOUNTS)
    assert is_ephemeral(Path(folder), environment, mounts) is expected


def test_a_system_without_a_table_of_mounts_is_believed(tmp_path: Path) -> None:
    assert is_ephemeral(Path("/var/lib/discern"), {}, tmp_path / "none") is False


@pytest.fixture
def no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home that no user can write to, not even root, and a folder for temporary files."""
    home = tmp_path / "home"
    home.write_text("a file, so that not even root makes folders in it")
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name: home / name)
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    return temporary


def test_without_a_home_data_go_to_a_private_folder_that_forgets(no_home: Path, tmp_path: Path) -> None:
    folder = default_data_folder()
    assert folder.parent == no_home
    assert folder.stat().st_mode & 0o777 == 0o700
    assert is_ephemeral(folder, {}, tmp_path / "none")
    assert default_data_folder() == folder
    assert Settings.load({}, files=()).sqlite_path == folder / "discern.db"


def test_a_folder_that_others_can_read_is_not_used(no_home: Path) -> None:
    default_data_folder().chmod(0o755)
    with pytest.raises(SettingsError, match="DISCERN_DATABASE_URL must be set"):
        Settings.load({}, files=())
    assert Settings.load({"DISCERN_DATABASE_URL": "postgresql://host/name"}, files=()).sqlite_path is None


def test_a_home_that_can_be_written_to_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name: tmp_path / "share" / name)
    assert default_data_folder() == tmp_path / "share" / "discern"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_before_is_closed_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name: tmp_path / name)
    (tmp_path / "discern").mkdir(0o755)
    assert default_data_folder().stat().st_mode & 0o777 == 0o700
