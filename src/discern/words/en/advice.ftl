## Advice for a team: what follows from a claim about it, which is said elsewhere with how sure it is. `you` speaks to the
## team.

## Most people, or the centre of all, are in one quarter or half; or two opposite quarters ($styles DS and IC) have many.

team-most-strength =
    { $voice ->
        [you]
            { $styles ->
                [D] As a team you decide quickly and start at once.
                [I] Ideas catch on quickly among you, and talk comes easily.
                [S] As a team you rely on one another, and work goes on at an even pace.
                [C] Your work goes out checked and thought through.
                [DI] As a team you turn talk into action fast.
                [IS] Newcomers and guests soon feel at home with you.
                [SC] As a team you think things through and finish what you start.
                [DC] As a team you keep to the point and judge by results and facts.
                [DS] As a team you have the drive to start and the patience to finish.
               *[IC] As a team you have lively ideas and check them against the facts.
            }
       *[named]
            { $styles ->
                [D] This team decides quickly and starts at once.
                [I] Ideas catch on quickly here, and talk comes easily.
                [S] People here rely on one another, and work goes on at an even pace.
                [C] Work here goes out checked and thought through.
                [DI] Talk turns into action fast here.
                [IS] Newcomers and guests soon feel at home here.
                [SC] What starts here is thought through and gets finished.
                [DC] Talk here keeps to the point, and results and facts decide.
                [DS] This team has the drive to start and the patience to finish.
               *[IC] Lively ideas here meet people who check the facts.
            }
    }

team-most-watch-out =
    { $voice ->
        [you]
            { $styles ->
                [D] Two of you steer at once, and slower thinkers drop out of the talk.
                [I] As a team you start a lot and finish little of it.
                [S] As a team you put off changes and open disagreement to keep the peace.
                [C] As a team you wait for the last figure before you decide.
                [DI] Few of you slow down to listen or check, and quiet people go unheard.
                [IS] As a team you soften bad numbers and criticism until no one hears them.
                [SC] As a team you let chances pass because not everyone is ready.
                [DC] As a team you hear how people feel only when someone has had enough.
                [DS] Some of you press for change while others hold on to what works.
               *[IC] Some of you talk an idea up, others pick it apart, and both feel unheard.
            }
       *[named]
            { $styles ->
                [D] Two people steer at once, and slower thinkers drop out of the talk.
                [I] A lot gets started here, and little of it gets finished.
                [S] Changes and open disagreement are put off here to keep the peace.
                [C] Decisions here wait until the last figure is in.
                [DI] Few people here slow down to listen or check, and quiet people go unheard.
                [IS] Bad numbers and criticism get softened here until no one hears them.
                [SC] Chances pass here because not everyone is ready.
                [DC] How people feel comes up here only when someone has had enough.
                [DS] Some people press for change while others hold on to what works.
               *[IC] Some people talk an idea up, others pick it apart, and both feel unheard.
            }
    }

team-most-question =
    { $styles ->
        [D] “Which decision last month would have been better a day later?”
        [I] “What did we start in the last two months, and how much of it is done?”
        [S] “What have we all seen for weeks and not talked about?”
        [C] “Which of our checks has found nothing for months?”
        [DI] “Who spoke least in our last meeting, and what did we miss?”
        [IS] “What does someone here need to hear from us that no one has said?”
        [SC] “Which chance did we let pass while we were still preparing?”
        [DC] “Who did good work here lately, and has anyone said so?”
        [DS] “What has to change here this year, and what has to stay?”
       *[IC] “Which idea did we talk to death, and which did we never check?”
    }

team-most-try =
    { $styles ->
        [D] Before one decision this week, let everyone ask one question.
        [I] Keep one old promise this week before you start anything new.
        [S] Pick a change you've put off, and take its first step this week.
        [C] Send one small piece of work out this week without a second check.
        [DI] Ten minutes before your next meeting ends, ask those who haven't spoken.
        [IS] In one meeting this week, each say what isn't good enough in your own work.
        [SC] Let one piece of work that is nearly ready go out this week.
       *[DC] End one meeting this week by thanking someone, and say what for.
    }

