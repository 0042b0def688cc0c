"""Where events may not be sent: by every way of writing an address, and by names that lead there."""

import ssl
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

import anyio
import pytest
import trustme
from hypothesis import given, strategies as st

from discern.service.jobs.webhook_sender import Sender
from discern.service.ssrf import (
    AddressRefusedError,
    NameUnknownError,
    find_addresses,
    find_refusal,
    is_allowed,
    is_public,
    resolve,
)
from tests.support.receivers import OPEN, Receiver, deliver, deliveries_of, register, run_receiver
from tests.support.running import Running

REFUSED = [
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "127.0.0.1", "127.255.255.254", "169.254.169.254", "172.16.0.1",
    "172.31.255.255", "192.0.0.1", "192.0.0.9", "192.0.0.170", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1",
    "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",
    "::", "::1", "::7f00:1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:a9fe:a9fe",
    "64:ff9b::7f00:1", "64:ff9b::8.8.8.8", "64:ff9b:1::a00:1", "100::1", "2001::1", "2001:db8::1", "2001:10::1",
    "2002:7f00:1::1", "2002:808:808::1", "3fff::1", "fc00::1", "fd12:3456::1", "fe80::1", "fe80::1%eth0", "fec0::1",
    "ff02::1", "ff0e::1", "5f00::1", "4000::1", "not an address", "",
]  # fmt: skip

PUBLIC = ["8.8.8.8", "1.1.1.1", "93.184.216.34", "2606:4700::1111", "2a00:1450:4001::1", "::ffff:8.8.8.8"]


@pytest.mark.parametrize("address", REFUSED)
def test_what_is_not_public_is_refused(address: str) -> None:
    assert not is_allowed(address, allow_private=False)


@pytest.mark.parametrize("address", PUBLIC)
def test_what_is_public_is_allowed(address: str) -> None:
    assert is_allowed(address, allow_private=False)
    assert is_allowed(address, allow_private=True)


@pytest.mark.parametrize("address", ["10.0.0.1", "127.0.0.1", "192.168.1.1", "::1", "fd00::1", "::ffff:127.0.0.1"])
def test_a_closed_network_can_be_opened(address: str) -> None:
    assert is_allowed(address, allow_private=True)


@pytest.mark.parametrize("address", ["169.254.169.254", "fe80::1", "0.0.0.0", "224.0.0.1", "64:ff9b::7f00:1", "::"])
def test_some_stay_closed_even_then(address: str) -> None:
    assert not is_allowed(address, allow_private=True)


@given(st.ip_addresses(v=4).map(int))
def test_no_ipv6_address_leads_round_the_rules_for_ipv4(number: int) -> None:
    inner = IPv4Address(number)
    assert is_allowed(f"::ffff:{inner}", allow_private=False) == is_public(inner)
    for shape in (f"64:ff9b::{inner}", f"::{inner}", str(IPv6Address((0x2002 << 112) | (number << 80)))):
        assert not is_allowed(shape, allow_private=False)


@given(st.ip_addresses())
def test_only_global_addresses_are_public(address: Any) -> None:
    if is_public(address):
        assert address.is_global
        kinds = (address.is_multicast, address.is_private, address.is_loopback, address.is_link_local)
        assert kinds == (False, False, False, False)


WRITTEN = [
    "2130706433", "0x7f000001", "0177.0.0.1", "127.1", "0x7f.1", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]", "017700000001",
]  # fmt: skip
WRITTEN_NEVER = ["0", "169.254.169.254", "0xa9fea9fe", "[fe80::1]", "[64:ff9b::7f00:1]"]


@pytest.mark.parametrize("host", WRITTEN)
def test_an_address_in_any_notation_is_refused_at_once(shared: Running, host: str) -> None:
    refused = shared.call("POST", "/webhooks", {"url": f"https://{host}/hook"}, shared.key())
    assert refused.status_code == 400
    rule = "must lead to a public address, unless DISCERN_WEBHOOK_ALLOW_PRIVATE is set on the server"
    assert refused.json()["errors"] == [{"field": "url", "message": rule}]


