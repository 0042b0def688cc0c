## Cards for two people, the same words for both of them: each is tied to what is claimed of the pair. $a and $b are
## their names, in the order of the claim.

### $a moves fast, $b takes time.

card-pair-opposite-pace-talking = { $a } thinks aloud, and { $b } takes each word as meant. That way, { $b } won't act on an idea that { $a } drops an hour later.
    .headline = Say whether it's a first thought or your final word

card-pair-opposite-pace-feedback = For once, { $a } is the slow one, writes it down and sleeps on it. { $b } makes one point the same day, even if it comes out rough.
    .headline = Give your next feedback at each other's pace

card-pair-opposite-pace-deciding = A date gives { $b } time to think, and { $a } knows when the waiting ends.
    .headline = Set a date for the decision right away

card-pair-opposite-pace-planning = { $a } sketches the first steps in ten minutes. { $b } adds what's missing the next day, and only then does the work begin.
    .headline = Draft the plan quickly, then let it rest overnight

card-pair-opposite-pace-sharing-work = { $a } gets going at once, and { $b } has time for a careful check at the end. Agree on the date of the handover.
    .headline = Let { $a } start the job and { $b } finish it

card-pair-opposite-pace-change = { $a } is ready to act while { $b } is still taking it in. Share the news at the first meeting, and decide what to do a day later.
    .headline = Meet twice when something big changes

card-pair-opposite-pace-disagreement = If { $a } talks faster and { $b } goes quiet, it's time. After the break { $b } goes first, and { $a } listens to the end.
    .headline = Take a fifteen-minute break when an argument speeds up

card-pair-opposite-pace-pressure = { $a } puts down three jobs that can't wait, and { $b } three steps that mustn't be skipped. Then work from the top.
    .headline = Agree one short list before you start

### $a puts people first, $b the task.

card-pair-opposite-focus-talking = For { $a }, a chat builds trust. For { $b }, it holds up the work. Five minutes at the start leaves room for both.
    .headline = Agree how long the small talk lasts

card-pair-opposite-focus-feedback = { $b } first tells { $a } what went well, which makes the rest easier to hear. { $a } gives { $b } the main point in the first sentence.
    .headline = Give feedback the way the listener likes it

card-pair-opposite-focus-deciding = { $a } answers “What do the facts say?” and { $b } answers “Who will feel this?” That way both questions are asked, and neither comes last.
    .headline = Swap your favourite questions before you decide

card-pair-opposite-focus-planning = { $b } lists what has to be done, and { $a } writes beside each line who is affected. Then each of you adds what's missing.
    .headline = Give the plan a column for people

card-pair-opposite-focus-sharing-work = { $a } takes on what has to be settled with others, and { $b } what has to be right on paper. Each hands over with a date.
    .headline = Share out a job by what each sees first

card-pair-opposite-focus-change = { $b } gives the reasons and the figures. { $a } says what it means for each person, and takes the first questions.
    .headline = Announce a change together

card-pair-opposite-focus-disagreement = For { $b } it's about the facts, for { $a } about how you get on. Settle one question before you turn to the next.
    .headline = Ask “Is this about the work or about us?”

card-pair-opposite-focus-pressure = { $b } works through what has to be finished, and { $a } talks to the people who are waiting. Compare notes every few hours.
    .headline = Divide the work when time runs short

### $a is faster than $b, and both may be in the same half.

card-pair-apart-pace-talking = { $a } has the next sentence ready a little sooner than { $b }. So { $a } asks “Anything else on this?” and waits for the answer.
    .headline = Check that you've both finished before you change the subject

card-pair-apart-pace-feedback = { $a } takes feedback in a little faster than { $b }. { $a } waits a day, then asks “What do you make of what I said?”
    .headline = Come back to feedback the next day

card-pair-apart-pace-deciding = { $a } is certain a little earlier than { $b }. If { $b } still has a doubt, find out together what would settle it.
    .headline = Ask “How sure are you?” before you act

