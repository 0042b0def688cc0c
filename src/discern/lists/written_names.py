"""Names and addresses as people and mail programs write them, without columns."""

import re

from discern.contract.names import fold_name
from discern.lists.headings import FOOTER, MAIL_LABELS, MAIL_OTHER_LINES, TITLE, WITHIN_NAMES

_ADDRESS = re.compile(r"<\s*(?:mailto:)?([^<>@\s]+@[^<>@\s]+)\s*>", re.IGNORECASE)
"""An e-mail address as mail programs write it after a name."""

ADDRESS_AFTER_NAME = re.compile(r"([^@]*[^\W\d_][^@]*?)[\s,;|(<\[]+([^\s,;|()<>\[\]]+@[^\s()<>\[\]]+)[)>\]]?")
"""A name with an address after it in one cell."""

_NAMED_ADDRESS = re.compile(r"(.*\S)[\s,]+(\S+@\S+)")
"""An address after a name, without brackets."""

_ANY_ADDRESS = re.compile(r"<?\s*(?:mailto:)?([^\s,;|/<>()\[\]]+@[^\s,;|/<>()\[\]]+)\s*>?", re.IGNORECASE)
"""An e-mail address wherever it stands, in brackets or not."""

_QUOTES = "'\"\u2018\u2019\u201c\u201d"

_APART = " \t,;|/:–—-()[]"
"""What people write between a name and an address, and between people."""

_LOOSE_ADDRESS = re.compile(r"[^\s,]\s+\S+@")
"""An address after a name with nothing but a space between, and maybe a comma within the name."""

_BETWEEN = re.compile(r"(?:\s(?:and|und|et|y|&)\s|[\s;,/|])+")
"""What stands between addresses."""

_AND_FIRST = re.compile(r"\A[\s,;)\]]*(?:and|und|et|y|&)(?:\s+|$)")
"""What joins somebody to the one before, at the beginning of what stands between two addresses."""

_TOGETHER = re.compile(r"\s+(?:and|und|et|y|&|\|)\s+|\s*/\s*")
"""What joins two people on a line, other than a comma or a semicolon."""

_BULLET = re.compile(
    r"\s*(?:[-*+•‣◦–—·▪●○■□☐☑✓✔➤►→]+\s*(?:\[[ xX]?\]\s*)?|\(?\d{1,4}[.):]\)?\s*|\(?[a-z][.)]\s+|\[[ xX]?\]\s*)"
)
"""A list's numbering, bullet or box to tick."""

_NUMBER = re.compile(r"(\d{1,4})\s+(\D.*)")
"""A line that begins with its number."""

_AND = re.compile(r"\s+(?:and|und|et|y|&)\s+")

_TITLES = r"(?:jr|sr|i{2,3}|iv|ph\.?d|m\.?d|mba|msc|bsc|ma|ba|inc|ltd|gmbh|esq)\b"
_FAMILY_FIRST = re.compile(rf"([^,()]+),(?!\s*{_TITLES})\s*([^,()]+)", re.IGNORECASE)
"""A name as address books sort it, ``Ruiz, Ana``; what follows a comma may also be a title."""

Written = tuple[int, str, str]
"""The number of a line, and a name and an e-mail address in it; either may be empty."""


def find_addresses(text: str) -> list[str]:
    """The e-mail addresses in a text, however they are parted."""
    return [address.strip(_QUOTES) for address in _ANY_ADDRESS.findall(text)]


def without_bullet(cell: str) -> str:
    """A cell without the numbering or the bullet before it."""
    stripped = _BULLET.sub("", cell, count=1) if _BULLET.match(cell) else cell
    return stripped or cell


def turn_name(name: str) -> str:
    """A name in the order in which it is said, where an address book has turned it round."""
    sorted_ = _FAMILY_FIRST.fullmatch(name)
    return name if sorted_ is None else f"{sorted_[2].strip()} {sorted_[1].strip()}"


def name_of_address(email: str) -> str:
    """A name for somebody who is known by their address alone: ``ana.ruiz-paz@x.org`` is Ana Ruiz-Paz."""
    words = re.split(r"[._+]+", email.partition("@")[0])
    return " ".join("-".join(part[:1].upper() + part[1:] for part in word.split("-")) for word in words if word)


