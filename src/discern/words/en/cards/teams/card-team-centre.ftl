## Cards for the half of the circle that a team's centre is in, or for a team of which that is open.

card-team-centre-fast-meetings = Talk is often quick in this group, and a pause lasts two seconds. In the next meeting, count to ten in silence after each question before anyone answers.
    .headline = Count to ten first

card-team-centre-fast-meetings-2 = You often think aloud here, so a passing thought is easily taken for a plan. In Wednesday's meeting, say which it is before you speak: “only thinking” or “I propose”.
    .headline = Thinking, or proposing?

card-team-centre-fast-decisions = You've usually chosen before the question is read to the end. Write this week's biggest one down, send it round a day early, and take no answers until the next morning.
    .headline = No answers before tomorrow

card-team-centre-fast-decisions-2 = What gets chosen here is often the first thing that was said. On Tuesday, collect three options before any is discussed, and take the third from someone who hasn't spoken yet.
    .headline = Three options before talk

card-team-centre-fast-conflict = Replies often come out here before the other person has finished the sentence. In the next argument, agree on a signal: you answer only after the other has said “that's all”.
    .headline = Wait for “that's all”

card-team-centre-fast-conflict-2 = A sharp message is likely to get its answer in this group within a minute. Agree this week that any message which annoys you waits until the next morning, and that the answer starts with a question.
    .headline = Answer it tomorrow

card-team-centre-fast-planning = Work may start here while half the plan is still blank. On Monday, before the first task moves, take twenty minutes for a list of what you don't know yet, and a name beside each line.
    .headline = List what you don't know

card-team-centre-fast-planning-2 = Your plans tend to change at short notice and in passing. For the coming week, collect such changes and make them once a day, at four o'clock, where all can see them.
    .headline = Change plans at four

card-team-centre-fast-newcomer = If things get settled here in passing, aloud and at speed, a newcomer misses most of it. In their first fortnight, put each such agreement into one shared note on the same day.
    .headline = Write down what's said

card-team-centre-fast-crisis = At the first alarm, this group can be busy before anyone knows what with. Next time, sit still for five minutes: one list of steps, one name for each, and only then go.
    .headline = Five minutes of sitting still

card-team-centre-fast-crisis-2 = Under pressure, several of you may start at once, so that some things get started twice. In the next crisis, say “I'm taking this” before you begin, wait for one “yes”, and go.
    .headline = Say it, wait, go

card-team-centre-fast-celebrating = One quick cheer, and this group is often off to something else. Celebrate the next success a week late on purpose, with a slow look back at how it came about.
    .headline = Celebrate a week late

card-team-centre-calm-meetings = Long pauses, and the first real answer near the end: this is how talks often go here. In the next meeting, start with the main question. Everyone writes a one-word answer at once and explains it afterwards.
    .headline = Start with one word each

card-team-centre-calm-meetings-2 = A thing is seldom said here before it has been thought to the end. In Wednesday's meeting, think aloud for ten minutes: half sentences count, and nobody gets held to them.
    .headline = Think aloud for ten minutes

card-team-centre-calm-decisions = You may let a night pass before you choose, and then another one. Sort Tuesday's open points in two: what can be undone gets an answer the same day, and the rest gets a date.
    .headline = Answer small things today

card-team-centre-calm-decisions-2 = “Let's think about it for another week” is easily said in this group. Next time, ask what you will know in a week that you don't know today. If nothing comes, choose at once.
    .headline = What will you know then?

card-team-centre-calm-conflict = An objection can ripen here for days and come out when the matter is settled. On the first day of the next dispute, collect early doubts: one line each, “I'm not sure yet, but …”, however raw.
    .headline = Collect the early doubts

card-team-centre-calm-conflict-2 = A sharp message might wait for days here while you weigh your answer. Reply to the next one within the hour, by a call, and bring nothing but one question.
    .headline = Call within the hour

card-team-centre-calm-planning = When work arrives, this group tends to let it lie for a while and think it over. With the next job, take one small step on the day it comes in, and do the rest of your thinking after that.
    .headline = One step on day one

