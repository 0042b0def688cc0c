## Cards for a team in which nobody is in the direction of a style.

card-team-absent-dominance-meetings = A talk here can go on for an hour, since ending it is nobody's first impulse. Set a bell for the half hour in the next meeting. When it rings, vote, or name the one fact you still need.
    .headline = Vote when the bell rings

card-team-absent-dominance-decisions = If nobody here is quick to say “that's settled”, a question stays open. Draw lots for who writes a proposal on this week's open question by Wednesday noon. By Thursday, everyone answers it in a line: yes, no, or one change.
    .headline = Yes, no or a change

card-team-absent-dominance-conflict = Where being blunt is nobody's habit, a hard “no” often waits for somebody else to say it. Write the next one together, in two plain sentences, and send it the same day from the whole team.
    .headline = Write the no together

card-team-absent-dominance-planning = Targets tend to stay modest in a group where nobody loves a contest. Raise one of next month's by a third, on paper at first, and list on Tuesday what you would have to drop to reach it.
    .headline = Raise one target

card-team-absent-dominance-crisis = In an emergency, you might all look round for somebody to take charge, and see no hand go up. Make a list of turns this week: who says “we start here” next time, and who the time after.
    .headline = Take turns at taking charge

card-team-absent-influence-meetings = Meetings often start cold where nobody likes to fill a silence. Take turns from this week on: one of you opens with a picture or a short story about somebody your work has helped.
    .headline = Open with a story

card-team-absent-influence-decisions = Sound choices can leave this group with nobody to speak warmly for them. Write two sentences on the next one, without a figure: why should people be glad of it? Send these first and the details after.
    .headline = Say why it's good news

card-team-absent-influence-newcomer = If nobody here likes to make a fuss, a newcomer starts almost unnoticed. Before day one, ask what they'd like other teams to know, turn it into five cheerful lines, and send these once the newcomer says yes.
    .headline = Make a little fuss

card-team-absent-influence-crisis = Bad news can sound like the whole truth in a group where nobody's habit is to cheer others up. In the next crisis, end each day's update with one thing that works and one person who made it work.
    .headline = End with what works

card-team-absent-influence-celebrating = Does a success often stay a secret because none of you is quick to make noise about it? Plan for it: on the day of the next one, send out a photo and three lines, and ask people from outside to join you for ten minutes.
    .headline = Let others see it

card-team-absent-steadiness-meetings = Points can pile up here unanswered when patient listening is nobody's first move. At Wednesday's meeting, each speaker sums up the one before in a sentence and only then goes on.
    .headline = Sum up, then speak

card-team-absent-steadiness-conflict = If nobody here makes peace out of habit, a quarrel can run until one side has won. In the next one, ask a colleague who isn't part of it to hear each side for ten minutes and say what they share.
    .headline = Let someone hear both sides

card-team-absent-steadiness-planning = A promised date slips easily where keeping things steady is nobody's first wish. Choose two dates in the coming month that won't move, and say so today to those who depend on them.
    .headline = Two dates that won't move

card-team-absent-steadiness-newcomer = A beginner's fifth question is likely to stay unasked where nobody slows down out of habit. In the first two weeks, give a newcomer fifteen minutes a day with a colleague who puts all else aside for them.
    .headline = Fifteen patient minutes a day

card-team-absent-steadiness-crisis = In a crisis, being the calm one that the others lean on may be nobody's habit here. Settle this week who takes that part next time: this person speaks slowly, asks after everyone, and every three hours sends all of you for a break.
    .headline = Choose the calm voice in advance

card-team-absent-conscientiousness-meetings = Figures pass easily here if checking them is nobody's first thought. In the next meeting, ask of each one where it comes from, and put a question mark beside those without a source.
    .headline = Ask where it comes from

card-team-absent-conscientiousness-decisions = A good story is often enough for a yes where nobody asks for proof out of habit. Write “How do we know?” at the top of Thursday's list of choices, and answer it with one number for each.
    .headline = One number for each choice

card-team-absent-conscientiousness-planning = Steps tend to get lost between you if none of you loves a list. Take a job that comes round every month: straight after it, write its steps down in fifteen minutes, and next month follow them to the letter.
    .headline = Turn it into a list

card-team-absent-conscientiousness-newcomer = A newcomer often finds little on paper where nobody writes manuals for pleasure. Have them note each step they are shown in the first week, and correct the notes together on Friday.
    .headline = Keep the newcomer's notes

card-team-absent-conscientiousness-crisis = In a crisis, you may settle for the first fix that seems to work, since testing is nobody's habit here. Next time, test each one again an hour later, and write the result beside it.
    .headline = Test the fix again
