## What a report on a team has besides its statements. Common teaching of DISC where it says what follows from a style.

### A card for each member, or for each group of a large team.

report-teams-members =
    { $audience ->
        [self] Who we are: a card each
        [coach] The members: a card each
       *[manager] The people in your team: a card each
    }

report-teams-members-note =
    { $audience ->
        [self] Each card begins with a direction, or half of the circle, and how sure it is. The rest is what DISC commonly teaches about what is behind the small number; it wasn't measured. You know yourselves better: strike out what doesn't fit.
        [coach] Each card rests on one person's answers, and begins with a direction, or half of the circle, and how sure it is. The rest is what DISC commonly teaches about what is behind the small number: a guess to test with the person, never in front of the others.
       *[manager] Each card begins with a direction, or half of the circle, and how sure it is. The rest is what DISC commonly teaches about what is behind the small number; it wasn't measured. It is for working with the person and not for judging them: ask before you act on it.
    }

report-teams-groups =
    { $audience ->
        [self] Who we are, by direction
        [coach] The members, by direction
       *[manager] The people in your team, by direction
    }

report-teams-groups-note = With more than { $most } profiles, people in the direction of the same style share a card; the others share one by their half of the circle. So a card may list fewer people than have their dot there. Names follow the word for how sure that is.

# Under a name: what is claimed in a few words, and how sure it is.
report-teams-style =
    { $claimed ->
        [yes] { $headline }: { $strength }, { $percent }
       *[no] { $headline }
    }

# The labels on a card.
report-teams-label =
    { $label ->
        [names] Who
        [brings] May bring
        [know] { $audience ->
                [self] Good to know
                [coach] To listen for
               *[manager] Good to know
            }
        [talk] { $audience ->
                [self] When you talk
                [coach] To ask
               *[manager] When you talk
            }
       *[more] { $audience ->
                [self] What gives energy
                [coach] To offer them, in these words
               *[manager] Handing over work
            }
    }

# Where nothing is claimed about a person that anybody could count on or should know.
report-teams-open =
    { $label ->
        [brings] The answers don't say. Ask what they like to be asked for.
        [know] No direction stands out, so none explains what they do. What you see on the day counts.
       *[talk] Ask how they would like it this time: now or later, spoken or in writing.
    }

# To somebody whose answers look random.
report-teams-doubtful =
    { $audience ->
        [coach] “What would you like to be asked?” Nothing is advised on answers like these.
       *[other] Nothing is advised on answers like these. Ask them what they'd like you to know.
    }

# Where answers in a team or of two people look random. $subject is team or comparison.
report-several-random-heading = Where answers look random

report-several-random =
    { $turn ->
        [1] How the check works: it asks whether somebody's choices fit together better than picks made by chance, whether they took long enough to read, and whether they follow places on the screen.
        [2] It can be wrong. The careful choices of people without a direction that stands out look like chance too. It doesn't know why, and it is no verdict on anybody.
        [3]
            { $audience ->
                [self] The person concerned can answer again, in five to ten quiet minutes, and owes nobody a reason for doing so or not.
                [manager] Speak with the person concerned alone, before the report is shared. Ask, and don't accuse. Offer another try of five to ten quiet minutes. A no needs no reason.
               *[coach] Speak with the person concerned alone, before the session. Ask how the answering went, and offer another try of five to ten quiet minutes. A no needs no reason.
            }
       *[other]
            { $subject ->
                [comparison]
                    { $audience ->
                        [self] Until then, nothing is said here of how you two compare. The questions and cards suit any two people.
                       *[other] Until then, nothing is said here of how the two compare. The questions and cards suit any two people.
                    }
               *[team]
                    { $audience ->
                        [self] Until then, look at both chances of each claim on the team: with these answers, and without them. Where the word for how sure it is would be another, leave the claim out.
                       *[other] Until then, read both chances of each claim on the team: with these answers, and without them. Where the word for how sure it is would be another, don't build a meeting on it. The three things to do this week rest on no such claim.
                    }
            }
    }

