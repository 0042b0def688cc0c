## What the page of a talk says beside its card: a question to open with (ask), a thing to have ready (ready), and what to
## avoid. Both people read the same words. A line is tied to what is claimed of the person, or of the two, and to an
## occasion; those of one number belong together, and a question after
## the fifth with the line as many after the first. Questions are asked aloud. $a and $b are two people's names in the order of the claim.

### D: the person decides early and goes for the result.

talk-ask-dominance-one-to-one = “What do you want to get done before we meet again?”
talk-ready-dominance-one-to-one = The result first, on one line.
talk-avoid-dominance-one-to-one = Ten minutes of background before the point.
talk-ask-dominance-one-to-one-2 = “What have I promised you that's still open?”
talk-ready-dominance-one-to-one-2 = A date for everything that's promised.
talk-avoid-dominance-one-to-one-2 = “Let's talk about it again soon.”
talk-ask-dominance-one-to-one-3 = “What would you like me to say more directly?”
talk-ready-dominance-one-to-one-3 = What you want, in one plain sentence.
talk-avoid-dominance-one-to-one-3 = Hoping that a hint is enough.
talk-ask-dominance-one-to-one-4 = “Which decision would you like from me sooner?”
talk-ask-dominance-one-to-one-5 = “What would you decide today if it were up to you?”
talk-ask-dominance-one-to-one-6 = “Where am I in your way?”
talk-ready-dominance-one-to-one-4 = The one decision that's only yours.
talk-avoid-dominance-one-to-one-4 = “I'll let you know”, without a day.
talk-ready-dominance-one-to-one-5 = Two ways forward, and the one you'd take.
talk-avoid-dominance-one-to-one-5 = Explaining what was clear in the first minute.

talk-ask-dominance-feedback = “What result were you after, and what did you get?”
talk-ready-dominance-feedback = The target, and how far off it was.
talk-avoid-dominance-feedback = Praise wrapped around the criticism.
talk-ask-dominance-feedback-2 = “What would a better result look like?”

talk-ask-dominance-disagreement = “Which part of this matters most to you?”
talk-ready-dominance-disagreement = Another way to the same result.
talk-avoid-dominance-disagreement = Giving in to get it over with.
talk-ask-dominance-disagreement-2 = “What result do we both want?”

talk-ask-dominance-delegating = “What do you want to decide alone?”
talk-ready-dominance-delegating = The one limit that can't move.
talk-avoid-dominance-delegating = Instructions for every step.
talk-ask-dominance-delegating-2 = “When can you have it, and what must get out of your way?”

talk-ask-dominance-change = “What should this change achieve first?”
talk-ready-dominance-change = The gain, in one figure.
talk-avoid-dominance-change = “We've always done it this way.”
talk-ask-dominance-change-2 = “What would you stop doing first?”

### I: the person thinks out loud and wins people over.

talk-ask-influence-one-to-one = “Who have you met lately that I should know about?”
talk-ready-influence-one-to-one = A few minutes for news.
talk-avoid-influence-one-to-one = A cold “noted” after a new idea.
talk-ask-influence-one-to-one-2 = “What would you rather do together than alone?”
talk-ready-influence-one-to-one-2 = A short note of what you agree, with dates.
talk-avoid-influence-one-to-one-2 = A page of figures before a friendly word.
talk-ask-influence-one-to-one-3 = “What would you love to show the others?”
talk-ready-influence-one-to-one-3 = One thing you enjoyed lately, to share.
talk-avoid-influence-one-to-one-3 = Hurrying past a good story.
talk-ask-influence-one-to-one-4 = “When is a call better for you than a message?”
talk-ask-influence-one-to-one-5 = “Which idea of yours have I been slow to pick up?”
talk-ask-influence-one-to-one-6 = “Which of your ideas should I hear more about?”
talk-ready-influence-one-to-one-4 = A story of something that worked.
talk-avoid-influence-one-to-one-4 = Answering messages while the other one talks.
talk-ready-influence-one-to-one-5 = A pen, for the ideas that come up.
talk-avoid-influence-one-to-one-5 = “Let's stick to the agenda.”

talk-ask-influence-feedback = “How was it for you?”
talk-ready-influence-feedback = One thing you liked, and one to change.
talk-avoid-influence-feedback = Hiding the point in a joke.
talk-ask-influence-feedback-2 = “Which part went down well, and which part didn't?”

talk-ask-influence-disagreement = “What would you change about it?”
talk-ready-influence-disagreement = What you like about the idea.
talk-avoid-influence-disagreement = An argument in front of others.
talk-ask-influence-disagreement-2 = “How would you explain my view to someone else?”

talk-ask-influence-delegating = “Who would you like to do this with?”
talk-ready-influence-delegating = Someone to show it to halfway.
talk-avoid-influence-delegating = A form to fill in alone.
talk-ask-influence-delegating-2 = “How would you like to show me what you've got so far?”

talk-ask-influence-change = “How would you put it to the others?”
talk-ready-influence-change = The question you'd least like to get.
talk-avoid-influence-change = A written notice before you've talked.
talk-ask-influence-change-2 = “What's in it for the others?”

### S: the person listens to the end and keeps doubts back.

talk-ask-steadiness-one-to-one = “What do I do that helps, so that I keep it up?”
talk-ready-steadiness-one-to-one = Thanks for one piece of quiet work.
talk-avoid-steadiness-one-to-one = “You don't mind, do you?”
talk-ask-steadiness-one-to-one-2 = “What have you taken on lately that isn't yours?”
talk-ready-steadiness-one-to-one-2 = One job that someone else could take.
talk-avoid-steadiness-one-to-one-2 = Another favour on the way out.
talk-ask-steadiness-one-to-one-3 = “What would you like to finish before anything new comes?”
talk-ready-steadiness-one-to-one-3 = What you promised, done.
talk-avoid-steadiness-one-to-one-3 = A surprise in the last five minutes.
talk-ask-steadiness-one-to-one-4 = “Where would a hand from me help you most?”
talk-ask-steadiness-one-to-one-5 = “What would make your work easier at the moment?”
talk-ask-steadiness-one-to-one-6 = “Who has asked you for help lately, and was it too much?”
talk-ready-steadiness-one-to-one-4 = A clear yes or no to the last request.
talk-avoid-steadiness-one-to-one-4 = Filling every pause yourself.
talk-ready-steadiness-one-to-one-5 = Half an hour without interruptions.
talk-avoid-steadiness-one-to-one-5 = Taking silence for a yes.

