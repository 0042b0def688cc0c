"""How it works, for members: what results are for, how sure they are, and what becomes of answers."""

from typing import Any, get_args

from markupsafe import Markup

from discern.contract.certainty import Certainty
from discern.contract.styles import STYLES
from discern.words import STRENGTHS, style_name
from discern_app.base.language import language, say
from discern_app.components.how_it_works import EXCLUDED, MEANT, STEPS
from discern_app.insight.findings import chip_html


def how_it_works() -> dict[str, Any]:
    """What the template shows, as text."""
    return {
        "styles": [(style, style_name(style, language()), say("how-it-works-style", style=style)) for style in STYLES],
        "meant": [say("how-it-works-meant-for", use=use) for use in MEANT],
        "excluded": [say("how-it-works-excluded-from", use=use) for use in EXCLUDED],
        "strengths": [
            # `chip_html` escapes.
            (Markup(chip_html(strength, None)), say("how-it-works-strength", strength=STRENGTHS[strength]))  # noqa: S704
            for strength in get_args(Certainty)
        ],
        "steps": [(say("how-it-works-step", step=step), say("how-it-works-step-detail", step=step)) for step in STEPS],
    }
