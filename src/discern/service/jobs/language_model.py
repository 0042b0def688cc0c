"""The language model of the settings."""

import ssl
from functools import cache

import httpx

from discern.reports.model import BASE_URLS, Model, ModelConfig
from discern.settings import Settings


def find_model(settings: Settings) -> Model | None:
    """The model that writes reports and answers questions; None if no provider is set."""
    provider, name = settings.reports_provider, settings.reports_model
    if provider is None or name is None:
        return None

    base_url = settings.reports_base_url or BASE_URLS[provider]
    return Model(
        ModelConfig(provider, name, base_url, settings.reports_api_key), httpx.AsyncClient(verify=_certificates())
    )


@cache
def _certificates() -> ssl.SSLContext:
    """The certificate authorities to trust: reading them takes longer than starting the rest of a service."""
    return httpx.create_ssl_context()
