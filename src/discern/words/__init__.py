"""What Discern says, in the reader's language: messages from one catalogue a language, rendered the same everywhere."""

from discern.words.catalog import (
    LANGUAGES as LANGUAGES,
    WordsError as WordsError,
    format_message as format_message,
)
from discern.words.figures import (
    CERTAIN as CERTAIN,
    format_clock as format_clock,
    format_day as format_day,
    format_moment as format_moment,
    format_names as format_names,
    percent as percent,
)
from discern.words.negotiation import negotiate as negotiate
from discern.words.statements import (
    STRENGTHS as STRENGTHS,
    add_statements as add_statements,
    is_probability as is_probability,
    restate as restate,
    say as say,
    strength_name as strength_name,
    value_text as value_text,
)
