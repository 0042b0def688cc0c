## The situations that cards are about.

card-topic =
    { $topic ->
        [talking] Talking and writing
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
        [remote] Working remotely
        [with-dominance] With someone fast and task-first (D)
        [with-influence] With someone fast and people-first (I)
        [with-steadiness] With someone calm and people-first (S)
       *[with-conscientiousness] With someone calm and task-first (C)
    }
