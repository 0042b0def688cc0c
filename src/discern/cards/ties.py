"""Which cards a claim calls for: the beginning of their ids in the catalogue, read from the claim's own id.

Why: docs/decisions/0017-cards-and-advice.md
"""

from collections.abc import Mapping

from discern.contract.models.insights import Insight, TopicArgument
from discern.contract.styles import STYLES

_STYLES = {"D": "dominance", "I": "influence", "S": "steadiness", "C": "conscientiousness"}
_NEIGHBOURS = ("DI", "IS", "SC", "DC")
_OPPOSITES = ("DS", "IC")
_ENDS = {"active": "pace", "thoughtful": "pace", "people": "focus", "task": "focus"}

TIES: Mapping[str, str] = {
    # One person.
    **{f"style-{style}": f"card-{name}" for style, name in _STYLES.items()},
    **{f"style-{two}": f"card-half-{two.lower()}" for two in (*_NEIGHBOURS, *_OPPOSITES)},
    # What two neighbours share suits somebody whose two highest styles they are, whichever of them leads.
    **{f"blend-{two}": f"card-half-{two.lower()}" for two in _NEIGHBOURS},
    **{f"{axis}-{end}": f"card-{end}" for end, axis in _ENDS.items()},
    "style-open": "card-open",
    # Two people.
    **{f"{axis}_opposite": f"card-pair-opposite-{axis}" for axis in ("pace", "focus")},
    **{f"{axis}_apart": f"card-pair-apart-{axis}" for axis in ("pace", "focus")},
    **{f"{axis}_both-{end}": f"card-pair-both-{end}" for end, axis in _ENDS.items()},
    **{f"same_style-{style}": f"card-pair-same-{name}" for style, name in _STYLES.items()},
    **{f"opposite_styles-{two}": f"card-pair-opposite-{two.lower()}" for two in _OPPOSITES},
    **{f"styles-{two}": f"card-pair-beside-{two.lower()}" for two in _NEIGHBOURS},
    "different_styles": "card-pair-different",
    "styles-open": "card-pair-open",
    # A team.
    **{f"majority-{style}": f"card-team-most-{name}" for style, name in _STYLES.items()},
    **{f"majority-{two}": f"card-team-most-{two.lower()}" for two in _NEIGHBOURS},
    **{f"absent-{style}": f"card-team-absent-{name}" for style, name in _STYLES.items()},
    **{f"lone-{style}": f"card-team-lone-{name}" for style, name in _STYLES.items()},
    **{f"divided-{axis}": f"card-team-divided-{axis}" for axis in ("pace", "focus")},
    **{f"split-{two}": f"card-team-split-{two.lower()}" for two in _OPPOSITES},
    **{f"centre-{end}": f"card-team-centre-{end}" for end in _ENDS},
    "centre-middle": "card-team-centre-middle",
    "centre-open": "card-team-centre-open",
    "coverage": "card-team-coverage",
}
"""The beginning of the ids of cards, by the id of the claim that calls for them; styles in the order D, I, S, C."""

_UNCLAIMED = frozenset({"style-open", "styles-open", "centre-open"})
"""Statements that something is open, which call for cards of their own."""

_OF_EVERYBODY = frozenset({"absent", "lone", "coverage"})
_SCOPE_OF_SOME = TopicArgument(topic="part")


def ties_of(statement: Insight) -> tuple[str, ...]:
    """The beginnings of the ids of the cards that a statement calls for; empty if it claims too little for any."""
    if statement.probability is None and statement.id not in _UNCLAIMED:
        return ()
    kind, _, about = statement.id.partition("-")
    # These cards speak of everybody, and some members' styles aren't known.
    if kind in _OF_EVERYBODY and statement.arguments.get("scope") == _SCOPE_OF_SOME:
        return ()
    if about and set(about) <= set(STYLES):
        about = "".join(style for style in STYLES if style in about)
        # Several styles that nobody leads with are one claim, and call for the cards of each.
        keys = [f"{kind}-{style}" for style in about] if kind == "absent" else [f"{kind}-{about}"]
    else:
        keys = [statement.id]
    return tuple(TIES[key] for key in keys if key in TIES)