def read_mail_list(text: str) -> list[Written]:
    """The people of a mail program's list, ``Ana <ana@x.org>; Bo <bo@x.org>``, of addresses alone, or of lines with an
    address after a name. Empty where the text is none of these.
    """
    lines = [
        (line, unlabelled)
        for line, written in enumerate(text.splitlines(), start=1)
        if written.strip() and (unlabelled := _without_label(written)) is not None
    ]
    if people := _read_several(lines):
        return people
    named = [(line, name) for line, written in lines[1:] for name in _lone_names(written)]
    at = {line for line, _ in named}
    others = [(line, written) for line, written in lines if line not in at]
    # Among prose, a line of two words may be how a letter ends.
    people = _read_addressed(others)
    if people and {line for line, _, _ in people} >= {line for line, written in others if not is_title(written)}:
        return sorted([*people, *((line, name, "") for line, name in named)], key=lambda each: each[0])
    return people if named and people else _read_addressed(lines)


def _read_addressed(lines: list[tuple[int, str]]) -> list[Written]:
    """The people of lines with addresses."""
    text = "\n".join(written for _, written in lines)
    if people := _read_mixed(lines):
        return people
    if _ADDRESS.search(text) is None:
        addresses = [(line, each) for line, written in lines for each in _BETWEEN.split(written.strip()) if each]
        if all("@" in without_bullet(each) for _, each in addresses):
            return [(line, "", without_bullet(each)) for line, each in addresses]
        return _read_named_lines(lines)
    people = []
    for line, written in lines:
        for entry in without_bullet(written).split(";") if "@" in written else ():
            end = 0
            for found in _ADDRESS.finditer(entry):
                between = (
                    _AND_FIRST.sub("", entry[end : found.start()]).strip(_APART) if end else entry[: found.start()]
                )
                people.append((line, _unquoted(between), found[1]))
                end = found.end()
            rest = _unquoted(entry[end:])
            if rest:
                people.append((line, *_cut(rest)))
    return people


def _lone_names(written: str) -> list[str]:
    """The names of those without an address on a line of their own; none where it may be something else."""
    names = _TOGETHER.split(without_bullet(written.strip()).rstrip(" ;,"))
    are_names = all(len(name.split()) > 1 and re.search(r"[@;,|\t:]", name) is None for name in names)
    return names if are_names and not any(is_no_name(name) or is_title(name) for name in names) else []


def _read_several(lines: list[tuple[int, str]]) -> list[Written]:
    """People of lines of which one has several addresses, or of the only line, whatever stands between them: each part
    of a line is an address, a name, or both, and an address is that of the name just before it. Empty where a part may
    be a cell or half of a name.
    """
    named = [(line, without_bullet(written.strip())) for line, written in lines if not is_title(written)]
    is_one_line = len(named) == 1
    if not is_one_line and not any(written.count("@") > 1 for _, written in named):
        return []
    people: list[Written] = []
    for line, written in named:
        for part in re.split(r"\s*[;,|]\s*", written):
            found = _ANY_ADDRESS.search(part)
            name = _unquoted((part if found is None else part[: found.start()]).strip(_APART))
            if part.count("@") > 1 or (found is not None and part[found.end() :].strip()) or is_no_name(name):
                return []
            if found is not None and not name and people and people[-1][0] == line and not people[-1][2]:
                people[-1] = (line, people[-1][1], found[1])
            elif found is not None or name:
                people.append((line, name, "" if found is None else found[1]))
    alone = [name for _, name, email in people if not email]
    is_clear = all(" " in name for name in alone) and len(set(alone)) == len(alone)
    if is_one_line:
        # Two words before the address are a whole name, so what stands before them is somebody else's.
        whole = all(" " in name for _, name, _ in people if name) and not any(map(is_title, alone))
        return people if is_clear and whole and alone else []
    return people if is_clear and 2 * len(alone) < len(people) else []


def _without_label(line: str) -> str | None:
    """A line of a mail without what comes before people, such as *To:*; None where it isn't about people."""
    label, colon, rest = line.partition(":")
    folded = fold_name(label)
    if colon and folded in MAIL_OTHER_LINES:
        return None
    return rest if colon and folded in MAIL_LABELS else line


def _read_mixed(lines: list[tuple[int, str]]) -> list[Written]:
    """People whose address follows their name, several on a line or each line in its own way. Empty where all are
    written alike, one a line, and where something else stands on a line.
    """
    people: list[Written] = []
    ways, is_alone, addressed, rests = set(), True, 0, 0
    for line, written in lines:
        entry, end = without_bullet(written.strip()), 0
        for found in _ANY_ADDRESS.finditer(entry):
            between = _AND_FIRST.sub("", entry[end : found.start()]) if end else entry[: found.start()]
            name = _unquoted(between.strip(_APART))
            if re.search(r"[;|\t\d]", name) or name.count(",") > 1:
                return []
            is_alone = is_alone and end == 0
            if name:
                ways.add("<" if found[0].startswith("<") else between[len(between.rstrip(_APART)) :].strip())
            else:
                ways.add("alone")
            people.append((line, name, found[1]))
            end = found.end()
        addressed += bool(end)
        # Somebody without an address, unless most lines have something there: then these are columns. Two words after
        # another separator than the one before the address are no column.
        if end and (rest := _unquoted(entry[end:].strip(_APART))):
            is_apart = {between.strip()[-1:], entry[end:].strip()[:1]} == {",", ";"} and " " in rest
            rests += not is_apart
            people.append((line, rest, ""))
    if 2 * rests > addressed or any(is_no_name(name) for _, name, email in people if not email):
        return []
    return people if len(ways) > 1 or not (is_alone or ways <= {"<"} or ways == {"alone"}) else []


