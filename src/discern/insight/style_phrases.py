"""Phrases about what each style brings and costs, and what to do about it.

None of this is measured. Each phrase would be wrong of the opposite style, so that none of them fits everybody. They
only accompany a measured statement and share its certainty.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from discern.contract import Style

OPPOSITE: Mapping[Style, Style] = {"D": "S", "S": "D", "I": "C", "C": "I"}

ENDS: tuple[Style, ...] = ("D", "I")
"""One of each two opposite styles."""

BESIDE: Mapping[Style, tuple[Style, Style]] = {"D": ("C", "I"), "I": ("D", "S"), "S": ("I", "C"), "C": ("S", "D")}
"""The two neighbours on the circle."""


@dataclass(frozen=True, slots=True)
class OfOne:
    """Of a person who leads with a style. ``brings`` and ``costs`` complete "what that can bring" and "what that can
    cost"; ``ask`` is a question to the person; ``offer`` is advice to those who work with them, ``{0}`` their name."""

    does: str
    brings: str
    costs: str
    ask: str
    offer: str


ONE: Mapping[Style, OfOne] = {
    "D": OfOne(
        does="going straight for results, deciding fast, saying things bluntly",
        brings="a decision while others still weigh it up, and plain words when something is wrong",
        costs="things are settled before slower voices have been heard",
        ask="When did somebody quieter than you last change your mind?",
        offer="Give {0} one thing to decide alone this week, and one question to hear out before deciding.",
    ),
    "I": OfOne(
        does="talking, persuading, bringing energy into the room",
        brings="a lively start, and contact between people who would not have talked otherwise",
        costs="more is promised than the week can hold, and the details wait",
        ask="Which of your open promises would you hand over or drop today?",
        offer="Let {0} present something this week, and write down together what was promised there.",
    ),
    "S": OfOne(
        does="listening, keeping things steady, seeing work through",
        brings="patience, and work that still goes on when the first excitement is over",
        costs="a worry is kept back for too long, and a yes comes where a no was meant",
        ask="What did you agree to lately that you would rather have refused?",
        offer="Tell {0} about the next change before the meeting, and ask then what speaks against it.",
    ),
    "C": OfOne(
        does="checking facts, following method, getting it right",
        brings="checked facts, and the question how it will really work",
        costs="others wait for one more check, and little is said before it is certain",
        ask="Which decision waits for one more check, and what would be good enough?",
        offer="Give {0} the figures a day ahead this week, and agree what good enough means.",
    ),
}


@dataclass(frozen=True, slots=True)
class OfAbsence:
    """Of a team in which nobody leads with a style."""

    risk: str
    ask: str
    offer: str


MISSING: Mapping[Style, OfAbsence] = {
    "D": OfAbsence(
        risk="a decision may wait because nobody's first thought is to make it",
        ask="Who here says “we go” when talk has gone on long enough?",
        offer="End each meeting this week with one decision, one name and one date.",
    ),
    "I": OfAbsence(
        risk="good work may stay unknown because nobody's first thought is to win others over",
        ask="Who outside this room needs to hear of our work, and who tells them?",
        offer="Show one piece of half-finished work to people outside the team this week.",
    ),
    "S": OfAbsence(
        risk="a worry or an overload may go unseen because nobody's first thought is to listen",
        ask="How do we notice that somebody here has too much to do?",
        offer="Ask round in the middle of this week what got stuck, and keep the list until Friday.",
    ),
    "C": OfAbsence(
        risk="a risk may be seen late because nobody's first thought is to check",
        ask="Who checks the figures before they leave the room?",
        offer="Before the next decision this week, name one person to look for what could go wrong.",
    ),
}


@dataclass(frozen=True, slots=True)
class OfMost:
    """Of a team in which most lead with one of these styles or, for two opposite ones, in which both lead many."""

    brings: str
    costs: str
    ask: str


