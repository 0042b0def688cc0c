## Cards for a claim that somebody looks to people first: who is affected, and how they are.

card-people-talking =
    { $voice ->
        [you] You might like to ask how the other person is first, so what you need comes in the last line. In the next e-mail, let the request go first and the warm words second.
       *[other] Give them two sentences about the people involved before you come to the figures. Start with the spreadsheet, and they may be wondering how you are.
    }
    .headline = The person, and the request

card-people-talking-2 =
    { $voice ->
        [you] You may hear the tone before the words. When a message sounds cold, copy its facts into a list, answer those, and ask about the tone afterwards if it still bothers you.
       *[other] They often listen for how you mean it. Say it in words, “I'm not annoyed, only short of time”, or they may spend the afternoon guessing.
    }
    .headline = Tone is heard before words

card-people-deciding =
    { $voice ->
        [you] “Who will this affect?” is often your first question. Under the names, write a second line: what each option costs, in hours or money, and compare.
       *[other] Bring the names of those affected along with the options. If nobody has asked these people yet, do so before the meeting, because you may well be asked.
    }
    .headline = Who will this affect?

card-people-deciding-2 =
    { $voice ->
        [you] Before all else, you may see who would be disappointed. Work out what you'd choose if nobody minded; if that's something else, say so in the next meeting.
       *[other] Ask them, for five minutes, what the facts alone would say. Then go through the people it disappoints, and what could be done for each.
    }
    .headline = If nobody were disappointed

card-people-planning =
    { $voice ->
        [you] Your plans may start from who works well together. Before you send the next one, add a column: the result that each pair has to deliver, and its date.
       *[other] Show them a plan with people in it, not only dates. Then ask what they may see sooner than you: which two names on it have something to settle first.
    }
    .headline = A plan with names in it

card-people-change =
    { $voice ->
        [you] At the first news of a change, you may think of the people it will upset. Write down three of them, then three facts about the change, and take both lists into each conversation.
       *[other] Begin with who is affected by the change, and how these people will hear of it. Reasons and figures can follow on page two.
    }
    .headline = Pass on faces and facts

card-people-change-2 =
    { $voice ->
        [you] Before a change, you may like to speak with each person yourself, and some hear it elsewhere meanwhile. Send the facts to everybody at ten, then see those it hits hardest.
       *[other] Ask them early who will take a change hardest, and why. Once you have the names, ask for one weakness of the change itself; with them that may come second and get left out.
    }
    .headline = Who takes it hardest?

card-people-disagreement =
    { $voice ->
        [you] In a dispute, you may look first at whether the two of you are still all right. Write the disputed question on paper, settle it, and talk about the two of you afterwards.
       *[other] Before you contradict them, say that you like working together. Then make your point in one sentence; it is more easily heard once that much is clear.
    }
    .headline = Still all right between you?

card-people-helping =
    { $voice ->
        [you] A call for help may make you think of the caller first, and of the fault later. Ask “What exactly is missing?” before you offer anything, and bring just that by Thursday.
       *[other] They may agree because of who is asking, before they've looked at the request. So ask as well what they'd have to leave undone, and make the favour small enough to fit.
    }
    .headline = A favour that fits

card-people-giving-feedback =
    { $voice ->
        [you] Your mind may be on how the other person will feel, and your point can disappear in kind words. Write it down as one plain fact before you meet, and say it unchanged.
       *[other] Criticism from them often comes wrapped in kind words. Ask “What's the one thing I should do differently by Friday?”, and thank them for the bare version.
    }
    .headline = One plain sentence

card-people-giving-feedback-2 =
    { $voice ->
        [you] Your praise is often for the person: “You were great today.” Add which piece of work you mean and what it changed, so that it can be done again.
       *[other] Their “You were great” is often meant warmly, and says little about the work. Ask them which part they mean, and what it made easier for others.
    }
    .headline = Praise the piece of work

card-people-taking-feedback =
    { $voice ->
        [you] You can hear “this page is wrong” as news about yourself. Say it back as a sentence about the page, “So page three needs a new table”, and only then ask if all is well between you.
       *[other] A fault in their work can sound to them as if you liked them less. Open your next talk with a moment this month when you were glad that they were there, and then name the fault.
    }
    .headline = About the work, not you

