## What a report on a team has besides its statements. Common teaching of DISC where it says what follows from a style.

### A card for each member, for those of whom the same is said, or for each group of a large team.

report-teams-members =
    { $audience ->
        [self] Who you are
        [coach] The members
       *[manager] The people in your team
    }

report-teams-groups =
    { $audience ->
        [self] Who you are, quarter by quarter
        [coach] The members, quarter by quarter
       *[manager] The people in your team, quarter by quarter
    }

report-teams-groups-note = With more than { $most } profiles, people in the same quarter share a card. The others share one for their half of the circle: they are between its two quarters, or it is open which of the two.

# The labels on a card.
report-teams-label =
    { $label ->
        [names] Who
        [brings] Brings
        [costs] Costs
        [know] Good to know
        [drains] Draining
        [energises] Energising
        [ask] Ask
        [caution] Take care
        [talk] When you talk
       *[more]
            { $audience ->
                [coach] To offer, in these words
               *[manager] Also
            }
    }

# Where nothing is claimed about people that would help in a talk.
report-teams-open = Ask how to go about it this time: now or later, spoken or in writing.

# On the card of somebody whose answers look random.
report-teams-doubtful =
    { $audience ->
        [coach] “What would you like to be asked?”
       *[other] Nothing is advised on answers like these. Ask { $a } what would be good to know.
    }

# Where answers in a team or of two people look random. $subject is team or comparison, and $compared whether a claim says
# how likely it is without these answers.
report-several-random-heading = Where answers look random

report-several-random =
    { $turn ->
        [1] The check asks three things: whether the choices fit together better than picks made by chance, whether they took long enough to read, and whether they follow places on the screen.
        [2] It can be wrong. The careful choices of people who lean to no side look like chance too.
        [3]
            { $audience ->
                [self] Anyone can answer again, in five to ten quiet minutes, and owes no one a reason.
                [manager] Speak with the person alone, before the report is shared. Ask, and don't accuse. Offer another try of five to ten quiet minutes. A no needs no reason.
               *[coach] Speak with the person alone, before the session. Ask how the answering went, and offer another try of five to ten quiet minutes. A no needs no reason.
            }
       *[other]
            { $subject ->
                [comparison]
                    { $audience ->
                        [self] Until then, nothing is said here of how you two compare. The questions and cards suit any two people.
                       *[other] Until then, nothing is said here of how they compare. The questions and cards suit any two people.
                    }
               *[team]
                    { $compared ->
                        [no] Until then, no finding here names anyone whose answers these are, and none could be checked without them. Ask for an example before you rely on one.
                       *[yes]
                            { $audience ->
                                [self] Until then, look up at the end how likely each claim about the whole team is without these answers.
                               *[other] Until then, look up at the end how likely each claim about the whole team is without these answers. None of the three suggestions depends on these answers.
                            }
                    }
            }
    }

# Two halves that are said of one person. $strength is that of the less sure one, and $same whether the other has it too.
report-teams-two-halves =
    { $known ->
        [yes] { report-teams-two-halves-said }; { report-teams-each }, both together { $chance }.
       *[no] { report-teams-two-halves-said }; { report-teams-each }.
    }

report-teams-two-halves-said =
    { $pace ->
        [fast]
            { $focus ->
                [people] { $a } moves fast, and puts people first
               *[task] { $a } moves fast, and puts the task first
            }
       *[calm]
            { $focus ->
                [people] { $a } takes time, and puts people first
               *[task] { $a } takes time, and puts the task first
            }
    }

report-teams-each =
    { $same ->
        [yes] each is { $strength }
       *[no] each is at least { $strength }
    }

# In place of what a card of somebody else, $a, says already.
report-teams-same = See { $a }.

# A group: those in the quarter of one style, the others in one half of the circle, or those whose place is open.
report-teams-group =
    { $place ->
        [D] Fast, task first (D)
        [I] Fast, people first (I)
        [S] Calm, people first (S)
        [C] Calm, task first (C)
        [DI] Fast above all (between D and I)
        [IS] People first above all (between I and S)
        [SC] Calm above all (between S and C)
        [DC] Task first above all (between D and C)
        [fast-task] Fast; task first, each likely
        [fast-people] Fast; people first, each likely
        [calm-people] Calm; people first, each likely
        [calm-task] Calm; task first, each likely
        [fast] Fast
        [calm] Calm
        [people] People first
        [task] Task first
        [random] Unclear answers
       *[open] Open
    }

