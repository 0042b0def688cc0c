## The portrait of each region of the circle: a paragraph, and lists of four short lines.

# $region is a direction (D, DI, I, IS, S, SC, C, DC), a half of which only that end is known (fast, people, calm or
# task), or open. $a is the person's name, used by name only. What is said of a region is common teaching of DISC and
# wrong of the opposite region; of a half nothing is said about the other axis.

portrait =
    { $region ->
        [D]
            { $voice ->
                [you] You decide early and say so. Once a question has gone round twice, you settle it, and put right later whatever turns out wrong. When you see a result, or what waiting costs, the argument is over for you. Praise lands when it names the target you hit. Under pressure you take over, give orders and skip the explanations. What you miss is how final your first view sounds. Quieter people give in, and a good objection goes unsaid. Before you close a subject, ask someone who hasn't spoken for the best case against it, and give your reason with the decision.
               *[named] { portrait-who-first } decides early and says so. Once a question has gone round twice, { portrait-who } settles it, and puts right later whatever turns out wrong. Show a result, or what waiting costs, and the argument is over. Praise lands when it names the target that was hit. Under pressure { portrait-who } takes over, gives orders and skips the explanations. A first view sounds so final that people give in to what is only an opening bid. Say no in one sentence while the subject is still open, and bring another way to the same result. A blunt no gets through to { portrait-who } where a hint gets lost.
            }
        [DI]
            { $voice ->
                [you] You start before the plan is finished, grab an opportunity the day it comes up and fix mistakes on the way. In a discussion you speak first, argue with energy and prefer the bold answer to the safe one. Praise lands when it comes at once and out loud. Under pressure you speed up, start one more project and talk through every pause. You take silence for a yes when slower people have only been swept along. The dull last stretch waits because something new has come up. Before work starts, ask the quiet ones for a spoken yes, and settle who will finish what you begin.
               *[named] { portrait-who-first } starts before the plan is finished, grabs an opportunity the day it comes up and fixes mistakes on the way. In a discussion { portrait-who } speaks first, argues with energy and prefers the bold answer to the safe one. Praise lands when it comes at once and out loud. Under pressure { portrait-who } speeds up, starts one more project and talks through every pause. Slower people are swept along, and only later does it come out that no one had agreed. Say “I'm not with you yet” early, and keep it short. Before work starts, ask { portrait-who } to name the one who will finish it.
            }
        [I]
            { $voice ->
                [you] You think out loud, so an idea comes out half-formed and takes shape while you tell it. You say yes before you've looked at how long it will take, because you expect things to go well. In an argument a friendly voice and a good story move you more than a table of figures. Praise lands when others hear it. Under pressure you talk more, joke more and put off the dull part. Meanwhile people note down your ideas as promises and wait for results. At the end of a talk, say what you promise, and by when. Then ask the quietest person for a view.
               *[named] { portrait-who-first } thinks out loud, so an idea comes out half-formed and takes shape in the telling. A yes comes before anyone has looked at how long it will take, because { portrait-who } expects things to go well. In an argument a friendly voice and a good story do more than a table of figures. Praise lands when others hear it. Under pressure { portrait-who } talks more, jokes more and puts off the dull part. People take an idea for a promise and feel let down later. Let { portrait-who } talk first, and build on the idea before you test it. Then agree what is promised and by when, and put it in a short message.
            }
        [IS]
            { $voice ->
                [you] You notice first who is left out, who is upset and who hasn't been asked. For you a decision is right when everyone can live with it, so you talk to each side until all are on board. A deal that is fair to both sides settles an argument, and a win for one side leaves you uneasy. Praise lands as “You made that easier for me.” Under pressure you smooth things over, say yes to all sides and let your own work wait. You wrap criticism so kindly that people hear only the kindness. Say the hard part first, in one plain sentence. When you can't take something on, say no the same day.
               *[named] { portrait-who-first } notices first who is left out, who is upset and who hasn't been asked. A decision is right when everyone can live with it, so { portrait-who } talks to each side until all are on board. A deal that is fair to both sides settles an argument, and a victory doesn't. Praise lands as “You made that easier for me.” Under pressure { portrait-who } smooths things over, says yes to all sides and lets the work wait. Criticism comes so kindly wrapped that people hear only the kindness. Ask { portrait-who } one to one, “What should change?”, and wait for the second sentence. Before you say something hard, say that the two of you are fine.
            }
        [S]
            { $voice ->
                [you] You listen to the end and speak late. Before a decision you ask what it means for the team, and you give people time to come round. In an argument you trust what has worked before, and a kind tone gets further with you than a push. Praise lands as a quiet word about help that no one else saw. Under pressure you say less, take on more and tell everyone it's fine. Your silence passes for a yes, so people learn weeks later that you had doubts. When something in a plan troubles you, tell one person the same day. “I'd like to think about that” is enough to keep the question open.
               *[named] { portrait-who-first } listens to the end and speaks late. Before a decision { portrait-who } asks what it means for the team, and gives people time to come round. In an argument what has worked before counts, and a kind tone gets further than a push. Praise lands as a quiet word about help that no one else saw. Under pressure { portrait-who } says less, takes on more and tells everyone it's fine. Silence passes for a yes, and weeks later it turns out to have been a no. Announce a change a few days ahead and say what stays the same. Then ask { portrait-who } in private what would make it easier, and leave time for the answer.
            }
        [SC]
            { $voice ->
                [you] You work at an even pace and finish one job before you start the next. A decision takes you a night or two, and then it stands. In an argument loud voices only make you wait, and a trial run that goes well settles it. Praise lands as a short note after months in which nothing went wrong. Under pressure you slow down, keep to the routine and look so calm that people pile more on. Your objection is ready the day after the decision, when no one asks any more. Say “I'll answer tomorrow” while the question is open. Before you take on another job, say which one will have to wait.
               *[named] { portrait-who-first } works at an even pace and finishes one job before starting the next. A decision takes a night or two, and then it stands. In an argument loud voices only make { portrait-who } wait, and a trial run that goes well settles it. Praise lands as a short note after months in which nothing went wrong. Under pressure { portrait-who } slows down, keeps to the routine and looks so calm that people pile more on. The objection is ready the day after the decision, when no one asks any more. Ask { portrait-who } again, one to one, before the decision is final. When you add a job, ask which one can wait.
            }
        [C]
            { $voice ->
                [you] You want to know how something works before you say yes, and you find the figure that doesn't add up. You decide later than others would like, and you can give reasons. A source or a test settles an argument for you, and enthusiasm doesn't. Vague praise passes you by, while praise for one right detail lands. Under pressure you check once more, say less and hand nothing over. Your questions sound like mistrust of a colleague when you are only testing the plan, so say that you are. Tell people early what you have found so far, how sure it is and when the rest will come.
               *[named] { portrait-who-first } wants to know how something works before saying yes, and finds the figure that doesn't add up. A decision comes later than others would like, and with reasons. A source or a test settles an argument, and enthusiasm doesn't. Vague praise passes by, while praise for one right detail lands. Under pressure { portrait-who } checks once more, says less and hands nothing over. A string of questions sounds like mistrust of a colleague when { portrait-who } is only testing the plan. Send the facts a day ahead, and say how exact the answer has to be. Agree on a date for the decision, so that { portrait-who } knows when the checking ends.
            }
        [DC]
            { $voice ->
                [you] You look at the work and say what is wrong with it. You test each plan at its weakest point, even one that everyone likes. The goal and the facts decide, and an unpopular answer is fine with you. In an argument you give way to a stronger case and not to a show of hands. Praise counts only from someone who knows the work. Under pressure you get short with people, raise the bar and do the job alone. You think that thanks go without saying, so people hear only the faults. Say first what should stay, then what has to change. Ask a question before you take a half-formed idea apart.
               *[named] { portrait-who-first } looks at the work and says what is wrong with it. Each plan is tested at its weakest point, even one that everyone likes. The goal and the facts decide, and an unpopular answer is fine. In an argument { portrait-who } gives way to a stronger case and not to a show of hands. Praise counts only from someone who knows the work. Under pressure { portrait-who } gets short with people, raises the bar and does the job alone. Criticism of the work sounds like dislike of the person, and thanks go unsaid. Name the weak spot in your plan before { portrait-who } does, and ask what should stay. If a remark hurts, say so in plain words.
            }
        [fast]
            { $voice ->
                [you] You answer at once and keep thinking while you talk. You decide in the meeting, not after it, and change course just as fast when something goes wrong. A short, clear proposal wins you over, and a long run-up loses you. Praise lands on the same day, and a month later it's old news. Under pressure you speed up, do several things at once and finish other people's sentences. People take your first answer for your last word, and slower voices never come in. Say that it's only a first thought, then let two others speak. Before a step that's hard to undo, sleep on it.
               *[named] { portrait-who-first } answers at once and keeps thinking while talking. A decision comes in the meeting, not after it, and is changed just as fast when something goes wrong. A short, clear proposal wins an argument, and a long run-up loses it. Praise lands on the same day, and a month later it's old news. Under pressure { portrait-who } speeds up, does several things at once and finishes other people's sentences. People take a first answer for the last word, and { portrait-who } has moved on before a slower voice comes in. Speak early, even if your point is still rough. If you need time, tell { portrait-who } when your answer will come.
            }
        [people]
            { $voice ->
                [you] You ask who is affected before you ask what the figures say. A decision is ready for you when the people concerned have been heard. In an argument the speaker and the tone count as much as the point. Praise lands when it's personal and names someone you helped. Under pressure you try to keep everyone together, soften bad news and take a sharp word to heart. Your kindness passes for agreement, and a hard point gets lost inside it. Start with the point, in one sentence, and add the kind words after it. Before you decide, look for one fact that goes against your choice.
               *[named] { portrait-who-first } asks who is affected before asking what the figures say. A decision is ready when the people concerned have been heard. In an argument the speaker and the tone count as much as the point. Praise lands when it's personal and names someone who was helped. Under pressure { portrait-who } tries to keep everyone together, softens bad news and takes a sharp word to heart. Kindness passes for agreement, and a hard point gets lost inside it. Ask how it's going before you ask what is done. When you need a plain answer from { portrait-who }, ask for one and say that you can take it.
            }
        [calm]
            { $voice ->
                [you] You think first and speak second. Asked on the spot, you give the safe answer. Asked a day ahead, you give the one you believe in. You keep a steady pace and notice what others leave undone in the rush. A pause and a second look settle an argument for you, and a raised voice doesn't. Praise lands in a calm moment, without an audience. Under pressure you go quiet and stick to one task. In a fast meeting people take your pause for a yes and move on. Say “I'm still thinking” out loud, and name the day when you'll answer. Send your first doubts early, even unfinished.
               *[named] { portrait-who-first } thinks first and speaks second. Ask on the spot and you get the safe answer. Ask a day ahead and you get the one { portrait-who } believes in. A steady pace leaves time to notice what others skip in the rush. A pause and a second look settle an argument, and a raised voice doesn't. Praise lands in a calm moment, without an audience. Under pressure { portrait-who } goes quiet and sticks to one task. In a fast meeting people take a pause for a yes and move on. Send { portrait-who } the question ahead, and leave a silence after you ask. Come back the next day for the rest of the answer.
            }
        [task]
            { $voice ->
                [you] You come to the point and stay there. Your first question is what has to be done, and who is affected comes second. A fact or a result settles an argument for you, no matter who brings it. Praise lands when it's short and about the work. Under pressure you drop the small talk, look only at the work and forget to say thank you. Your short message reads as a cold one, and your question about the work as doubt about a colleague. Add a line on why you ask and what has gone well. Before you announce a change, ask two people it affects what you've missed.
               *[named] { portrait-who-first } comes to the point and stays there. The first question is what has to be done, and who is affected comes second. A fact or a result settles an argument, no matter who brings it. Praise lands when it's short and about the work. Under pressure { portrait-who } drops the small talk, looks only at the work and forgets to say thank you. A short message reads as a cold one, and a question about the work as doubt about a colleague. Open with what you need and why. If something is wrong between you and { portrait-who }, raise it openly instead of waiting to be asked.
            }
       *[open]
            { $voice ->
                [you] Your answers point to no side. Two reasons are common. One is that you work in several ways by turns, fast in one task and slow in the next, close to people here and deep in facts there. The other is that the questions were too few, or didn't fit your work. The answers don't show which. Think of three tasks last week, and ask a colleague what you did first in each.
               *[named] The answers from { portrait-who } point to no side. Two reasons are common. One is that { portrait-who } works in several ways by turns, fast in one task and slow in the next, close to people here and deep in facts there. The other is that the questions were too few, or didn't fit the work. The answers don't show which, so don't guess. Ask { portrait-who } about real work, such as the last decision the two of you made.
            }
    }

