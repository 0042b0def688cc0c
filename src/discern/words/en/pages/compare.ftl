## Two people side by side. $a and $b are their names.

# For the browser's tab.
compare-pair = { $a } and { $b }

compare-too-few = No one to compare yet

compare-too-few-detail = It takes two people with a profile. Invite them, and come back when both have answered.

compare-choose = Choose a person

compare-choose-two = Choose two people

compare-about = See how two people differ and what helps them work together. It's best to look at this with both of them.

compare-same = That is the same person twice

compare-same-detail = Choose two different people.

compare-choose-another = Choose another person

compare-unfinished-detail = Two people can be compared once both have a profile.

# Where a service says which styles, but not how sure that is. $style is what it says of $name, such as “DI”.
compare-given = The service says { $style } for { $name }.

# Above one thing to do, which speaks to the two.
compare-week = For { $a } and { $b } this week

# Above a question.
compare-ask = Ask { $a } and { $b }

## Folded.

# Folded.
compare-difficult = For a difficult talk between { $a } and { $b }

compare-together = Working together

# Before a piece of advice.
compare-advice =
    { $kind ->
        [strength] Brings:
        [try] Try:
       *[question] Ask:
    }

# Below a title that says that answers look random.
compare-random = The check can be wrong: careful choices can look like this too. On a person's page you can invite them to answer again.

compare-evidence = Evidence and numbers

compare-column =
    { $column ->
        [style] Style
        [first] { $a }
        [second] { $b }
       *[apart] Difference
    }

compare-scores-detail = Scores run from 0 to 100. The brackets show where the true score or difference very likely lies (95%).

compare-profile = Profile of { $name }