card-team-centre-calm-planning-2 = If you like a night to think before a job begins, what comes up on the day finds no room. Keep Wednesday afternoon empty in the next plan, and finish in it something that came in that morning.
    .headline = Leave an afternoon open

card-team-centre-calm-newcomer = In this group, people are likely to wait a while before they speak to someone new. On a newcomer's first morning, those who will work with them send two lines each: what I do, and what you can ask me.
    .headline = Two lines on day one

card-team-centre-calm-newcomer-2 = A newcomer's question tends to get a good answer from you, but a day or two later. In their first week, reply within ten minutes, even where all you have is half an answer.
    .headline = An answer in ten minutes

card-team-centre-calm-crisis = Sudden news often makes this group go silent and think, which looks from outside as if nothing were happening. Next time, send one line within ten minutes: “We've seen it. You'll hear more at two.”
    .headline = One line in ten minutes

card-team-centre-calm-celebrating = By the time this group has found a good moment to celebrate, the success may be old. Mark the next one on the same day: ten minutes, nothing prepared, with what is at hand.
    .headline = Celebrate the same day

card-team-centre-people-meetings = “How will they take it?” often comes up here before “is it true?”. In the next meeting, give each item five minutes for the facts alone, and then ask your usual question.
    .headline = Five minutes of facts

card-team-centre-people-meetings-2 = Before you ask what an idea would bring, you may ask who brought it and how they'd take a no. For Tuesday's meeting, collect proposals without names, and weigh each by its cost and its result.
    .headline = Proposals without names

card-team-centre-people-decisions = Those affected tend to weigh most with you, while the figures turn up late. For this week's choice, fill in three numbers first: the cost, the hours, the result. Then talk about the people.
    .headline = Three numbers first

card-team-centre-people-decisions-2 = A choice that leaves somebody unhappy can be hard for this group, even with all the figures behind it. For Thursday's, compare the options by results alone, in a table, and look at that before you talk.
    .headline = Compare the results alone

card-team-centre-people-conflict = If getting on again matters more here than being right, the question itself can stay open. Once the next quarrel is made up, spend ten more minutes on what it was about, and write down the answer.
    .headline = Settle the matter too

card-team-centre-people-conflict-2 = A comment on the work is easily taken here as a comment on the person. In this week's review, say only what the work does and what it should do, and leave out “you” for twenty minutes.
    .headline = Leave out “you”

card-team-centre-people-planning = You often ask who would enjoy a task before you ask what it needs. In next week's plan, write the result and the hours beside each task, and add names last.
    .headline = Names last

card-team-centre-people-planning-2 = A plan can bend to everyone's wishes here until the date gives way. In next week's plan, fix two dates that the result depends on. To move one, somebody has to say first what that would cost.
    .headline = Say what a wish costs

card-team-centre-people-newcomer = Someone new is likely to know everybody's story here before they know what the work should achieve. On day two, show them one result that you are proud of, and the three numbers it is measured by.
    .headline = Show the three numbers

card-team-centre-people-crisis = When something breaks, your first question is often how everyone is. Keep that, and in the next crisis put up three lines from the first hour on: what is broken, what is fixed, what comes next.
    .headline = Three lines on a board

card-team-centre-people-crisis-2 = Looking after those who are hit may come first with you, while the cause has to wait. In the second hour of the next crisis, let two of you do nothing but search for it, while the rest go on caring.
    .headline = Two people for the cause

card-team-centre-people-celebrating = A success here tends to be about the people, and what was achieved gets half a sentence. At the next one, show a figure from before and a figure from after, and ask what made the difference.
    .headline = Show before and after

card-team-centre-task-meetings = Facts can easily take up your meetings, and how people feel about them comes up afterwards, in twos. At the end of the next one, everyone writes down one word for the mood they leave in. Read them out.
    .headline = One word for the mood

card-team-centre-task-meetings-2 = An idea is often weighed here by its result before anyone says a word to the person who brought it. In the next meeting, first thank them for one thing in it, and only then weigh it.
    .headline = Thank, then weigh it

