## Cards for a team in which no one is in the direction of a style.

### No one moves fast and puts the task first.

card-team-absent-dominance-meetings = No one here likes to cut a talk short and press for an answer. If it's too early, name the one fact you still need.
    .headline = Vote on your main item after half an hour

card-team-absent-dominance-decisions = Questions stay open, because no one here is quick to say “that's settled”. One person writes a proposal, and the rest reply in a line.
    .headline = Ask everyone for a yes, a no or one change

card-team-absent-dominance-conflict = Being blunt is no one's habit here, so you all wait for someone else to say it. Pick a request you can't meet.
    .headline = Write one plain no together and send it today

card-team-absent-dominance-crisis = When something breaks, you all look round for someone to push ahead. No one here does it by habit, so agree in advance who will.
    .headline = Draw up a rota for who takes charge in emergencies

### No one moves fast and puts people first.

card-team-absent-influence-meetings = Meetings start cold, because no one here likes to warm up the room. Take turns, and keep it to one short story.
    .headline = Open meetings with two minutes on someone your work helped

card-team-absent-influence-decisions = However good a choice is, no one here sets out to win people over to it. Send this first and the details after.
    .headline = Say in two sentences why your decision is good news

card-team-absent-influence-newcomer = No one here makes a fuss of new people, so they start almost unnoticed. Say who is coming and why you're glad.
    .headline = Write a cheerful hello for your next newcomer

card-team-absent-influence-celebrating = Good work stays a secret here, since no one is quick to make a noise about it. Choose a job you've just finished.
    .headline = Send round a photo and three lines about a success

### No one takes time and puts people first.

card-team-absent-steadiness-meetings = No one here listens first and talks second, so points pile up unanswered. Try it for one item, in a sentence each.
    .headline = Sum up the last speaker before you speak

card-team-absent-steadiness-conflict = Making peace is no one's habit here, so a quarrel runs until someone has won. Ten minutes with each will show some common ground.
    .headline = Ask a neutral colleague to hear both sides

card-team-absent-steadiness-planning = Keeping things steady for others is no one's first thought here, so promises slip. Tell those who depend on them today.
    .headline = Choose two dates that won't move, and say so

card-team-absent-steadiness-newcomer = Patient help doesn't come first for anyone here, so a beginner's fifth question goes unasked. Put everything else away for that long.
    .headline = Give your newest colleague fifteen unhurried minutes

### No one takes time and puts the task first.

card-team-absent-conscientiousness-meetings = Numbers pass easily, since no one here stops to check them first. Put a question mark beside each one without a source.
    .headline = Ask where every figure comes from

card-team-absent-conscientiousness-decisions = A good story is enough for a yes here, because asking for proof is no one's habit. Find one number for each option.
    .headline = Ask “How do we know?” before your next yes

card-team-absent-conscientiousness-planning = Steps get lost between you, because no one here loves a list. Write it straight after the work is done, and follow it next month.
    .headline = Turn one monthly job into a checklist

card-team-absent-conscientiousness-newcomer = New people find little on paper, because no one here enjoys writing manuals. Correct the notes together at the end of the week.
    .headline = Ask your newest colleague to note each new step