talk-ask-steadiness-feedback = “What would have made it easier for you?”
talk-ready-steadiness-feedback = An offer to help with the next one.
talk-avoid-steadiness-feedback = A sharp tone.
talk-ask-steadiness-feedback-2 = “What went well that I haven't noticed?”

talk-ask-steadiness-disagreement = “What troubles you about it, big or small?”
talk-ready-steadiness-disagreement = A quiet place, and time.
talk-avoid-steadiness-disagreement = A yes that's only for the sake of peace.
talk-ask-steadiness-disagreement-2 = “What would make it fair to both of us?”

talk-ask-steadiness-delegating = “What would have to move so that this fits in?”
talk-ready-steadiness-delegating = The name of someone who can help.
talk-avoid-steadiness-delegating = “It's only a small thing.”
talk-ask-steadiness-delegating-2 = “What do you need so that you can do it in peace?”

talk-ask-steadiness-change = “What should we keep, whatever else changes?”
talk-ready-steadiness-change = The first step, and who helps with it.
talk-avoid-steadiness-change = “From tomorrow, everything is new.”
talk-ask-steadiness-change-2 = “What do you need before you try it?”

### C: the person wants to know how it works before saying yes.

talk-ask-conscientiousness-one-to-one = “What would you like to go through with me properly?”
talk-ready-conscientiousness-one-to-one = The points to talk about, in writing.
talk-avoid-conscientiousness-one-to-one = “How's it going?” and nothing more.
talk-ask-conscientiousness-one-to-one-2 = “Where would you like more detail from me?”
talk-ready-conscientiousness-one-to-one-2 = The source of every figure you quote.
talk-avoid-conscientiousness-one-to-one-2 = “Loads”, “soon” or “almost”.
talk-ask-conscientiousness-one-to-one-3 = “What do you need to know before the next step?”
talk-ready-conscientiousness-one-to-one-3 = Time to get one point exactly right.
talk-avoid-conscientiousness-one-to-one-3 = “It'll be fine.”
talk-ask-conscientiousness-one-to-one-4 = “What did you check lately that turned out to be wrong?”
talk-ask-conscientiousness-one-to-one-5 = “Which of my explanations left something open?”
talk-ask-conscientiousness-one-to-one-6 = “Which of our rules makes no sense to you?”
talk-ready-conscientiousness-one-to-one-4 = An example of what you mean by “good”.
talk-avoid-conscientiousness-one-to-one-4 = A guess that sounds like a fact.
talk-ready-conscientiousness-one-to-one-5 = What you don't know yet, said openly.
talk-avoid-conscientiousness-one-to-one-5 = Changing the topic before it's finished.

talk-ask-conscientiousness-feedback = “What standard did you have in mind?”
talk-ready-conscientiousness-feedback = The standard, and where the work differs.
talk-avoid-conscientiousness-feedback = “You always do this.”
talk-ask-conscientiousness-feedback-2 = “Where do you see it differently, point by point?”

talk-ask-conscientiousness-disagreement = “What evidence would change your mind?”
talk-ready-conscientiousness-disagreement = Your source, open at the page.
talk-avoid-conscientiousness-disagreement = “Everyone knows that.”
talk-ask-conscientiousness-disagreement-2 = “Which of my facts would you like to check?”

talk-ask-conscientiousness-delegating = “Which mistakes would matter here, and which wouldn't?”
talk-ready-conscientiousness-delegating = A sample of finished work.
talk-avoid-conscientiousness-delegating = “You know what I mean.”
talk-ask-conscientiousness-delegating-2 = “How exact does it have to be, in your view?”

talk-ask-conscientiousness-change = “How would we know that the new way is better?”
talk-ready-conscientiousness-change = The reasons, on paper.
talk-avoid-conscientiousness-change = A speech about how exciting it is.
talk-ask-conscientiousness-change-2 = “What would you test first?”

### Above all fast.

talk-ask-half-di-one-to-one = “Which chance are we missing?”
talk-ready-half-di-one-to-one = One proposal, in two sentences.
talk-avoid-half-di-one-to-one = Keeping your own view back.
talk-ask-half-di-one-to-one-2 = “What are you keen to start, and what do you need?”
talk-ready-half-di-one-to-one-2 = What there is to win, and by when.
talk-avoid-half-di-one-to-one-2 = “Let's wait and see.”
talk-ask-half-di-one-to-one-3 = “What would you like me to help you finish?”
talk-ready-half-di-one-to-one-3 = All that's open, on one page.
talk-avoid-half-di-one-to-one-3 = Going through old business first.
talk-ask-half-di-one-to-one-4 = “What could the two of us decide right now?”
talk-ask-half-di-one-to-one-5 = “Where would you like more backing from me?”
talk-ask-half-di-one-to-one-6 = “What could you happily hand over?”
talk-ready-half-di-one-to-one-4 = One decision that can be made at once.
talk-avoid-half-di-one-to-one-4 = Rules for something that has only just started.
talk-ready-half-di-one-to-one-5 = The name of someone who could join in.
talk-avoid-half-di-one-to-one-5 = Ending without a next step.

talk-ask-half-di-feedback = “What would you do differently next time?”
talk-ready-half-di-feedback = One point, said on the day.
talk-avoid-half-di-feedback = Saving it up for the end of the year.
talk-ask-half-di-feedback-2 = “What's the quickest way to put it right?”

talk-ask-half-di-disagreement = “Which part of my view makes sense to you?”
talk-ready-half-di-disagreement = Your no, in one sentence.
talk-avoid-half-di-disagreement = An e-mail when you could talk.
talk-ask-half-di-disagreement-2 = “What would you do if I said yes?”

talk-ask-half-di-delegating = “How would you go about it, if you could start today?”
talk-ready-half-di-delegating = A first step for today.
talk-avoid-half-di-delegating = A start that's weeks away.
talk-ask-half-di-delegating-2 = “Which part would you like to pass on?”

talk-ask-half-di-change = “How soon would you like to switch?”
talk-ready-half-di-change = One thing that mustn't break on the way.
talk-avoid-half-di-change = A date you can't keep.
talk-ask-half-di-change-2 = “What could go wrong in the first week?”

