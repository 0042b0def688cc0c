## Cards tied to a person's likely style, Steadiness. $voice is you (said to that person) or other (said to those who work with them).

card-steadiness-talking =
    { $voice ->
        [you] You tend to swallow a worry rather than disturb a peaceful round. On Tuesday, say “I have a worry” in the first ten minutes. Then take all the time you want.
       *[other] They may listen, nod, and keep back the awkward part so that nobody feels bad. When they have spoken, ask gently: “And what did you leave out to spare me?”
    }
    .headline = The part left unsaid

card-steadiness-deciding =
    { $voice ->
        [you] You tend to look for the choice that keeps everybody at peace, and there rarely is one. For the next one, write down who each option would disappoint. Then choose, and bring the news to that person yourself.
       *[other] Asked before the whole group, they may choose what keeps the peace. Ask them alone, the day before, and say that this time somebody is allowed to be upset.
    }
    .headline = Somebody will be unhappy

card-steadiness-deciding-2 =
    { $voice ->
        [you] “Whatever suits you” may slip out easily, and then you live with it patiently for a long time. The next time you're asked, name your own wish first, even if it's only the hour of a meeting.
       *[other] Their “I don't mind” can mean “I do, but I won't make trouble.” In the next small matter, send them two choices, say that neither causes you any bother, and ask for theirs by tomorrow.
    }
    .headline = “I don't mind” isn't enough

card-steadiness-planning =
    { $voice ->
        [you] Your plan may be to keep everything running as it always has, plus each favour that people ask of you. Block one hour on Wednesday, and kindly refuse one favour to protect it.
       *[other] They often keep a plan going long after the excitement is over. Say a week ahead what will change, and which old duty they may drop. Otherwise they may loyally do both.
    }
    .headline = What may be left undone

card-steadiness-change =
    { $voice ->
        [you] You are often loyal to the way things are done, because people can rely on it. When the next change arrives, ask two calm questions: what stays, and who will show us how?
       *[other] A sudden change may upset them more than they show. Start with what will stay the same, then bring the new part. Come back for the worries two days later.
    }
    .headline = What stays the same

card-steadiness-change-2 =
    { $voice ->
        [you] You may agree to a new way in the meeting, and quietly keep the old one going as well. On Monday, stop one old routine for two weeks, and let others know it's a trial.
       *[other] They may nod at the new way and go on with the trusted one, so that nothing breaks. Skip the sermon. Do the first round together, step by step, and repeat it next week.
    }
    .headline = The old way, still running

card-steadiness-disagreement =
    { $voice ->
        [you] You may give way to keep the peace, and still think of it weeks later. Pick the next small thing you'd prefer not to do, and say “I'd rather not” once, calmly, with no excuse.
       *[other] When they disagree, they often go quiet and become very polite. Treat it as a no that you haven't heard yet. Ask in private: “What would put your mind at ease?”
    }
    .headline = Polite can mean no

card-steadiness-disagreement-2 =
    { $voice ->
        [you] When two colleagues quarrel, you may walk between them with kind words until both are calm. Next time, bring them together, say that you'd like peace, and leave them to make it.
       *[other] In a loud dispute they may soothe everybody and lose their own point. Halt it for a minute, ask which side they'd take, and add that taking one isn't unkind.
    }
    .headline = A peacemaker has views too

card-steadiness-helping =
    { $voice ->
        [you] Before you slip in to help again this week, ask: “Would you like a hand, or would you sooner finish alone?” You tend to notice who is struggling and may quietly do half the work for them.
       *[other] They can carry your load for weeks and not mention the weight. On Friday, ask what they have taken over from others, and take back one piece, starting with your own.
    }
    .headline = The help nobody sees

card-steadiness-helping-2 =
    { $voice ->
        [you] You might hate to be a burden, so you struggle on in silence. By Thursday, ask one trusted colleague for half an hour, and don't open with an apology.
       *[other] “Shout if you need anything” may not get a sound out of them. Offer something they can accept without a fuss: “I'm free at two, and I'll take the second half of your list.”
    }
    .headline = Help without a fuss

card-steadiness-giving-feedback =
    { $voice ->
        [you] You tend to wrap a complaint so gently that it arrives as a thank-you. Next time, say “Please stop doing this” in one line, and keep the soothing words for afterwards.
       *[other] From them, “it might be nice if” can be a serious complaint. Help them to measure it: “From one to ten, how much has this bothered you?” Act on anything above three.
    }
    .headline = Gentle words, serious complaint

card-steadiness-taking-feedback =
    { $voice ->
        [you] You may nod at criticism to get it over in peace, even when it's unfair, and carry it about for days. Go back the next morning and say which part you don't accept.
       *[other] Lower your voice, say that your trust hasn't changed, and ask a day later what seemed unfair. A sharp tone can end the talk: they may agree to anything to have peace again.
    }
    .headline = A nod isn't agreement

card-steadiness-one-to-one =
    { $voice ->
        [you] “All fine here” may be your usual opening, and then the hour goes to other people's troubles. This week, make a note of one thing that isn't fine, and say it before you ask about anyone else.
       *[other] They tend to spend the 1:1 putting you at ease. Wait past the first “it's fine”, ask which load they are carrying for others, and let the pause grow long.
    }
    .headline = Past “all fine here”

