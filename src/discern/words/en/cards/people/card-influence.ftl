## Cards for a person who moves fast and puts people first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-influence-talking =
    { $voice ->
        [you] You take the scenic route, and listeners have to guess where it leads. Once that's clear, everyone can sit back and enjoy it.
       *[named] { $a } gets things across in stories. “What would you like me to do?” makes sure that the request isn't lost.
    }
    .headline =
        { $voice ->
            [you] Say your point first, then tell the story
           *[named] Listen to the end, then ask what { $a } needs
        }

card-influence-one-to-one =
    { $voice ->
        [you] An hour with you fills up with stories, news and bright plans. Read your list out first, and then chat as much as you like.
       *[named] News comes before business for { $a }, so chat first. Then think of a way to make that job shorter or livelier.
    }
    .headline =
        { $voice ->
            [you] Start your one-to-one with the three things you want
           *[named] Ask { $a } which job has stopped being fun
        }

card-influence-giving-feedback =
    { $voice ->
        [you] You praise so warmly and for so long that your criticism gets lost. A short silence gives it weight.
       *[named] Feedback from { $a } is warm, and the point is easy to miss. Repeat the answer in your own words before the talk moves on.
    }
    .headline =
        { $voice ->
            [you] Say the criticism in one sentence, then stop talking
           *[named] Ask { $a } for the “but” behind the praise
        }

card-influence-taking-feedback =
    { $voice ->
        [you] Criticism feels to you like being liked less, so you laugh it off or turn on the charm. Say “Thank you”, and come back later with one question.
       *[named] { $a } prefers to hear criticism from a person than from a page. Say that you enjoy working together, then name the one thing.
    }
    .headline =
        { $voice ->
            [you] Take the next criticism without a joke
           *[named] Give { $a } criticism in person, not by message
        }

card-influence-meetings =
    { $voice ->
        [you] You fill a silence with a good story, and people sit back and listen. A question each to two of the quiet ones gets everyone talking.
       *[named] { $a } holds a group's attention with ease, and quieter people go unheard. Two sentences from { $a } are enough to share the stage.
    }
    .headline =
        { $voice ->
            [you] Warm up a quiet group with questions, not stories
           *[named] Get { $a } to introduce a quiet colleague's work
        }

card-influence-deciding =
    { $voice ->
        [you] A new idea excites you, and you soon have others on board. If it still looks good tomorrow, go ahead.
       *[named] { $a } sees what's great about an idea at once and wins others over. Knowing the weak point early makes the case stronger.
    }
    .headline =
        { $voice ->
            [you] Sleep on the next idea that excites you
           *[named] Talk to { $a } about the cost early, in private
        }

card-influence-planning =
    { $voice ->
        [you] You say “Sure, count me in” and mean it, and then the days run out. An early no is kinder than a late excuse.
       *[named] { $a } plans better in company than alone with a list. Put a date on each step before you part.
    }
    .headline =
        { $voice ->
            [you] Withdraw one promise this week with a friendly call
           *[named] Make the plan with { $a } in one lively session
        }

card-influence-delegation =
    { $voice ->
        [you] You describe a task so well that people set off in high spirits and without the facts. Write what, by when, and who to ask.
       *[named] { $a } likes work that has people in it. Two short calls on the way keep the routine part lively.
    }
    .headline =
        { $voice ->
            [you] Follow your pep talk with three dry lines
           *[named] Tell { $a } who will see the result
        }

card-influence-helping =
    { $voice ->
        [you] You say “I'll do it” to everyone you like, and then the hours run out. Put the right person in touch and step back.
       *[named] { $a } knows a lot of people and likes to be asked. Say who you need and why, and supply two facts for the introduction.
    }
    .headline =
        { $voice ->
            [you] Introduce two people instead of doing it yourself
           *[named] Ask { $a } to introduce you to the right person
        }

card-influence-change =
    { $voice ->
        [you] You pass on the bright side first, and doubters wonder what you're leaving out. One honest drawback makes your good news easier to believe.
       *[named] { $a } sees the bright side of a change and wins people over. With honest answers ready, the good mood lasts past the first objection.
    }
    .headline =
        { $voice ->
            [you] Name one thing the change will make harder
           *[named] Rehearse the three hardest questions with { $a }
        }

card-influence-disagreement =
    { $voice ->
        [you] You laugh off a disagreement to keep people's goodwill. One plain sentence won't lose it.
       *[named] { $a } likes to keep the mood light, and a no is easier to say without an audience. Make clear that honesty is welcome.
    }
    .headline =
        { $voice ->
            [you] Say “I see it differently” without a joke
           *[named] Ask { $a } in private what speaks against it
        }

card-influence-pressure =
    { $voice ->
        [you] When things get tight, you cheer everyone up by saying yes. Give the next person who asks a fact and a time instead.
       *[named] Under pressure, { $a } keeps spirits up and takes on more than the day can hold. Offer to call the others who are waiting.
    }
    .headline =
        { $voice ->
            [you] Promise nothing new until today's work is done
           *[named] Help { $a } choose the two promises that count today
        }

card-influence-remote =
    { $voice ->
        [you] You reply to messages with jokes and hearts, and the plain yes or no gets left out. One line is enough.
       *[named] Without faces, work is only half the fun for { $a }. Talk for five lively minutes, then send one line with what you both promised.
    }
    .headline =
        { $voice ->
            [you] Scroll up and answer the question you skipped
           *[named] Call { $a } instead of writing a page
        }

card-influence-with-dominance =
    { $voice ->
        [you] You build up to the best part while this colleague waits for it. Don't take a missing smile for a bad review.
       *[named] { $a } hopes for a laugh, and a fast, task-first colleague (D) only asks about the outcome. Rehearse the first line together, and say that curt isn't unfriendly.
    }
    .headline =
        { $voice ->
            [you] Tell a fast, task-first colleague (D) the ending first
           *[named] Help { $a } open with the result
        }

card-influence-with-influence =
    { $voice ->
        [you] You and another fast, people-first colleague (I) have nine ideas and a lovely hour. Afterwards, neither of you knows who does what.
       *[named] { $a } and another fast, people-first colleague (I) let ideas fly and take no notes. Before the conversation ends, get one promise from each, in writing.
    }
    .headline =
        { $voice ->
            [you] Stop ten minutes early and write down the promises
           *[named] Ask { $a } for one promise with a date
        }

card-influence-with-steadiness =
    { $voice ->
        [you] This colleague smiles at your bright plan out of kindness, without being won over. Ask in private what should stay as it is.
       *[named] { $a } fills the meeting with bright plans while a calm, people-first colleague (S) nods and worries. Worries come out more easily at the start.
    }
    .headline =
        { $voice ->
            [you] Ask a calm, people-first colleague (S) again tomorrow
           *[named] Ask { $a } to let the quieter colleague open
        }

card-influence-with-conscientiousness =
    { $voice ->
        [you] You say “Everyone loves it”, and this colleague asks how many. Facts that can be checked count for more here than enthusiasm.
       *[named] { $a } rounds up out of enthusiasm, and a calm, task-first colleague (C) stops believing the rest. Go through the claims together before the two meet.
    }
    .headline =
        { $voice ->
            [you] Bring a calm, task-first colleague (C) three hard facts
           *[named] Help { $a } separate what's proven from what's hoped
        }