def _read_named_lines(lines: list[tuple[int, str]]) -> list[Written]:
    """People whose address follows their name on each line, with a space or a comma between."""
    people: list[Written] = []
    addressed = [(line, written) for line, written in lines if "@" in written]
    if len(addressed) < min(2, len(lines)):
        return []
    for line, written in addressed:
        if "\t" in written or ";" in written or written.count("@") != 1:
            return []
        name, email = _cut(without_bullet(written.strip()))
        if not email or not name or ("," in name and any(map(str.isdigit, name))):
            return []
        people.append((line, _unquoted(name).rstrip(" -–:"), email))
    # Where a comma stands before each address, these are cells.
    return people if any(_LOOSE_ADDRESS.search(written) for _, written in addressed) else []


def _cut(cell: str) -> tuple[str, str]:
    """The name and the e-mail address in one cell; each empty where it is missing."""
    named = _NAMED_ADDRESS.fullmatch(cell)
    if named is not None:
        return _unquoted(named[1]), named[2]
    return ("", cell) if "@" in cell else (cell, "")


def _unquoted(name: str) -> str:
    return without_bullet(name.strip().strip(",").strip().strip("\"'").strip())


def read_name_list(text: str) -> list[Written]:
    """The people of a text that has only names: one a line, or several, with commas or semicolons between. Empty where
    it is a table, or has addresses.
    """
    lines = [(line, written.strip()) for line, written in enumerate(text.splitlines(), start=1) if written.strip()]
    if "@" in text or "\t" in text or '"' in text:
        return []
    bulleted = [line for line, written in lines if _BULLET.match(written)]
    is_letter = len(bulleted) > 1 and len(lines) - len(bulleted) <= len(bulleted) + 3
    numbers = [int(found[1]) for _, written in lines if (found := _NUMBER.fullmatch(written))]
    is_numbered = len(lines) > 1 and numbers == list(range(1, len(lines) + 1))
    people: list[Written] = []
    for line, written in lines:
        if (is_letter and line not in bulleted) or not any(map(str.isalpha, written)):
            continue
        if line != lines[0][0] and written.endswith(":"):
            continue
        numbered = _NUMBER.fullmatch(written) if is_numbered else None
        names = _names_in(without_bullet(numbered[2] if numbered else written), is_only=len(lines) == 1)
        if names is None:
            return []
        people += [(line, without_bullet(name), "") for name in names]
    pairs = [name.partition(",")[2].strip() for _, name, _ in people if "," in name]
    # The same word after many names is no first name, but what they have in common, as a team.
    is_table = len(pairs) > 1 and 2 * len(set(pairs)) <= len(pairs)
    return [] if is_table else people


def is_title(text: str) -> bool:
    """Whether a line above names is the title of the list, and nobody's name."""
    folded = fold_name(text)
    return text.endswith(":") or TITLE.search(folded) is not None or FOOTER.match(folded) is not None


def is_no_name(line: str) -> bool:
    """Whether a line has a figure, or a word in small letters, unlike names."""
    small = {word for word in line.split() if word[0].islower()}
    return bool(small - WITHIN_NAMES) or any(map(str.isdigit, line))


def _names_in(line: str, *, is_only: bool) -> list[str] | None:
    """The names on one line, or None where its parts are cells of a table."""
    together = _TOGETHER.split(line)
    if len(together) > 1 and all(" " in name and not re.search(r"[;,]", name) for name in together):
        return together
    parts = [part.strip() for part in line.split(";") if part.strip()]
    if len(parts) > 1:
        # Commas are between people too where each has two words and some part is one person.
        apart = [name.strip() for part in parts for name in part.split(",") if name.strip()]
        if any("," not in part for part in parts) and all(" " in name for name in apart):
            return apart
        return parts if is_only or all(" " in part for part in parts) else None
    names = [part.strip() for part in line.split(",") if any(map(str.isalpha, part))]
    if len(names) > 1 and (both := _AND.split(names[-1])) and len(both) == 2:
        names = [*names[:-1], *both]
    if len(names) < 2:
        return names
    if all(" " in name for name in names) or (is_only and len(names) > 2):
        return names
    return [line] if len(names) == 2 else None
