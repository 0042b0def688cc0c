## Cards for a team in which most people are in the direction of one style, or of two that lie side by side.

card-team-most-dominance-meetings = Most of you like to steer, so two people often do it at once. For each item of the next meeting, say at the start who keeps it moving; the others ask one question before they make a proposal.
    .headline = One steers each item

card-team-most-dominance-decisions = The firmest voice can win a decision here, and fast, when most of you want the result today. Make this week's biggest one as usual, but keep it among you until noon the next day. If there's no new doubt by then, go.
    .headline = Wait until noon tomorrow

card-team-most-dominance-conflict = Blunt words come easily among you, and both sides often want to win. In the next clash, let each say what the other is after until the other agrees: “Yes, that's it.” Only then go on arguing.
    .headline = Say the other's aim first

card-team-most-dominance-planning = You tend to like hard targets and to set several at once. In Monday's plan, write beside each new target the one that has to wait for it. Strike any target for which nobody would give up another.
    .headline = A new target replaces one

card-team-most-dominance-newcomer = New people may get hard tasks from you on day one and blunt words by day two. In their first week, explain what a blunt word means here and what it doesn't, and name two people who will take any question.
    .headline = Explain your blunt words

card-team-most-dominance-crisis = When something breaks, several of you are likely to start giving orders at the same time. Settle on Tuesday, while all is calm, who speaks for the team in the next emergency, and who steps in if they are away.
    .headline = One voice in an emergency

card-team-most-dominance-celebrating = A goal is easily forgotten here by the afternoon you reach it, because the next one is in sight. After this week's result, take ten minutes: each names one colleague's part in it, and nobody mentions what comes next.
    .headline = Ten minutes without new goals

card-team-most-influence-meetings = Talk tends to flow here, one story leading to the next. At the next meeting, keep a shared page of who promised what by when, and read it aloud in the last five minutes.
    .headline = Read the promises aloud

card-team-most-influence-decisions = A lively pitch can win this group before anyone has seen a number. When the next idea gets everybody excited, ask for one page of costs and risks, and read it in silence before you say yes.
    .headline = Read before you cheer

card-team-most-influence-conflict = A quarrel is easily joked away here, and a week later it is back. Finish the next one in a single talk without jokes: each says in one sentence what bothers them, and in one what they want.
    .headline = Finish it without jokes

card-team-most-influence-planning = New projects often begin here with cheers and then fade. On Thursday, list all that is half done and choose one thing to finish by next week. Until then, nobody pitches a new idea.
    .headline = Finish one before starting

card-team-most-influence-newcomer = A new colleague might get a warm welcome from you, twenty stories and no list. By the end of their first day, hand them one page: tasks, dates, logins and where to find what.
    .headline = A welcome and a page

card-team-most-influence-crisis = In trouble, this group may talk to everyone at once and promise that all will be fine. When the next problem hits, send one written message that says only what you know for certain.
    .headline = Only what is certain

card-team-most-influence-celebrating = If you love to celebrate, the most visible work often gets the applause. At Friday's round of good news, read out three pieces of quiet work that nobody saw: a check, a clean-up, a list kept up to date.
    .headline = Applaud the unseen work

card-team-most-steadiness-meetings = Most of you tend to listen, nod, and keep a worry back so as not to disturb. In the next meeting, each writes one thing they would change on a note without a name. Talk about two of the notes.
    .headline = Worries on unsigned notes

card-team-most-steadiness-decisions = If you wait until everyone is at ease with a choice, that can take weeks. Pick one such point on Tuesday, give it a date, and agree that on that day a choice most of you accept is enough.
    .headline = Date the choice you delay

card-team-most-steadiness-conflict = An annoyance can stay unspoken here for months, to keep the peace. On Wednesday, each finishes one sentence aloud: “It would help me if we stopped …” Nobody replies until all have spoken.
    .headline = Say what should stop

card-team-most-steadiness-planning = Trusted habits are likely to carry this group along, and a few of them may help nobody. When you plan next week, choose one routine to drop for a fortnight, and set the day on which you look at how it went.
    .headline = Drop one routine for now

card-team-most-steadiness-newcomer = This group often runs on quiet understanding and old routines, which a newcomer can't see. In their first week, write down five things that you all know and never say, and go through them together.
    .headline = Write down the unspoken rules

