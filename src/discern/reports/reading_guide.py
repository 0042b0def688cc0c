"""What every report says about itself: how to read it, what it is for, and what the results are based on."""

from collections.abc import Sequence

from discern.contract import Results
from discern.contract.models.reports import Passage, SubjectType
from discern.reports.material import Material

_READ = Passage(
    heading="How to read this",
    paragraphs=[
        (
            "DISC describes how people work in four styles. D, Dominance: going straight for results. I, Influence: "
            "winning people over. S, Steadiness: keeping things steady and helping. C, Conscientiousness: checking and "
            "getting it right. Everybody has some of each; a letter names what somebody leads with, never what they "
            "are. No style is better than another."
        ),
        (
            "A score is written 62 (54–70): 62 on a scale from 0 to 100 with 50 in the middle of the reference, and a "
            "true score that lies between 54 and 70 with 95% probability. A score is no skill."
        ),
        (
            "Words for how sure something is: very likely, 95% or more; likely, 80% or more; more likely than not, 60% "
            "or more. Below that the answers can't tell yet, and nothing is claimed."
        ),
        "The small numbers behind a sentence lead to the statements it rests on, and to the figures under them.",
    ],
)
_FOR = Passage(
    heading="What this is for, and what not",
    paragraphs=[
        "For: developing one's own way of working, and talking in a team about how its members work together.",
        (
            "Not for: hiring, promotion, pay, dismissal or any ranking of people; no diagnosis; no test of ability, "
            "values or honesty. There is little independent evidence that DISC foretells how well people do their "
            "jobs, and we claim none."
        ),
        (
            "Another day's answers would move the figures about as much as the intervals say. If something here "
            "doesn't fit, the person knows better than the report."
        ),
    ],
)
_TEAM = Passage(
    heading="About a team",
    paragraphs=[
        (
            "Head-counts add up everybody's probabilities, so they need not be whole numbers. People who keep their "
            "results to themselves are in no figure, drawing or sentence."
        ),
    ],
)


def guide_of(subject_type: SubjectType) -> list[Passage]:
    """The passages on reading and using a report about such a subject."""
    return [_READ, *([_TEAM] if subject_type == "team" else []), _FOR]


def basis_of(material: Material, results: Sequence[Results]) -> list[str]:
    """One line each on the questionnaires, the norms and the dates of the results that a report is based on."""
    lines = []
    instruments = {
        f"Questionnaire {each.instrument.id} {each.instrument.version} ({each.instrument.fingerprint[:19]})"
        for each in results
        if each.instrument is not None
    }
    lines += sorted(instruments)
    for norms in sorted(
        {(each.norms.id, each.norms.n, each.norms.as_of) for each in results if each.norms is not None}
    ):
        name, n, as_of = norms
        people = f"{n} people" if n else "no norm group yet, only a provisional one"
        lines.append(f"Norms {name}: {people}, as of {as_of}")
    for n, each in enumerate(results, start=1):
        if len(results) <= 2 and each.completed_at is not None and each.instrument is not None:
            who = "" if material.subject_type == "assessment" else f"[P{n}]: "
            answered = f"{each.completed_at.day} {each.completed_at:%B %Y}"
            lines.append(f"{who}answered {answered}, form {each.instrument.form}, {each.instrument.blocks} blocks")
    dates = sorted(each.completed_at for each in results if each.completed_at is not None)
    if len(results) > 2 and dates:
        first, last = (f"{date.day} {date:%B %Y}" for date in (dates[0], dates[-1]))
        when = f"on {first}" if first == last else f"from {first} to {last}"
        lines.append(f"{len(results)} results, answered {when}")
    return lines
