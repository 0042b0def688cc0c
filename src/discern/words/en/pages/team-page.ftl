## One team's page: its head and menu, the overview, its people, and who is in it.

team-page-view =
    { $view ->
        [overview] Overview
        [people] People
        [what-if] What if
        [workshop] Workshop
       *[edit] Edit
    }

team-page-invite = Invite

# Of an empty team: a button that leads to a choice of people who have been invited before.
team-page-choose = Choose people who are here

team-page-menu =
    { $entry ->
        [report] :material/article: Write a report
        [brief] :material/groups: Prepare a meeting
        [export] :material/download: Export
        [link] :material/link: Copy the link
       *[delete] :material/delete: Delete the team
    }

team-page-export-about = Excel has the team in figures, a row per person with the ranges of the scores, and notes. CSV has only the people. JSON has every detail, for other programs. With names off, none of them identifies anyone.

team-page-link = Link to this team

team-page-link-about = It opens this page for everyone who may see the team.

# Above one thing to do.
team-page-monday = This week

team-page-tiles = Who is where

# Folded.
team-page-more = Strengths, costs and situations

# Before a piece of advice.
team-page-advice =
    { $kind ->
        [strength] Brings:
        [watch_out] Costs:
        [situation] In practice:
        [question] Ask:
        [first_week] First week:
        [newcomer] Newcomer:
       *[try] Try:
    }

## A person in short, in a drawer.

team-page-person = Person

team-page-person-open = Open profile

team-page-person-together = Work together

team-page-person-unanswered = Not finished yet

team-page-person-withheld = Unclear answers

team-page-person-withheld-detail = They are too unclear for a profile. Offer a new assessment.

## The team's people in a table.

team-page-scores = Scores in

# A heading.
team-page-scores-in = Scores in { style-named }

team-page-column =
    { $column ->
        [person] Person
        [place] Style
        [chance] How likely
       *[status] Status
    }

# Beside “Finished”, of somebody whose profile isn't shown to the reader.
team-page-not-shown = Not shown

# For members without an open assessment, where others have one.
team-page-invite-others =
    { $count ->
        [one] Invite the other one
       *[other] Invite the { $count } others
    }

# After who is waited for and since when: the invitation wasn't made for this team.
team-page-invited =
    { $of ->
        [other] for another team
       *[none] for no team
    }

## Who is in the team.

team-page-waiting = Waiting for answers

team-page-members = Members

team-page-members-alt = The people in the team and how far each is

team-page-without-profile =
    { $count ->
        [one] Invite the one person who hasn't finished
       *[other] Invite all { $count } who haven't finished
    }

