## What a report tells the person it is about, beside the statements. $tie is what of the person a text goes with: a
## style's direction, an end of pace or focus, or `open` for what suits everybody. $turn counts from 1.

# Chapters of cards.
report-self-chapter =
    { $chapter ->
        [situations] Your week, situation by situation
        [talking] Do and don't when people talk with you
        [styles] You and each of the four styles
        [feedback] Feedback and help
       *[pressure] Energy, and you under pressure
    }

# Cards on how others talk with the person.
report-self-topic =
    { $topic ->
        [talk-do] What to ask of others
       *[talk-dont] What to ask others to leave out
    }

report-self-portraits =
    { $first ->
        [none] The four styles
       *[yours] The four styles, yours first
    }

# A box to write in: its heading, what it asks, and the labels of its lines.
report-self-reflect-heading =
    { $box ->
        [scores] Before you read on
        [style] In your own words
        [situations] Which of these comes next?
       *[pressure] From outside
    }

report-self-reflect =
    { $box ->
        [scores] Think of two situations of last week: one in which you were like this, and one in which you weren't.
        [style] Put into one sentence what you bring, and into another what it costs. Yours may differ from ours.
        [situations] Choose the one situation that comes up within the next days.
       *[pressure] You see your own pressure last. Ask somebody who works beside you, and write down what they say.
    }

report-self-reflect-line =
    { $box ->
        [scores]
            { $turn ->
                [1] Like this:
               *[other] Not like this:
            }
        [style]
            { $turn ->
                [1] What I bring:
               *[other] What it costs:
            }
        [situations]
            { $turn ->
                [1] The situation, and its day:
               *[other] What I want to do differently:
            }
       *[pressure]
            { $turn ->
                [1] What they see first:
               *[other] What helps me then:
            }
    }

report-self-questions-heading =
    { $count ->
        [one] A question to ask yourself
       *[other] Three questions to ask yourself
    }

report-self-questions-note =
    { $count ->
        [one] Write half a sentence. Come back in a month and see whether you would write the same.
       *[other] Write half a sentence to each. Come back in a month and see whether you would write the same.
    }

report-self-question =
    { $tie ->
        [dominance]
            { $turn ->
                [1] Which of your decisions this month could somebody else have made as well?
               *[other] Who has stopped contradicting you, and since when?
            }
        [influence]
            { $turn ->
                [1] Which promise of last month did you forget, and who noticed?
               *[other] When did you last learn more about the others in a meeting than they did about you?
            }
        [steadiness]
            { $turn ->
                [1] What would you change here if nobody minded?
               *[other] Who got your help this week while your own work waited?
            }
        [conscientiousness]
            { $turn ->
                [1] Which piece of your work was better than it had to be, and what did that cost?
               *[other] When did you last say “I don't know yet” out loud, and what came of it?
            }
        [fast]
            { $turn ->
                [1] Whose silence did you fill this week?
               *[other] What would you have done differently with one night's sleep in between?
            }
        [calm]
            { $turn ->
                [1] Which thought did you keep to yourself until it could no longer help?
               *[other] Where would half an answer today have been worth more than a whole one next week?
            }
        [people]
            { $turn ->
                [1] When did looking after somebody keep you from saying what was true?
               *[other] You notice how others are. Who notices how you are?
            }
        [task]
            { $turn ->
                [1] Who works with you every week, and you know hardly anything about them?
               *[other] When did a fact from you hurt somebody, and how did you find out?
            }
       *[open]
            { $turn ->
                [1] In which situation are you least like your usual self?
                [2] What do people ask you for most often?
               *[other] What would two colleagues say you do first when a plan fails?
            }
    }

report-self-plan-heading = Your plan

report-self-plan-note = Choose one line or two and strike out the rest. What is tied to a moment gets done more often than a good intention.

report-self-plan-column =
    { $column ->
        [1] When …
        [2] I will …
        [3] From this day
       *[4] Who asks me about it
    }

report-self-plan-when =
    { $tie ->
        [dominance] I am about to settle something in a meeting
        [influence] I promise something in passing
        [steadiness] somebody asks me for help and I have no time
        [conscientiousness] I check something for the third time
        [fast] my question is met with silence
        [calm] a meeting ends and I still have a doubt
        [people] I have to say something unwelcome
        [task] I answer a message about work
       *[open]
            { $turn ->
                [1] a week ends
                [2] I am surprised at how I came across
               *[other] a new task begins
            }
    }