### Above all people first.

talk-ask-half-is-one-to-one = “How do you find working with me?”
talk-ready-half-is-one-to-one = One thing you appreciate, in a sentence.
talk-avoid-half-is-one-to-one = The to-do list in the first minute.
talk-ask-half-is-one-to-one-2 = “How is the mood around you?”
talk-ready-half-is-one-to-one-2 = A word on how you are yourself.
talk-avoid-half-is-one-to-one-2 = “Whose side are you on?”
talk-ask-half-is-one-to-one-3 = “What do you wish I'd ask you about?”
talk-ready-half-is-one-to-one-3 = Time to hear how things are.
talk-avoid-half-is-one-to-one-3 = An agenda that leaves no room.
talk-ask-half-is-one-to-one-4 = “Who deserves a thank-you from us?”
talk-ask-half-is-one-to-one-5 = “What did someone do for you lately?”
talk-ask-half-is-one-to-one-6 = “Where would it help if I spoke to someone?”
talk-ready-half-is-one-to-one-4 = Thanks from someone else, to pass on.
talk-avoid-half-is-one-to-one-4 = “That's just how it is.”
talk-ready-half-is-one-to-one-5 = A kind word about one other person.
talk-avoid-half-is-one-to-one-5 = Looking at your watch.

talk-ask-half-is-feedback = “How was it for you, and what should change?”
talk-ready-half-is-feedback = Ten free minutes afterwards.
talk-avoid-half-is-feedback = A joke to make it lighter.
talk-ask-half-is-feedback-2 = “Who noticed, and what did they say?”

talk-ask-half-is-disagreement = “What do you want for yourself in this?”
talk-ready-half-is-disagreement = A deal that's fair to both sides.
talk-avoid-half-is-disagreement = A winner and a loser.
talk-ask-half-is-disagreement-2 = “What do you think this is like for me?”

talk-ask-half-is-delegating = “Whose help would you like?”
talk-ready-half-is-delegating = The name of someone who'd like to join in.
talk-avoid-half-is-delegating = “Whenever you have a moment.”
talk-ask-half-is-delegating-2 = “Who should know that you're doing this?”

talk-ask-half-is-change = “Who will find this hardest, and who can help?”
talk-ready-half-is-change = The names of those who haven't heard.
talk-avoid-half-is-change = Letting people hear it from others.
talk-ask-half-is-change-2 = “What will people ask us first?”

### Above all calm.

talk-ask-half-sc-one-to-one = “What would you like to know well in advance?”
talk-ready-half-sc-one-to-one = The next steps, in writing.
talk-avoid-half-sc-one-to-one = A change without a reason.
talk-ask-half-sc-one-to-one-2 = “What runs well between us and should stay as it is?”
talk-ready-half-sc-one-to-one-2 = The dates you've agreed, unchanged.
talk-avoid-half-sc-one-to-one-2 = “Just a quick thing” between two meetings.
talk-ask-half-sc-one-to-one-3 = “Which decision would you like to sleep on?”
talk-ready-half-sc-one-to-one-3 = A time for the second talk on it.
talk-avoid-half-sc-one-to-one-3 = A new priority every week.
talk-ask-half-sc-one-to-one-4 = “What should we leave alone this month?”
talk-ask-half-sc-one-to-one-5 = “What came too suddenly lately?”
talk-ask-half-sc-one-to-one-6 = “Where would you like me to take more time?”
talk-ready-half-sc-one-to-one-4 = What stays the same, beside what changes.
talk-avoid-half-sc-one-to-one-4 = Deciding while the other one still thinks.
talk-ready-half-sc-one-to-one-5 = A calendar, to look ahead together.
talk-avoid-half-sc-one-to-one-5 = “Just do it, we'll see.”

talk-ask-half-sc-feedback = “How did you go about it, step by step?”
talk-ready-half-sc-feedback = One point in writing, to take away.
talk-avoid-half-sc-feedback = “Fix it by tonight.”
talk-ask-half-sc-feedback-2 = “What would you like to think over before we go on?”

talk-ask-half-sc-disagreement = “What have I not thought of?”
talk-ready-half-sc-disagreement = A trial run that could settle it.
talk-avoid-half-sc-disagreement = Talking louder or faster.
talk-ask-half-sc-disagreement-2 = “What do you want to be sure of first?”

talk-ask-half-sc-delegating = “In what order would you do it?”
talk-ready-half-sc-delegating = What's been done so far, in writing.
talk-avoid-half-sc-delegating = “See how far you get.”
talk-ask-half-sc-delegating-2 = “How long does it take if it's done properly?”

talk-ask-half-sc-change = “Which step first, and which one last?”
talk-ready-half-sc-change = The first step, ready to try out.
talk-avoid-half-sc-change = Two changes in the same week.
talk-ask-half-sc-change-2 = “What has to be ready before we begin?”

### Above all task first.

talk-ask-half-dc-one-to-one = “Where do you need a clearer answer from me?”
talk-ready-half-dc-one-to-one = A straight answer, even to a hard question.
talk-avoid-half-dc-one-to-one = Playing down a fault.
talk-ask-half-dc-one-to-one-2 = “Which result aren't you happy with yet?”
talk-ready-half-dc-one-to-one-2 = The goal, in one sentence.
talk-avoid-half-dc-one-to-one-2 = “The others are happy with it.”
talk-ask-half-dc-one-to-one-3 = “Which problem should I deal with for you?”
talk-ready-half-dc-one-to-one-3 = Your view, and the facts behind it.
talk-avoid-half-dc-one-to-one-3 = Praise as a warm-up.
talk-ask-half-dc-one-to-one-4 = “What could I do better, in plain words?”
talk-ask-half-dc-one-to-one-5 = “What should we stop spending time on?”
talk-ask-half-dc-one-to-one-6 = “What do I make more complicated than it is?”
talk-ready-half-dc-one-to-one-4 = One fault of your own, named plainly.
talk-avoid-half-dc-one-to-one-4 = A compliment without a reason.
talk-ready-half-dc-one-to-one-5 = What you'd like to see done differently.
talk-avoid-half-dc-one-to-one-5 = Talking around the hard point.

