"""Language models as writers: any endpoint that speaks OpenAI's chat completions or Anthropic's messages."""

from discern.reports.model.completion_request import Model as Model
from discern.reports.model.provider_formats import (
    BASE_URLS as BASE_URLS,
    ModelConfig as ModelConfig,
    Provider as Provider,
)
from discern.reports.model.writer import ModelWriter as ModelWriter