report-self-plan-will =
    { $tie ->
        [dominance] ask one person who hasn't spoken what I am missing
        [influence] write it down, with a day, before I walk away
        [steadiness] say when I could, and what would have to wait for it
        [conscientiousness] ask the person who needs it what would be good enough
        [fast] count to eight before I say anything more
        [calm] say in one sentence that I have it, and when I will explain it
        [people] say it in my first sentence, and then ask how it sounds
        [task] begin with one thing the other person did well
       *[open]
            { $turn ->
                [1] note one situation in which I acted as described, and one in which I didn't
                [2] ask one person what exactly they saw
               *[other] say what I need from the others to do it well
            }
    }

report-self-marks-heading = What you say of it

report-self-marks-note = You know yourself better than any questionnaire does. What you have marked on your page stands here; what is still empty can be filled in by hand. A line that isn't you is worth the most when you talk about this. Everybody who may see your profile also reads your marks and what you wrote to them, and can have a report of their own: a manager's has cards on how to work with you, and none of your answers.

report-self-marks-column =
    { $column ->
        [1] What is said
        [2] It fits, fits in part, or isn't me
       *[3] In your own words
    }

report-self-answers-heading = Your own answers behind this

report-self-answers-note = The answers that moved each statement most. Only you see them, and a coach of yours if you have allowed it.

report-self-answers-side =
    { $side ->
        [for] You chose, and it speaks for this
       *[against] You chose, and it speaks against this
    }

report-self-certain-surest = What is surest about you: “{ $headline }”. Its chance is { $percent }.

report-self-certain-weakest = What is least sure: “{ $headline }”. Its chance is { $percent }. Look for examples of your own, for it and against it.

report-self-certain-other = The chance that you are in the direction of { $style } is { $percent }, too much to rule it out. Where something here doesn't fit, that may be why.

report-self-certain-range = Your widest range is that of { $style }: anything from { $low } to { $high } goes with your answers. It shows how exact the questionnaire is. There were no right or wrong answers that could have changed that.

report-self-agenda-heading =
    { $agenda ->
        [month] A month with this report
       *[share] To think about, and to share
    }

report-self-agenda =
    { $agenda ->
        [month]
            { $turn ->
                [1] First week: notice. Each evening, note one situation that fits the first part, “In short”, and one that doesn't. Change nothing yet.
                [2] Second week: try the first line of your plan, and only that. Note what the others did then.
                [3] Third week: ask two people, “What have you seen me do differently?” If they have seen nothing, choose another line.
                [4] Fourth week: read your boxes again. Keep what was worth its effort, and strike out the rest.
               *[5] A year from now: answer the questionnaire again, and look first at what has stayed the same.
            }
       *[share]
            { $turn ->
                [1] { $random ->
                    [yes] Choose three cards that you would like to try, and one that isn't for you.
                   *[no] Mark three sentences that fit you and one that doesn't. The one that doesn't is worth the most in a conversation.
                }
                [2] { $random ->
                    [yes] Look back on the last two weeks. Where did your work come easily, and where not? Note one situation for each.
                   *[no] Look back on the last two weeks. Where did you act as described here, and where the other way round? Note one situation for each.
                }
                [3] Choose one chapter that matters to you this month, and leave the rest for later.
                [4] Show a page of your choice to two people who work with you, and ask what they would add or strike out.
               *[5] Finish this sentence for them: “It helps me when you …”. One line is enough.
            }
    }

# What to think about before the cards on a situation.
report-self-situation =
    { $topic ->
        [talking] Read your three latest messages as a stranger would. What is missing, and what could go?
        [talk-do] Colleagues can't guess this. Copy the line that you'd most like them to know, and send it to one of them.
        [talk-dont] Choose the one habit that tries your patience most. People drop one more gladly than five.
        [impression] A first impression takes a month to form and a year to change. What do newcomers hear about you before they know you?
        [remote] Without faces, tone has to come from words. Which chat of this month needed a phone call to repair it?
        [energy-gained] Find an hour of last month that flew past. Where were you, with how many people, and doing which part of the job?
        [energy-lost] It isn't always the amount that exhausts. Which ten-minute task do you dread for longer than it lasts?
        [pressure] Think of your last tight deadline. What changed first: what you said, how you wrote, or what you left out?
        [deciding] Recall the last decision that you were glad of. Who knew of it in advance, how long did it take, and what did it rest on?
        [planning] Lay last Monday's plan beside what Friday brought. What filled the gap, and has it done so before?
        [delegation] List three jobs that nobody but you can do. For one of them, name a colleague who would learn from it.
        [change] What here would you defend against any reform? Once you know it, the remainder is easier to give up.
        [one-to-one] Which subject have you carried unsaid from one of these conversations to the next? Put it at the top of the agenda.
        [giving-feedback] Somebody did good work this week and hasn't heard so from you. What precisely did you see, and what was it good for?
        [taking-feedback] Which remark still hurts? Separate how it was worded from what it said, and keep the second.
        [helping] Count last week's favours: how many were requested, how many did you offer, and how many were noticed?
        [disagreement] Remember a quarrel that ended well. What did either side do in its first minute?
        [with-dominance] You may know them by verbs and deadlines: they open with the outcome, interrupt, and forgive quickly. Who comes to mind, and what are they pushing for just now?
        [with-influence] You may know them by stories and gestures: they greet everybody, think aloud, and lose the thread cheerfully. Who is it here, and when did you last laugh together?
        [with-steadiness] You may know them by their patience: they hear you out, remember birthdays, and say yes before they check their diary. Whose quiet effort do you depend on?
       *[with-conscientiousness] You may know them by questions about sources and exceptions: they would rather write than ring. Whose scrutiny has saved you from an error?
    }

