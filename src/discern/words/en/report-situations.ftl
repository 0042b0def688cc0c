## The six situations of a report on a team: what the reader can do about a fact. $fact is most-<end>, divided-<axis>,
## many-<style>, or open where no fact is claimed. Common teaching of DISC.

# Over what the reader can do.
report-situations-part =
    { $audience ->
        [self] An agreement to try
        [coach] What to listen for
       *[manager] Your part
    }

# Over what is easy and hard.
report-situations-easy = Easy and hard

report-situations-meetings =
    { $audience ->
        [self]
            { $fact ->
                [divided-pace] “We start each item with two minutes of writing, then hear everyone once, then talk freely.”
                [most-fast] “We leave a pause after every question, and hear those who haven't spoken before anyone speaks twice.”
                [most-calm] “We say a first thought out loud in the opening round, and mark it as a first thought.”
                [divided-focus] “We open with five minutes on how everyone is and five on the figures, always in that order.”
                [most-people] “We put the figure that matters on the first line of the agenda, and a time beside every item.”
                [most-task] “We ask ‘How is this for you?’ once in every meeting, and wait for the answer.”
               *[open] “We agree, before each meeting, whether it is for ideas, for a decision or for news.”
            }
        [coach]
            { $fact ->
                [divided-pace] Count who speaks in the first ten minutes and who in the last ten. Ask both groups what was missing.
                [most-fast] Notice who draws breath and doesn't get in. Ask the group what it didn't hear.
                [most-calm] Notice what is said in the corridor afterwards. Ask what made the room feel too early for it.
                [divided-focus] Listen for “soft” and “cold”, in whatever words. Ask each side what they were trying to protect.
                [most-people] Watch what happens to a topic when it gets uncomfortable. Ask which figure no one brought.
                [most-task] Watch for a sentence about feelings that no one picks up. Ask what it would have cost to pick it up.
               *[open] Ask three people to describe a normal meeting here, and listen for where the stories differ.
            }
       *[manager]
            { $fact ->
                [divided-pace] Send the questions the day before, and settle each item at the time you announced.
                [most-fast] Ask a question, leave a pause, then call on someone who hasn't spoken. Speak last yourself.
                [most-calm] Ask for first views in a round, and say that they bind no one. Don't take silence for agreement.
                [divided-focus] Put the order on the agenda, people first or figures first, so that no one has to fight for it.
                [most-people] Keep the time yourself, and name the one figure the meeting is about before you open the floor.
                [most-task] Speak with the one who went quiet, the same day and alone. It rarely comes up in the room.
               *[open] Before you change anything, ask in two meetings what should change.
            }
    }

report-situations-decisions =
    { $audience ->
        [self]
            { $fact ->
                [divided-pace] “We set two times for each decision: until when anyone may ask, and when it is settled.”
                [most-fast] “We let one person collect doubts for five minutes before we say yes.”
                [most-calm] “We write down, before we look at the options, what would be good enough.”
                [many-D] “We name one person who decides before the discussion begins. The others advise.”
                [many-C] “We agree on the three figures we need, and decide when we have them.”
                [divided-focus] “We ask of each option what it brings, and who it affects.”
                [most-people] “We say aloud who will be disappointed, and decide on the facts all the same.”
                [most-task] “We ask one person who has to live with the decision before we take it.”
               *[open] “We say at the start how we will decide this one: by one person, by vote, or when no one objects.”
            }
        [coach]
            { $fact ->
                [divided-pace] Ask each person when the last decision was made, and compare the answers.
                [most-fast] Ask which doubt was in the room and never spoken. Then ask what was missing, time or permission.
                [most-calm] Ask what the open question costs every week. Listen for fear of being wrong behind the wish for more facts.
                [many-D] Ask who holds the last word here, and let them answer in writing. Compare the answers.
                [many-C] Ask which figure ever changed a decision. Listen for checks that comfort and don't inform.
                [divided-focus] Let each side argue for the other for three minutes. Listen for the moment when it becomes sincere.
                [most-people] Ask who was protected by the last decision. Listen for a choice that was made to spare someone.
                [most-task] Ask who heard of the last decision by e-mail. Listen for how it is described by those people.
               *[open] Take two recent decisions and ask how each was made. Listen for what differs between the accounts.
            }
       *[manager]
            { $fact ->
                [divided-pace] Announce the day of the decision with the question. It gives some the time, and others the end.
                [most-fast] Before you close, ask one person by name what could go wrong. Reward the answer, whatever it is.
                [most-calm] Say what is good enough, and close the question on the day you named, even if a figure is missing.
                [many-D] Say who has the last word on what, in writing. Otherwise several people act as if it were theirs.
                [many-C] Ask what would change the answer. If nothing in the next check would, decide now.
                [divided-focus] Say beforehand which of the two counts more this time, the figures or the people, and why.
                [most-people] Take the unpopular part yourself. Announce it, give the reason, and leave it as it is.
                [most-task] Tell those affected yourself, before the decision is written down, and ask what it changes for them.
               *[open] Say of each decision who makes it and by when.
            }
    }

