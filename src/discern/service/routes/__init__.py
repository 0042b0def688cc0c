"""The operations of the interface, a file or a folder for each resource."""

from discern.service.routes import (
    account,
    answering_again,
    assessments,
    candidates,
    comparisons,
    events,
    link_mails,
    mails,
    own_words,
    reports,
    sync,
    taker,
    teams,
    users,
    webhooks,
)

ROUTERS = (
    assessments.router,
    taker.router,
    answering_again.router,
    mails.router,
    link_mails.router,
    candidates.router,
    own_words.router,
    teams.router,
    comparisons.router,
    sync.router,
    events.router,
    webhooks.router,
    users.router,
    reports.router,
    account.router,
)
