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
       *[withheld] Too unclear
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
        [person] Who the row is about: by name or, with names off, by a number.
        [until] The last day to answer, of those who are invited and haven't finished.
        [teams] The teams that the person is in.
        [email] The address that invitations go to.
        [place] Where on the circle the answers point: to one style, between two styles (“Calm above all” is between S and C), or only to a half (“Calm”). The highest single score can be another’s. A place is named from 80% on. Below that, this column says “Open”, even where a half is “Leaning”.
        [not-shared] The person doesn't share this profile with you, so the cells are empty.
        [held] A coach holds this profile back until it has been talked through, so the cells are empty.
        [random] The answers look picked at random, so the cells are empty. Open the person in Discern to see the scores.
        [chance] How likely it is that the entry under Style is right. It doesn't say who has more of a style.
        [sure] The same in a word. The next rows say what each word means.
        [scores] No style is better than another, and a score doesn't measure skill. Each score is the best estimate within its range. Treat close scores as equal.
        [range] The ends of a score's range. The true score lies between them with 95% probability, if the assumptions behind it hold.
        [missing] The service gives no ranges for some of these people.
        [answers] Whether anything about the answers was unusual. If so, read the profile with care.
        [last] The latest day on which the person was added, was invited, started or finished.
        [external-id] Your organisation's own id for the person.
        [counted] How many people's dots lie there on the circle. A dot is a best estimate, so the true number is between Low and High with 95% probability.
        [mean] The people's average score in the style. The true average is between Low and High with 95% probability.
        [highest] How likely this score is the highest of the four. The highest score and the direction can belong to different styles.
        [direction] How likely it is that the person is in this style's quarter of the circle. The four add up to 100%.
       *[id] How Discern tells people apart. Other programs may need it.
    }

# Who is made up: everybody, or only those whose names are marked so.
export-sample =
    { $all ->
        [yes] Everyone in this file is made up.
       *[no] People with “(sample)” after their names are made up.
    }

# Rows of the sheet about a team.
export-team =
    { $row ->
        [name] Team
        [size] People
        [profiled] With a profile
        [pending] Not finished
        [withheld] Answers gave no profile
        [not-shared] Not shared
        [place] People: { $of }
       *[mean] Mean score: { $of }
    }
