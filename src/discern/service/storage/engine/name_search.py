"""The search of lists by parts of a name, which a column has as `fold_name` writes it."""

from sqlalchemy import Column, ColumnElement, and_, true

from discern.contract.names import fold_name


def has_words(column: Column[str], text: str | None) -> ColumnElement[bool]:
    """Whether a column has all words of ``text`` in it, anywhere; true without words."""
    words = sorted(set(fold_name(text or "").split()))
    return and_(true(), *(column.contains(word, autoescape=True) for word in words))