# Signs that a claim holds, and that it doesn't.
report-self-claims-heading = See whether it is true

report-self-claims-note = Each line is an estimate from one sitting. Look out for these signs over two weeks; like the rest of the cards they are common experience and not measured.

report-self-claims-label =
    { $part ->
        [holds] Speaks for it
       *[fails] Speaks against it
    }

report-self-claims-holds =
    { $claim ->
        [dominance] In a group without a chair, you end up steering, and what you feel is relief.
        [influence] You retell a good moment the same evening, and enjoy it a second time.
        [steadiness] Colleagues bring you troubles that they hide from others; an unannounced reshuffle spoils your day.
        [conscientiousness] A wrong figure on another person's slide nags at you until you mention it.
        [two] For { $first }: { $one } For { $second }: { $other }
        [open] Your family, your team and an old schoolmate would hardly recognise you in each other's accounts.
        [fast] You reply before you have read to the end, and complete other people's sentences.
        [calm] The point you most wanted to make comes to you after the meeting.
        [people] You recall who was unhappy in a meeting, long after its result has slipped your mind.
       *[task] A productive meeting without one personal word counts as a good one.
    }

report-self-claims-fails =
    { $claim ->
        [dominance] You are content for months while another person sets direction, tempo and rules.
        [influence] A weekend of strangers, noise and anecdotes sounds like punishment.
        [steadiness] Routine bores you by Wednesday, and you rearrange what was working just to see what happens.
        [conscientiousness] You post drafts unread, and errors that surface later leave you cold.
        [two] Both of these are true: { $one } { $other }
        [open] Everybody who knows you would choose the same adjective.
        [fast] You often let a silence stand, and like what comes out of it.
        [calm] You discover your opinion by hearing yourself argue for it.
        [people] Bad news is easy for you to deliver, and you sleep soundly afterwards.
       *[task] Tension between two others distracts you until it's settled, however urgent the work.
    }

# After a warning that the answers look random: $headline is what they would say first.
report-self-doubtful-style = If these answers were chosen with care, they would say of you “{ $headline }”, with a chance of { $percent }. Since that is in doubt, nothing that follows builds on it, and your direction counts as open.

report-self-doubtful-heading = What to do about these answers

report-self-doubtful =
    { $turn ->
        [1] How the check works: it asks whether the choices fit together better than picks made by chance, whether they took long enough to read, and whether they follow places on the screen. What didn't fit is the first piece of evidence at the end.
        [2] It can be wrong. If no direction stands out in you, or most of a question's statements suited you equally well, careful choices look like chance too. It doesn't know why, and it is no verdict on you.
        [3] If you hurried or were interrupted: answer again by your private link, or ask the person who invited you for a new one. Take five to ten quiet minutes, think of the last few weeks at work, and choose what you do rather than what you would like to do. Where two statements fit equally well, take the one that others would have seen more often.
        [4] If you chose with care: answer again too, on another day, and lay both profiles side by side. Where they agree, it was hardly chance. Where they differ, the answers leave it open.
       *[other] Until then, use the questions in these pages and leave the scores alone. What you know of yourself counts for more.
    }

# What a report like this isn't for.
report-self-traps-heading = Seven ways not to use this

report-self-traps =
    { $turn ->
        [1] As an excuse: “that's just my style” ends a conversation, and “that's a habit of mine, tell me when it bothers you” opens one.
        [2] As a verdict on others: one loud afternoon doesn't tell you somebody's letter, and they haven't asked you to guess.
        [3] As a limit: this is about inclination, not ability. People learn what doesn't come naturally, and some become very good at it.
        [4] As proof: those who contradict a page have watched you for years, the questionnaire for ten minutes.
        [5] As a label: a letter on a door plate or under an e-mail invites jokes, sticks for years, and hides the three others, which belong to you just as much.
        [6] As a programme: pick a single habit, practise it for a fortnight, and shelve everything else with a clear conscience.
       *[other] For ever: a new role, a child or a hard year leaves traces. Answer again then, and expect something to have moved.
    }
