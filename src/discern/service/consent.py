"""What a candidate reads and agrees to before the first question."""

VERSION = "2026-11-20"

TEXT = """\
**What this is.** A questionnaire about how you like to work, in short steps. It takes five to ten minutes. \
There are no right answers, and no style is better than another.

**What it is for.** Talking about how you work together: your own development, a conversation with a coach, \
a team getting to know itself.

**What it must not be used for.** Hiring, firing, promotion, pay, or ranking people. \
It does not measure skill, intelligence or health.

**Who sees it.** The people who run this Discern installation see your name, your answers' result and how sure it is. \
You get a private link of your own to your profile, which they don't see.

**What is kept.** Your name, the e-mail address if one was given, your answers, how long each step took, and your \
result. To have it erased, ask the person who invited you.

It is your choice: you can stop at any time, and close the page and come back later."""
