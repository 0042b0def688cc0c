"""Styles in sentences: only those that the statements mention, and with the same meaning."""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from discern.contract import STYLES, Style
from discern.reports.grounding.vocabulary import VOCABULARY, find
from discern.words import style_name

_LETTER = re.compile(
    r"(?<![\w’'.])(?:(?P<blend>[DISC][disc]|[DISC]{2,4})|(?P<sure>[DSC])|(?P<pronoun>I))(?![\w’']|\.\w)",
)
_I_IS_STYLE_BEFORE = re.compile(r"(?:with|or|and|in|style|styles|both|for|,|/|\(|[DSC])\s*$")
_I_IS_STYLE_AFTER = re.compile(r"\s*(?:[.,;:)/–-]|or\b|and\b|style|on\b|than\b|is\b|leads\b|$)")
_OTHER_NAMES: dict[str, Style] = {"compliance": "C", "influencer": "I", "influencers": "I"}
_ORDINARY = {"influence"}

CUES: dict[Style, frozenset[str]] = {style: VOCABULARY[f"style_{style}"] for style in STYLES}
"""Words that suggest a style without naming it."""

_TYPE_TALK = re.compile(
    r"\b(?:is|are|am|was|be|being|['’]s|['’]re)\s+"
    r"(?:just |simply |basically |clearly |really |truly |likely |probably |very likely )*"
    r"(?:an?|the)\s+(?:(?:high|strong|typical|true|classic|pure|natural|born|real)[- ]?)*"
    r"(?:D|I|S|C|[DISC][disc]|[DISC]{2}|dominant|influencer|steady|conscientious)\b"
    r"(?!\s+(?:or|and)\b)(?:\s*[-‐]?\s*(?:type|person|personality|style|profile|character)s?)?"
    r"|\b(?:high|pure|classic|typical|true)[- ][DISC]s?\b|\b[DISC][- ]types?\b|\bpersonality types?\b",
)
_OPPOSITES: tuple[tuple[str, str], ...] = (
    (r"above|high(?:er|est)?|upper", r"below|low(?:er|est)?|under"),
    (r"active", r"thoughtful"),
    (r"fast(?:er)?|quick(?:er|ly)?", r"slow(?:s|er|ly|ed|ing)?|unhurried"),
    (r"people-first|people first", r"task-first|task first"),
    (r"alike|similar(?:ly)?|same|close together|agree", r"differ(?:s|ent|ently)?|apart|unlike|disagree"),
    (r"rises?|rose|grown?|up|increased?", r"falls?|fell|fallen|down|dropped|decreased?"),
)
_NEGATION = re.compile(
    r"\b(?:no|not|nobody|none|neither|nor|no one|without|missing|absent|absence|lacks?|lacking|hardly|cannot|un\w*"
    r"|fewer|\w+n['’]t)\b|\bthere (?:is|are) little\b|\bgap\b",
    re.IGNORECASE,
)
_NOBODY = re.compile(
    r"\b(?:nobody|no one|none|not (?:one|anyone|anybody|a single)|absent|missing|lacks?)\b", re.IGNORECASE
)
_EVERYBODY = find("everybody")
_MOST = re.compile(
    r"\b(?:most(?: of)?(?! likely| probabl)|mostly|majority|mainly|more than half|nearly all|almost all)\b",
    re.IGNORECASE,
)
_ASIDE = re.compile(r"\bmore likely than not\b|\brather than [\w -]+", re.IGNORECASE)
"""Phrases that contain a negation or a comparison but are neither."""
_BETWEEN_TWO = re.compile(r"\[P\d+\].*\bthan\b.*\[P\d+\]")
"""A comparison of two people; `people.find_swaps` checks its direction."""
_LEADS = re.compile(r"\b(?:leads?|leading|led)\b", re.IGNORECASE)