# What the coach asks somebody if nothing is claimed about them.
report-teams-ask-open = What do people here get wrong about you?

# A group: those in the direction of one style, the others in one half of the circle, or those whose style is open.
report-teams-group =
    { $place ->
        [D] Dominance (D)
        [I] Influence (I)
        [S] Steadiness (S)
        [C] Conscientiousness (C)
        [fast] Fast
        [calm] Calm
        [people] People first
        [task] Task first
       *[open] No direction stands out
    }

report-teams-group-half = Between two styles, or it is open which of the two

report-teams-group-open = Nothing is sure enough to be claimed

report-teams-group-names = { $strength }: { $names }.

report-teams-group-claim =
    { $count ->
        [one] Of the { $profiled } people profiled, { $count } is at least more likely than not in the direction of { style-named }.
       *[other] Of the { $profiled } people profiled, { $count } are at least more likely than not in the direction of { style-named }.
    }
    .headline = Towards { style-name }

report-teams-group-claim-half =
    { $count ->
        [one] Of the { $profiled } people profiled, { $count } more is at least more likely than not in { half-of-circle } of the circle.
       *[other] Of the { $profiled } people profiled, { $count } more are at least more likely than not in { half-of-circle } of the circle.
    }
    .headline = In { half-of-circle }

report-teams-group-claim-open =
    { $count ->
        [one] For { $count } person in this team the answers can't tell yet which direction it is.
       *[other] For { $count } people in this team the answers can't tell yet which direction it is.
    }
    .headline = Direction still open

### What the shape of a team asks of its manager, or of a coach.

report-teams-lead =
    { $audience ->
        [coach] Working with this team
       *[manager] Leading this team
    }

report-teams-lead-topic =
    { $count ->
        [one]
            { $audience ->
                [coach] What to look for
               *[manager] What this asks of you
            }
       *[other]
            { $audience ->
                [coach] What to look for, the least certain first
               *[manager] What this asks of you, the most certain first
            }
    }

report-teams-lead-centre =
    { $audience ->
        [coach]
            { $end ->
                [fast] The room may be quick and loud, with an answer before the question is finished. Your tools are silence and writing. Test the guess: who here doesn't recognise this?
                [calm] The room may be quiet. Give the questions out beforehand and don't fill the pauses. Test the guess: ask where this group has been too quick.
                [people] There may be much warmth and few objections. Your work is to make a hard sentence safe to say. Test the guess: ask which hard sentence was said last month.
               *[task] The use may have to be clear before they join in, so open with the purpose and a figure. Test the guess: ask who here is asked for comfort.
            }
       *[manager]
            { $end ->
                [fast] You may lead a group that starts by itself. What can help it is a pause: ask for the second option, and for the doubt nobody has voiced. Hold back your own view until then.
                [calm] You may lead a group that thinks before it moves. What can help it is an end to the thinking: a date, a first step, and cover for those who take it.
                [people] You may lead a group that takes care of its people. What can help it is the plain word: the figure, the deadline, the “not yet”. They may be easier to take from you than from one another.
               *[task] You may lead a group that goes straight to the matter. What can help it is notice of the person: say thank you with a reason, and ask how a hard week was.
            }
    }

report-teams-lead-open =
    { $audience ->
        [coach] The answers don't place this group. Don't fill the gap with a story: collect three examples of how it works, and let the group name the pattern.
       *[manager] The answers don't place this group. Go by what you see: for two weeks, note what gets decided, what gets dropped, and who wasn't heard.
    }

report-teams-lead-divided =
    { $audience ->
        [coach]
            { $axis ->
                [pace] Let the two paces meet on purpose: each side says what it admires in the other before it says what it needs. Listen for “slow” and “rash”, and turn both into wishes.
               *[focus] Let those who ask “who?” and those who ask “what?” each prepare the same case. Read both aloud and ask what is lost if one of them is missing.
            }
       *[manager]
            { $axis ->
                [pace] Your pace decides which half of the team feels at home. Alternate: settle one thing at once, and let the next rest overnight. Say which is which.
               *[focus] Whichever question you ask first tells half of the team what counts. Ask both every time, “who is affected?” and “what is true?”, and change the order.
            }
    }

