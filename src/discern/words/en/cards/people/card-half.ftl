## Cards for people between two styles that lie side by side: each fits both, by what they share.

card-half-di-talking =
    { $voice ->
        [you] By pressure or by charm, you tend to get a yes while others are still thinking. Make your case once in the next meeting, then ask for one doubt before you add a word.
       *[other] They can win the group over, with a hard push or a good story, while you're still sorting your thoughts. Don't nod: say “I'll answer at three”, and then do.
    }
    .headline = Make your case once

card-half-di-deciding =
    { $voice ->
        [you] A bold option may pull at you, as a quick win or as a great story. Before you back the next one, ask the person who'd run it every day what they'd change.
       *[other] Shown only a cautious plan, they may overrule it or talk you out of it. Bring two options with some daring in them, each with a line from the people who will run it.
    }
    .headline = Ask who will run it

card-half-di-planning =
    { $voice ->
        [you] You might plan the great moment well, be it a win or a show, and leave the week after it blank. Before you announce the next one, write three names for that week: one to answer, one to repair, one to carry on.
       *[other] Their plan tends to end on the big day, with a victory or with applause. Ask “And the Tuesday after that?” and keep asking until three people have a job on that Tuesday.
    }
    .headline = Plan the week after

card-half-di-disagreement =
    { $voice ->
        [you] You tend to argue out loud, to win the point or to win the person. When someone goes silent in the next argument, stop there and ask for their side in writing by tomorrow.
       *[other] Don't save your objection for an e-mail: by then they may have half the group behind them. Say it in the meeting, in one sentence, and repeat it if they talk over it.
    }
    .headline = The side not yet heard

card-half-di-giving-feedback =
    { $voice ->
        [you] Your feedback can come as a sharp word or a loud cheer, with the whole group listening. Take the next person aside, say it in three quiet sentences, and then listen for twice as long.
       *[other] Blunt or glowing, their view of your work may come on the spot, with others listening. Ask “Can I have the rest at two, just us?” and bring one question about the details.
    }
    .headline = Three quiet sentences, just us

card-half-di-delegation =
    { $voice ->
        [you] A job you've given away may still see a lot of you: you drop in to push, or to cheer. With the next one, name two days on which you'll ask, and stay away in between.
       *[other] They may be back before you've opened the file, to urge you on or to fire you up. Be first with a time: “You'll see half of it on Wednesday”, and keep to it.
    }
    .headline = Two visits, no more

card-half-di-energy-gained =
    { $voice ->
        [you] An audience may do you good, be it to drive something forward or to cheer people on. Offer to open one meeting this week, and leave the minutes to someone who likes them.
       *[other] Give them something to launch and people to launch it to. Ask on Tuesday if they'd like to present the new idea to a group that hasn't heard of it yet.
    }
    .headline = Open one meeting

card-half-di-energy-lost =
    { $voice ->
        [you] Routine work that wins nothing and that nobody sees can wear you out by noon. Split Wednesday's into hours, each with a score to beat or a person to show it to.
       *[other] Weeks of quiet routine may drain them, with nothing to win and no crowd. Put one moment in the middle where they can show or beat something, and give them its date today.
    }
    .headline = Something to show or beat

card-half-di-impression =
    { $voice ->
        [you] Quieter colleagues may feel run over, some by your commands and some by your cheer. After your next big speech, ask one of them “What did I miss?” and count to ten.
       *[other] A strong entrance, with an order or with a big smile, often isn't the last word. Before you give way to it, ask them “Is that settled, or can it still change?”
    }
    .headline = Louder than you meant

card-half-di-talk-dont =
    { $voice ->
        [you] Ask colleagues to spare you the long way through every step so far. You might say: “Start with where this could take us. I'll ask for the history if I need it.”
       *[other] Walk them through the whole history, and they may cut in with a verdict or a story. Open with the one thing that will be different by Friday, and send the rest as a page.
    }
    .headline = Start with what's new

card-half-di-with-steadiness =
    { $voice ->
        [you] Someone who leads with Steadiness may want neither a push nor a show. Bring them your news quietly before you announce it, ask what it upsets, and come back for the answer tomorrow.
       *[other] With someone who leads with Steadiness, they can fill the whole hour, by pressing or by entertaining. If you're in that meeting, ask the quiet side to open the next one.
    }
    .headline = No push, no show

card-half-di-with-conscientiousness =
    { $voice ->
        [you] Neither pressure nor charm is likely to move someone who leads with Conscientiousness; a source might. Before your next request, send two figures and where they come from, and say nothing more for a day.
       *[other] To someone who leads with Conscientiousness, their bold claims may be noise until they can be tested. Ask them to put the next one in a single sentence that could turn out false.
    }
    .headline = A source, not a speech

