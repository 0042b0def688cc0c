"""Language models that arrange: any endpoint that speaks OpenAI's chat completions or Anthropic's messages."""

from discern.reports.model.arranger import ModelArranger as ModelArranger
from discern.reports.model.completion_request import Model as Model
from discern.reports.model.provider_formats import (
    BASE_URLS as BASE_URLS,
    ModelConfig as ModelConfig,
    Provider as Provider,
)
