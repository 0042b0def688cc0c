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
           *[IC] Ideas, checked against facts
        }
    .detail = { team-most-brings }.

team-most-since =
    { $basis ->
        [split] { team-most-both }.
       *[majority] { team-most-are } in the direction of { $styles_or }{ team-half }.
    }

team-most-both =
    { $strength ->
        [more-likely-than-not] More likely than not, both { $styles_and } are well represented here
       *[other] Both { $styles_and } are { certainty } well represented here
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
    .detail = { team-most-costs }.

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

team-most-try =
    { $styles ->
        [D] Let everybody ask one question before one decision this week. Answer none of them until all have asked.
        [I] Write down the promises you have made this month. Finish one this week before anything new starts.
        [S] Name one change that you keep putting off. Agree this week on its first small step and the day for it.
        [C] Send out one piece of work this week that is good enough, and note what comes of it.
        [DI] Ask each person who hasn't spoken what they would change, ten minutes before one meeting ends this week.
        [SC] Pick one piece of work that is nearly ready, and let it go this week, a day earlier than feels right.
        [IS] Say in one meeting this week what isn't good enough in the work. Each of you starts with your own part.
       *[DC] Close one meeting this week by thanking somebody, and say what they did and who it helped.
    }
    .headline =
        { $styles ->
            [D] Questions first, then the decision
            [I] Finish one before the next
            [S] One change you put off
            [C] Let good enough go out
            [DI] Ask those who haven't spoken
            [SC] Let it go a day early
            [IS] Say what isn't good enough
           *[DC] Thank somebody, and say why
        }

team-split-try =
    { $one ->
        [D] Take one change this week. Make two lists: what must be done by Friday, and what must keep running. Each of you adds a line to the list that comes harder.
       *[I] Take one idea this week. Some of you present it in five minutes, others bring three questions in writing: each takes the part that comes harder. Then agree on one test.
    }
    .headline =
        { $one ->
            [D] What changes, what keeps running
           *[I] One idea, three questions, one test
        }

team-divided-strength = { team-divided-since } What that can bring: { team-divided-brings }.
    .headline =
        { $axis ->
            [pace] Quick starts, second looks
           *[focus] Figures and people
        }
    .detail = { team-divided-brings }.

team-divided-since =
    { $axis ->
        [pace] { team-divided-both } quick people and people who take their time.
       *[focus] { team-divided-both } people who ask first who is affected and people who ask first what is true.
    }

team-divided-both =
    { $strength ->
        [more-likely-than-not] More likely than not, this team has both
       *[other] This team { certainty } has both
    }

team-divided-brings =
    { $axis ->
        [pace] a quick start, and a second look before it is too late
       *[focus] the figures and the people both get looked after
    }

team-divided-watch-out = { team-divided-since } What that can cost: { team-divided-costs }.
    .headline =
        { $axis ->
            [pace] Some have moved on already
           *[focus] Cold to some, soft to others
        }
    .detail = { team-divided-costs }.

team-divided-costs =
    { $axis ->
        [pace] some have moved on while others are still thinking, so the first feel held up and the second pushed
       *[focus] some sound cold and others sound soft, and neither side hears the point of the other
    }

team-divided-question =
    { $axis ->
        [pace] “When were we last too fast for some of us, and when too slow for the others?”
       *[focus] “In our last big choice, what did the figures say, what did people say, and which did we follow?”
    }
    .headline = A question for the team

team-divided-try =
    { $axis ->
        [pace] Send the question for one decision this week a day ahead, and fix the hour at which you decide.
       *[focus] Write two short lists before one decision this week: what the facts say, and who is affected and how.
    }
    .headline =
        { $axis ->
            [pace] A day ahead, a fixed hour
           *[focus] Two short lists
        }

team-coverage-strength = { Certainty } each of the four styles has somebody here. What that can bring: push, contact, calm and checks, all from inside the team.
    .headline = Push, contact, calm and checks

team-coverage-question = “Whose way of working do we use least, and what did that cost us last month?”
    .headline = A question for the team

team-coverage-try = Look at one plan this week four times, two minutes each: what would speed it up, who would be excited by it, who would it be hard on, and what could be wrong with it?
    .headline = Four looks, two minutes each

team-centre-strength = What { team-centre-lean } ({ certainty }) can bring: { team-centre-brings }.
    .headline =
        { $end ->
            [fast] Said early, started soon
            [calm] Decided once, not twice
            [people] Help comes unasked
           *[task] Results come first
        }
    .detail = { team-centre-brings }.

team-centre-lean =
    { $scope ->
        [whole] this team's place in { half-of-circle }
       *[part] the place of those profiled in { half-of-circle }
    }

team-centre-brings =
    { $end ->
        [fast] things are said early and started the same day
        [calm] few decisions have to be taken twice
        [people] people feel seen, and help comes before anybody asks
       *[task] results and facts come before opinions
    }

team-centre-watch-out = What { team-centre-lean } ({ certainty }) can cost: { team-centre-costs }.
    .headline =
        { $end ->
            [fast] Doubts need time too
            [calm] Questions stay open too long
            [people] Bad figures come up late
           *[task] Thanks and worries stay unsaid
        }
    .detail = { team-centre-costs }.

team-centre-costs =
    { $end ->
        [fast] a doubt that takes ten minutes to explain isn't heard
        [calm] a question stays open longer than it has to
        [people] a bad figure is talked about late, so as not to hurt anybody
       *[task] thanks and worries stay unsaid while the work goes on
    }

team-centre-question =
    { $end ->
        [fast] “What did we start this month that a day of thinking would have stopped?”
        [calm] “Which question have we had open longest, and what would it take to close it this week?”
        [people] “Which figure have we not looked at because it might upset somebody?”
       *[task] “Who here has had a hard week, and how would the rest of us know?”
    }
    .headline = A question for the team

team-centre-try =
    { $end ->
        [fast] Keep two minutes of silence in one meeting this week, in which everybody writes before anybody speaks.
        [calm] Take one open question this week and close it in ten minutes, on what you know today.
        [people] Open one meeting this week with one figure, and stay with it until all have said what it means to them.
       *[task] Open one meeting this week by asking how everybody is, before the first item of work.
    }
    .headline =
        { $end ->
            [fast] Two minutes of silence
            [calm] Ten minutes, one question closed
            [people] Start with one figure
           *[task] Start with how people are
        }

team-absent-watch-out =
    { $styles ->
        [D] { Certainty } nobody here is in the direction of D: making the decision may be nobody's first thought, so it may wait.
        [I] { Certainty } nobody here is in the direction of I: winning others over may be nobody's first thought, so good work may stay unknown.
        [S] { Certainty } nobody here is in the direction of S: listening may be nobody's first thought, so a worry or an overload may go unseen.
        [C] { Certainty } nobody here is in the direction of C: checking may be nobody's first thought, so a risk may be seen late.
        [DI] { Certainty } nobody here is in the direction of D or I: pushing and winning others over may be nobody's first thought, so good ideas may wait.
        [DS] { Certainty } nobody here is in the direction of D or S: deciding and steadying things may be nobody's first thought, so talk and checks may go in circles.
        [DC] { Certainty } nobody here is in the direction of D or C: the result and the facts may be nobody's first thought, so a weak plan may pass because it feels good.
        [IS] { Certainty } nobody here is in the direction of I or S: how people are may be nobody's first thought, so somebody may have had enough before it shows.
        [IC] { Certainty } nobody here is in the direction of I or C: winning others over and checking may be nobody's first thought, so a plan may go ahead that few know and none has tested.
       *[SC] { Certainty } nobody here is in the direction of S or C: waiting may be nobody's first thought, so much may be started that nobody has checked or will finish.
    }
    .headline =
        { $styles ->
            [D] Decisions may wait
            [I] Good work may stay unknown
            [S] Overload may go unseen
            [C] Risks may be seen late
            [DI] Good ideas may wait
            [DS] Talk may go in circles
            [DC] A weak plan may pass
            [IS] How people are may go unasked
            [IC] Little known, and not tested
           *[SC] Much may stay unfinished
        }

team-absent-question =
    { $styles ->
        [D] “Who here says ‘let's go’ when we have talked long enough?”
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

team-lone-watch-out = { Certainty } only one person here is in the direction of { $styles }. When they are away, this may have to come from the others: { person-brings }.
    .headline = { style-name } may hang on one person

team-lone-named-watch-out =
    { $voice ->
        [unnamed] { team-lone-watch-out }
       *[named] { a-is-certainly } the only one here in the direction of { $styles }. When { $a } is away, this may have to come from the others: { person-brings }.
    }
    .headline = { style-name } may hang on one person

# Put to everybody: nobody is called on for their style.
team-lone-try =
    { $styles ->
        [D] Begin one decision this week with “What do we want, and by when?” Everybody answers before anybody replies.
        [I] Begin one decision this week with “Who has to like this, and who tells them?” Everybody answers before anybody replies.
        [S] Begin one decision this week with “Who will this be hard on, and what would help?” Everybody answers before anybody replies.
       *[C] Begin one decision this week with “What could be wrong with this, and how would we know?” Everybody answers before anybody replies.
    }
    .headline = One question to everybody

team-friction-try =
    { $one ->
        [D]
            { $voice ->
                [unnamed] For two people of opposite styles this week: agree a date for one decision, so that one gets time to think and the other an end to it.
               *[named] For { $a } and { $b } this week: agree a date for one decision. { $b } gets time to think, { $a } gets an end to it.
            }
       *[I]
            { $voice ->
                [unnamed] For two people of opposite styles this week: let one tell an idea in two minutes and the other ask two questions, before anybody judges it.
               *[named] This week, let { $a } tell an idea in two minutes and { $b } ask two questions, before anybody judges it.
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

team-spread-close-try = Ask one person from outside the team this week to argue against something that all of you agree on.
    .headline = Invite somebody to disagree

team-spread-far-try = Let each person finish the sentence “I work best when …” in one meeting this week. Pick one to act on.
    .headline = “I work best when …”

team-outlier-try =
    { $voice ->
        [unnamed] Ask the person who stands apart this week what everybody else here takes for granted.
       *[named] Ask { $a } this week what everybody else here takes for granted.
    }
    .headline = Ask for the other view

team-bridge-watch-out =
    { $voice ->
        [unnamed] { team-somebody-is } between the two groups. What that can cost: { team-bridge-costs }.
       *[named] { a-is-certainly } between the two groups. What that can cost: { team-bridge-costs }.
    }
    .headline = One person carries both groups
    .detail = { team-bridge-costs }.

# What it costs somebody in the direction of this style to be between the groups of the two styles beside it.
team-bridge-costs =
    { $styles ->
        [D] both groups wait for one person to settle things, and pass their quarrel on
        [I] each plan gets explained twice by the same person, and that takes the fun out of it
        [S] one person hears the worries of both groups, and neither group hears them from the other
       *[C] both groups leave the checking and the writing to one person, and it piles up
    }

team-bridge-try =
    { $voice ->
        [unnamed]
            { $styles ->
                [D] Settle one question this week between those in the direction of I and those in that of C, without the person in between: one side brings the idea, the other the facts.
                [I] This week, let somebody in the direction of D explain one plan straight to those in that of S. The person in between only listens.
                [S] Bring one worry straight to the other group this week. The person in between is there and speaks for neither side.
               *[C] Let one person in the direction of D and one in that of S write one plan together this week. The person in between reads it once, at the end.
            }
       *[named]
            { $styles ->
                [D] Settle one question this week between those in the direction of I and those in that of C, without { $a }: one side brings the idea, the other the facts.
                [I] This week, let somebody in the direction of D explain one plan straight to those in that of S. { $a } only listens.
                [S] Bring one worry straight to the other group this week. { $a } is there and speaks for neither side.
               *[C] Let one person in the direction of D and one in that of S write one plan together this week. { $a } reads it once, at the end.
            }
    }
    .headline =
        { $styles ->
            [D] Settle one thing without help
            [I] Explain one plan directly
            [S] Take one worry straight across
           *[C] Write one plan together
        }

## The first week of a newcomer in the direction of a style, in a what-if.

team-first-week =
    { $what ->
        [first] { team-first-week-first }
        [second] In the first week, give the newcomer one task together with the person in the direction of { $styles } already.
        [against-fast] In the first week, agree where the newcomer can go ahead without asking, and where the others need a day.
        [against-calm] In the first week, send the newcomer each question a day ahead, and ask for an answer the next day.
        [against-people] In the first week, begin each meeting with a few minutes on how people are. The newcomer will miss it otherwise.
        [against-task] On the first day, give the newcomer the aims and the figures in writing, before the round of names.
        [same] { team-first-week-same }
        [alike-fast] At the end of the first week, ask the newcomer what went by too fast.
        [alike-calm] In the first week, plan ten minutes with the newcomer each day. Both sides may wait to be spoken to.
        [alike-people] In the first week, write down for the newcomer what is due when. A warm welcome can hide it.
        [alike-task] In the first week, plan half an hour without any task, to get to know the newcomer.
       *[several] { team-first-week-several }
    }
    .headline = For the first week

team-first-week-first =
    { $styles ->
        [D] In the first week, ask the newcomer which decision here seems to wait for nobody.
        [I] In the first week, let the newcomer show one piece of your work to people outside the team.
        [S] In the first week, ask the newcomer who here seems to have too much to do.
       *[C] In the first week, give the newcomer one plan to check, and go through what turns up.
    }

team-first-week-same =
    { $styles ->
        [D] On the first day, agree who decides what. Several here like to steer.
        [I] In the first week, give the newcomer one thing to finish before the next one starts.
        [S] In the first week, ask the newcomer what should change here, and act on one answer.
       *[C] On the first day, agree what counts as good enough.
    }

team-first-week-several =
    { $styles ->
        [D] In the first week, give the newcomer one aim with a date, and room to reach it.
        [I] In the first week, let the newcomer meet everybody, and note what is promised.
        [S] In the first week, say what will stay as it is, and go at a steady pace.
       *[C] For the first day, have the rules and the open questions ready in writing.
    }
