## What a report says around its statements.

## Title and subtitle. $audience is self, manager or coach.

# Title and subtitle as one text.
report-name = { $title }: { $subtitle }

report-title-pair = { $a } and { $b }

report-subtitle-person =
    { $audience ->
        [self] How you work · { report-copy }
       *[other] A way of working · { report-copy }
    }

report-subtitle-pair =
    { $audience ->
        [self] How you two work together · { report-copy }
       *[other] How two people work together · { report-copy }
    }

report-subtitle-team = How this team works together · { report-copy }

# Whose copy of a report this is: each reader has another one on the same results.
report-copy =
    { $audience ->
        [self]
            { $subject ->
                [team] the team's copy
               *[other] your own copy
            }
        [coach] the coach's copy
       *[manager] the manager's copy
    }

# In the head of each page but the first.
report-running = { $title } · { report-copy }

## Headings of sections. $subject is assessment, comparison or team.

report-heading-summary = In short

report-heading-portrait = Portrait

report-heading-details =
    { $subject ->
        [comparison]
            { $audience ->
                [self] Where you two are alike and where you differ
               *[other] Where they are alike and where they differ
            }
       *[team]
            { $audience ->
                [self] What you are like as a team
               *[other] What the team is like
            }
    }

# $alike is yes where what is said of two people comes of how alike they are.
report-heading-people =
    { $subject ->
        [comparison]
            { $alike ->
                [yes] The risk of being alike
               *[no]
                    { $audience ->
                        [self] Where you two clash
                       *[other] Where they clash
                    }
            }
       *[team] Who is where
    }

report-heading-scores =
    { $audience ->
        [self] Your four scores
       *[other] The four scores
    }

# What two people or a team bring beside what it costs.
report-heading-sides =
    { $subject ->
        [comparison]
            { $audience ->
                [self] What you two have, and what to watch
               *[other] What they have, and what to watch
            }
       *[team]
            { $audience ->
                [self] What comes easily to you, and what to watch
               *[other] What comes easily to the team, and what to watch
            }
    }

report-heading-strengths =
    { $subject ->
        [assessment]
            { $audience ->
                [self] What you bring
               *[other] What this brings
            }
        [comparison]
            { $audience ->
                [self] What you two have together
               *[other] What they have together
            }
       *[team]
            { $audience ->
                [self] What you can count on
               *[other] What the team can count on
            }
    }

report-heading-watch-outs =
    { $subject ->
        [assessment] What it costs
        [comparison]
            { $alike ->
                [yes]
                    { $audience ->
                        [self] What you both miss
                       *[other] What both miss
                    }
               *[no] What to watch
            }
       *[team] What to watch
    }

report-heading-try =
    { $subject ->
        [assessment]
            { $audience ->
                [self] What you can try
                [coach] What to suggest
               *[other] What to do
            }
        [comparison]
            { $audience ->
                [self] What each of you can try
               *[other] What each can try
            }
       *[team] What to try
    }

report-heading-questions =
    { $subject ->
        [comparison] Questions to talk about
       *[team]
            { $audience ->
                [self] Questions for us
               *[other] Questions for the team
            }
    }

report-heading-certainty =
    { $subject ->
        [comparison] The scores
       *[other] Who is counted
    }

report-heading-evidence = How sure each finding is, and why

report-heading-everybody = How likely each quarter is

# How likely a quarter is, in a sentence.
report-quarter-chance = { $style } ({ $chance })

## What to do first of all.

report-first-heading =
    { $audience ->
        [coach] Three things to suggest first
       *[other] Three things to do first
    }

## What a drawing shows, in a sentence that describes it and claims nothing.

# A short report may have no room for the drawing itself.
report-drawn-heading =
    { $subject ->
        [comparison] How the scores compare
       *[team] How many are in each quarter
    }

# How many of a team may be in the quarter of a style: 3 to 7 in Steadiness (S).
report-drawn-count = { $range } in { style-named }

