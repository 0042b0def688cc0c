## What a report tells the person it is about, beside the statements. $tie is what of the person a text suits: a style's
## quarter, an end of pace or focus, or `open` for what suits everyone. $turn counts from 1.

# Chapters of lists and cards.
report-self-chapter =
    { $chapter ->
        [lists] What gives and takes energy
        [sides] What you bring, and what it costs
        [ask] What to find out about yourself
        [talk] What helps others talk with you
        [situations] Three situations
       *[styles] You and the four styles
    }

# What can be said to somebody whose place is open. $pace and $focus are the likelier half of each axis, $most and $least
# the likeliest quarter and the least likely one. Below 60% a half is `even`, such as `fast-even`.
report-self-standing-heading = What your answers say so far

report-self-standing =
    { $turn ->
        [1] { report-self-standing-pace } ({ $pace-chance }), and { report-self-standing-focus } ({ $focus-chance }). { report-self-standing-quarters } None of it is sure enough to build on.
        [2] Two reasons are common. One is that you work in several ways by turns, fast in one task and slow in the next, close to people here and deep in facts there. The other is that the questions were too few, or didn't fit your work. The answers don't show which.
       *[other] You can find out: think of three tasks last week, and ask a colleague what you did first in each. You can also answer again on another day and compare.
    }

# $near is how many quarters are about as likely as the likeliest, which it is among: 1, 2, 3 or 4. $likeliest lists these
# with their chances, and $others the other ones.
report-self-standing-quarters =
    { $near ->
        [1] Of the four quarters { $most } is the likeliest ({ $most-chance }) and { $least } the least likely ({ $least-chance }).
        [4] All four quarters are about equally likely: { $likeliest }.
       *[other] { $likeliest } are about equally likely, { $others } less so.
    }

# $styles are the letters of the two highest scores.
report-self-standing-opposites = Your two highest scores, { $styles }, lie opposite each other on the circle. Your dot is between them, so neither shows in it.

report-self-standing-pace =
    { $pace ->
        [fast] You are likelier to move fast than to take your time
        [calm] You are likelier to take your time than to move fast
        [fast-even] It's a toss-up whether you move fast
       *[calm-even] It's a toss-up whether you take your time
    }

report-self-standing-focus =
    { $focus ->
        [people] you are likelier to put people first than the task
        [task] you are likelier to put the task first than people
        [people-even] it's a toss-up whether you put people first
       *[task-even] it's a toss-up whether you put the task first
    }

# Below the heading of the four styles.
report-self-styles-note = How people of each style tend to look to you, and you to them. DISC courses teach this, and it wasn't measured.

# $looks is one of `report-looks`. $way is how they look to you, how you look to them, or both alike.
report-self-looks =
    { $way ->
        [both] To each other, you and they look { $looks }.
        [them] To you they look { $looks }.
       *[you] To them you look { $looks }.
    }

report-self-questions-heading =
    { $count ->
        [one] A question to ask yourself
       *[other] Three questions to ask yourself
    }

report-self-questions-note =
    { $count ->
        [one] Write half a sentence. In a month, see whether you would write the same.
       *[other] Write half a sentence to each. In a month, see whether you would write the same.
    }

report-self-question =
    { $tie ->
        [dominance]
            { $turn ->
                [1] Which of your decisions this month could someone else have made as well?
               *[other] Who has stopped contradicting you, and since when?
            }
        [influence]
            { $turn ->
                [1] Which promise did you forget last month, and who noticed?
               *[other] When did you last learn more about the others in a meeting than they learned about you?
            }
        [steadiness]
            { $turn ->
                [1] What would you change here if no one minded?
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
               *[other] What would you have done differently after a night's sleep?
            }
        [calm]
            { $turn ->
                [1] Which thought did you keep to yourself until it was too late to help?
               *[other] Where would half an answer today be worth more than a whole one next week?
            }
        [people]
            { $turn ->
                [1] When did you spare someone's feelings and leave something unsaid?
               *[other] You notice how others are. Who notices how you are?
            }
        [task]
            { $turn ->
                [1] Who do you work with every week and hardly know?
               *[other] When did a plain fact from you hurt someone, and how did you find out?
            }
       *[open]
            { $turn ->
                [1] In which situation are you least like your usual self?
                [2] What do people ask you for most often?
               *[other] What would two colleagues say you do first when a plan fails?
            }
    }

