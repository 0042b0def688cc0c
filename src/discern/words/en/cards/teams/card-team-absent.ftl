## Cards for a team in which no one is in the direction of a style.

### No one moves fast and puts the task first.

card-team-absent-dominance-meetings = No one here likes to cut a talk short and press for an answer. If it's too early, name the one fact you still need.
    .headline = Vote on your main item after half an hour

card-team-absent-dominance-decisions = Pressing for an answer is no one's first thought here, so questions stay open. One person writes a proposal, and the rest reply in a line.
    .headline = Ask everyone for a yes, a no or one change

card-team-absent-dominance-conflict = Being blunt is no one's habit here, so requests that can't be met stay open. Pick one, and send a short, friendly answer.
    .headline = Write one plain no together this week

card-team-absent-dominance-crisis = When something breaks, it isn't clear who takes charge, because no one here pushes ahead by habit. Agree in advance, and take turns.
    .headline = Draw up a rota for who takes charge in emergencies

### No one moves fast and puts people first.

card-team-absent-influence-meetings = Warming up the room is no one's habit here, so meetings start cold. Take turns, and keep it to one short story.
    .headline = Open meetings with two minutes on someone your work helped

card-team-absent-influence-decisions = Winning people over is no one's first thought here, so even a good decision sounds dry. Begin the announcement with those two sentences.
    .headline = Say in two sentences why your decision is good news

card-team-absent-influence-newcomer = A big welcome is no one's habit here, so new people start almost unnoticed. Say who is coming and why you're glad.
    .headline = Write a cheerful hello for your next newcomer

card-team-absent-influence-celebrating = Good work stays a secret here, since no one is quick to make a noise about it. Choose a job you've just finished.
    .headline = Send round a photo and three lines about a success

### No one takes time and puts people first.

card-team-absent-steadiness-meetings = Holding back to listen is no one's habit here, so points pile up unanswered. Try it for one item, in a sentence each.
    .headline = Sum up the last speaker before you speak

card-team-absent-steadiness-conflict = Making peace is no one's first thought here, so a quarrel drags on. Ten minutes with each is enough to find some common ground.
    .headline = Ask a neutral colleague to hear both sides

card-team-absent-steadiness-planning = Keeping things steady for others is no one's first thought here, so dates slip. Tell those who depend on these two.
    .headline = Choose two dates that won't move, and say so

card-team-absent-steadiness-newcomer = Patient help doesn't come first for anyone here, so a beginner's fifth question goes unasked. Take turns, and put everything else away for that long.
    .headline = Give your newest colleague fifteen unhurried minutes

### No one takes time and puts the task first.

card-team-absent-conscientiousness-meetings = Checking is no one's habit here, so a wrong number slips through. Put a question mark beside each one without a source.
    .headline = Ask where every figure comes from

card-team-absent-conscientiousness-decisions = Asking for proof is no one's first thought here, so a good story wins a quick yes. Find one number for each option.
    .headline = Ask “How do we know?” before your next yes

card-team-absent-conscientiousness-planning = No one here thinks first of lists, so a step gets forgotten. Write it straight after the work is done, and follow it next month.
    .headline = Turn one monthly job into a checklist

card-team-absent-conscientiousness-newcomer = Writing manuals is no one's favourite job here, so new people find little on paper. Correct the notes together at the end of the week.
    .headline = Ask your newest colleague to note each new step
