"""The interface described: where to find it, OpenAPI 3.1, and a page to read it on that needs no network."""

from pathlib import Path
from typing import Any

import fastapi_offline
from fastapi import FastAPI, Request
from fastapi.openapi.docs import get_swagger_ui_html
from starlette.responses import HTMLResponse, JSONResponse, Response

from discern.service.errors import not_found
from discern.service.http.openapi import describe

ASSETS = Path(fastapi_offline.__file__).with_name("static")
ASSET_TYPES = {"swagger-ui-bundle.js": "text/javascript", "swagger-ui.css": "text/css", "favicon.png": "image/png"}

DOCS_POLICY = "default-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"
"""The page has an inline script."""


def add_docs(api: FastAPI) -> None:
    """Serve the document at `/openapi.json`, a page over it at `/docs`, and at `/` where they are."""
    document: dict[str, Any] = {}

    async def greet(request: Request) -> JSONResponse:
        root = request.scope.get("root_path", "")
        return JSONResponse(
            {
                "name": api.title,
                "version": api.version,
                "documentation": f"{root}/docs",
                "openapi": f"{root}/openapi.json",
            }
        )

    async def read_document(request: Request) -> JSONResponse:
        if not document:
            document.update(describe(api))
        # A server may have a path of its own before the interface's.
        return JSONResponse({**document, "servers": [{"url": request.scope["root_path"]}]})

    async def read_page(request: Request) -> HTMLResponse:
        root = request.scope.get("root_path", "")
        page = get_swagger_ui_html(
            openapi_url=f"{root}/openapi.json",
            title=api.title,
            swagger_js_url=f"{root}/docs/assets/swagger-ui-bundle.js",
            swagger_css_url=f"{root}/docs/assets/swagger-ui.css",
            swagger_favicon_url=f"{root}/docs/assets/favicon.png",
        )
        page.headers["Content-Security-Policy"] = DOCS_POLICY
        return page

    def read_asset(request: Request) -> Response:
        name = request.path_params["name"]
        if name not in ASSET_TYPES:
            raise not_found("file")
        return Response((ASSETS / name).read_bytes(), media_type=ASSET_TYPES[name])

    api.add_route("/", greet, include_in_schema=False)
    api.add_route("/openapi.json", read_document, include_in_schema=False)
    api.add_route("/docs", read_page, include_in_schema=False)
    api.add_route("/docs/assets/{name}", read_asset, include_in_schema=False)
