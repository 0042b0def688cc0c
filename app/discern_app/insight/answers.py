"""The answer to a question: what was found, each piece with how sure it is and what it rests on."""

from collections.abc import Mapping
from html import escape

from discern.contract.models.insights import Insight
from discern.contract.models.reports import QuestionAnswer, Sentence
from discern_app.base.language import say
from discern_app.insight.findings import INHERITED, advice_html, chip_html, evidence_html, finding_html, headline_of


def answer_html(answer: QuestionAnswer) -> str:
    """An answer as findings, in its own order, the best first."""
    statements = {each.id: each for each in answer.statements}
    found = "".join(_found_html(sentence, statements) for sentence in answer.sentences)
    return f'<div class="findings answer">{found}</div>'


def _found_html(sentence: Sentence, statements: Mapping[str, Insight]) -> str:
    cited = [statements[id_] for id_ in sentence.statements if id_ in statements]
    if len(cited) != 1:
        # The answer in short: what it rests on comes below, each in a sentence of its own.
        return f'<p class="finding"><strong>{escape(sentence.text)}</strong></p>'
    [claim] = cited
    if sentence.text == claim.text:
        return advice_html(claim, named=True) if claim.kind in INHERITED else finding_html(claim)
    because = escape(say("shared-because", claim=headline_of(claim)))
    chip = chip_html(claim.strength, claim.probability)
    return (
        f'<details class="finding"><summary><span class="point">{escape(sentence.text)}'
        f'<p class="line because"><span>{because}</span>{chip}</p></span></summary>{evidence_html(claim)}</details>'
    )