card-half-is-deciding =
    { $voice ->
        [you] Before you choose, you may sound out everyone you like, in a lively round or one by one. This time, ask three people, write your answer down, and only then ask a fourth.
       *[other] What others think of it may weigh more with them than a table does, so they ask around, merrily or quietly. Save them days: along with the figures, bring two views from people they trust.
    }
    .headline = Three opinions are enough

card-half-is-planning =
    { $voice ->
        [you] Someone drops by for a laugh or for comfort, and your plan for the day may be gone. Mark ninety minutes on Tuesday as “back at eleven”, and tell the three who come most often.
       *[other] They may give their hours away to anyone who wants company or a patient ear. On Monday, ask which two hours of theirs you should keep others away from, and then do it.
    }
    .headline = Two hours without visitors

card-half-is-change =
    { $voice ->
        [you] News of a change may send you straight to people, to cheer them up or to calm them down. Note on Tuesday what they ask, and take one question to the person who planned it.
       *[other] A change that splits up a good group may hit them hard, even when they smile or say that it's fine. First tell them who will still work together, then explain the rest.
    }
    .headline = First who, then what

card-half-is-helping =
    { $voice ->
        [you] You may say yes to the person, and only then look at the job. To the next request, reply “Gladly. Which of these should wait?” and name two things you've already promised.
       *[other] Eager or kind, they may find it hard to turn a person down. Ask “What would you put off for this?” before you thank them, and take the request back if it's too much.
    }
    .headline = Yes, and what waits

card-half-is-giving-feedback =
    { $voice ->
        [you] So as not to strain a friendship, you may sweeten a complaint or swallow it. Write the one sentence that must be heard, and open your next feedback with it. Be kind after that.
       *[other] Their criticism may come well wrapped, in a joke, in praise or in silence. Ask in private “If I changed one thing by Friday, which should it be?” and thank them for it.
    }
    .headline = The hard sentence first

card-half-is-taking-feedback =
    { $voice ->
        [you] “This isn't good yet” may sound to you like “I like you less”, and you may reach for a joke or an apology. Ask “Which page do you mean?” instead, and write down the answer.
       *[other] Your first critical word may be met by charm or by an apology, and get lost in it. Say once that all is well between you, point to the place in the work, and stay there.
    }
    .headline = Which page do you mean?

card-half-is-delegation =
    { $voice ->
        [you] You may wrap a task in so much kindness, merry or gentle, that it sounds like a wish. Say the next one in a single line with a date, and have it repeated before you thank anyone.
       *[other] What they'd like “whenever you have a moment”, with a laugh or with an apology, may be due tomorrow. Ask at once for the day, and what depends on it.
    }
    .headline = A task, not a wish

card-half-is-energy-lost =
    { $voice ->
        [you] You might need good company, lively or calm, and a day of bare figures or sharp words gives you neither. Put ten minutes with a colleague you like right after the next such meeting.
       *[other] Cold, curt dealings may wear them out, and so may a quarrel between two others. In a week that's all numbers, begin each meeting by asking them how things are, and mean it.
    }
    .headline = Warm up a cold day

card-half-is-remote =
    { $voice ->
        [you] You tend to stay close to people by hearing them talk, for the fun of it or to make sure that they're all right, and typed lines give you neither. On Wednesday, call one colleague you've only written to for a week.
       *[other] Three bare words in the chat can look to them like trouble between you. Add a friendly half sentence, and call for a minute when the news is bad.
    }
    .headline = A voice behind the words

card-half-is-talk-do =
    { $voice ->
        [you] A laugh or a calm word at the start may make you listen; after a sharp one you may be busy cheering up or soothing. Ask people for that first line, and promise them the point in your second.
       *[other] Open with a real question about them or the team. A lively story may come back, or a few quiet words. Hear it out, ask once more, and only then come to your topic.
    }
    .headline = A friendly first line

card-half-is-with-dominance =
    { $voice ->
        [you] Neither a joke nor a kind question is likely to hold someone who leads with Dominance for long, and it isn't meant against you. Open your next talk with the result, and keep “How was your week?” for the end.
       *[other] They tend to offer a laugh or a listening ear, and someone who leads with Dominance may name a target. Before the two meet, tell them to expect three curt lines, and to ask which comes first.
    }
    .headline = The result, then the week

card-half-is-with-conscientiousness =
    { $voice ->
        [you] Warmth, loud or quiet, may count less with someone who leads with Conscientiousness than proof does. Put your two facts first when you next meet, and don't hear a list of questions as coolness towards you.
       *[other] Whether they laugh it off or quietly worry, a page of corrections from someone who leads with Conscientiousness can feel cold to them. Suggest that each such page opens with a line on what works.
    }
    .headline = Exact doesn't mean unfriendly

