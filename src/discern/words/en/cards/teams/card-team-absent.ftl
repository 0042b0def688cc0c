## Cards for a team in which nobody leads with a style.

card-team-absent-dominance-meetings = A talk here can go on for an hour, since ending it is nobody's first impulse. Set a bell for the half hour in the next meeting. When it rings, vote, or name the one fact you still need.
    .headline = Vote when the bell rings

card-team-absent-dominance-decisions = Nobody here is quick to say “that's settled”. Draw lots for who writes a proposal on this week's open question by Wednesday noon. By Thursday, everyone answers it in a line: yes, no, or one change.
    .headline = Yes, no or a change

card-team-absent-dominance-conflict = Being blunt is nobody's habit here, so when a hard “no” is due, everyone hopes that somebody else will say it. Write the next one together, in two plain sentences, and send it the same day from the whole team.
    .headline = Write the no together

card-team-absent-dominance-planning = Targets stay modest in a group where nobody loves a contest. Raise one of next month's by a third, on paper at first, and list on Tuesday what you would have to drop to reach it.
    .headline = Raise one target

card-team-absent-dominance-crisis = In an emergency, you all look round for somebody who takes charge, and no hand goes up. Make a list of turns this week: who says “we start here” next time, and who the time after.
    .headline = Take turns at taking charge

card-team-absent-influence-meetings = With nobody here who likes to fill a silence, meetings start cold. Take turns from this week on: one of you opens with a picture or a short story about somebody your work has helped.
    .headline = Open with a story

card-team-absent-influence-decisions = Sound choices leave this group with nobody to speak warmly for them. Write two sentences on the next one, without a figure: why should people be glad of it? Send these first and the details after.
    .headline = Say why it's good news

card-team-absent-influence-newcomer = Nobody here likes to make a fuss, so a newcomer starts almost unnoticed. Before day one, ask what they'd like other teams to know, turn it into five cheerful lines, and send these once the newcomer says yes.
    .headline = Make a little fuss

card-team-absent-influence-crisis = Bad news sounds like the whole truth in a group where nobody's habit is to cheer others up. In the next crisis, end each day's update with one thing that works and one person who made it work.
    .headline = End with what works

card-team-absent-influence-celebrating = None of you is quick to make noise about a success, so it stays a secret. Do it by plan: on the day of the next one, send out a photo and three lines, and ask people from outside to join you for ten minutes.
    .headline = Let others see it

card-team-absent-steadiness-meetings = Points get made here one after the other, and patient listening is nobody's first move. At Wednesday's meeting, each speaker sums up the one before in a sentence and only then goes on.
    .headline = Sum up, then speak

card-team-absent-steadiness-conflict = Nobody here makes peace out of habit, so a quarrel runs until one side has won. In the next one, ask a colleague who isn't part of it to hear each side for ten minutes and say what they share.
    .headline = Let someone hear both sides

card-team-absent-steadiness-planning = A promised date slips easily where keeping things steady is nobody's first wish. Choose two dates in the coming month that won't move, and say so today to those who depend on them.
    .headline = Two dates that won't move

card-team-absent-steadiness-newcomer = Nobody here slows down out of habit, so a beginner's fifth question stays unasked. In the first two weeks, give a newcomer fifteen minutes a day with a colleague who puts all else aside for them.
    .headline = Fifteen patient minutes a day

card-team-absent-steadiness-crisis = When a crisis comes, being the calm one that the others lean on is nobody's habit here. Settle this week who takes that part next time: this person speaks slowly, asks after everyone, and every three hours sends all of you for a break.
    .headline = Choose the calm voice in advance

card-team-absent-conscientiousness-meetings = Figures pass quickly here, since checking them is nobody's first thought. In the next meeting, ask of each one where it comes from, and put a question mark beside those without a source.
    .headline = Ask where it comes from

card-team-absent-conscientiousness-decisions = A good story is enough for a yes where nobody asks for proof out of habit. Write “How do we know?” at the top of Thursday's list of choices, and answer it with one number for each.
    .headline = One number for each choice

card-team-absent-conscientiousness-planning = Steps get lost between you, as none of you loves a list. Take a job that comes round every month: straight after it, write its steps down in fifteen minutes, and next month follow them to the letter.
    .headline = Turn it into a list

card-team-absent-conscientiousness-newcomer = Nobody here writes a manual for pleasure, so a newcomer finds little on paper. Have them note each step they are shown in the first week, and correct the notes together on Friday.
    .headline = Keep the newcomer's notes

card-team-absent-conscientiousness-crisis = In a crisis, the first fix that seems to work is enough here, since testing is nobody's habit. Next time, test each one again an hour later, and write the result beside it.
    .headline = Test the fix again
