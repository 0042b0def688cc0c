## Cards tied to a person's likely style, Influence. $voice is you (said to that person) or other (said to those who work with them).

card-influence-talking =
    { $voice ->
        [you] You might lead into things with a story, so the point comes late. In today's update, make it your first sentence. After that you have an audience that knows what to listen for.
       *[other] Ten minutes with them may hold five of stories and laughter, and it's worth laughing along. Then ask, “What would you like me to do with this?” and wait for one sentence.
    }
    .headline = The point inside the story

card-influence-talking-2 =
    { $voice ->
        [you] When a group is quiet, you may like to warm it up yourself. In the next call, ask two others first how their week has been, and bring your own story as the third.
       *[other] They often win a group's attention with ease, and quieter colleagues can go unheard beside them. Ask them to lend it on Wednesday: to present a quiet colleague's work, with full credit.
    }
    .headline = Share the stage

card-influence-deciding =
    { $voice ->
        [you] You may warm to an idea fast, and your delight may soon win the others over. Before the next choice, write down what it would still be worth on a dull, grey day.
       *[other] They are often quick to see what could be great about an idea, and to win others over to it. Show them its one boring cost in person, before they praise it to the whole team.
    }
    .headline = Excited isn't decided

card-influence-deciding-2 =
    { $voice ->
        [you] An idea from somebody you like may start ahead with you. Before your next choice, make the case for the one you'd applaud least: aloud, and as warmly as for your own.
       *[other] Their enthusiasm can carry others along, past a weak point too. Before the next meeting, ask them to praise the other option to you for three minutes, just as warmly.
    }
    .headline = Argue for the other one

card-influence-planning =
    { $voice ->
        [you] On Monday, list every “sure, count me in” of the last ten days, and cancel one of them with a friendly call. High spirits may have made your promises; the week has to hold them.
       *[other] They often say “Sure, I'd love to” gladly and mean it, and the week fills up. Just as cheerfully, ask which earlier promise can wait, and pick the date together on the spot.
    }
    .headline = A cheerful yes needs a date

card-influence-planning-2 =
    { $voice ->
        [you] The bright end of a plan may come to you at once; the list of steps is often less fun. On Tuesday, find a colleague for twenty minutes and talk the idea into five lines with dates.
       *[other] Lists may bore them; company seldom does. Make the plan in one lively session, then ask them to announce it to the group, dates included. They often like to keep what they've promised before others.
    }
    .headline = Plan aloud, in company

card-influence-change =
    { $voice ->
        [you] Your delight in something new may spread quickly, and people hear its bright side first. At the next announcement, name one thing that will get harder, and let the group groan.
       *[other] They can win a whole crowd over to a change, because they often see its bright side first. Before they speak, give them the three toughest questions and rehearse a plain answer to each.
    }
    .headline = Sell it with its troubles

card-influence-disagreement =
    { $voice ->
        [you] You may sooner joke a quarrel away than lose somebody's goodwill. In the next tense moment, drop the joke and say one plain sentence that starts with “I see it differently.”
       *[other] A no from them can come as a joke, a compliment or a new subject. Return to it in private: “You can disagree, and I'll still enjoy working with you.”
    }
    .headline = A joke may hide a no

card-influence-helping =
    { $voice ->
        [you] You might know somebody for everything, and still gladly offer to do it yourself. With the next request, introduce the two people to each other the same day, and leave it to them.
       *[other] They often know half the world and like to be asked. Ask for an introduction rather than for careful paperwork, and give them the two facts that it should mention.
    }
    .headline = Help by introducing people

card-influence-giving-feedback =
    { $voice ->
        [you] You tend to praise warmly and at length, and the criticism can get lost in it. In your next feedback, say it in one sentence, and then let the silence do its work.
       *[other] Their feedback may leave you cheerful, and unsure what to change. Before you part, ask: “And what's the one thing you'd like me to stop?” Then repeat the answer aloud.
    }
    .headline = The criticism inside the praise

card-influence-taking-feedback =
    { $voice ->
        [you] Criticism can feel to you like being liked less, so you may answer it with charm. Next time, say “thank you” and nothing else, and call tomorrow with one question.
       *[other] Criticism on a cold page can feel to them like a goodbye. Do it in person, say first that you enjoy working with them, name the one thing, and name it again if the talk wanders off.
    }
    .headline = Criticism isn't rejection

card-influence-one-to-one =
    { $voice ->
        [you] An hour with you may soon be full of people, news and bright plans. Write the three things you'd like agreed on a card for this week's 1:1, and read them out first.
       *[other] A 1:1 with them can run on stories. Enjoy the first ten minutes, for that's where the news is. Then ask which promise is the least fun to keep just now, and plan that one together.
    }
    .headline = Room for stories and promises

card-influence-delegation =
    { $voice ->
        [you] You often hand work over with a picture of how great it will be, and people set off in high spirits. Send three dry lines after it: what, by when, and who to ask.
       *[other] A task that comes on a form may leave them cold; one with faces and applause in it seldom does. Say who will cheer at the end, then fix the dates of two short calls for the dull middle.
    }
    .headline = High spirits and firm dates

