"""Settings from the environment and from Streamlit's secrets file."""

from pathlib import Path

import pytest

from discern.settings import Settings, SettingsError


def test_nothing_configured_is_a_laptop(tmp_path: Path) -> None:
    settings = Settings.load({}, (tmp_path / "none.toml",))
    assert settings.database_url.get_secret_value().startswith("sqlite:////")
    assert settings.database_url.get_secret_value().endswith("/discern/discern.db")
    assert (settings.is_remote, settings.rate_limit, settings.open_access) == (False, 600, False)


def test_the_environment_wins_over_the_file_and_later_files_over_earlier_ones(tmp_path: Path) -> None:
    first, second = tmp_path / "home.toml", tmp_path / "here.toml"
    first.write_text('[discern]\nRATE_LIMIT = 1\nAPP_URL = "https://one.example/"\n')
    second.write_text('[discern]\nrate_limit = 2\nOPEN_ACCESS = true\nAPI_KEY = ""\n[auth]\nother = 1\n')
    settings = Settings.load({"DISCERN_OPEN_ACCESS": "0", "DISCERN_BASE_URL": ""}, (first, second))
    assert settings.rate_limit == 2
    assert settings.app_url == "https://one.example"
    assert settings.open_access is False
    assert settings.api_key is None
    assert settings.base_url is None


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        pytest.param({"DISCERN_RATE_LIMIT": "many"}, "DISCERN_RATE_LIMIT", id="not-a-number"),
        pytest.param({"DISCERN_RATE_LIMIT": "0"}, "DISCERN_RATE_LIMIT", id="out-of-range"),
        pytest.param({"DISCERN_APP_URL": "disc.example.org"}, "DISCERN_APP_URL", id="no-scheme"),
        pytest.param({"DISCERN_BASE_URL": "ftp://x"}, "DISCERN_BASE_URL", id="other-scheme"),
        pytest.param({"DISCERN_BASE_URL": "http://x y"}, "DISCERN_BASE_URL", id="space-in-address"),
        pytest.param({"DISCERN_APP_URL": "https://x/y?z#f"}, "DISCERN_APP_URL", id="query-in-address"),
        pytest.param({"DISCERN_RATE_LIMT": "5"}, "DISCERN_RATE_LIMT: there is no such", id="mistyped-name"),
        pytest.param({"DISCERN_DATABASE_URL": "garbage"}, "DISCERN_DATABASE_URL", id="no-database-address"),
        pytest.param({"DISCERN_DATABASE_URL": "mysql://h/d"}, "DISCERN_DATABASE_URL", id="other-database"),
        pytest.param({"DISCERN_DATABASE_URL": "oracle+foo://h"}, "DISCERN_DATABASE_URL", id="other-driver"),
        pytest.param({"DISCERN_DATABASE_URL": "sqlite://"}, "DISCERN_DATABASE_URL", id="memory"),
        pytest.param({"DISCERN_OPEN_ACCESS": "maybe"}, "DISCERN_OPEN_ACCESS", id="not-a-truth-value"),
    ],
)
def test_a_wrong_setting_is_named(environment: dict[str, str], named: str) -> None:
    with pytest.raises(SettingsError, match=named):
        Settings.load(environment, ())


@pytest.mark.parametrize("extra", ["assistant", "metrics"])
def test_what_needs_an_extra_says_which_where_it_is_missing(extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discern.settings.find_spec", lambda package: None)
    with pytest.raises(SettingsError, match=rf"DISCERN_{extra.upper()}: .*pip install 'discern-disc\[{extra}\]'"):
        Settings.load({f"DISCERN_{extra.upper()}": "1"}, ())
    assert not getattr(Settings.load({f"DISCERN_{extra.upper()}": "0"}, ()), extra)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        pytest.param("[discern\n", "not valid TOML", id="broken"),
        pytest.param("discern = 3\n", "must be a table", id="no-table"),
        pytest.param("[discern]\nRATE_LIMTI = 5\n", "DISCERN_RATE_LIMTI", id="mistyped-name"),
    ],
)
def test_a_wrong_file_is_reported(tmp_path: Path, content: str, message: str) -> None:
    file = tmp_path / "secrets.toml"
    file.write_text(content)
    with pytest.raises(SettingsError, match=message):
        Settings.load({}, (file,))


