## Files for a spreadsheet: their sheets, the columns that no page has, and what columns and words mean.

export-sheet =
    { $sheet ->
        [people] People
        [team] Team
        [person] Person
        [scores] Scores
       *[about] About
    }

export-column =
    { $column ->
        [sure] How sure
        [answers] Answers
        [low] Low
        [high] High
        [direction] Direction
        [what] What
        [value] Number
        [assessment] Assessment id
       *[id] Id in Discern
    }

# A column with an end of the range of a score; $style is a style's letter.
export-range =
    { $end ->
        [low] { $style } low
       *[high] { $style } high
    }

# A column of the organisation's own list that has the name of another one.
export-own-column = { $name } (own)

# What checks of somebody's answers found.
export-answers =
    { $verdict ->
        [ok] Nothing unusual
        [caution] Something unusual
       *[withheld] Unclear
    }

# The columns of the sheet that explains the others.
export-about-column =
    { $column ->
        [what] Column or word
       *[meaning] What it means
    }

# What this sheet says something about, beside columns and words.
export-about =
    { $about ->
        [date] Date of the export
        [list] Who is listed
        [sample] Sample
        [scores] Scores
       *[missing] Missing ranges
    }

export-meaning =
    { $of ->
        [place] Where the person lies on the circle of styles, as far as the answers show it: in a direction, else in a half of the circle. Open where neither is sure enough.
        [not-shared] The person doesn't share these results with you. Their cells are empty.
        [held] A coach holds these results back until they have been talked about. Their cells are empty.
        [random] The answers may have been picked without choosing, so their cells are empty. Open the person in Discern to see the scores.
        [chance] How likely it is what Style says. It doesn't say who has more of a style.
        [sure] The same in a word:
        [scores] No style is better than another, and a score doesn't measure skill. Each score is the best estimate within its range. Treat close scores as equal.
        [range] The ends of the range of a score: the true score lies in it with 95% probability, if the assumptions behind it hold.
        [missing] The service gives no ranges for some of these people.
        [answers] Whether the checks of the answers found something unusual. Where they did, read the results with care.
        [last] When the person was added or invited, or began or finished the questionnaire: the last of these days.
        [external-id] Your organisation's own id for the person.
        [counted] How many people's dots lie there on the circle. A dot is a best estimate: with 95% probability, the number of people is between Low and High.
        [mean] The mean of the people's scores in the style. With 95% probability, it is between Low and High.
        [highest] How likely this score is the highest of the four. It can be that of another style than the direction.
        [direction] How likely the person lies in the direction of this style. The four add up to 100%.
       *[id] By which Discern tells people apart, for other programs.
    }

# Who is made up: everybody, or only those whose names are marked so.
export-sample =
    { $all ->
        [yes] Everybody in this file is made up.
       *[no] Those with “(sample)” after their names are made up.
    }

# Rows of the sheet about a team.
export-team =
    { $row ->
        [name] Team
        [size] People
        [profiled] With a profile
        [pending] Not finished
        [withheld] Unclear answers
        [not-shared] Not shared
        [place] People: { $of }
       *[mean] Mean score: { $of }
    }
