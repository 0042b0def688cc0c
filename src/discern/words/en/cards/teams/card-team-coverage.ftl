## Cards for a team in which someone is in the direction of each of the four styles.

card-team-coverage-meetings = Some of you push, some tell stories, some listen and some check. With a time for each, everyone gets what they came for.
    .headline = Split one meeting into aim, ideas, worries and facts

card-team-coverage-decisions = What's the gain, who will love it, who needs time, and what proves it? Each of these is someone's first question here.
    .headline = Answer four questions before your next decision

card-team-coverage-conflict = In a quarrel, someone here presses on, someone jokes, someone gives in, and someone quotes the rule. Describe your own habit, and no one else's.
    .headline = Tell the others how you argue when you're annoyed

card-team-coverage-planning = Someone here starts things, someone wins people over, someone keeps it all going, and someone checks. Work gets stuck where it passes from one to the next.
    .headline = Write a date into the plan for every handover

card-team-coverage-crisis = Someone has to act, someone to call people, someone to keep things calm and someone to find the cause. Each of these suits someone here.
    .headline = Share out four crisis jobs before you need them

card-team-coverage-celebrating = Someone here wants the score, someone a party, someone a quiet thank-you, and someone the details. Give each a few minutes.
    .headline = Plan half an hour with something for all four tastes