card-team-most-steadiness-crisis = When trouble comes, most of you may quietly take on more so as not to burden the others. At the end of the next rough day, go round: everyone names one task to hand over, and saying “I'm fine” doesn't count.
    .headline = Everybody hands over one task

card-team-most-steadiness-celebrating = Where help is a matter of course and few want a fuss about it, it often goes unmarked. On Friday, each of you writes two lines of thanks to the colleague who kept this week calm for others.
    .headline = Thanks in two written lines

card-team-most-conscientiousness-meetings = Each page tends to get searched for errors here until the time is gone. Begin the next meeting with the question to be answered, collect corrections in writing, and discuss only those that would change the answer.
    .headline = Put corrections in writing

card-team-most-conscientiousness-decisions = A choice often waits here for one more figure, and then for the one after that. Before you collect any for Thursday's choice, write down which result would make you say yes. Stop when you have it.
    .headline = Decide how much is enough

card-team-most-conscientiousness-conflict = Your arguments tend to turn to the right source and the exact wording, while the real annoyance stays in the notes. In the next dispute, close the papers for five minutes and say what each of you is worried about.
    .headline = Worries before sources

card-team-most-conscientiousness-planning = Plans here are likely to be exact, complete and late. For the next one, fix the hour at which planning ends, mark three figures as guesses, and correct those in the second week.
    .headline = Plan with three guesses

card-team-most-conscientiousness-newcomer = Someone new may get the manual from you, and soon a list of corrections. In their first week, look at one piece of their work together, and start with two things that are right and should stay so.
    .headline = Start with what is right

card-team-most-conscientiousness-crisis = Even when hours count, you might want the exact cause first. In the next emergency, split the time: twenty minutes to limit the damage with what you know, and then the search, as thorough as ever.
    .headline = First limit the damage

card-team-most-conscientiousness-celebrating = A finished job often shows you its flaws before its worth. When the next piece of work goes out, put the error list away for a day, and let each of you name the part they would copy.
    .headline = No error list today

card-team-most-di-meetings = When some of you push for a result and others pitch ideas, most of you can end up talking at once. In the next meeting, write on the main question for two minutes in silence. Then draw five of the notes and read them out.
    .headline = Write first, then talk

card-team-most-di-meetings-2 = Energy is often high in your meetings, and so is the number of promises. At the end of Tuesday's, each strikes one of their own promises from the list and keeps the rest.
    .headline = Strike one promise each

card-team-most-di-decisions = Bold ideas can get a loud yes here and be under way within the hour. Before this week's boldest one starts, let two people argue against it for ten minutes, and change one detail.
    .headline = Argue against it first

card-team-most-di-decisions-2 = A choice made on a wave of drive and high spirits is seldom looked at again. Beside this week's biggest, write a date three weeks ahead. On that day, ask: would we still choose it?
    .headline = Look again in three weeks

card-team-most-di-conflict = Quarrels among you are likely to come with blunt words and big feelings, and to be over soon for those who did the talking. The morning after, ask each person who went quiet what is still open for them.
    .headline = Ask after the loud part

card-team-most-di-conflict-2 = A dispute can easily draw an audience here, and both sides play to win it. Take the next one out of the group: two people, twenty minutes, and one sentence that they bring back to the rest.
    .headline = Two people, one sentence back

card-team-most-di-planning = With so much push and so much joy in starting, the last part of a job often belongs to nobody. In Monday's plan, put a name and a date beside each closing task: the test, the notes, the clean-up.
    .headline = Plan the dull ending

card-team-most-di-planning-2 = Hard targets from some of you and bright promises from others can make a plan that no week could hold. In Monday's, double the time for the three boldest tasks, and drop what doesn't fit any more.
    .headline = Double three estimates

card-team-most-di-newcomer = New people tend to meet speed, jokes and a dozen bold projects here, and hardly anyone who stops to explain. In their first week, set aside two half hours in which someone answers their questions and shows nothing new.
    .headline = Half an hour, nothing new

card-team-most-di-crisis = At bad news most of you might spring up, make calls and give orders, while the details stay unread. Next time, let two people check the facts for fifteen minutes before anyone promises anything.
    .headline = Check before you promise