card-team-centre-task-decisions = The stronger figures tend to win here before anyone asks what the choice does to people. Beside this week's decision, write three names of people it touches. Ask them today what they would need.
    .headline = Ask three people it touches

card-team-centre-task-conflict = A dispute may be over for this group once the facts are clear. Two days after the next one, ask each person in it what still bothers them, and don't correct the answer.
    .headline = Ask what still bothers them

card-team-centre-task-planning = Your plans hold results and dates, but seldom how much people can carry. Add a column on Monday: what each can take on this week, and what would be too much. Fill it in before the tasks.
    .headline = A column for limits

card-team-centre-task-planning-2 = Work is shared out here by what it needs, and seldom by what people wish. For next week, ask of three tasks who would enjoy them, and give them to those people, even if others are quicker.
    .headline = Share three tasks by wish

card-team-centre-task-newcomer = Someone new may well learn here what the work should be like long before who the others are. In their first week, arrange half an hour with each of five colleagues, to which nobody brings a task.
    .headline = First people, then tasks

card-team-centre-task-crisis = Trouble often gets a number here before it gets a name. In the next crisis, begin the first message with who is hit by it and who is helping them. The figures come second.
    .headline = First line: who is hit

card-team-centre-task-celebrating = Here, a success can come down to a figure, above or below the target. When the next one is in sight, ask two people it helps to say in their own words what it changed for them, and just listen.
    .headline = Hear those it helps

### The answers can't tell in which half the team's centre is.

card-team-centre-open-meetings = We can't tell yet whether faster or slower meetings would suit this group. Run this week's half an hour shorter than usual, and on Friday ask everyone for one word: “rushed”, “right” or “long”.
    .headline = Rushed, right or long

card-team-centre-open-meetings-2 = Nobody can say from the answers if feelings or figures come up too little here. In the next meeting, keep a tally of both on one sheet, without comment, and look at it together at the end.
    .headline = Count first, then judge

card-team-centre-open-decisions = It's open whether you decide too soon or too late. Take your last five decisions, and let each person mark every one with “sooner”, “later” or “fine”. Only then talk about the next one.
    .headline = Mark the last five decisions

card-team-centre-open-decisions-2 = There's no basis yet for guessing how this team likes to decide. Make one small decision this week by a show of hands and one by a written round, and ask which of the two people would choose again.
    .headline = Two ways, then compare

card-team-centre-open-conflict = The answers leave open how this team argues. After the next disagreement, each writes on a card what they would have liked more of, time, facts or kindness, and somebody reads the cards out unsigned.
    .headline = What was missing, unsigned

card-team-centre-open-planning = Which plan suits you can't be read from the answers. Plan one week in detail and the next by three headings only. Keep the sheet that fewer people scribbled over.
    .headline = Two weeks, two plans

card-team-centre-open-planning-2 = Don't let anyone tell you that this team “is just like that”: that isn't clear yet. Beside next week's three largest tasks, write who would like a date at once and who would like a day to think.
    .headline = Ask task by task

card-team-centre-open-newcomer = Nobody knows yet which way this team leans as a group. Say so to a newcomer on the first day, and ask after two weeks what they have noticed: fresh eyes may see the habit that you don't.
    .headline = Ask fresh eyes

card-team-centre-open-newcomer-2 = Whether to greet somebody new with people or with papers is open here. Offer both on the first morning, an hour of each, and ask in the afternoon which they would like more of.
    .headline = Offer both, then ask

card-team-centre-open-crisis = How this group behaves under pressure isn't known until it happens. Take fifteen minutes this week to walk through one, a server down or a delivery lost, and write down who spoke first and what nobody did.
    .headline = Walk through one

card-team-centre-open-crisis-2 = After the next bad day, don't explain it by how the team is: that is open. Put four things that happened on a timeline, and ask at each one whether it came too early or too late.
    .headline = Make a timeline

card-team-centre-open-celebrating = A loud thank-you or a quiet one: for this group it's open. Next time something is done, let those who did it choose from three, a round of applause, a note, or an early end of the day.
    .headline = Let them choose the thanks
