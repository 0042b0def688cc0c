## What a report on a person tells their coach, beside the statements. $a is the person's name; $tie and $turn are as in
## report-self. Everything here is a hypothesis to test in the session.

report-coach-chapter =
    { $chapter ->
        [sides] What { $a } brings, and what it costs
        [ask] What to ask { $a }
        [talk] How to talk with { $a }
        [situations] Three situations to explore
       *[styles] { $a } and the four styles
    }

report-coach-styles-note = How people of each style tend to look to { $a }, and { $a } to them. DISC courses teach it, and it wasn't measured. Ask for one person of each before you show it. The advice speaks to { $a }.

report-coach-looks =
    { $way ->
        [both] To each other, they and { $a } look { $looks }.
        [them] To { $a } they look { $looks }.
       *[you] To them { $a } looks { $looks }.
    }

# How to debrief a place on the circle that is as sure as this one, and what to answer a client. $chances are those of the
# quarters that aren't all but ruled out.
report-coach-debrief-heading = How to talk about this result

report-coach-debrief =
    { $how ->
        [direction] The answers place { $a } { $place }. Let { $a } guess before you show the circle, and spend the time on what doesn't fit. Four times in five the place is in the shaded area, so behaviour from a neighbouring style fits too.
        [half] The answers carry one half of the circle and leave the other question open: { $chances }. Say so first: “This is sure, and this isn't.” Work with what is sure. Then ask for two situations that pull in different directions, one of each kind. The open question is the better subject, because only { $a } can answer it.
        [halves] The answers carry two halves of the circle, each surer than the two together: { $chances }. Say so first: “Each is surer than both.” Then test each alone, with a situation that calls for its opposite. Where both hold, the quarter that they share fits.
        [open] The answers carry no side: { $chances }. Don't offer a style to choose from, not even as a guess: people take to any. Ask how { $a } worked in three different tasks last week, and what was done first in each. Someone who is different in each of them has a good reason for an open result. If all three were alike, another try with more time can show it.
       *[adapted] “Where are my natural and my adapted style?” Some questionnaires draw two pictures, one of how people are and one of how they feel they must be. Discern asks one thing, how { $a } acts at work now, and so draws one picture. It knows nothing of a truer self behind it. If the gap matters, ask: “Where does acting like this cost you effort, and who expects it?”
    }

# How likely a quarter is, among $chances: “S 76%”.
report-coach-chance = { $style } { $chance }

# $styles is one letter or two. $end is the half that the two share, or `nearer` where one of them is clearly likelier:
# $nearer and $farther are these with their chances.
report-coach-debrief-place =
    { $count ->
        [1] in the quarter { $styles }: { $chances }
       *[2]
            { $end ->
                [nearer] between { $styles }, nearer { $nearer } than { $farther }
                [fast] in the middle of the fast half, between { $styles }: { $chances }
                [calm] in the middle of the calm half, between { $styles }: { $chances }
                [people] in the middle of the people-first half, between { $styles }: { $chances }
               *[task] in the middle of the task-first half, between { $styles }: { $chances }
            }
    }

# Before the first cards.
report-coach-cards-note = The cards speak to { $a }. Above them is what you can ask, and what to listen for.

# What is claimed, in a chapter of its own.
report-coach-claims-heading =
    { $count ->
        [one] What to test
       *[other] What to test, the least sure first
    }

# The same in a short report.
report-coach-test-heading =
    { $count ->
        [one] What to test
       *[other] What to test first
    }

report-coach-claims-label =
    { $part ->
        [ask] Ask
        [holds] If it holds, you hear
        [fails] What speaks against it
       *[next] Where to go from there
    }

report-coach-claims-ask =
    { $claim ->
        [dominance] “Tell me about a decision last week that was yours alone.”
        [influence] “Tell me about your best day last month.”
        [steadiness] “Tell me about the last thing that changed at short notice.”
        [conscientiousness] “How did you know that your last piece of work was finished?”
        [open] “Where are you most yourself at work, and who is there?”
        [fast] “What did you say first in your last meeting, and when?”
        [calm] “What did you want to say in your last meeting, and didn't?”
        [people] “Who is affected by what you are working on?”
       *[task] “What has to be true for your project to succeed?”
    }

report-coach-claims-holds =
    { $claim ->
        [dominance] “I” and verbs, a result in the first sentence, and impatience with the story itself.
        [influence] Names and scenes, as if for an audience, with an eye on how you take it.
        [steadiness] “We”, concern for people the change hit, and how long the old way had worked.
        [conscientiousness] Criteria, sources, and corrections of what was just said.
        [open] A different person in each role.
        [fast] Answers that begin before you finish, and correct themselves on the way.
        [calm] Pauses, finished sentences, and the best thought at the end of the hour.
        [people] People before facts, and how something was taken before what was decided.
       *[task] Facts before people, and colleagues called by their function.
    }

