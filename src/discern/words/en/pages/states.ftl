## Where someone stands with an invitation: one word for each state, on every page, in filters and in files.

states-name =
    { $state ->
        [created] Invited
        [started] Answering
        [completed] Profile
        [withheld] No profile
        [expired] Ended
        [cancelled] Cancelled
       *[none] Not invited
    }

# The same where it is known how many questions are answered.
states-started = Answering, { $answered } of { $total }

# No profile, where it is known why the answers support none: $check is what they failed.
states-withheld =
    { $check ->
        [too_fast] No profile: too fast
        [too_few] No profile: too few answers
        [random_answers] No profile yet
        [place_pattern] No profile: picked by position
       *[other] No profile: unclear answers
    }

# A choice of the filter above People and Assessments; $count is empty where it isn't known.
states-group =
    { $group ->
        [with_profile] Profile { $count }
        [waiting] Waiting { $count }
        [to_invite] No profile { $count }
       *[all] All { $count }
    }

# What is chosen there, for screen readers.
states-groups = Show

# At the head of a column with these words.
states-help = **Invited:** no question is answered yet. **Answering:** some are answered. **Profile:** all are answered. **Unclear answers:** all are answered, but the answers look like random picks; counted as a profile. **No profile:** all are answered, but the answers are too unclear. **Ended:** the date to answer by has passed. **Cancelled:** the invitation or the consent was withdrawn. **Not invited:** there was no invitation.