report-situations-conflict =
    { $audience ->
        [self]
            { $fact ->
                [divided-focus] “We take turns: first what happened, then how it felt, five minutes each, with no one replying.”
                [most-people] “We say a hard thing within two days, beginning with ‘This is small, and I want it to stay small’.”
                [most-task] “We ask after an argument whether anything we said still hurts, and say sorry where it does.”
                [many-S] “We ask in every review: ‘What have you been putting up with?’”
                [many-D] “We let each side repeat the other's point before it answers.”
                [divided-pace] “We pause a quarrel until the next morning, and name the hour at which it goes on.”
                [most-fast] “We stop for five minutes when two people talk at the same time.”
                [most-calm] “We write down what bothers us, and read it out at the end of the week.”
               *[open] “We agree now, while all is calm, who to go to first when two of us disagree.”
            }
        [coach]
            { $fact ->
                [divided-focus] Ask both sides to tell the other's story until the other nods. Listen for the word “just”.
                [most-people] Ask what everyone knows and no one has said. Wait longer than is comfortable.
                [most-task] Ask how people are since the last dispute, and who has asked. Listen for what is known and what is guessed.
                [many-S] Listen for “It's fine”. Ask for the last time a “no” was said here, and what followed.
                [many-D] Ask who apologised last, and for what. Listen for winning as the only way to end.
                [divided-pace] Ask how long after a clash each can think again. Build the pause into the agreement.
                [most-fast] Slow the room down: one speaker, one listener, one sentence each. Ask afterwards how each found it.
                [most-calm] Ask for the conflict that is older than a month. Let people write before they speak.
               *[open] Ask for a dispute that ended well. Collect what each person did, and look for a pattern they can keep.
            }
       *[manager]
            { $fact ->
                [divided-focus] Ask those who bring feelings for the facts, and those who bring facts for the feelings. Then bring both together.
                [most-people] Name the hard point yourself, early and kindly. Until someone else does, it can take months.
                [most-task] After a dispute, see each person involved alone for ten minutes. Ask how it was, and not who was right.
                [many-S] Ask one to one, and ask twice. The first “It's fine” is politeness.
                [many-D] Don't let two of them settle it in front of the team. See both, set the aim, and let them agree on the way.
                [divided-pace] Postpone it to a fixed hour tomorrow. That is soon enough for some, and late enough for others.
                [most-fast] Stop it when voices rise, and reopen it in the afternoon with the facts on one page.
                [most-calm] Ask each person alone what has gone unsaid. A quarrel makes no noise here.
               *[open] Don't assume that one way suits all. Ask each person involved whether to talk now or tomorrow, alone or together.
            }
    }

report-situations-planning =
    { $audience ->
        [self]
            { $fact ->
                [many-C] “We start when eight of ten steps are clear, and list the other two as open.”
                [many-I] “We finish one of the things we have started before we start the next.”
                [divided-pace] “We plan the first two weeks in detail, and the rest in one line each.”
                [most-fast] “We put a last step into every plan: who checks, and who finishes.”
                [most-calm] “We begin with a rough version on the first day, and say that it may be wrong.”
                [divided-focus] “We put a name and a free hour beside every date.”
                [most-people] “We write a firm day beside each promise, and ask for it on that day.”
                [most-task] “We ask who has no time left before we share out the next task.”
               *[open] “We say for each job how much plan it needs: a page, a line, or none.”
            }
        [coach]
            { $fact ->
                [many-C] Ask what the plan is protecting them from. Listen for control where trust would be cheaper.
                [many-I] Ask for the last thing that was finished, and how it was marked. Listen for the joy in starting.
                [divided-pace] Let them place themselves along a wall from “start now” to “plan first”. Ask each end what the other one costs it.
                [most-fast] Ask what was started and dropped this year. Listen for who cleaned up.
                [most-calm] Ask what they would do if they had to start tomorrow. Listen for what turns out to be ready.
                [divided-focus] Ask what gave way the last time a date was too hard on someone. Listen for who decided it.
                [most-people] Ask who last missed a date and what was said. Listen for what wasn't.
                [most-task] Ask who has more work than hours this week, and who knew of it.
               *[open] Ask what a good plan looks like, and let everyone draw one in two minutes. Compare the drawings.
            }
       *[manager]
            { $fact ->
                [many-C] Set the day when work begins, whatever the plan looks like, and thank those who find a gap.
                [many-I] Keep the list of small steps visible, and praise the last step as loudly as the first.
                [divided-pace] Split the plan: a quick first step now, and a fixed day for the thorough version.
                [most-fast] Ask at every start who will still be on it in six weeks. Check in week three, and not at the end.
                [most-calm] Ask for a rough draft by tomorrow, and promise that it won't be judged.
                [divided-focus] Decide what gives way when a date is too hard on someone: the date, the scope or the help. Say so before it happens.
                [most-people] Ask for dates in the room and repeat them. “As soon as I can” isn't a date.
                [most-task] Ask each person what to drop for the new task. If the answer is “nothing”, go through the plan once more.
               *[open] Say how much plan each job needs when you hand it over.
            }
    }

