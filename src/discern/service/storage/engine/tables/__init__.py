"""The tables. Migrations create them; a test compares the two."""

from discern.service.storage.engine.tables.administration import (
    accounts as accounts,
    audit as audit,
    backups as backups,
    branding as branding,
    idempotency as idempotency,
    keys as keys,
    rate_buckets as rate_buckets,
    reads as reads,
    write_checks as write_checks,
)
from discern.service.storage.engine.tables.agreeing import (
    agreement_people as agreement_people,
    agreements as agreements,
    aways as aways,
    meetings as meetings,
    used_cards as used_cards,
)
from discern.service.storage.engine.tables.base import (
    EPOCH as EPOCH,
    MICROSECOND as MICROSECOND,
    Day as Day,
    Instant as Instant,
    metadata as metadata,
)
from discern.service.storage.engine.tables.delivery import (
    calendar_feeds as calendar_feeds,
    changes as changes,
    deliveries as deliveries,
    events as events,
    link_codes as link_codes,
    mail_refusals as mail_refusals,
    mail_servers as mail_servers,
    mails as mails,
    outbox as outbox,
    webhooks as webhooks,
    week_messages as week_messages,
    week_refusals as week_refusals,
    week_sendings as week_sendings,
)
from discern.service.storage.engine.tables.measuring import (
    bank_uses as bank_uses,
    banks as banks,
    earlier_results as earlier_results,
)
from discern.service.storage.engine.tables.people import (
    PERSONAL_COLUMNS as PERSONAL_COLUMNS,
    about_pages as about_pages,
    candidates as candidates,
    colleague_consents as colleague_consents,
    confirmations as confirmations,
    memberships as memberships,
    merged_candidates as merged_candidates,
    teams as teams,
    user_teams as user_teams,
    users as users,
)
from discern.service.storage.engine.tables.reporting import (
    report_people as report_people,
    reports as reports,
)
from discern.service.storage.engine.tables.taking import (
    answers as answers,
    assessments as assessments,
    consents as consents,
    join_links as join_links,
    look_back_answers as look_back_answers,
    private_links as private_links,
    results as results,
    statement_marks as statement_marks,
)
