# Answers to questions about a person or a team.

asking-not-said = The answers don't say.

asking-out-of-bounds = Discern isn't for that: it is for how people work together, not for choosing, paying, judging or diagnosing them.

asking-random = Nothing is said here of { $name }: their answers look random.

# Above what is said of one or more members of a team, where somebody asks who is like a style.
asking-likeliest =
    { $count ->
        [one] The likeliest in the direction of { $style }:
       *[other] The { $count } likeliest in the direction of { $style }, in order:
    }

# The headline of a card for two people, to somebody else: it says “you” to the two.
asking-card-for-two = { $headline } (for the two)

# Words of a question that lead to the cards of a situation, beside those in its name and on its cards. Nobody reads them.
asking-words =
    { $topic ->
        [talking] talk speak explain conversation email message
        [talk-do] talk speak say tell approach address
        [talk-dont] talk speak say tell avoid annoy
        [impression] impression seem appear come across misunderstand misread
        [energy-gained] energy motivate motivation enjoy fun drive
        [energy-lost] energy drain tire frustrate bore
        [one-to-one] one-to-one 1:1 meeting check in
        [giving-feedback] feedback criticise criticize criticism praise
        [taking-feedback] feedback criticise criticize criticism praise accept
        [feedback] feedback criticise criticize criticism praise
        [meetings] meeting agenda discuss
        [deciding] decide decision choose choice
        [decisions] decide decision choose choice
        [planning] plan planning deadline schedule organise prepare time late hurry rush tight
        [delegation] delegate delegation task hand over trust
        [sharing-work] share divide split task
        [helping] help support assist
        [change] change new uncertain reorganise reorganize
        [disagreement] disagree disagreement argue argument conflict fight clash quarrel avoid
        [conflict] disagree disagreement argue argument conflict fight clash quarrel avoid
        [pressure] pressure stress deadline hectic time hurry rush tight urgent
        [crisis] crisis emergency urgent pressure stress hectic time hurry rush tight
        [newcomer] newcomer new member join onboard onboarding start
        [celebrating] celebrate celebration success thank praise party
        [remote] remote home distance video online
        [with-dominance] dominance direct fast blunt
        [with-influence] influence lively social
        [with-steadiness] steadiness calm patient
       *[with-conscientiousness] conscientiousness detail careful precise exact check
    }

# Words of a question that describe a style, in any form. Nobody reads them.
asking-style-words =
    { $style ->
        [D] dominant bold direct decisive forceful driving competitive demanding blunt results push press decide decision
        [I] influential outgoing lively talkative enthusiastic sociable persuasive cheerful extroverted inspire persuade
        [S] steady patient supportive loyal reliable helpful gentle listen
       *[C] conscientious careful accurate precise exact thorough analytical meticulous detail details check figures facts
    }
