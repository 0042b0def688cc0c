"""Who may continue an assessment: the rules of consent, take link and private link. No I/O.

A take link is known to everybody who creates an assessment or passes the link on, a private link to the one who
consented. What is answered belongs to the private link of the consent it was answered under.

Why: docs/decisions/0006-a-consent-and-its-answers.md
"""

from dataclasses import dataclass

from discern.service.storage.repositories.assessments import StoredConsent


@dataclass(frozen=True, slots=True)
class Answerer:
    """Who gives answers: the key that passes them on, and the ``holder`` of the private link that comes with them.

    ``user_id`` is the member who has signed in and whose own assessment it is.
    """

    key_id: str
    holder: str | None = None
    user_id: str | None = None


def may_answer(consent: StoredConsent, by: Answerer) -> bool:
    """Whether answers by ``by`` are given under ``consent``.

    Without a private link they have to come by the key that passed the consent on. A member who has signed in needs no
    link: see `claim_assessment`.
    """
    if by.user_id is not None:
        return True
    if by.holder is not None:
        return by.holder == consent.holder
    return consent.key_id == by.key_id


def may_read_answers(consent: StoredConsent, by: Answerer, *, is_confirmed: bool) -> bool:
    """Whether ``by`` is told the answers given under ``consent``: by its private link alone, or as the member who
    ``is_confirmed`` by that link. The key that passed the consent on isn't enough.
    """
    return is_confirmed or (by.holder is not None and by.holder == consent.holder)


def gives_new_link(before: StoredConsent, *, is_open: bool, restart: bool) -> bool:
    """Whether consenting again gives a new private link and ends the one of the consent ``before``.

    Until something is answered, the last to consent answers. From then on only a ``restart`` does it, which deletes
    the answers.
    """
    return restart or (is_open and not before.answered)


def needs_no_consent(consent: StoredConsent | None, by: Answerer) -> bool:
    """Whether somebody who opens a take link through ``by`` may go on to the questions without consenting."""
    return consent is not None and consent.answered and may_answer(consent, by)