report-situations-crisis =
    { $audience ->
        [self]
            { $fact ->
                [many-D] “We agree today who leads in an emergency, and who stands in.”
                [many-S] “We practise an emergency on a quiet day, so that it isn't new when it comes.”
                [divided-pace] “We split up. Some act on what is known, the others find out the rest, and both meet every half hour.”
                [most-fast] “We stop for three minutes and say what has really happened before anyone acts.”
                [most-calm] “We decide in advance what may be done without asking.”
                [divided-focus] “We name one who works on the fault and one who looks after the people it hits.”
                [most-people] “We write down now what we would give up first.”
                [most-task] “We say ‘This isn't about blame’ before we look for the cause.”
               *[open] “We write a card for emergencies: who to call, who decides, where we meet.”
            }
        [coach]
            { $fact ->
                [many-D] Ask who led in the last emergency, and who else tried to.
                [many-S] Ask who carried too much and said nothing. Listen for pride in it.
                [divided-pace] Replay the last one by the clock. Mark where those who act and those who look first lost sight of each other.
                [most-fast] Ask what was repaired twice. Listen for what someone knew and no one asked.
                [most-calm] Ask when it was clear what to do, and when it was done. Talk about the minutes between.
                [divided-focus] Ask who heard of it last. Listen for whether the fault or the people came first, and who chose.
                [most-people] Ask what no one would have given up, and what that cost.
                [most-task] Ask how the person felt whose mistake it was. Listen to who answers.
               *[open] Give them a small invented emergency and ten minutes. Say nothing, and write down who does what.
            }
       *[manager]
            { $fact ->
                [many-D] Put one of them in charge by name, and give each of the others a part of their own.
                [many-S] Hand out the work yourself, for today only. Afterwards, ask who has taken on too much.
                [divided-pace] Send the quick ones ahead and have the others report risks to you every half hour, so that both are heard.
                [most-fast] Stop everyone for three minutes. What do we know, who does what, and when do we talk again?
                [most-calm] Say which decision you take now, on what you have. Ask for corrections within the hour.
                [divided-focus] Ask one to repair the fault and one to look after the people, and tell the team who does which.
                [most-people] Make the hard choice yourself, and say why. Let the team look after those it hits.
                [most-task] Say one kind word in the first ten minutes. People who feel blamed look for excuses, not for the cause.
               *[open] Write down on a quiet day who decides what when things go wrong, and go through it with the team.
            }
    }

report-situations-newcomer =
    { $audience ->
        [self]
            { $fact ->
                [divided-focus] “We say in the first hour that some of us start with people and others with facts, and that both are welcome.”
                [most-people] “We agree who tells someone new, in week two, what isn't good enough yet.”
                [most-task] “We have lunch together on the first day, without a task.”
                [many-I] “We name one of us who explains the rules, and let that person practise first.”
                [many-C] “We let someone new try one thing before the manual is finished.”
                [divided-pace] “We tell someone new which of us to ask quickly and which to write to.”
                [most-fast] “We leave someone new half a day without a meeting in the first week.”
                [most-calm] “We each go to someone new in the first two days, and say what we do.”
               *[open] “We each write one line for someone new: ‘To work well with me, …’”
            }
        [coach]
            { $fact ->
                [divided-focus] Ask the last one who joined what they thought counted here after a week, and what after three months.
                [most-people] Ask the last one who joined when they first heard what wasn't good enough. Listen to how long it took.
                [most-task] Ask the last one who joined when they first felt at home, and who had a part in it.
                [many-I] Ask the last one who joined which rule they broke without knowing it.
                [many-C] Ask the last one who joined when they were first allowed to try something.
                [divided-pace] Ask the last one who joined whose pace they took over, and why.
                [most-fast] Ask the last one who joined when they were last alone in the first week.
                [most-calm] Ask the last one who joined who spoke to them first, and on which day.
               *[open] Ask the last one who joined to describe the team to a friend. Let the others listen.
            }
       *[manager]
            { $fact ->
                [divided-focus] Tell someone new which counts more in this job, people or facts. Otherwise the person at the next desk decides.
                [most-people] Say plainly in the second week what is expected, with one example. The team's warmth won't say it for you.
                [most-task] Take the first lunch yourself, and ask what surprised them.
                [many-I] Make one person responsible for the dull rules, with an hour in the calendar for it.
                [many-C] Give someone new one small thing to do alone in the first week, with your permission to get it wrong.
                [divided-pace] Say that “just try” and “wait” are both meant well here, and which counts for the first task.
                [most-fast] Plan quiet hours into the first week, and ask at its end what went too fast.
                [most-calm] Arrange three first conversations for someone new. Otherwise both sides wait.
               *[open] Meet someone new in weeks one, two and four, with the same three questions each time.
            }
    }

report-situations-heading = Everyday situations
