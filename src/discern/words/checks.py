"""What the checks of answers look for, in the reader's language."""

from discern.contract.models.insights import Voice
from discern.words.catalog import LANGUAGES, format_message


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