@pytest.mark.parametrize("host", WRITTEN_NEVER)
@pytest.mark.parametrize("settings", [{}, OPEN], ids=["closed", "open"])
def test_an_address_that_no_setting_opens_is_refused_as_such(start: Any, host: str, settings: dict[str, bool]) -> None:
    running: Running = start(**settings)
    refused = running.call("POST", "/webhooks", {"url": f"https://{host}/hook"}, running.key())
    assert refused.status_code == 400
    rule = "must lead to a public address; no setting opens the one it leads to"
    assert refused.json()["errors"] == [{"field": "url", "message": rule}]


@pytest.mark.parametrize("method", ["POST", "PATCH"])
def test_a_name_of_this_computer_is_refused_at_once_with_the_setting_that_allows_it(
    shared: Running, method: str
) -> None:
    key = shared.key()
    made = shared.answer("POST", "/webhooks", {"url": "https://receiver.example/"}, key)
    path = "/webhooks" if method == "POST" else f"/webhooks/{made['id']}"
    refused = shared.call(method, path, {"url": "https://localhost:8699/"}, key)
    assert refused.status_code == 400
    assert "DISCERN_WEBHOOK_ALLOW_PRIVATE" in refused.json()["errors"][0]["message"]


def test_a_name_that_no_name_server_knows_yet_is_not_refused() -> None:
    def fail(host: str, port: int) -> list[str]:
        raise OSError(host, port)

    async def ask() -> str | None:
        return await find_refusal("receiver.example", allow_private=False, resolve=fail)

    assert anyio.run(ask) is None


@pytest.mark.parametrize("host", [host.strip("[]") for host in WRITTEN + WRITTEN_NEVER] + ["localhost"])
def test_what_a_host_resolves_to_is_what_counts(host: str) -> None:
    async def find() -> list[str]:
        return await find_addresses(host, 9, allow_private=False)

    with pytest.raises((AddressRefusedError, NameUnknownError)):
        anyio.run(find)
    try:
        addresses = resolve(host, 9)
    except OSError:
        return
    assert any(not is_public(ip_address(address)) for address in addresses)


WRONG_URLS = {
    "http": ("http://example.org/x", "must begin with https://"),
    "ftp": ("ftp://example.org/x", "must begin with https:// and a host"),
    "no-host": ("https:///x", "must begin with https:// and a host"),
    "bare": ("example.org", "must begin with https:// and a host"),
    "user": ("https://me:secret@example.org/", "must have no user name"),
    "at": ("https://@example.org/", "must have no user name"),
    "fragment": ("https://example.org/#x", "must have no fragment"),
    "letters": ("https://bücher.example/", "plain ASCII"),
    "space": ("https://exam ple.org/", "plain ASCII"),
    "newline": ("https://example.org/\nx", "plain ASCII"),
    "backslash": ("https://example.org\\@10.0.0.1/", "plain ASCII"),
    "port": ("https://example.org:99999/", "must begin with https:// and a host"),
    "brackets": ("https://[::1/", "must begin with https:// and a host"),
    "long": ("https://example.org/" + "x" * 2000, "at most 2000"),
}


@pytest.mark.parametrize(("url", "rule"), WRONG_URLS.values(), ids=WRONG_URLS)
def test_what_can_be_no_receiver_is_refused_by_its_rule(shared: Running, url: str, rule: str) -> None:
    key = shared.key()
    made = shared.answer("POST", "/webhooks", {"url": "https://example.org/"}, key)
    for method, path in (("POST", "/webhooks"), ("PATCH", f"/webhooks/{made['id']}")):
        refused = shared.call(method, path, {"url": url}, key)
        assert refused.status_code == 400
        [error] = refused.json()["errors"]
        assert error["field"] == "url"
        assert rule in error["message"]
        assert "secret" not in refused.text


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with run_receiver() as receiver:
        yield receiver


