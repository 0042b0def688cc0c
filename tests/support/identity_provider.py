"""OpenID Connect providers on loopback that sign everybody in at once, each at a path of its own and with a way of its
own. Real ones differ in where they put the address, and in what they refuse.
"""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

KEY = RSAKey.generate_key(2048, auto_kid=True)


@dataclass(frozen=True)
class Ways:
    """How a provider answers.

    Args:
        id_token: claims in the ID token, besides those that every one has.
        user_info: what UserInfo says; it is asked in vain where this is None.
        prompts: the values of `prompt` that it knows.
        refusal: the error and the description that everybody gets in place of a code.
    """

    id_token: dict[str, Any] = field(default_factory=dict)
    user_info: dict[str, Any] | None = None
    prompts: tuple[str, ...] = ("none", "login", "consent")
    refusal: tuple[str, str] | None = None


class _Providers(ThreadingHTTPServer):
    def __init__(self, ways: dict[str, Ways]) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.ways = ways
        self.nonces: dict[str, str] = {}


class _Handler(BaseHTTPRequestHandler):
    server: _Providers

    def do_GET(self) -> None:
        parts = urlsplit(self.path)
        name, _, place = parts.path.strip("/").partition("/")
        asked = {key: value for key, [value] in parse_qs(parts.query).items()}
        match place:
            case ".well-known/openid-configuration":
                self._send(describe_provider(self._issuer(name), self.server.ways[name]))
            case "authorize":
                self._lead_back(name, asked)
            case "user_info" if (given := self.server.ways[name].user_info) is not None:
                self._send({"sub": name} | given)
            case "keys":
                self._send({"keys": [KEY.as_dict(private=False)]})
            case _:
                self.send_error(404)

    def do_POST(self) -> None:
        name = self.path.strip("/").partition("/")[0]
        now = int(time.time())
        claims = {"iss": self._issuer(name), "sub": name, "aud": "discern", "iat": now, "exp": now + 600}
        claims |= {"nonce": self.server.nonces[name], **self.server.ways[name].id_token}
        id_token = jwt.encode({"alg": "RS256", "kid": KEY.kid}, claims, KEY)
        self._send({"access_token": "x" * 32, "token_type": "Bearer", "id_token": id_token})

    def _lead_back(self, name: str, asked: dict[str, str]) -> None:
        refusal = self.server.ways[name].refusal
        if asked.get("prompt", "login") not in self.server.ways[name].prompts:
            refusal = ("invalid_request", "unsupported prompt value requested")
        if refusal is None:
            self.server.nonces[name] = asked["nonce"]
            answer = {"code": "a-code"}
        else:
            answer = dict(zip(("error", "error_description"), refusal, strict=True))
        self.send_response(303)
        self.send_header("Location", f"{asked['redirect_uri']}?{urlencode({**answer, 'state': asked['state']})}")
        self.end_headers()

    def _issuer(self, name: str) -> str:
        return f"http://{self.headers['Host']}/{name}"

    def _send(self, content: dict[str, Any]) -> None:
        body = json.dumps(content).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Write nothing."""


@contextmanager
def running_providers(ways: dict[str, Ways]) -> Iterator[str]:
    """The address below which each answers at its name. Its one person has the name as subject."""
    server = _Providers(ways)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def describe_provider(issuer: str, ways: Ways) -> dict[str, Any]:
    """A provider's metadata."""
    user_info = {} if ways.user_info is None else {"userinfo_endpoint": f"{issuer}/user_info"}
    return user_info | {
        "issuer": issuer,
        "authorization_endpoint": f"{issuer}/authorize",
        "token_endpoint": f"{issuer}/token",
        "jwks_uri": f"{issuer}/keys",
        "response_types_supported": ["code"],
        "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["RS256"],
    }