card-steadiness-one-to-one-2 =
    { $voice ->
        [you] Asked what you want, you may answer with what the team needs. Before your next 1:1, finish one line in your own hand: “For myself, I'd like …” Make it the first thing you say.
       *[other] They often ask for little, so those who ask loudly get it instead. Bring up what they last wished for in the 1:1 unasked, and don't accept “never mind”.
    }
    .headline = One wish, said aloud

card-steadiness-delegation =
    { $voice ->
        [you] You might do it all yourself sooner than trouble somebody. Hand one regular job to a colleague by Wednesday, stay for the first round, and don't take it back at the first sigh.
       *[other] A new task may land on top of all the others, and they say “of course”. Before you hand it over, ask which old one somebody else could take, and pass that one on yourself the same day.
    }
    .headline = One task in, one out

card-steadiness-pressure =
    { $voice ->
        [you] When tempers rise you may go quiet, soothe people, and pick up what they drop. In the next rush, say one limit aloud, in your calm voice: “This or that today, not both.”
       *[other] In a storm they may look so calm that everybody piles more on. Ask for their order of things, “What first, what not today?”, and defend it when somebody loud comes along.
    }
    .headline = Calm doesn't mean free

card-steadiness-energy-gained =
    { $voice ->
        [you] Familiar people, a steady rhythm, a thing carried to its end: these can restore you. On Friday, finish one job with your usual partner, and thank each other quietly before you part.
       *[other] On Friday, tell them alone who relied on their patient work, and for what. A quiet, sincere thank-you may keep them going for weeks, while applause can embarrass them.
    }
    .headline = A quiet thank-you

card-steadiness-energy-lost =
    { $voice ->
        [you] Raised voices may wear you out even when the quarrel isn't yours. After the next one, spend half an hour on a familiar job, and resist the urge to comfort both sides first.
       *[other] Open conflict may drain them, and so may a routine that flips every week. If a dispute must be had, say beforehand how long it will last and how you'll make up.
    }
    .headline = Loud days cost more

card-steadiness-impression =
    { $voice ->
        [you] If you rarely complain, people may suppose that everything suits you. In the next heated round, say one strong sentence in your usual mild voice: “This matters to me, and I won't give way.”
       *[other] Don't take their patience for having no opinion. Ask over lunch which custom of the team they would defend if somebody tried to drop it. Expect a firm answer.
    }
    .headline = Calm, but not indifferent

card-steadiness-remote =
    { $voice ->
        [you] In a busy chat you may help one colleague after another in private, where nobody else sees it. Put one such answer in the open thread today, without the colleague's name, and with your own view in it.
       *[other] They may write to you in private what they were too polite to say in the group call. Ask whether you may pass it on, and read out two lines of it, with their name, at the start of the next one.
    }
    .headline = Out of the private chat

card-steadiness-talk-do =
    { $voice ->
        [you] Let people know that a gruff tone can make you agree to things you don't mean. Ask for one night to think, and promise an honest answer in the morning.
       *[other] Be friendly first, lower your voice, and go through it one thing after another. At the end, ask “What would you quietly change?” and then bear the silence.
    }
    .headline = Calmly, one thing after another

card-steadiness-talk-dont =
    { $voice ->
        [you] You may find it hard to refuse a friendly face. If so, say so to two colleagues, and ask them to put favours in a message, so that you can say no in peace.
       *[other] Don't press them for a yes while you wait for it: to be kind, they may give you one they don't mean. Ask, leave, and come back after lunch, ready for a gentle no.
    }
    .headline = No yes on the spot

card-steadiness-with-dominance =
    { $voice ->
        [you] Someone who leads with Dominance may take your patience for a yes. Say “I can't support this as it is” in the first five minutes, and expect a loud answer, not a broken friendship.
       *[other] They may absorb the hard words of someone who leads with Dominance, then smooth things over for everybody. On Monday, help them find one firm line for next time, and practise it aloud together.
    }
    .headline = One short, firm line

card-steadiness-with-influence =
    { $voice ->
        [you] Someone who leads with Influence may scatter ideas, and you may quietly end up carrying them out. Of the next five, ask which one is still wanted on Friday, and start none before.
       *[other] When the show of someone who leads with Influence is over, they may patiently put away the chairs. Name that work in the next meeting, and ask the two to share it next time.
    }
    .headline = After the fireworks

card-steadiness-with-steadiness =
    { $voice ->
        [you] With someone who leads with Steadiness, you may each wait for the other to say what's wrong. Take turns: one unpleasant thing every two weeks, said kindly, starting with you.
       *[other] They and someone who leads with Steadiness may share one sore spot, and both be far too kind to touch it. Ask each alone this week, then lay the two answers side by side.
    }
    .headline = Who says it first?

card-steadiness-with-conscientiousness =
    { $voice ->
        [you] Someone who leads with Conscientiousness may criticise the work and mean only the work. When the list of errors comes, don't agree for the sake of peace. Ask which two matter.
       *[other] They tend to hear coldness where someone who leads with Conscientiousness is only being exact. Before the two of them next go through a draft, ask that colleague to begin with what may stay as it is.
    }
    .headline = Errors listed, friendship intact
