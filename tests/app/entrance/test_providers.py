"""Signing in with providers that differ in where they put the address, and in what they refuse."""

from collections.abc import Iterator
from html import unescape

import httpx
import pytest

from tests.support.identity_provider import Ways, running_providers
from tests.support.running_app.server import ROOT, Server, pick_port, serve

pytestmark = [pytest.mark.integration, pytest.mark.timeout(240)]

BOSS = {"email": "boss@example.org", "email_verified": True}
TOKEN = "eyJhbGciOiJSUzI1NiIsImtpZCI6IjEifQ"
EVERY = ("none", "login", "consent", "select_account")
WAYS = {
    "standard": Ways(user_info=BOSS),
    "generous": Ways(id_token={"email": "second@example.org", "email_verified": True}, prompts=EVERY),
    "silent": Ways(user_info={"name": "Sy Silent"}),
    "without-user-info": Ways(prompts=EVERY),
    "of-another": Ways(user_info={"sub": "standard", **BOSS}),
    "unverified": Ways(user_info={"email": "boss@example.org"}),
    "half": Ways(id_token={"email_verified": True}, user_info={"email": "boss@example.org"}),
    "refusing": Ways(
        prompts=EVERY,
        refusal=("access_denied", f"Not assigned:\r\n boss@example.org \x1b[2J {TOKEN} " + "and so on " * 100),
    ),
}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder, port = tmp_path_factory.mktemp("providers"), pick_port()
    with running_providers(WAYS) as address:
        sections = "".join(
            f'[auth.{name}]\nclient_id = "discern"\nclient_secret = "secret"\n'
            f'server_metadata_url = "{address}/{name}/.well-known/openid-configuration"\n'
            for name in WAYS
        )
        secrets = folder / "secrets.toml"
        secrets.write_text(
            f'[auth]\nredirect_uri = "http://127.0.0.1:{port}/oauth2callback"\n'
            f'cookie_secret = "8f3a61c09d57b24e51d7e0a96c3b8f42"\n{sections}',
            encoding="utf-8",
        )
        environment = {
            "DISCERN_DATABASE_URL": f"sqlite:///{folder / 'discern.db'}",
            "DISCERN_OWNERS": "boss@example.org,second@example.org",
            "STREAMLIT_SECRETS_FILES": str(secrets),
        }
        with serve(ROOT / "app" / "main.py", ROOT, environment, port) as server:
            yield server


def sign_in(app: Server, provider: str) -> httpx.Response:
    """The page at the end of signing in, as a browser follows the redirects."""
    with httpx.Client(base_url=app.url, follow_redirects=True) as browser:
        return browser.get(f"/sign_in/{provider}?next=/people")


@pytest.mark.parametrize("provider", ["standard", "generous"])
def test_an_owner_gets_in_wherever_the_address_stands_and_whatever_the_provider_can_prompt(
    app: Server, provider: str
) -> None:
    answer = sign_in(app, provider)
    assert (answer.status_code, answer.url.path, "/static/js/" in answer.text) == (200, "/people", True)


@pytest.mark.parametrize(
    ("provider", "missing"),
    [
        ("silent", "Your sign-in provider sent no e-mail address."),
        ("without-user-info", "Your sign-in provider sent no e-mail address."),
        ("of-another", "Your sign-in provider sent no e-mail address."),
        ("unverified", "Your sign-in provider doesn't confirm that the e-mail address is yours."),
        ("half", "Your sign-in provider doesn't confirm that the e-mail address is yours."),
    ],
)
def test_the_page_says_what_the_provider_left_out(app: Server, provider: str, missing: str) -> None:
    answer = sign_in(app, provider)
    assert (answer.status_code, missing in unescape(answer.text)) == (403, True)
    assert "DISCERN_OWNERS" not in answer.text
    is_logged = f"A sign-in with {provider} came without an e-mail address." in app.log.read_text()
    assert is_logged is ("sent no" in missing)


def test_the_log_has_a_provider_s_reason_in_one_line_without_what_is_secret(app: Server) -> None:
    answer = sign_in(app, "refusing")
    assert (answer.status_code, "Signing in didn't work" in unescape(answer.text)) == (400, True)
    [line] = [line for line in app.log.read_text().splitlines() if "A sign-in with refusing failed" in line]
    assert "access_denied: Not assigned: … [2J … and so on" in line
    assert len(line) < 500