# The person inside a sentence, and at its start.
portrait-who =
    { $voice ->
        [unnamed] this person
       *[named] { $a }
    }

portrait-who-first =
    { $voice ->
        [unnamed] This person
       *[named] { $a }
    }

# A line is a bullet. A half has lines of its own axis only; open has none.
portrait-energises =
    { $region ->
        [D]
            A target to beat
            Deciding on the spot
            A free hand
            Quick results
        [DI]
            A bold new start
            A risk worth taking
            First steps today
            Several things on the go
        [I]
            A room full of people
            Thinking out loud together
            Thanks in front of others
            Meeting someone new
        [IS]
            People who get on
            Bringing a group together
            Patching up a quarrel
            Hearing that it helped
        [S]
            A team that stays together
            Helping someone settle in
            Seeing a job through
            Knowing what tomorrow brings
        [SC]
            An even workload
            A routine that works
            Finishing what was started
            Quiet hours
        [C]
            Time to get it right
            A clear standard
            Being asked for the facts
            Finding the cause
        [DC]
            A hard problem
            Standards that are kept
            Straight talk about the work
            Room to work alone
        [fast]
            An answer today
            Something new to try
            Short meetings
            Acting at once
        [people]
            Time with people
            Work that helps someone
            Being trusted
            Talking face to face
        [calm]
            Time to think first
            One task at a time
            Notice before a change
            A quiet room
       *[task]
            A clear job to do
            Visible progress
            Facts on the table
            Keeping to the agenda
    }