@pytest.mark.parametrize(
    "addresses",
    [["127.0.0.1"], ["93.184.216.34", "127.0.0.1"], ["::ffff:127.0.0.1"], ["64:ff9b::7f00:1", "8.8.8.8"], []],
    ids=["private", "one-of-two", "mapped", "translated", "none"],
)
def test_a_name_that_leads_inside_is_never_connected_to(start: Any, receiver: Receiver, addresses: list[str]) -> None:
    running: Running = start(webhook_allow_http=True)
    key = running.key()
    made = running.answer("POST", "/webhooks", {"url": f"http://innocent.example:{receiver.port}/"}, key)
    running.answer("POST", f"/webhooks/{made['id']}/test", key=key)
    deliver(running, Sender(allow_http=True, resolver=lambda _host, _port: addresses))
    [held] = deliveries_of(running, key, made["id"])
    assert held["status"] == "pending"
    assert held["error"] in {"the host leads to an address that is not public", "the host's name can't be resolved"}
    assert "127" not in held["error"]
    assert receiver.got == []


def test_a_name_that_changes_gains_nothing(start: Any, receiver: Receiver) -> None:
    """The connection goes to the very address that was checked: one look-up for each connection, and no other."""
    running: Running = start(webhook_allow_http=True, webhook_allow_private=True)
    key = running.key()
    made = running.answer("POST", "/webhooks", {"url": f"http://rebinding.example:{receiver.port}/"}, key)
    running.answer("POST", f"/webhooks/{made['id']}/test", key=key)
    answers = iter([["127.0.0.1"], ["169.254.169.254"]])
    asked: list[str] = []

    def look_up(host: str, _port: int) -> list[str]:
        asked.append(host)
        return next(answers)

    deliver(running, Sender(allow_http=True, allow_private=True, resolver=look_up))
    assert asked == ["rebinding.example"]
    [got] = receiver.got
    assert got.headers["host"] == f"rebinding.example:{receiver.port}"


def test_plain_http_is_for_those_who_allow_it(start: Any, receiver: Receiver) -> None:
    running: Running = start(webhook_allow_http=True, webhook_allow_private=True)
    key = running.key()
    made = register(running, key, receiver)
    running.answer("POST", f"/webhooks/{made['id']}/test", key=key)
    deliver(running, Sender(allow_private=True))
    assert receiver.got == []
    assert "https://" in deliveries_of(running, key, made["id"])[0]["error"]


@pytest.mark.parametrize(
    ("name", "error"),
    [("receiver.example", None), ("other.example", "TLS failed: the certificate can't be trusted")],
    ids=["its-name", "another-name"],
)
def test_tls_goes_by_the_name_though_the_address_was_checked(start: Any, name: str, error: str | None) -> None:
    authority = trustme.CA()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("receiver.example").configure_cert(context)
    names: list[str | None] = []
    context.sni_callback = lambda _socket, given, _context: names.append(given)
    trusting = ssl.create_default_context()
    authority.configure_trust(trusting)
    running: Running = start(webhook_allow_private=True)
    key = running.key()
    with run_receiver(context, name) as receiver:
        made = register(running, key, receiver)
        running.answer("POST", f"/webhooks/{made['id']}/test", key=key)
        sender = Sender(allow_private=True, ssl_context=trusting, resolver=lambda _host, _port: ["127.0.0.1"])
        deliver(running, sender)
    [held] = deliveries_of(running, key, made["id"])
    assert held["error"] == error
    assert names == [name]
    assert len(receiver.got) == (error is None)


def test_a_certificate_that_nobody_public_gave_is_not_trusted(start: Any) -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    trustme.CA().issue_cert("receiver.example").configure_cert(context)
    running: Running = start(webhook_allow_private=True)
    key = running.key()
    with run_receiver(context, "receiver.example") as receiver:
        made = register(running, key, receiver)
        running.answer("POST", f"/webhooks/{made['id']}/test", key=key)
        deliver(running, Sender(allow_private=True, resolver=lambda _host, _port: ["127.0.0.1"]))
    assert deliveries_of(running, key, made["id"])[0]["error"] == "TLS failed: the certificate can't be trusted"
    assert receiver.got == []
