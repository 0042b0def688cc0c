## Cards for a claim that somebody is fast: quick to start, to speak and to move on.

card-fast-talking =
    { $voice ->
        [you] You may find out what you think by saying it, so people hear three versions. Label the first one in the next meeting: “I'm thinking aloud; ask me again in ten minutes.”
       *[other] Their first sentence is often where the thinking starts. Ask “Is that your first thought or your last?” before you do anything with it, and wait for the second version.
    }
    .headline = First thought or last?

card-fast-talking-2 =
    { $voice ->
        [you] A silence may last two seconds before you fill it. After your next question, look at your notes and count to eight; someone who needed those seconds will answer.
       *[other] There may be few gaps to wait for when they talk. Raise a hand, say “one point from me” in the middle of things, and go on without an apology.
    }
    .headline = Few pauses to speak in

card-fast-deciding =
    { $voice ->
        [you] You tend to say yes or no on half the facts, and correct the rest on the way. In your next choice, mark the one part that can't be undone and give that part another day.
       *[other] They often answer early and correct later. Leave alone what can be changed next week; name the one part that can't, and ask them to give that a day.
    }
    .headline = Wait where nothing can be undone

card-fast-planning =
    { $voice ->
        [you] By the time the plan is written, you may have started. Note three steps before you do, and send them to the people who start later, so that they know where to join.
       *[other] Show them a plan for twelve weeks, and they may set to work before the fourth line. Ask for their next two steps as well, and for a time tomorrow to hear what came of them.
    }
    .headline = The next few steps

card-fast-planning-2 =
    { $voice ->
        [you] You may have five things started, and a sixth looks good. On Monday, list everything you have open; finish or cancel two of them before the sixth gets its first hour.
       *[other] Go through their open starts with them once a week, and ask which two can be stopped today. Asking for patience rarely shortens the list.
    }
    .headline = Close two before opening one

card-fast-change =
    { $voice ->
        [you] A new way of working arrives at nine and you may be using it by noon. Write down what went wrong in those hours, and pass it on before you urge anyone else to switch.
       *[other] Show them the new tool on its first day and ask for a list of what broke by Friday. In a month of preparation, their interest might be gone after the first week.
    }
    .headline = Try it, then list what broke

card-fast-change-2 =
    { $voice ->
        [you] You can change course in the middle of Wednesday, while others keep going Monday's way. Each time you turn, post one line: what stops, what starts, and from when.
       *[other] Their direction can shift between two meetings. Make “Is yesterday's plan still the plan?” a daily question, and ask it before you put in another day's work.
    }
    .headline = Is it still the next plan?

card-fast-disagreement =
    { $voice ->
        [you] Your first objection is often out before you know whether it's the important one. In the next dispute, write that one down, and say only the one that comes to you after it.
       *[other] Answer their objection the same day, face to face or by phone. Saved up for the next e-mail, your reply may reach someone who closed the matter on Tuesday.
    }
    .headline = The first objection comes fast

card-fast-helping =
    { $voice ->
        [you] You can be at work on a problem before the other person has finished describing it. Keep your hands still until you hear “that's all”, then ask which piece they want from you.
       *[other] Come to them when it has to happen within the hour. Say where it ends, “only this page, please”, because they may have started on the next one too.
    }
    .headline = Help that starts at once

card-fast-giving-feedback =
    { $voice ->
        [you] Your feedback tends to come five minutes after the event, while the other person is still busy with it. Ask “now or tomorrow morning?” and be ready for the second answer.
       *[other] Expect to hear what they noticed straight after the event. If that's too soon for you, say “I'd like to hear all of it, but tomorrow at ten”, and be the one who calls at ten.
    }
    .headline = Ask “now or tomorrow?”

card-fast-taking-feedback =
    { $voice ->
        [you] You have often answered the first half before the second half is spoken. When someone next gives you feedback, write down three of their sentences before you say one of yours.
       *[other] Give them feedback the same day, in two minutes, between other things. Their reply may come at once; on Thursday, ask whether there's a second one.
    }
    .headline = The reply comes at once

card-fast-one-to-one =
    { $voice ->
        [you] Six subjects in ten minutes may be a normal 1:1 for you. Pick the one that you raced through and give it the last ten minutes, pauses included.
       *[other] Begin with what is moving this week, and keep each point short. Bring only one slow subject, for the end, and say at the start that it's coming.
    }
    .headline = One slow subject, at the end