talk-ask-half-dc-feedback = “What would you criticise about it yourself?”
talk-ready-half-dc-feedback = The fault, its cause and its cost.
talk-avoid-half-dc-feedback = “Some people felt a bit …”
talk-ask-half-dc-feedback-2 = “What would you do about the cause?”

talk-ask-half-dc-disagreement = “Which of my reasons doesn't convince you?”
talk-ready-half-dc-disagreement = The proof, on one page.
talk-avoid-half-dc-disagreement = Going over how the argument began.
talk-ask-half-dc-disagreement-2 = “What would settle it for you?”

talk-ask-half-dc-delegating = “Where do you expect this to go wrong?”
talk-ready-half-dc-delegating = What isn't known yet, in a list.
talk-avoid-half-dc-delegating = “I thought of you at once!”
talk-ask-half-dc-delegating-2 = “How shall we know that it's done?”

talk-ask-half-dc-change = “What does this make worse?”
talk-ready-half-dc-change = The problem that it's meant to solve.
talk-avoid-half-dc-change = “We're all in this together.”
talk-ask-half-dc-change-2 = “What does it cost us, and is it worth it?”

### The person moves fast.

talk-ask-fast-one-to-one = “What have you started that needs an answer from me?”
talk-ready-fast-one-to-one = Answers to whatever is still open.
talk-avoid-fast-one-to-one = A long history before the question.
talk-ask-fast-one-to-one-2 = “What would you leave out if you could?”
talk-ready-fast-one-to-one-2 = Two topics, the short one first.
talk-avoid-fast-one-to-one-2 = Reading your notes out line by line.
talk-ask-fast-one-to-one-3 = “What's holding you up that I could move?”
talk-ready-fast-one-to-one-3 = The next step, with a date.
talk-avoid-fast-one-to-one-3 = A meeting to prepare the next meeting.
talk-ask-fast-one-to-one-4 = “What can you decide without me from now on?”
talk-ask-fast-one-to-one-5 = “Which of your tasks should be over by now?”
talk-ask-fast-one-to-one-6 = “Which answer do you need before we part?”
talk-ask-fast-one-to-one-7 = “What have you wanted to say that we had no time for?”
talk-ask-fast-one-to-one-8 = “What has taken too long lately?”
talk-ask-fast-one-to-one-9 = “Where am I too slow for you, and where too quick?”
talk-ask-fast-one-to-one-10 = “What would you like to try next?”
talk-ask-fast-one-to-one-11 = “What slows the others down?”
talk-ask-fast-one-to-one-12 = “Which small step could we take today?”
talk-ready-fast-one-to-one-4 = What you can decide on the spot.
talk-avoid-fast-one-to-one-4 = Half an hour on one detail.
talk-ready-fast-one-to-one-5 = A short list, in order of weight.
talk-avoid-fast-one-to-one-5 = “Let's go back to the beginning.”

talk-ask-fast-feedback = “How do you see it?”
talk-ready-fast-feedback = One sentence, and the event behind it.
talk-avoid-fast-feedback = Examples from last month.
talk-ask-fast-feedback-2 = “What would you change from tomorrow on?”

talk-ask-fast-disagreement = “What could we try this week to settle it?”
talk-ready-fast-disagreement = A first answer, however short.
talk-avoid-fast-disagreement = “I'll think about it” without a day.
talk-ask-fast-disagreement-2 = “What's the shortest way out of this?”

talk-ask-fast-delegating = “What would you do first?”
talk-ready-fast-delegating = The point at which to check back.
talk-avoid-fast-delegating = Ten pages to read first.
talk-ask-fast-delegating-2 = “When do you want to show me a first version?”

talk-ask-fast-change = “What would you like to try on the first day?”
talk-ready-fast-change = Something to try out today.
talk-avoid-fast-change = “Let's wait until it's perfect.”
talk-ask-fast-change-2 = “What can we start before everything is settled?”

### The person takes time.

talk-ask-calm-one-to-one = “How long do you like to think before you answer me?”
talk-ready-calm-one-to-one = One question, in writing, to read first.
talk-avoid-calm-one-to-one = “I need an answer right now.”
talk-ask-calm-one-to-one-2 = “What would you like me to tell you earlier?”
talk-ready-calm-one-to-one-2 = Early notice of anything that's going to change.
talk-avoid-calm-one-to-one-2 = A new question while one is still open.
talk-ask-calm-one-to-one-3 = “What deserves more time than we planned?”
talk-ready-calm-one-to-one-3 = Time for a full answer.
talk-avoid-calm-one-to-one-3 = “Quickly, before we stop …”
talk-ask-calm-one-to-one-4 = “What's too much at the moment?”
talk-ask-calm-one-to-one-5 = “What have you been thinking over lately?”
talk-ask-calm-one-to-one-6 = “Have I asked you anything too early lately?”
talk-ask-calm-one-to-one-7 = “What would help you to prepare for our talks?”
talk-ask-calm-one-to-one-8 = “What would you like to come back to?”
talk-ask-calm-one-to-one-9 = “What have you made up your mind about?”
talk-ask-calm-one-to-one-10 = “When do you like to be left in peace?”
talk-ask-calm-one-to-one-11 = “Which plan should we stick to?”
talk-ask-calm-one-to-one-12 = “What would you rather do one after the other than all at once?”
talk-ready-calm-one-to-one-4 = One topic and no more.
talk-avoid-calm-one-to-one-4 = Three questions in one breath.
talk-ready-calm-one-to-one-5 = Ten spare minutes after the talk.
talk-avoid-calm-one-to-one-5 = Finishing { $a }'s sentences.

talk-ask-calm-feedback = “When would you like to talk about what I've said?”
talk-ready-calm-feedback = A time for the second talk.
talk-avoid-calm-feedback = “Well, what do you say?”
talk-ask-calm-feedback-2 = “Shall I write it down, so that you can read it first?”

talk-ask-calm-disagreement = “What would you add, now that there's been time to think?”
talk-ready-calm-disagreement = A decision that's still open.
talk-avoid-calm-disagreement = “So we agree, then.”
talk-ask-calm-disagreement-2 = “What would you like to think over before we settle it?”

talk-ask-calm-delegating = “What would you like to read before we talk about it?”
talk-ready-calm-delegating = The task on paper, to take away.
talk-avoid-calm-delegating = Asking for questions straight away.
talk-ask-calm-delegating-2 = “When can you tell me whether it fits in?”