MOST: Mapping[frozenset[Style], OfMost] = {
    frozenset[Style]({"D"}): OfMost(
        "things get decided and begun quickly",
        "two may steer at once, and whoever needs time to think drops out of the talk",
        "Which decision of last month would have been better a day later?",
    ),
    frozenset[Style]({"I"}): OfMost(
        "ideas catch on quickly, and talk comes easily",
        "much is started with joy and little of it is finished",
        "What did we start in the last two months, and what of it is done?",
    ),
    frozenset[Style]({"S"}): OfMost(
        "people can rely on one another, and work goes on at an even pace",
        "a change or an open quarrel is put off to keep the peace",
        "What have we all seen for weeks and not talked about?",
    ),
    frozenset[Style]({"C"}): OfMost(
        "work goes out checked and thought through",
        "good enough is rarely good enough, and decisions wait for the last figure",
        "Which of our checks has found nothing for months?",
    ),
    frozenset[Style]({"D", "I"}): OfMost(
        "talk turns into action fast",
        "few slow down to listen or to check, and quiet people are overheard",
        "Who spoke least in our last meeting, and what would they have said?",
    ),
    frozenset[Style]({"S", "C"}): OfMost(
        "what is begun is thought through and carried to the end",
        "a chance may be gone before everybody is ready, and objections stay unspoken",
        "Which chance did we let pass while we were still preparing?",
    ),
    frozenset[Style]({"I", "S"}): OfMost(
        "newcomers and guests are soon at home",
        "a hard number or a hard word may be softened until it is lost",
        "Which hard word does somebody here need to hear from us?",
    ),
    frozenset[Style]({"D", "C"}): OfMost(
        "talk keeps to the matter: results and facts",
        "how people feel about it may come up only when somebody has had enough",
        "Who here last heard that their work was good, and from whom?",
    ),
    frozenset[Style]({"D", "S"}): OfMost(
        "the drive to begin, and the patience to carry it through",
        "some press for change while others hold on to what works, and both think it obvious",
        "What must change here this year, and what must on no account?",
    ),
    frozenset[Style]({"I", "C"}): OfMost(
        "ideas with spirit, checked against the facts",
        "some talk a thing up while others pick it apart, and both feel unheard",
        "Which idea was talked to death here, and which was never checked?",
    ),
}

SHARED: Mapping[frozenset[Style], str] = {
    frozenset[Style]({"D", "I"}): "the quick pace",
    frozenset[Style]({"I", "S"}): "the eye for people",
    frozenset[Style]({"S", "C"}): "the calm pace",
    frozenset[Style]({"C", "D"}): "the eye for the task",
}
"""What two neighbours on the circle have in common."""

SIDES: Mapping[str, str] = {
    "active": "the active side of the circle, where people speak up and decide quickly",
    "thoughtful": "the thoughtful side of the circle, where people take their time",
    "people": "the people side of the circle, where the first question is who is affected",
    "task": "the task side of the circle, where the first question is what is true",
}
"""The ends of the two axes."""

RUB: Mapping[Style, str] = {
    "D": "one presses for change and a quick word, the other looks after what works and wants time",
    "I": "one thinks aloud and wins others over, the other wants to see the figures first",
}
"""What may cause friction between people who lead with the style and with its opposite."""

PAIR_TRY: Mapping[str, tuple[str, str]] = {
    "DS": (
        "agree on a date until which {1} has time to think, and on which {0} decides.",
        "let the two agree on a date until which one has time to think, and on which the other decides.",
    ),
    "IC": (
        "let {0} tell an idea in two minutes and {1} ask two questions, before anybody judges it.",
        "let one of the two tell an idea in two minutes and the other ask two questions, before anybody judges it.",
    ),
}
"""What two people with opposite styles can try this week, with and without their names."""

Axis = Literal["pace", "focus"]


@dataclass(frozen=True, slots=True)
class OfTwo:
    """Of an axis with two ``ends``: how a person near each one works (``lies``), and phrases about two people, ``{0}``
    nearer the first end and ``{1}`` nearer the second."""

    ends: tuple[str, str]
    lies: tuple[str, str]
    apart: str
    alike: str
    rub: str
    tries: tuple[str, str]
    ask: str
    both: tuple[tuple[str, str], tuple[str, str]]
    """For two people near the same end, the first or the second: what they share and what they may miss."""


TWO: Mapping[Axis, OfTwo] = {
    "pace": OfTwo(
        ends=("active", "thoughtful"),
        lies=(
            "works at an active pace, speaking up early, rather than at a thoughtful one",
            "works at a thoughtful pace, taking time first, rather than at an active one",
        ),
        apart="works at a faster, more outspoken pace than",
        alike="work at much the same pace",
        rub="one is ready to decide while the other still wants to think, so one feels held up and the other pushed",
        tries=(
            "Send {1} the question a day before you want the answer, and count to ten after asking.",
            "Say early by when you will have an answer, and give {0} a first leaning even if it isn't final.",
        ),
        ask="How much time does each of us need before a decision, and how would the other know?",
        both=(
            ("move fast and speak up", "nobody of the two calls for a pause"),
            ("think first and speak later", "both wait for the other to speak first"),
        ),
    ),
    "focus": OfTwo(
        ends=("people", "task"),
        lies=("looks to the people first rather than to the task", "looks to the task first rather than to the people"),
        apart="looks to people first, more than",
        alike="put much the same first, people or task",
        rub="one asks who is affected and the other what is true, so one sounds soft and the other cold",
        tries=(
            "Open with the facts when you talk to {1}, and come to people afterwards.",
            "Ask {0} first how people take it, before you come to what is wrong with the plan.",
        ),
        ask="In our last disagreement, what did each of us want to protect?",
        both=(
            ("look to people first", "a hard fact may go unsaid to spare somebody"),
            ("look to the matter first", "neither asks how people take it"),
        ),
    ),
}