# What it costs several people to be in one half of the circle, behind the label.
report-teams-half-costs =
    { $end ->
        [fast] The first idea wins because it came first, and no one asks for a second.
        [calm] Others settle things while these people are still weighing them.
        [people] Softens hard news until no one hears it.
       *[task] Finds out late who a decision has hurt.
    }

report-teams-group-names = { $badge }: { $names }.

report-teams-group-claim =
    { $count ->
        [one] Of the { $profiled } people with a profile, { $count } is placed in { style-named }.
       *[other] Of the { $profiled } people with a profile, { $count } are placed in { style-named }.
    }

report-teams-group-claim-half =
    { $count ->
        [one] Of the { $profiled } people with a profile, { $count } more is placed in { half-of-circle }.
       *[other] Of the { $profiled } people with a profile, { $count } more are placed in { half-of-circle }.
    }

report-teams-group-claim-halves =
    { $count ->
        [one] Of the { $profiled } people with a profile, { $count } more is placed in { report-teams-halves }.
       *[other] Of the { $profiled } people with a profile, { $count } more are placed in { report-teams-halves }.
    }

report-teams-halves =
    { $place ->
        [fast-task] the fast half and in the task-first half
        [fast-people] the fast half and in the people-first half
        [calm-people] the calm half and in the people-first half
       *[calm-task] the calm half and in the task-first half
    }

report-teams-group-claim-random =
    { $count ->
        [one] The answers of { $count } person in this team hang together too little.
       *[other] The answers of { $count } people in this team hang together too little.
    }

report-teams-group-claim-open =
    { $count ->
        [one] No side is clear yet for { $count } person in this team.
       *[other] No side is clear yet for { $count } people in this team.
    }

### What the shape of a team asks of its manager, or of a coach.

report-teams-lead =
    { $audience ->
        [coach] Working with this team
       *[manager] Leading this team
    }

report-teams-lead-topic =
    { $audience ->
        [coach] What to look for
       *[manager] What this asks of you
    }

report-teams-lead-centre =
    { $audience ->
        [coach]
            { $end ->
                [fast] The room is quick and loud, with an answer before the question is finished. Work with silence and writing. Ask who here doesn't recognise this.
                [calm] The room is quiet. Give the questions out beforehand and don't fill the pauses. Ask where this group has been too quick.
                [people] There is much warmth and little open objection. Make a hard sentence safe to say. Ask which one was said last month.
               *[task] The use has to be clear before people join in, so open with the purpose and a figure. Ask who here is asked for comfort.
            }
       *[manager]
            { $end ->
                [fast] Your team starts by itself. Give it a pause: ask for the second option and for the doubt no one has voiced, and hold back your own view until then.
                [calm] Your team thinks before it moves. Give it an end to the thinking: a date, a first step, and cover for those who take it.
                [people] Your team takes care of its people. Give it the plain word: the figure, the deadline, the “not yet”. It is easier to take from you than from a colleague.
               *[task] Your team keeps to the point. Say thank you with a reason, and ask how a hard week was.
            }
    }

report-teams-lead-open =
    { $audience ->
        [coach] The answers don't place this group. Collect three examples of how it works, and let the group name the pattern.
       *[manager] The answers don't place this team. For two weeks, note what gets decided and what gets dropped, then ask the team why.
    }

report-teams-lead-divided =
    { $audience ->
        [coach]
            { $axis ->
                [pace] Let the two paces meet on purpose. Each side says what it admires in the other before it says what it needs. Listen for “slow” and “rash”, and turn both into wishes.
               *[focus] Let those who ask “who?” and those who ask “what?” each prepare the same case. Read both aloud and ask what is lost if one is missing.
            }
       *[manager]
            { $axis ->
                [pace] Your pace decides which half of the team feels at home. Settle one question at once, and let the next rest overnight. Say which is which.
               *[focus] Whichever question you ask first tells half of the team what counts. Ask both every time, “Who is affected?” and “What is true?”, and change the order.
            }
    }

report-teams-lead-absent =
    { $audience ->
        [coach]
            { $styles ->
                [D] Wait for someone to say “Let's decide”, and see how long it takes. Ask what happens when no one does.
                [I] Ask who outside knows what this team does well. Listen for good work that no one else has heard of.
                [S] Ask who noticed the last time someone had too much. Listen for help that came late.
               *[C] Ask which mistake came as a surprise, and who could have seen it. Wait for a second answer.
            }
       *[manager]
            { $styles ->
                [D] No one here presses for a decision by habit. Do it yourself, or ask someone to do it for each meeting.
                [I] No one here spreads the word by habit. Choose one piece of work a month and see that people outside hear of it.
                [S] No one here looks out for overload by habit. Ask about workload by name, every fortnight, and write the answer down.
               *[C] No one here checks by habit. Before something leaves the team, name one person to look for mistakes, with the time to do it.
            }
    }

