## What a report on a person tells their coach, beside the statements. $a is the person's name; $tie and $turn are as in
## report-self. Everything here is a hypothesis to test in the session.

report-coach-chapter =
    { $chapter ->
        [situations] Situations to explore
        [talking] How { $a } talks, and comes across
        [styles] { $a } and each of the four styles
        [feedback] Feedback and help
       *[pressure] Energy and pressure
    }

# Cards on how others talk with the person.
report-coach-topic =
    { $topic ->
        [talk-do] What helps when others talk with { $a }
       *[talk-dont] What doesn't help when others talk with { $a }
    }

# Before the first cards.
report-coach-cards-note = The cards say what DISC commonly teaches about a style. Only the style was measured, or the pace or focus: the small number leads to that, and to how sure it is. They speak to { $a }, whose own report has them too; under each heading is what you can ask and listen for.

# What is claimed, in a chapter of its own.
report-coach-claims-heading =
    { $count ->
        [one] What is claimed
       *[other] What is claimed, the least certain first
    }

report-coach-claims-note = Begin at the top: what the answers leave most open is what { $a } can tell you most about. What to ask and to listen for is common practice, not measured.

# The same in a short report, which has room for two.
report-coach-test-heading =
    { $count ->
        [one] What to test
       *[other] What to test first
    }

report-coach-test-note =
    { $count ->
        [one] { $a } can tell you more about it than the answers do. What to ask and to listen for is common practice, not measured.
       *[other] What the answers leave most open comes first: { $a } can tell you most about it. What to ask and to listen for is common practice, not measured.
    }

report-coach-claims-label =
    { $part ->
        [holds] If it holds, you may hear
        [fails] What would speak against it
       *[next] Where to go from there
    }

# $what says how certain the claim is.
report-coach-claims-ask =
    { $claim ->
        [dominance] { $what }. Ask: “Tell me about a decision of last week that was yours alone.”
        [influence] { $what }. Ask: “Tell me about your best day of last month.”
        [steadiness] { $what }. Ask: “Tell me about the last thing that changed at short notice.”
        [conscientiousness] { $what }. Ask: “How did you know that your last piece of work was finished?”
        [two] { $what }. Ask: “Think of a plan that failed. What did you do in the first hour?”
        [open] { $what }. Ask: “Where are you most yourself at work, and who is there?”
        [fast] { $what }. Ask: “What did you say first in your last meeting, and when?”
        [calm] { $what }. Ask: “What did you want to say in your last meeting, and didn't?”
        [people] { $what }. Ask: “Who is affected by what you are working on?”
       *[task] { $what }. Ask: “What has to be true for your project to succeed?”
    }

report-coach-claims-holds =
    { $claim ->
        [dominance] “I” and verbs; a result in the first sentence; impatience with the story itself.
        [influence] Names and scenes, as if for an audience, with an eye on how you take it.
        [steadiness] “We”, and concern for those it hit; how long the old way had worked.
        [conscientiousness] Criteria, sources, and corrections of what was just said.
        [two] For { $first }: { $one } For { $second }: { $other }
        [open] A different person in each role: a level profile may be several clear ones.
        [fast] Answers that begin before you finish, and correct themselves on the way.
        [calm] Pauses, finished sentences, and the best thought at the end of the hour.
        [people] People before facts, and how something was taken before what was decided.
       *[task] Facts before people, and colleagues named by their function.
    }

report-coach-claims-fails =
    { $claim ->
        [dominance] Credit given away, questions back to you, ease with an open end.
        [influence] A day as a list of steps or figures, with nobody else in it.
        [steadiness] Pleasure in the upheaval, and nobody missed.
        [conscientiousness] “It felt done”, round numbers, boredom with detail.
        [two] Both of these are true: { $one } { $other }
        [open] The same first move everywhere. Then one style may stand out after all.
        [fast] Silence that is comfortable, and answers that come in one piece.
        [calm] Thinking aloud, with three versions of one answer.
        [people] Impatience when the talk turns to feelings.
       *[task] Stories that turn on who felt what.
    }