card-influence-pressure =
    { $voice ->
        [you] When it gets tight, you may cheer everybody up, and one promise can lead to the next. Give the next worried caller one fact and one time, and no extra to make them smile.
       *[other] Under pressure they often keep everybody's spirits up, and may promise more than the day can hold. Ask which two promises count today, and offer to call the others who are waiting.
    }
    .headline = Fewer promises when it's tight

card-influence-pressure-2 =
    { $voice ->
        [you] You may love to bring good news, and put off what would spoil the mood. If there's bad news today, call with it by noon, and say what you know before what you hope.
       *[other] They often meet bad news with hope and a smile, and it lifts the others. Ask in a friendly voice, “What do we know, and what do we hope?” and write it down in two columns.
    }
    .headline = What we know, what we hope

card-influence-energy-gained =
    { $voice ->
        [you] Find one public moment for next week, such as showing the team's work to another group, and rehearse it once. Applause, new faces, a crowd that laughs: that's often where your energy comes from.
       *[other] Being seen often lifts them. On Thursday, praise something they did, in front of others, and tell it as a story. The same praise in private may count for less.
    }
    .headline = An audience lifts the week

card-influence-energy-lost =
    { $voice ->
        [you] Hours alone with rows of figures may leave you flat. Cut Wednesday's into half-hours, and after each one call somebody and make a story of what you found.
       *[other] Silent work that nobody sees may wear them down. Give it company: a shared call in which you each do your own lists, with five minutes of chatter at half-time.
    }
    .headline = Company for the dull part

card-influence-impression =
    { $voice ->
        [you] People may notice your warmth and your ideas first, and miss the work behind them. At the next meeting, add one plain sentence: “I promised you this last week, and it's done.”
       *[other] Careful people may see their sparkle and miss what it does. Tell somebody who has doubts which colleagues have joined in since they spoke.
    }
    .headline = The work behind the sparkle

card-influence-impression-2 =
    { $voice ->
        [you] You may be on friendly terms with everybody by noon, and have shared most of your stories. With the next new face, ask three questions before you offer the first one.
       *[other] They may greet a stranger like an old friend and chat about nearly everything. If that is too much for you, say kindly what you'd like to keep between you two.
    }
    .headline = Friendly terms by noon

card-influence-remote =
    { $voice ->
        [you] In chat you may miss the faces and answer with jokes and hearts, and the plain yes or no gets left out. Scroll up this morning: which question is still waiting? Answer that one in a line.
       *[other] With no faces on the screen, half the fun of work may be gone for them. Call for five lively minutes instead of writing a page, and put what the two of you promised in the chat.
    }
    .headline = Faces first, then one line

card-influence-talk-do =
    { $voice ->
        [you] Let people know if you warm up by chatting, and ask for two minutes of it. In return, give them a signal for “now to business”, and obey it with good humour.
       *[other] Ask what's new, react, laugh: they often bring out ideas for people who enjoy them. Then pick the one you liked most and ask for its first step, before the next one bubbles up.
    }
    .headline = Warm up, then get going

card-influence-talk-dont =
    { $voice ->
        [you] A flat no in front of others can flatten your mood for hours. Ask people to let your idea live for five minutes, and promise to hear the objections after that without selling it.
       *[other] Don't kill their idea with a detail in the first minute, least of all before an audience. Hold it back until the applause is over, then offer it as what the idea still needs.
    }
    .headline = Five minutes for the idea

card-influence-with-dominance =
    { $voice ->
        [you] Someone who leads with Dominance may hear your story and wait for the ending. Put the ending first, in one line, and don't take the missing smile as a bad review.
       *[other] They may hope for a laugh; someone who leads with Dominance often asks for the result. Remind them before the next meeting that curt isn't unfriendly, and rehearse their first line with them.
    }
    .headline = The ending first

card-influence-with-influence =
    { $voice ->
        [you] With someone who leads with Influence, you may have nine ideas and a lovely hour. Stop ten minutes early: each writes down their own promises and reads them out to the other.
       *[other] Put them beside someone who leads with Influence, and ideas may fly while nobody takes notes. Drop in for the last ten minutes and ask each for one promise with a date.
    }
    .headline = Write the promises down

card-influence-with-steadiness =
    { $voice ->
        [you] Someone who leads with Steadiness may smile at your bright plan out of kindness, and not be won over yet. Call them alone a day later and ask what they'd like to keep as it is.
       *[other] They tend to paint the new world in bright colours while someone who leads with Steadiness nods and worries. Arrange a talk for just the two, in which the calm one opens.
    }
    .headline = Past the kind smile

card-influence-with-conscientiousness =
    { $voice ->
        [you] Someone who leads with Conscientiousness may hear “everybody loves it” and ask how many. Bring them three hard facts on Tuesday, and save the big show for another crowd.
       *[other] They may round up out of sheer enthusiasm; someone who leads with Conscientiousness may keep two decimals. Have them sort one claim together: what is proven, what is hoped, what is just fun.
    }
    .headline = Bright claims meet checked facts
