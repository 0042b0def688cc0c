"""Language models as writers: any endpoint that speaks OpenAI's chat completions or Anthropic's messages."""

from discern.reports.model.completion_request import Model
from discern.reports.model.provider_formats import BASE_URLS, ModelConfig, Provider
from discern.reports.model.writer import ModelWriter

__all__ = ["BASE_URLS", "Model", "ModelConfig", "ModelWriter", "Provider"]