card-fast-delegation =
    { $voice ->
        [you] You might hand work over in one sentence, already on the way to your next job. Ask “What will you do first?” and stay until you've heard the answer.
       *[other] They may be off at your first sentence, so put the limit there: “Nothing goes out before we've talked on Wednesday.” The background can follow while they're busy.
    }
    .headline = Off after the first sentence

card-fast-pressure =
    { $voice ->
        [you] With an hour left, you may speed up and start three things at once. Stop for two minutes, say which of the three comes first, and which one is dropped.
       *[other] Short of time, they often move faster and talk faster. “Calm down” rarely helps; ask for the very next step and when it will be done, and ask again then.
    }
    .headline = Name the very next step

card-fast-energy-gained =
    { $voice ->
        [you] A fresh start may wake you up. On a day when a long job drags, open with something new that takes one hour from beginning to end.
       *[other] Something that can be tried today may get them through a slow month. Suggest one such trial a week, with an outcome they can see by evening.
    }
    .headline = Start small on slow days

card-fast-energy-lost =
    { $voice ->
        [you] Waiting may tire you more than working. Keep a list of ten-minute jobs for the hours when an answer is due, and do one each time you want to ask again.
       *[other] An open question with no date may wear them down. When your answer will take until Friday, write “Friday” within the hour; one word is enough.
    }
    .headline = Waiting is the tiring part

card-fast-impression =
    { $voice ->
        [you] People who think first can take your speed to mean that the matter is closed. Begin your next proposal with “Nothing is settled yet”, and name the part you'd change most easily.
       *[other] Fast talk from them can sound final, and often isn't. Before you give way, ask “How open is this still?” and bring your point the same day.
    }
    .headline = How open is it still?

card-fast-remote =
    { $voice ->
        [you] Five messages in two minutes, the last one correcting the first: that can be you. Put them all in a draft, wait five minutes, and send what is left.
       *[other] They often like to answer in a minute, and may look for yours in the next. Write “Seen, answer at three”, and then use all the time until three.
    }
    .headline = Slow the messages down

card-fast-remote-2 =
    { $voice ->
        [you] “Quick call?” may be how you'd answer most messages. Next time, write the question with it and offer two times, so that the other person arrives with a thought.
       *[other] Your long e-mail may get you a phone call from them, made after its second line. Take the call, say that you have five minutes, and write down what was agreed.
    }
    .headline = Put the call in writing

card-fast-talk-do =
    { $voice ->
        [you] Your reply may start around the other person's second sentence. Ask colleagues to put their point in the first, and promise one of them on Tuesday to hear the last before you answer.
       *[other] Their reply can start around your second sentence, so put your point in the first. Keep the background for when they ask for it.
    }
    .headline = The point comes first

card-fast-talk-dont =
    { $voice ->
        [you] A silence may make you go on talking, and a long lead-in make you jump ahead. Say so, and give people a line to stop you with: “Wait, I'm still thinking.”
       *[other] Don't lead up to a question over nine slides; show it on the first. And if you need a quiet minute, ask for it, or they may fill it.
    }
    .headline = No silences, no long lead-ins

card-fast-with-dominance =
    { $voice ->
        [you] With someone who leads with Dominance, there may be two of you setting off at once. Agree on Monday who will say “stop” this time, and what would have to happen first.
       *[other] Together with someone who leads with Dominance, they may be under way by noon. Ask both at ten what they would have to see to stop and look again.
    }
    .headline = Agree on a reason to stop

card-fast-with-influence =
    { $voice ->
        [you] Ten things may get started when you meet someone who leads with Influence, because neither of you waits. Close the conversation with a written line: what we begin, and what we leave.
       *[other] They and someone who leads with Influence may both think aloud, and each remember another version. Ask within the hour what was agreed, and note it for all three of you.
    }
    .headline = End with one written line

card-fast-with-steadiness =
    { $voice ->
        [you] Someone who leads with Steadiness may still be thinking when you take the silence for a yes. Ask your question before lunch, go away, and be there at two for the reply.
       *[other] They may do most of the talking beside someone who leads with Steadiness, and a yes is soon assumed. Check with the quieter of the two the next day.
    }
    .headline = Give the answer time to come

card-fast-with-conscientiousness =
    { $voice ->
        [you] You may like to begin on a first impression; someone who leads with Conscientiousness often likes to read first. Send the pages on Monday, talk on Wednesday, and try something else on Tuesday.
       *[other] Beside someone who leads with Conscientiousness, they may have tried it before the other has read it. Ask for two dates at the start: a small trial, and the full reading.
    }
    .headline = Agree on two dates
