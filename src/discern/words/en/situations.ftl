## What is easy and what is hard for a team in six situations: common teaching of DISC, which follows from a fact about the
## team. The detail is the fact: $fact is most-<end>, divided-<axis> or many-<style>; $least people are a third of the team.

situation-fact =
    { $fact ->
        [most-fast] More than half { situation-of-all } are in the fast half of the circle.
        [most-calm] More than half { situation-of-all } are in the calm half of the circle.
        [most-people] More than half { situation-of-all } are in the people-first half of the circle.
        [most-task] More than half { situation-of-all } are in the task-first half of the circle.
        [divided-pace] At least { team-number } people are in the fast half of the circle, and at least { team-number } in the calm half.
        [divided-focus] At least { team-number } people are in the people-first half, and at least { team-number } in the task-first half.
        [many-D] At least { team-number } { situation-of-all } are in the quarter of Dominance (D).
        [many-I] At least { team-number } { situation-of-all } are in the quarter of Influence (I).
        [many-S] At least { team-number } { situation-of-all } are in the quarter of Steadiness (S).
       *[many-C] At least { team-number } { situation-of-all } are in the quarter of Conscientiousness (C).
    }

situation-of-all =
    { $scope ->
        [part] of those with a profile
       *[whole] of the people here
    }

situation-meetings =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Your ideas come fast. Leaving a silence for those who think first is hard.
                [most-calm] You let one another finish. Getting a first answer out loud is hard.
                [most-people] You draw everyone in. Coming back to the figures is hard.
                [most-task] You keep to the point. Seeing that someone has gone quiet is hard.
                [divided-pace] Your first ideas get a second look. Sharing the time fairly is hard.
               *[divided-focus] You hear both facts and feelings. Agreeing where to start is hard.
            }
       *[named]
            { $fact ->
                [most-fast] Ideas come fast here. Leaving a silence for those who think first is hard.
                [most-calm] People here let one another finish. Getting a first answer out loud is hard.
                [most-people] Everyone gets drawn in here. Coming back to the figures is hard.
                [most-task] Talk keeps to the point here. Seeing that someone has gone quiet is hard.
                [divided-pace] First ideas get a second look here. Sharing the time fairly is hard.
               *[divided-focus] Someone here asks for the facts, and someone asks how people feel. Agreeing where to start is hard.
            }
    }
    .detail = { situation-fact }

situation-decisions =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] You decide quickly. Hearing the doubts in time is hard.
                [most-calm] You weigh the options with care. Closing the question in time is hard.
                [most-people] You think of everyone a choice affects. Choosing what disappoints someone is hard.
                [most-task] You choose by results and facts. Seeing how a choice feels to others is hard.
                [divided-pace] Your quick proposals meet careful questions. Agreeing when to stop talking is hard.
                [divided-focus] You look at both figures and people. Agreeing which counts more is hard.
                [many-D] You soon have a clear yes or no. Sharing the last word is hard.
               *[many-C] You check the facts first. Deciding without the last figure is hard.
            }
       *[named]
            { $fact ->
                [most-fast] Decisions are quick here. Hearing the doubts in time is hard.
                [most-calm] People here weigh the options with care. Closing the question in time is hard.
                [most-people] People here think of everyone a choice affects. Choosing what disappoints someone is hard.
                [most-task] Results and facts decide here. Seeing how a choice feels to others is hard.
                [divided-pace] Quick proposals meet careful questions here. Agreeing when to stop talking is hard.
                [divided-focus] Figures and people both come up here. Agreeing which counts more is hard.
                [many-D] A clear yes or no comes soon here. Sharing the last word is hard.
               *[many-C] The facts get checked first here. Deciding without the last figure is hard.
            }
    }
    .detail = { situation-fact }

situation-conflict =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] You bring a quarrel out at once. Cooling down is hard.
                [most-calm] You keep your voices low. Naming a quarrel at all is hard.
                [most-people] You make peace soon. Saying the hard thing while it is small is hard.
                [most-task] You argue in plain words. Noticing that someone is hurt is hard.
                [divided-pace] Some of you bring a quarrel out and others calm it. Finding the right moment is hard.
                [divided-focus] You hear what happened and how it felt. Meeting in the middle is hard.
                [many-D] You say straight out what is wrong. Being the first to give in is hard.
               *[many-S] You keep the peace easily. An open no is hard.
            }
       *[named]
            { $fact ->
                [most-fast] A quarrel comes out at once here. Cooling down is hard.
                [most-calm] Voices stay low here. Naming a quarrel at all is hard.
                [most-people] Peace is soon made here. Saying the hard thing while it is small is hard.
                [most-task] People here argue in plain words. Noticing that someone is hurt is hard.
                [divided-pace] Some people bring a quarrel out and others calm it. Finding the right moment is hard.
                [divided-focus] Someone here asks what happened, and someone asks how it felt. Meeting in the middle is hard.
                [many-D] People here say straight out what is wrong. Being the first to give in is hard.
               *[many-S] Keeping the peace is easy here. An open no is hard.
            }
    }
    .detail = { situation-fact }

