## What a team may find easy and hard in six situations: a fact about the team, with its certainty, and what DISC
## commonly teaches about it. $fact is most-<end>, divided-<axis> or many-<style>; $least people are a third of the team.

situation-fact =
    { $fact ->
        [most-active] { situation-most } at the active end.
        [most-thoughtful] { situation-most } at the thoughtful end.
        [most-people] { situation-most } at the people end.
        [most-task] { situation-most } at the task end.
        [divided-pace] { situation-two-paces } here.
        [divided-focus] { situation-two-sides } here.
        [many-D] { situation-at-least } lead with D.
        [many-I] { situation-at-least } lead with I.
        [many-S] { situation-at-least } lead with S.
       *[many-C] { situation-at-least } lead with C.
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
        [more-likely-than-not] more likely than not, { $least } people or more
       *[other] { $least } people or more { certainty }
    }

# In a headline.
situation-shape =
    { $fact ->
        [most-active] mostly active
        [most-thoughtful] mostly thoughtful
        [most-people] mostly people-first
        [most-task] mostly task-first
        [divided-pace] two paces
        [divided-focus] people and task
        [many-D] many lead with D
        [many-I] many lead with I
        [many-S] many lead with S
       *[many-C] many lead with C
    }

situation-meetings =
    { $fact ->
        [most-active] Meetings: { situation-fact } Easy: talk starts by itself, and ideas come fast. Hard: leaving a silence for those who think before they speak.
        [most-thoughtful] Meetings: { situation-fact } Easy: people let one another finish, and what is said has been thought over. Hard: getting a first answer out loud. Silence can pass for a yes.
        [most-people] Meetings: { situation-fact } Easy: everybody is drawn in. Hard: coming back to the figures, and ending on time when somebody still has a story.
        [most-task] Meetings: { situation-fact } Easy: talk keeps to the matter. Hard: seeing that somebody has gone quiet for a reason that isn't on the agenda.
        [divided-pace] Meetings: { situation-fact } Easy: first ideas come fast and get a second look. Hard: sharing the time. Some have moved on while others are still forming a view.
       *[divided-focus] Meetings: { situation-fact } Easy: facts and feelings both get heard. Hard: where to start. Some want the figures first, others want to know how everybody is.
    }
    .headline = Meetings: { situation-shape }

situation-decisions =
    { $fact ->
        [most-active] Decisions: { situation-fact } Easy: deciding fast. Hard: hearing the doubts before it is decided.
        [most-thoughtful] Decisions: { situation-fact } Easy: weighing the options with care. Hard: closing the question while it still matters.
        [most-people] Decisions: { situation-fact } Easy: thinking of everybody the choice will touch. Hard: choosing what the facts favour when it will disappoint somebody.
        [most-task] Decisions: { situation-fact } Easy: choosing by results and facts. Hard: seeing how the choice will feel to those who have to live with it.
        [divided-pace] Decisions: { situation-fact } Easy: a quick proposal meets a careful question. Hard: agreeing when there has been enough talk.
        [divided-focus] Decisions: { situation-fact } Easy: both the figures and the people come up. Hard: agreeing which of the two counts more this time.
        [many-D] Decisions: { situation-fact } Easy: a clear yes or no comes soon. Hard: several may want the last word.
       *[many-C] Decisions: { situation-fact } Easy: the facts get checked first. Hard: deciding before the last figure is in.
    }
    .headline = Decisions: { situation-shape }

