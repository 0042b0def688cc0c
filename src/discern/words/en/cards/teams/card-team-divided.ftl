## Cards for a team with people at both halves on an axis.

### Some move fast, others take time.

card-team-divided-pace-meetings = Some of you find the answer by talking, while others need quiet first. Three silent minutes in the middle help both.
    .headline = On your main item, talk, then write, then talk again

card-team-divided-pace-decisions = For some of you a yes takes a minute, for others a night. Ask those who changed sides what they saw.
    .headline = Vote on your next decision today and again tomorrow

card-team-divided-pace-conflict = A quick reply sounds angry to some of you, while to others a long silence sounds like consent. Check before you react.
    .headline = When someone goes quiet, ask “Yes, or not yet?”

card-team-divided-pace-planning = Part of this team would start today, part would prepare for a week. Let everyone work on both versions.
    .headline = Set two dates for your next job, draft and final

card-team-divided-pace-newcomer = Some of you answer before the question is out, others a day later. A newcomer takes both for dislike, but it's only pace.
    .headline = Explain your two speeds to your newest colleague

card-team-divided-pace-crisis = In an emergency, some of you act on the first news, while others wait until it's certain. Two columns leave room for both.
    .headline = Set up a crisis page with “just heard” and “checked”

card-team-divided-pace-celebrating = When a job is done, some of you rush to the next, while others have only just stopped to breathe. Make time for both.
    .headline = Plan a quick cheer now and a look back later

### Some put people first, others the task.

card-team-divided-focus-meetings = An hour on feelings drags for some of you, an hour of numbers for others. Start the next meeting with what was missed.
    .headline = Ask which got too little time: feelings or figures

card-team-divided-focus-decisions = Before a choice, some of you go and see those affected, while others go through the numbers. Do both, together with someone who'd begin at the other end.
    .headline = Before you decide, visit one person and check one figure

card-team-divided-focus-conflict = For some of you an argument ends when the facts are clear, for others when people are at ease again. Check both.
    .headline = Ask everyone whether your last dispute is really over

card-team-divided-focus-planning = If a deadline is too hard on someone, part of this team would move it, part would keep it. Settle that before it happens.
    .headline = Mark which dates can move if someone is struggling

card-team-divided-focus-newcomer = Some of you want new people to meet the team first, others to learn the work first. Give each day one colleague to meet and one result to understand.
    .headline = Plan a first week that mixes people and results

card-team-divided-focus-crisis = In trouble, some of you turn to the fault, others to the people it upsets. Write it while all is calm, with lines from each side.
    .headline = Prepare one bad-news message that is both clear and kind

card-team-divided-focus-celebrating = To some of you a success is the number you reached, to others the people who reached it. Say a sentence about each.
    .headline = Show a chart and a photo of your last success