situation-planning =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] You have a first plan the same day. Staying with it is hard.
                [most-calm] You think a plan through to the end. Starting on a rough one is hard.
                [most-people] You share out work so that everyone is happy. Asking for firm dates is hard.
                [most-task] You set clear aims and dates. Asking who has too much to do is hard.
                [divided-pace] You start quickly and finish with care. Agreeing how much plan is enough is hard.
                [divided-focus] Your plans have both dates and people in them. Agreeing what gives way is hard.
                [many-I] You get people excited about an aim. Keeping track of the small steps is hard.
               *[many-C] You list every step and every risk. Starting before the list is complete is hard.
            }
       *[named]
            { $fact ->
                [most-fast] A first plan is there the same day. Staying with it is hard.
                [most-calm] Plans here are thought through to the end. Starting on a rough one is hard.
                [most-people] Work is shared out so that everyone is happy. Asking for firm dates is hard.
                [most-task] Aims and dates are clear here. Asking who has too much to do is hard.
                [divided-pace] Work here starts quickly and ends with care. Agreeing how much plan is enough is hard.
                [divided-focus] Plans here have both dates and people in them. Agreeing what gives way is hard.
                [many-I] People here get others excited about an aim. Keeping track of the small steps is hard.
               *[many-C] Every step and every risk gets listed here. Starting before the list is complete is hard.
            }
    }
    .detail = { situation-fact }

situation-crisis =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] You act at once. Stopping to see what has really happened is hard.
                [most-calm] You keep calm. Acting before everything is known is hard.
                [most-people] You look after one another. Choosing what to give up first is hard.
                [most-task] You go straight to the cause. A kind word on the way is hard.
                [divided-pace] Some of you act while others watch what follows. Waiting for each other is hard.
                [divided-focus] You see to the fault and to the people it hits. Agreeing which comes first is hard.
                [many-D] One of you takes charge within minutes. Pulling the same way is hard.
               *[many-S] You stay and steady one another. Leaving the usual way is hard.
            }
       *[named]
            { $fact ->
                [most-fast] People here act at once. Stopping to see what has really happened is hard.
                [most-calm] People here keep calm. Acting before everything is known is hard.
                [most-people] People here look after one another. Choosing what to give up first is hard.
                [most-task] People here go straight to the cause. A kind word on the way is hard.
                [divided-pace] Some people act while others watch what follows. Waiting for each other is hard.
                [divided-focus] The fault and the people it hits both get care. Agreeing which comes first is hard.
                [many-D] Someone takes charge within minutes. Pulling the same way is hard.
               *[many-S] People here stay and steady one another. Leaving the usual way is hard.
            }
    }
    .detail = { situation-fact }

situation-newcomer =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] You include new people from the first hour. Leaving them some quiet is hard.
                [most-calm] You answer patiently and leave time to learn. Taking the first step is hard.
                [most-people] You give a warm welcome. Saying plainly what you expect is hard.
                [most-task] You give new people clear tasks at once. Making them feel at home is hard.
                [divided-pace] New people find someone at the same pace. Telling them which pace counts is hard.
                [divided-focus] New people learn the work and the people. Telling them which counts more is hard.
                [many-I] You introduce new people to everyone at once. Explaining the dull rules is hard.
               *[many-C] You give full instructions. Letting people try before they know every rule is hard.
            }
       *[named]
            { $fact ->
                [most-fast] New people join in from the first hour. Finding quiet is hard.
                [most-calm] New people get patient answers and time to learn. Taking the first step is hard.
                [most-people] New people get a warm welcome. Hearing plainly what is expected is hard.
                [most-task] New people get clear tasks at once. Feeling at home is hard.
                [divided-pace] New people find someone at the same pace. Knowing which pace counts is hard.
                [divided-focus] New people learn the work and the people. Knowing which counts more is hard.
                [many-I] New people meet everyone on the first day. Learning the dull rules is hard.
               *[many-C] New people get full instructions. Trying before they know every rule is hard.
            }
    }
    .detail = { situation-fact }
