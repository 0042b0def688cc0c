"""Looking back two weeks after a profile: four sentences, one of which isn't the person's, and afterwards which."""

from collections.abc import Mapping
from typing import Any

from starlette.responses import Response

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.models.insights import Fit, LanguageChoice
from discern.contract.models.look_backs import SENTENCE_KINDS, LookBack, PutLookBack, SentenceFits, SentenceKind
from discern_app.base.language import language, say
from discern_app.participant.own.frame import LOOK_BACK, frame
from discern_app.participant.own.profile import FITS
from discern_app.participant.rendering import address_of, lead_to, show
from discern_app.participant.visit import Own, Visit

NOTHING: Mapping[SentenceKind, Fit] = {}


def describe_look_back(visit: Visit, own: Own) -> dict[str, Any]:
    """What the profile says of it: the way to the four sentences once they are asked, and afterwards what was said,
    with the sentence of another style; nothing where the service doesn't ask.
    """
    try:
        found = _read(visit, own)
    except DiscernError:
        found = None
    if found is None or not found.sentences:
        return {"look_back": "", "looked_back": ""}
    foreign = next((each for each in found.sentences if each.is_foreign), None)
    heading = "" if foreign is None else say("look-back-heading", kind=foreign.kind)
    address = address_of("me", visit.token, tab=LOOK_BACK)
    return {"look_back": address, "looked_back": _say_verdict(found), "foreign": foreign, "foreign_heading": heading}


def _say_verdict(found: LookBack) -> str:
    """How many of the person's own sentences fit, and whether the other does; empty until they have said so."""
    own = [each.fit for each in found.sentences if each.is_foreign is False]
    foreign = next((each.fit for each in found.sentences if each.is_foreign), None)
    if foreign is None:
        return ""
    return say("look-back-verdict", fits=own.count("fits"), count=len(own), foreign=foreign)


def show_look_back(visit: Visit, own: Own) -> Response:
    """The four sentences to answer, or what was said of them. Raises `DiscernError`."""
    return _show(visit, own, _read(visit, own))


def answer(visit: Visit) -> Response:
    """Store what the person says of all four, or ask for what is missing. Raises `DiscernError`."""
    own = visit.require_own()
    if own.assessment_id is None:
        return lead_to("me", visit.token)
    fits = {kind: fit for kind in SENTENCE_KINDS for fit in FITS if visit.fields.get(f"fit-{kind}") == fit}
    if len(fits) < len(SENTENCE_KINDS):
        return _show(visit, own, _read(visit, own), fits, say("look-back-missing"))
    said = PutLookBack(language=language(), fits=SentenceFits.model_validate(fits))
    visit.taker.write(operations.PUT_LOOK_BACK(said, assessment_id=own.assessment_id))
    return lead_to("me", visit.token, tab=LOOK_BACK)


def _read(visit: Visit, own: Own) -> LookBack | None:
    if own.assessment_id is None or own.status != "completed":
        return None
    asked = LanguageChoice(language=language())
    return visit.taker.client.send(operations.GET_LOOK_BACK(asked, assessment_id=own.assessment_id))


def _show(
    visit: Visit,
    own: Own,
    found: LookBack | None,
    given: Mapping[SentenceKind, Fit] = NOTHING,
    missing: str = "",
) -> Response:
    sentences = [] if found is None else found.sentences
    described: dict[str, Any] = {
        "sentences": [(each, say("look-back-heading", kind=each.kind)) for each in sentences],
        "fits": FITS,
        "given": given,
        "missing": missing,
        "verdict": "" if found is None else _say_verdict(found),
    }
    return show("own_look_back", frame(visit, own, LOOK_BACK) | described, 422 if missing else 200)
