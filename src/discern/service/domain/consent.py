"""What people read and agree to: before the first question, and before they share with their colleagues. A text that
somebody agreed to never changes.

Why: docs/decisions/0006-a-consent-and-its-answers.md
"""

VERSION = "2026-11-27"

TEXTS = {
    VERSION: """\
**What this is.** A questionnaire about how you like to work, in short steps. It takes five to ten minutes. \
There are no right answers, and no style is better than another.

**What it is for.** Talking about how you work together: your own development, a conversation with a coach, \
a team getting to know itself.

**What it must not be used for.** Hiring, firing, promotion, pay, or judging who is better. \
It does not measure skill, intelligence or health. Those who see results can list people by a style, such as the most \
careful first: that says how people like to work, not how well.

**Who sees it.** You choose, at the end and whenever you like: you and your coach; the people who lead or coach a team \
you are in, and the people who run this installation; or everybody who works with results here. Until you choose, \
those who lead or coach a team you are in and the people who run this installation see it. A coach may keep your \
result back until you have talked about it.

**What is kept.** Your name, the e-mail address if one was given, your answers, how long each step took, your result, \
and who looked at it. It is kept until you delete it, or until those who run this installation do.

**What is yours.** You get a private link of your own, which nobody else sees. Behind it you find your profile and \
your data: to see, to download, to correct, to delete. You can take your consent back there too.

It is your choice: you can stop at any time, and close the page and come back later.""",
}
"""By version: who agreed to an earlier one reads that."""

COLLEAGUES_VERSION = "colleagues-2026-11-29"

COLLEAGUES_TEXTS = {
    COLLEAGUES_VERSION: """\
**Who sees it.** The people who are in a team with you at that moment and share with their colleagues too. \
Somebody who leads or coaches the team sees it only if they are in it as a member and share as well. \
Nobody outside your teams does.

**What they see.** Your name, how you like to work in one sentence with how sure it is, struck out where you say \
that it isn't you, the lines that you write here, and what the two of you can expect of each other, in three \
sentences. They never see your scores or your answers, and nobody is put in an order.

**What you see.** The same of them. Only those who share see others.

**What it must not be used for.** Hiring, firing, promotion, pay, or judging who is better.

**What is kept.** That you agreed, when, and to which text; your lines; and who looked, which each of you can read.

**What is yours.** It is off until you choose it, and nobody can choose it for you. You can take it back here at any \
time. Your lines are then deleted, and open pages of others lose you within ten seconds. It also ends when you show \
your profile only to yourself and your coach, or withdraw your consent to the questionnaire.""",
}
"""By version: who agreed to an earlier one reads that."""