card-pair-apart-pace-planning = { $a } is ready a bit sooner than { $b } and starts on a first piece alone. { $b } joins on the second date.
    .headline = Agree two starting dates, one for each of you

card-pair-apart-pace-sharing-work = { $a } finishes a little sooner than { $b }, then waits or quietly takes over the rest. Leave that step until you're both ready.
    .headline = Do the last step of a job together

card-pair-apart-pace-change = { $a } is ready to try it a few days sooner than { $b }. { $a } says how it went, and { $b } asks about what's still unclear.
    .headline = Talk again once { $a } has tried the new way

card-pair-apart-pace-disagreement = { $a } is ready with an answer a moment sooner than { $b }. { $b } says “That's all from me” at the end.
    .headline = Let { $b } finish before { $a } replies

card-pair-apart-pace-pressure = { $a } expects a reply a little sooner than { $b } has one. Until it's due, { $a } doesn't ask again. Once it is, { $b } sends what there is.
    .headline = Agree when each answer is due

### $a puts people first more than $b does, and both may be in the same half.

card-pair-apart-focus-talking = { $a } picks up a little more of the mood, and { $b } a little more of the content. Five minutes together gives you the full picture.
    .headline = Compare notes after a meeting

card-pair-apart-focus-feedback = { $a } wraps criticism in a few more kind words than { $b } does. Go by the answer you get, even if you'd want it differently yourself.
    .headline = Ask “Straight, or gently?” before you give feedback

card-pair-apart-focus-deciding = { $a } puts people a little higher on the list than { $b } does. Write down your top three separately, and talk about any gap.
    .headline = Say what counts most before you compare options

card-pair-apart-focus-planning = { $a } would bring people in a step earlier than { $b }. Choose the step together, and write down who gets asked.
    .headline = Decide when to ask those affected by a plan

card-pair-apart-focus-sharing-work = { $a } enjoys work with people a bit more than { $b } does. Where your lists differ, each of you takes what you put higher.
    .headline = Rank the week's tasks separately, then share out the work

card-pair-apart-focus-change = { $a } gives a few more lines to how people will feel, and { $b } to the reasons. Together you have a complete text.
    .headline = Draft the announcement separately, then merge your drafts

card-pair-apart-focus-disagreement = { $a } goes a bit further than { $b } to keep someone happy. Name both limits, and look for an answer in between.
    .headline = Tell each other where your limit is

card-pair-apart-focus-pressure = In a rush, { $b } drops the friendly words a little sooner than { $a }. { $a } asks for one more line, and { $b } writes it.
    .headline = Point it out when a message sounds curt

### Both move fast.

card-pair-both-fast-talking = Between you, replies come before the sentence is over. Hear each other out once, then discuss it.
    .headline = Give each other a full minute without a reply

card-pair-both-fast-deciding = Between you, a choice takes minutes and no one asks for a pause. Look at it again with fresh eyes before you act.
    .headline = Leave one decision until tomorrow

card-pair-both-fast-planning = You're both quick to start, and together you open more than you can close. List what's open, and cross off two items.
    .headline = Finish one job before you begin the next

card-pair-both-fast-change = You two are halfway into something new before anyone else has heard of it. Choose someone who likes to know early.
    .headline = Tell one colleague before you take the second step

card-pair-both-fast-disagreement = Between two quick people, the third point comes before the first has an answer. Go through the list from the top, one by one.
    .headline = Write down each argument as it's made

card-pair-both-fast-pressure = You both take off at once, and not always in the same direction. One sentence from each of you is enough.
    .headline = Say the plan aloud before you dash off

### Both take time.

card-pair-both-calm-talking = Both of you think before you speak. With time to prepare, you start from two answers and not from silence.
    .headline = Next time, send each other the question a day ahead

card-pair-both-calm-feedback = Each of you waits for the right words, and a week later it feels too late. Between you, rough is fine.
    .headline = Give feedback within the hour, even if it's half-formed

card-pair-both-calm-deciding = Left to yourselves, you'd both think it over once more. When the time comes, choose with what you know by then.
    .headline = Put the decision in the calendar

