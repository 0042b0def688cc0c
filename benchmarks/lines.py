"""How much code there is, part by part: in the checkout, and in a commit beside it."""

import ast
import io
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath

NOT_CODE = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
}

ROOMS = (("src", "discern", "service"), ("src", "discern"), ("app", "discern_app"))
"""The packages whose folders are parts, an inner one before the one around it."""

WRITTEN = {".html": "templates", ".css": "CSS", ".js": "JavaScript", ".ftl": "Fluent"}
"""What else the program is made of, by how a file's name ends."""

WORDS = "words of documents"

Sizes = Counter[str]
"""Lines of each part, and the words of documents."""


def count_code(source: str) -> int:
    """The lines of Python that hold code: without blanks, comments, docstrings and imports."""
    lines = source.splitlines()
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    code = {
        number for token in tokens if token.type not in NOT_CODE for number in range(token.start[0], token.end[0] + 1)
    }
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt) and _is_no_code(node):
            code.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return sum(bool(lines[number - 1].strip()) for number in code)


def _is_no_code(statement: ast.stmt) -> bool:
    """Whether it is an import or a text that stands alone, such as one that describes the name above it."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Constant) and isinstance(statement.value.value, str)
    return isinstance(statement, ast.Import | ast.ImportFrom)


def measure(files: Iterable[tuple[str, bytes]]) -> Sizes:
    """The size of each part, from the names and the contents of files."""
    sizes: Sizes = Counter()
    for name, content in files:
        part = part_of(PurePosixPath(name))
        if part is None:
            continue
        text = content.decode()
        if part == WORDS:
            sizes[part] += len(text.split())
        elif name.endswith(".py"):
            sizes[part] += count_code(text)
        else:
            sizes[part] += sum(bool(line.strip()) for line in text.splitlines())
    return sizes


def part_of(file: PurePosixPath) -> str | None:
    """What a file counts to; None where it counts to nothing."""
    top, parents = file.parts[0], file.parent.parts
    if file.suffix == ".py":
        room = next((room for room in ROOMS if parents[: len(room)] == room), None)
        if room is not None:
            return "/".join(parents[: len(room) + 1])
        return top if top in {"app", "benchmarks", "tests"} else None
    if file.suffix == ".md":
        return WORDS if len(file.parts) == 1 or top == "docs" else None
    return WRITTEN.get(file.suffix) if top in {"src", "app"} else None


def format_table(here: Sizes, before: Sizes | None = None) -> Iterator[str]:
    """The sizes as lines of text; with those ``before`` and what has changed beside them."""
    rooms = sorted(part for part in here.keys() | (before or {}) if part.startswith(("src", "app")))
    others = [
        part for part in ("tests", "benchmarks", *WRITTEN.values(), WORDS) if part in here or part in (before or {})
    ]
    code = "src and app"
    for sizes in (here, before):
        if sizes is not None:
            sizes[code] = sum(sizes[part] for part in rooms)
    yield f"{'part':<32}{'lines':>8}" + ("" if before is None else f"{'before':>8}{'change':>8}")
    for part in (*rooms, code, *others):
        line = f"{part:<32}{here[part]:>8,}"
        yield line if before is None else f"{line}{before[part]:>8,}{here[part] - before[part]:>+8,}"
