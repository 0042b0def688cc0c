## Cards for two people: each is tied to what is claimed of the pair, and speaks to both of them.

### One works fast and speaks out, the other takes time and holds back.

card-pair-opposite-pace-talking = One of you can be on the third point while the other still weighs the first. Split the next talk by the clock, ten minutes at one pace and ten at the other, and say aloud when you change.
    .headline = Ten minutes at each pace

card-pair-opposite-pace-deciding = Set the date of the decision as soon as the question comes up. The one who takes longer gets time to think it through, and the faster of you knows when it ends.
    .headline = A question and a date

card-pair-opposite-pace-planning = Write your next plan in two goes. The faster of you drafts three steps in ten minutes. The other adds what's missing, alone, by the next morning. Only then do you begin.
    .headline = Ten minutes, then overnight

card-pair-opposite-pace-disagreement = If one of you gets louder and quicker, the other often goes silent. Stop for a quarter of an hour when you notice it. The silent one reopens, with a full minute before any reply.
    .headline = The silent one reopens

card-pair-opposite-pace-feedback = Swap habits once. If you'd say your feedback at once, write it down and let it lie overnight. If you'd wait, say one thing on the same day, before it's well put.
    .headline = Swap your timing once

card-pair-opposite-pace-sharing-work = Sort the next job by tempo: what must go out today, and what needs a second look. Each of you takes most from the pile that suits your pace, and one task from the other.
    .headline = Sort the work by tempo

card-pair-opposite-pace-pressure = Before you run, make one list of six lines. The faster of you puts down three things that can't wait, the other three that mustn't be skipped.
    .headline = Three urgent, three essential

card-pair-opposite-pace-change = News can reach you at two speeds: one of you is already acting on it while the other is still taking it in. So meet twice, today for the news and tomorrow for what to do.
    .headline = Meet twice about the news

card-pair-opposite-pace-talking-2 = The more outspoken of you often thinks by speaking; the other tends to think first, and to take each word as meant. This week, put “first thought” or “final” in front of what you say to each other.
    .headline = First thought or final

card-pair-opposite-pace-deciding-2 = A decision within the hour often suits one of you, a decision after a quiet night the other. Take one of each this week. On Friday, say which of them you'd both take again.
    .headline = One decision at each speed

card-pair-opposite-pace-planning-2 = To the faster of you, a plan may be a first try, while the other has thought it through and relies on it. Put two dates in it: until the first, anything may move; from the second, nothing does.
    .headline = An open and a quiet stretch

card-pair-opposite-pace-sharing-work-2 = Ten quick questions a day can tear one of you out of thought, and long waits try the patience of the other. Collect the questions, and answer them all at eleven and at four.
    .headline = Questions at eleven and four

### One asks first about the people, one about the facts.

card-pair-opposite-focus-talking = “How is everyone?” is often how one of you opens, while the other opens with the matter in hand. Give the first three minutes to people and the rest to facts, and keep to both.
    .headline = Three minutes for people

card-pair-opposite-focus-deciding = Two questions come before your next decision: “Who will feel this?” and “What do the facts say?” Each of you answers the one that you'd rather leave to the other.
    .headline = Answer the other one's question

card-pair-opposite-focus-planning = Draw two columns in your plan: the tasks, and the people that each one touches. Fill in the column that comes harder to you, then correct one another's.
    .headline = Two columns, swapped

card-pair-opposite-focus-disagreement = If one of you sounds cold and the other sounds soft, ask aloud: “Are we on the matter or on the person?” Finish one of them before you turn to the next.
    .headline = The matter or the person

card-pair-opposite-focus-feedback = Plain facts are usually enough for one of you, while the other would like to hear first that all is well between you. Ask “Plain, or with the kind part first?” and then do just that.
    .headline = Plain, or kind part first

card-pair-opposite-focus-sharing-work = One of you tends to read a message for its facts, the other as the person who will get it. Let no difficult one go out this week before both of you have read it.
    .headline = Read twice, then sent

card-pair-opposite-focus-pressure = When time is short, one of you may reach for the list and the other for those who are upset. Spend five minutes together: a line on what's next, a line on who needs a call.
    .headline = The list and the call