card-pair-both-calm-change = You both go quiet at first, and people take that for a no. “I need until tomorrow” is enough.
    .headline = Answer unexpected news with one sentence straight away

card-pair-both-calm-disagreement = If you both hold back, you can disagree for weeks without knowing it. A note is easier than speaking up.
    .headline = Write down what you see differently, then swap

card-pair-both-calm-pressure = When it gets hectic, you both step back to think, and the moment passes. Swap roles each time.
    .headline = Settle now who speaks first in a rush

### Both put people first.

card-pair-both-people-talking = How everyone is doing takes up most of your talks. Turn to your point when half the time is gone.
    .headline = Write down your point before you start to chat

card-pair-both-people-feedback = Where there's plenty of warmth, criticism is rare. Take ten minutes, and bring an example.
    .headline = Name one weak spot in each other's work

card-pair-both-people-deciding = Together you look for the answer that upsets no one. Ask what you'd choose if you knew only the numbers.
    .headline = Look at the figures before you decide

card-pair-both-people-planning = You both build a plan around who'd like to do what. Bare results and dates show what no one has taken on.
    .headline = Read the plan aloud without the names

card-pair-both-people-sharing-work = Both of you turn first to the task that someone is waiting for. List all the rest, and take half of it each.
    .headline = Share out the work that no one asks about

card-pair-both-people-disagreement = If you both let a point go to keep things warm, nothing is settled. The first half makes the second easier to hear.
    .headline = Say “We're fine, and I see it differently”

### Both put the task first.

card-pair-both-task-talking = Your talks begin and end with work. Hear the whole answer before you turn to the first fact.
    .headline = Ask each other how the week has been

card-pair-both-task-feedback = Both of you mention a fault at once and pass over what's good. Say who was helped by the work, and how.
    .headline = Write each other one line of thanks

card-pair-both-task-deciding = Facts and results decide for both of you, so you share a blind spot. Have that talk while you're still free to change your minds.
    .headline = Ask someone who has to live with the decision

card-pair-both-task-change = You'd both announce a change as a list of facts. Try the opening on someone affected, and put the reasons after it.
    .headline = Start the announcement with what people will lose

card-pair-both-task-disagreement = If you both stick to the facts, neither of you asks how the argument feels. Ask ten minutes in, and again at the end.
    .headline = Stop and ask “How did that sound to you?”

card-pair-both-task-pressure = When time is short, you both put your heads down and work. People are left wondering whether you've forgotten.
    .headline = Send a line to everyone who is waiting

### Both are in the quarter of one style.

card-pair-same-dominance-deciding = You both reach for it, and a simple question takes twice as long. Share it out by subject.
    .headline = Agree first who has the last word

card-pair-same-dominance-planning = Each of you plays to win, and you end up racing each other. A shared goal sends all that drive in one direction.
    .headline = Pick a target that you can only reach together

card-pair-same-dominance-disagreement = Where nobody likes to give in, a small question turns into a contest. Hear each other's case first, two minutes each.
    .headline = Name one point you're ready to give up

card-pair-same-dominance-pressure = When it's urgent, you both give orders, and people hear two different ones. Meet halfway through to fit the parts together.
    .headline = Divide the job and stay out of each other's half

card-pair-same-influence-talking = You both talk with energy, and what you promise gets lost among the stories. One line each is enough, with a name and a date.
    .headline = Stop five minutes early to write down your promises

card-pair-same-influence-feedback = You cheer each other on, and a weak spot gets a laugh and nothing else. Ask what would make it better.
    .headline = Tell each other one flaw without a joke

card-pair-same-influence-deciding = You talk each other into things in minutes, because you both love a new idea. A cool question from outside shows what you've skipped.
    .headline = Ask a sceptic before you both say yes

card-pair-same-influence-planning = Each idea sparks the next, and you both fall for the newest. Choose an early one and plan how to carry it out.
    .headline = Stop collecting ideas halfway through the hour