report-self-plan-heading = Your plan

report-self-plan-note = Choose one line or two, and strike out the rest.

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
        [steadiness] someone asks me for help and I have no time
        [conscientiousness] I check something for the third time
        [fast] no one answers my question
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
        [steadiness] say when I could, and what would have to wait
        [conscientiousness] ask the person who needs it what would be good enough
        [fast] wait until someone else has spoken
        [calm] say that I have it, and when I will explain it
        [people] say it in my first sentence, and then ask how it sounds
        [task] begin with one thing the other person did well
       *[open]
            { $turn ->
                [1] note one situation that fits these pages, and one that doesn't
                [2] ask one person what exactly I did
               *[other] say what I need from the others to do it well
            }
    }

report-self-answers-heading = Your own answers behind this

report-self-answers-note = The answers that counted most for each finding, no answer twice. Only you see them, and a coach of yours if you have allowed it.

report-self-answers-side =
    { $side ->
        [for] You chose, and it speaks for this
       *[against] You chose, and it speaks against this
    }

# Signs that a claim holds, and that it doesn't.
report-self-claims-heading = See whether it is true

report-self-claims-label =
    { $part ->
        [holds] Speaks for it
       *[fails] Speaks against it
    }

report-self-claims-holds =
    { $claim ->
        [dominance] In a group without a chair, you end up steering, and you're relieved.
        [influence] You retell a good moment the same evening, and enjoy it a second time.
        [steadiness] Colleagues bring you troubles that they hide from others, and a sudden reshuffle spoils your day.
        [conscientiousness] A wrong figure on another person's slide nags at you until you mention it.
        [open] Your family, your team and an old schoolmate would each describe a different person.
        [fast] You reply before you have read to the end, and complete other people's sentences.
        [calm] The point you most wanted to make comes to you after the meeting.
        [people] You recall who was unhappy in a meeting long after you have forgotten its result.
       *[task] A productive meeting without one personal word is a good one to you.
    }

report-self-claims-fails =
    { $claim ->
        [dominance] You are content for months while another person sets direction and pace.
        [influence] A weekend of strangers, noise and stories sounds like punishment.
        [steadiness] Routine bores you by the middle of the week, and you rearrange what works just to see what happens.
        [conscientiousness] You send drafts unread, and errors that turn up later leave you cold.
        [open] Everyone who knows you would choose the same word for you.
        [fast] You let a silence stand, and like what comes out of it.
        [calm] You find out what you think by hearing yourself argue for it.
        [people] Bad news is easy for you to deliver, and you sleep soundly afterwards.
       *[task] Tension between two colleagues distracts you until it's settled, however urgent the work.
    }

report-self-doubtful-heading = What to do about these answers

report-self-doubtful =
    { $turn ->
        [1] The check asks three things: whether the choices fit together better than picks made by chance, whether they took long enough to read, and whether they follow places on the screen. What didn't fit is the first entry at the end.
        [2] It can be wrong. If you lean to no side, or most statements suited you equally well, careful choices look like chance too.
        [3] If you hurried or were interrupted, answer again by your private link, or ask for a new one. Take five to ten quiet minutes, think of the last few weeks at work, and choose what you do, not what you would like to do. Where two statements fit equally well, take the one that others would have seen more often.
        [4] If you chose with care, answer again on another day and compare the two profiles. Where they agree, it was hardly chance. Where they differ, it stays open.
       *[other] Until then, use the questions in these pages and leave the scores alone.
    }