card-pair-opposite-focus-change = Announce the next change as two voices: one of you gives reasons and figures, the other what it means for each person. Rehearse it once with the parts swapped.
    .headline = Two voices, one announcement

card-pair-opposite-focus-talking-2 = The same chat at the start can mean contact to one of you and delay to the other. Settle before each meeting how long it lasts, and then neither cut it nor stretch it.
    .headline = Settle how long you chat

card-pair-opposite-focus-deciding-2 = When you choose, one of you is likely to look at the result, the other at the people. Give each option a mark for both, and talk only about the widest gap.
    .headline = Two marks for each option

card-pair-opposite-focus-feedback-2 = Thanks tend to come easily to one of you, remarks on the work to the other. This week, swap: the first gives two corrections, each with its fact, and the other two thank-yous, each with a reason.
    .headline = Swap thanks and corrections

card-pair-opposite-focus-sharing-work-2 = Trade one job. The one who'd sooner work on the figures visits the people they concern; the one who'd sooner visit them checks the figures. Swap notes in three sentences.
    .headline = Trade figures for visits

### One is faster than the other, and both may be in the same half.

card-pair-apart-pace-talking = One of you often has the next sentence ready while the other is still on the last. This week, whichever of you is sooner done asks “Anything else on this?” before going on.
    .headline = Anything else on this?

card-pair-apart-pace-deciding = One of you is likely to get to an answer sooner. With the next question, each of you notes when you were sure. Next time, allow for that gap.
    .headline = Note when you were sure

card-pair-apart-pace-planning = The quicker of you would begin on Monday, the other a day or so later. Give your next plan two beginnings: a date for what can be done alone, and a later one for what you do together.
    .headline = A solo start, a joint start

card-pair-apart-pace-disagreement = In an argument, one of you may have an answer so soon that the other's goes unheard. Agree on one slow breath before every reply, the same for both of you.
    .headline = One breath before every reply

card-pair-apart-pace-feedback = The quicker of you may have taken in a critical remark and moved on before the other has. The day after, ask “Done with it, or still thinking?” before either of you brings the next one.
    .headline = Done, or still thinking

card-pair-apart-pace-sharing-work = Whichever of you finishes sooner may end up waiting, or quietly taking over the rest. When you next split a job, keep its last step for both: neither starts it until the other is there.
    .headline = The last step takes both

card-pair-apart-pace-pressure = A reminder from the quicker of you can arrive before the other has finished reading. On the next tight day, agree at nine how many minutes an answer may take, and send no reminder before they're up.
    .headline = Minutes an answer may take

card-pair-apart-pace-change = One of you usually needs fewer days between hearing of a change and trying it. Meet when the sooner one has tried it and the other hasn't yet: one says what happened, the other asks what's unclear.
    .headline = Meet between your two starts

card-pair-apart-pace-talking-2 = One of you tends to leave shorter gaps when you talk. Stop the next talk halfway, and each guess how much of it was yours. Even it out in the second half.
    .headline = How much of it was yours

card-pair-apart-pace-deciding-2 = The quicker of you is often certain before the other is. Before you act, ask “How sure are you, from one to ten?” Below seven, find out first what's missing.
    .headline = How sure, out of ten

card-pair-apart-pace-sharing-work-2 = Does work that goes to and fro between you come back faster from one of you? Write two times on each piece, “would be nice by” and “needed by”, and ask about it only after the second.
    .headline = Nice by, needed by

card-pair-apart-pace-pressure-2 = As time gets short, one of you is likely to speed up more than the other. Every half hour, each says which step you're at. If that's more than one step apart, close the gap before you go on.
    .headline = Say which step you're at

### One puts people first more than the other does, and both may be in the same half.

card-pair-apart-focus-talking = Whether the two of you are warm or businesslike, one of you may spend longer on how people are. In the next talk, the other asks the last question about people, and only then do you turn to the work.
    .headline = The last question about people

card-pair-apart-focus-deciding = Facts and people count for both of you, but one tends to give people more weight. Before the next choice, each divides ten points between the two, alone. Talk about the points you placed differently.
    .headline = Divide ten points

card-pair-apart-focus-planning = People often turn up earlier in the plans of one of you than in the other's. Take your latest plan, mark the line where the first person appears, and talk over moving it up or down.
    .headline = Where the first person appears