team-split-try =
    { $one ->
        [D] Write two lists this week of what must change and what must stay.
       *[I] This week, hear one idea for five minutes, then ask three questions.
    }

## The centre is in a half of the circle.

team-centre-strength =
    { $voice ->
        [you]
            { $end ->
                [fast] As a team you say things early and start the same day.
                [calm] As a team you think first, so few decisions have to be made twice.
                [people] As a team you help one another before anyone asks.
               *[task] As a team you put results and facts before opinions.
            }
       *[named]
            { $end ->
                [fast] Things are said early here and started the same day.
                [calm] People here think first, so few decisions have to be made twice.
                [people] People here help one another before anyone asks.
               *[task] Results and facts come before opinions here.
            }
    }

team-centre-watch-out =
    { $voice ->
        [you]
            { $end ->
                [fast] As a team you don't hear a doubt that takes ten minutes to explain.
                [calm] As a team you leave questions open longer than you have to.
                [people] As a team you look at bad figures late, so as not to hurt anyone.
               *[task] As a team you leave thanks and worries unsaid while the work goes on.
            }
       *[named]
            { $end ->
                [fast] A doubt that takes ten minutes to explain isn't heard here.
                [calm] Questions stay open here longer than they have to.
                [people] Bad figures come up late here, so as not to hurt anyone.
               *[task] Thanks and worries stay unsaid here while the work goes on.
            }
    }

team-centre-question =
    { $end ->
        [fast] “What did we start this month that a day of thinking would have stopped?”
        [calm] “Which question has been open longest, and what would close it this week?”
        [people] “Which figure have we not looked at because it upsets someone?”
       *[task] “Who here has had a hard week, and how would the rest of us know?”
    }

team-centre-try =
    { $end ->
        [fast] Begin one meeting this week with two minutes of silent writing.
        [calm] Close one open question this week with what you know today.
        [people] Open one meeting this week with one figure and what it means.
       *[task] Open one meeting this week by asking how everyone is.
    }

## Both halves of the circle have many.

team-divided-strength =
    { $voice ->
        [you]
            { $axis ->
                [pace] As a team you start quickly and still take a second look.
               *[focus] As a team you look after the figures and the people.
            }
       *[named]
            { $axis ->
                [pace] A quick start here still gets a second look.
               *[focus] Figures and people both get looked after here.
            }
    }

team-divided-watch-out =
    { $voice ->
        [you]
            { $axis ->
                [pace] Some of you have moved on while others are still thinking.
               *[focus] Short messages between you sound cold, and kind ones vague.
            }
       *[named]
            { $axis ->
                [pace] Some people here have moved on while others are still thinking.
               *[focus] Short messages here sound cold, and kind ones vague.
            }
    }

team-divided-question =
    { $axis ->
        [pace] “When were we last too fast for some of us, or too slow for others?”
       *[focus] “In our last big choice, did we follow the figures or the people?”
    }

team-divided-try =
    { $axis ->
        [pace] A day before one decision this week, send everyone the question.
       *[focus] Before one decision this week, list the facts, then who is affected.
    }

## All four quarters have someone.

team-coverage-strength =
    { $voice ->
        [you] You can push, win people over, keep calm and check, all by yourselves.
       *[named] This team can push, win people over, keep calm and check, all by itself.
    }

team-coverage-question = “Whose way of working do we use least, and what does that cost us?”

team-coverage-try = Take one plan this week, and ask what in it is slow, dull, unfair or wrong.

## No one is in a quarter, or only one person is.

team-absent-watch-out =
    { $styles ->
        [D] Decisions wait, because pushing for them is no one's first thought.
        [I] Good work stays unknown, because talking about it is no one's first thought.
        [S] Worries and overload go unseen, because listening is no one's first thought.
        [C] Risks are seen late, because checking is no one's first thought.
        [DS] Talk goes in circles, because no one thinks first of deciding or of keeping things steady.
       *[IC] Plans go ahead that few people know and no one has checked.
    }