portrait-drains =
    { $region ->
        [D]
            Meetings that decide nothing
            Waiting for permission
            Long explanations
            Reopening what was settled
        [DI]
            Waiting for the last detail
            Every week the same
            Slow rounds of opinions
            Being held back
        [I]
            A day without company
            Silence after an idea
            Long forms and small print
            Formal one-line replies
        [IS]
            Tension in the room
            Having to take sides
            Talk behind someone's back
            Cold efficiency
        [S]
            Surprise changes
            Open conflict
            Being rushed
            Competing with colleagues
        [SC]
            Noise and haste
            Plans that change daily
            Urgent jobs out of nowhere
            A messy handover
        [C]
            Guessing in public
            Rules that keep moving
            Missing information
            Careless mistakes
        [DC]
            Excuses
            Polite praise for poor work
            Sloppy reasoning
            Long talks about feelings
        [fast]
            Waiting for a reply
            Another round of thinking
            Decisions put off again
            Plans that never start
        [people]
            Being left out
            Figures before people
            Jobs with no human contact
            Decisions over people's heads
        [calm]
            Rush for its own sake
            Three priorities at once
            People talking over each other
            Last-minute changes
       *[task]
            Endless small talk
            Meetings that wander
            Vague requests
            Guessing at moods
    }

# Commands to someone who talks with the person.
portrait-do =
    { $region ->
        [D]
            Start with the result
            Give two clear options
            Name the deadline
            Agree who decides
        [DI]
            Come with a proposal
            Ask for a decision
            Show what can be won
            Name one next step
        [I]
            Talk before you write
            Begin with what you like
            Leave room for a story
            Ask “by when?”
        [IS]
            Ask how things are
            Say what you appreciate
            Listen for the “but”
            Mention who else is affected
        [S]
            Ask twice, without hurry
            Notice the quiet work
            Say who will help
            Keep to what was agreed
        [SC]
            Explain step by step
            Leave a night to decide
            Keep to the agreed date
            Offer a trial run
        [C]
            Bring the source
            Say what counts as finished
            Put it in writing
            Allow time for questions
        [DC]
            Get to the point
            Answer the hard question
            Bring a counter-argument
            Agree the goal first
        [fast]
            Put the request first
            Ask for a second idea
            Reply the same day
            Agree the next step
        [people]
            Ask about the people
            Say who it helps
            Meet in person
            Pass on thanks
        [calm]
            Bring one question only
            Share the agenda early
            Let each sentence finish
            Take it slowly
       *[task]
            Name the goal
            Give facts and dates
            Ask about the work
            End with who does what
    }