report-teams-lead-majority =
    { $audience ->
        [coach]
            { $styles ->
                [D] Most here like to win, perhaps against you. Agree the contract clearly, offer a challenge, and ask the quiet ones when two start.
                [I] Most here enjoy the session and keep little of it. Let them write, and end with names and dates.
                [S] Most here agree with you to be kind. Ask for the objection in writing, and thank the first who gives one.
                [C] Most here examine your model before they examine themselves. Say what it can't do in the first five minutes, and show the ranges.
                [DI] Most here set the pace. Plan fewer steps, and give the quiet ones the first word in each.
                [SC] Most here want time. Give them the agenda two days ahead, and plan more of it than you think.
                [IS] Most here look after you. Ask what no one has said yet, and leave a silence.
               *[DC] Most here want to know first what it is for. Work on a real decision and leave out the games.
            }
       *[manager]
            { $styles ->
                [D] Most here want to decide. Share out decisions as you share out work, in writing.
                [I] Most here want a response. Give it soon and in public, and see that someone keeps the list of what was promised.
                [S] Most here won't ask for less. Watch the load, announce changes a day early, and count a late “yes” as a possible “no”.
                [C] Most here want it right. Say what “good enough” means for each job.
                [DI] Work starts here without you. Spend your time on finishing: who closes it, who checks it, who hears of it.
                [SC] Work here is finished with care. Spend your time on starting: open the new question early, and protect the first imperfect try.
                [IS] The mood here looks after itself. Spend your time on results: dates, figures, and the sentence no one likes to say.
               *[DC] Results here look after themselves. Spend your time on people: who is tired, who is new, who hasn't been thanked.
            }
    }

### A manager's own way of working beside those who work the other way. $end is the half of the circle that the manager
### is in, and $names are in the opposite one.

report-teams-own = Your own way beside theirs

report-teams-own-note = Find your own way of working. The names are those who work the other way.

report-teams-own-way =
    { $end ->
        [fast] If you move fast
        [calm] If you take your time
        [people] If you put people first
       *[task] If you put the task first
    }

report-teams-own-advice =
    { $end ->
        [fast] { $names }: send the question a day ahead, and let a silence run before you fill it.
        [calm] { $names }: say at once when your answer will come, and keep to it.
        [people] { $names }: begin with the fact and what you need, and keep the story for afterwards.
       *[task] { $names }: ask how it's going before you open the figures, and say thank you by name.
    }

### The agenda of the other length, which a model may choose instead of the conversation.

report-teams-agenda =
    { $length ->
        [sixty] An agenda for 60 minutes
       *[ninety] An agenda for 90 minutes
    }

report-teams-agenda-self-first = 0 to 10: everyone reads their own card, strikes out what doesn't fit, and says one thing that does.
report-teams-agenda-self-second = 10 to 30: in pairs that seldom work together. Each says one thing that helps and one that slows the work down.
report-teams-agenda-self-third = 30 to 50: choose two situations from this report. When did it go well last month, and when not? Facts first, no names.
report-teams-agenda-self-fourth = 50 to 70: everyone writes one sentence that begins with “We will”. Put them together and choose three.
report-teams-agenda-self-fifth = 70 to 85: for each of the three, a person who looks after it and the first day on which it counts.
report-teams-agenda-self-sixth = 85 to 90: a date to look at it again, and one word each to close.

report-teams-agenda-manager-first = Before: ask each person one to one whether to have the cards and the drawing in the room. One no is enough to leave them out.
report-teams-agenda-manager-second = 0 to 5: say what the hour is for, and that nothing here goes into a personnel file.
# $few is yes where a report says how people differ, and nothing of the team.
report-teams-agenda-manager-third =
    { $few ->
        [yes] 5 to 25: everyone says what on their own card fits and what doesn't, as far as they like. You take notes and don't answer.
       *[no] 5 to 25: everyone says which sentence about the team fits and which doesn't. You take notes and don't answer.
    }

report-teams-agenda-manager-fourth = 25 to 45: one situation that comes up every week. What makes it hard, and what would each of us do differently?
report-teams-agenda-manager-fifth = 45 to 55: one or two lines of the working agreement, with a name beside each.
report-teams-agenda-manager-sixth = 55 to 60: your own promise, aloud. One thing that you will do differently, and when the team may ask you about it.

