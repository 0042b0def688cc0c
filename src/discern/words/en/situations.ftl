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
                [most-fast] Your ideas come fast. It's hard to leave a silence for those who think first.
                [most-calm] As a team you let one another finish. It's hard to get a first answer out loud.
                [most-people] As a team you draw everyone in. It's hard to come back to the figures.
                [most-task] As a team you keep to the point. It's hard to see that someone has gone quiet.
                [divided-pace] Your first ideas get a second look. It's hard to share the time fairly.
               *[divided-focus] As a team you hear both facts and feelings. It's hard to agree where to start.
            }
       *[named]
            { $fact ->
                [most-fast] Ideas come fast here. It's hard to leave a silence for those who think first.
                [most-calm] People here let one another finish. It's hard to get a first answer out loud.
                [most-people] Everyone gets drawn in here. It's hard to come back to the figures.
                [most-task] Talk keeps to the point here. It's hard to see that someone has gone quiet.
                [divided-pace] First ideas get a second look here. It's hard to share the time fairly.
               *[divided-focus] Someone here asks for the facts, and someone asks how people feel. It's hard to agree where to start.
            }
    }
    .detail = { situation-fact }

situation-decisions =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] As a team you decide quickly. It's hard to hear the doubts in time.
                [most-calm] As a team you weigh the options with care. It's hard to close the question in time.
                [most-people] As a team you think of everyone a choice affects. It's hard to choose what disappoints someone.
                [most-task] As a team you choose by results and facts. It's hard to see how a choice feels to others.
                [divided-pace] Your quick proposals meet careful questions. It's hard to agree when to stop talking.
                [divided-focus] As a team you look at both figures and people. It's hard to agree which counts more.
                [many-D] As a team you soon have a clear yes or no. It's hard to share the last word.
               *[many-C] As a team you check the facts first. It's hard to decide without the last figure.
            }
       *[named]
            { $fact ->
                [most-fast] Decisions are quick here. It's hard to hear the doubts in time.
                [most-calm] People here weigh the options with care. It's hard to close the question in time.
                [most-people] People here think of everyone a choice affects. It's hard to choose what disappoints someone.
                [most-task] Results and facts decide here. It's hard to see how a choice feels to others.
                [divided-pace] Quick proposals meet careful questions here. It's hard to agree when to stop talking.
                [divided-focus] Figures and people both come up here. It's hard to agree which counts more.
                [many-D] A clear yes or no comes soon here. It's hard to share the last word.
               *[many-C] The facts get checked first here. It's hard to decide without the last figure.
            }
    }
    .detail = { situation-fact }

situation-conflict =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] As a team you bring a quarrel out at once. It's hard to cool down.
                [most-calm] As a team you keep your voices low. It's hard to name a quarrel at all.
                [most-people] As a team you make peace soon. It's hard to say the hard thing while it is small.
                [most-task] As a team you argue in plain words. It's hard to notice that someone is hurt.
                [divided-pace] Some of you bring a quarrel out and others calm it. It's hard to find the right moment.
                [divided-focus] As a team you hear what happened and how it felt. It's hard to meet in the middle.
                [many-D] As a team you say straight out what is wrong. It's hard to be the first to give in.
               *[many-S] As a team you keep the peace easily. It's hard to say an open no.
            }
       *[named]
            { $fact ->
                [most-fast] A quarrel comes out at once here. It's hard to cool down.
                [most-calm] Voices stay low here. It's hard to name a quarrel at all.
                [most-people] Peace is soon made here. It's hard to say the hard thing while it is small.
                [most-task] People here argue in plain words. It's hard to notice that someone is hurt.
                [divided-pace] Some people bring a quarrel out and others calm it. It's hard to find the right moment.
                [divided-focus] Someone here asks what happened, and someone asks how it felt. It's hard to meet in the middle.
                [many-D] People here say straight out what is wrong. It's hard to be the first to give in.
               *[many-S] Keeping the peace is easy here. It's hard to say an open no.
            }
    }
    .detail = { situation-fact }

