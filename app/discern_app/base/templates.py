"""The templates of the pages that are plain HTML."""

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined

from discern_app.base.language import language, say


@cache
def templates_of(package: str) -> Environment:
    """Those in the folder `templates` of ``package``; they know `say` and `language`.

    A value that is missing is an error, and not an empty place on a page.
    """
    environment = Environment(
        loader=PackageLoader(package),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals.update(say=say, language=language)
    return environment
