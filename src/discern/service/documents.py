"""The interface described: OpenAPI 3.1, and a page to read it on that needs no network."""

from pathlib import Path
from typing import Any

import fastapi_offline
from fastapi import FastAPI, Request
from fastapi.openapi.docs import get_swagger_ui_html
from fastapi.openapi.utils import get_openapi
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from discern.contract.headers import RATE_LIMIT_REMAINING
from discern.contract.problems import MEDIA_TYPE, TITLES, Problem
from discern.service.problems import not_found

ASSETS = Path(fastapi_offline.__file__).with_name("static")
ASSET_TYPES = {"swagger-ui-bundle.js": "text/javascript", "swagger-ui.css": "text/css", "favicon.png": "image/png"}

MEANINGS = {
    400: "A parameter is invalid.",
    401: "The API key is missing or invalid.",
    403: "The key lacks the scope.",
    404: "The addressed resource does not exist.",
    429: "The rate limit is exceeded.",
    500: "An internal error occurred.",
}


def describe(api: FastAPI) -> dict[str, Any]:
    """The OpenAPI document: what FastAPI finds, with the statuses and headers that the service really answers."""
    document = get_openapi(
        title=api.title, version=api.version, description=api.description, routes=api.routes, openapi_version="3.1.0"
    )
    document["servers"] = [{"url": "/v1"}]
    components = document.setdefault("components", {})
    schemas = components.setdefault("schemas", {})
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    problem = Problem.model_json_schema(ref_template="#/components/schemas/{model}")
    schemas.update(problem.pop("$defs", {}))
    schemas["Problem"] = problem
    components["securitySchemes"] = {"key": {"type": "http", "scheme": "bearer"}}
    components["headers"] = {
        RATE_LIMIT_REMAINING: {"description": "Requests that remain.", "required": True, "schema": {"type": "integer"}}
    }
    components["responses"] = {str(status): _problem(status) for status in TITLES}
    document["security"] = [{"key": []}]
    for path in document["paths"].values():
        for operation in path.values():
            responses = operation["responses"]
            responses.pop("422", None)
            responses["200"]["headers"] = _rate_header()
            responses |= {str(status): {"$ref": f"#/components/responses/{status}"} for status in TITLES}
    return document


def add_documents(api: FastAPI) -> None:
    """Serve the document at `/openapi.json` and a page over it at `/docs`."""
    document: dict[str, Any] = {}

    async def read_document() -> dict[str, Any]:
        if not document:
            document.update(describe(api))
        return document

    async def read_page(request: Request) -> HTMLResponse:
        root = request.scope.get("root_path", "")
        return get_swagger_ui_html(
            openapi_url=f"{root}/openapi.json",
            title=api.title,
            swagger_js_url=f"{root}/docs/assets/swagger-ui-bundle.js",
            swagger_css_url=f"{root}/docs/assets/swagger-ui.css",
            swagger_favicon_url=f"{root}/docs/assets/favicon.png",
        )

    def read_asset(name: str) -> Response:
        if name not in ASSET_TYPES:
            raise not_found("file")
        return Response((ASSETS / name).read_bytes(), media_type=ASSET_TYPES[name])

    api.add_api_route("/openapi.json", read_document, include_in_schema=False)
    api.add_api_route("/docs", read_page, include_in_schema=False)
    api.add_api_route("/docs/assets/{name}", read_asset, include_in_schema=False)


def _problem(status: int) -> dict[str, Any]:
    headers = _rate_header()
    if status == 429:
        headers["Retry-After"] = {"description": "Seconds to wait.", "schema": {"type": "integer"}}
    return {
        "description": MEANINGS[status],
        "headers": headers,
        "content": {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }


def _rate_header() -> dict[str, Any]:
    return {RATE_LIMIT_REMAINING: {"$ref": f"#/components/headers/{RATE_LIMIT_REMAINING}"}}