card-half-sc-talking =
    { $voice ->
        [you] You may prefer to hear it all before you speak, so as to be fair or to be exact. Say one half-finished thought in the first ten minutes of the next meeting, and call it that.
       *[other] Their best point tends to come a day later, well ordered and in writing. At the end of the meeting, ask for the half of it that they have, and for the rest by noon tomorrow.
    }
    .headline = Say the half thought

card-half-sc-deciding =
    { $voice ->
        [you] A choice may seem safe to you when nobody objects, or when nothing is left unproven, and either can take weeks. Write down what you'd choose if you had to by five today, with the one doubt that remains.
       *[other] Rush them and you may get “probably”. Send the question with what stays as it is and what has been tested, name a day, and ask for a choice and one doubt in writing.
    }
    .headline = If it had to be today

card-half-sc-planning =
    { $voice ->
        [you] Steps that everybody is used to, or that have been proven, are often the ones you plan with. Put one step into the next plan that nobody has tried, and write beside it how you'd get back if it fails.
       *[other] Give them the order, the dates and who does what, and then leave the plan alone. If you need something new in it, make it one step, and say what happens if it fails.
    }
    .headline = One untried step

card-half-sc-change =
    { $voice ->
        [you] A sudden turn can upset work that you've arranged with care. Ask for two days to list what it breaks, and hand the list over with one thing that you could start at once.
       *[other] Surprise them with a new direction in front of everyone, and you may get silence. Send the reasons and the steps two days ahead, and ask for a list of what you've overlooked.
    }
    .headline = Two days, one list

card-half-sc-disagreement =
    { $voice ->
        [you] You may hold a doubt back, out of kindness or for lack of proof, until the matter is closed. Raise the next one while people are still talking, as a question: “What happens if …?”
       *[other] Their objection may arrive late, politely and dressed as a question. When you hear “Have we thought of …?”, stop there and ask for all of it before you go on.
    }
    .headline = Raise it as a question

card-half-sc-taking-feedback =
    { $voice ->
        [you] A passing remark can keep you busy for days, as a sign of trouble or as a fault to put right. Ask the same afternoon how serious it was, from one to ten. Drop it if it's below four.
       *[other] At first they may say little to criticism, and then turn it over for days. Bring an example, say it in private, and return two days later to hear what seemed unfair or inexact.
    }
    .headline = How serious was it?

card-half-sc-one-to-one =
    { $voice ->
        [you] Doubts and worries may gather in you until somebody asks. Send three points the day before your next 1:1, and put the one that you'd most like to leave out at the top.
       *[other] Keep the 1:1 at its usual time, and send your question ahead. Then bear the pause after you ask: the thing that worries them tends to come at its end.
    }
    .headline = Leave nothing out this time

card-half-sc-delegation =
    { $voice ->
        [you] You might want a half-explained job right and not want to bother anyone, so you guess for hours. As soon as you get one, ask for an example and the date of a first look.
       *[other] Hand work over with a sample, a date and the name of someone to ask, then stay away until that date. “Just try something” may leave them with nothing to hold on to.
    }
    .headline = Ask for a sample

card-half-sc-pressure =
    { $voice ->
        [you] In a rush you may go quiet and keep to every usual step, so that all stays calm or correct. Say aloud which step you could skip today, and what that would risk.
       *[other] Jokes and a raised voice seldom hurry them. When time is short, name one thing that may be rough today and one that may not, and leave them in peace.
    }
    .headline = Name the step to skip

card-half-sc-energy-lost =
    { $voice ->
        [you] After three changes of plan before noon you may be worn out: nothing is finished properly, and people are unsettled. Collect such changes on a note, and act on them at one and at four.
       *[other] Haste may wear them out, and so may rules that flip twice a day. Save up your changes until noon, then bring them all at once, with a line on what stays as it was.
    }
    .headline = Collect the changes

card-half-sc-with-dominance =
    { $voice ->
        [you] While you're still asking if it's fair to all and correct, someone who leads with Dominance may hear a yes. Say “Not yet, you'll have it by two”, and keep to that, in three lines.
       *[other] Someone who leads with Dominance may take their silence for a yes. In the next meeting of the two, ask them, “Yes, no or not yet?” After a “not yet”, ask by when.
    }
    .headline = Say “not yet” aloud

card-half-sc-with-influence =
    { $voice ->
        [you] Someone who leads with Influence may think aloud and promise on the way, while you keep quiet and keep count. Praise one of the ideas first, then ask which promise still holds on Thursday.
       *[other] Their quiet “but” may be lost in the flow of someone who leads with Influence. Stop the talk after ten minutes, and ask the lively speaker to draw that “but” out of them.
    }
    .headline = Draw out the quiet “but”

