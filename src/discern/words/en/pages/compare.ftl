## Two people side by side.

# Both names, for the browser's tab.
compare-pair = { $a } and { $b }

compare-too-few = Nobody to compare yet

compare-too-few-detail = It takes two people with a profile. Invite them, and come back when both have answered.

compare-choose = Choose a person

compare-swap = Swap

compare-choose-two = Choose two people

compare-about = You see where they are alike, where they differ, and what they can try. Useful before they start to work together, and when there is friction. Look at it with both of them.

compare-same = That is the same person twice

compare-same-detail = Choose two different people.

compare-choose-another = Choose another person

compare-unfinished =
    { $count ->
        [one] { $names } hasn't answered everything yet
       *[other] { $names } haven't answered everything yet
    }

compare-unfinished-detail = Two people can be compared once both have a profile.

# Where a service says which styles, but not how sure that is. $label is that of the styles, such as “DI”.
compare-given = The service says { $label }

compare-no-style = No style is named

compare-view = What is drawn

compare-view-name =
    { $view ->
        [radar] Radar
       *[scores] Scores
    }

compare-together = What it means together

compare-difficult = For a difficult conversation

# Below that heading.
compare-difficult-detail = Where these two may get in each other's way, and what to ask them. This is what DISC courses teach of such pairs; it wasn't measured here.

# What a line of advice is, before it.
compare-row =
    { $kind ->
        [strength] They can bring
        [rub] They may clash
        [watch_out] They may miss
        [try] Both can try
       *[question] Ask both
    }

compare-try = { $name } can try

compare-profile = Profile of { $name }