# $apart is whether dots are moved, $open are those of whom no side is sure, and $random those whose answers look random.
report-drawn-team = { report-drawn-dots } The quarter is clear for { $clear } of the { $count } people with a profile{ report-drawn-half }{ report-drawn-open }{ report-drawn-random-answers }. With everyone counted, each 95% sure: { $ranges }.

# After a claim about a team that is as sure as its badge says with all answers, and of another sureness without
# those that look random.
report-without-random =
    { $claimed ->
        [no] It isn't supported without the answers that look random.
       *[yes] Without the answers that look random: { $strength }.
    }

report-drawn-dots =
    { $apart ->
        [yes] A dot marks about the likeliest place: some are moved apart to be readable.
       *[no] A dot marks the likeliest place.
    }

report-drawn-half =
    { $half ->
        [0] { "" }
       *[other] , for { $half } only the half (pale dots)
    }

report-drawn-open =
    { $open ->
        [0] { "" }
       *[other] , and for { $open } no side is sure
    }

report-drawn-random-answers =
    { $random ->
        [0] { "" }
        [one] . The answers of { $random } person hang together too little
       *[other] . The answers of { $random } people hang together too little
    }

# The styles in which the scores of two people lie furthest apart, each with the score of either and its range. $apart is
# `open` where no difference is likely.
report-drawn-pair =
    { $apart ->
        [open] No score clearly separates { $a } and { $b }. The widest gap is in { $first }, { $first-a } and { $first-b }, and it may be chance. The brackets are the range of each score (95%).
        [close] The scores of { $a } and { $b } are close. The largest difference is in { $first }, { $first-a } and { $first-b }. The brackets are the range of each score (95%).
       *[no] { $a } and { $b } differ most in { $first }, { $first-a } and { $first-b }, and then in { $second }, { $second-a } and { $second-b }. The brackets are the range of each score (95%).
    }

## Who wrote it, and when.

# $credit is what of the report is a language model's: built_in (nothing), arranged, drafted or both. $model is its name.
report-writer =
    { $credit ->
        [arranged] The language model { $model } chose which of Discern's own sentences stand here, and in which order. It wrote none of them.
        [drafted] Written by Discern's own rules from the answers. The language model { $model } drafted one paragraph, which is marked.
        [both] The language model { $model } chose which of Discern's own sentences stand here, and in which order. It drafted one paragraph, which is marked.
       *[built_in] Written by Discern's own rules from the answers.
    }

report-not-arranged = The language model { $model } was asked to arrange this report, and its answer was no use. Discern's own rules arranged it.

# Date and writer on one line.
report-written = { $date }. { $writer }

## Cards for everyday situations, which full reports have.

# A chapter with the situations that suit what the report is for.
report-chapter-purpose = For what this report is for

# The headline of a card of the library in a report on several people: "you" on it is those people.
report-card-for =
    { $audience ->
        [self] { $headline }
       *[other]
            { $subject ->
                [comparison] For { $a } and { $b }: { $headline }
               *[team] For the team: { $headline }
            }
    }

report-chapter-together =
    { $subject ->
        [comparison] Everyday situations for two
       *[team] Everyday situations in the team
    }

## How to talk about the report, and what to fill in then. $a and $b are names.

report-talk-heading =
    { $subject ->
        [comparison]
            { $audience ->
                [self] For a conversation between the two of you
                [coach] A session with them
               *[manager] How to talk with them
            }
       *[team]
            { $audience ->
                [self] An hour with this report
                [coach] A workshop of ninety minutes
               *[manager] Ninety minutes with the team
            }
    }

report-talk-comparison-first =
    { $audience ->
        [self] Each of you marks, alone, one sentence that fits and one that doesn't. Compare them, and let the quieter one begin.
        [coach] Ask { $a } and { $b } for the aim of the session in one sentence each, and read both out.
       *[manager] Speak with { $a } and { $b }, each on their own, before you speak with both. Ask what works, and what takes too long.
    }

report-talk-comparison-second =
    { $audience ->
        [self] Recall one moment last month that went well between you. What did each of you do for it?
        [coach] Let { $a } describe how { $b } works, and let { $b } correct the picture. Then swap.
       *[manager] Describe the work, not the people. Where do the two jobs meet, and what has to be agreed there?
    }

