"""What `discern signin check` says of the providers that are set up."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from discern.cli import main
from discern.identity_providers import review_provider, review_redirect
from tests.support.identity_provider import Ways, describe_provider, running_providers

ISSUER = "https://id.example.org"
SECTION = {"client_id": "x", "client_secret": "y", "server_metadata_url": f"{ISSUER}/.well-known/openid-configuration"}
METADATA = describe_provider(ISSUER, Ways(user_info={}))
CLAIMS = {"claims_supported": ["sub", "email", "email_verified"]}

Check = Callable[[str], Result]


@pytest.mark.parametrize(
    ("address", "app_url", "expected"),
    [
        ("https://a.example/oauth2callback", None, "register this redirect address"),
        ("https://a.example/team/oauth2callback", "https://a.example/team", "register this redirect address"),
        ("http://localhost:8501/oauth2callback", None, "register this redirect address"),
        ("", None, "must be the app's address"),
        ("https://a.example/", None, "must be the app's address"),
        ("http://a.example/oauth2callback", None, "must begin with https://"),
        ("https://b.example/oauth2callback", "https://a.example", "isn't https://a.example/oauth2callback"),
    ],
)
def test_the_redirect_address_is_the_app_s(address: str, app_url: str | None, expected: str) -> None:
    finding = review_redirect({"redirect_uri": address}, app_url)
    assert expected in finding.text
    assert finding.well is expected.startswith("register")


WRONG: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "no-secret": ({"client_secret": ""}, {}, "client_secret is missing"),
    "another-issuer": ({}, {"issuer": "https://other.example"}, "server_metadata_url isn't its issuer"),
    "every-tenant": ({}, {"issuer": "https://login.example/{tenantid}/v2.0"}, "name your own"),
    "no-token": ({}, {"token_endpoint": None}, "no token_endpoint"),
    "no-scope": ({}, {"scopes_supported": ["openid"]}, "no scope or claim email"),
    "no-verification": (
        {},
        {"claims_supported": ["sub", "email"]},
        "DISCERN_TRUSTED_ISSUERS has https://id.example.org",
    ),
    "own-prompt": ({"client_kwargs": {"prompt": "create"}}, {"prompt_values_supported": ["login"]}, "prompt create"),
}


@pytest.mark.parametrize(("section", "metadata", "expected"), WRONG.values(), ids=WRONG)
def test_what_keeps_people_out_is_said(section: dict[str, Any], metadata: dict[str, Any], expected: str) -> None:
    found = list(review_provider(SECTION | section, METADATA | CLAIMS | metadata, ()))
    assert [expected in each.text for each in found if not each.well] == [True]


@pytest.mark.parametrize(
    ("metadata", "trusted", "expected"),
    [
        ({}, (), "UserInfo, though it doesn't list the claim"),
        (CLAIMS | {"userinfo_endpoint": None}, (), "in the ID token alone"),
        ({"claims_supported": ["sub", "email"]}, (ISSUER,), "its addresses are trusted"),
        ({"prompt_values_supported": ["none", "login"]}, (), "Discern asks again without"),
        ({"end_session_endpoint": f"{ISSUER}/end"}, (), "signing out of Discern ends the session"),
    ],
)
def test_what_a_provider_offers_is_said(metadata: dict[str, Any], trusted: tuple[str, ...], expected: str) -> None:
    found = list(review_provider(SECTION, METADATA | metadata, trusted))
    assert all(each.well for each in found)
    assert any(expected in each.text for each in found)


@pytest.fixture
def check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Check]:
    """The command with an `[auth]` of this content, where `{}` is the address of a provider."""
    monkeypatch.chdir(tmp_path)
    file = Path(".streamlit/secrets.toml")
    file.parent.mkdir()
    with running_providers({"standard": Ways(user_info={})}) as address:

        def run(auth: str) -> Result:
            file.write_text(auth.replace("{}", f"{address}/standard"))
            return CliRunner().invoke(
                main, ["signin", "check"], env={"DISCERN_DATABASE_URL": f"sqlite:///{tmp_path}/d"}
            )

        yield run


CLIENT = 'client_id = "x"\nclient_secret = "a-secret"\nserver_metadata_url = "{}/.well-known/openid-configuration"\n'
AUTH = f'[auth]\nredirect_uri = "http://localhost:8501/oauth2callback"\n[auth.company]\n{CLIENT}'


def test_the_check_has_a_line_for_each_finding_and_an_exit_code(check: Check) -> None:
    well = check(AUTH)
    assert (well.exit_code, "WRONG" in well.output) == (0, False)
    assert "[auth.company] ok: an address can come in the ID token or UserInfo" in well.output
    assert "a-secret" not in well.output
    gone = check(AUTH.replace("{}", "http://127.0.0.1:9"))
    assert (gone.exit_code, "[auth.company] WRONG: server_metadata_url can't be read: ConnectError" in gone.output) == (
        1,
        True,
    )
    elsewhere = check(AUTH.replace("{}/.well-known", "{}"))
    assert (elsewhere.exit_code, "can't be read: HTTPStatusError (status 404)" in elsewhere.output) == (1, True)


def test_without_providers_the_check_says_so(check: Check) -> None:
    assert "No sign-in is set up" in check("").output