report-teams-lead-absent =
    { $audience ->
        [coach]
            { $styles ->
                [D] Wait for somebody to say “let's decide”, and see how long it takes. Ask what they do when nobody does.
                [I] Ask who outside knows what this team does well. Listen for good work that only they know of.
                [S] Ask who noticed the last time somebody had too much. Listen for help that came late.
               *[C] Ask which mistake came as a surprise, and who might have seen it. Wait for a second answer.
            }
       *[manager]
            { $styles ->
                [D] Pressing for a decision may come first for nobody here. Do it yourself, or give the part to somebody for each meeting and thank them for it.
                [I] Telling others may come first for nobody here. Choose one piece of work a month and see to it that people outside hear of it.
                [S] Noticing an overload may come first for nobody here. Ask about workload by name, every fortnight, and write the answer down.
               *[C] Checking may come first for nobody here. Before something leaves the team, name one person who looks for mistakes and give them the time.
            }
    }

report-teams-lead-majority =
    { $audience ->
        [coach]
            { $styles ->
                [D] Many here may like to win, perhaps against you. Contract clearly, offer a challenge, and watch who stops talking when two of them start.
                [I] Many here may enjoy the session and keep little of it. Let them write, and end with names and dates.
                [S] Many here may agree with you to be kind. Ask for the objection in writing, and thank the first who gives one.
                [C] Many here may examine your model before they examine themselves. Say what it can't do in the first five minutes, and show the ranges.
                [DI] The pace may be theirs. Plan fewer steps, and give the quiet ones the first word in each.
                [SC] Give them the agenda two days ahead and more time than you think. The best sentence of the day may come near the end.
                [IS] They may look after you. Ask what nobody has said yet, and stay with the silence that follows.
               *[DC] They may want to know first what it is for. Work on a real decision of theirs and leave out the games.
            }
       *[manager]
            { $styles ->
                [D] Many here may want to decide. Share out decisions as you share out work, in writing, so that energy goes into results and not into rank.
                [I] The response may count for much here. Give it soon and in public, and see that somebody keeps the list of what was promised.
                [S] Many here may not ask for less. Watch the load, announce changes a day early, and count a late “yes” as a possible “no”.
                [C] Many here may want it right. Say what “good enough” means for each job, so that nobody has to go for perfect.
                [DI] Much may start without you. Spend your time on finishing: who closes it, who checks it, who hears of it.
                [SC] Much may be finished with care. Spend your time on starting: open the new question early, and protect the first imperfect try.
                [IS] The mood may look after itself. Spend your time on results: dates, figures, and the sentence nobody likes to say.
               *[DC] Results may look after themselves. Spend your time on people: who is tired, who is new, who hasn't been thanked.
            }
    }

### Agendas. The other length is the conversation of the report.

report-teams-agenda =
    { $length ->
        [sixty] An agenda for 60 minutes
       *[ninety] An agenda for 90 minutes
    }

report-teams-agenda-self-first = 0 to 10: each reads their own card, strikes out what doesn't fit, and says one thing that does.
report-teams-agenda-self-second = 10 to 30: in pairs that seldom work together. Each tells the other one thing that helps them and one that slows them down.
report-teams-agenda-self-third = 30 to 50: choose two of the six situations. When did it go well last month, and when not? Facts first, no names.
report-teams-agenda-self-fourth = 50 to 70: everybody writes one sentence that begins with “We will”. Put them together and choose three.
report-teams-agenda-self-fifth = 70 to 85: for each of the three, a person who looks after it and the first day on which it counts.
report-teams-agenda-self-sixth = 85 to 90: a date to look at it again, and one word each to close.