report-teams-agenda-coach-first = 5 minutes: the frame. How people like to work, not how well.
report-teams-agenda-coach-second = 15 minutes: without this report, everyone guesses a place on the circle and says why.
report-teams-agenda-coach-third = 15 minutes: the least sure finding of this report. What would we see here if it were true, and what if not?
report-teams-agenda-coach-fourth = 15 minutes: one situation in the last two weeks, as seen by two people who disagree about it.
report-teams-agenda-coach-fifth = 10 minutes: one line of the working agreement and the date of the next session. Ask who will be glad of it, and who won't.

### The working agreement, and looking at it again.

report-teams-agreement = Lines to start from

report-teams-agreement-note =
    { $audience ->
        [self] Take what fits, change the words until they are yours, and leave the rest.
        [coach] Read these out and let the group throw away most of them.
       *[manager] Put these on the table as a start, and let the team change them.
    }

report-teams-agreement-line =
    { $fact ->
        [most-fast] “Before we decide, everyone who hasn't spoken is asked once.”
        [most-calm] “Every question gets a date on which we answer it with what we know.”
        [most-people] “We say what isn't good enough within two days, to the person, in one sentence.”
        [most-task] “We begin the week with how everyone is, before the first figure.”
        [divided-pace] “Questions go out the day before, and are settled at the time we announced.”
        [divided-focus] “Each choice gets two lines: what the facts say, and who is affected.”
        [many-D] “For each topic one person decides. Everyone knows who.”
        [many-I] “Promises go on one list, and nothing new begins while one is overdue.”
        [many-S] “A ‘yes’ may be taken back until the next morning.”
        [many-C] “We say beforehand what is good enough.”
        [first] “We don't decide for someone who isn't here.”
        [second] “We disagree in the room, and not afterwards.”
        [third] “If it takes more than three messages, we talk.”
        [fourth] “If something will be late, we say so before the deadline.”
        [fifth] “A meeting with nothing to settle is cancelled.”
       *[sixth] “We thank by name, and say what for.”
    }

report-teams-follow-up =
    { $audience ->
        [self] Looking at it again
        [coach] The follow-up session
       *[manager] After four weeks
    }

report-teams-follow-up-first =
    { $audience ->
        [self] “Which line of our agreement did we keep when it was hard?”
        [coach] What has changed that someone outside the team would notice?
       *[manager] Ask each person one to one, “What is different since then, and what did I do differently?”
    }

report-teams-follow-up-second =
    { $audience ->
        [self] “Which line did we forget, and what came in its place?”
        [coach] Which finding of this report has turned out wrong? What did the team learn from that?
       *[manager] Take one line off the agreement, the one that is kept anyway or the one no one misses.
    }

report-teams-follow-up-third =
    { $audience ->
        [self] “What do we know about one another now that isn't in this report?”
        [coach] What does the team still need you for, and what not?
       *[manager] Say in the team what you have learned about yourself. Then ask what comes next.
    }

# Labels of lines to write on.
report-teams-follow-up-line =
    { $line ->
        [date] On this day
        [who] Who invites everyone
       *[what] What to look at first
    }

### What the reader can ask and do, whatever the team is like.

# What to do first where less than three things follow from the claims.
report-teams-first =
    { $audience ->
        [self]
            { $turn ->
                [1] Ask one colleague which sentence of this report fits best, and say which one fits you.
                [2] Choose one meeting, and end it with one thing that helped and one that didn't.
               *[other] Ask a colleague you seldom work with, “What should I know about your work?”
            }
        [coach]
            { $turn ->
                [1] Ask two people from the team, each alone, what this report gets wrong.
                [2] Sit in on one meeting, and listen for what is decided and what is put off.
               *[other] Ask the person who invited you what to hope for from the session, and what would disappoint.
            }
       *[manager]
            { $turn ->
                [1]
                    { $few ->
                        [yes] Ask one person what on their card to strike out, and listen without answering.
                       *[no] Ask one person which sentence about the team to strike out, and listen without answering.
                    }
                [2] Pick one decision, and ask the person who spoke least what to change about it.
               *[other] End one meeting by asking everyone what you should do less of.
            }
    }

report-teams-questions =
    { $audience ->
        [self] Questions for one another
        [coach] Questions for the session
       *[manager] Questions to ask
    }