@pytest.mark.parametrize("text", [" ", "Harbour\nWorks", "x" * 201])
def test_who_is_responsible_is_one_line(text: str) -> None:
    with pytest.raises(SettingsError, match=r"^DISCERN_RESPONSIBLE: must be one line of at most 200 characters$"):
        Settings.load({"DISCERN_RESPONSIBLE": text}, ())


MAIL = {"DISCERN_APP_URL": "https://disc.example.org", "DISCERN_MAIL_FROM": "Discern <discern@example.org>"}


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        pytest.param({**MAIL, "DISCERN_SMTP_URL": "hush.example"}, "SMTP_URL: must be smtp://", id="no-scheme"),
        pytest.param({**MAIL, "DISCERN_SMTP_URL": "smtp://hush@h"}, "SMTP_URL: must have a user and", id="no-password"),
        pytest.param({**MAIL, "DISCERN_SMTP_URL": "smtp://h:hush"}, "SMTP_URL: must be smtp://", id="no-port"),
        pytest.param(
            {**MAIL, "DISCERN_SMTP_URL": "smtp://u:hush%0A@h"}, "SMTP_URL: must have no control", id="control"
        ),
        pytest.param(MAIL, "MAIL_FROM: and DISCERN_SMTP_URL", id="sender-alone"),
        pytest.param({**MAIL, "DISCERN_MAIL_FROM": "", "DISCERN_SMTP_URL": "smtp://h"}, "MAIL_FROM", id="server-alone"),
        pytest.param(
            {**MAIL, "DISCERN_APP_URL": "", "DISCERN_SMTP_URL": "smtp://h"}, "needs DISCERN_APP_URL", id="app"
        ),
        pytest.param({"DISCERN_MAIL_FROM": "hush\nBcc: x@y.z"}, "MAIL_FROM: must be an address", id="two-lines"),
        pytest.param({"DISCERN_MAIL_FROM": "hush"}, "MAIL_FROM: must be an address", id="no-address"),
    ],
)
def test_a_wrong_mail_setting_is_named_and_not_repeated(environment: dict[str, str], named: str) -> None:
    with pytest.raises(SettingsError, match=named) as caught:
        Settings.load(environment, ())
    assert "hush" not in str(caught.value)


@pytest.mark.parametrize(
    ("url", "server"),
    [
        ("smtp://u%40x:p%2Fw@mail.example.org", ("mail.example.org", 587, "starttls", "u@x", "p/w")),
        ("smtps://u:p@mail.example.org", ("mail.example.org", 465, "implicit", "u", "p")),
        ("smtp://mail.example.org:25", ("mail.example.org", 25, "starttls", None, None)),
        ("smtp://u:p@127.0.0.1:25", ("127.0.0.1", 25, "none", "u", "p")),
        ("smtp://[::1]:25", ("::1", 25, "none", None, None)),
    ],
)
def test_mail_goes_over_tls_but_to_this_machine(url: str, server: tuple[object, ...]) -> None:
    settings = Settings.load({**MAIL, "DISCERN_SMTP_URL": url}, ())
    found = settings.smtp_server
    assert found is not None
    assert (found.host, found.port, found.tls, found.user, found.password) == server
    assert "p%2Fw" not in repr(settings)
    assert "p/w" not in repr(found)
    assert settings.mail_sender is not None
    assert str(settings.mail_sender) == "Discern <discern@example.org>"


def test_secrets_are_not_shown() -> None:
    settings = Settings.load({"DISCERN_API_KEY": "hush", "DISCERN_DATABASE_URL": "postgresql://u:hush@h/d"}, ())
    assert "hush" not in repr(settings)
    with pytest.raises(SettingsError) as caught:
        Settings.load({"DISCERN_API_KEY": "hush", "DISCERN_RATE_LIMIT": "hush"}, ())
    assert "hush" not in str(caught.value)


def test_every_setting_is_documented() -> None:
    root = Path(__file__).parents[1]
    for document in ("docs/settings.md", ".streamlit/secrets.example.toml"):
        text = (root / document).read_text(encoding="utf-8")
        for name in Settings.model_fields:
            assert name.upper() in text, f"{name.upper()} is missing in {document}"