report-teams-agenda-manager-first = Before: ask each person one to one whether they want their card in the room. If one doesn't, take neither the cards nor the drawing there.
report-teams-agenda-manager-second = 0 to 5: say what the hour is for and what it isn't: nobody is judged, and nothing here goes into a personnel file.
report-teams-agenda-manager-third = 5 to 25: everybody says which sentence about the team fits and which doesn't. You take notes and don't answer.
report-teams-agenda-manager-fourth = 25 to 45: one situation that comes up every week. What makes it hard, and what would each of us do differently?
report-teams-agenda-manager-fifth = 45 to 55: one or two lines of the working agreement, with a name beside each.
report-teams-agenda-manager-sixth = 55 to 60: your own promise, aloud: one thing that you will do differently, and when they may ask you about it.

report-teams-agenda-coach-first = 5 minutes: the frame. How people like to work, not how well. The person knows better than the page.
report-teams-agenda-coach-second = 15 minutes: the circle on the floor, without this report. Anybody who likes stands where they see themselves, and says what they notice.
report-teams-agenda-coach-third = 15 minutes: the weakest claim of this report. What would we see here if it were true, and what if not?
report-teams-agenda-coach-fourth = 15 minutes: one situation of the last two weeks, as two people saw it who disagree about it.
report-teams-agenda-coach-fifth = 10 minutes: one line of the working agreement and the date of the next session. Ask who will be glad of it, and who won't.

### The working agreement, and looking at it again.

report-teams-agreement = Lines to start from

report-teams-agreement-note =
    { $audience ->
        [self] Take what fits, change the words until they are yours, and leave the rest. An agreement that nobody would break says nothing.
        [coach] Read these out and let the group throw away most of them. What they argue about is what they need.
       *[manager] Put these on the table as a start, and let the team change them. A line that only you want won't hold.
    }

report-teams-agreement-line =
    { $fact ->
        [most-fast] “Before we decide, everybody who hasn't spoken is asked once.”
        [most-calm] “Every question gets a date on which we answer it with what we know.”
        [most-people] “We say what isn't good enough within two days, to the person, in one sentence.”
        [most-task] “We begin on Mondays with how everybody is, before the first figure.”
        [divided-pace] “Questions go out the day before, and are settled at the time we announced.”
        [divided-focus] “Each choice gets two lines: what the facts say, and who is affected.”
        [many-D] “For each topic one person decides. Everybody knows who.”
        [many-I] “Promises go on one list, and nothing new begins while one is overdue.”
        [many-S] “A ‘yes’ may be taken back until the next morning.”
        [many-C] “We say beforehand what is good enough.”
        [first] “We don't decide for somebody who isn't here.”
        [second] “We disagree in the room, and not afterwards.”
       *[third] “If it takes more than three messages, we talk.”
    }

report-teams-follow-up =
    { $audience ->
        [self] We look at it again
        [coach] The follow-up session
       *[manager] After four weeks
    }

report-teams-follow-up-first =
    { $audience ->
        [self] Which line of our agreement did we keep when it was hard?
        [coach] What has changed that somebody outside the team would notice?
       *[manager] Ask each person one to one: what is different since then, and what did I do differently?
    }

report-teams-follow-up-second =
    { $audience ->
        [self] Which line did we forget, and what came in its place?
        [coach] Which guess of this report has turned out wrong? What did the team learn from that?
       *[manager] Take one line of the agreement off the list: the one that holds by itself, or the one nobody misses.
    }

report-teams-follow-up-third =
    { $audience ->
        [self] What do we know about one another now that isn't in this report?
        [coach] What does the team still need you for, and what not?
       *[manager] Say in the team what you have learned about yourself. Then ask what comes next.
    }

# Labels of lines to write on.
report-teams-follow-up-line =
    { $line ->
        [date] On this day
        [who] Who invites us
       *[what] What we look at first
    }

### What the reader can ask and do, whatever the team is like.