situation-conflict =
    { $fact ->
        [most-active] Conflict: { situation-fact } Easy: it comes out at once. Hard: cooling down. Voices rise, and people talk at the same time.
        [most-thoughtful] Conflict: { situation-fact } Easy: voices stay low, and there is time to cool down. Hard: naming it at all. It can go on in silence for weeks.
        [most-people] Conflict: { situation-fact } Easy: making peace afterwards. Hard: saying the hard thing while it is still small.
        [most-task] Conflict: { situation-fact } Easy: arguing about the matter in plain words. Hard: noticing that somebody is hurt, and saying sorry.
        [divided-pace] Conflict: { situation-fact } Easy: some bring it into the open and others calm it. Hard: the moment. Some want it out now, others want a day first.
        [divided-focus] Conflict: { situation-fact } Easy: both what happened and how it felt get heard. Hard: meeting in the middle. Some argue the facts while others are still hurt.
        [many-D] Conflict: { situation-fact } Easy: saying straight out what is wrong. Hard: being the first to give in.
       *[many-S] Conflict: { situation-fact } Easy: keeping the peace. Hard: an open no. People may agree and stay unhappy.
    }
    .headline = Conflict: { situation-shape }

situation-planning =
    { $fact ->
        [most-active] Planning: { situation-fact } Easy: a first plan today. Hard: staying with it when something new turns up.
        [most-thoughtful] Planning: { situation-fact } Easy: a plan that is thought through to the end. Hard: starting on a rough one, or changing it at short notice.
        [most-people] Planning: { situation-fact } Easy: sharing out work so that all are fine with it. Hard: asking one another for firm dates.
        [most-task] Planning: { situation-fact } Easy: clear aims, dates and measures. Hard: asking who has too much to do already.
        [divided-pace] Planning: { situation-fact } Easy: a quick start with a careful finish. Hard: agreeing how much plan is enough.
        [divided-focus] Planning: { situation-fact } Easy: a plan with both dates and people in it. Hard: agreeing what gives way when a date is too hard on somebody.
        [many-I] Planning: { situation-fact } Easy: getting people excited about an aim. Hard: keeping track of the many small steps.
       *[many-C] Planning: { situation-fact } Easy: listing every step and every risk. Hard: starting before the list is complete.
    }
    .headline = Planning: { situation-shape }

situation-crisis =
    { $fact ->
        [most-active] A crisis: { situation-fact } Easy: acting at once. Hard: stopping to see what has really happened. Two people may fix the same thing.
        [most-thoughtful] A crisis: { situation-fact } Easy: keeping calm. Hard: acting before everything is known.
        [most-people] A crisis: { situation-fact } Easy: looking after one another. Hard: the cold choice of what to give up first.
        [most-task] A crisis: { situation-fact } Easy: going straight to the cause. Hard: a kind word on the way. People may feel they are the problem.
        [divided-pace] A crisis: { situation-fact } Easy: some act while others watch what follows. Hard: those who act may not wait to hear what the others see.
        [divided-focus] A crisis: { situation-fact } Easy: the fault and the people it hits both get care. Hard: agreeing which comes first.
        [many-D] A crisis: { situation-fact } Easy: somebody takes charge within minutes. Hard: several may, and pull different ways.
       *[many-S] A crisis: { situation-fact } Easy: people stay and steady one another. Hard: leaving the usual way for a rough one within the hour.
    }
    .headline = Crisis: { situation-shape }

situation-newcomer =
    { $fact ->
        [most-active] A new member: { situation-fact } Easy: being part of the talk from the first hour. Hard: seeing that somebody needs quiet to find their way.
        [most-thoughtful] A new member: { situation-fact } Easy: patient answers and time to learn. Hard: taking the first step. Both sides may wait to be spoken to.
        [most-people] A new member: { situation-fact } Easy: a warm welcome. Hard: saying plainly what is expected, and when it isn't good enough yet.
        [most-task] A new member: { situation-fact } Easy: clear tasks from the first day. Hard: making the new member feel at home.
        [divided-pace] A new member: { situation-fact } Easy: finding somebody of one's own pace. Hard: knowing which pace counts. Some say “just try”, others say “wait”.
        [divided-focus] A new member: { situation-fact } Easy: learning both how the work is done and how people are. Hard: telling which of the two counts more here.
        [many-I] A new member: { situation-fact } Easy: meeting everybody on the first day. Hard: learning the dull rules, since few like to explain them.
       *[many-C] A new member: { situation-fact } Easy: full and exact instructions. Hard: being allowed to try before knowing every rule.
    }
    .headline = Newcomers: { situation-shape }
