"""What limits a profile, in the reader's language: what checks of the answers look for, and what intervals rest on."""

from collections.abc import Iterable, Sequence

from discern.contract.models.insights import Voice
from discern.contract.models.results import IntervalBasis
from discern.words.catalog import LANGUAGES, format_message
from discern.words.figures import format_names, name_language


def check_meaning(check: str, meaning: str, language: str = LANGUAGES[0]) -> str:
    """What a check of answers looks for.

    A ``meaning`` that is the English catalogue's for this id is said in ``language``. Any other stays as it is: another
    service's check of the same id looks for something else, and so did the one that an older result was checked by.

    Args:
        check: the check's id.
        meaning: what the service says that it looks for.
        language: one that has a catalogue.
    """
    return _say("check-meaning", check, meaning, language)


def check_note(check: str, meaning: str, voice: Voice, language: str = LANGUAGES[0]) -> str:
    """What it means for reading a profile that a check failed, without figures; arguments as of `check_meaning`.

    ``voice`` *you* speaks to the person. Of another service's check it is the ``meaning``.
    """
    return _say("check-note", check, meaning, language, voice)


def _say(message: str, check: str, meaning: str, language: str, voice: Voice = "named") -> str:
    arguments = {"check": check, "meaning": meaning, "voice": voice}
    is_ours = format_message(LANGUAGES[0], "check-meaning", arguments) == meaning
    return format_message(language, message, arguments) if is_ours else meaning


def note_parameters(parameters: Sequence[IntervalBasis], language: str) -> str:
    """Whether the parameters have been tried on people, as sentences for those who have never heard of parameters; by
    those parameters that fewest have tried. Of translations that nobody's answers have tried it says so.
    """
    untried = ((each.language, each.translation) for each in parameters if not each.settled)
    tried = format_message(language, "parameters-note", _tried(parameters))
    return " ".join([tried, *note_translations(untried, language)])


def note_translations(statuses: Iterable[tuple[str | None, str | None]], language: str) -> list[str]:
    """What translations that nobody's answers have tried leave in doubt, a line for each status.

    Args:
        statuses: the languages of statements, and how far each translation was looked into, as in `Instrument`.
        language: of the lines.
    """
    spoken: dict[str, list[str]] = {}
    for named, status in dict.fromkeys(statuses):
        if named is not None and status in {"translated", "judged"}:
            spoken.setdefault(status, []).append(name_language(named, language))
    return [
        format_message(
            language, "parameters-translated", {"spoken": format_names(names, language), "translation": status}
        )
        for status, names in sorted(spoken.items())
    ]


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
    if parameters.people is None:
        return "unknown"
    if not parameters.people:
        return "untried"
    return "calibrated" if parameters.calibrated else "common"