talk-ask-calm-change = “What do you want to think through before it starts?”
talk-ready-calm-change = The date, as soon as it's fixed.
talk-avoid-calm-change = The news in a full meeting.
talk-ask-calm-change-2 = “Which part of it comes too soon?”

### The person puts people first.

talk-ask-people-one-to-one = “What do you enjoy about how we work together?”
talk-ready-people-one-to-one = A few minutes for how everyone is.
talk-avoid-people-one-to-one = Starting the agenda before saying hello.
talk-ask-people-one-to-one-2 = “Who else should we talk to?”
talk-ready-people-one-to-one-2 = For each topic, the people it's about.
talk-avoid-people-one-to-one-2 = An e-mail instead of the talk.
talk-ask-people-one-to-one-3 = “What has someone said that stayed with you?”
talk-ready-people-one-to-one-3 = What people said, in their own words.
talk-avoid-people-one-to-one-3 = “It's nothing personal.”
talk-ask-people-one-to-one-4 = “Who have you enjoyed working with lately?”
talk-ask-people-one-to-one-5 = “How can I be of more help to you and the others?”
talk-ask-people-one-to-one-6 = “Whose day got easier because of you?”
talk-ask-people-one-to-one-7 = “Who needs something from me and hasn't said so?”
talk-ask-people-one-to-one-8 = “Where have you smoothed things over lately?”
talk-ask-people-one-to-one-9 = “Who would you like to work with more?”
talk-ask-people-one-to-one-10 = “Who's new to all this, and how are they getting on?”
talk-ask-people-one-to-one-11 = “What would you like to thank someone for?”
talk-ask-people-one-to-one-12 = “What could we celebrate?”
talk-ready-people-one-to-one-4 = The name of someone who did well.
talk-avoid-people-one-to-one-4 = Figures before a word of thanks.
talk-ready-people-one-to-one-5 = The plan, with names.
talk-avoid-people-one-to-one-5 = “Let's leave feelings out of it.”

talk-ask-people-feedback = “How do you think it was for the others?”
talk-ready-people-feedback = What it meant for one colleague.
talk-avoid-people-feedback = A written list of faults.
talk-ask-people-feedback-2 = “What would you like to say to those it touched?”

talk-ask-people-disagreement = “Who are you concerned about in this?”
talk-ready-people-disagreement = What you value in working together.
talk-avoid-people-disagreement = Figures in answer to a worry.
talk-ask-people-disagreement-2 = “How can we both walk away from this content?”

talk-ask-people-delegating = “Who would you like to meet before you start?”
talk-ready-people-delegating = The name of someone who'll use the result.
talk-avoid-people-delegating = “Just get the number up.”
talk-ask-people-delegating-2 = “Who will be glad when it's done?”

talk-ask-people-change = “Who should hear it from you, face to face?”
talk-ready-people-change = An offer for those it hits hardest.
talk-avoid-people-change = The savings in the first sentence.
talk-ask-people-change-2 = “What will people miss?”

### The person puts the task first.

talk-ask-task-one-to-one = “What would make these talks more useful to you?”
talk-ready-task-one-to-one = Three topics, in writing.
talk-avoid-task-one-to-one = “So, how do you feel?” out of the blue.
talk-ask-task-one-to-one-2 = “Which of your tasks has no clear goal?”
talk-ready-task-one-to-one-2 = Who does what, by when.
talk-avoid-task-one-to-one-2 = A hint in place of a request.
talk-ask-task-one-to-one-3 = “Which figure would you look at first?”
talk-ready-task-one-to-one-3 = The facts on each topic.
talk-avoid-task-one-to-one-3 = Getting to the point in the last minute.
talk-ask-task-one-to-one-4 = “What's the one thing that has to be right this week?”
talk-ask-task-one-to-one-5 = “What stands in the way of the next result?”
talk-ask-task-one-to-one-6 = “What should I be clearer about?”
talk-ask-task-one-to-one-7 = “Which of our steps could we leave out?”
talk-ask-task-one-to-one-8 = “What runs more smoothly now than a month ago?”
talk-ask-task-one-to-one-9 = “Which of our habits help the work, and which don't?”
talk-ask-task-one-to-one-10 = “What would you do in the same way again?”
talk-ask-task-one-to-one-11 = “Which of my requests was unclear?”
talk-ask-task-one-to-one-12 = “What can we cross off the list?”
talk-ready-task-one-to-one-4 = The document you're both talking about.
talk-avoid-task-one-to-one-4 = Small talk in place of an answer.
talk-ready-task-one-to-one-5 = What has been done since last week.
talk-avoid-task-one-to-one-5 = “We'll find a way somehow.”

talk-ask-task-feedback = “What would you fix first?”
talk-ready-task-feedback = The result you wanted, beside the one you got.
talk-avoid-task-feedback = Three compliments before the point.
talk-ask-task-feedback-2 = “How would you measure that it's better?”

talk-ask-task-disagreement = “Which fact have I overlooked?”
talk-ready-task-disagreement = The facts you're going by.
talk-avoid-task-disagreement = “I just have a bad feeling.”
talk-ask-task-disagreement-2 = “What do we know, and what are we guessing?”

talk-ask-task-delegating = “What do you need to get it finished?”
talk-ready-task-delegating = The date, and all the facts so far.
talk-avoid-task-delegating = “It would be so nice if …”
talk-ask-task-delegating-2 = “What does finished look like?”

talk-ask-task-change = “Which result should get better, and by how much?”
talk-ready-task-change = How it works today, in numbers.
talk-avoid-task-change = “Let's all be positive about it.”
talk-ask-task-change-2 = “Which step does this make shorter?”

### Nothing is claimed of the person: the question alone.