report-coach-portraits = The four styles, as the report for { $a } has them

report-coach-claims-next =
    { $claim ->
        [dominance] Look at power: where may { $a } decide, and where is that only hoped for?
        [influence] Follow the audience: who has to be impressed, and what remains when nobody is watching?
        [steadiness] Explore the price of harmony: which wish has gone unspoken, and for the sake of which relationship?
        [conscientiousness] Inquire about the standard: who set it, and what would happen a notch below it?
        [two] Ask in which setting { $a } is more like the first of { $styles }, and in which more like the second.
        [open] Draw the roles instead: a column each for work, family and friends, with the first move in each.
        [fast] Slow one story down, sentence by sentence, until a moment of choice appears in it.
        [calm] Find out how much safety it takes to speak unfinished, and with which listener it exists already.
        [people] Separate care from worry: which of these concerns did anybody hand to { $a }?
       *[task] Ask which conversation would be due if the work were finished, and who is waiting for it.
    }

# What to ask about a situation, and what to listen for.
report-coach-situation =
    { $topic ->
        [talking] Ask: “Whose sentences do you finish, and who finishes yours?” Listen for pace and gaps, and for who gets quoted.
        [talk-do] Ask: “Who talks with you in the way you like best? What exactly do they do?” Listen for the conditions: what has to be there before { $a } listens.
        [talk-dont] Ask: “Which opening makes you stop listening?” Listen for what is behind the complaint: haste, boredom or hurt.
        [impression] Ask: “What do people get wrong about you at first?” Listen for whether it is their mistake, in this story, or an effect.
        [remote] Ask: “What do your messages leave out that your face would say?” Listen for who the medium is meant to suit: the writer or the reader.
        [energy-gained] Ask: “When did you last forget the time at work?” Listen for the moment at which the voice changes.
        [energy-lost] Ask: “What do you put off until the evening?” Listen for whether it is the work that tires, or the people.
        [pressure] Ask: “What would I see of you an hour before a deadline?” Listen for what is given up first: people, care or speed.
        [deciding] Ask: “Which decision would you take back, and what was missing in it?” Listen for the measure: speed, evidence or consent.
        [planning] Ask: “What in your week is always the first to slip?” Listen for what a plan is: a promise, a tool or a burden.
        [delegation] Ask: “What do you still do that somebody else should do?” Listen for the reason: quality, speed, kindness or control.
        [change] Ask: “Which change here did you like least, and what did you do then?” Listen for what was to be kept.
        [one-to-one] Ask: “What do you not say in your one-to-ones?” Listen for who sets the subject, and who ends the talk.
        [giving-feedback] Ask: “Who is owed a frank word from you, and since when?” Listen for what { $a } expects to happen after it.
        [taking-feedback] Ask: “Which criticism do you still remember?” Listen for what stuck: the content or the tone.
        [helping] Ask: “Who gets your help without asking?” Listen for what is expected in return, if anything is.
        [disagreement] Ask: “What did your last argument achieve?” Listen for who won, who stayed, and who went quiet.
        [with-dominance] Ask: “Who at work pushes you, and what do you do then?” Listen for a fight, a retreat or a deal.
        [with-influence] Ask: “Whose enthusiasm carries you along, and whose tires you?” Listen for envy, amusement or relief.
        [with-steadiness] Ask: “On whose patience do you rely?” Listen for whether that person knows.
       *[with-conscientiousness] Ask: “Who checks your work, and how is that for you?” Listen for trust, relief or offence.
    }

report-coach-questions-heading =
    { $count ->
        [one] A question to open with
       *[other] Three questions to open with
    }

