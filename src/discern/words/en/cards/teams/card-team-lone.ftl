## Cards for a team in which one person is in the direction of a style. They share out what comes with it and single nobody out.

card-team-lone-dominance-meetings = It's easily left to one voice here to say “enough, let's decide”. In the next meeting, take turns: a different colleague ends each item with one sentence on what is agreed.
    .headline = Take turns at closing items

card-team-lone-dominance-decisions = Does the first bold proposal here often come from the same person, while the rest only answer it? For one decision this week, everyone brings a proposal in a single line, and all are shown at once.
    .headline = Everyone brings a proposal

card-team-lone-dominance-conflict = When a blunt message is due, one person's name is likely to come up every time. Share this out: the next unwelcome “no” comes from two people who didn't send the last one, in plain words.
    .headline = Share the blunt messages

card-team-lone-influence-meetings = If one voice brings most of the fun and the stories to your meetings, the others tend to lean back. Open the next one in pairs: two minutes each on something that went well, then one line for all.
    .headline = Open in pairs

card-team-lone-influence-newcomer = A warm welcome to this team may be mostly one cheerful person's work. Split the next one in four: a message before day one, lunch, a round of introductions, a hello from another team, each by somebody else.
    .headline = Split the welcome in four

card-team-lone-influence-celebrating = When one person is away, a success can go by here without a cheer. Write a list of turns this week: next time, the name at the top chooses how you celebrate, in a small way or a loud one.
    .headline = Take turns at celebrating

card-team-lone-steadiness-meetings = Asking how everyone is doing can easily become one person's task. From this week's meeting on, let the question travel: each asks the colleague they have heard least from, and waits for the answer.
    .headline = Pass the question round

card-team-lone-steadiness-conflict = When tempers rise, you may all count on the same patient listener to make peace. In the next quarrel, the two who disagree ask somebody else to listen, and to say at the end what they have understood.
    .headline = Find another listener

card-team-lone-steadiness-crisis = In a crisis, it's often one pair of hands that keeps the daily routine going while the others chase the problem. List the five tasks that must not stop, and write two names beside each by Friday.
    .headline = Two names for each routine

card-team-lone-conscientiousness-meetings = If “Is that really so?” comes from a single voice here, it tends to go unheard after a while. In the next meeting, write the question on a card and pass it on with each item. The holder has to ask it.
    .headline = Pass the doubt round

card-team-lone-conscientiousness-decisions = The search for the flaw can end up with just one pair of eyes. For the next choice, give every colleague a different page or figure to check, and hear one finding from each before you agree.
    .headline = Everybody checks one figure

card-team-lone-conscientiousness-planning = Your lists and dates are often kept exact by one person, while the rest ask instead of looking. On Thursday, go through the lists together, and let two more people help to keep them for a week.
    .headline = Two more keep the lists
