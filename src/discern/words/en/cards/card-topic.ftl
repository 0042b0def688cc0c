## The situations that cards are about.

card-topic =
    { $topic ->
        [talking] Talking and writing
        [talk-do] When you talk: do
        [talk-dont] When you talk: avoid
        [impression] How it may come across
        [energy-gained] What gives energy
        [energy-lost] What takes energy
        [one-to-one] One to one
        [giving-feedback] Giving feedback
        [taking-feedback] Taking feedback
        [feedback] Feedback
        [meetings] Meetings
        [deciding] Deciding
        [decisions] Decisions
        [planning] Planning
        [delegation] Handing over work
        [sharing-work] Sharing work
        [helping] Helping
        [change] Change
        [disagreement] Disagreement
        [conflict] Conflict
        [pressure] Under pressure
        [crisis] A crisis
        [newcomer] A new member
        [celebrating] Celebrating
        [remote] At a distance
        [with-dominance] With someone in the direction of D
        [with-influence] With someone in the direction of I
        [with-steadiness] With someone in the direction of S
       *[with-conscientiousness] With someone in the direction of C
    }
