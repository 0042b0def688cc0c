"""The operations of the interface, a file for each resource."""

from discern.service.routes import account, assessments, candidates, sync, taking, teams

ROUTERS = (assessments.router, taking.router, candidates.router, teams.router, sync.router, account.router)