report-coach-questions-note =
    { $count ->
        [one] { $random ->
            [yes] It suits anybody, and needs no result. Ask it, and let the silence last.
           *[no] It stays useful if a claim turns out wrong. Ask it, and let the silence last.
        }
       *[other] { $random ->
            [yes] They suit anybody, and need no result. Ask one, and let the silence last.
           *[no] They go with what is claimed, or suit anybody where little is, and stay useful if a claim turns out wrong. Ask one, and let the silence last.
        }
    }

report-coach-question =
    { $tie ->
        [dominance]
            { $turn ->
                [1] “When did you last give way, and what did it cost you?”
               *[other] “What would your colleagues say it costs to contradict you?”
            }
        [influence]
            { $turn ->
                [1] “What is a day without a single conversation like for you?”
               *[other] “Which promise would you make again, and which one not?”
            }
        [steadiness]
            { $turn ->
                [1] “What are you carrying that nobody has asked about?”
               *[other] “What would happen if you said no once this week?”
            }
        [conscientiousness]
            { $turn ->
                [1] “What could be wrong with your work today, and who would notice?”
               *[other] “When did being right not help you?”
            }
        [fast]
            { $turn ->
                [1] “What happens in you during a pause?”
               *[other] “Which start would you take back?”
            }
        [calm]
            { $turn ->
                [1] “What happens between having a thought and saying it?”
               *[other] “Which of your answers came too late?”
            }
        [people]
            { $turn ->
                [1] “Whose opinion of you counts most at work, and how do you learn of it?”
               *[other] “When did you last disappoint somebody on purpose?”
            }
        [task]
            { $turn ->
                [1] “How do people find out that you value them?”
               *[other] “When were the facts right, and it still went wrong?”
            }
       *[open]
            { $turn ->
                [1] “Which of the four styles would your best colleague pick for you, and which would you?”
                [2] “In which role at work are you hardest to recognise?”
               *[other] “What do you do differently when it matters?”
            }
    }

report-coach-plan-heading = What the session shows

report-coach-plan-note =
    { $random ->
        [yes] A line for each thing that { $a } says of how they work. Fill it in together, and let { $a } have the last word.
       *[no] A line for each claim, the least certain first. Fill it in with { $a }, and let { $a } have the last word.
    }

report-coach-plan-column =
    { $column ->
        [1] { $random ->
                [yes] What { $a } says
               *[no] What is claimed, and its chance
            }
        [2] A story that speaks for it
        [3] A story that speaks against it
       *[4] What { $a } concludes
    }

report-coach-marks-heading = What { $a } says of it

report-coach-marks-note = Where { $a } has written something, begin there: a statement that doesn't fit is the shortest way into a conversation.

report-coach-marks-column =
    { $column ->
        [1] What is said
        [2] It fits, fits in part, or doesn't
       *[3] What { $a } has written
    }

report-coach-answers-heading = What the answers say, and contradict

report-coach-answers-note = The answers that moved each statement most, those against it first. { $a } has allowed you to see them; they are for the two of you and nobody else.

report-coach-answers-side =
    { $side ->
        [for] For it
       *[against] Against it
    }

report-coach-certain-heading = What the answers leave open

report-coach-certain-surest = Most certain: “{ $headline }”, with a chance of { $percent }. If { $a } disputes even that, believe { $a }, and ask for an example.

report-coach-certain-weakest = Least certain of what is claimed: “{ $headline }”, with a chance of { $percent }. Collect one story for it and one against it.

report-coach-certain-other = The next reading is the direction of { $style }, with a chance of { $percent }. Ask for a story that would tell it apart from what is claimed.

report-coach-certain-range = The least exact score is that of { $style }: anything from { $low } to { $high } goes with the answers. That is a limit of the questionnaire and says nothing of how { $a } varies.

report-coach-agenda-heading =
    { $agenda ->
        [series] Three sessions
       *[hour] A session of an hour
    }

