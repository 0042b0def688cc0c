"""Values inside others, such as those of parsed JSON."""

from collections.abc import Iterator


def strings(value: object) -> Iterator[str]:
    """All text in a value, at any depth, but for names of fields."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from strings(part)