card-pair-apart-focus-disagreement = When you two argue, it can be about how far to bend for somebody's sake: one of you would bend further. Each writes down how far you'd go, and you look for an answer between the two.
    .headline = How far to bend

card-pair-apart-focus-feedback = Criticism usually comes with a few more kind words from one of you than from the other. Before the next remark, ask “How many good things first?” and give just that number.
    .headline = How many good things first

card-pair-apart-focus-sharing-work = If a job involves many people, one of you would be happier to take it. Rank next week's tasks, each alone, by how much you'd like them. Where you differ, the one who likes a task more takes it.
    .headline = Put the tasks in order

card-pair-apart-focus-pressure = In a rush, one of you may drop the friendly words sooner than the other. Agree on one sign for “too curt” and one for “too long”, and give each other either of them once a day at most.
    .headline = Too curt, too long

card-pair-apart-focus-change = When you announce something new, one of you is likely to give more lines to how people will feel about it. Draft the next note apart, six lines each. Count those lines, and agree on a number in between.
    .headline = Count the lines about people

card-pair-apart-focus-talking-2 = After a meeting, one of you has often noticed rather more of the mood than the other. Straight after the next one, each gives it a mark from one to ten. Talk over any gap of three or more.
    .headline = A mark for the mood

card-pair-apart-focus-planning-2 = Time for colleagues can take up more of the week with one of you than with the other. On Friday, add up those hours in both calendars. Next week, each moves one hour towards the other's figure.
    .headline = Move one hour

### Both work fast and speak out.

card-pair-both-fast-talking = By the other's second sentence, each of you may already be answering. On Tuesday, one lays out the whole matter in a minute without a reply, then the other does. Only after that, discuss.
    .headline = A whole minute each

card-pair-both-fast-deciding = A decision between you can be a matter of minutes, with neither asking for a pause. Choose one this week that you'll both leave alone until the next day, then look at it once more.
    .headline = One decision that waits

card-pair-both-fast-planning = Two quick starters easily open more than two people can finish. List all that's open between you on Friday, strike two items, and start nothing new until one more is closed.
    .headline = Strike two, close one

card-pair-both-fast-disagreement = In an argument, you can both be at your third point before the first has an answer. Next time, put each point down in a line as it's made, then go through the list from the top.
    .headline = From the top, one by one

card-pair-both-fast-sharing-work = Quick as you both are, you easily leave the last tenth of a job undone. Today, write one of your two names beside the ending of each task that you share.
    .headline = Name someone for the endings

card-pair-both-fast-pressure = In a rush you'd both dash off, and not always the same way. Stay put for ninety seconds: one of you says the plan in a sentence, the other says what could go wrong with it.
    .headline = Ninety seconds before you dash

card-pair-both-fast-change = You two are often halfway into something new before others have heard of it. Name one colleague who likes early notice, and tell them before you take the second step.
    .headline = Tell one person first

### Both take their time and hold back.

card-pair-both-calm-talking = Each of you may be waiting for the other to begin. Take turns: on odd dates one of you opens with an unfinished thought, on even dates the other does.
    .headline = Take turns to begin

card-pair-both-calm-deciding = Left to yourselves, you'd both think it over once more. Put half an hour into the calendar at which the two of you decide with what you know by then.
    .headline = Decide with what you have

card-pair-both-calm-planning = You could go on refining a plan until its date has passed. Mark one part to try this week, rough as it is, and work out the rest from what happens.
    .headline = Try a rough part now

card-pair-both-calm-disagreement = Two people who hold back can differ for weeks without knowing it. On Thursday, each writes one sentence that begins “I see it differently in that …”, and you swap them.
    .headline = Swap one written no

card-pair-both-calm-feedback = Neither of you is likely to speak up in the moment, and a week later it seems too late. Allow half-formed remarks within the hour, and make one each before Friday.
    .headline = Say it within the hour

card-pair-both-calm-pressure = A sudden rush can make both of you draw back to think, and the moment goes by. Settle today which of you speaks first in the next one, and switch after it.
    .headline = Choose who speaks first

card-pair-both-calm-change = Unexpected news often leaves both of you silent. Give it one sentence each straight away, even if it's “I need until tomorrow”, and meet again when tomorrow comes.
    .headline = One sentence straight away

