"""Secrets that sign the cookies of people who sign in: those that could be guessed stop the start."""

import os
import random
import re
import secrets
import subprocess
import sys
from pathlib import Path
from string import ascii_letters, ascii_lowercase, ascii_uppercase, digits, printable

import pytest

from discern.settings import find_weakness

ROOT = Path(__file__).parents[3]
GOOD = "8f3a61c09d57b24e51d7e0a96c3b8f42"
TEMPLATES = [ROOT / "compose.yaml", ROOT / ".streamlit" / "secrets.example.toml", *(ROOT / "docs").rglob("*.*")]


PICTURES = {".png", ".pdf", ".pptx", ".pyc"}
"""Endings of files without text to copy a setting from."""


def test_no_template_or_document_has_one_that_works() -> None:
    pattern = re.compile(r"^[# ]*\w*(?:cookie_secret|access_secret)[ \"]*[=:] *(.+)$", re.IGNORECASE | re.MULTILINE)
    texts = [file.read_text(encoding="utf-8") for file in TEMPLATES if file.suffix not in PICTURES]
    found = [value.partition(" #")[0].strip('" ') for text in texts for value in pattern.findall(text)]
    values = [value for value in found if not value.startswith("${")]
    assert len(values) >= 4
    assert [value for value in values if find_weakness(value) is None] == []


@pytest.mark.parametrize(
    "secret",
    [
        *(
            "",
            "change-me",
            "CHANGE_ME",
            "x" * 64,
            "…",
            GOOD[:31],
            "1234567" * 6,
            "a long random text: openssl rand -hex 32",
        ),
        *("change-me-change-me-change-me-0123456789", "<your cookie secret, at least 32 characters>"),
        *("0123456789abcdef" * 2, "0123456789abcdef0123456789ABCDEF", "fedcba9876543210" * 2, "correcthorse" * 3),
        *("abcdefghijklmnopqrstuvwxyz0123456789", "acegikmoqsuwy02468acegikmoqsuwy02468", "password12345678" * 2),
        *("8f3a61c09d57b24e" * 2, "9876543210zyxwvutsrqponmlkjihgfedcba"),
        *("your-very-long-cookie-secret-0123456789", "REPLACE_WITH_A_STRONG_VALUE_0123456789"),
        *("correcthorsebatterystaplemountain", "Correct-Horse-Battery-Staple-Mountain-2024!"),
        *("it was the best of times, it was the worst of times", "TheTeamThatKnowsItselfWorksWellTogether1"),
        *("dasistunserkleinesgeheimnisvonheute", "kX9-my-secret-Qz7-of-today-Vb3-in-here"),
        *("8f3a61c09d57b24e-password-51d7e0a96c3b8f42", "streamlit-8f3a61c09d57b24e51d7e0a96c3b8f42"),
        *("p4ssw0rdp4ssw0rdMyK3yF0rTheC00k13s", "8f3a61c09d57b24e-S3cr3t-51d7e0a96c3b8f42"),
        *("qwertyuiopasdfghjklzxcvbnm1234567890", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p"),
        *("django-insecure-8f3a61c09d57b24e51d7e0a9", "loremipsumdolorsitametconsectetur2026"),
    ],
)
def test_examples_and_short_ones_are_weak(secret: str) -> None:
    assert find_weakness(secret) is not None


def test_random_ones_are_good() -> None:
    assert find_weakness(GOOD) is None
    made = [make(32) for make in (secrets.token_hex, secrets.token_urlsafe) for _ in range(500)]
    chance = random.Random(17)
    alphabets = (digits + ascii_lowercase, ascii_lowercase, ascii_letters, ascii_uppercase + "234567", printable[:94])
    made += ["".join(chance.choices(each, k=40)) for each in alphabets for _ in range(500)]
    assert [secret for secret in made if find_weakness(secret)] == []


@pytest.mark.integration
@pytest.mark.parametrize(
    ("settings", "auth", "named"),
    [
        pytest.param(
            {"STREAMLIT_SERVER_COOKIE_SECRET": "change-me"}, "", "STREAMLIT_SERVER_COOKIE_SECRET", id="variable"
        ),
        pytest.param({}, 'cookie_secret = "change-me"', r"cookie_secret in \[auth\]", id="secrets"),
        pytest.param({}, f'cookie_secret = "{GOOD[:20]}"', r"cookie_secret in \[auth\] must be random", id="short"),
        pytest.param({"DISCERN_ACCESS_SECRET": "change-me"}, "", "DISCERN_ACCESS_SECRET", id="access"),
    ],
)
def test_a_weak_one_stops_the_start_and_is_not_repeated(
    tmp_path: Path, settings: dict[str, str], auth: str, named: str
) -> None:
    (tmp_path / ".streamlit").mkdir()
    (tmp_path / ".streamlit" / "secrets.toml").write_text(f'[auth]\nclient_id = "x"\n{auth}\n' if auth else "")
    environment = os.environ | {
        "DISCERN_DATABASE_URL": f"sqlite:///{tmp_path / 'discern.db'}",
        "PYTHONPATH": str(ROOT / "app"),
        **settings,
    }
    done = subprocess.run(
        [sys.executable, "-c", "import main"], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert re.search(f"^Discern can't start. {named}", done.stderr, re.MULTILINE), done.stderr
    assert "change-me" not in done.stderr
    assert GOOD[:20] not in done.stderr
