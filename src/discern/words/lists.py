"""Why a list of people or a row of it can't be read."""

from discern.words.catalog import format_message


def explain_list_error(language: str, problem: str, limit: int = 0) -> str:
    """Why a list can't be read at all. ``limit`` is the most: bytes for a `size`, else a count."""
    shown = limit // 1_000_000 if problem == "size" else limit
    return format_message(language, "lists-unreadable", {"problem": problem, "limit": shown})


def explain_row(language: str, reason: str, other: int = 0) -> str:
    """Why a row isn't taken; ``other`` is the line that it contradicts."""
    return format_message(language, "lists-row", {"reason": reason, "other": other})


def explain_note(language: str, note: str, email: str) -> str:
    """What was done to a row that is taken; ``email`` is what came of its address."""
    return format_message(language, "lists-note", {"note": note, "email": email})


def name_encoding(language: str) -> str:
    """That a file was read as Windows-1252."""
    return format_message(language, "lists-encoding")
