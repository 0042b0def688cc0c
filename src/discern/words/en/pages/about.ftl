## What Discern is for, what it must not be used for, and what its results can and can't tell.

about-title = About Discern

about-what-it-is = Discern asks people how they like to work and shows it to them, and to those they work with. It describes four styles: **D**, going straight for results; **I**, winning people over; **S**, keeping things calm and steady; **C**, getting things right. Everybody has some of each. A style is something a person leads with, not what a person is, and no style is better than another.

about-meant = What it is for

about-meant-list =
    - Talking about how we like to work, one to one or in a team.
    - Finding out where two people may clash, and what each can try.
    - Coaching and self-development.
    - Planning a workshop, or how a team works together.

about-excluded = What it must not be used for

about-excluded-list =
    - Hiring, firing, promotion or pay. It doesn't measure how well someone works.
    - Ranking people, or deciding who gets a task without asking them.
    - Judging health or character. It measures neither.
    - Monitoring people. They take part voluntarily and can stop at any time.

about-certainty = How certain it is

about-certainty-detail = Two dozen answers can't show everything, so every score comes with a range: `62 (27–89)` means a score of 62 that lies between 27 and 89 with 95% probability. Until the statements have been tried on people, that rests on experts' judgement of them. Words for certainty mean the same everywhere:

about-words = Words

about-meaning = Meaning

about-strength =
    { $strength ->
        [very-likely] 95% or more
        [likely] 80% or more
        [more-likely-than-not] 60% or more
       *[open] less than 60%
    }

about-words-alt = Words for certainty and their meaning

about-limits = When answers don't support a profile, for example because someone clicked through, none is shown. Where there is no norm group yet, scores are compared with a provisional one, and each profile says so.

about-answers = What happens to the answers

about-answers-list =
    - Before the first question, each person reads what their answers are used for and agrees.
    - Each person gets a private link to their own profile. Discern gives it to nobody else.
    - With it they choose who can see their results, and download, correct or delete everything stored about them.
    - The people who run this installation can delete a person too: through the API ({ $operation }), or automatically after a time without activity. These pages have no button for it.
    - The pages load nothing from elsewhere: no fonts, no scripts, no tracking.

about-source = The statements are our own, and the manual that comes with Discern describes the method (`docs/manual.md`). Documentation of the API is at `/v1/docs`.
