## Cards for the half of the circle that a team's centre is in, or for a team of which that is open.

### The team moves fast.

card-team-centre-fast-meetings = People here think as they speak, so a passing thought is soon taken for a plan. A word of warning saves people wasted work.
    .headline = Say whether you're proposing or only thinking aloud

card-team-centre-fast-decisions = This team goes with the first good idea it hears. Take the third from someone who hasn't spoken yet.
    .headline = Collect three options before you discuss any of them

card-team-centre-fast-conflict = Answers come fast here, so a sharp message soon gets a sharp reply. The next day, begin yours with a question.
    .headline = Leave an annoying message unanswered until the next morning

card-team-centre-fast-planning = This team likes to begin before the plan is complete. Put a name beside each gap, so that someone finds out.
    .headline = List what you don't know yet before you start

card-team-centre-fast-newcomer = Things get settled quickly here, between two other jobs, so new people miss most of it. The one who settles a point adds it the same day.
    .headline = Start one shared note of everything agreed in passing

card-team-centre-fast-crisis = At the first alarm this team is off at once, so two people fix the same fault. Wait for one reply, then go.
    .headline = Agree to say “I'm on it” before you act

card-team-centre-fast-celebrating = One quick cheer, and this team is off to something else. Ask how it came about and what you'd do again.
    .headline = Look back for half an hour on a recent success

### The team takes time.

card-team-centre-calm-meetings = Nothing gets said here until it has been thought through. Half-finished sentences count, and no one has to stand by them.
    .headline = Think aloud for ten minutes in your next meeting

card-team-centre-calm-decisions = People here sleep on a choice before they make it, and then once more. Save that for what can't be taken back.
    .headline = Decide today whatever you could undo tomorrow

card-team-centre-calm-conflict = Objections ripen slowly here and come out when everything is settled. “I'm not sure yet, but …” is a good enough start.
    .headline = Collect doubts early, in one line from each person

card-team-centre-calm-planning = New work gets thought over here before anyone touches it. One small step on the first day shows what there is to think about.
    .headline = Take one small step the day a job arrives

card-team-centre-calm-newcomer = New people are given time here before anyone talks to them, so they hesitate to ask. Each of you sends two lines: what you do, and what to ask you.
    .headline = Tell your newest colleague what to ask you about

card-team-centre-calm-crisis = When trouble comes, this team goes quiet and thinks, so people outside see nothing happen. Say that you've seen it and when they'll hear more.
    .headline = Draft a first reply to bad news, ready to send

card-team-centre-calm-celebrating = By the time this team has found a good moment to celebrate, the news is old. Ten minutes with what's at hand will do.
    .headline = Mark your next success on the day it happens

### The team puts people first.

card-team-centre-people-meetings = “How will they take it?” comes up here before “Is it true?” The usual question gets its turn straight after.
    .headline = Give each item five minutes for the facts alone

card-team-centre-people-decisions = A choice that leaves someone unhappy is hard for this team, whatever the figures say. Look at them first, then talk about people.
    .headline = Compare your options by results in one table

card-team-centre-people-conflict = Here, a comment on the work sounds like a comment on the person. Say what the work does and what it should do, and stop there.
    .headline = Review one piece of work without saying “you”

card-team-centre-people-planning = “Who would enjoy it?” is asked here before “What does it need?” Everyone is happy with the plan, but the date slips.
    .headline = Write down results and hours first, and names last

card-team-centre-people-newcomer = New people get to know everyone here before they know what the work should achieve. Tell the story behind one of the numbers, too.
    .headline = Show your newest colleague the three figures that count

card-team-centre-people-crisis = In trouble, this team looks after people first, so the fault itself has to wait. Two can search while the rest go on caring.
    .headline = Agree who looks for the cause when something breaks

card-team-centre-people-celebrating = This team celebrates its people, but what they achieved gets half a sentence. Ask together what made the difference.
    .headline = Compare figures from before and after your last success

### The team puts the task first.

card-team-centre-task-meetings = Facts fill the hour here, so how people feel about them comes out later, in private. Ask for the mood, not for the reasons.
    .headline = End your next meeting with one word from everyone

card-team-centre-task-decisions = The stronger figures win here before anyone asks who has to live with the choice. Ask while you can still change something.
    .headline = Ask three people what your next decision means for them

card-team-centre-task-conflict = Once the facts are clear, an argument is over for this team, but not for those who lost it. Listen, and don't correct the answers.
    .headline = Ask what still bothers people about your last dispute

card-team-centre-task-planning = Plans here show results and dates, but not how people are holding up. Ask before you share out the tasks.
    .headline = Write down what would be too much for each person

card-team-centre-task-newcomer = New people learn how the work is done here long before they learn who does it. Each of you takes a turn, and talks about anything but the job.
    .headline = Chat with your newest colleague for half an hour

card-team-centre-task-crisis = In trouble this team goes to the figures first, while readers look for the people. Say who is helping, then send the numbers.
    .headline = Begin every crisis message with the people it affects

card-team-centre-task-celebrating = A success here is a figure above the target. Hear the story behind it, and pass it on to the whole team.
    .headline = Ask someone your work helped what it changed

### The answers can't tell in which half the team's centre is.

card-team-centre-open-meetings = Is this team too quick for some, or not quick enough for others? The answers leave it open, so let each person say one word.
    .headline = Ask whether your meetings feel rushed, right or slow

card-team-centre-open-decisions = Does this team decide too soon, or not soon enough? The answers don't show it, so judge alone, then compare.
    .headline = Mark your last five decisions “early”, “fine” or “late”

card-team-centre-open-conflict = Was it time, facts or kindness? Nothing in the answers says what runs short here, so let each person write down one.
    .headline = Ask what was missing from your last disagreement

card-team-centre-open-planning = Would this team rather get going or take its time? That isn't clear yet, so don't look for one plan to suit everyone.
    .headline = For three tasks, ask “Start now, or think first?”

card-team-centre-open-newcomer = Which way does this team lean? It's still open, and fresh eyes see habits that others have stopped seeing.
    .headline = Ask your newest colleague what stood out first here

card-team-centre-open-crisis = Does this team act too soon, or wait too long? How it reacts is still open, so look at what really happened.
    .headline = Go through your last bad day hour by hour

card-team-centre-open-celebrating = Applause, a quiet note or an early finish? What suits this team is open, so don't guess.
    .headline = Ask round what kind of thanks people like