report-coach-claims-fails =
    { $claim ->
        [dominance] Credit given away, questions back to you, ease with an open end.
        [influence] A day as a list of steps or figures, with no one else in it.
        [steadiness] Pleasure in the upheaval, and no word about anyone it hit.
        [conscientiousness] “It felt done”, round numbers, boredom with detail.
        [open] The same first move everywhere.
        [fast] Silence that is comfortable, and answers that come in one piece.
        [calm] Thinking aloud, with three versions of one answer.
        [people] Impatience when the talk turns to feelings.
       *[task] Stories that turn on who felt what.
    }

report-coach-claims-next =
    { $claim ->
        [dominance] Look at power. Where may { $a } decide, and where is that only hoped for?
        [influence] Follow the audience. Who has to be impressed, and what remains when no one is watching?
        [steadiness] Explore the price of harmony. Which wish has gone unspoken, and for whose sake?
        [conscientiousness] Ask about the standard. Who set it, and what would happen a notch below it?
        [open] Draw the roles: a column each for work, family and friends, with the first move in each.
        [fast] Slow one story down, sentence by sentence, until a moment of choice appears in it.
        [calm] Find out how much safety it takes to speak unfinished, and with which listener { $a } has it already.
        [people] Separate care from worry. Which of these concerns did anyone hand to { $a }?
       *[task] Ask which conversation would be due if the work were finished, and who is waiting for it.
    }

# What to ask about a situation, and what to listen for.
report-coach-situation =
    { $topic ->
        [talking] Ask: “Whose sentences do you finish, and who finishes yours?” Listen for pace and gaps, and for who gets quoted.
        [remote] Ask: “What do your messages leave out that your face would say?” Listen for who the medium suits, the writer or the reader.
        [meetings] Ask: “When did you last change your mind in a meeting?” Listen for what it took, and who was there.
        [pressure] Ask: “What would I see of you an hour before a deadline?” Listen for what goes first: people, care or speed.
        [deciding] Ask: “Which decision would you take back, and what was missing in it?” Listen for the measure: speed, evidence or consent.
        [planning] Ask: “What in your week is always the first to slip?” Listen for what a plan is: a promise, a tool or a burden.
        [delegation] Ask: “What do you still do that someone else should do?” Listen for the reason: quality, speed, kindness or control.
        [change] Ask: “Which change here did you like least, and what did you do then?” Listen for what { $a } wanted to keep.
        [one-to-one] Ask: “What do you not say in your one-to-ones?” Listen for who sets the subject, and who ends the talk.
        [giving-feedback] Ask: “Who is owed a frank word from you, and since when?” Listen for what { $a } expects to happen after it.
        [taking-feedback] Ask: “Which criticism do you still remember?” Listen for what stuck, the content or the tone.
        [helping] Ask: “Who gets your help without asking?” Listen for what { $a } expects in return, if anything.
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
        [one] Ask it, and leave a silence.
       *[other] They stay useful if a finding turns out wrong. Ask one, and leave a silence.
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
                [1] “What are you carrying that no one has asked about?”
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
               *[other] “When did you last disappoint someone on purpose?”
            }
        [task]
            { $turn ->
                [1] “How do people find out that you value them?”
               *[other] “When were the facts right, and it still went wrong?”
            }
       *[open]
            { $turn ->
                [1] “What would your best colleague say you do first in a new task, and what would you say?”
                [2] “In which role at work are you hardest to recognise?”
               *[other] “What do you do differently when it matters?”
            }
    }

report-coach-plan-heading = What the session shows

report-coach-plan-note = Fill it in with { $a }, who has the last word.

report-coach-plan-column =
    { $column ->
        [1] What is claimed
        [2] A story that speaks for it
        [3] A story that speaks against it
       *[4] What { $a } concludes
    }

report-coach-answers-heading = What the answers support, and what they contradict

report-coach-answers-note = The answers that counted most for each finding, those against it first and no answer twice. { $a } has allowed you to see them. They are for the two of you and no one else.

report-coach-answers-side =
    { $side ->
        [for] For it
       *[against] Against it
    }

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
                [2] Guess first: has { $a } read a report already? Ask which sentence came as a surprise. If not, { $a } guesses a place on the circle, and then sees the drawing.
                [3] Open points: take the first finding to test. { $a } tells one story that speaks for it and one that speaks against it.
                [4] Exceptions: take one thing it costs. Ask for the last time it happened, the last time it didn't, and what made the difference.
               *[5] Close with one line for the coming week that { $a } words, with a date and a person who will ask about it.
            }
    }

report-coach-doubtful-heading = What to do about these answers

report-coach-doubtful =
    { $turn ->
        [1] The check asks three things: whether the choices fit together better than picks made by chance, whether they took long enough to read, and whether they follow places on the screen. What didn't fit is the first entry at the end.
        [2] It can be wrong. The careful choices of people who lean to no side look like chance too.
        [3] Before the session, ask how the answering went: where, how long, and what { $a } thought it was for. Those who had to take part have good reasons to pick without reading, and these are a better subject than any score.
        [4] Offer another try of five to ten quiet minutes on another day, if { $a } wants to. Compare the two profiles in the session. Where they agree, it was hardly chance. Where they differ, it stays open.
       *[other] Without a second profile, work with the questions and with what { $a } says of the last few weeks. Don't interpret the scores, not even as a guess.
    }