talk-ask-open-one-to-one = “What should we talk about to make this half hour worth it?”
talk-ask-open-one-to-one-2 = “Is anything going well that I don't know of?”
talk-ask-open-one-to-one-3 = “Are you waiting for anything, from me or from others?”
talk-ask-open-one-to-one-4 = “Which part of your work would you like more of?”
talk-ask-open-one-to-one-5 = “Does anything take longer than it should?”
talk-ask-open-one-to-one-6 = “What would you do differently if it were up to you?”
talk-ask-open-one-to-one-7 = “Is there anything of yours that I should have noticed?”
talk-ask-open-one-to-one-8 = “What could I do more of, and what less of?”
talk-ask-open-one-to-one-9 = “What would you like to be able to do a year from now?”
talk-ask-open-one-to-one-10 = “Which question did you hope I'd ask today?”
talk-ask-open-one-to-one-11 = “What would you like to learn next?”
talk-ask-open-one-to-one-12 = “Is there someone we should thank?”
talk-ask-open-one-to-one-13 = “What would you like to try once, just to see?”
talk-ask-open-one-to-one-14 = “Is there anything you'd like to get going?”
talk-ask-open-one-to-one-15 = “What would make next week a good one?”
talk-ask-open-one-to-one-16 = “Is there anything you'd like to know from me?”
talk-ask-open-one-to-one-17 = “If you could change one thing here, which would it be?”
talk-ask-open-one-to-one-18 = “Which small thing are you proud of?”
talk-ask-open-one-to-one-19 = “What would you ask me if I had all day?”
talk-ask-open-one-to-one-20 = “What's harder than it looks from outside?”
talk-ask-open-one-to-one-21 = “Which of our meetings help you, and which don't?”
talk-ask-open-one-to-one-22 = “What do you do that you'd like to teach someone?”
talk-ask-open-one-to-one-23 = “Has anything changed that we should talk about?”
talk-ask-open-one-to-one-24 = “Which part of your week do you look forward to?”

talk-ask-open-feedback = “How do you see it yourself, before I say how I do?”
talk-ask-open-feedback-2 = “The point first, or an example first?”
talk-ask-open-feedback-3 = “What would you like to hear from me about it?”
talk-ask-open-disagreement = “What do I get wrong when I explain your view?”
talk-ask-open-disagreement-2 = “Which part of it do we agree on?”
talk-ask-open-disagreement-3 = “What would a good end to this look like?”
talk-ask-open-delegating = “What do you need to know before you can say yes?”
talk-ask-open-delegating-2 = “When shall we look at it together?”
talk-ask-open-delegating-3 = “What would you rather give away, so that this fits in?”
talk-ask-open-change = “What would make this easier for you?”
talk-ask-open-change-2 = “What do you still not know about it?”
talk-ask-open-change-3 = “What stays the same for you?”

### Somebody is new: one to one, whatever is claimed of them.

talk-ask-new-one-to-one = “Who haven't you met yet, but should?”
talk-ask-new-one-to-one-2 = “What is different here from what you expected?”
talk-ask-new-one-to-one-3 = “What strikes you as odd here that others no longer notice?”
talk-ask-new-one-to-one-4 = “What do you still need to know to find your way around?”
talk-ask-new-one-to-one-5 = “What can you do that no one here has asked you about?”
talk-ask-new-one-to-one-6 = “Which question have you kept to yourself so far?”

### $a moves faster, $b takes more time.

talk-ask-pair-opposite-pace-one-to-one = “When does my pace help you?”
talk-ready-pair-opposite-pace-one-to-one = One job that needed both speeds.
talk-avoid-pair-opposite-pace-one-to-one = “You're too slow” and “You're too quick”.
talk-ask-pair-opposite-pace-one-to-one-2 = “How long do you need before you can say yes?”
talk-ready-pair-opposite-pace-one-to-one-2 = A date that gives { $b } time.
talk-avoid-pair-opposite-pace-one-to-one-2 = Pressing { $b } for an answer on the spot.
talk-ask-pair-opposite-pace-one-to-one-3 = “What should go faster, and what needs time?”
talk-ask-pair-opposite-pace-one-to-one-4 = “Which of us starts it, and which of us looks it over?”
talk-ready-pair-opposite-pace-one-to-one-3 = Two dates: one to think, one to decide.
talk-avoid-pair-opposite-pace-one-to-one-3 = Starting without { $b }.
talk-ready-pair-opposite-pace-one-to-one-4 = One thing to begin today, one to leave.
talk-avoid-pair-opposite-pace-one-to-one-4 = Reopening what { $a } has started.
talk-ready-pair-opposite-pace-one-to-one-5 = A minute of quiet after each question.
talk-avoid-pair-opposite-pace-one-to-one-5 = “Why didn't you say so at once?”

talk-ask-pair-opposite-pace-feedback = “How soon do you like to hear it?”
talk-ready-pair-opposite-pace-feedback = One point each, with its date.
talk-avoid-pair-opposite-pace-feedback = Expecting an answer at once.

talk-ask-pair-opposite-pace-disagreement = “When was I too quick or too slow for you?”
talk-ready-pair-opposite-pace-disagreement = One recent decision, with its dates.
talk-avoid-pair-opposite-pace-disagreement = Settling it in the first five minutes.
talk-ask-pair-opposite-pace-disagreement-2 = “What goes wrong if we wait, and what if we hurry?”
talk-ask-pair-opposite-pace-disagreement-3 = “By when does it really have to be settled?”

talk-ask-pair-opposite-pace-delegating = “Which do you like better, the start or the finish?”
talk-ready-pair-opposite-pace-delegating = The date when the job is due.
talk-avoid-pair-opposite-pace-delegating = Handing it over half an hour before it's due.

talk-ask-pair-opposite-pace-change = “How long do you need to get used to it?”
talk-ready-pair-opposite-pace-change = A date for the second talk.
talk-avoid-pair-opposite-pace-change = A decision at the first meeting.

### $a puts people first more, $b the task.

talk-ask-pair-opposite-focus-one-to-one = “What do you see in our work that I miss?”
talk-ready-pair-opposite-focus-one-to-one = One result, and one person it helped.
talk-avoid-pair-opposite-focus-one-to-one = “Too soft” and “too cold”.
talk-ask-pair-opposite-focus-one-to-one-2 = “What do you wish I'd ask you first?”
talk-ready-pair-opposite-focus-one-to-one-2 = News of people, and one fact.
talk-avoid-pair-opposite-focus-one-to-one-2 = All chat, or all business.
talk-ask-pair-opposite-focus-one-to-one-3 = “Who should we ask before we decide, and what should we check?”
talk-ask-pair-opposite-focus-one-to-one-4 = “What did you notice lately that I didn't?”
talk-ready-pair-opposite-focus-one-to-one-3 = Who it helps, and what it costs.
talk-avoid-pair-opposite-focus-one-to-one-3 = Leaving { $a } to cheer everyone up alone.
talk-ready-pair-opposite-focus-one-to-one-4 = A thank-you, with the reason for it.
talk-avoid-pair-opposite-focus-one-to-one-4 = Taking the question for an attack.
talk-ready-pair-opposite-focus-one-to-one-5 = Ten minutes each for what matters to you.
talk-avoid-pair-opposite-focus-one-to-one-5 = “You're missing the point.”

