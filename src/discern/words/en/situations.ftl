## What a team may find easy and hard in six situations: a fact about the team, with its certainty, and what DISC
## commonly teaches about it. $fact is most-<end>, divided-<axis> or many-<style>; $least people are a third of the team.

situation-fact =
    { $fact ->
        [most-fast] { situation-most } in the fast half.
        [most-calm] { situation-most } in the calm half.
        [most-people] { situation-most } in the people-first half.
        [most-task] { situation-most } in the task-first half.
        [divided-pace] { situation-two-paces } here.
        [divided-focus] { situation-two-sides } here.
        [many-D] { situation-at-least } in the direction of D.
        [many-I] { situation-at-least } in the direction of I.
        [many-S] { situation-at-least } in the direction of S.
       *[many-C] { situation-at-least } in the direction of C.
    }

situation-most =
    { $scope ->
        [whole]
            { $strength ->
                [more-likely-than-not] more likely than not, most here are
               *[other] most here are { certainty }
            }
       *[part]
            { $strength ->
                [more-likely-than-not] more likely than not, most of those profiled are
               *[other] most of those profiled are { certainty }
            }
    }

situation-two-paces =
    { $strength ->
        [more-likely-than-not] more likely than not, two paces meet
       *[other] two paces { certainty } meet
    }

situation-two-sides =
    { $strength ->
        [more-likely-than-not] more likely than not, people-first and task-first meet
       *[other] people-first and task-first { certainty } meet
    }

situation-at-least =
    { $strength ->
        [more-likely-than-not] more likely than not, at least { $least } people are
       *[other] at least { $least } people are { certainty }
    }

# In a headline.
situation-shape =
    { $fact ->
        [most-fast] mostly fast
        [most-calm] mostly calm
        [most-people] mostly people-first
        [most-task] mostly task-first
        [divided-pace] two paces
        [divided-focus] people and task
        [many-D] at least { $least } towards D
        [many-I] at least { $least } towards I
        [many-S] at least { $least } towards S
       *[many-C] at least { $least } towards C
    }

situation-meetings = Meetings: { situation-fact } { situation-meetings-easy }
    .headline = Meetings: { situation-shape }

# The same without the fact, where that has been said.
situation-meetings-easy =
    { $fact ->
        [most-fast] Easy: talk starts by itself, and ideas come fast. Hard: leaving a silence for those who think before they speak.
        [most-calm] Easy: people let one another finish, and what is said has been thought over. Hard: getting a first answer out loud. Silence can pass for a yes.
        [most-people] Easy: everybody is drawn in. Hard: coming back to the figures, and ending on time when somebody still has a story.
        [most-task] Easy: talk keeps to the matter. Hard: seeing that somebody has gone quiet for a reason that isn't on the agenda.
        [divided-pace] Easy: first ideas come fast and get a second look. Hard: sharing the time. Some have moved on while others are still forming a view.
       *[divided-focus] Easy: facts and feelings both get heard. Hard: where to start. Some want the figures first, others want to know how everybody is.
    }

situation-decisions = Decisions: { situation-fact } { situation-decisions-easy }
    .headline = Decisions: { situation-shape }

# The same without the fact, where that has been said.
situation-decisions-easy =
    { $fact ->
        [most-fast] Easy: deciding fast. Hard: hearing the doubts before it is decided.
        [most-calm] Easy: weighing the options with care. Hard: closing the question while it still matters.
        [most-people] Easy: thinking of everybody the choice will touch. Hard: choosing what the facts favour when it will disappoint somebody.
        [most-task] Easy: choosing by results and facts. Hard: seeing how the choice will feel to those who have to live with it.
        [divided-pace] Easy: a quick proposal meets a careful question. Hard: agreeing when there has been enough talk.
        [divided-focus] Easy: both the figures and the people come up. Hard: agreeing which of the two counts more this time.
        [many-D] Easy: a clear yes or no comes soon. Hard: several may want the last word.
       *[many-C] Easy: the facts get checked first. Hard: deciding before the last figure is in.
    }

situation-conflict = Conflict: { situation-fact } { situation-conflict-easy }
    .headline = Conflict: { situation-shape }