report-teams-questions-first =
    { $audience ->
        [self] “What do you wish we knew about how you work?”
        [coach] “Which sentence about you did you read twice?”
       *[manager]
            { $few ->
                [yes] “What on your card would you strike out, and why?”
               *[no] “Which sentence about the team would you strike out, and why?”
            }
    }

report-teams-questions-second =
    { $audience ->
        [self] “When were we at our best in the last month, and what did each of us do?”
        [coach] “What would a new colleague notice here in the first week that you no longer see?”
       *[manager] “What do I do that makes your work slower than it need be?”
    }

report-teams-questions-third =
    { $audience ->
        [self] “What do you do for this team that no one sees?”
        [coach] “What does this team not talk about, and what would it cost to begin?”
       *[manager] “Who do you work with best here, and what do the two of you do differently?”
    }

report-teams-questions-fourth =
    { $audience ->
        [self] “Which of our habits would you end tomorrow?”
        [coach] “Who here changes most from one setting to another? What changes it?”
       *[manager] “Which task of yours would someone else here enjoy more?”
    }

report-teams-questions-fifth =
    { $audience ->
        [self] “What do you need from us in a bad week?”
        [coach] “Which finding in this report would you bet against, and what would you look for?”
       *[manager] “When did you last hold something back in a meeting? What would have helped you to say it?”
    }

report-teams-questions-sixth =
    { $audience ->
        [self] “What should we ask each other more often?”
        [coach] “What will be the first sign that something has changed?”
       *[manager] “What should I ask you again in a month?”
    }

# Above the cards.
report-teams-members-note =
    { $audience ->
        [self] Read your own card first, and strike out what doesn't fit.
       *[other] Show people their card before anyone else sees it. If one would rather not share it, keep this page and the drawing to yourself.
    }

### For a coach, the claims to test.

report-teams-test = Findings to test, the least sure first

report-teams-test-note = Before the session, write down what you would see and hear if a finding were wrong.

report-teams-test-column =
    { $column ->
        [1] Finding
        [2] How sure
        [3] Wrong, if I see …
       *[4] What I saw
    }

# What would speak against a finding. $kind is what it is about: one end of the circle that the team or most of it is at,
# a style that no one thinks of first, a team divided, and so on; $about is the end, the style or the axis.
report-teams-test-fails =
    { $kind ->
        [end]
            { $about ->
                [fast] Questions rest overnight, and no one minds.
                [calm] Answers come before the question is finished.
                [people] Talks open with figures, and no one asks who is affected.
               *[task] The first question is who is affected.
            }
        [absent]
            { $about ->
                [D] Someone settles an open question unasked.
                [I] Someone spreads good news outside the team unasked.
                [S] Someone notices first who has too much to do.
               *[C] Someone checks the figures unasked.
            }
        [divided]
            { $about ->
                [pace] Everyone is ready to decide at the same moment.
               *[focus] Everyone begins with the same question.
            }
        [split] Those who push today are the ones who wait tomorrow.
        [coverage] Meeting after meeting lacks one of the four: push, contact, calm or checks.
        [close] In one round, five different answers to “What matters first?”
        [far] In one round, the same answer again and again.
        [both]
            { $about ->
                [fast] One of them asks for another day.
                [calm] One of them answers at once.
                [people] One of them opens with the figures.
               *[task] One of them asks first who is affected.
            }
        [pair]
            { $about ->
                [pace] Both are ready at the same moment.
               *[focus] Both ask the same question first.
            }
        [outlier] A colleague says, “I work just like that.”
        [friction] They change sides from one subject to the next.
        [end-of-one]
            { $about ->
                [fast] A colleague settles things sooner, again and again.
                [calm] A colleague asks for more time, again and again.
                [people] A colleague asks sooner who is affected, again and again.
               *[task] A colleague asks sooner what the figures say, again and again.
            }
       *[lone] A colleague shows the same way of working, meeting after meeting.
    }

### For a coach: people of each style in the room.

report-teams-room = Each quarter in your room

report-teams-room-topic = What helps

report-teams-room-style =
    { $styles ->
        [D] Wants to know what comes of it, and tests whether you hold your line. Give the aim first, a real choice to make, and an end that comes on time.
        [I] Brings the room to life, and takes the time of others. Let them open, with an audience and a partner who writes, and stop each round on time.
        [S] Says “fine” and means “later”. Give warning, a small group and a first turn on a safe subject. Ask before what you hear in the break goes on the agenda.
       *[C] Wants the source before the exercise, and finds the flaw in it. Hand out the limits of the model, take corrections, and ask for a second answer in writing.
    }


