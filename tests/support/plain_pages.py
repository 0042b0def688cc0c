"""A browser without a script: it follows links, sends forms and keeps cookies."""

import json
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

import httpx
from anyio.from_thread import BlockingPortal
from starlette.types import ASGIApp


class ASGIInThread(httpx.BaseTransport):
    """Hands each request to an app on the event loop behind a portal."""

    def __init__(self, app: ASGIApp, portal: BlockingPortal) -> None:
        self._asgi = httpx.ASGITransport(app)
        self._portal = portal

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return self._portal.call(self._handle, request)

    async def _handle(self, request: httpx.Request) -> httpx.Response:
        response = await self._asgi.handle_async_request(request)
        content = await response.aread()
        return httpx.Response(response.status_code, headers=response.headers, content=content)


@dataclass
class Form:
    """``fields`` are sent whichever button is pressed; ``buttons`` have a name, a value and a text each."""

    action: str
    fields: dict[str, str] = field(default_factory=dict)
    buttons: list[tuple[str, str, str]] = field(default_factory=list)


class _Reader(HTMLParser):
    """What a page shows and can send."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.text: list[str] = []
        self.headings: list[str] = []
        self.state = ""
        self._inside: list[str] = []
        self._is_pressable = False
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        if tag not in {"meta", "link", "input", "img", "source", "br"}:
            self._inside.append(tag)
        if tag == "form":
            self.forms.append(Form(given["action"]))
        elif tag == "input" and self.forms and "form" in self._inside and given.get("name"):
            if given.get("type") not in {"checkbox", "radio"} or "checked" in given:
                self.forms[-1].fields[given["name"]] = given.get("value", "on")
        elif tag == "button":
            self._is_pressable = given.get("type") != "button" and "hidden" not in given
            if self._is_pressable:
                self.forms[-1].buttons.append((given.get("name", ""), given.get("value", ""), ""))
        elif tag == "a":
            self.links.append(given["href"])

    def handle_endtag(self, tag: str) -> None:
        if tag in self._inside:
            while self._inside.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if "script" in self._inside:
            self.state += data
            return
        self.text.append(data)
        if {"h1", "h2"} & set(self._inside[-2:]):
            self.headings.append(data)
        if "button" in self._inside and self._is_pressable:
            name, value, text = self.forms[-1].buttons[-1]
            self.forms[-1].buttons[-1] = (name, value, f"{text}{data}".strip())


class Browser:
    """One window. ``http`` keeps the cookies; ``page`` is the last answer."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        self.page = httpx.Response(204)
        self.url = ""

    def open(self, token: str = "", path: str = "/take", **query: str) -> "Browser":
        return self.get(str(httpx.URL(path, params=({"token": token} if token else {}) | query)))

    def get(self, url: str) -> "Browser":
        return self._follow(self.http.get(url), url)

    def press(self, text: str = "", form: int | None = None, **fields: str) -> "Browser":
        """Send the form with this button; ``fields`` are what a person has filled in or ticked."""
        for each in self.forms if form is None else [self.forms[form]]:
            for name, value, label in each.buttons:
                if text in label:
                    sent = each.fields | fields | ({name: value} if name else {})
                    return self._follow(self.http.post(each.action, data=sent), each.action)
        raise AssertionError(f"no button {text!r} in {self.text}")

    def _follow(self, response: httpx.Response, url: str) -> "Browser":
        for _ in range(5):
            if response.status_code != 303:
                break
            url = response.headers["location"]
            response = self.http.get(url)
        assert response.status_code != 303, "goes round in a circle"
        self.page, self.url = response, url
        return self

    @property
    def read(self) -> _Reader:
        return _Reader(self.page.text)

    @property
    def forms(self) -> list[Form]:
        return self.read.forms

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.read.text).split())

    @property
    def heading(self) -> str:
        return self.read.headings[0]

    @property
    def state(self) -> dict[str, Any]:
        """What the script is given."""
        found: dict[str, Any] = json.loads(self.read.state)
        return found

    @property
    def token(self) -> str:
        """Of the address that the browser shows."""
        return str(httpx.URL(self.url).params.get("token", ""))
