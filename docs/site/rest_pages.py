"""The reference of the REST interface as pages of Markdown, from `docs/openapi.json`."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

MODELS = "models"
"""The page of all objects."""


def write_pages(folder: Path) -> None:
    """Write a page for each resource and one of all objects; pages that are up to date keep their time."""
    document = json.loads((folder.parent / "openapi.json").read_text(encoding="utf-8"))
    pages = {_file(tag["name"]): _page_of_tag(document, tag) for tag in document["tags"]}
    pages[MODELS] = _page_of_models(document)
    folder.mkdir(exist_ok=True)
    for left_over in {page.stem for page in folder.glob("*.md")} - pages.keys():
        (folder / f"{left_over}.md").unlink()
    for name, lines in pages.items():
        page, text = folder / f"{name}.md", "\n".join(lines) + "\n"
        if not page.exists() or page.read_text(encoding="utf-8") != text:
            page.write_text(text, encoding="utf-8")


def _page_of_tag(document: Json, tag: Json) -> Iterator[str]:
    yield from (f"# {tag['name']}", "", tag["description"], "")
    operations = [
        (method, path, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        if tag["name"] in operation["tags"]
    ]
    yield from ("| call | |", "|---|---|")
    for method, path, operation in operations:
        yield f"| [`{method.upper()} {path}`](#{_anchor(operation['summary'])}) | {operation['summary']} |"
    yield ""
    for method, path, operation in operations:
        yield from _operation(document, method, path, operation)


def _operation(document: Json, method: str, path: str, operation: Json) -> Iterator[str]:
    yield from (f"## {operation['summary']}", "", "```text", f"{method.upper()} /v1{path}", "```", "")
    yield from (operation.get("description", ""), "")
    parameters = [resolve(document, each) for each in operation.get("parameters", [])]
    if parameters:
        yield from ("| parameter | in | | |", "|---|---|---|---|")
        for each in parameters:
            needed = "required" if each.get("required") else ""
            told = _cell(each.get("description", ""))
            yield f"| `{each['name']}` | {each['in']} | {_kind(each['schema'])} | {told} {needed} |"
        yield ""
    if "requestBody" in operation:
        [(media, content)] = operation["requestBody"]["content"].items()
        yield from (f"**Body** (`{media}`): {_kind(content['schema'])}", "")
        yield from _example(document, content)
    [(media, content)] = operation["responses"]["200"]["content"].items()
    yield from (f"**Answer** (`{media}`): {_kind(content.get('schema', {}))}", "")
    yield from _example(document, content)
    refused = [status for status in operation["responses"] if status != "200"]
    yield from (f"Refused with {', '.join(refused)}: see [errors](../errors.md).", "")


def _page_of_models(document: Json) -> Iterator[str]:
    yield from ("# Objects", "", "What travels in bodies and answers. A field without *required* may be left out.", "")
    for name, schema in sorted(document["components"]["schemas"].items()):
        yield from (f"## {name}", "", schema.get("description", ""), "")
        if "properties" not in schema:
            yield from (_kind(schema), "")
            continue
        yield from ("| field | | |", "|---|---|---|")
        for field, found in schema["properties"].items():
            needed = "required" if field in schema.get("required", []) else ""
            yield f"| `{field}` | {_kind(found)} | {_cell(found.get('description', ''))} {needed} |"
        yield ""


def _kind(schema: Json) -> str:
    """What a value is, in a few words, with links to objects."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}]({MODELS}.md#{_anchor(name)})"
    for union in ("anyOf", "oneOf", "allOf"):
        if union in schema:
            return " or ".join(dict.fromkeys(_kind(each) for each in schema[union]))
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    match schema.get("type"):
        case "array":
            return f"list of {_kind(schema.get('items', {}))}"
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return f"object of {_kind(schema['additionalProperties'])}"
        case None:
            return "any value"
        case kind:
            return " ".join([str(schema.get("format", kind)), *_limits(schema)])


def _limits(schema: Json) -> Iterator[str]:
    low, high = schema.get("minimum", schema.get("minLength")), schema.get("maximum", schema.get("maxLength"))
    unit = " characters" if "maxLength" in schema or "minLength" in schema else ""
    if low is not None and high is not None:
        yield f"({low}–{high}{unit})"
    elif high is not None:
        yield f"(at most {high}{unit})"
    elif low is not None:
        yield f"(at least {low}{unit})"


def _example(document: Json, content: Json) -> Iterator[str]:
    """The example of a body, else that of the object it is."""
    schema = resolve(document, content.get("schema", {}))
    examples = [each.get("value") for each in content.get("examples", {}).values()]
    found = content.get("example", next(iter(examples), next(iter(schema.get("examples", [])), None)))
    if isinstance(found, dict | list):
        yield from ("```json", json.dumps(found, indent=2, ensure_ascii=False), "```", "")


def resolve(document: Json, part: Json) -> Json:
    """What a part of the document refers to, with what stands beside the reference; a part without one is itself."""
    if "$ref" not in part:
        return part
    found: Any = document
    for name in part["$ref"].removeprefix("#/").split("/"):
        found = found[name]
    return {**found, **{name: value for name, value in part.items() if name != "$ref"}}


def _file(tag: str) -> str:
    return re.sub(r"\W+", "-", tag.lower())


def _anchor(heading: str) -> str:
    """The anchor of a heading, as Markdown's readers make it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
