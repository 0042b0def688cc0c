## Advice for a team: what follows from a claim about it, at that claim's certainty.

team-most-strength = { team-most-since } What that can bring: { team-most-brings }.
    .headline =
        { $styles ->
            [D] Things get decided quickly
            [I] Ideas catch on quickly
            [S] People rely on one another
            [C] Work is thought through
            [DI] Talk turns into action
            [SC] Work is carried to the end
            [IS] Newcomers feel at home
            [DC] Talk keeps to the matter
            [DS] Drive and patience
           *[other] Ideas, checked against facts
        }

team-most-since =
    { $basis ->
        [split] { team-most-both } lead many here.
       *[majority] { team-most-here } lead with { $styles_or }.
    }

team-most-both =
    { $strength ->
        [more-likely-than-not] More likely than not, both { $styles_and }
       *[other] Both { $styles_and } { certainty }
    }

team-most-here =
    { $strength ->
        [more-likely-than-not] More likely than not, most here
       *[other] Most here { certainty }
    }

team-most-brings =
    { $styles ->
        [D] things get decided and started quickly
        [I] ideas catch on quickly, and talk comes easily
        [S] people can rely on one another, and work goes on at an even pace
        [C] work goes out checked and thought through
        [DI] talk turns into action fast
        [SC] what is started is thought through and carried to the end
        [IS] newcomers and guests soon feel at home
        [DC] talk keeps to the matter: results and facts
        [DS] the drive to start, and the patience to carry it through
       *[other] ideas with spirit, checked against the facts
    }

team-most-watch-out = { team-most-since } What that can cost: { team-most-costs }.
    .headline =
        { $styles ->
            [D] Slower thinkers drop out
            [I] Started, but not finished
            [S] Changes are put off
            [C] Good enough is rarely enough
            [DI] Quiet people go unheard
            [SC] A chance may pass
            [IS] Hard words get softened
            [DC] Feelings come up late
            [DS] Change against what works
           *[other] Talked up or picked apart
        }

team-most-costs =
    { $styles ->
        [D] two may steer at once, and people who need time to think drop out of the conversation
        [I] much is started with joy and little of it is finished
        [S] a change or an open disagreement is put off to keep the peace
        [C] good enough is rarely good enough, and decisions wait for the last figure
        [DI] few slow down to listen or to check, and quiet people go unheard
        [SC] a chance may be gone before everybody is ready, and objections stay unspoken
        [IS] a hard number or a hard word may be softened until it is lost
        [DC] how people feel about it may come up only when somebody has had enough
        [DS] some press for change while others hold on to what works, and both think it obvious
       *[other] some talk an idea up while others pick it apart, and both feel unheard
    }

team-most-question =
    { $styles ->
        [D] “Which decision of last month would have been better a day later?”
        [I] “What did we start in the last two months, and how much of it is done?”
        [S] “What have we all seen for weeks and not talked about?”
        [C] “Which of our checks has found nothing for months?”
        [DI] “Who spoke least in our last meeting, and what would they have said?”
        [SC] “Which chance did we let pass while we were still preparing?”
        [IS] “Which hard word does somebody here need to hear from us?”
        [DC] “Who here last heard that their work was good, and who said so?”
        [DS] “What has to change here this year, and what has to stay?”
       *[other] “Which idea did we talk to death, and which did we never check?”
    }
    .headline = A question for the team

team-absent-watch-out =
    { $styles ->
        [D] { Certainty } nobody here leads with D: a decision may wait because nobody's first thought is to make it.
        [I] { Certainty } nobody here leads with I: good work may stay unknown because nobody's first thought is to win others over.
        [S] { Certainty } nobody here leads with S: a worry or an overload may go unseen because nobody's first thought is to listen.
       *[C] { Certainty } nobody here leads with C: a risk may be seen late because nobody's first thought is to check.
    }
    .headline =
        { $styles ->
            [D] Decisions may wait
            [I] Good work may stay unknown
            [S] Overload may go unseen
           *[C] Risks may be seen late
        }

team-absent-question =
    { $styles ->
        [D] “Who here says ‘let’s go’ when we have talked long enough?”
        [I] “Who outside this room needs to hear of our work, and who tells them?”
        [S] “How do we notice that somebody here has too much to do?”
       *[C] “Who checks the figures before they leave the room?”
    }
    .headline = A question for the team

team-absent-try =
    { $styles ->
        [D] End each meeting this week with one decision, one name and one date.
        [I] Show one piece of half-finished work to people outside the team this week.
        [S] On Wednesday, ask everyone what is stuck. On Friday, check the list together.
       *[C] Before the next decision this week, name one person to look for what could go wrong.
    }
    .headline =
        { $styles ->
            [D] One decision, name and date
            [I] Show unfinished work
            [S] Ask what is stuck
           *[C] Name someone to find risks
        }

team-lone-watch-out = { Certainty } only one person here leads with { $styles }. What comes with it is missing when they are away: { person-brings }.
    .headline = { style-name } hangs on one person

team-lone-named-watch-out =
    { $voice ->
        [unnamed] { team-lone-watch-out }
       *[named] { team-a-is } the only one here who leads with { $styles }. What comes with it is missing when { $a } is away: { person-brings }.
    }
    .headline = { style-name } hangs on one person

team-lone-try = Ask the one who leads with { $styles } first this week, at one decision, before the others speak.
    .headline = Ask the lone voice first

team-lone-named-try =
    { $voice ->
        [unnamed] { team-lone-try }
       *[named] Ask { $a } first this week, at one decision, before the others speak.
    }
    .headline = Ask the lone voice first

team-friction-try =
    { $one ->
        [D]
            { $voice ->
                [unnamed] For two people of opposite styles this week: agree a date for the decision, so that one gets time to think and the other an end to it.
               *[named] For { $a } and { $b } this week: agree a date for the decision. { $b } gets time to think, { $a } gets an end to it.
            }
       *[I]
            { $voice ->
                [unnamed] For two people of opposite styles this week: let one tell an idea in two minutes and the other ask two questions, before anybody judges it.
               *[named] For { $a } and { $b } this week: let { $a } tell an idea in two minutes and { $b } ask two questions, before anybody judges it.
            }
    }
    .headline =
        { $one ->
            [D] Agree a date to decide
           *[I] Two minutes, two questions
        }

team-spread-close-question = “We are much alike: who outside this team do we ask when all of us agree?”
    .headline = A question for the team

team-spread-far-question = “Where did our different ways of working help last month, and where did they cost us a day?”
    .headline = A question for the team