report-talk-comparison-third =
    { $audience ->
        [self]
            { $differ ->
                [yes] Take one difference named here. Each of you finds a real example of it, without bringing in other people.
               *[no] Find one thing that you do differently, and a real example each, without bringing in other people.
            }
        [coach]
            { $differ ->
                [yes] Take one difference named here. Collect an example for it and one against it from each.
               *[no] This report names no difference. Ask { $a } and { $b } for one each, with an example for it and one against it.
            }
       *[manager] Ask { $a } what { $b } makes easier, and the other way round. Wait until there is an answer.
    }

report-talk-comparison-fourth =
    { $audience ->
        [self] Finish this sentence in turn: “When you …, I …, and it would help me if you …”.
        [coach] Replay a recent disagreement twice: once as { $a } would have run it, once as { $b } would. What would have been decided each time?
       *[manager] Leave open who is right. Settle who does what first, and when the other one hears of it.
    }

report-talk-comparison-fifth =
    { $audience ->
        [self] Agree on one thing for two weeks, and on the day when you look back.
        [coach] Finish with the worksheet: what each needs, what they agree, and when they meet again.
       *[manager] After two weeks, ask { $a } and { $b }, each on their own, what is different.
    }

report-talk-team-first =
    { $audience ->
        [self] Minutes 0 to 10: everyone finds their name on a card and says in one sentence whether it fits.
        [coach] 10 minutes: the frame. What DISC describes, what it doesn't measure, and why no place on the circle is worth more than another.
       *[manager] Before: ask whether anyone would rather keep their results out of the room, and don't ask why.
    }

report-talk-team-second =
    { $audience ->
        [self] Minutes 10 to 25: in threes, choose a strength you saw last month, and bring one example of it back to the others.
        [coach] 20 minutes: everyone writes down where on the circle they expect to be, then sees the drawing. Talk about the surprises only. Ask each person alone beforehand. If one would rather not be shown, leave the drawing out.
       *[manager] First half hour: everyone says what fits and what doesn't. Speak last yourself.
    }

report-talk-team-third =
    { $audience ->
        [self] Minutes 25 to 40: choose one thing to watch. When did it cost the team something? Name no one.
        [coach] 25 minutes: two groups that see the team's work differently each write three wishes to the other. Swap them and read them out.
       *[manager] Second half hour: one decision last month. Who was heard, who was heard too late, and what would a missing view have said?
    }

report-talk-team-fourth =
    { $audience ->
        [self] Minutes 40 to 55: fill in the working agreement, three lines at most.
        [coach] 25 minutes: one real decision, gone through twice. First as it went, then as if those who spoke last had spoken first.
       *[manager] Third half hour: the working agreement, three lines at most, each with a name and a date.
    }

report-talk-team-fifth =
    { $audience ->
        [self] Minutes 55 to 60: choose a date four to six weeks from now to look at it again.
        [coach] 10 minutes: the working agreement, a date for the follow-up, and one word each to close.
       *[manager] Afterwards: open the next three meetings with one line of it, and ask whether it was kept.
    }

report-worksheet-heading =
    { $subject ->
        [comparison] What we agree
       *[team] Working agreement
    }

report-worksheet-note =
    { $subject ->
        [comparison] Fill in one line now and the others when you need them.
       *[team] Three lines at most. Each has someone who looks after it, and a day to look at it again.
    }

# The four columns of the table.
report-worksheet-column =
    { $subject ->
        [comparison]
            { $column ->
                [1] When it is about
                [2] { $a } needs
                [3] { $b } needs
               *[4] so we agree
            }
       *[team]
            { $column ->
                [1] When it is about
                [2] we will
                [3] looked after by
               *[4] looked at again on
            }
    }

report-worksheet-topic =
    { $topic ->
        [meetings] Meetings
        [deciding] Decisions
        [disagreement] Disagreement
        [feedback] Feedback
        [pressure] Time pressure
       *[newcomer] New people
    }