# What to do first where less than three things follow from the claims.
report-teams-first =
    { $audience ->
        [self]
            { $turn ->
                [1] Ask one colleague this week which sentence of this report fits them best, and tell them which one fits you.
                [2] Choose one meeting this week, and end it with one thing that helped and one that didn't.
               *[other] Ask somebody you seldom work with what they wish you knew about their work.
            }
        [coach]
            { $turn ->
                [1] Ask two people from the team this week, each alone, what this report gets wrong.
                [2] Sit in on one of their meetings this week, and listen for what is decided and what is put off.
               *[other] Ask your client this week what they hope to hear, and what would disappoint them.
            }
       *[manager]
            { $turn ->
                [1] Ask one person this week which sentence about the team they would strike out, and listen without answering.
                [2] Pick one decision this week, and ask the person who spoke least what they would change about it.
               *[other] End one meeting this week by asking everybody what you should do less of.
            }
    }

report-teams-questions =
    { $audience ->
        [self] Questions for one another
        [coach] Questions for the session
       *[manager] Questions for your one-to-ones
    }

report-teams-questions-first =
    { $audience ->
        [self] “What do you wish we knew about how you work?”
        [coach] “Which sentence about you did you read twice?”
       *[manager] “Which sentence about the team would you strike out, and why?”
    }

report-teams-questions-second =
    { $audience ->
        [self] “When were we at our best in the last month, and what did each of us do?”
        [coach] “What would a new colleague notice here in the first week that you no longer see?”
       *[manager] “What do I do that makes your work slower than it need be?”
    }

report-teams-questions-third =
    { $audience ->
        [self] “What do you do for this team that nobody sees?”
        [coach] “What does this team not talk about, and what would it cost to begin?”
       *[manager] “Who do you work with best here, and what do the two of you do differently?”
    }

report-teams-questions-fourth =
    { $audience ->
        [self] “Which of our habits would you end tomorrow?”
        [coach] “Who here changes most from one setting to another? What changes it?”
       *[manager] “Which task of yours would somebody else here enjoy more?”
    }

report-teams-questions-fifth =
    { $audience ->
        [self] “What do you need from us in a bad week?”
        [coach] “Which guess in this report would you bet against, and what would you look for?”
       *[manager] “When did you last hold something back in a meeting? What would have helped you to say it?”
    }

report-teams-questions-sixth =
    { $audience ->
        [self] “What should we ask each other more often?”
        [coach] “What will be the first sign that something has changed?”
       *[manager] “What should I ask you again in a month?”
    }

report-teams-before =
    { $audience ->
        [self] Before we read this together
        [coach] Before you work with the team
       *[manager] Before you share this
    }

report-teams-before-first =
    { $audience ->
        [self] Everybody reads their own card alone and corrects it. The corrected card is the one that counts.
        [coach] Agree with your client what they will hear about the session, and say so to the team in the first minute.
       *[manager] Ask yourself what you hope to find here. It is easy to find what one hopes for, so ask somebody else to read it too.
    }

report-teams-before-second =
    { $audience ->
        [self] These pages have a card of everybody. If somebody would rather not share theirs, the pages with the cards and the drawing stay out of the meeting, and nobody asks why.
        [coach] Meet two people beforehand who see the team differently. Ask both for the same story.
       *[manager] Show each person their own card before anybody else sees it. If somebody would rather not share theirs, keep the pages with the cards and the drawing to yourself.
    }

report-teams-before-third =
    { $audience ->
        [self] We talk about situations and not about types. “That's because you are an S” is against the rules.
        [coach] Choose one claim that you would be glad to see refuted, and plan how the team could refute it.
       *[manager] Don't hand out tasks by style. Somebody in the direction of C may love the stage, and the other way round.
    }

report-teams-before-fourth =
    { $audience ->
        [self] What is said in the room stays there, unless the person who said it tells us otherwise.
        [coach] Decide what you will leave out. A session has room for one pattern and two situations.
       *[manager] Keep it out of reviews and out of any choice among people. It says nothing about how well anybody works.
    }

# Boxes to write in.
report-teams-box-cards =
    { $audience ->
        [self] What my card leaves out
        [coach] What I expect before I meet them
       *[manager] What I want to ask each person
    }

report-teams-box-cards-text =
    { $audience ->
        [self] Finish one of these for the others: “You get the best of me when …”, “Don't be surprised if I …”, “Please tell me when I …”.
        [coach] Write down two guesses and what would speak against each. Read them again after the session.
       *[manager] A name, and what you would like to know from them. One question a week is enough.
    }

