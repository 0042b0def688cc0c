## A page for a meeting: who is there, what they find easy and hard together, and how to begin.

# A link from the page on a talk.
brief-prepare = A meeting of several

brief-choose-first = Who meets?

brief-about = Choose the people, a team, or a meeting from your calendar. You get one page: what this group finds easy, what it finds hard, a line on each person, and a question to open with.

# A box to choose people from, and what is in it before.
brief-who = Who is there

brief-choose = Add people

# A box to choose a team from, and what is in it before.
brief-team = Whole team

brief-no-team = No team

# Above the page's title.
brief-counted =
    { $size ->
        [one] { $size } person
       *[other] { $size } people
    } · { $profiled } with a profile

# The headings of the cards.
brief-card =
    { $card ->
        [open] Open with
        [easy] Easy for this group
       *[hard] Hard for this group
    }

brief-people = For each person

# Below the lines on people. $names are those of whom nothing is known or shared.
brief-nothing = No profile to go by: { $names }

brief-agreements = Still open

# A button that makes the PDF.
brief-file = PDF

## Choosing by a calendar or by addresses.

brief-from = From your calendar

brief-calendar = A calendar file (.ics)

brief-calendar-detail = It is read once and not stored. Meetings of the next two weeks are listed.

brief-calendar-error =
    { $reason ->
        [too_large] This file is larger than 5 MB. Export a shorter period.
        [events] This file has more than 1,000 meetings. Export a shorter period.
       *[calendar] This isn't a calendar file. Export one that ends in .ics.
    }

brief-calendar-empty = No meeting with others in the next two weeks.

# After the day and the title of a meeting: how many of those who are invited are here.
brief-meeting-here = { $known } of { $count } known here

brief-meeting-untitled = No title

brief-addresses = Or paste e-mail addresses

brief-addresses-example = ana@example.org, bo@example.org

brief-take = Use these

# $addresses are those of a meeting that no one here has.
brief-unknown = Not in Discern: { $addresses }
