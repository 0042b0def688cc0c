## Cards for a team in which many are in either of two opposite directions.

### Some move fast and put the task first, others take time and put people first.

card-team-split-ds-meetings = Some of you push for a result, while others hold something back for the sake of peace. Ten minutes for each will do.
    .headline = Open your next meeting with goals, close it with worries

card-team-split-ds-decisions = “Go” is obvious to some of you, “not so fast” to the rest. The quick ones list what must be kept, and the patient ones suggest a first step.
    .headline = For one decision, argue the other side's case

card-team-split-ds-conflict = When you clash, some of you press harder, while others go quiet to keep the peace. Start with the quiet ones.
    .headline = In your next argument, give each side five uninterrupted minutes

card-team-split-ds-planning = A bold new goal excites some of you, but to others it threatens what people rely on. Put both in the same plan.
    .headline = Pair each new target with something you won't touch

card-team-split-ds-newcomer = A newcomer hears “change it” from the quick ones and “keep it going” from the patient ones. One quick and one patient colleague write the list together.
    .headline = List two things you're changing and two you're keeping

card-team-split-ds-crisis = In an emergency, some of you charge ahead, while others steady people and the daily work. Settle it now, so that both get done.
    .headline = Agree who attacks the problem and who keeps things running

card-team-split-ds-celebrating = Part of this team is proud of the big win, part of a year in which everyone could rely on you. Both deserve a cheer.
    .headline = Celebrate one thing you dared and one you kept going

### Some move fast and put people first, others take time and put the task first.

card-team-split-ic-meetings = Some of you talk a new plan up, while others take it apart within a minute. One after the other, both make it stronger.
    .headline = Add to an idea for ten minutes, then test it

card-team-split-ic-decisions = Enthusiasm wins some of you over, but others need proof. Five lines of each are enough.
    .headline = Write one page with both the story and the figures

card-team-split-ic-conflict = When you fall out, some of you speak with feeling, while others go cool and quote the record. Give each round ten minutes.
    .headline = Go through your last quarrel twice, facts first, then feelings

card-team-split-ic-planning = Some of you like to talk and keep things open, while others want every step in a table. Correct it together the same day.
    .headline = Plan aloud for thirty minutes, then put it in writing

card-team-split-ic-newcomer = New people hear lively tales from some of you and get thick documents from the rest. Only together do they make sense.
    .headline = Show newcomers one project as a story and a file

card-team-split-ic-crisis = At bad news, some of you reach for the phone, while others go through every detail. Taking turns keeps you both quick and right.
    .headline = In a crisis, check first, call next, then check again

card-team-split-ic-celebrating = Applause is what some of you want, while others would rather read what went well, in detail. Say in writing who did what.
    .headline = Mark a success with ten loud minutes and a note