report-teams-box-situations =
    { $audience ->
        [self] The situation we start with
        [coach] What I saw and heard
       *[manager] What I will do differently
    }

report-teams-box-situations-text =
    { $audience ->
        [self] Which of the six cost us most in the last month? What would be different if it went well?
        [coach] In the words of the team, without your reading of them. One line for each situation that came up.
       *[manager] One situation, one thing, and the next date on which it comes up.
    }

### Tables to fill in: for the team itself a round, for a coach the claims to test.

report-teams-round = A round: what helps each of us

report-teams-round-note = Each says it about themselves, in one sentence, and everybody writes it down. Nobody corrects anybody.

report-teams-round-column =
    { $column ->
        [1] Name
        [2] It helps me when …
       *[3] I will …
    }

report-teams-test = Claims to test, the least certain first

report-teams-test-note = Before the session, write down what you would see and hear if a claim were wrong. Look for that first.

report-teams-test-column =
    { $column ->
        [1] Claim
        [2] How sure
        [3] Wrong, if I see …
       *[4] What I saw
    }

### How sure a report is: its surest and its least sure claim, and the one closest to another word for that.

report-teams-certain-surest =
    { $audience ->
        [self] What is surest about you: “{ $headline }”, with a chance of { $percent }. Begin with it when you talk about this.
        [coach] Most certain: “{ $headline }”, with a chance of { $percent }. If the team disputes even that, believe the team, and ask for an example.
       *[manager] You can rely most on this: “{ $headline }”, with a chance of { $percent }. The team may still see it otherwise, so ask.
    }

report-teams-certain-only =
    { $audience ->
        [self] One thing is claimed about all of you: “{ $headline }”, with a chance of { $percent }. You know better than the answers what else is true.
        [coach] Test the one claim about the whole team, “{ $headline }”, with a chance of { $percent }. Let the team say what else is true.
       *[manager] “{ $headline }”, with a chance of { $percent }, is all that is claimed about the whole team. For all else, go by what you see and hear.
    }

report-teams-certain-weakest =
    { $audience ->
        [self] What is least sure: “{ $headline }”, with a chance of { $percent }. Look for examples of your own, for it and against it.
        [coach] Least certain of what is claimed: “{ $headline }”, with a chance of { $percent }. Collect one story for it and one against it.
       *[manager] Rely least on this: “{ $headline }”, with a chance of { $percent }. Ask the team before you act on it.
    }

report-teams-certain-closest = “{ $headline }” is only just { $strength }, at { $percent }; we say that from { $begins }. One more person's answers, or a second set from the same people, may take it below that.

### For a coach: people of each style in the room.

report-teams-room = Each style in your room

report-teams-room-topic = What may help

report-teams-room-note = Someone in the direction of a style may do this in a workshop, or the opposite. Plan for all four.

report-teams-room-style =
    { $styles ->
        [D] May want to know what comes of it, and test whether you hold your line. Give the aim first, a real choice to make, and an end that comes on time. A challenge can be a sign of interest, and a look at the clock a sign of its end: ask which.
        [I] May bring the room to life, and may take the time of others. Use that for the start, give them an audience and a partner who writes, and stop each round by the clock. Listen for the sentence after the joke.
        [S] May say “fine” and mean “later”. Give them warning, a small group and a first turn that isn't about themselves. What they tell you in the break belongs on the agenda, if they agree.
       *[C] May want the source before the exercise, and find the flaw in it. Hand out the model's limits, let them correct the wording, and ask for a second answer in writing. Silence may be work.
    }

### For a coach, after the session.

report-teams-after = After the session

report-teams-after-text = Within the hour, before you talk about it with anybody: what surprised you, which claim you no longer believe, who you didn't hear, and what you would leave out next time.

report-teams-after-line =
    { $line ->
        [surprise] What surprised me
        [wrong] What this report got wrong
        [unheard] Who I didn't hear
       *[next] What I will do differently
    }
