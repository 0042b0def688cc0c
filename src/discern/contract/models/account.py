"""The account behind a key, and by what its results are computed."""

from typing import Literal

from discern.contract.base_models import Object, Time
from discern.contract.key_scopes import Scope
from discern.contract.models.reports import Writer
from discern.contract.models.results import Score
from discern.contract.styles import ByStyle

CalibrationStatus = Literal["running", "ready", "applied", "failed"]

CalibrationFailure = Literal["too_few_people", "too_few_answers", "not_converged", "runaway", "error"]


class KeyInfo(Object):
    """A key without its secret."""

    id: str
    label: str
    scopes: list[Scope]
    created_at: Time
    expires_at: Time | None = None
    last_used_at: Time | None = None


class RateLimit(Object):
    per_minute: int
    remaining: int


class Usage(Object):
    candidates: int
    assessments: int
    completed: int
    teams: int


class Account(Object):
    """``usage`` counts what the key, or the person it acts for, may know of. ``writer`` is who writes reports here: a
    language model is there where one is named. Null: nobody does. ``mails``: whether invitations and reminders can be
    sent by mail. ``drafts``: whether the language model may draft sentences.
    """

    id: str
    name: str
    key: KeyInfo
    limit: RateLimit
    usage: Usage
    writer: Writer | None = None
    mails: bool = False
    drafts: bool = False


class Parameters(Object):
    """What was learnt from the people of an account about a questionnaire. ``multiplier`` is how large its loadings
    are, in multiples of what they were taken for (null where each statement has a loading of its own), with a 95%
    ``interval``. ``contradicts``: the people's answers contradict what the loadings were taken for.
    """

    version: str
    fingerprint: str
    kind: Literal["discrimination", "calibration"]
    people: int
    multiplier: float | None = None
    interval: tuple[float, float] | None = None
    contradicts: bool = False
    applied_at: Time


class MeasuredBank(Object):
    """A questionnaire that an account uses. ``is_current``: assessments begin with it. ``people`` have answered it and
    count: each once, without the sample company and without withheld results. ``parameters`` are what was learnt from
    them, null before. Of ``results``, ``outdated`` were scored by other parameters than would score them today.
    """

    id: str
    version: str
    fingerprint: str
    is_current: bool
    people: int
    parameters: Parameters | None = None
    results: int
    outdated: int


class Rescoring(Object):
    """The outdated results of an account, computed again from their answers: ``done`` of ``total``."""

    id: str
    status: Literal["running", "done", "failed"]
    created_at: Time
    ended_at: Time | None = None
    done: int
    total: int


class Measurement(Object):
    """By what the results of an account are computed. From ``people_needed`` people on, parameters are learnt from
    them. ``rescoring`` is the newest one.
    """

    banks: list[MeasuredBank]
    people_needed: int
    rescoring: Rescoring | None = None


class CountedPeople(Object):
    """The people of an account with results, by whether they count: each once, by their first answers that weren't
    withheld. Left out are the ``sample`` company, people whose results were all ``withheld``, those who answered
    ``other_statements`` alone, and as ``retakes`` further results of people who count.
    """

    counted: int
    sample: int
    withheld: int
    other_statements: int
    retakes: int


class ExampleScores(Object):
    """The scores of somebody who isn't named, by the parameters before and after."""

    before: ByStyle[Score]
    after: ByStyle[Score]


class CalibrationChange(Object):
    """What a calibration changes. Of ``blocks``, ``fitted_blocks`` had enough answers. ``correlation_fitted``: enough
    mixed-keyed blocks were answered to estimate how the styles are correlated. Loadings are mean sizes on the
    standardised metric. ``score_change`` is by how many points scores change on average, and intervals are mean widths
    in points.
    """

    blocks: int
    fitted_blocks: int
    correlation_fitted: bool
    loading_before: float
    loading_after: float
    score_change: float
    interval_before: float
    interval_after: float


class Calibration(Object):
    """``ready``: it may be applied. ``failure`` says why there is nothing to apply. ``people`` are those of the start.
    ``version`` is that of the parameters, once they are applied. ``examples`` are up to ten people whose results the
    caller may see.
    """

    id: str
    status: CalibrationStatus
    failure: CalibrationFailure | None = None
    created_at: Time
    ended_at: Time | None = None
    applied_at: Time | None = None
    people: CountedPeople
    change: CalibrationChange | None = None
    examples: list[ExampleScores] = []
    version: str | None = None


class Calibrations(Object):
    """Who counts today for the questionnaire that assessments begin with, and how many are needed. ``newest`` is the
    account's last calibration of it, without examples.
    """

    people: CountedPeople
    people_needed: int
    newest: Calibration | None = None