talk-ask-pair-opposite-focus-feedback = “The kind words first, or the point?”
talk-ready-pair-opposite-focus-feedback = One thing to keep, one to change.
talk-avoid-pair-opposite-focus-feedback = Giving it as you'd like it yourself.

talk-ask-pair-opposite-focus-disagreement = “What do you want to protect here?”
talk-ready-pair-opposite-focus-disagreement = A fact from { $b }, a name from { $a }.
talk-avoid-pair-opposite-focus-disagreement = “Be reasonable” and “Be nice”.
talk-ask-pair-opposite-focus-disagreement-2 = “What do you need to hear from me first?”
talk-ask-pair-opposite-focus-disagreement-3 = “Which part of it is about the work, and which is about us?”

talk-ask-pair-opposite-focus-delegating = “Which part of this would you enjoy?”
talk-ready-pair-opposite-focus-delegating = Each task, and who is waiting for it.
talk-avoid-pair-opposite-focus-delegating = Calling one part “the real work”.

talk-ask-pair-opposite-focus-change = “What do the facts say, and who will feel them?”
talk-ready-pair-opposite-focus-change = The reasons, and who is affected.
talk-avoid-pair-opposite-focus-change = A text that only one of you has read.

### Both move fast.

talk-ask-pair-both-fast-one-to-one = “What are we rushing past?”
talk-ready-pair-both-fast-one-to-one = Whatever you agreed and haven't done.
talk-avoid-pair-both-fast-one-to-one = Finishing each other's sentences.
talk-ask-pair-both-fast-one-to-one-2 = “What should we take more time for?”
talk-ready-pair-both-fast-one-to-one-2 = A list of all that's open.
talk-avoid-pair-both-fast-one-to-one-2 = One more new idea.
talk-ask-pair-both-fast-one-to-one-3 = “Who slows us down in a good way?”
talk-ask-pair-both-fast-one-to-one-4 = “What can wait until tomorrow?”
talk-ready-pair-both-fast-one-to-one-3 = A slow walk, for the talk itself.
talk-avoid-pair-both-fast-one-to-one-3 = Deciding for someone who isn't there.
talk-ready-pair-both-fast-one-to-one-4 = The last plan, to see what came of it.
talk-avoid-pair-both-fast-one-to-one-4 = “Done!” before anyone has looked.
talk-ready-pair-both-fast-one-to-one-5 = One question for each of you to sleep on.
talk-avoid-pair-both-fast-one-to-one-5 = Three jobs started in half an hour.

talk-ask-pair-both-fast-feedback = “What did you want to say that I cut short?”
talk-ready-pair-both-fast-feedback = One point each, and time for it.
talk-avoid-pair-both-fast-feedback = A reply before the end of the sentence.

talk-ask-pair-both-fast-disagreement = “What did I just say, in your words?”
talk-ready-pair-both-fast-disagreement = Pen and paper, for the main points.
talk-avoid-pair-both-fast-disagreement = Answering the last point and dropping the first.
talk-ask-pair-both-fast-disagreement-2 = “What would each of us lose by giving in?”
talk-ask-pair-both-fast-disagreement-3 = “What would we say if we had to wait a day first?”

talk-ask-pair-both-fast-delegating = “Which jobs have we both started?”
talk-ready-pair-both-fast-delegating = One name beside each job.
talk-avoid-pair-both-fast-delegating = Both dashing off at once.

talk-ask-pair-both-fast-change = “Who doesn't know about it yet?”
talk-ready-pair-both-fast-change = The name of someone to ask first.
talk-avoid-pair-both-fast-change = “We'll explain it later.”

### Both take time.

talk-ask-pair-both-calm-one-to-one = “What have you been turning over lately?”
talk-ready-pair-both-calm-one-to-one = A thought that's only half finished.
talk-avoid-pair-both-calm-one-to-one = Waiting for the other one to start.
talk-ask-pair-both-calm-one-to-one-2 = “What have we both been putting off?”
talk-ready-pair-both-calm-one-to-one-2 = A date for one open decision.
talk-avoid-pair-both-calm-one-to-one-2 = “There's no hurry.”
talk-ask-pair-both-calm-one-to-one-3 = “What can we settle today?”
talk-ask-pair-both-calm-one-to-one-4 = “What happens if we begin before we're sure?”
talk-ready-pair-both-calm-one-to-one-3 = One small step to take today.
talk-avoid-pair-both-calm-one-to-one-3 = Waiting for the last detail.
talk-ready-pair-both-calm-one-to-one-4 = An alarm for the time to decide.
talk-avoid-pair-both-calm-one-to-one-4 = Hoping that it sorts itself out.
talk-ready-pair-both-calm-one-to-one-5 = One thing each of you would change.
talk-avoid-pair-both-calm-one-to-one-5 = “I'm easy, you choose.”

talk-ask-pair-both-calm-feedback = “What did you want to say last week?”
talk-ready-pair-both-calm-feedback = One point, however rough.
talk-avoid-pair-both-calm-feedback = Saving it for the right moment.

talk-ask-pair-both-calm-disagreement = “Is there anything about this that we haven't said yet?”
talk-ready-pair-both-calm-disagreement = Any doubt that you haven't said aloud.
talk-avoid-pair-both-calm-disagreement = Leaving it for next time.
talk-ask-pair-both-calm-disagreement-2 = “Do you think I'm keeping anything back?”
talk-ask-pair-both-calm-disagreement-3 = “What happens if we leave it as it is?”

talk-ask-pair-both-calm-delegating = “Which job would you take if we chose today?”
talk-ready-pair-both-calm-delegating = A list of the jobs to share out.
talk-avoid-pair-both-calm-delegating = “Either is fine with me.”

