## Where somebody stands with an invitation: one word for each state, on every page, in filters and in files.

states-name =
    { $state ->
        [created] Invited
        [started] Started
        [completed] Finished
        [withheld] Unclear answers
        [expired] Ended
        [cancelled] Cancelled
       *[none] Not invited
    }

# The same where it is known how many questions are answered.
states-started = Started · { $answered } of { $total }

# At the head of a column with these words.
states-help = **Invited:** nothing is answered yet. **Started:** some questions are answered. **Finished:** all are answered. **Unclear answers:** all are answered, but the answers don't support a profile. **Ended:** the last day to answer is over. **Cancelled:** somebody took the invitation back, or the person their consent. **Not invited:** there was no invitation.