report-coach-agenda =
    { $agenda ->
        [series]
            { $turn ->
                [1] First session, contract: what should be different in three months, and who will see it?
                [2] First session, a week: { $a } goes through a normal one, hour by hour. Mark what comes easily and what costs effort, and name no style.
                [3] Second session, other eyes: before it, { $a } asks two colleagues what they count on, and what they work around. What fits, and what surprises?
                [4] Third session, trial: what did { $a } try, what did the others do, and what stays?
               *[5] Close the third with what is no longer needed, this report included.
            }
       *[hour]
            { $turn ->
                [1] Contract: what does { $a } want to be different after this session, and who will hear of it?
                [2] { $random ->
                    [yes] The answers: leave the drawing out. How did { $a } choose, and what was the questionnaire thought to be for?
                   *[no] Guess first: has { $a } read a report already? Ask which sentence came as a surprise. If not, { $a } guesses a place on the circle, and then sees the drawing. Explore the gap.
                }
                [3] { $random ->
                    [yes] A week: { $a } tells of one day that went well and of one that didn't. What was different?
                   *[no] Open points: take the first entry of the list that begins with the least certain. { $a } tells one story that speaks for it and one that speaks against it.
                }
                [4] { $random ->
                    [yes] Another try: does { $a } want to answer again, and what would have to be different then?
                   *[no] Exceptions: take one watch-out and ask for the last time it happened, the last time it didn't, and what made the difference.
                }
               *[5] Close with one line for the coming week, which { $a } words, with a date and a person who will ask about it.
            }
    }

# After a warning that the answers look random: $headline is what they would say first.
report-coach-doubtful-style = If these answers were chosen with care, they would say of { $a } “{ $headline }”, with a chance of { $percent }. Since that is in doubt, nothing that follows builds on it, and the direction counts as open.

report-coach-doubtful-heading = What to do about these answers

report-coach-doubtful =
    { $turn ->
        [1] How the check works: it asks whether the choices fit together better than picks made by chance, whether they took long enough to read, and whether they follow places on the screen. What didn't fit is the first piece of evidence at the end.
        [2] It can be wrong. The careful choices of people without a direction that stands out look like chance too. It doesn't know why: haste, an interruption, doubts about the questionnaire, or none of these.
        [3] Before the session, ask how the answering went: where, how long, and what { $a } thought it was for. Somebody who had to take part may have had good reasons to pick without reading, and these are a better subject than any score.
        [4] Offer another try: five to ten quiet minutes, on another day, if { $a } wants to. Lay both results side by side in the session. Where they agree, it was hardly chance; where they differ, the answers leave it open.
       *[other] Without a second result, work with the questions and with what { $a } tells of the last few weeks. Don't interpret the scores, not even as a guess.
    }

# What can happen in a session, and what to do.
report-coach-traps-heading = When the session takes a turn

report-coach-traps =
    { $turn ->
        [1] { $a } agrees with everything. General sentences please everybody: ask for a counterexample to the one that pleased most.
        [2] { $a } rejects everything. Put the pages away, hear the self-portrait first, and return to them only if invited.
        [3] { $a } wants to know which style is best. Reply with a question: best at which task, beside which colleagues, and in whose eyes? Rankings flatter or wound; neither teaches.
        [4] People who are absent become the subject. Diagnosing a boss or a partner feels productive; bring it back to what { $a } will do.
        [5] Somebody who pays for the session asks what came out. Hand over what you agreed at the start, and not a page of this; announce that limit beforehand, with everybody at the table. { $a } may volunteer the remainder.
        [6] { $a } wants a prediction: will the new job work out, will the boss come round? Say no, kindly. What ten minutes of answers measure foretells no single day. Look for something to try before Friday.
        [7] Nothing happens. Placid agreement can be fatigue or courtesy: swap chairs, sketch the circle on the floor, or finish early and bank the quarter of an hour. Send a short note tomorrow, and ask what lingered.
       *[other] Distress surfaces. Nothing here measures illness or strain. Slow down, leave the agenda, and know where you can refer somebody.
    }
