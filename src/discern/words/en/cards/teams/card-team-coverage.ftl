## Cards for a team in which somebody is in the direction of each of the four styles.

card-team-coverage-meetings = One meeting may have to suit people who push, people who tell stories, people who listen and people who check. Give the next one four parts, each with its time: the aim, the ideas, the worries, the facts.
    .headline = Aim, ideas, worries, facts

card-team-coverage-meetings-2 = The goal, the laughter, the calm, the detail: what one of you would cut is often what another comes for. At the end of Wednesday's meeting, vote for the part to make longer next time, and try it once.
    .headline = Vote for a longer part

card-team-coverage-decisions = All four first questions are likely to be asked here by somebody: what do we gain, who will love it, who needs time, what proves it? Before the next decision, get an answer to each. If one is missing, you aren't done.
    .headline = Four answers, then decide

card-team-coverage-decisions-2 = With drive, high spirits, patience and doubt all in one group, the first to speak often sets the tone. At Tuesday's decision, draw lots for the first four speakers, and let nobody reply until all four are done.
    .headline = Draw lots for four speakers

card-team-coverage-conflict = You may find every way to quarrel here: to press on, to talk it away, to give in, to quote the rule. In the next dispute, each names the one they are using themselves. Then go on.
    .headline = Name your own way

card-team-coverage-planning = Somebody here tends to look at the target, somebody at the mood, somebody at the routine and somebody at the flaws. Let four people read Monday's plan, each for what they care about least, and note one gap.
    .headline = Read it the other way

card-team-coverage-planning-2 = This team starts things, wins people over to them, keeps them going and checks them, rarely with the same hands. For the next job, write a date into the plan for each handover between these four.
    .headline = Plan the handovers

card-team-coverage-newcomer = Any newcomer is likely to find somebody here who works as they do, and somebody who does the opposite. In their first week, let them spend an hour each with four colleagues whose ways differ most.
    .headline = Four hours, four ways

card-team-coverage-crisis = Trouble can set off four reflexes among you: act, call people, keep things calm, find the cause. In the first five minutes of the next crisis, write all four down as tasks, and let each person pick one.
    .headline = Turn reflexes into tasks

card-team-coverage-celebrating = The score, the party, the quiet thanks, the clean work: every way to enjoy a success might be somebody's favourite here. At the next one, make half an hour with a few minutes for each of the four.
    .headline = Something for all four
