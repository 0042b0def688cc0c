"""How to recognise the people of the sample company."""

SAMPLE_PREFIX = "discern-sample:"
"""External ids that start so belong to the sample company."""


def is_sample(external_id: str | None) -> bool:
    return external_id is not None and external_id.startswith(SAMPLE_PREFIX)