# These follow "don't", so none of them has a negative.
portrait-dont =
    { $region ->
        [D]
            Hint at what you want
            Tell the whole story first
            Give in too soon
            Take bluntness personally
        [DI]
            Wait for a pause
            Bury an idea in details
            Read out the slides
            Put off the first step
        [I]
            Ignore the joke
            Send a wall of figures
            Answer in one cold line
            Open with the risks
        [IS]
            Raise your voice
            Hide that you're annoyed
            Make it about winning
            Leave someone out
        [S]
            Joke about a worry
            Argue in a sharp tone
            Force a choice in public
            Ask one favour too many
        [SC]
            Drop in unannounced
            Change the order midway
            Redo what already works
            Interrupt a job half done
        [C]
            Press for a quick yes
            Skip the reasons
            Guess at a number
            Say “just trust me”
        [DC]
            Smooth over a fault
            Fish for praise
            Answer with a feeling
            Say “everyone wants this”
        [fast]
            Save an objection for later
            Let a message sit
            Open with the history
            Answer with “we'll see”
        [people]
            Argue by figures alone
            Skip the hello
            Criticise by email
            Point the finger
        [calm]
            Ask out of the blue
            Push for a first reaction
            Fill every pause
            Call everything urgent
       *[task]
            Begin with a long story
            Read moods into messages
            Rely on a hint
            Let the meeting drift
    }

# Where the region is open: four questions to ask the person, or oneself.
portrait-ask =
    { $voice ->
        [you]
            When do I decide at once?
            When do I wait, and for what?
            Which do I look at first, people or facts?
            What do I do differently under pressure?
       *[named]
            Quick answer or full answer?
            How much notice do you need for changes?
            Which do you look at first, people or facts?
            How should I bring you bad news?
    }

portrait-heading =
    { $list ->
        [energises]
            { $voice ->
                [you] Energises you
               *[named] Energises { portrait-who }
            }
        [drains]
            { $voice ->
                [you] Drains you
               *[named] Drains { portrait-who }
            }
        [do]
            { $voice ->
                [you] With you: do
               *[named] With { portrait-who }: do
            }
        [dont]
            { $voice ->
                [you] With you: don't
               *[named] With { portrait-who }: don't
            }
       *[ask]
            { $voice ->
                [you] Ask yourself
               *[named] Ask { portrait-who }
            }
    }