# The same without the fact, where that has been said.
situation-conflict-easy =
    { $fact ->
        [most-fast] Easy: it comes out at once. Hard: cooling down. Voices rise, and people talk at the same time.
        [most-calm] Easy: voices stay low, and there is time to cool down. Hard: naming it at all. It can go on in silence for weeks.
        [most-people] Easy: making peace afterwards. Hard: saying the hard thing while it is still small.
        [most-task] Easy: arguing about the matter in plain words. Hard: noticing that somebody is hurt, and saying sorry.
        [divided-pace] Easy: some bring it into the open and others calm it. Hard: the moment. Some want it out now, others want a day first.
        [divided-focus] Easy: both what happened and how it felt get heard. Hard: meeting in the middle. Some argue the facts while others are still hurt.
        [many-D] Easy: saying straight out what is wrong. Hard: being the first to give in.
       *[many-S] Easy: keeping the peace. Hard: an open no. People may agree and stay unhappy.
    }

situation-planning = Planning: { situation-fact } { situation-planning-easy }
    .headline = Planning: { situation-shape }

# The same without the fact, where that has been said.
situation-planning-easy =
    { $fact ->
        [most-fast] Easy: a first plan today. Hard: staying with it when something new turns up.
        [most-calm] Easy: a plan that is thought through to the end. Hard: starting on a rough one, or changing it at short notice.
        [most-people] Easy: sharing out work so that all are fine with it. Hard: asking one another for firm dates.
        [most-task] Easy: clear aims, dates and measures. Hard: asking who has too much to do already.
        [divided-pace] Easy: a quick start with a careful finish. Hard: agreeing how much plan is enough.
        [divided-focus] Easy: a plan with both dates and people in it. Hard: agreeing what gives way when a date is too hard on somebody.
        [many-I] Easy: getting people excited about an aim. Hard: keeping track of the many small steps.
       *[many-C] Easy: listing every step and every risk. Hard: starting before the list is complete.
    }

situation-crisis = A crisis: { situation-fact } { situation-crisis-easy }
    .headline = Crisis: { situation-shape }

# The same without the fact, where that has been said.
situation-crisis-easy =
    { $fact ->
        [most-fast] Easy: acting at once. Hard: stopping to see what has really happened. Two people may fix the same thing.
        [most-calm] Easy: keeping calm. Hard: acting before everything is known.
        [most-people] Easy: looking after one another. Hard: the cold choice of what to give up first.
        [most-task] Easy: going straight to the cause. Hard: a kind word on the way. People may feel they are the problem.
        [divided-pace] Easy: some act while others watch what follows. Hard: those who act may not wait to hear what the others see.
        [divided-focus] Easy: the fault and the people it hits both get care. Hard: agreeing which comes first.
        [many-D] Easy: somebody takes charge within minutes. Hard: several may, and pull different ways.
       *[many-S] Easy: people stay and steady one another. Hard: leaving the usual way for a rough one within the hour.
    }

situation-newcomer = A new member: { situation-fact } { situation-newcomer-easy }
    .headline = Newcomers: { situation-shape }

# The same without the fact, where that has been said.
situation-newcomer-easy =
    { $fact ->
        [most-fast] Easy: being part of the talk from the first hour. Hard: seeing that somebody needs quiet to find their way.
        [most-calm] Easy: patient answers and time to learn. Hard: taking the first step. Both sides may wait to be spoken to.
        [most-people] Easy: a warm welcome. Hard: saying plainly what is expected, and when it isn't good enough yet.
        [most-task] Easy: clear tasks from the first day. Hard: making the new member feel at home.
        [divided-pace] Easy: finding somebody of one's own pace. Hard: knowing which pace counts. Some say “just try”, others say “wait”.
        [divided-focus] Easy: learning both how the work is done and how people are. Hard: telling which of the two counts more here.
        [many-I] Easy: meeting everybody on the first day. Hard: learning the dull rules, since few like to explain them.
       *[many-C] Easy: full and exact instructions. Hard: being allowed to try before knowing every rule.
    }