card-team-most-di-crisis-2 = If you talk, call and push on all sides in an emergency, two versions soon go round. At the start of the next one, somebody gets a single job: to note who promised what, and read it out every half hour.
    .headline = Somebody who only writes

card-team-most-di-celebrating = Success is sometimes announced among you, with noise and pride, before the work is over. Agree on Monday on one sign that a job is really done, such as the last test, and celebrate on that day.
    .headline = Celebrate when it's done

card-team-most-is-meetings = Jokes and kind words may open your meetings, while the hard number waits until time is up. Open the next one with the least welcome figure, for five minutes. Then go back to the usual start.
    .headline = The hard number first

card-team-most-is-meetings-2 = A hard question often gets a kind answer here, and a story with it. For Thursday's meeting, put three questions on the agenda that need a yes, a no or a number, and accept nothing else.
    .headline = Yes, no or a number

card-team-most-is-decisions = You often look for the choice that keeps everyone happy, and talk one another into it. Before the next such choice is final, ask aloud which option the figures favour, and write down what it costs to be kind.
    .headline = What does kindness cost?

card-team-most-is-decisions-2 = A friendly yes comes easily to most of you, so you promise more than the week can hold. Go through this month's promises on Friday and take one back, with thanks and a reason.
    .headline = Take one yes back

card-team-most-is-conflict = Good humour and concern for one another can leave little room for a complaint here. In this week's team talk, each asks one colleague for one change in a plain sentence, with no praise before it and no joke after.
    .headline = One plain request each

card-team-most-is-conflict-2 = When two of you fall out, the others often hurry to cheer up the one and calm the other. Next time, hear each story to its end, and then offer to sit down with both of them for half an hour.
    .headline = Half an hour for three

card-team-most-is-planning = A chat here and a favour there can easily fill your week before the plan does. On Monday, keep two mornings free for work you owe to others, and let small requests among you wait until after lunch.
    .headline = Two mornings without favours

card-team-most-is-planning-2 = Lively ideas and patient help often fill your plans, and neither says when it is finished. Beside each line of next week's plan, write how anyone could see on Friday that it is done: a page, a number, a date.
    .headline = How will you see it?

card-team-most-is-newcomer = Some of you may greet a newcomer with a joke, some with patient help, and all with kind words only, for weeks. Before their first week ends, show them one piece of your own work that wasn't good enough, and say why.
    .headline = Show what wasn't good enough

card-team-most-is-newcomer-2 = Between your good cheer and your patience, a new colleague is likely to be one of you within days, and nobody likes to correct them. On the Friday of week two, go through one piece of their work line by line, and keep the praise for the end.
    .headline = Line by line, praise last

card-team-most-is-crisis = Bad news can be wrapped in so much comfort here that some people miss it. In the next crisis, let the first sentence of each message carry the fact and nothing else. The kind words come second.
    .headline = The fact comes first

card-team-most-is-celebrating = Thanks tend to come here as loud cheers or as a quiet kind word, and to everyone alike. At the next celebration, add to each thank-you the number or result that changed because of it, so that the words carry more weight.
    .headline = A result with every thank-you

card-team-most-sc-meetings = So as neither to disturb nor to be wrong, most of you may keep an objection until after the meeting. Send round the main question two days before the next one, and open by reading out what people would change.
    .headline = Open with the objections

card-team-most-sc-meetings-2 = If most of you wait until you're sure of the facts and interrupt nobody, a meeting hears from few of you. Next time, begin with a guess: everyone writes down a number or a name within a minute.
    .headline = Guess within a minute

card-team-most-sc-decisions = While you hurry nobody and miss no detail, a chance can slip by. For the next open choice, write down today the last day on which a yes still helps, and decide by then.
    .headline = Know the last useful day

card-team-most-sc-decisions-2 = The proven way often wins here without a contest, as it upsets nobody and has been checked. For this week's smallest choice, take the option you have never tried, for a fortnight, and note what happens.
    .headline = Try the new way, small

card-team-most-sc-conflict = Disagreement here tends to be polite, patient and well hidden in careful notes. Take one point that has gone back and forth in writing this week, talk about it for twenty minutes, and say the words “I disagree”.
    .headline = Say “I disagree” aloud

