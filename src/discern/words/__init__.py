"""What Discern says, in the reader's language: messages from one catalogue a language, rendered the same everywhere."""

from discern.words.agreements import (
    say_agreement as say_agreement,
    say_last as say_last,
    say_workshop as say_workshop,
)
from discern.words.catalog import (
    LANGUAGES as LANGUAGES,
    WordsError as WordsError,
    format_message as format_message,
    list_messages as list_messages,
    negotiate as negotiate,
)
from discern.words.caveats import (
    check_meaning as check_meaning,
    check_note as check_note,
    describe_parameters as describe_parameters,
    name_parameters as name_parameters,
    note_parameters as note_parameters,
    note_translations as note_translations,
)
from discern.words.figures import (
    CERTAIN as CERTAIN,
    first_name as first_name,
    format_change as format_change,
    format_clock as format_clock,
    format_day as format_day,
    format_day_of_year as format_day_of_year,
    format_difference as format_difference,
    format_end as format_end,
    format_moment as format_moment,
    format_names as format_names,
    format_number as format_number,
    format_score as format_score,
    format_since as format_since,
    format_weekday as format_weekday,
    given_name as given_name,
    list_items as list_items,
    list_languages as list_languages,
    list_parts as list_parts,
    list_styles as list_styles,
    name_language as name_language,
    percent as percent,
    round_percent as round_percent,
    style_name as style_name,
)
from discern.words.statements import (
    STRENGTHS as STRENGTHS,
    add_statements as add_statements,
    badge_text as badge_text,
    first_names as first_names,
    is_probability as is_probability,
    note_without_random as note_without_random,
    restate as restate,
    say as say,
    say_mark as say_mark,
    short_names as short_names,
    strength_name as strength_name,
    value_text as value_text,
)