## The evidence, and around the pages.

# Before the figures of what is no finding.
report-grounds-caveat = A caution

report-grounds-measured =
    { $about ->
        [scores] Measured
       *[people] Counted
    }

# A figure under a statement.
report-figure = { $name }: { $value }

# In place of the figures of a statement that rests on those of an earlier one.
report-same-figures = Same figures as { $number }.

report-page = { $page } of { $pages }

# Before the address of the report in the app.
report-link = Read it in Discern:

report-see-evidence =
    { $ends ->
        [one] Notes to the small numbers: page { $page }
       *[several] Notes to the small numbers: pages { $page } to { $last }
    }

# The pages that cite a statement.
report-cited-on = Cited on p. { $pages }.

report-short-evidence = The full report shows how sure each finding is, and why.

report-column-name = Name

report-everybody-note =
    { $doubted ->
        [0] The chance that each person is in each quarter.
       *[other] The chance that each person is in each quarter. A dash marks answers that look picked at random.
    }

report-everybody-doubted = –

## Why there is no report.

report-nothing-person = These answers give no profile, so there is nothing to report.

report-nothing-pair = One of the two has no profile, so there is nothing to compare.

report-nothing-team = No one in this team has a profile that may be shown, so there is nothing to report.

report-nothing-assessment = This assessment has no profile.

report-nothing-shared = One of the two has no profile that counts, or doesn't share it.

## How people look to each other. $ways is who looks at whom: styles and halves of the circle. What is taught, in both
## its sides, as it ends the sentence “To them you look …”.

report-looks =
    { $ways ->
        [D-D] strong and direct, and unwilling to give way
        [D-I] lively and quick, and full of talk that goes nowhere
        [D-S] loyal and steady, and slow to say yes
        [D-C] thorough and exact, and stuck in the details
        [I-D] bold and clear, and cold when it matters
        [I-I] fun and full of ideas, and always on stage
        [I-S] kind and patient, and hard to get excited
        [I-C] clever and careful, and quick to pour cold water on things
        [S-D] brave and decisive, and hard on people
        [S-I] warm and cheerful, and gone before the work is done
        [S-S] reliable and easy to be with, and too polite to speak up
        [S-C] calm and thorough, and a little distant
        [C-D] clear about the goal, and careless with the facts
        [C-I] open and encouraging, and vague about what was agreed
        [C-S] patient and dependable, and unwilling to say what is wrong
        [C-C] exact and well prepared, and never done checking
        [fast-D] quick to act, and quick to overrule
        [fast-I] quick to join in, and quick to move on
        [fast-S] steady, and slower than the day allows
        [fast-C] careful, and late with the answer
        [calm-D] sure of the way, and too fast to hear a doubt
        [calm-I] full of energy, and on to the next thing before the thought is finished
        [calm-S] easy to work beside, and unlikely to start anything
        [calm-C] careful, and unlikely to end the waiting
        [people-D] strong, and blind to who gets hurt
        [people-I] warm and open, and eager to be liked
        [people-S] kind, and afraid of a hard word
        [people-C] clever, and cool with people
        [task-D] clear about the result, and impatient to get it
        [task-I] good company, and slow to get to the point
        [task-S] helpful, and worried about everyone's feelings
        [task-C] precise, and never quite done
        [D-fast] quick and willing, and not always aimed at the goal
        [D-calm] reliable, and slow off the mark
        [D-people] good with people, and soft on results
        [D-task] direct, and ready to argue
        [I-fast] ready for anything, and hard to get a word in with
        [I-calm] attentive, and hard to read
        [I-people] easy to talk to, and as easily led off the subject
        [I-task] focused, and short of a friendly word
        [S-fast] full of drive, and hard to keep up with
        [S-calm] pleasant and even, and no help with saying no
        [S-people] kind and interested, and quick to take things to heart
        [S-task] reliable about the work, and blunt
        [C-fast] energetic, and hasty
        [C-calm] thoughtful, and slow to commit
        [C-people] friendly, and light on evidence
       *[C-task] factual, and silent about anything else
    }