### Both ask first about the people.

card-pair-both-people-talking = How everyone is doing can fill your whole talk before you get to the point. Write the point at the top of the page, and turn to it when half the time is gone.
    .headline = The point by half-time

card-pair-both-people-deciding = Together, you're likely to look for the answer that upsets nobody. Once you have it, take five minutes to ask what a reader of the bare figures would choose.
    .headline = Ask the figures too

card-pair-both-people-planning = Your plans tend to grow around who'd like to do what. Read the next one aloud as bare results and dates, and mark each result that nobody has taken on.
    .headline = Read out the bare results

card-pair-both-people-disagreement = To keep things warm between you, you may both let the point go. Use this sentence once this week: “We two are fine, and I see it differently”, then say how.
    .headline = Fine, and I disagree

card-pair-both-people-feedback = Between you, there's often much warmth and little correction. Book ten minutes in which each names one thing that the other's work lacks, with the place and an example.
    .headline = Ten minutes of correction

card-pair-both-people-sharing-work = You may both turn first to the task that somebody is hoping for, and leave undone what nobody asks about. On Monday, make a list of that work, and take half of it each.
    .headline = Work that nobody waits for

card-pair-both-people-pressure = Upset faces easily draw both of you away from the task. Next time, one of you looks after them until noon while the other finishes the work. Change places after that.
    .headline = One for people, one works

### Both ask first about the facts.

card-pair-both-task-talking = Your talks tend to start with the matter and end with it. On Tuesday, before the first fact, each asks the other how the week has been so far, and hears the whole answer.
    .headline = Before the first fact

card-pair-both-task-deciding = Facts and results tend to decide between you, so you may share a blind spot. Before the next decision is final, go and ask one person who will have to live with it.
    .headline = Ask who lives with it

card-pair-both-task-disagreement = Your arguments are usually about facts and results, and how it feels to be in them goes unasked. After ten minutes, stop and ask each other: “How did my last sentence sound to you?”
    .headline = How did that sound?

card-pair-both-task-feedback = Between you, a fault tends to get named, while a good result gets no more than a tick. On Friday, write each other one line on how the other made somebody's week easier, with no figure in it.
    .headline = One line without a figure

card-pair-both-task-sharing-work = If you split work by what's efficient, you can end up hardly seeing each other. Do one piece side by side this week, though it takes longer.
    .headline = One piece side by side

card-pair-both-task-pressure = When it gets tight, you're both likely to cut the same thing: a friendly word to everyone else. Put “thank people” on the list as a task, and have one of you take it.
    .headline = Put thanks on the list

card-pair-both-task-change = Left to you two, a change might be announced as a set of facts. Open with what people lose by it, try those lines on someone affected, and give the facts after.
    .headline = Open with what people lose

### Both are in the direction of the same style.

card-pair-same-dominance-deciding = You both tend to reach for the last word. Before you start on a question, agree which of you closes it, by the job and not by stamina. The other closes the next.
    .headline = Share out the last word

card-pair-same-dominance-disagreement = Neither of you is likely to give in gladly, and a small point easily becomes a contest. Hear each other's case for two minutes. Then each names the item they could give up at the lowest cost.
    .headline = Each gives up one item

card-pair-same-dominance-pressure = When it's urgent, orders can fly in both directions. Cut the job into two halves, take one each, and keep out of the other's half until you meet at four.
    .headline = No orders until four

card-pair-same-influence-talking = When your talks sparkle, the promises easily get lost among the stories. Stop five minutes early, say each promise aloud, and write it down before the next story.
    .headline = Promises before the next story

card-pair-same-influence-planning = Between you, one idea tends to set off the next, each grander than the last. From half-time on, write new ones on a page of their own, and pick one of the first to do.
    .headline = Pick one early idea

card-pair-same-influence-feedback = While you cheer each other on, a flaw may get nothing but a laugh. On Friday, each brings one thing that didn't work, tells it without a joke, and asks what the other saw.
    .headline = One flaw without a joke

card-pair-same-steadiness-disagreement = So as not to disturb the peace, you may both be putting up with the same thing. Ask each other on Wednesday: “What have you kept back to spare me?”
    .headline = What was kept back