card-people-one-to-one =
    { $voice ->
        [you] Half of your 1:1 can go to how everybody is. Put one result at the top of the next list, raise it first, and come to the people after that.
       *[other] Spend five minutes of a 1:1 on the people around them: “Who in the team could do with some help?” Your figures are often welcome after that.
    }
    .headline = Time for people and results

card-people-delegation =
    { $voice ->
        [you] You may like to hand a task to the person who'd be glad of it. On Tuesday, write down first what the task itself needs, then look at the names again.
       *[other] Say who will use what they make, and arrange ten minutes with one of these people. That may carry them further than a target figure.
    }
    .headline = A face behind the task

card-people-pressure =
    { $voice ->
        [you] When tempers are short, you may look after the mood while the work waits. Say one kind sentence to the group, then ask “What has to be finished by four?”
       *[other] Even with ten minutes left, use their name and say thanks once. After a bare “send it”, they may wonder what's wrong between you.
    }
    .headline = One kind sentence, then work

card-people-energy-gained =
    { $voice ->
        [you] It may be the person who is glad of your work that keeps you going, more than the figure. Before Friday, find one and ask what your work made easier.
       *[other] Pass thanks on with the name of the person who said it, in the same week. A good figure alone may mean less to them.
    }
    .headline = Hear from someone it helped

card-people-energy-lost =
    { $voice ->
        [you] A day of spreadsheets with nobody in them may tire you. Find out who will read the dullest one, ask what they need it for, and only then fill it in.
       *[other] A table in which people appear only as numbers can tire them. Add one line to the next one you send: whose week it makes easier, and how.
    }
    .headline = Numbers without people

card-people-impression =
    { $voice ->
        [you] People who put facts first may believe that you haven't looked at any. Open your next presentation with the one figure that supports it, and bring the people in second.
       *[other] “How is everybody?” can look like a way round the subject. It may be how they collect what no table shows; ask what they heard, and write it beside your figures.
    }
    .headline = A figure beside the faces

card-people-remote =
    { $voice ->
        [you] In writing you can't see the face, so you may add kind words until the facts are hard to find. On Tuesday, send one request in two plain lines, and watch whether anyone minds.
       *[other] Without a greeting, a message may read to them as displeasure. Put their name and four friendly words before the request.
    }
    .headline = Does a bare line offend?

card-people-talk-do =
    { $voice ->
        [you] Ask colleagues to begin with who a matter concerns. You may take in the numbers more easily once you can see a person behind them, so say that as well.
       *[other] Ask after the person they mentioned last week, then come to your subject. They may remember that you asked long after they've forgotten the slides.
    }
    .headline = Begin with a person

card-people-talk-dont =
    { $voice ->
        [you] “It's nothing personal” may make you think that it is. Say so, and ask for another sentence in its place: “This is about the draft; you and I are fine.”
       *[other] Don't say “resources” or “heads” when you mean people. Say who they are, and the rest of your sentence is more likely to be heard.
    }
    .headline = Don't leave out the person

card-people-with-dominance =
    { $voice ->
        [you] Someone who leads with Dominance may ask what it will achieve, while you ask who it affects. Start with the result, then say which people it depends on.
       *[other] They tend to ask about people, and someone who leads with Dominance may ask about results. Make both questions the first lines of the agenda, and see that each gets ten minutes.
    }
    .headline = Which result, and which people?

card-people-with-influence =
    { $voice ->
        [you] You and someone who leads with Influence can spend an hour on who will like it. Open the sheet of figures before either of you mentions a name.
       *[other] When they prepare something with someone who leads with Influence, people may come first for both. Ask the two for three figures by Wednesday, in writing.
    }
    .headline = Don't forget the figures

card-people-with-steadiness =
    { $voice ->
        [you] Someone who leads with Steadiness may think of people first as well, so you spare each other. Agree that each names one weak point of the work before any thanks.
       *[other] They and someone who leads with Steadiness may both look after people first, and a fault in the work go unnamed. Ask each, one at a time, which page needs redoing.
    }
    .headline = Each names a weak point

card-people-with-conscientiousness =
    { $voice ->
        [you] You might ask first who is affected, and someone who leads with Conscientiousness what is true. Bring your facts in order, and ask for the last five minutes for the people.
       *[other] Beside someone who leads with Conscientiousness, they may talk about the people and the other about the findings. Ask each to begin with one question from the other's list.
    }
    .headline = Facts and people, in turn
