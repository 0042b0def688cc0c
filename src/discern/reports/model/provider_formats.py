"""The two wire formats of language models: from a prompt to a request, and from a response to a completion."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import urlsplit

from pydantic import SecretStr

Provider = Literal["openai", "anthropic"]

BASE_URLS: Mapping[Provider, str] = {
    "openai": "https://api.openai.com/v1",
    "anthropic": "https://api.anthropic.com/v1",
}
MAX_TOKENS = 1_500
TOOL = "write"


@dataclass(frozen=True, slots=True)
class ModelConfig:
    """A model and its address. ``base_url`` is what the format's paths are appended to; it usually ends in ``/v1``."""

    provider: Provider
    model: str
    base_url: str
    api_key: SecretStr | None = None


@dataclass(frozen=True, slots=True)
class Prompt:
    """A request to a model; its answer must match the JSON ``schema``."""

    system: str
    user: str
    schema: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Call:
    """A POST request. Its headers contain the key, so its ``repr`` leaves them out."""

    url: str
    headers: Mapping[str, str]
    body: Mapping[str, Any]

    def __repr__(self) -> str:
        return f"Call(url={self.url!r})"


@dataclass(frozen=True, slots=True)
class Completion:
    """A model's answer. ``content`` is JSON text or the decoded input of a tool call, ``cost`` as stated."""

    content: Any
    input_tokens: int = 0
    output_tokens: int = 0
    cost: float | None = None


class UnreadableCompletionError(Exception):
    """The response isn't in the provider's format."""


def prepare(config: ModelConfig, prompt: Prompt, *, structured: bool = True) -> Call:
    """The request. ``structured=False`` leaves the schema to the prompt's text, for servers that reject schemas."""
    key = config.api_key.get_secret_value() if config.api_key else None
    if config.provider == "anthropic":
        return _prepare_anthropic(config, prompt, key)
    return _prepare_openai(config, prompt, key, structured=structured)


def read(config: ModelConfig, payload: Any) -> Completion:
    """The completion in a decoded response.

    Raises:
        UnreadableCompletionError: it isn't in the provider's format.
    """
    try:
        return _read_anthropic(payload) if config.provider == "anthropic" else _read_openai(payload)
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise UnreadableCompletionError from error


def _prepare_openai(config: ModelConfig, prompt: Prompt, key: str | None, *, structured: bool) -> Call:
    body: dict[str, Any] = {
        "model": config.model,
        "messages": [{"role": "system", "content": prompt.system}, {"role": "user", "content": prompt.user}],
    }
    # OpenAI's own models reject "max_tokens", the only name that other servers know.
    is_openai = urlsplit(config.base_url).hostname == "api.openai.com"
    body["max_completion_tokens" if is_openai else "max_tokens"] = MAX_TOKENS
    if structured:
        schema = {"name": TOOL, "strict": True, "schema": prompt.schema}
        body["response_format"] = {"type": "json_schema", "json_schema": schema}
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return Call(f"{config.base_url}/chat/completions", headers, body)


def _read_openai(payload: Any) -> Completion:
    content = payload["choices"][0]["message"]["content"]
    usage = payload.get("usage") or {}
    return Completion(
        content if content is not None else "",
        _count(usage.get("prompt_tokens")),
        _count(usage.get("completion_tokens")),
        _cost(usage.get("cost")),
    )


def _prepare_anthropic(config: ModelConfig, prompt: Prompt, key: str | None) -> Call:
    body = {
        "model": config.model,
        "max_tokens": MAX_TOKENS,
        "system": prompt.system,
        "messages": [{"role": "user", "content": prompt.user}],
        "tools": [{"name": TOOL, "description": "Hand over what you wrote.", "input_schema": prompt.schema}],
        "tool_choice": {"type": "tool", "name": TOOL},
    }
    headers = {"anthropic-version": "2023-06-01"} | ({"x-api-key": key} if key else {})
    return Call(f"{config.base_url}/messages", headers, body)


def _read_anthropic(payload: Any) -> Completion:
    parts = payload["content"]
    content: Any = next((part["input"] for part in parts if part["type"] == "tool_use"), None)
    if content is None:
        content = "".join(part["text"] for part in parts if part["type"] == "text")
    usage = payload.get("usage") or {}
    return Completion(content, _count(usage.get("input_tokens")), _count(usage.get("output_tokens")))


def _count(value: Any) -> int:
    return value if isinstance(value, int) and value >= 0 else 0


def _cost(value: Any) -> float | None:
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) and value >= 0 else None
