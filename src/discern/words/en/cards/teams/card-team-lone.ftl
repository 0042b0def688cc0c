## Cards for a team in which one person is in the direction of a style. They share out what comes with it and single no one out.

### One moves fast and puts the task first.

card-team-lone-dominance-meetings = It's left to one person here to say “enough, let's decide”. Each time, someone else sums up what you've agreed.
    .headline = In meetings, take turns at closing each item

card-team-lone-dominance-decisions = Bold proposals come from the one person here who pushes for results, while the rest of you only respond. Show all of them at once.
    .headline = Let everyone bring a proposal in a single line

card-team-lone-dominance-conflict = When a blunt message is due, it falls to the same person every time. Others get practice, and one of you gets a rest.
    .headline = Let someone else deliver the next unwelcome no

### One moves fast and puts people first.

card-team-lone-influence-meetings = One person here brings the stories and the fun, so the rest of you lean back. Take two minutes each.
    .headline = Open your next meeting in pairs, with good news

card-team-lone-influence-newcomer = Making new people feel at home is left to one cheerful person here. There's a message to send, a lunch, a tour and people to meet.
    .headline = Split your next welcome between four of you

card-team-lone-influence-celebrating = When one lively person is away, a success goes by here without a cheer. The next name on the list chooses how you mark it.
    .headline = Draw up a rota for planning celebrations

### One takes time and puts people first.

card-team-lone-steadiness-meetings = Looking after everyone is left to one patient person here. Pass the question round, and wait for each answer.
    .headline = Ask someone who has said little how things are

card-team-lone-steadiness-conflict = When tempers rise, everyone counts on the same patient listener. Anyone can hear both sides and sum up.
    .headline = Choose a different peacemaker for your next quarrel

card-team-lone-steadiness-crisis = In a crisis, one calm person here keeps people and the daily work going while the rest chase the problem. Start with five tasks.
    .headline = Write two names beside each task that mustn't stop

### One takes time and puts the task first.

card-team-lone-conscientiousness-meetings = It's left to one careful person here to ask whether the facts are right. From a new voice, the question gets a fresh hearing.
    .headline = Take turns to ask “Is that really so?”

card-team-lone-conscientiousness-decisions = The search for mistakes is left to one pair of eyes here. Hear a finding from each of you first.
    .headline = Before you decide, give everyone one figure to check

card-team-lone-conscientiousness-planning = One person here keeps every date and detail correct, while the rest of you ask instead of looking. Go through them together first.
    .headline = Have two more people update the lists this week
