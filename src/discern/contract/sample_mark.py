"""How to recognise the people of the sample company."""

SAMPLE_PREFIX = "discern-sample:"
"""The external ids of the sample company begin with this."""


def is_sample(external_id: str | None) -> bool:
    return external_id is not None and external_id.startswith(SAMPLE_PREFIX)