card-pair-same-steadiness-sharing-work = When others ask, you both tend to say yes, and then each quietly helps the other catch up. Answer the next request with “We'll ask each other first”, and then refuse one thing together.
    .headline = Refuse one thing together

card-pair-same-steadiness-change = An old way can live on for a long time between two who are loyal to it. Each names one shared habit that does little good now, and on Monday you drop the smaller one.
    .headline = Drop the smaller habit

card-pair-same-conscientiousness-deciding = You two could always find one more source to check. Write down in advance what will be proof enough, and decide on the day you have it, not a page later.
    .headline = Say what proof is enough

card-pair-same-conscientiousness-feedback = What each of you sees first is often the error. Go through the next piece of work in two rounds: one marks only what is right and should stay, the second marks the faults.
    .headline = First mark what's right

card-pair-same-conscientiousness-sharing-work = Work that you two check, correct and check again can go round in circles. Allow one check by the other, against a standard that you wrote beforehand, and then send it off.
    .headline = One check, then send

### They are in opposite directions.

card-pair-opposite-ds-deciding = One of you may have decided while the other is still asking how everyone will cope. Write the decision down as a draft, keep it until the next day, and change it once or not at all.
    .headline = A draft until tomorrow

card-pair-opposite-ds-disagreement = If one of you argues to win, the other often nods to keep the peace, and says nothing of what bothers them. Choose a word, such as “later”, that either may use: it stops the talk, and both write down their view by morning.
    .headline = A word that stops it

card-pair-opposite-ds-pressure = In a rush, one of you tends to give orders and the other to take on too much in silence. Twice a day while it lasts, the one with the orders asks “What have you had to drop?”
    .headline = Ask what was dropped

card-pair-opposite-ds-change = To one of you, the old way can be in the way; to the other, it's what people rely on. Write three things that go and three that stay, before anything is moved.
    .headline = Three go, three stay

card-pair-opposite-ic-talking = While one of you tells the story, the other is likely to be waiting for the figure. Put the figure into the first sentence and the story behind it, and keep questions until the story is over.
    .headline = Figure first, story second

card-pair-opposite-ic-planning = One of you can still be glowing over an idea when the other has already found the error in it. Give it two meetings: in the first you may only add to it, in the second only test it.
    .headline = Add today, test tomorrow

card-pair-opposite-ic-feedback = Feedback tends to be applause for one of you and a list of corrections for the other. Make it both, in writing: one thing that delighted you, one thing to get exact.
    .headline = One delight, one correction

card-pair-opposite-ic-sharing-work = Promises often come easily to one of you, and the other then has to make them exact. Write each new promise to others as one line, and send it once both have read it.
    .headline = A promise in one line

### Neither pace nor focus tells them apart.

card-pair-open-talking = How you two differ isn't known, so look. After the next talk, each writes in one line how the other would have liked it to go. Then compare.
    .headline = Guess, then compare

card-pair-open-deciding = Before the next shared decision, each of you writes on a slip how you'd like to make it: now or later, by facts or by people. Turn both slips over, and start from any difference.
    .headline = Two slips, face down

card-pair-open-planning = Put one question to each other before you plan: “What makes a plan useless to you?” Two answers are worth more here than a guess at styles.
    .headline = What makes plans useless

card-pair-open-disagreement = Your answers don't show how you two argue. After your next dispute, say in two sentences each what the other did that made it easier and what made it harder. Don't reply.
    .headline = Easier and harder, no reply

card-pair-open-feedback = Your profiles don't say how you two take criticism, so swap instructions: three lines each on how you'd like to get it. Try them within the week, and correct them.
    .headline = Swap three lines

card-pair-open-sharing-work = Share out one week by asking, not guessing. Lay all tasks on the table, pick in turn what you'd like best, and talk about those that are left.
    .headline = Pick tasks in turn

card-pair-open-pressure = Your answers don't show what either of you does in a rush. Describe your last bad day at work to one another, the first hour only, and ask what would have helped in it.
    .headline = Only the first hour

card-pair-open-change = What a change asks of each of you is open. Choose one that's coming. Each of you says what you need to hear, who from, and when. Then do it both ways.
    .headline = What each needs to hear