card-half-dc-deciding =
    { $voice ->
        [you] Results and proof often settle a question for you, and moods may not count. Before your next decision, ask two people how it'll feel to them, and write that beside the figures.
       *[other] An appeal to team spirit seldom moves them. Turn your worry into a number or a risk, such as “We'd lose two people's goodwill for a month”, and they may weigh it.
    }
    .headline = Put feelings beside the figures

card-half-dc-planning =
    { $voice ->
        [you] You may see the target, or the flaw, long before you see who has to live with the plan. Write next to each task whose week it makes harder, and go and ask them.
       *[other] They often ask first what a plan will achieve, or where it could go wrong. Answer both at the top of your next one, and add a line on whose week it makes harder: that question often comes last.
    }
    .headline = Whose week gets harder

card-half-dc-disagreement =
    { $voice ->
        [you] You tend to argue to win or to be correct, and either way somebody may leave beaten and unconvinced. In the next dispute, say first what you'd have to hear to change your mind.
       *[other] Hurt feelings seldom end an argument with them; a better result or a better proof may. Bring one of these in two sentences, and speak about the tone on another day.
    }
    .headline = What would change your mind

card-half-dc-helping =
    { $voice ->
        [you] Asked for help, you may give the fix or point out the fault, and be gone. After your next answer, stay five minutes longer, and ask which hour of it was the worst.
       *[other] Say what you tried, where it fails and what it should do: a remedy or a list of errors may come back, and little sympathy. If you'd like some of that too, ask for it openly.
    }
    .headline = More than the fix

card-half-dc-giving-feedback =
    { $voice ->
        [you] Your criticism may be dry and to the point, and can sting for days. What that person did well, you may not have mentioned. Mention it by Thursday, just as drily.
       *[other] If they say nothing about your work, they may have found nothing wrong with it. Ask “What should stay as it is?” and take the dry answer for the praise it is.
    }
    .headline = Say what should stay

card-half-dc-taking-feedback =
    { $voice ->
        [you] Your first answer to criticism may be to fight it or to ask for the proof, and “I felt passed over” allows neither. Next time you hear it, ask what you could have done instead, and write that down.
       *[other] Don't soften it. Name the place, the effect and what should be different, with an example. If something hurt you, say that too, in the same tone, and at which moment.
    }
    .headline = A feeling counts as well

card-half-dc-pressure =
    { $voice ->
        [you] Short of time, you may drop the greetings and the thanks and go for the fault or the finish. Today, add one line to each terse message that says why it's needed.
       *[other] Short of time, they may get curt, to have the thing finished or to have it right. Answer the content in one line now. Tomorrow, in a calm hour, quote the sentence that hurt.
    }
    .headline = The task behind the tone

card-half-dc-energy-gained =
    { $voice ->
        [you] A hard problem may give you strength, be it to beat it or to get it exactly right. Block two hours on Wednesday for the hardest one you have, with nobody's mood to look after.
       *[other] A tough problem with a clear measure of success may please them more than a celebration in their honour. Find one for them this week, and leave it to them whether they join the team game.
    }
    .headline = Something hard to solve

card-half-dc-impression =
    { $voice ->
        [you] Busy getting the task finished, or getting it right, you can look angry with people. Open tomorrow's meeting with one thing in their work that you want to keep.
       *[other] When they frown, it's often at the work, because it's late or because it's wrong. Ask “What's missing?” and leave out “Are you cross with me?”
    }
    .headline = The frown is for work

card-half-dc-remote =
    { $voice ->
        [you] On a call you may want the result or the evidence, and cut the chat before it. Join the next one three minutes early, and ask the first person there how the week has been.
       *[other] Calls without a purpose may try their patience. Send a line on what this one has to settle, with the figures attached, and don't mind if they hang up the minute it's settled.
    }
    .headline = Say what the call settles

card-half-dc-with-influence =
    { $voice ->
        [you] Your blunt no, or your list of errors, can end the talk with someone who leads with Influence. Find a part of their idea that you'd use, say so first, and then ask your one hard question.
       *[other] They may meet the glow of someone who leads with Influence with “And what's the result?” or “Is that proven?” Split the meeting: ten minutes for ideas alone, then ten for objections.
    }
    .headline = Ideas first, hard questions second

card-half-dc-with-steadiness =
    { $voice ->
        [you] Your bare verdict, on the aim or on the error, may sound like a quarrel to someone who leads with Steadiness. Ask how the work is going first, and wait for the second half of the answer.
       *[other] With someone who leads with Steadiness, they tend to go straight for the finish or the flaw, and hear no more than “all right”. Suggest that they send their points ahead, so the talk can open with an answer.
    }
    .headline = Wait for the second half
