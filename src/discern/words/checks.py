"""What the checks of answers look for, in the reader's language."""

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
    arguments = {"check": check, "meaning": meaning}
    is_ours = format_message(LANGUAGES[0], "check-meaning", arguments) == meaning
    return format_message(language, "check-meaning", arguments) if is_ours else meaning
