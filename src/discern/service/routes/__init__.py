"""The operations of the interface, a file for each resource."""

from discern.service.routes import account, assessments, candidates, comparisons, sync, taking, teams

ROUTERS = (
    assessments.router,
    taking.router,
    candidates.router,
    teams.router,
    comparisons.router,
    sync.router,
    account.router,
)
