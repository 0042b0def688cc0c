## Cards for a team in which many are in either of two opposite directions.

card-team-split-ds-meetings = Some of you tend to want an answer before the meeting ends, others a night, so that nobody is hurried. On Thursday, plan for both: talk that day, decide the next morning at ten, and put both times on the agenda.
    .headline = Talk today, decide tomorrow

card-team-split-ds-decisions = One side here often says “go”, the other “not so fast”, and to each it is obvious. For this week's choice, swap jobs: those who want to go list what must be kept, and those who want to wait name a first step.
    .headline = Swap jobs for one choice

card-team-split-ds-decisions-2 = If some of you give a firm yes and others a kind silence, that isn't agreement. After the next decision, everyone writes down a number from one to five for their support. Hear out the two lowest before you move.
    .headline = Ask for a number

card-team-split-ds-conflict = In a clash, part of this team is likely to press harder while part goes quiet for the sake of peace, and neither hears the other out. Next time, write apart for five minutes, then read out notes from each side in turn.
    .headline = Write apart, read together

card-team-split-ds-planning = New targets can excite some of you, while to others each one threatens what runs well. When you plan next month, add to every new aim a promise of one thing that stays untouched.
    .headline = One promise per new aim

card-team-split-ds-newcomer = “Change it” and “keep it going”: a newcomer may hear both here, said with the same force. Before their first day, one person of each view makes a list together: two things you're changing, two you're keeping, and why.
    .headline = Two to change, two to keep

card-team-split-ds-crisis = In an emergency, some of you tend to attack the problem while others keep the daily work going. In the first ten minutes of the next one, agree who does which by the tasks at hand, and talk again after an hour.
    .headline = Attack it, keep things going

card-team-split-ds-celebrating = Some here are likely to be proud of the big win, others of a year without a bad day. At the next celebration, name one of each: something you dared, and something you kept going.
    .headline = One dared, one kept

card-team-split-ic-meetings = Ideas get talked up on one side here and taken apart on the other, often within a minute. In Tuesday's meeting, take ten minutes by the clock only to add to them, and ten only to test them.
    .headline = Add first, then test

card-team-split-ic-decisions = It's often the story that wins over some of you, and only the figures that win over the rest. For this month's biggest decision, ask for a single page with both: five lines on why people will love it, five numbers that could prove them wrong.
    .headline = Story and figures, one page

card-team-split-ic-decisions-2 = “You spoil it” often meets “you oversell it” when a fresh idea comes up. Take this week's idea and plan a small trial together: the keen ones say what people should see, the doubtful ones which number counts.
    .headline = A trial that convinces both

card-team-split-ic-conflict = When you quarrel, some tend to talk faster and with more feeling, while others go cool and quote the record. In the next dispute, take turns: ten minutes on what was said in writing, ten on how it felt.
    .headline = The record, then the feeling

card-team-split-ic-planning = Part of this team may plan by talking and like things open, while part wants every step in a table. Make next week's plan in two rounds: thirty lively minutes with everyone, then a table that all correct by evening.
    .headline = Plan aloud, then in writing

card-team-split-ic-newcomer = A newcomer is likely to get stories from some of you and documents from the others. On one afternoon of their first week, join the two: somebody tells with feeling how a project went, somebody shows its file page by page.
    .headline = The story beside the file

card-team-split-ic-crisis = At bad news, some might reach for the phone to reassure people, while others check the details line by line. Next time, work by one clock: fifteen minutes to check facts, one call to pass them on, and again.
    .headline = Check, call, repeat

card-team-split-ic-celebrating = Some of you might want music and applause, and others would rather hear exactly what went well. Plan two parts for the next success: ten loud minutes together, and a note that says who did which thing right.
    .headline = Ten loud minutes, one note
