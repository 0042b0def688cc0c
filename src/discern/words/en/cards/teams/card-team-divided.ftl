## Cards for a team with people at both halves on an axis.

### Some are quick, others take their time.

card-team-divided-pace-meetings = Some of you tend to find the answer while talking, others in silence first. On Thursday, give the main item three parts: talk, three silent minutes with a pen, talk again. Start the last part by reading out one of the notes.
    .headline = Talk, silence, talk again

card-team-divided-pace-meetings-2 = In your meetings, some may be ahead at item four while others still turn over item two. Keep the last ten minutes of the next one for going back: anyone can reopen one item, once.
    .headline = Ten minutes for going back

card-team-divided-pace-decisions = A yes often comes within the minute from some of you, and overnight from others. Vote twice on Tuesday's question: at once by hand, and at noon the next day. Then ask those who changed their vote what they saw.
    .headline = Vote twice on it

card-team-divided-pace-decisions-2 = Good points are likely to reach this group both early and late, and the late ones find the matter closed. For this week's choice, write down what would reopen it, such as a new cost, and by when it would have to come up.
    .headline = What would reopen it

card-team-divided-pace-conflict = To some here a quick reply can sound angry, and to others a long pause like consent. In the next dispute, ask about both: “Was that your last word?” and “Is that a yes, or not yet?”
    .headline = A yes, or not yet?

card-team-divided-pace-conflict-2 = When you argue, some tend to speak in the first minute, while others would rather speak tomorrow. Next time, split into pairs, one of each kind, for ten minutes, and come back with two sentences that both can sign.
    .headline = Argue in mixed pairs

card-team-divided-pace-planning = This group has people who would start today and people who would prepare for a week. Plan the next job as two laps: a rough version by Tuesday noon, a careful one by Friday. Everybody runs in both.
    .headline = Two laps for everybody

card-team-divided-pace-planning-2 = Halfway through a job, some of you can be far ahead while others are still preparing the ground. Put one meeting point into the next plan: nobody goes past it before all have shown what they have.
    .headline = A meeting point halfway

card-team-divided-pace-newcomer = A newcomer might get one answer here before the question is out and the next one a day later, and take either for dislike. Explain on day one that both can happen here, and that neither is about them.
    .headline = Explain the pause

card-team-divided-pace-crisis = When something urgent comes in, some of you may already be running while others are still looking. Next time, work in twos, one of each: one acts, one watches what it does, and every half hour you swap.
    .headline = Act, watch, swap

card-team-divided-pace-crisis-2 = In an emergency, part of the news here often comes too early to be sure, and part too late to be of use. Share one page next time, with two columns, “just heard” and “checked”. All of you fill both.
    .headline = Just heard, and checked

card-team-divided-pace-celebrating = On the day it's done, some here are often keen to move on when others have only just stopped to breathe. Mark the next success twice: a short cheer at once, and half an hour of looking back a week later.
    .headline = A cheer, then a look back

### Some start from people, others from the task.

card-team-divided-focus-meetings = “How will they feel?” some of you ask, and others, often in the same minute: “What do we get out of it?” In the next meeting, put up both questions, and have everyone work on one before you all turn to the second.
    .headline = Everyone on one question

card-team-divided-focus-meetings-2 = An hour with much talk of people can seem long to some of you, an hour of figures to others. After Tuesday's meeting, each notes which got too little time, and the next one begins with that.
    .headline = What got too little time

card-team-divided-focus-decisions = Before a choice, some of you tend to go and see those affected, and others to go through the numbers. For this week's choice, go in mixed pairs: both visit one person, and both check one figure.
    .headline = Both visit, both check

card-team-divided-focus-decisions-2 = Some of you may call a decision good if it works, others if people can live with it. With the next one, write down for each how you'd notice it in a month. Put the day in the calendar.
    .headline = How would we notice?

card-team-divided-focus-conflict = In a dispute, some of you are likely to ask who is right, and others who is hurt. Write both questions down at the start of the next one. It's over when there is an answer to each that everyone can repeat.
    .headline = Who's right, who's hurt

card-team-divided-focus-conflict-2 = The words “cold” and “soft” come easily in a group like yours. Agree this week on two others: “I miss the people in this” and “I miss the facts in this”, with one example each time.
    .headline = Say what you miss

card-team-divided-focus-planning = Where does a plan begin: at the result, or at the people who will do the work? You'd give both answers here. Make two lists on Monday in mixed pairs, of results and of wishes, and join them line by line.
    .headline = Plan from both ends

card-team-divided-focus-planning-2 = Suppose a date is too hard on somebody: part of this team would move it, part would keep it. Settle that before it happens. On Monday, mark which dates can give way for a person, and which can't.
    .headline = Which dates can give way

card-team-divided-focus-newcomer = A newcomer may hear “get to know us first” from some of you, and “get to know the work first” from others. Plan both for them: in week one, each morning brings one name to meet and one result to understand.
    .headline = One name, one result daily

card-team-divided-focus-crisis = In trouble, some of you tend to turn to the fault, and others to those it upsets. Next time, put out two lines every half hour: what still doesn't work, and who still needs somebody. Take turns to write them.
    .headline = Two lines every half hour

card-team-divided-focus-crisis-2 = Bad news often has to be exact for some of you, and kind for others. While all is calm, write one message together that is both: what we know, what we don't, what it means for you, where to turn.
    .headline = Exact and kind, prepared together

card-team-divided-focus-celebrating = To some here a success might be the number you reached, to others the people who reached it. Next time, show a chart and a photo side by side, and ask everyone for a line under the one they'd have left out.
    .headline = A chart and a photo
