"""9. Versioning: the version is a segment of the path, and the base address ends in `v1`."""

import httpx

from tests.mission.interface import Interface


def test_the_base_address_ends_in_v1(rest: Interface) -> None:
    described = httpx.get(f"{rest.url}/openapi.json").raise_for_status().json()
    assert [server["url"].rpartition("/")[2] for server in described["servers"]] == ["v1"]
    assert all(not path.startswith("/v1") for path in described["paths"]), "paths are relative to it"


def test_the_interface_is_nowhere_else(rest: Interface) -> None:
    headers = {"Authorization": f"Bearer {rest.key}"}
    for base in ("", "/v2", "/V1", "/v1x", "/api/v1"):
        answer = httpx.get(f"{rest.url.removesuffix('/v1')}{base}/assessments", headers=headers)
        assert "application/json" not in answer.headers["Content-Type"], base
