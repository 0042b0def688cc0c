"""The operations of the interface, a file for each resource."""

from discern.service.routes import (
    account,
    assessments,
    candidates,
    comparisons,
    events,
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
    candidates.router,
    teams.router,
    comparisons.router,
    sync.router,
    events.router,
    webhooks.router,
    users.router,
    reports.router,
    account.router,
)