card-team-most-sc-conflict-2 = Criticism is likely to go into a long, gentle, well-founded message here, or into none. This week, say one such point to the person in a single sentence within the hour, before all the proof is together.
    .headline = One sentence within the hour

card-team-most-sc-planning = Seeing things through, to the last detail, can mean that hardly anything ever gets stopped here. At the next planning, choose one task that has lost its use, mark it “stopped”, and share out the hours it frees.
    .headline = Stop one task on purpose

card-team-most-sc-planning-2 = Your plans often hurry nobody and leave time for every check. Pick one of next week's tasks, halve the time set aside for what could go wrong, and see on Friday whether you needed it.
    .headline = Halve one reserve

card-team-most-sc-newcomer = Someone new often gets patience, quiet help and a thick set of instructions from you, but no task that could fail. On their third day, give them a small piece of real work to finish by evening, mistakes allowed.
    .headline = Real work on day three

card-team-most-sc-crisis = Sudden trouble may find you calm, true to the procedure and slow to leave it. At the next alarm, agree within ten minutes on one step that can be undone. Take it, and think on while it works.
    .headline = One step you can undo

card-team-most-sc-crisis-2 = When a crisis breaks the routine, you're likely to keep to it a little longer, for safety and out of loyalty. This week, write down two small rules that anyone can set aside in an emergency, and for how many hours.
    .headline = Two rules to set aside

card-team-most-sc-celebrating = Careful, steady work seldom makes much noise, so people elsewhere hear of it late. On the day the next job is done, each of you tells someone outside the team, in two sentences, without listing the flaws.
    .headline = Say it outside, same day

card-team-most-dc-meetings = Push for the target, check the figures, done: that can be a whole meeting here, and nobody asks how the others are doing. Open Thursday's in pairs, with three minutes on one question: what is harder for you this week than it looks?
    .headline = Three minutes on one another

card-team-most-dc-meetings-2 = If your meetings are short, sharp and hard on a weak argument, nobody brings a half-formed thought. On Tuesday, mark one item as a draft: for ten minutes, only questions and additions count.
    .headline = Ten minutes for a draft

card-team-most-dc-decisions = If the result is worth it and the figures hold, this group decides, and the news can read like an order. For the next choice, draft the note to those affected before you decide. If it sounds cold, ask them first.
    .headline = Write their note first

card-team-most-dc-decisions-2 = Once a choice is proven and pays, you may take it as settled, and be surprised that people don't follow. A week after this month's main decision, ask three of them what is hard about it, and change one thing.
    .headline = Change one thing for them

card-team-most-dc-conflict = When “get it done” meets “get it right” here, a dispute can turn cold and sharp. In the next dispute, each side begins with one thing in the other's work that it would be sorry to lose.
    .headline = Name what you'd miss

card-team-most-dc-conflict-2 = You often argue a point to its end, hard and exact, and assume that all is well afterwards. After the next dispute, the two who argued hardest do one small job together, the same day.
    .headline = One small job together

card-team-most-dc-planning = High targets and high standards tend to fill your plans; rest and care for one another are seldom in them. In the next plan, leave one afternoon without aims or checks, and use it to help a colleague with their work.
    .headline = An afternoon without aims

card-team-most-dc-planning-2 = If goals and checks fill your week, even a chat has to have a purpose. In next week's plan, give one hour to being together without an agenda, and defend it like a deadline.
    .headline = An hour without an agenda

card-team-most-dc-newcomer = New people who meet your targets and your corrections first may think that nobody here ever fails. In week one, let two of you describe a mistake of their own, what it felt like and who helped.
    .headline = Describe your own mistake

card-team-most-dc-crisis = Under strain you're likely to get shorter with one another: more orders, more corrections, fewer kind words. On the first evening of the next crisis, ask everyone for one line: what do you need by the morning?
    .headline = Ask what each one needs

card-team-most-dc-celebrating = The target you hit and the error you found are often named here; the patience behind them seldom is. After the next delivery, each thanks one colleague for something that no figure shows.
    .headline = Thank what no figure shows

card-team-most-dc-celebrating-2 = A result that is on target and free of errors might get a nod here, and then the next task. When this month's main job is done, each of you names its hardest hour, and who was there to help.
    .headline = Name the hardest hour