card-pair-same-steadiness-sharing-work = You both say yes at once, then quietly help each other catch up. Find one request this week to turn down together.
    .headline = Answer requests with “We'll check with each other first”

card-pair-same-steadiness-change = You're both loyal to what has worked, so old ways live on. Each of you names one, and you begin with the smaller.
    .headline = Drop a shared habit that does little good

card-pair-same-steadiness-disagreement = If you both put up with a lot for the sake of peace, a kind question makes it easier to speak up.
    .headline = Ask “What have you kept back to spare me?”

card-pair-same-steadiness-pressure = Neither of you says a word when the work piles up. Speak up while there's still time to help.
    .headline = Tell each other how full your week is

card-pair-same-conscientiousness-feedback = You both spot the error first. Go through the work once for what should stay, and a second time for what shouldn't.
    .headline = Mark what's right before you mark what's wrong

card-pair-same-conscientiousness-deciding = You two always find one more source to check. Put it in writing, and choose as soon as you have that much.
    .headline = Agree first how much proof is enough

card-pair-same-conscientiousness-sharing-work = Between you, work gets checked, corrected and checked again. A standard in writing tells you when it's done.
    .headline = Review each piece once, then send it

card-pair-same-conscientiousness-disagreement = You both want it right, down to the last point. Let go of whatever leaves the result the same.
    .headline = Ask which details change the outcome

### $a is a D, $b an S.

card-pair-opposite-ds-deciding = { $a } has decided while { $b } is still asking how everyone will cope. The next day, change it once or let it stand.
    .headline = Treat the decision as a draft until tomorrow

card-pair-opposite-ds-change = { $a } sees the old way as an obstacle, and { $b } sees what people rely on. { $a } writes the first list, { $b } the second.
    .headline = List three things that go and three that stay

card-pair-opposite-ds-disagreement = If { $a } argues hard and { $b } nods to keep the peace, nothing is settled. { $a } leaves the question open until the note arrives.
    .headline = Let { $b } put the objection in writing

card-pair-opposite-ds-pressure = In a rush, { $a } hands out tasks, and { $b } quietly takes on too many. { $a } asks “What have you had to drop?” and { $b } says it plainly.
    .headline = Check the workload twice a day

### $a is an I, $b a C.

card-pair-opposite-ic-talking = { $b } is waiting for the facts while { $a } is still setting the scene. Once the number is known, { $b } listens to the end.
    .headline = Put the figure first and the story second

card-pair-opposite-ic-feedback = { $a } is quick to applaud, and { $b } is quick to find the error. { $a } adds one point to fix, { $b } one point to keep.
    .headline = Give praise and a correction every time

card-pair-opposite-ic-planning = { $a } is still excited when { $b } has already found the first mistake. First { $b } only adds to it, and then { $a } hears every doubt.
    .headline = Build the idea today and test it tomorrow

card-pair-opposite-ic-sharing-work = { $a } says yes easily, and { $b } has to make it work. { $a } puts it in one line, and { $b } says whether it holds.
    .headline = Check each promise together before it goes out

### Neither pace nor focus tells them apart.

card-pair-open-talking = It's still open how you two differ. Each of you names something that was good and something to change.
    .headline = Ask “How was our last talk for you?”

card-pair-open-feedback = Your profiles don't say whether it's best fast or slow, warm or plain. Write each other three lines, and try it this week.
    .headline = Ask “How do you like to get feedback?”

card-pair-open-deciding = Your profiles don't show how you two like to choose. Write your answers down separately, and start where you differ.
    .headline = Ask “Now or later? Facts or people first?”

card-pair-open-planning = What you each want from a plan isn't known yet. Two honest answers help you more than a guess.
    .headline = Ask “What makes a plan useless to you?”

card-pair-open-disagreement = Your answers leave open how you two argue. Ask in a calm moment, and try it out the next time you differ.
    .headline = Ask “What helps you when we disagree?”

card-pair-open-pressure = How you each react to a rush is still open. Start with how that day began, and say what made it worse.
    .headline = Ask “What would have helped on your last bad day?”