team-absent-question =
    { $styles ->
        [D] “Who here says ‘let's go’ when we have talked long enough?”
        [I] “Who outside needs to hear of our work, and who talks to them?”
        [S] “How do we notice that someone here has too much to do?”
       *[C] “Who checks the figures before they leave the room?”
    }

team-absent-try =
    { $styles ->
        [D] End one meeting this week with one decision, one name and one date.
        [I] Show one piece of unfinished work to people outside this week.
        [S] Ask everyone this week what is stuck and what is too much.
       *[C] Before one decision this week, name someone to look for mistakes.
    }

# Names nobody: no one is called on for a style.
team-lone-watch-out = When one person is away, no one thinks first of { team-style-first }.

team-lone-try =
    { $styles ->
        [D] Begin one decision this week with “What do we want, and by when?”
        [I] Begin one decision this week with “Who has to like this?”
        [S] Begin one decision this week with “Who will find this hard?”
       *[C] Begin one decision this week with “What could be wrong here?”
    }

## Some of the people, and pairs.

team-bridge-watch-out =
    { $styles ->
        [D]
            { $voice ->
                [unnamed] Both groups wait for one person to settle things.
               *[named] Both groups wait for { $a } to settle things.
            }
        [I]
            { $voice ->
                [unnamed] One person has to explain each plan twice.
               *[named] { $a } has to explain each plan twice.
            }
        [S]
            { $voice ->
                [unnamed] Both groups bring their worries to one person and not to each other.
               *[named] Both groups bring their worries to { $a } and not to each other.
            }
       *[C]
            { $voice ->
                [unnamed] Both groups leave the checking and the writing to one person.
               *[named] Both groups leave the checking and the writing to { $a }.
            }
    }

team-bridge-try =
    { $styles ->
        [D]
            { $voice ->
                [unnamed] Settle one question between both groups this week without the person in between.
               *[named] Settle one question between both groups this week without { $a }.
            }
        [I]
            { $voice ->
                [unnamed] Let both groups talk one plan through this week while the person in between listens.
               *[named] Let both groups talk one plan through this week while { $a } listens.
            }
        [S]
            { $voice ->
                [unnamed] Take one worry straight to the other group this week, with the person in between there.
               *[named] Take one worry straight to the other group this week, with { $a } there.
            }
       *[C]
            { $voice ->
                [unnamed] Have both groups write one plan together this week, without the person in between.
               *[named] Have both groups write one plan together this week, without { $a }.
            }
    }

team-friction-question =
    { $one ->
        [D]
            { $voice ->
                [unnamed] “What has to change here, and what has to stay?”
               *[named] “{ $a } and { $b }, what has to change here, and what has to stay?”
            }
       *[I]
            { $voice ->
                [unnamed] “Which idea here needs a push, and which needs a check?”
               *[named] “{ $a } and { $b }, which idea needs a push, and which needs a check?”
            }
    }

team-friction-try =
    { $one ->
        [D]
            { $voice ->
                [unnamed] Let two people who work differently set a date for one decision this week.
               *[named] Let { $a } and { $b } set a date for one decision this week.
            }
       *[I]
            { $voice ->
                [unnamed] Let one person explain an idea this week, and another ask three questions.
               *[named] Let { $a } explain one idea this week, and { $b } ask three questions.
            }
    }

team-pair-question =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] “When does our different pace help, and when does it get in the way?”
               *[named] “{ $a } and { $b }, when does your different pace help, and when does it hurt?”
            }
       *[focus]
            { $voice ->
                [unnamed] “When do people and facts pull us in different directions?”
               *[named] “{ $a } and { $b }, when do people and facts pull you apart?”
            }
    }

team-pair-try =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Send one question this week a day before the answer is due.
               *[named] Let { $a } send { $b } one question a day before the answer is due.
            }
       *[focus]
            { $voice ->
                [unnamed] Have someone people-first and someone task-first prepare one decision together this week.
               *[named] Before one decision, let { $a } say who is affected, and { $b } what the figures say.
            }
    }

