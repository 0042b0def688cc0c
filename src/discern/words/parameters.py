"""What intervals rest on, in words: whose answers stand behind the parameters of a bank, and what nobody has tried."""

from collections.abc import Sequence

from discern.contract.models.results import IntervalBasis
from discern.words.catalog import format_message


def note_parameters(parameters: Sequence[IntervalBasis], language: str) -> str:
    """Whether the parameters have been tried on people, as sentences for those who have never heard of parameters; by
    those parameters that fewest have tried.
    """
    return format_message(language, "parameters-note", _tried(parameters))


def name_parameters(parameters: Sequence[IntervalBasis], language: str) -> str:
    """What opens `note_parameters` and `describe_parameters`, with the one thing that a reader has to know."""
    return format_message(language, "parameters-name", _tried(parameters))


def _tried(parameters: Sequence[IntervalBasis]) -> dict[str, str | int | float]:
    known = [each.people for each in parameters if each.people is not None]
    people = min(known, default=0)
    state = "unknown" if len(known) < len(parameters) or not known else "tried" if people else "untried"
    return {"state": state, "people": people}


def describe_parameters(parameters: Sequence[IntervalBasis], language: str) -> list[str]:
    """Sentences on each bank's parameters and norms, and on what no interval holds."""
    lines = [format_message(language, "parameters-unnamed")] if not parameters else []
    for each in parameters:
        people = each.people or 0
        values: dict[str, str | int | float] = {
            "bank": each.id,
            "version": each.version,
            "people": people,
            "state": _state(each),
        }
        lines.append(format_message(language, "parameters-tried", values))
        if each.norms is not None:
            lines.append(format_message(language, "parameters-norms", {"people": each.norms}))
    return [*dict.fromkeys(lines), format_message(language, "parameters-assumed")]


def _state(parameters: IntervalBasis) -> str:
    if parameters.understated:
        return "understated"
    if parameters.people is None:
        return "unknown"
    if not parameters.people:
        return "untried"
    return "calibrated" if parameters.calibrated else "common"
