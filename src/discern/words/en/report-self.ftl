## What a report tells the person it is about, beside the statements. $tie is what of the person a text goes with: a
## style that leads or may lead, an end of pace or focus, or `open` for what suits everybody. $turn counts from 1.

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

# What is commonly taught of the styles that lead or come second.
report-self-portraits =
    { $count ->
        [one] The style behind your answers
       *[other] The styles behind your answers
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

report-self-questions-heading = Three questions to ask yourself

report-self-questions-note = Write half a sentence to each. Come back in a month and see whether you would write the same.

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
        [active]
            { $turn ->
                [1] Whose silence did you fill this week?
               *[other] What would you have done differently with one night's sleep in between?
            }
        [thoughtful]
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
        [active] my question is met with silence
        [thoughtful] a meeting ends and I still have a doubt
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
        [active] count to eight before I say anything more
        [thoughtful] say in one sentence that I have it, and when I will explain it
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

report-self-marks-note = You know yourself better than any questionnaire does. What you have marked on your page stands here; what is still empty can be filled in by hand. A line that isn't you is worth the most when you talk about this.

report-self-marks-column =
    { $column ->
        [1] What is said
        [2] Fits, in part, or not me
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

report-self-certain-weakest = What is least sure: “{ $headline }”. Its chance is { $percent }, so take it as a guess and look for examples of your own.

report-self-certain-other = The chance that you lead with { $style } is { $percent }, too much to rule it out. Where something here doesn't fit, that may be why.

report-self-certain-range = Your widest range is that of { $style }: anything from { $low } to { $high } goes with your answers. More answers would narrow it; better answers don't exist.

report-self-agenda-heading =
    { $agenda ->
        [month] A month with this report
       *[share] To think about, and to share
    }

report-self-agenda =
    { $agenda ->
        [month]
            { $turn ->
                [1] First week: notice. Each evening, note one situation that fits the first page and one that doesn't. Change nothing yet.
                [2] Second week: try the first line of your plan, and only that. Note what the others did then.
                [3] Third week: ask two people, “What have you seen me do differently?” If they have seen nothing, choose another line.
                [4] Fourth week: read your boxes again. Keep what was worth its effort, and strike out the rest.
               *[5] A year from now: answer the questionnaire again, and look first at what has stayed the same.
            }
       *[share]
            { $turn ->
                [1] Mark three sentences that fit you and one that doesn't. The one that doesn't is worth the most in a conversation.
                [2] Look back on the last two weeks. Where did you act as described here, and where the other way round? Note one situation for each.
                [3] Choose one chapter that matters to you this month, and leave the rest for later.
                [4] Show a page of your choice to two people who work with you, and ask what they would add or strike out.
               *[5] Finish this sentence for them: “It helps me when you …”. One line is enough.
            }
    }
