"""The words both ends of the interface use: models, problems, scopes and headers. No I/O."""

from discern.contract.base_models import Deleted as Deleted
from discern.contract.certainty import Certainty as Certainty, certainty as certainty
from discern.contract.key_scopes import SCOPES as SCOPES, Scope as Scope
from discern.contract.models.account import (
    Account as Account,
    KeyInfo as KeyInfo,
    RateLimit as RateLimit,
    Usage as Usage,
)
from discern.contract.models.assessments import (
    Answer as Answer,
    Assessment as Assessment,
    AssessmentQuery as AssessmentQuery,
    Block as Block,
    BlockItem as BlockItem,
    Consent as Consent,
    ConsentGiven as ConsentGiven,
    FormId as FormId,
    GiveAnswers as GiveAnswers,
    GiveConsent as GiveConsent,
    Invitation as Invitation,
    NewAssessment as NewAssessment,
    Next as Next,
    OpenLink as OpenLink,
    Status as Status,
    TakerName as TakerName,
    Taking as Taking,
    TeamName as TeamName,
)
from discern.contract.models.candidates import (
    AuditEntry as AuditEntry,
    Candidate as Candidate,
    CandidateChange as CandidateChange,
    CandidateQuery as CandidateQuery,
    CandidateRef as CandidateRef,
    NewCandidate as NewCandidate,
    SetVisibility as SetVisibility,
    Visibility as Visibility,
)
from discern.contract.models.comparisons import (
    Comparison as Comparison,
    ComparisonQuery as ComparisonQuery,
    Difference as Difference,
)
from discern.contract.models.events import (
    EVENT_TYPES as EVENT_TYPES,
    TEST_EVENT as TEST_EVENT,
    Changes as Changes,
    Event as Event,
    EventQuery as EventQuery,
    EventType as EventType,
)
from discern.contract.models.export import (
    AssessmentExport as AssessmentExport,
    CandidateExport as CandidateExport,
    ConsentRecord as ConsentRecord,
)
from discern.contract.models.insights import (
    Argument as Argument,
    Claim as Claim,
    CountArgument as CountArgument,
    Evidence as Evidence,
    Figure as Figure,
    Insight as Insight,
    NumberArgument as NumberArgument,
    PersonArgument as PersonArgument,
    StylesArgument as StylesArgument,
    TextArgument as TextArgument,
    TopicArgument as TopicArgument,
    Voice as Voice,
    Wording as Wording,
    fill as fill,
)
from discern.contract.models.joining import JoinLink as JoinLink, NewJoinLink as NewJoinLink
from discern.contract.models.lists import MAX_LIMIT as MAX_LIMIT, ListQuery as ListQuery, Page as Page
from discern.contract.models.reports import (
    AssessmentSubject as AssessmentSubject,
    Audience as Audience,
    ComparisonSubject as ComparisonSubject,
    Length as Length,
    NewQuestion as NewQuestion,
    NewReport as NewReport,
    Paper as Paper,
    Passage as Passage,
    Progress as Progress,
    QuestionAnswer as QuestionAnswer,
    Report as Report,
    ReportDocument as ReportDocument,
    ReportQuery as ReportQuery,
    ReportStatus as ReportStatus,
    Section as Section,
    Sentence as Sentence,
    Subject as Subject,
    TeamSubject as TeamSubject,
    Writer as Writer,
    Writing as Writing,
)
from discern.contract.models.results import (
    Counts as Counts,
    Instrument as Instrument,
    Interval as Interval,
    Norms as Norms,
    Quality as Quality,
    QualityCheck as QualityCheck,
    Results as Results,
    Score as Score,
    StyleSummary as StyleSummary,
)
from discern.contract.models.sync import (
    SyncBatch as SyncBatch,
    SyncCandidate as SyncCandidate,
    SyncOutcome as SyncOutcome,
    SyncRow as SyncRow,
    SyncTeam as SyncTeam,
)
from discern.contract.models.teams import (
    Absence as Absence,
    Centre as Centre,
    MapPoint as MapPoint,
    Mean as Mean,
    NewTeam as NewTeam,
    Reveal as Reveal,
    Share as Share,
    Team as Team,
    TeamAnalysis as TeamAnalysis,
    TeamChange as TeamChange,
    TeamQuery as TeamQuery,
    TeamRef as TeamRef,
    TeamSummary as TeamSummary,
    WhatIf as WhatIf,
)
from discern.contract.models.users import (
    ConfirmMember as ConfirmMember,
    PutUser as PutUser,
    RemoveUser as RemoveUser,
    SignedIn as SignedIn,
    SignIn as SignIn,
    User as User,
    UserQuery as UserQuery,
)
from discern.contract.models.webhooks import (
    Delivery as Delivery,
    DeliveryCause as DeliveryCause,
    DeliveryQuery as DeliveryQuery,
    DeliveryStatus as DeliveryStatus,
    DisabledReason as DisabledReason,
    NewWebhook as NewWebhook,
    Replay as Replay,
    Replayed as Replayed,
    RotateSecret as RotateSecret,
    Webhook as Webhook,
    WebhookChange as WebhookChange,
    WebhookStatus as WebhookStatus,
    WebhookWithSecret as WebhookWithSecret,
)
from discern.contract.problems import (
    ErrorStatus as ErrorStatus,
    FieldError as FieldError,
    Problem as Problem,
    ProblemCode as ProblemCode,
)
from discern.contract.roles import Role as Role
from discern.contract.sample_mark import SAMPLE_PREFIX as SAMPLE_PREFIX, is_sample as is_sample
from discern.contract.styles import STYLES as STYLES, ByStyle as ByStyle, Style as Style
