"""Who may open the managers' pages while no sign-in is set up."""

import pytest

from discern_app.access.local_access import decide

LAPTOP = {"Host": "localhost:8501", "Origin": "http://localhost:8501"}


@pytest.mark.parametrize(
    ("peer", "headers"),
    [
        pytest.param("127.0.0.1", LAPTOP, id="ipv4"),
        pytest.param("127.8.0.1", LAPTOP, id="another-loopback-address"),
        pytest.param("::1", {"Host": "[::1]:8501", "Origin": "http://[::1]:8501"}, id="ipv6"),
        pytest.param("::ffff:127.0.0.1", LAPTOP, id="ipv4-mapped"),
        pytest.param("127.0.0.1", {"host": "127.0.0.1:8501", "origin": "http://127.0.0.1:8501"}, id="lower-case"),
        pytest.param("127.0.0.1", {"Host": "localhost", "Origin": "https://localhost"}, id="no-port"),
    ],
)
def test_a_browser_on_the_machine_itself_gets_in(peer: str, headers: dict[str, str]) -> None:
    assert decide(peer, headers, open_access=False).allowed


@pytest.mark.parametrize(
    ("peer", "headers"),
    [
        pytest.param("192.168.1.7", LAPTOP, id="another-machine-that-forges-host"),
        pytest.param("::ffff:192.168.1.7", LAPTOP, id="another-machine-mapped"),
        pytest.param("203.0.113.9", LAPTOP, id="the-internet"),
        pytest.param("fe80::1", LAPTOP, id="link-local"),
        pytest.param("0.0.0.0", LAPTOP, id="unspecified"),
        pytest.param("", LAPTOP, id="no-peer"),
        pytest.param(None, LAPTOP, id="unknown-peer"),
        pytest.param("localhost", LAPTOP, id="a-name-for-a-peer"),
        pytest.param("127.0.0.1", {}, id="no-headers"),
        pytest.param("127.0.0.1", {"Host": "localhost:8501"}, id="no-origin"),
        pytest.param("127.0.0.1", {"Host": "localhost:8501", "Origin": "null"}, id="origin-null"),
        pytest.param("127.0.0.1", {"Host": "localhost:8501", "Origin": "file://"}, id="origin-file"),
        pytest.param("127.0.0.1", {**LAPTOP, "Origin": "https://evil.example"}, id="another-origin"),
        pytest.param("127.0.0.1", {**LAPTOP, "Origin": "http://localhost.evil.example"}, id="origin-prefix"),
        pytest.param("127.0.0.1", {**LAPTOP, "Origin": "http://localhost@evil.example"}, id="origin-user"),
        pytest.param("127.0.0.1", {**LAPTOP, "Host": "disc.example.org"}, id="a-proxy-that-keeps-host"),
        pytest.param("127.0.0.1", {**LAPTOP, "Host": "rebound.example:8501"}, id="dns-rebinding"),
        pytest.param("127.0.0.1", {**LAPTOP, "Host": "localhost.evil.example"}, id="host-prefix"),
        pytest.param("127.0.0.1", {**LAPTOP, "Host": "2130706433"}, id="decimal-host"),
        pytest.param("127.0.0.1", {**LAPTOP, "Host": "[::1"}, id="broken-host"),
    ],
)
def test_everybody_else_stays_out(peer: str | None, headers: dict[str, str]) -> None:
    assert not decide(peer, headers, open_access=False).allowed


FORWARDING = [
    *("CF-Connecting-IP", "Client-IP", "Fastly-Client-IP", "Fly-Client-IP", "Forwarded", "True-Client-IP", "Via"),
    *("X-Client-IP", "X-Cluster-Client-IP", "X-Envoy-External-Address", "X-Forwarded", "X-Forwarded-For"),
    *("X-Forwarded-Host", "X-Forwarded-Port", "X-Forwarded-Proto", "X-Forwarded-Ssl", "X-Original-Forwarded-For"),
    "X-Real-IP",
]


@pytest.mark.parametrize("header", FORWARDING)
def test_a_forwarded_connection_stays_out_whatever_it_claims(header: str) -> None:
    assert not decide("127.0.0.1", {**LAPTOP, header: "127.0.0.1"}, open_access=False).allowed


def test_open_access_lets_everybody_in_and_is_told_apart() -> None:
    access = decide("203.0.113.9", {}, open_access=True)
    assert access.allowed
    assert not access.is_direct