talk-ask-pair-both-calm-change = “What's your first thought, however unfinished?”
talk-ready-pair-both-calm-change = The day when you'll both say more.
talk-avoid-pair-both-calm-change = Going quiet until all is clear.

### Both put people first.

talk-ask-pair-both-people-one-to-one = “Where do we say yes and mean no?”
talk-ready-pair-both-people-one-to-one = One figure on how it's going.
talk-avoid-pair-both-people-one-to-one = News of everyone until the time is up.
talk-ask-pair-both-people-one-to-one-2 = “What should we be plainer about with each other?”
talk-ready-pair-both-people-one-to-one-2 = One wish or one doubt, in plain words.
talk-avoid-pair-both-people-one-to-one-2 = “Whatever you'd like.”
talk-ask-pair-both-people-one-to-one-3 = “What does the work need from us this week?”
talk-ask-pair-both-people-one-to-one-4 = “Which hard point do we keep putting off?”
talk-ready-pair-both-people-one-to-one-3 = One date, and what is due on it.
talk-avoid-pair-both-people-one-to-one-3 = Leaving without a decision.
talk-ready-pair-both-people-one-to-one-4 = The hard point, as the first topic.
talk-avoid-pair-both-people-one-to-one-4 = “It'll sort itself out.”
talk-ready-pair-both-people-one-to-one-5 = A list of what's late.
talk-avoid-pair-both-people-one-to-one-5 = Speaking for people who aren't in the room.

talk-ask-pair-both-people-feedback = “What's one thing that I could do better?”
talk-ready-pair-both-people-feedback = An example of what to change.
talk-avoid-pair-both-people-feedback = Praise until the point is gone.

talk-ask-pair-both-people-disagreement = “What would you say if it couldn't hurt me?”
talk-ready-pair-both-people-disagreement = Your view, in one plain sentence.
talk-avoid-pair-both-people-disagreement = Dropping the point to be nice.
talk-ask-pair-both-people-disagreement-2 = “Is either of us too nice to say something?”
talk-ask-pair-both-people-disagreement-3 = “What do you want, whatever I think of it?”

talk-ask-pair-both-people-delegating = “Which of these jobs do we both leave lying?”
talk-ready-pair-both-people-delegating = The jobs that no one is waiting for.
talk-avoid-pair-both-people-delegating = Taking it all to spare the other one.

talk-ask-pair-both-people-change = “What do the figures say about it?”
talk-ready-pair-both-people-change = One fact beside each worry.
talk-avoid-pair-both-people-change = Softening the news until it's lost.

### Both put the task first.

talk-ask-pair-both-task-one-to-one = “How are you, apart from work?”
talk-ready-pair-both-task-one-to-one = Five minutes without an agenda.
talk-avoid-pair-both-task-one-to-one = Work in the very first sentence.
talk-ask-pair-both-task-one-to-one-2 = “Who else should we ask before we go on?”
talk-ready-pair-both-task-one-to-one-2 = The names of those it affects.
talk-avoid-pair-both-task-one-to-one-2 = “The facts speak for themselves.”
talk-ask-pair-both-task-one-to-one-3 = “What do the others wish we'd tell them?”
talk-ask-pair-both-task-one-to-one-4 = “Who should hear from us that they did well?”
talk-ready-pair-both-task-one-to-one-3 = One question that has nothing to do with work.
talk-avoid-pair-both-task-one-to-one-3 = Correcting a word in place of listening.
talk-ready-pair-both-task-one-to-one-4 = A thank-you for one piece of work.
talk-avoid-pair-both-task-one-to-one-4 = Talking about people as if they were tasks.
talk-ready-pair-both-task-one-to-one-5 = The name of someone who had a hard week.
talk-avoid-pair-both-task-one-to-one-5 = A list of what went wrong, and goodbye.

talk-ask-pair-both-task-feedback = “What should I keep doing?”
talk-ready-pair-both-task-feedback = One thing the other one does well.
talk-avoid-pair-both-task-feedback = Faults and nothing else.

talk-ask-pair-both-task-disagreement = “How is this argument for you?”
talk-ready-pair-both-task-disagreement = A pause, planned ahead.
talk-avoid-pair-both-task-disagreement = Winning on points.
talk-ask-pair-both-task-disagreement-2 = “What would make it easier for you to say yes?”
talk-ask-pair-both-task-disagreement-3 = “Have I done anything that annoyed you?”

talk-ask-pair-both-task-delegating = “Which task would you enjoy?”
talk-ready-pair-both-task-delegating = What each of you has on already.
talk-avoid-pair-both-task-delegating = Dividing it by hours alone.

talk-ask-pair-both-task-change = “Who will be upset, and what do we say to them?”
talk-ready-pair-both-task-change = Someone to try the wording on.
talk-avoid-pair-both-task-change = Five reasons before one kind word.

### Neither pace nor focus tells the two apart: the question alone.

talk-ask-pair-open-one-to-one = “What works well between us that we should keep?”
talk-ask-pair-open-one-to-one-2 = “What have I misunderstood about how you work?”
talk-ask-pair-open-one-to-one-3 = “How could we help each other more?”
talk-ask-pair-open-one-to-one-4 = “What would you like to ask me for?”
talk-ask-pair-open-one-to-one-5 = “Which job would you like us to do together?”
talk-ask-pair-open-one-to-one-6 = “What do you need from me on a bad day?”
talk-ask-pair-open-one-to-one-7 = “What have we never talked about, and should?”
talk-ask-pair-open-one-to-one-8 = “What should I stop doing when we work together?”
talk-ask-pair-open-one-to-one-9 = “What can each of us do that the other can't?”

talk-ask-pair-open-feedback = “How do you like to hear that something went wrong?”
talk-ask-pair-open-feedback-2 = “What did I do lately that helped you?”
talk-ask-pair-open-disagreement = “Which part of this do we agree on?”
talk-ask-pair-open-disagreement-2 = “What would you need to hear to change your mind?”
talk-ask-pair-open-disagreement-3 = “What did each of us want when this began?”
talk-ask-pair-open-delegating = “Which of these jobs would you pick, and which would you leave?”
talk-ask-pair-open-delegating-2 = “What are you better at than I am?”
talk-ask-pair-open-change = “What changes for you, and what for me?”
talk-ask-pair-open-change-2 = “What should we tell each other first?”