situation-planning =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] As a team you have a first plan the same day. It's hard to stay with it.
                [most-calm] As a team you think a plan through to the end. It's hard to start on a rough one.
                [most-people] As a team you share out work so that everyone is happy. It's hard to ask for firm dates.
                [most-task] As a team you set clear aims and dates. It's hard to ask who has too much to do.
                [divided-pace] As a team you start quickly and finish with care. It's hard to agree how much plan is enough.
                [divided-focus] Your plans have both dates and people in them. It's hard to agree what gives way.
                [many-I] As a team you get people excited about an aim. It's hard to keep track of the small steps.
               *[many-C] As a team you list every step and every risk. It's hard to start before the list is complete.
            }
       *[named]
            { $fact ->
                [most-fast] A first plan is ready the same day. It's hard to stay with it.
                [most-calm] Plans here are thought through to the end. It's hard to start on a rough one.
                [most-people] Work is shared out so that everyone is happy. It's hard to ask for firm dates.
                [most-task] Aims and dates are clear here. It's hard to ask who has too much to do.
                [divided-pace] Work here starts quickly and ends with care. It's hard to agree how much plan is enough.
                [divided-focus] Plans here have both dates and people in them. It's hard to agree what gives way.
                [many-I] People here get others excited about an aim. It's hard to keep track of the small steps.
               *[many-C] Every step and every risk gets listed here. It's hard to start before the list is complete.
            }
    }
    .detail = { situation-fact }

situation-crisis =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] As a team you act at once. It's hard to stop to see what has really happened.
                [most-calm] As a team you keep calm. It's hard to act before everything is known.
                [most-people] As a team you look after one another. It's hard to choose what to give up first.
                [most-task] As a team you go straight to the cause. It's hard to find time for a kind word.
                [divided-pace] Some of you act while others wait and watch. It's hard to wait for each other.
                [divided-focus] As a team you see to the fault and to the people it hits. It's hard to agree which comes first.
                [many-D] One of you takes charge within minutes. It's hard to pull in one direction.
               *[many-S] As a team you stay calm and steady one another. It's hard to give up the usual way of doing things.
            }
       *[named]
            { $fact ->
                [most-fast] People here act at once. It's hard to stop to see what has really happened.
                [most-calm] People here keep calm. It's hard to act before everything is known.
                [most-people] People here look after one another. It's hard to choose what to give up first.
                [most-task] People here go straight to the cause. It's hard to find time for a kind word.
                [divided-pace] Some people act while others wait and watch. It's hard to wait for each other.
                [divided-focus] The fault and the people it hits both get looked after. It's hard to agree which comes first.
                [many-D] Someone takes charge within minutes. It's hard to pull in one direction.
               *[many-S] People here stay calm and steady one another. It's hard to give up the usual way of doing things.
            }
    }
    .detail = { situation-fact }

situation-newcomer =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] As a team you include new people from the first hour. It's hard to leave them some quiet time.
                [most-calm] As a team you answer patiently and leave time to learn. It's hard to take the first step.
                [most-people] As a team you give a warm welcome. It's hard to say plainly what you expect.
                [most-task] As a team you give new people clear tasks at once. It's hard to make them feel at home.
                [divided-pace] New people find someone at the same pace. It's hard to tell them which pace counts.
                [divided-focus] New people learn the work and the people. It's hard to tell them which counts more.
                [many-I] As a team you introduce new people to everyone at once. It's hard to explain the dull rules.
               *[many-C] As a team you give full instructions. It's hard to let people try before they know every rule.
            }
       *[named]
            { $fact ->
                [most-fast] New people join in from the first hour. It's hard to find quiet.
                [most-calm] New people get patient answers and time to learn. It's hard to take the first step.
                [most-people] New people get a warm welcome. It's hard to hear plainly what is expected.
                [most-task] New people get clear tasks at once. It's hard to feel at home.
                [divided-pace] New people find someone at the same pace. It's hard to know which pace counts.
                [divided-focus] New people learn the work and the people. It's hard to know which counts more.
                [many-I] New people meet everyone on the first day. It's hard to learn the dull rules.
               *[many-C] New people get full instructions. It's hard to try before they know every rule.
            }
    }
    .detail = { situation-fact }