def find_styles(text: str) -> set[Style]:
    """The styles named in ``text`` by letter, blend of letters or name. A lone *I* counts unless it is the pronoun."""
    found: set[Style] = set()
    for match in _LETTER.finditer(text):
        # "Is" is the blend only where a style can follow, else the verb.
        if match["blend"] == "Is" and not _I_IS_STYLE_BEFORE.search(text[: match.start()]):
            continue
        if match["blend"]:
            found |= {style for style in STYLES if style in match["blend"].upper()}
        elif match["sure"]:
            found |= {style for style in STYLES if style == match["sure"]}
        elif _I_IS_STYLE_BEFORE.search(text[: match.start()]) or (
            match.start() > 0 and _I_IS_STYLE_AFTER.match(text, match.end())
        ):
            found.add("I")
    for match in _name_pattern().finditer(text):
        if match[1][0].isupper() or match[1].lower() not in _ORDINARY:
            found.add(_names()[match[1].lower()])
    return found


@cache
def _names() -> dict[str, Style]:
    """Styles by their English names, which are those of the sentences that are checked."""
    return {style_name(style, "en").lower(): style for style in STYLES} | _OTHER_NAMES


@cache
def _name_pattern() -> re.Pattern[str]:
    return re.compile(rf"\b({'|'.join(_names())})\b", re.IGNORECASE)


def find_foreign_styles(text: str, grounds: Iterable[str], *, advice: bool) -> Iterator[str]:
    """Styles that ``grounds`` don't mention but ``text`` names or, unless it is advice, suggests by a word."""
    grounds = list(grounds)
    grounded = set().union(*(find_styles(ground) for ground in grounds)) if grounds else set()
    yield from sorted(find_styles(text) - grounded)
    if advice:
        return
    words = set(re.findall(r"[a-z-]+", text.lower()))
    said = {word for ground in grounds for word in re.findall(r"[a-z-]+", ground.lower())}
    for style, cues in CUES.items():
        if style not in grounded:
            yield from sorted((words & cues) - said)


def find_type_talk(text: str) -> Iterator[str]:
    """Phrases that make a style a type: what somebody is, instead of what they lead with."""
    yield from (match[0] for match in _TYPE_TALK.finditer(text))


def find_reversals(text: str, grounds: Iterable[str]) -> Iterator[str]:
    """Why ``text`` contradicts ``grounds`` or generalises them: "all" for "some", "leads" for "scores high"."""
    # A word that negates or generalises a whole sentence needs its counterpart on the other side.
    ground = _ASIDE.sub(" ", " ".join(grounds))
    text = _ASIDE.sub(" ", text)
    if _NOBODY.search(ground) and not _NEGATION.search(text) and _LEADS.search(text):
        yield "says that there is what the statement says there is not"
    if (match := _NOBODY.search(text)) and not _NEGATION.search(ground):
        yield match[0]
    if (match := _EVERYBODY.search(text)) and not re.search(r"\b(?:each of|all|everyone|everybody)\b", ground):
        yield match[0]
    if (match := _MOST.search(text)) and not _MOST.search(ground):
        yield match[0]
    if (match := _LEADS.search(text)) and not _LEADS.search(ground):
        yield f"{match[0]}: the statement says nothing about that"
    if _NEGATION.search(text) is None and not _BETWEEN_TWO.search(text):
        yield from _find_opposites(text, ground)


def _find_opposites(text: str, ground: str) -> Iterator[str]:
    """Pairs of opposite words of which ``ground`` uses one and ``text`` only the other."""
    for one, other in _OPPOSITES:
        if _says(one, ground) == _says(other, ground):
            continue
        right, wrong = (one, other) if _says(one, ground) else (other, one)
        if _says(wrong, text) and not _says(right, text):
            yield f"{wrong.partition('|')[0]}: the statement says the opposite"


def _says(pattern: str, text: str) -> bool:
    return re.search(rf"\b(?:{pattern})\b", text, re.IGNORECASE) is not None