team-pair-both-question =
    { $end ->
        [fast]
            { $voice ->
                [unnamed] “What did we rush lately and have to do again?”
               *[named] “{ $a } and { $b }, what did you rush lately and have to do again?”
            }
        [calm]
            { $voice ->
                [unnamed] “What are we still thinking about that someone is waiting for?”
               *[named] “{ $a } and { $b }, what are you still thinking about that someone is waiting for?”
            }
        [people]
            { $voice ->
                [unnamed] “Which hard fact are we too kind to say?”
               *[named] “{ $a } and { $b }, which hard fact are you both too kind to say?”
            }
       *[task]
            { $voice ->
                [unnamed] “Who does our plan affect, and when did we last ask?”
               *[named] “{ $a } and { $b }, who does your plan affect, and when did you last ask?”
            }
    }

team-pair-both-try =
    { $end ->
        [fast]
            { $voice ->
                [unnamed] Sleep on one decision this week before you settle it.
               *[named] Ask { $a } and { $b } to sleep on one decision this week.
            }
        [calm]
            { $voice ->
                [unnamed] Close one open question this week with what you know today.
               *[named] Ask { $a } and { $b } to close one open question this week.
            }
        [people]
            { $voice ->
                [unnamed] Say this week what isn't working, in one plain sentence.
               *[named] Ask { $a } and { $b } this week for one thing that isn't working.
            }
       *[task]
            { $voice ->
                [unnamed] Ask one person this week what your plan means for the people it affects.
               *[named] Ask { $a } and { $b } to thank someone for good work this week.
            }
    }

team-outlier-try =
    { $voice ->
        [unnamed] Ask someone who works differently this week what everyone else takes for granted.
       *[named] Ask { $a } this week what everyone else here takes for granted.
    }

## All are alike, or far apart.

team-spread-close-question = “Who outside this team do we ask when all of us agree?”

team-spread-close-try = Ask someone outside the team this week to argue against your plan.

team-spread-far-question = “Where did our different ways of working help last month, and where did they cost us?”

team-spread-far-try = In one meeting this week, let everyone finish “I work best when …”.

## Nothing is sure enough. It claims nothing, and asks.

team-open-question = “What helps you do your best work here, and what gets in the way?”

team-open-try = Ask everyone this week whether your meetings feel too fast or too slow.

## The first week of a newcomer in the quarter of a style, in a what-if.

team-first-week =
    { $what ->
        [first] { team-first-week-first }
        [second] In the first week, pair the newcomer with the one who thinks first of { team-style-first }.
        [against-fast] In the first week, agree what the newcomer can start without asking.
        [against-calm] In the first week, send the newcomer each question a day ahead.
        [against-people] In the first week, begin each meeting by asking how people are.
        [against-task] On the first day, give the newcomer the aims and the figures in writing.
        [same] { team-first-week-same }
        [alike-fast] At the end of the first week, ask the newcomer what went by too fast.
        [alike-calm] In the first week, set aside ten minutes a day to talk with the newcomer.
        [alike-people] In the first week, write down for the newcomer what is due when.
        [alike-task] In the first week, take half an hour to get to know the newcomer.
       *[several] { team-first-week-several }
    }

team-first-week-first =
    { $styles ->
        [D] In the first week, ask the newcomer which decision here takes too long.
        [I] In the first week, let the newcomer show your work to people outside.
        [S] In the first week, ask the newcomer who here has too much to do.
       *[C] In the first week, give the newcomer one plan to check.
    }

team-first-week-same =
    { $styles ->
        [D] On the first day, agree who decides what.
        [I] In the first week, give the newcomer one task to finish before the next.
        [S] In the first week, ask the newcomer what should change here.
       *[C] On the first day, agree what counts as good enough.
    }

team-first-week-several =
    { $styles ->
        [D] In the first week, give the newcomer one aim with a date.
        [I] In the first week, let the newcomer meet everyone in the team.
        [S] In the first week, say what will stay as it is.
       *[C] For the first day, have the rules and the open questions ready in writing.
    }
