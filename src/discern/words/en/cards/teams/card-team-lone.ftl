## Cards for a team in which one person leads with a style. They share out what comes with it and single nobody out.

card-team-lone-dominance-meetings = You leave it to one voice to say “enough, let's decide”. In the next meeting, take turns: a different colleague ends each item with one sentence on what is agreed.
    .headline = Take turns at closing items

card-team-lone-dominance-decisions = The first bold proposal here keeps coming from the same person, and the rest only answer it. For one decision this week, everyone brings a proposal in a single line, and all are shown at once.
    .headline = Everyone brings a proposal

card-team-lone-dominance-conflict = When a blunt message is due, one person's name comes up every time. Share this out: the next unwelcome “no” comes from two people who didn't send the last one, in plain words.
    .headline = Share the blunt messages

card-team-lone-influence-meetings = One voice brings most of the fun and the stories to your meetings, and the others lean back. Open the next one in pairs: two minutes each on something that went well, then one line for all.
    .headline = Open in pairs

card-team-lone-influence-newcomer = A warm welcome to this team is mostly one cheerful person's work. Split the next one in four: a message before day one, lunch, a round of introductions, a hello from outside, each by somebody else.
    .headline = Split the welcome in four

card-team-lone-influence-celebrating = When one person is away, a success goes by here without a cheer. Write a list of turns this week: next time, the name at the top chooses how you celebrate, in a small way or a loud one.
    .headline = Take turns at celebrating

card-team-lone-steadiness-meetings = Asking how everyone is doing has become one person's task. From this week's meeting on, let the question travel: each asks the colleague they have heard least from, and waits for the answer.
    .headline = Pass the question round

card-team-lone-steadiness-conflict = When tempers rise, you all count on the same patient listener to make peace. In the next quarrel, the two who disagree ask somebody else to listen, and sum up together what that person has understood.
    .headline = Find another listener

card-team-lone-steadiness-crisis = In a crisis, one pair of hands keeps the daily routine going while the others chase the problem. List the five tasks that must not stop, and write two names beside each by Friday.
    .headline = Two names for each routine

card-team-lone-conscientiousness-meetings = “Is that really so?” comes from a single voice here, and after a while it goes unheard. In the next meeting, write the question on a card and pass it on with each item. The holder has to ask it.
    .headline = Pass the doubt round

card-team-lone-conscientiousness-decisions = The search for the flaw is left to one pair of eyes. For the next choice, give every colleague a different page or figure to check, and hear one finding from each before you agree.
    .headline = Everybody checks one figure

card-team-lone-conscientiousness-planning = Your lists and dates are kept exact by one person, and the rest ask instead of looking. On Thursday, go through the lists together, and let two more people help to keep them for a week.
    .headline = Two more keep the lists
